/** The actions phase: what may be done in it, and how the turn ends (BG-3.3–3.12). */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import { endRound } from '../artillery.ts';
import { anyMainAction, anySpecial } from '../at-random.ts';
import { malformed, refuse } from '../refusals.ts';
import { anyShot } from '../shots.ts';
import { type Battlegrounds, MAIN, MOVE_AFTER, SHOOT } from '../state.ts';
import { step, VERB } from '../steps.ts';
import { endTurn } from '../turn.ts';
import { changeTank } from './change-tank.ts';
import { moveTank } from './move-tank.ts';
import { type BattlegroundsMove, decision, forms, isPublic, OF_TURN, type Point } from './point.ts';
import { holdFire, shootAt } from './shoot.ts';
import { assignUpgrade, playAction } from './specials.ts';

/** BG-3.9: the player ends their turn; a shot that is still open is declined (BG-3.11). */
const end: BattlegroundsMove = {
  verbs: [VERB.end],
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) offer(step(VERB.end));
  },
  refuse: (s, _seat, draft) => {
    if (draft.length > 1 || draft[0] !== step(VERB.end)) return malformed();
    return s.actions > 0 ? refuse('ACT_FIRST') : undefined;
  },
  apply: (s, seat, _decision, _chance, tell) => {
    s.acting = -1;
    if (s.config.solo) {
      endRound(s, tell);
      return;
    }
    tell?.({ type: 'turnEnded', seat: numberOf(seat) });
    endTurn(s, seat, tell);
  },
  textIsPublic: isPublic,
  // BG-17.6.
  final: () => 'BG-17.6',
  write: () => 'end',
  read: forms([/^end(?: turn)?$/, () => decision({ ok: true, value: step(VERB.end) })]),
};

/** Of sixteen random answers, how many use a special token, and how many shots are declined. */
const SPECIALS_ODDS = 12;
const HOLD_ODDS = 1;
const happens = (odds: number, chance: Chance): boolean => chance.draw(16) < odds;

const END_TURN: Decision = [step(VERB.end)];

/** Why something else cannot be done in this window. */
const notNow = (s: Battlegrounds, verb: number): Refusal => {
  if (s.asked === MOVE_AFTER) return refuse('MOVE_OWED');
  if (s.asked === SHOOT) return refuse('MOVED_ALREADY');
  if (s.asked === MAIN) return refuse(verb === VERB.end ? 'ACT_FIRST' : 'OTHER_QUESTION');
  if (s.pause === 1) return refuse('PAUSE_TURN');
  return refuse(verb === VERB.shoot ? 'ONE_SHOT' : 'NO_ACTION_LEFT');
};
const otherwise: Point['otherwise'] = (s, _seat, verb) => notNow(s, verb);

const mainAction: Point = {
  name: 'mainAction',
  clause: 'BG-3.3',
  asks: OF_TURN,
  moves: [moveTank, shootAt, holdFire, changeTank, playAction, assignUpgrade],
  otherwise,
  late: (s, seat) => anyMainAction(s, seat, undefined),
  sample: (s, seat, chance) =>
    (happens(SPECIALS_ODDS, chance) ? anySpecial(s, seat, chance) : undefined) ??
    anyMainAction(s, seat, chance),
};

const shoot: Point = {
  name: 'shoot',
  clause: 'BG-5.1',
  asks: OF_TURN,
  moves: [shootAt, holdFire, playAction, assignUpgrade, end],
  otherwise,
  late: (s) => (s.actions > 0 ? [step(VERB.hold, s.acting)] : END_TURN),
  sample: (s, seat, chance) => {
    if (!happens(HOLD_ODDS, chance)) {
      const shot = anyShot(s, seat, s.acting, chance);
      if (shot >= 0) return [step(VERB.shoot, s.acting), shot];
    }
    return [step(VERB.hold, s.acting)];
  },
};

const moveAfterShot: Point = {
  name: 'moveAfterShot',
  clause: 'BG-10.14',
  asks: OF_TURN,
  moves: [moveTank, playAction, assignUpgrade],
  otherwise,
  late: (s, seat) => anyMainAction(s, seat, undefined),
  sample: (s, seat, chance) => anyMainAction(s, seat, chance),
};

const endOfTurn: Point = {
  name: 'endTurn',
  clause: 'BG-3.9',
  params: (s) => ({ pause: s.pause === 1 ? 'yes' : 'no' }),
  asks: OF_TURN,
  moves: [playAction, assignUpgrade, end],
  otherwise,
  late: () => END_TURN,
  sample: (s, seat, chance) => anySpecial(s, seat, chance) ?? END_TURN,
};

export const ACTIONS: readonly Point[] = [mainAction, shoot, moveAfterShot, endOfTurn];

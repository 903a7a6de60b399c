/** Shooting, and holding fire (BG-5; shooting first: BG-10.13–10.16; a tank without a path: BG-4.20, 4.21). */
import type { Draft } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { COLOURS, SQUARES } from '../../content/board.ts';
import { ORDER_CHANGE } from '../../content/tokens.ts';
import { pawnText, readPawn, readSquare, squareText } from '../notation.ts';
import { anyHasPath, hasPath } from '../paths.ts';
import { malformed, refuse } from '../refusals.ts';
import { AIMS, eachShot, refuseShot, shoot } from '../shots.ts';
import {
  activeCard,
  artilleryAt,
  type Battlegrounds,
  dudAt,
  friends,
  MAIN,
  pawnAt,
  tokenAt,
  upgradesOf,
} from '../state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../steps.ts';
import { askOn, finishAction } from '../turn.ts';
import { beginAction, refusePawn } from './move-tank.ts';
import { type BattlegroundsMove, decision, forms, isPublic } from './point.ts';

/** Why the tank must move before anything else (BG-4.1, 4.3, 4.21, 10.13). `shooting`: it wants to shoot. */
const refuseBeforeMove = (
  s: Battlegrounds,
  seat: Seat,
  pawn: number,
  shooting: boolean,
): Refusal | undefined => {
  if (s.asked !== MAIN) return undefined;
  if (hasPath(s, pawn)) {
    if (shooting && upgradesOf(s, activeCard(s, pawn), ORDER_CHANGE) > 0) return undefined;
    return refuse(shooting ? 'MOVE_FIRST' : 'MUST_MOVE');
  }
  return anyHasPath(s, seat) ? refuse('OTHER_TANK_CAN_MOVE') : undefined;
};

const refuseShooting = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const pawn = aboutOf(draft[0]!);
  const wrong = refusePawn(s, seat, pawn) ?? refuseBeforeMove(s, seat, pawn, true);
  if (wrong) return wrong;
  if (draft.length < 2) {
    if (whole) return malformed();
    let targets = 0;
    eachShot(s, seat, pawn, () => targets++);
    return targets > 0 ? undefined : refuse('NOTHING_TO_SHOOT');
  }
  const aim = verbOf(draft[1]!);
  if (draft.length > 2 || !AIMS.includes(aim as Verb)) return malformed();
  return refuseShot(s, seat, pawn, aboutOf(draft[1]!), aim);
};

const AIM_WORDS: Readonly<Record<string, Verb>> = {
  token: VERB.token,
  tank: VERB.tank,
  dud: VERB.layDud,
  clear: VERB.removeDud,
  artillery: VERB.artillery,
};
const wordOf = (aim: number): string => Object.keys(AIM_WORDS).find((word) => AIM_WORDS[word] === aim) ?? '?';

/** What can be meant on a square when only the square is named; a tank on a token must be named (BG-5.13). */
const aimAt = (s: Battlegrounds, square: number): Result<Verb, Refusal> => {
  const other = pawnAt(s, square);
  const enemy = other >= 0 && !friends(s, s.turnOf, s.config.ownerOf[other]!);
  const token = tokenAt(s, square) >= 0;
  if (enemy && token) return err(refuse('NAME_THE_TARGET', { square: SQUARES[square]! }));
  if (token) return ok(VERB.token);
  if (other >= 0) return ok(VERB.tank);
  if (artilleryAt(s, square) >= 0) return ok(VERB.artillery);
  return ok(dudAt(s, square) >= 0 ? VERB.removeDud : VERB.layDud);
};

export const shootAt: BattlegroundsMove = {
  verbs: [VERB.shoot],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const pawn of s.config.pawnsOf[seat]!) offer(step(VERB.shoot, pawn));
    else if (draft.length === 1) eachShot(s, seat, aboutOf(draft[0]!), offer);
  },
  refuse: refuseShooting,
  apply: (s, seat, [who, what], _chance, tell) => {
    const pawn = aboutOf(who!);
    const first = s.asked === MAIN;
    const stuck = first && !hasPath(s, pawn);
    const ordered = first && upgradesOf(s, activeCard(s, pawn), ORDER_CHANGE) > 0;
    beginAction(s, pawn);
    if (stuck) tell?.({ type: 'stuck', seat: numberOf(seat), pawn: COLOURS[pawn]! });
    shoot(s, seat, pawn, aboutOf(what!), verbOf(what!), tell);
    // BG-10.14, 10.16: a tank that may shoot first must still move, if it now has a path.
    if (ordered && hasPath(s, pawn)) {
      s.shotFirst = 1;
      askOn(s);
    } else finishAction(s);
  },
  textIsPublic: isPublic,
  // BG-17.6: a destruction, or a spent Armour.
  final: (_s, _seat, [, what]) => (verbOf(what!) === VERB.tank ? 'BG-17.6' : undefined),
  write: (_s, [who, what]) =>
    `shoot ${pawnText(who!)}${what === undefined ? '' : ` ${wordOf(verbOf(what))} ${squareText(what)}`}`,
  read: forms(
    [/^shoot (\S+)$/, ([pawn]) => decision(readPawn(VERB.shoot, pawn))],
    [
      /^shoot (\S+) (?:(token|tank|dud|clear|artillery) )?([a-h][1-8])$/,
      ([pawn, aim, square], s) => {
        const who = readPawn(VERB.shoot, pawn);
        if (aim) return decision(who, readSquare(AIM_WORDS[aim]!, square));
        const at = readSquare(VERB.to, square);
        if (!at.ok) return at;
        const meant = aimAt(s, aboutOf(at.value));
        return meant.ok ? decision(who, ok(step(meant.value, aboutOf(at.value)))) : meant;
      },
    ],
  ),
};

/** BG-4.20, 5.1, 5.19: no shot; with a tank that has no path, a move-and-shoot with neither. */
export const holdFire: BattlegroundsMove = {
  verbs: [VERB.hold],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const pawn of s.config.pawnsOf[seat]!) offer(step(VERB.hold, pawn));
  },
  refuse: (s, seat, draft) => {
    if (draft.length > 1) return malformed();
    const pawn = aboutOf(draft[0]!);
    return refusePawn(s, seat, pawn) ?? refuseBeforeMove(s, seat, pawn, false);
  },
  apply: (s, seat, [who], _chance, tell) => {
    const pawn = aboutOf(who!);
    const of = { seat: numberOf(seat), pawn: COLOURS[pawn]! };
    if (s.asked === MAIN) tell?.({ type: 'stuck', ...of });
    beginAction(s, pawn);
    tell?.({ type: 'heldFire', ...of });
    finishAction(s);
  },
  textIsPublic: isPublic,
  write: (_s, [who]) => `hold ${pawnText(who!)}`,
  read: forms([/^hold(?: fire)? (\S+)$/, ([pawn]) => decision(readPawn(VERB.hold, pawn))]),
};

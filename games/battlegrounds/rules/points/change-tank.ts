/** Tank change (BG-7). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { COLOURS } from '../../content/board.ts';
import { TANK_IDS } from '../../content/tanks.ts';
import { pawnText, readPawn, readTank, tankText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { activate, activeCard, type Battlegrounds, onBoard, reserveOf } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { finishAction } from '../turn.ts';
import { refusePawn } from './move-tank.ts';
import { type BattlegroundsMove, decision, forms, isPublic } from './point.ts';

const refuseCard = (s: Battlegrounds, seat: Seat, card: number): Refusal | undefined => {
  if (s.tank.zoneOf[card] !== reserveOf(s, seat))
    return refuse('CARD_NOT_IN_RESERVE', { card: TANK_IDS[card]! });
  return s.damaged.has(card) ? refuse('CARD_DAMAGED', { card: TANK_IDS[card]! }) : undefined;
};
/** Whether the seat has a card that a pawn could change to. */
const hasChange = (s: Battlegrounds, seat: Seat): boolean => {
  const { tank, damaged } = s;
  for (let card = tank.first(reserveOf(s, seat)); card >= 0; card = tank.next(card))
    if (!damaged.has(card)) return true;
  return false;
};

const refuseChange = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const pawn = aboutOf(draft[0]!);
  const mine = pawn < COLOURS.length && s.config.ownerOf[pawn] === seat && s.inGame.has(pawn);
  if (mine && !onBoard(s, pawn)) return refuse('CHANGE_OFF_BOARD', { pawn: COLOURS[pawn]! });
  const wrong = refusePawn(s, seat, pawn);
  if (wrong) return wrong;
  if (draft.length < 2)
    return whole ? malformed() : hasChange(s, seat) ? undefined : refuse('CARD_NOT_IN_RESERVE');
  const card = aboutOf(draft[1]!);
  if (draft.length > 2 || verbOf(draft[1]!) !== VERB.card || card >= TANK_IDS.length) return malformed();
  return refuseCard(s, seat, card);
};

export const changeTank: BattlegroundsMove = {
  verbs: [VERB.change],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const pawn of s.config.pawnsOf[seat]!) offer(step(VERB.change, pawn));
    else if (draft.length === 1)
      for (const card of s.tank.list(reserveOf(s, seat))) offer(step(VERB.card, card));
  },
  refuse: refuseChange,
  apply: (s, seat, [who, what], _chance, tell) => {
    const [pawn, card] = [aboutOf(who!), aboutOf(what!)];
    s.tank.move(activeCard(s, pawn), reserveOf(s, seat));
    activate(s, pawn, card);
    s.actions--;
    tell?.({ type: 'changed', seat: numberOf(seat), pawn: COLOURS[pawn]!, card: TANK_IDS[card]! });
    finishAction(s);
  },
  textIsPublic: isPublic,
  write: (_s, [who, what]) => `change ${pawnText(who!)}${what === undefined ? '' : ` to ${tankText(what)}`}`,
  read: forms([
    /^change (\S+)(?: to (.+))?$/,
    ([pawn, card]) => {
      const who = readPawn(VERB.change, pawn);
      return card === undefined ? decision(who) : decision(who, readTank(VERB.card, card));
    },
  ]),
};

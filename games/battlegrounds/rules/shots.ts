/** Shots (BG-5): the squares that a tank can shoot at, what may be aimed at there, and what a hit does. */
import type { Chance } from '#engine/chance.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { COLOURS, SQUARES } from '../content/board.ts';
import { TANKS } from '../content/tanks.ts';
import { KIND_OF, LONGER_SHOT } from '../content/tokens.ts';
import { destroy, spendArmour, takeToken, winScore } from './combat.ts';
import type { Tell } from './events.ts';
import { away, FIRST, isAway, OF_A_KIND } from './geometry.ts';
import { refuse } from './refusals.ts';
import {
  activeCard,
  artilleryAt,
  type Battlegrounds,
  dudAt,
  dudZone,
  friends,
  pawnAt,
  supplyOf,
  tokenAt,
} from './state.ts';
import { step, VERB, type Verb } from './steps.ts';

const FIRST_OF = TANKS.map(({ shotDir }) => FIRST[shotDir]);
const DISTANCE_OF = TANKS.map(({ shotDistance }) => shotDistance);

const LONGER_SHOTS: readonly number[] = KIND_OF.flatMap((kind, picture) =>
  kind === LONGER_SHOT ? [picture] : [],
);

/** BG-5.2, 10.6: the farthest distance; the least is the printed one. */
const longerShots = (s: Battlegrounds, card: number): number => {
  let count = 0;
  for (const picture of LONGER_SHOTS) if (s.upgrade[picture] === card) count++;
  return count;
};
const farthest = (s: Battlegrounds, card: number): number => DISTANCE_OF[card]! + longerShots(s, card);

/** The aims of a shot, as verbs of its second step. */
export const AIMS: readonly Verb[] = [VERB.tank, VERB.token, VERB.artillery, VERB.layDud, VERB.removeDud];

/** Why this cannot be aimed at on this square, wherever the shooter stands. */
const refuseAim = (s: Battlegrounds, seat: Seat, square: number, aim: number): Refusal | undefined => {
  const at = { square: SQUARES[square]! };
  const other = pawnAt(s, square);
  switch (aim) {
    case VERB.token:
      return tokenAt(s, square) < 0 ? refuse('NO_TOKEN_THERE', at) : undefined;
    case VERB.tank:
      if (other < 0) return refuse('NO_TANK_THERE', at);
      return friends(s, seat, s.config.ownerOf[other]!) ? refuse('FRIENDLY_TANK', at) : undefined;
    case VERB.artillery:
      return artilleryAt(s, square) < 0 ? refuse('NO_ARTILLERY_THERE', at) : undefined;
    case VERB.removeDud:
      return dudAt(s, square) < 0 ? refuse('NO_DUD_THERE', at) : undefined;
    case VERB.layDud:
      if (s.config.solo) return refuse('NO_DUDS_IN_SOLO');
      if (tokenAt(s, square) >= 0 || other >= 0 || dudAt(s, square) >= 0) return refuse('NOT_EMPTY', at);
      return s.dud.size(supplyOf(s)) === 0 ? refuse('NO_DUD_LEFT') : undefined;
    default:
      return refuse('BAD_DECISION');
  }
};

/** Why this pawn cannot make this shot from where it stands (BG-5.2–5.19). */
export const refuseShot = (
  s: Battlegrounds,
  seat: Seat,
  pawn: number,
  square: number,
  aim: number,
): Refusal | undefined => {
  if (square >= SQUARES.length) return refuse('OFF_THE_BOARD');
  const card = activeCard(s, pawn);
  const first = FIRST_OF[card]!;
  const from = s.square[pawn]!;
  const most = farthest(s, card);
  for (let distance = DISTANCE_OF[card]!; distance <= most; distance++)
    if (isAway(from, square, first, distance)) return refuseAim(s, seat, square, aim);
  return refuse('WRONG_SHOT', { square: SQUARES[square]!, least: DISTANCE_OF[card]!, most });
};

/** The squares that this pawn, on this square and with this card, could shoot at. */
export const rangeOf = (s: Battlegrounds, card: number, from: number): number[] => {
  const squares: number[] = [];
  const most = farthest(s, card);
  for (let distance = DISTANCE_OF[card]!; distance <= most; distance++)
    for (let i = 0; i < OF_A_KIND; i++) {
      const square = away(from, FIRST_OF[card]! + i, distance);
      if (square >= 0) squares.push(square);
    }
  return squares;
};

/** Calls `each` with the second step of every legal shot of this pawn. */
export const eachShot = (s: Battlegrounds, seat: Seat, pawn: number, each: (aim: number) => void): void => {
  for (const square of rangeOf(s, activeCard(s, pawn), s.square[pawn]!))
    for (const aim of AIMS) if (!refuseAim(s, seat, square, aim)) each(step(aim, square));
};

/** A random legal shot, or -1: a square first, then what is aimed at. */
export const anyShot = (s: Battlegrounds, seat: Seat, pawn: number, chance: Chance): number => {
  const card = activeCard(s, pawn);
  const from = s.square[pawn]!;
  const longer = longerShots(s, card);
  const distance = DISTANCE_OF[card]! + (longer > 0 ? chance.draw(longer + 1) : 0);
  const start = chance.draw(OF_A_KIND);
  for (let i = 0; i < OF_A_KIND; i++) {
    const square = away(from, FIRST_OF[card]! + ((start + i) % OF_A_KIND), distance);
    if (square < 0) continue;
    const other = pawnAt(s, square);
    const enemy = other >= 0 && !friends(s, seat, s.config.ownerOf[other]!);
    const token = tokenAt(s, square) >= 0;
    if (enemy && (!token || chance.draw(2) === 0)) return step(VERB.tank, square);
    if (token) return step(VERB.token, square);
    if (other >= 0) continue;
    if (dudAt(s, square) >= 0) return step(VERB.removeDud, square);
    if (artilleryAt(s, square) >= 0) return step(VERB.artillery, square);
    if (!s.config.solo && s.dud.size(supplyOf(s)) > 0) return step(VERB.layDud, square);
  }
  return -1;
};

/** Carries out a legal shot (BG-5.5–5.15, 16.15). */
export const shoot = (
  s: Battlegrounds,
  seat: Seat,
  pawn: number,
  square: number,
  aim: number,
  tell: Tell | null,
): void => {
  const by = { seat: numberOf(seat), pawn: COLOURS[pawn]!, square: SQUARES[square]! };
  switch (aim) {
    case VERB.token:
      takeToken(s, seat, pawn, square, tokenAt(s, square), tell);
      break;
    case VERB.tank: {
      const target = pawnAt(s, square);
      tell?.({ type: 'shotAt', ...by, target: COLOURS[target]! });
      if (spendArmour(s, target, square, tell)) break;
      const owner = numberOf(s.config.ownerOf[target]!);
      tell?.({ type: 'destroyed', seat: owner, pawn: COLOURS[target]!, square: by.square });
      destroy(s, target);
      winScore(s, seat, target, tell);
      break;
    }
    case VERB.artillery:
      s.score.move(artilleryAt(s, square), s.score.plan.base.stock!);
      tell?.({ type: 'removedArtillery', ...by });
      break;
    case VERB.removeDud:
      s.dud.move(dudAt(s, square), supplyOf(s));
      tell?.({ type: 'removedDud', ...by });
      break;
    default:
      s.dud.move(s.dud.first(supplyOf(s)), dudZone(s, square));
      tell?.({ type: 'laidDud', ...by });
  }
};

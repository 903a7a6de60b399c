/** The frame of a turn: return, actions, end (BG-3), and how a game of Battle or Team ends (BG-12). */
import { numberOf, type Seat } from '#engine/seats.ts';
import { PAWN_COUNT } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import { pointsOf } from './area.ts';
import type { Tell } from './events.ts';
import {
  type Battlegrounds,
  END,
  ENDINGS,
  type EndingReason,
  hasTankOnBoard,
  KEEP,
  MAIN,
  MOVE_AFTER,
  OVER,
  onBoard,
  RETURN,
  reserveOf,
  SHOOT,
  tokensOnBoard,
} from './state.ts';

export const finish = (s: Battlegrounds, reason: EndingReason): void => {
  s.asked = OVER;
  s.ending = ENDINGS.indexOf(reason);
};

/** BG-3.1, 3.11: the turn of a seat begins with its return phase. */
export const beginTurn = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  s.turnOf = seat;
  s.actions = 1;
  s.acting = -1;
  s.shotFirst = 0;
  s.pause = 0;
  s.progress = 0;
  s.damagedBefore.clear();
  const { tank, damaged } = s;
  for (let card = tank.first(reserveOf(s, seat)); card >= 0; card = tank.next(card))
    if (damaged.has(card)) s.damagedBefore.add(card);
  tell?.({ type: 'turn', seat: numberOf(seat) });
  goOnReturning(s, seat);
};

/** A pawn that must come back now (BG-6.7), or -1. Those hit by the artillery are not among them (BG-16.32). */
const mustReturn = (s: Battlegrounds, seat: Seat): boolean => {
  for (const pawn of s.config.pawnsOf[seat]!)
    if (!onBoard(s, pawn) && s.inGame.has(pawn) && !s.lost.has(pawn)) return true;
  return false;
};
/** BG-16.32, 16.43: whether a new tank may enter for one that the artillery has hit. */
const mayEnter = (s: Battlegrounds, seat: Seat): boolean => {
  if (s.tank.size(reserveOf(s, seat)) === 0) return false;
  for (let pawn = 0; pawn < PAWN_COUNT; pawn++) if (s.lost.has(pawn)) return true;
  return false;
};
/** Whether this pawn may come in now: those that must return come first (BG-16.43). */
export const isMissing = (s: Battlegrounds, seat: Seat, pawn: number): boolean =>
  s.config.ownerOf[pawn] === seat &&
  s.inGame.has(pawn) &&
  !onBoard(s, pawn) &&
  s.lost.has(pawn) !== mustReturn(s, seat);
/** BG-16.33: nothing has to come in, because a tank is on the board. */
export const entryIsOptional = (s: Battlegrounds, seat: Seat): boolean =>
  !mustReturn(s, seat) && hasTankOnBoard(s, seat);

/** Asks for the next pawn that comes in, or goes on to the actions. */
export const goOnReturning = (s: Battlegrounds, seat: Seat): void => {
  if (mustReturn(s, seat) || (s.config.solo && mayEnter(s, seat))) s.asked = RETURN;
  else startActions(s);
};
export const startActions = (s: Battlegrounds): void => {
  if (s.pause === 1) s.actions = 0;
  askOn(s);
};

/** Opens what comes next in the actions phase. */
export const askOn = (s: Battlegrounds): void => {
  if (s.acting >= 0) s.asked = s.shotFirst === 1 ? MOVE_AFTER : SHOOT;
  else s.asked = s.actions > 0 ? MAIN : END;
};
/** BG-3.11, 9.5: the main action is finished; without a tank on the board those left over lapse. */
export const finishAction = (s: Battlegrounds): void => {
  s.acting = -1;
  s.shotFirst = 0;
  if (!hasTankOnBoard(s, s.turnOf)) s.actions = 0;
  askOn(s);
};
/** Whether the turn is in its actions phase, in a free window (BG-3.5). */
export const inFreeWindow = (s: Battlegrounds): boolean =>
  s.asked === MAIN || s.asked === SHOOT || s.asked === MOVE_AFTER || s.asked === END;
export const askToKeep = (s: Battlegrounds): void => {
  s.asked = KEEP;
};

/** BG-6.15: cards that were damaged when the turn began are repaired. */
export const repair = (s: Battlegrounds, tell: Tell | null): void => {
  for (let card = 0; card < TANK_IDS.length; card++)
    if (s.damagedBefore.has(card)) {
      s.damaged.delete(card);
      tell?.({ type: 'repaired', seat: numberOf(s.turnOf), card: TANK_IDS[card]! });
    }
  s.damagedBefore.clear();
};

/** Ends the game for this seat, which has reached the target. */
export const win = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  s.winner = seat;
  tell?.({ type: 'won', seat: numberOf(seat), points: pointsOf(s, seat) });
  finish(s, 'target');
};

/** BG-12.10, 12.11. */
export const stallLimit = (s: Battlegrounds): number =>
  tokensOnBoard(s) === 0 ? 3 * s.config.seats : s.config.stall;

const stacksAreEmpty = (s: Battlegrounds): boolean => {
  const first = s.score.plan.base.stack!;
  for (let colour = 0; colour < PAWN_COUNT; colour++) if (s.score.size(first + colour) > 0) return false;
  return true;
};

/** BG-12.15: with three players the one whose corner lies between those of the two others. */
const MIDDLE_OF_THREE: Seat = 1;

/** BG-12.15: of those who have reached the target the best one; -1: nobody. */
const leaderOf = (s: Battlegrounds): Seat | -1 => {
  const { seats, target } = s.config;
  let leader = -1;
  let most = 0;
  for (let i = 0; i < seats; i++) {
    const seat = (s.start + i) % seats;
    const points = pointsOf(s, seat);
    if (points < target || points < most) continue;
    if (points === most && seats === 3 && seat === MIDDLE_OF_THREE) continue;
    leader = seat;
    most = points;
  }
  return leader;
};

/** BG-3.10, 12.5, 12.9–12.12: the end of a turn of Battle or Team. */
export const endTurn = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  repair(s, tell);
  const { seats, winAtRoundEnd } = s.config;
  const next = (seat + 1) % seats;
  const reached = pointsOf(s, seat) >= s.config.target;
  const winner = winAtRoundEnd ? (next === s.start ? leaderOf(s) : -1) : reached ? seat : -1;
  if (winner >= 0) {
    win(s, winner, tell);
    return;
  }
  if (reached) tell?.({ type: 'reachedInRound', seat: numberOf(seat), points: pointsOf(s, seat) });
  s.fruitless = s.progress === 1 ? 0 : s.fruitless + 1;
  const limit = stallLimit(s);
  if (tokensOnBoard(s) === 0 && stacksAreEmpty(s)) finish(s, 'exhaustion');
  else if (s.fruitless >= limit) finish(s, 'stalemate');
  else {
    if (s.fruitless * 2 > limit) tell?.({ type: 'stalling', turns: s.fruitless, limit });
    beginTurn(s, next, tell);
  }
};

/** BG-12.7: the game ends as soon as any player has reached the target, by option. */
export const checkAtOnce = (s: Battlegrounds, tell: Tell | null): void => {
  if (s.asked === OVER) return;
  for (let i = 0; i < s.config.seats; i++) {
    const seat = (s.turnOf + i) % s.config.seats;
    if (pointsOf(s, seat) < s.config.target) continue;
    win(s, seat, tell);
    return;
  }
};

/**
 * Why a turn is good: it wins, it averts a loss, or it is what makes a term of the evaluation grow most for the side that
 * moves.
 */
import type { BotAnswer, Reason } from '#bots/contract.ts';
import { targetOf } from '../rules/shot.ts';
import type { TankState } from '../rules/state.ts';
import {
  isLive,
  letterOf,
  OUT,
  ownerOf,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../rules/types.ts';
import { Board } from './board.ts';
import { groundOf, hopeOf } from './evaluate.ts';
import { WON } from './search.ts';
import { gatherShots, shotVictims, winningTurn } from './threats.ts';

/** The terms in which a reason is given; each has a message `because.<term>`. */
export const TERMS = [
  'wins',
  'averts',
  'forces',
  'delays',
  'destroys',
  'saves',
  'place',
  'runs',
  'bars',
  'presses',
  'shelters',
  'ahead',
] as const;
export type Term = (typeof TERMS)[number];

/** What the tank on a square is worth to its side where it stands. */
const worthAt = (board: Board, square: number): number => {
  const cell = board.cells[square]!;
  const value = board.values[square * 128 + (cell & 127)]!;
  return ownerOf(cell) === 0 ? value : -value;
};

/** The worth of the most valuable tank that the other side could destroy if it were to move; the command tank is all. */
const atStake = (board: Board, side: number): number => {
  const count = gatherShots(board, side ^ 1);
  const slots = [...shotVictims.subarray(0, count)];
  if (slots.includes(0)) return WON;
  return Math.max(0, ...slots.map((slot) => worthAt(board, board.squares[side * board.slots + slot]!)));
};

/** The square of the enemy that the turn destroys; -1 if none. */
const victimOf = (board: Board, turn: Turn): number => {
  const [from, to] = [turnFrom(turn), turnTo(turn)];
  if (turnShot(turn) === 0 || to === OUT) return -1;
  const { cells, geometry } = board;
  const cell = cells[from]!;
  const target = targetOf(geometry, cells, cell, from, to, turnFacing(turn), turnShot(turn));
  if (target < 0) return -1;
  board.make(turn);
  const destroyed = !isLive(cells[target]!);
  board.unmake(turn);
  return destroyed ? target : -1;
};

/** How much each term of the evaluation grows for the side that moves. `board`: before the turn, with its values. */
export const growthOf = (board: Board, state: TankState, turn: Turn): Map<Term, number> => {
  const ground = groundOf(state);
  const { side } = board;
  const [sign, other] = [side === 0 ? 1 : -1, side ^ 1];
  const victim = victimOf(board, turn);
  const gained = victim < 0 ? 0 : worthAt(board, victim);
  const measured = () => ({
    sum: sign * board.sum,
    runs: hopeOf(board, ground, side),
    bars: -hopeOf(board, ground, other),
    presses: board.pressure[other]!,
    shelters: -board.pressure[side]!,
    saves: -atStake(board, side),
  });
  const before = measured();
  board.make(turn);
  const after = measured();
  board.unmake(turn);
  const { sum, ...rest } = after;
  return new Map<Term, number>([
    ['destroys', gained],
    ['place', sum - before.sum - gained],
    ...Object.entries(rest).map(
      ([term, value]) => [term as Term, value - before[term as keyof typeof rest]] as const,
    ),
  ]);
};

/** The reason for a bot's turn in this state. `score`: what its search expects of it, where it has said so. */
export const reasonFor = (state: TankState, turn: Turn, { info }: Pick<BotAnswer, 'info'>): Reason => {
  const board = new Board(state);
  board.setHistory(state);
  board.setValues(groundOf(state).values);
  const other = board.side ^ 1;
  const inDanger = winningTurn(board, other) >= 0;
  board.make(turn);
  const wins = board.win !== 0;
  const averted = inDanger && winningTurn(board, other) < 0;
  board.unmake(turn);
  const because = (term: Term, params?: Reason['params']): Reason =>
    params === undefined ? { term } : { term, params };
  if (wins) return because('wins');
  if (averted) return because('averts');
  if (info && info.score >= WON) return because('forces');
  if (info && info.score <= -WON) return because('delays');
  let most: Term = 'ahead';
  let best = 0;
  for (const [term, by] of growthOf(board, state, turn)) if (by > best) [most, best] = [term, by];
  if (most !== 'destroys') return because(most);
  return because(most, { tank: letterOf(typeOf(board.cells[victimOf(board, turn)]!)) });
};

/** The static evaluation, from the side to move. Integers; a light tank is about 100. */
import { EMPTY, isLive, type Position } from '../rules/types.ts';
import type { Board } from './board.ts';
import { exitTurns, squareValues } from './squares.ts';
import { EXIT_SHARE, EXIT_TURNS, exitShareOf, TEMPO } from './weights.ts';

/** Values computed once for the position at the root. */
export interface Ground {
  readonly values: Int16Array;
  readonly exits: Uint8Array;
  /** The weight of escaping on this board, in sixteenths. */
  readonly exitShare: number;
  /** The greatest value of any tank on its best square. */
  readonly most: number;
}

/** Tanks of both armies that count as the opening. */
const EARLY_TANKS = 20;

/** Cached grounds: terrain and wrecks seldom change from one turn to the next. */
const grounds = new Map<string, Ground>();
const MOST_GROUNDS = 32;

export function groundOf(pos: Position): Ground {
  const { width, height, objectives, reverseExit } = pos.config;
  const live = pos.cells.filter(isLive).length;
  const stage = Math.trunc((256 * Math.max(0, EARLY_TANKS - live)) / EARLY_TANKS);
  const terrain = pos.cells.map((cell) => (isLive(cell) ? EMPTY : cell)).join();
  const key = `${width}x${height} ${objectives} ${reverseExit} ${stage} ${terrain}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const values = squareValues(pos, stage);
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  const ground = { values, exits: exitTurns(pos), exitShare: exitShareOf(height), most };
  if (grounds.size >= MOST_GROUNDS) grounds.clear();
  grounds.set(key, ground);
  return ground;
}

const exitShare = (enemies: number): number => EXIT_SHARE[Math.min(enemies, EXIT_SHARE.length - 1)]!;

/** How near a command tank of `side` is to its far edge. */
function exitHope(board: Board, ground: Ground, side: number, square: number, facing: number): number {
  const turns = ground.exits[((side * board.geometry.area + square) << 3) | facing]!;
  if (turns >= EXIT_TURNS.length) return 0;
  return (EXIT_TURNS[turns]! * ground.exitShare * exitShare(board.live[side ^ 1]!)) >> 8;
}

/** What the side to move gains when its command tank goes from one state to another. */
export const exitGain = (
  board: Board,
  ground: Ground,
  from: number,
  heading: number,
  to: number,
  facing: number,
): number =>
  exitHope(board, ground, board.side, to, facing) - exitHope(board, ground, board.side, from, heading);

/** How near the command tank of `side` is to its far edge now. */
export function hopeOf(board: Board, ground: Ground, side: number): number {
  const square = board.commandOf(side);
  return exitHope(board, ground, side, square, board.cells[square]! & 7);
}

export function evaluate(board: Board, ground: Ground): number {
  const white =
    board.sum + hopeOf(board, ground, 0) - hopeOf(board, ground, 1) - board.pressure[0]! + board.pressure[1]!;
  return (board.side === 0 ? white : -white) + TEMPO;
}

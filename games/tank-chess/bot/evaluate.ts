/** What a position is worth to the side to move, without looking ahead. Integers; a light tank is about 100. */
import { kingDistance } from '../rules/geometry.ts';
import type { Position } from '../rules/types.ts';
import { isLive } from '../rules/types.ts';
import type { Board } from './board.ts';
import { exitTurns, squareValues } from './squares.ts';
import { EXIT_TURNS, NEAR_COMMAND, TEMPO } from './weights.ts';

/** What is computed once for the position that a search starts from. */
export interface Ground {
  readonly values: Int16Array;
  readonly exits: Uint8Array;
}

/** Tanks of both armies that make the game's beginning. */
const EARLY_TANKS = 20;

export function groundOf(pos: Position): Ground {
  const live = pos.cells.filter(isLive).length;
  const stage = Math.trunc((256 * Math.max(0, EARLY_TANKS - live)) / EARLY_TANKS);
  return { values: squareValues(pos, stage), exits: exitTurns(pos) };
}

/** How much the enemies of `side` press on its command tank. */
function pressure(board: Board, side: number): number {
  const { geometry, slots } = board;
  const command = board.commandOf(side);
  const other = (side ^ 1) * slots;
  let sum = 0;
  for (let slot = 1; slot < board.used[side ^ 1]!; slot++) {
    if (board.alive[other + slot] === 0) continue;
    const distance = kingDistance(geometry, command, board.squares[other + slot]!);
    if (distance < NEAR_COMMAND.length) sum += NEAR_COMMAND[distance]!;
  }
  return sum;
}

/** How near a command tank is to the far edge. */
function exitHope(board: Board, ground: Ground, side: number): number {
  const square = board.commandOf(side);
  const facing = board.cells[square]! & 7;
  const turns = ground.exits[side * board.geometry.area * 8 + square * 8 + facing]!;
  return turns < EXIT_TURNS.length ? EXIT_TURNS[turns]! : 0;
}

export function evaluate(board: Board, ground: Ground): number {
  const white =
    board.sum +
    exitHope(board, ground, 0) -
    exitHope(board, ground, 1) -
    pressure(board, 0) +
    pressure(board, 1);
  return (board.side === 0 ? white : -white) + TEMPO;
}

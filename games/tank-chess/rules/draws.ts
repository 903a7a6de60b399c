/**
 * How often the present position has occurred, told exactly from the half-moves alone (TC-10.3, TC-10.4).
 *
 * A destroyed tank never comes back, so only half-moves since the last one count. Walking back through them, the
 * position is the same wherever all displacements cancel out; tanks of one type and owner are interchangeable.
 */
import { facingOf, OUT, type Position, type Turn, turnFacing, turnFrom, turnTo, typeOf } from './types.ts';

/**
 * One half-move that destroyed nothing and did not leave the board, an integer below 2^29:
 *
 *   bits 0-15 state left · 16-28 state taken without its type; a state is type << 13 | facing << 10 | square
 */
export type HalfMove = number;
const STATE = 0x1fff;

/** The record of a turn, made before it is played. */
export function halfMoveOf(pos: Position, turn: Turn): HalfMove {
  const from = turnFrom(turn);
  const cell = pos.cells[from]!;
  if (turnTo(turn) === OUT) throw new Error('an escape ends the game and cannot be repeated');
  const left = from | (facingOf(cell) << 10) | (typeOf(cell) << 13);
  return left | ((turnTo(turn) | (turnFacing(turn) << 10)) << 16);
}

/** The state the tank was in before, and the one it was in afterwards: type, facing and square in one number. */
export const stateLeft = (move: HalfMove): number => move & 0xffff;
export const stateTaken = (move: HalfMove): number => ((move >> 16) & STATE) | (move & 0xe000);

/** `balance[owner << 16 | state]`: tanks there in the earlier position, minus tanks there now. */
const balance = new Int8Array(1 << 17);

function shift(state: number, by: number): number {
  const before = balance[state]!;
  balance[state] = before + by;
  return before === 0 ? 1 : before + by === 0 ? -1 : 0;
}

/** Whether the state that half-move `last` took was left in an earlier half-move of the same side. */
function leftBefore(history: ArrayLike<number>, last: number): boolean {
  if (last < 2) return false;
  const taken = stateTaken(history[last]!);
  for (let i = last - 2; i >= 0; i -= 2) if (stateLeft(history[i]!) === taken) return true;
  return false;
}

/**
 * How many times the present position has occurred, this time included, within the last `length` half-moves of
 * `history` (oldest first, none of which destroyed a tank; the last was played by the side not to move).
 */
export function occurrences(pos: Position, history: ArrayLike<number>, length: number): number {
  // The states that both sides took last must have been left before, by a tank like it: rare, and quick to check.
  if (!leftBefore(history, length - 1) || !leftBefore(history, length - 2)) return 1;
  let count = 1;
  let differing = 0;
  let side = pos.side;
  for (let i = length - 1; i >= 0; i--) {
    side ^= 1;
    differing += shift((side << 16) | stateTaken(history[i]!), -1);
    differing += shift((side << 16) | stateLeft(history[i]!), 1);
    if (differing === 0 && side === pos.side) count++;
  }
  side = pos.side;
  for (let i = length - 1; i >= 0; i--) {
    side ^= 1;
    balance[(side << 16) | stateTaken(history[i]!)] = 0;
    balance[(side << 16) | stateLeft(history[i]!)] = 0;
  }
  return count;
}

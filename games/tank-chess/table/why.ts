/**
 * What a player seems to want when a thing is touched, spelled as a turn and put before the rules. The answer is
 * theirs; here a wish only gets words.
 */
import type { Refusal } from '#engine/result.ts';
import type { Place } from '#kit/board/frame.ts';
import { DX, DY } from '../rules/geometry.ts';
import { followPath, judgeTurn } from '../rules/judge.ts';
import { judgeShot } from '../rules/judge-shot.ts';
import { isOpen } from '../rules/steps.ts';
import { facingOf, isLive, ownerOf, type Position } from '../rules/types.ts';

/** Where the tank is wished to be; without a facing any will do. */
interface Wish extends Place {
  readonly facing?: number;
}

/** The position as if it were this side's move (TC-12.2: hints are for everybody). */
export const asIf = (pos: Position, side: number): Position => ({
  config: pos.config,
  cells: pos.cells,
  side,
  noProgress: pos.noProgress,
  turnNumber: pos.turnNumber,
});

/**
 * The shortest string of steps that would lead there if speed did not matter; `through` lets it pass over
 * whatever stands in the way. Undefined if there is none.
 */
const spell = (pos: Position, from: number, wish: Wish, through: boolean): string | undefined => {
  const { width, height } = pos.config;
  const columns = width + 2;
  const key = (file: number, rank: number, facing: number): number =>
    ((rank + 1) * columns + file + 1) * 8 + facing;
  const start = {
    file: from % width,
    rank: Math.floor(from / width),
    facing: facingOf(pos.cells[from]!),
    path: '',
  };
  const seen = new Set([key(start.file, start.rank, start.facing)]);
  const queue = [start];
  for (const state of queue) {
    const arrived = state.file === wish.file && state.rank === wish.rank;
    // To stay as it is, a tank would have to turn there and back.
    if (arrived && (wish.facing === undefined || wish.facing === state.facing)) return state.path || 'LR';
    const inside = state.file >= 0 && state.file < width && state.rank >= 0 && state.rank < height;
    if (!inside) continue;
    for (const step of ['F', 'L', 'R']) {
      const facing = (state.facing + (step === 'L' ? 7 : step === 'R' ? 1 : 0)) & 7;
      const file = state.file + (step === 'F' ? DX[facing]! : 0);
      const rank = state.rank + (step === 'F' ? DY[facing]! : 0);
      const wished = file === wish.file && rank === wish.rank;
      const beyond = file < 0 || file >= width || rank < 0 || rank >= height;
      if (step === 'F' && !wished) {
        if (beyond) continue;
        const square = file + rank * width;
        if (!through && !isOpen(pos.cells[square]!, square, from)) continue;
      }
      if (seen.has(key(file, rank, facing))) continue;
      seen.add(key(file, rank, facing));
      queue.push({ file, rank, facing, path: state.path + step });
    }
  }
  return undefined;
};

/** The reverse step, if that is where it would lead; with a turn after it, if that is what is wished. */
const reverse = (pos: Position, from: number, wish: Wish): string | undefined => {
  const { width } = pos.config;
  const facing = facingOf(pos.cells[from]!);
  const behind = { file: (from % width) - DX[facing]!, rank: Math.floor(from / width) - DY[facing]! };
  if (behind.file !== wish.file || behind.rank !== wish.rank) return undefined;
  if (wish.facing === undefined || wish.facing === facing) return 'B';
  return `B${((wish.facing - facing) & 7) < 4 ? 'R' : 'L'}`;
};

/** Is the wished place a square of the board on which no tank may come to stand? */
const isShut = (pos: Position, from: number, { file, rank }: Wish): boolean => {
  const { width, height } = pos.config;
  if (file < 0 || file >= width || rank < 0 || rank >= height) return false;
  const square = file + rank * width;
  return !isOpen(pos.cells[square]!, square, from);
};

/** Why the tank on `from` cannot end its turn there; undefined if it can. */
export const whyNotThere = (pos: Position, from: number, wish: Wish): Refusal | undefined => {
  const side = ownerOf(pos.cells[from]!);
  const there = asIf(pos, side);
  for (const how of ['reverse', 'around', 'through'] as const) {
    const path = how === 'reverse' ? reverse(pos, from, wish) : spell(pos, from, wish, how === 'through');
    if (path === undefined) continue;
    // Where nothing may stand, no number of steps would do.
    const judged = isShut(pos, from, wish)
      ? followPath(there, from, path)
      : judgeTurn(there, side, { from, path });
    return judged.ok ? undefined : judged.error;
  }
  return undefined;
};

/** Why the tank of `from`, standing on `square` with `facing`, cannot shoot at `target`; undefined if it can. */
export const whyNotShot = (
  pos: Position,
  from: number,
  square: number,
  facing: number,
  target: number,
): Refusal | undefined => {
  const judged = judgeShot(pos, from, square, facing, target);
  return judged.ok ? undefined : judged.error;
};

/** Why `side` cannot move what stands on `square`; undefined if it can. */
export const whyNotTank = (pos: Position, side: number, square: number): Refusal | undefined => {
  const judged = judgeTurn(pos, side, { from: square, path: 'L' });
  return judged.ok ? undefined : judged.error;
};

export const isTank = (pos: Position, square: number): boolean => square >= 0 && isLive(pos.cells[square]!);

/** What could be destroyed next turn. Every answer is the rules': their turns are listed, nothing is judged here. */
import { canDestroyCommand } from '../rules/declare.ts';
import { generateTurnsOf, turnCapacity } from '../rules/generate.ts';
import { geometryOf } from '../rules/geometry.ts';
import { distanceTo } from '../rules/manoeuvre.ts';
import { targetOf } from '../rules/shot.ts';
import { EMPTY, type Position, turnFacing, turnFrom, turnShot, turnTo } from '../rules/types.ts';
import { asIf } from './why.ts';

/** Squares of the tanks that `by` could destroy, were it its turn. */
export const threatened = (pos: Position, by: number): ReadonlySet<number> => {
  const turns = new Int32Array(turnCapacity(pos));
  const count = generateTurnsOf(pos, by, turns, { bounces: false });
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const found = new Set<number>();
  for (const turn of turns.subarray(0, count)) {
    const shot = turnShot(turn);
    if (shot === 0) continue;
    const from = turnFrom(turn);
    found.add(targetOf(geometry, pos.cells, pos.cells[from]!, from, turnTo(turn), turnFacing(turn), shot));
  }
  return found;
};

/** `all`: destroyed whichever way it faces there; `some`: with some facings only. */
export type Danger = 'all' | 'some';

/** Where the command tank of `square` could go next turn and be destroyed the turn after (TC-9.1). */
export const dangerSquares = (pos: Position, square: number): ReadonlyMap<number, Danger> => {
  const cell = pos.cells[square]!;
  const enemy = ((cell >> 6) & 1) ^ 1;
  const { steps, reverse } = distanceTo(pos, square);
  const poses = new Set<number>([square * 8 + (cell & 7)]);
  for (const [pose, n] of steps.entries()) if (n > 0) poses.add(pose);
  if (reverse >= 0) poses.add(reverse * 8 + (cell & 7));
  const lost = new Map<number, { bad: number; all: number }>();
  for (const pose of poses) {
    const there = asIf(pos, enemy);
    const moved: Position = { ...there, cells: pos.cells.slice() };
    moved.cells[square] = EMPTY;
    moved.cells[pose >> 3] = (cell & ~7) | (pose & 7);
    const tally = lost.get(pose >> 3) ?? { bad: 0, all: 0 };
    tally.all++;
    if (canDestroyCommand(moved, enemy)) tally.bad++;
    lost.set(pose >> 3, tally);
  }
  const found = new Map<number, Danger>();
  for (const [at, { bad, all }] of lost) if (bad > 0) found.set(at, bad === all ? 'all' : 'some');
  return found;
};

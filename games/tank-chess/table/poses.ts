/** From where a tank can shoot at an enemy this turn. Every answer is the rules': their turns are listed, nothing is judged here. */
import { type Refusal, refusal } from '#engine/result.ts';
import { GUN } from '../rules/armament.ts';
import { generateTurns, MAX_TURNS } from '../rules/generate.ts';
import { geometryOf, squareName } from '../rules/geometry.ts';
import { lineClause } from '../rules/judge-shot.ts';
import { destroys, shotDirection, targetOf } from '../rules/shot.ts';
import { ownerOf, type Position, turnFacing, turnFrom, turnShot, turnTo, typeOf } from '../rules/types.ts';
import { asIf, whyNotShot } from './why.ts';

/** Facings at the end of a turn, as sets of bits. */
export interface Facings {
  /** With these the shot destroys. */
  readonly hit: number;
  /** With these it has no effect. */
  readonly bounce: number;
}

/** The turns of the tank on `from` that shoot at a square, by the squares on which they end. */
export const posesAgainst = (pos: Position, from: number, target: number): ReadonlyMap<number, Facings> => {
  const turns: number[] = new Array<number>(MAX_TURNS).fill(0);
  const cell = pos.cells[from]!;
  const count = generateTurns(asIf(pos, ownerOf(cell)), turns, { bounces: true });
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const poses = new Map<number, Facings>();
  for (const turn of turns.slice(0, count)) {
    if (turnFrom(turn) !== from || turnShot(turn) === 0) continue;
    const [to, facing, shot] = [turnTo(turn), turnFacing(turn), turnShot(turn)];
    if (targetOf(geometry, pos.cells, cell, from, to, facing, shot) !== target) continue;
    const kind = destroys(typeOf(cell), pos.cells[target]!, shotDirection(facing, shot)) ? 'hit' : 'bounce';
    const known = poses.get(to) ?? { hit: 0, bounce: 0 };
    poses.set(to, { ...known, [kind]: known[kind] | (1 << facing) });
  }
  return poses;
};

/** Why the tank of `from` can shoot at `target` from nowhere that it can reach this turn; undefined if it can. */
export const whyNever = (pos: Position, from: number, target: number): Refusal | undefined => {
  // Where shots without effect are refused, there may be a line all the same.
  const any: Position = { ...asIf(pos, pos.side), config: { ...pos.config, shotPolicy: 'allowBounce' } };
  const poses = posesAgainst(any, from, target);
  if ([...poses.values()].some(({ hit }) => hit !== 0)) return undefined;
  for (const [to, { bounce }] of poses) return whyNotShot(pos, from, to, 31 - Math.clz32(bounce), target);
  const clause = lineClause(GUN[typeOf(pos.cells[from]!)]!);
  return refusal('NO_LINE_THIS_TURN', clause, { square: squareName(target, pos.config.width) });
};

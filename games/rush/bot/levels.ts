/**
 * The levels that people can play against; the messages `level.<id>` name them. The first two follow a fixed
 * buy-list, the next two the learned value with evaluation errors, the last one evaluates exactly and
 * searches. The softness of each was chosen for even steps in strength between neighbours.
 */
import type { Level } from '#bots/contract.ts';
import { GUNNER, learnedTaste, misjudging, ROOKIE } from './policy.ts';
import type { Depth } from './search.ts';
import type { Taste } from './taste.ts';

export interface RushLevel extends Level {
  /** By number of players. */
  readonly taste: (seats: number) => Taste;
  /** An answer worth this much less is half as likely; 0: always the best. */
  readonly half: number;
  /** The search settings, if the level searches. */
  readonly depth?: Depth;
}

const quick = (id: string, taste: (seats: number) => Taste, half: number): RushLevel => ({
  id,
  nodes: 1,
  taste,
  half,
});
const searching = (id: string, depth: Depth): RushLevel => ({
  id,
  nodes: depth.nodes,
  taste: learnedTaste,
  half: 0,
  depth,
});

export const LEVELS: readonly RushLevel[] = [
  quick('rookie', () => ROOKIE, 0.15),
  quick('gunner', () => GUNNER, 0.05),
  quick('veteran', misjudging(0.65), 0.15),
  quick('commander', misjudging(0.3), 0.03),
  searching('marshal', { nodes: 10_000, width: 8, rounds: 1 }),
];

/** Exact evaluation with little randomness, for measurements over many thousand games. */
export const PLANNER: RushLevel = quick('planner', learnedTaste, 0.15);

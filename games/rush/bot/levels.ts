/**
 * The strengths that people can play against; the messages `level.<id>` name them. The first two follow a buy-list,
 * the next two the learned value but misjudge Vehicles, the last judges exactly and looks ahead. How soft each is was
 * chosen for even steps between neighbours.
 */
import type { Level } from '#bots/contract.ts';
import { GUNNER, learnedTaste, misjudging, ROOKIE } from './policy.ts';
import type { Depth } from './search.ts';
import type { Taste } from './taste.ts';

export interface RushLevel extends Level {
  /** By number of players. */
  readonly taste: (seats: number) => Taste;
  /** An answer worth so much less is half as likely; 0: always the best. */
  readonly half: number;
  /** How it looks ahead, if it does. */
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

/** Judges exactly, softened only a little: for measuring games, many thousand of them. */
export const PLANNER: RushLevel = quick('planner', learnedTaste, 0.15);

/**
 * The strengths that people can play against; the messages `level.<id>` name them. The first two follow a buy-list,
 * the third the learned value, the last two look ahead with it.
 */
import type { Level } from '#bots/contract.ts';
import { GUNNER, learnedTaste, ROOKIE } from './policy.ts';
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
  quick('gunner', () => GUNNER, 0),
  quick('veteran', learnedTaste, 0.15),
  searching('commander', { nodes: 3_000, width: 6, rounds: 1 }),
  searching('marshal', { nodes: 16_000, width: 8, rounds: 1 }),
];

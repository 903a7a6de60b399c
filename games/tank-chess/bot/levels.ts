/** The strengths that people can play against; the messages `level.<id>` name them. */
import type { Level } from '#bots/contract.ts';

export interface TankLevel extends Level {
  /** Turns that score so much less than the best may still be played; 0 plays the best. */
  readonly softness: number;
}

export const LEVELS: readonly TankLevel[] = [
  { id: 'recruit', nodes: 3_000, softness: 40 },
  { id: 'sergeant', nodes: 25_000, softness: 0 },
  { id: 'major', nodes: 250_000, softness: 0 },
];

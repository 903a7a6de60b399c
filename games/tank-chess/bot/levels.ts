/**
 * The strengths that people can play against; the messages `level.<id>` name them. A level looks ahead in full
 * within its budget; an easier one has less of it, and may choose a turn that is nearly as good as the best. The
 * choice is among turns that the search has found safe: an immediate win is always taken, and a turn after which
 * the opponent wins at once is never among them unless every turn is like that.
 */
import type { Level } from '#bots/contract.ts';
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Turn } from '../rules/types.ts';
import { type Found, WON } from './search.ts';

export interface TankLevel extends Level {
  /** A turn may be chosen that scores so much less than the best; a light tank is about 100. */
  readonly margin: number;
  /** So much less makes a turn half as likely. */
  readonly half: number;
}

export const LEVELS: readonly TankLevel[] = [
  { id: 'recruit', nodes: 2_500, margin: 100, half: 24 },
  { id: 'sergeant', nodes: 20_000, margin: 6, half: 2 },
  { id: 'major', nodes: 120_000, margin: 0, half: 1 },
];

/** One of the turns within the level's margin, the likelier the better it is. */
export function softened(found: Found, { margin, half }: TankLevel, chance: Chance): Turn {
  if (margin === 0 || Math.abs(found.score) >= WON) return found.turn;
  return soften(found.roots, ({ score }) => score, { margin, half, steps: true }, chance).turn;
}

/** The levels that people can play against, and how each of them judges. */
import type { Level } from '#bots/contract.ts';
import type { Taste } from './plan.ts';

export interface WarcraftLevel extends Level {
  readonly taste: Taste;
}
/** Counts hits at the table, quest by quest, and rests when hurt. */
const SCRIPTED: Taste = {
  boldness: 0.6,
  overlord: 0.6,
  late: 25,
  judged: 0,
  exact: false,
};
export const LEVELS: readonly WarcraftLevel[] = [{ id: 'scripted', nodes: 1, taste: SCRIPTED }];

/** The turn track and the experience track (content 3). */
import type { Rarity } from './items/item.ts';

export type Icon = 'event' | Exclude<Rarity, 'chalice'>;

/** Space → its icon, resolved when the marker enters it (WOW-3.10). Spaces that are not named have none. */
export const TURN_ICONS: Readonly<Record<number, Icon>> = {
  2: 'triangle',
  4: 'event',
  5: 'triangle',
  7: 'event',
  8: 'triangle',
  10: 'event',
  11: 'triangle',
  13: 'event',
  14: 'square',
  16: 'event',
  17: 'square',
  19: 'event',
  20: 'square',
  22: 'event',
  23: 'circle',
  25: 'event',
  26: 'circle',
  29: 'circle',
};
/** After the turn of this space comes the end (WOW-3.12). Odd spaces are turns of the Horde (WOW-3.1). */
export const LAST_SPACE = 30;

/** Level from 1 → the experience that it takes; the track ends at the last of these (WOW-19.13). */
export const LEVEL_XP: readonly number[] = [0, 4, 10, 18, 28];
export const MAX_LEVEL = 5;

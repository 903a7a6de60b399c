/** The pace of tables at which bots play slowly: where that is so, and how long each thing rests on the screen. */

/** When bots play slowly: in the first game of each game on a device, always, or never. */
export const PACING = ['first', 'always', 'never'] as const;
export type PacingChoice = (typeof PACING)[number];

/**
 * Do bots play slowly at a table?
 * @param first the first table of its game on this device, if there was one
 * @param coached the coach has not been turned off; that ends the pace of a first game, too
 */
export const isSlowAt = (
  when: PacingChoice,
  table: string,
  first: string | undefined,
  coached: boolean,
): boolean => (when === 'first' ? coached && first === table : when === 'always');

/** Milliseconds after a decision of one's own, and between two decisions of a bot's turn. */
export const OWN_REST = 200;
const BETWEEN = 900;
/** Milliseconds to begin to read, for each character, and at most. */
const BEGIN = 1500;
const CHARACTER = 45;
const LONGEST = 7000;
/** What goes by itself stays for so many times as long as it takes to read. */
export const REREAD = 2;

/** Milliseconds that a caption takes to read; without one ('') it is the rest between two decisions. */
export const restFor = (caption: string): number =>
  caption === '' ? BETWEEN : Math.min(LONGEST, BEGIN + CHARACTER * caption.length);

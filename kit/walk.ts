/** Walking through a few choices by keys. */
import { ARROWS } from './arrow-keys.ts';

/** The next of these in a ring, `by` 1 or -1; from outside it the first or the last one. */
export const nextOf = <T>(all: readonly T[], now: T, by: number): T | undefined => {
  const at = all.indexOf(now);
  return all[(at + by + (at < 0 && by < 0 ? 1 : 0) + all.length) % all.length];
};

/** Where a key leads in a list in rows of so many entries, at the ends nowhere further; undefined if the key asks nothing. */
export const inList = (key: string, now: number, entries: number, inRow: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return entries - 1;
  const arrow = ARROWS[key];
  const next = arrow && now + arrow[0] + arrow[1] * inRow;
  return next === undefined || (next >= 0 && next < entries) ? next : now;
};

/** With an arrow to the right or up to the next, else to the one before. */
export const byArrow = (key: string): 1 | -1 | undefined => {
  const arrow = ARROWS[key];
  return arrow && (arrow[0] - arrow[1] > 0 ? 1 : -1);
};

/** Walking through a few choices by keys. */
import { ARROWS } from './arrow-keys.ts';

/** The next of these in a ring, `by` 1 or -1; from outside it the first or the last one. */
export const nextOf = <T>(all: readonly T[], now: T, by: number): T | undefined => {
  const at = all.indexOf(now);
  return all[(at + by + (at < 0 && by < 0 ? 1 : 0) + all.length) % all.length];
};

/** With an arrow to the right or up to the next, else to the one before. */
export const byArrow = (key: string): 1 | -1 | undefined => {
  const arrow = ARROWS[key];
  return arrow && (arrow[0] - arrow[1] > 0 ? 1 : -1);
};

/** The time that a player has left for a decision at days per move, as text. */
import { say } from './i18n.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in milliseconds in whole units: the largest unit of which there are at least two. */
export const formatRemaining = (left: number): string => {
  if (left <= 0) return say('pace.over');
  // An hour is added so that a limit of three days, when it has just begun, reads "3 days".
  if (left >= 2 * DAY) return say('pace.left.days', { n: Math.floor((left + HOUR) / DAY) });
  if (left >= 2 * HOUR) return say('pace.left.hours', { n: Math.floor(left / HOUR) });
  return say('pace.left.minutes', { n: Math.ceil(left / MINUTE) });
};

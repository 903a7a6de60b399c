/** How long somebody has for a decision of days, in words. */
import { say } from './speech.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole units only, the largest of which there are two or more; milliseconds. */
export const sayLeft = (left: number): string => {
  if (left <= 0) return say('pace.over');
  // Three days that have just begun are three.
  if (left >= 2 * DAY) return say('pace.left.days', { n: Math.floor((left + HOUR) / DAY) });
  if (left >= 2 * HOUR) return say('pace.left.hours', { n: Math.floor(left / HOUR) });
  return say('pace.left.minutes', { n: Math.ceil(left / MINUTE) });
};

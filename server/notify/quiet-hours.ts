/** Quiet hours: when a person wants no messages, in their own time zone. */
import type { Quiet } from '#wire/notices.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Whether the runtime knows this time zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Minute of the day in a time zone, from 0. */
const minuteOf = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return number('hour') * 60 + number('minute');
};

/** Milliseconds until the quiet hours end, at the moment `at` (milliseconds since 1970); 0 outside quiet hours. */
export const quietLeft = (quiet: Quiet | undefined, zone: string, at: number): number => {
  if (!quiet) return 0;
  const length = (quiet.until - quiet.from + DAY) % DAY;
  const gone = (minuteOf(zone, at) - quiet.from + DAY) % DAY;
  return gone < length ? (length - gone) * MINUTE - (at % MINUTE) : 0;
};

/**
 * Days per move: a rule of the table and not of its game. It takes the place of the game's own clock: a player who owes a
 * decision has so many days for it, and days of vacation do not count. Page and table reckon by the same rules.
 */
import * as v from 'valibot';
import { exactly, listOf } from './shapes.ts';

export const PACE_DAYS = [1, 2, 3, 7, 14] as const;

/** What happens when the time is up: what the game says of a fallen flag, a bot plays on, or nothing. */
export const LATE = ['forfeit', 'bot', 'remind'] as const;
export type Late = (typeof LATE)[number];

/** Absent: live, by the game's own clock. */
export const Pace = v.object({ days: v.picklist(PACE_DAYS), late: v.picklist(LATE) });
export type Pace = v.InferOutput<typeof Pace>;

export const DAY = 24 * 3_600_000;

/** Days of vacation a year. */
export const VACATION_DAYS = 30;

/** POST /api/vacation: so many days from `from` on (milliseconds since 1970), by default from now on. */
export const NewVacation = v.object({
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VACATION_DAYS)),
});
/** POST /api/vacation/end: the one of this number begins no more, or ends now. */
export const EndVacation = v.object({ n: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const VacationInfo = exactly({
  n: v.number(),
  /** Milliseconds since 1970. */
  from: v.number(),
  until: v.number(),
});
export type VacationInfo = v.InferOutput<typeof VacationInfo>;
/** GET /api/vacation: those that have not ended, first come first, and the days that are left this year. */
export const VacationList = exactly({ vacations: listOf(VacationInfo), left: v.number() });
export type VacationList = v.InferOutput<typeof VacationList>;

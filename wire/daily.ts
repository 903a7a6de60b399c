/** Daily games: a table that is dealt alike for everybody on a date (UTC), one attempt a person. */
import * as v from 'valibot';
import { exactly, listOf } from './shapes.ts';

/** A date as in 2026-11-24. */
const DailyDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How many of the best are listed. */
export const MOST_BEST = 100;

const DailyResult = exactly({
  /** Equal points share a place. */
  place: v.number(),
  person: v.string(),
  name: v.string(),
  points: v.number(),
  /** Absent while others still play this day. */
  table: v.optional(v.string()),
});
export type DailyResult = v.InferOutput<typeof DailyResult>;

/** GET /api/daily/{game}: the game of today, or of the date in the query. */
export const DailyGame = exactly({
  game: v.string(),
  date: v.string(),
  /** When the day is over and its secret is told, in milliseconds since 1970. */
  until: v.number(),
  /** SHA-256 of the secret, in hexadecimal; and the secret itself once the day is over. */
  commitment: v.string(),
  secret: v.optional(v.string()),
  /** The asker's table, if they have played or play. */
  table: v.optional(v.string()),
  /** How many have finished, and the best of those with an account. */
  finished: v.number(),
  best: listOf(DailyResult),
});
export type DailyGame = v.InferOutput<typeof DailyGame>;

export const DailyQuery = v.object({ date: v.optional(DailyDate) });

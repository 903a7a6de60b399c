/** What the page asks the server about slow play. */

import type * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import type { EndVacation, NewVacation, Vacations } from '#wire/pace.ts';
import { asGuest } from './api.ts';

export const fetchVacations = (): Promise<Result<Vacations, Refusal>> => asGuest('/api/vacation');
/** `from`: milliseconds since 1970, by default now. */
export const takeVacation = (days: number, from?: number): Promise<Result<Vacations, Refusal>> =>
  asGuest('/api/vacation', {
    days,
    ...(from === undefined ? {} : { from }),
  } satisfies v.InferOutput<typeof NewVacation>);
export const endVacation = (n: number): Promise<Result<Vacations, Refusal>> =>
  asGuest('/api/vacation/end', { n } satisfies v.InferOutput<typeof EndVacation>);

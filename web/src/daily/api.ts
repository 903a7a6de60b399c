/** The client of the server's HTTP API for the games of the day. */
import type { Refusal, Result } from '#engine/result.ts';
import type { DailyGame } from '#wire/daily.ts';
import type { Opened } from '#wire/rest.ts';
import { asGuest } from '../connection/api.ts';

const pathOf = (game: string): string => `/api/daily/${encodeURIComponent(game)}`;

/** @param date as in 2026-11-24; undefined = today */
export const fetchDaily = (game: string, date?: string): Promise<Result<DailyGame, Refusal>> =>
  asGuest(`${pathOf(game)}${date === undefined ? '' : `?${new URLSearchParams({ date })}`}`);

/** Opens the asker's only table of today, or finds the one that they have. */
export const playDaily = (game: string): Promise<Result<Opened, Refusal>> => asGuest(pathOf(game), {});

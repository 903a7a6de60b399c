/** The endpoints of daily games (daily-games.ts). */
import * as v from 'valibot';
import { DailyGame, DailyQuery } from '#wire/daily.ts';
import { Opened } from '#wire/rest.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { answerOf, type Endpoint, endpoint, refusing } from '../http/endpoint.ts';
import type { DailyGames } from './daily-games.ts';

const dailyParams = v.object({ game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) });

export const dailyEndpoints = (daily: DailyGames, opened: RateLimiter): Endpoint[] => [
  endpoint(
    {
      operation: 'getDailyGame',
      name: 'daily',
      summary: 'Today’s table of a game, or that of the date: the asker’s attempt, and the best',
      method: 'GET',
      path: '/api/daily/{game}',
      params: dailyParams,
      query: DailyQuery,
      answer: DailyGame,
    },
    async ({ visitor, params: { game }, query: { date } }) =>
      answerOf(await daily.show(game, visitor.guest, date)),
  ),
  endpoint(
    {
      operation: 'playDailyGame',
      name: 'daily-play',
      summary: 'The asker’s only table of today; it is opened when it is first wanted',
      method: 'POST',
      path: '/api/daily/{game}',
      limit: opened,
      params: dailyParams,
      status: 201,
      answer: Opened,
    },
    async ({ visitor, params: { game } }) => {
      const table = await daily.play(game, visitor.guest);
      return table.ok ? { status: 201, body: { table: table.value } } : refusing(table.error);
    },
  ),
];

/** The endpoints of vacations. */
import { EndVacation, NewVacation, VacationList } from '#wire/pace.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { answerOf, type Endpoint, endpoint, ok } from '../http/endpoint.ts';
import type { Vacations } from './vacations.ts';

export const vacationEndpoints = (vacations: Vacations, limit: RateLimiter): Endpoint[] => [
  endpoint(
    {
      operation: 'listVacations',
      name: 'vacation',
      summary: 'This person’s vacations that have not ended, and the days that are left this year',
      method: 'GET',
      path: '/api/vacation',
      answer: VacationList,
    },
    async ({ visitor }) => ok(vacations.list(visitor.guest)),
  ),
  endpoint(
    {
      operation: 'takeVacation',
      name: 'vacation',
      summary: 'Takes days of vacation',
      method: 'POST',
      path: '/api/vacation',
      limit,
      body: NewVacation,
      answer: VacationList,
    },
    async ({ visitor, body: { days, from } }) => answerOf(await vacations.take(visitor.guest, days, from)),
  ),
  endpoint(
    {
      operation: 'endVacation',
      name: 'vacation-end',
      summary: 'Ends a vacation that has begun, or cancels one that has not',
      method: 'POST',
      path: '/api/vacation/end',
      limit,
      body: EndVacation,
      answer: VacationList,
    },
    async ({ visitor, body: { n } }) => answerOf(await vacations.end(visitor.guest, n)),
  ),
];

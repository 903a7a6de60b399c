/** The endpoints of vacations; wire/pace.ts says what travels. */
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { EndVacation, NewVacation, type VacationList } from '#wire/pace.ts';
import type { Limits } from '../access/limits.ts';
import { clientAddress, type ProxyPolicy } from '../access/proxy-policy.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import type { Vacations } from '../people/vacations.ts';
import { type Answer, type Handler, ok, RefusalError, type Route, readBody, refusing } from './routes.ts';

export interface Counting {
  readonly proxy: ProxyPolicy;
  readonly limits: Pick<Limits, 'body'>;
  /** Counts whatever changes something, by address. */
  readonly counted: RateLimiter;
}

/** An endpoint that changes something: counted, its body read by a schema. */
export const posting =
  ({ proxy, limits, counted }: Counting) =>
  <T>(
    schema: v.GenericSchema<unknown, T>,
    run: (body: T, asked: Parameters<Handler>[0]) => Promise<Answer>,
  ): Handler =>
  async (asked) => {
    const { request } = asked;
    if (!counted.take(clientAddress(request, proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const read = v.safeParse(schema, await readBody(request, limits.body));
    if (!read.success) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
    return run(read.output, asked);
  };

export const vacationRoutes = (vacations: Vacations, counting: Counting): Route[] => {
  const post = posting(counting);
  const tell = (result: Result<VacationList, Refusal>): Answer =>
    result.ok ? ok(result.value) : refusing(result.error);
  return [
    {
      name: 'vacation',
      path: /^\/api\/vacation$/,
      methods: {
        GET: async ({ visitor }) => ok(vacations.list(visitor.guest)),
        POST: post(NewVacation, async ({ days, from }, { visitor }) =>
          tell(await vacations.take(visitor.guest, days, from)),
        ),
      },
    },
    {
      name: 'vacation-end',
      path: /^\/api\/vacation\/end$/,
      methods: {
        POST: post(EndVacation, async ({ n }, { visitor }) => tell(await vacations.end(visitor.guest, n))),
      },
    },
  ];
};

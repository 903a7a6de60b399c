/** The endpoints of vacations; wire/pace.ts says what travels. */
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { EndVacation, NewVacation, type Vacations } from '#wire/pace.ts';
import type { Buckets, Limits } from '../access/limits.ts';
import { addressOf, type Doorman } from '../access/visitors.ts';
import type { Leaves } from '../people/vacations.ts';
import { type Answer, type Handler, ok, type Route, readBody, refusing, Stop } from './routes.ts';

export interface Counting {
  readonly door: Doorman;
  readonly limits: Pick<Limits, 'body'>;
  /** Counts whatever changes something, by address. */
  readonly counted: Buckets;
}

/** An endpoint that changes something: counted, its body read by a schema. */
export const posting =
  ({ door, limits, counted }: Counting) =>
  <T>(
    schema: v.GenericSchema<unknown, T>,
    run: (body: T, asked: Parameters<Handler>[0]) => Promise<Answer>,
  ): Handler =>
  async (asked) => {
    const { request } = asked;
    if (!counted.take(addressOf(request, door))) throw new Stop(serviceRefusal('TOO_MANY_REQUESTS'));
    const read = v.safeParse(schema, await readBody(request, limits.body));
    if (!read.success) throw new Stop(serviceRefusal('BAD_MESSAGE'));
    return run(read.output, asked);
  };

export const vacationRoutes = (leaves: Leaves, counting: Counting): Route[] => {
  const post = posting(counting);
  const tell = (result: Result<Vacations, Refusal>): Answer =>
    result.ok ? ok(result.value) : refusing(result.error);
  return [
    {
      name: 'vacation',
      path: /^\/api\/vacation$/,
      methods: {
        GET: async ({ visitor }) => ok(leaves.list(visitor.guest)),
        POST: post(NewVacation, async ({ days, from }, { visitor }) =>
          tell(await leaves.take(visitor.guest, days, from)),
        ),
      },
    },
    {
      name: 'vacation-end',
      path: /^\/api\/vacation\/end$/,
      methods: {
        POST: post(EndVacation, async ({ n }, { visitor }) => tell(await leaves.end(visitor.guest, n))),
      },
    },
  ];
};

/** The endpoints of people: accounts, their devices, passkeys and passwords. wire/people.ts says what travels. */
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { Tables } from '#tables/tables.ts';
import {
  AddPasskey,
  DeleteAccount,
  NewPasskey,
  PasskeySignIn,
  type PersonInfo,
  Prove,
  RemoveDevice,
  RemovePasskey,
  SetName,
  SetPassword,
  SignIn,
  SignUp,
} from '#wire/people.ts';
import type { Limits } from '../access/limits.ts';
import { clientAddress, type ProxyPolicy } from '../access/proxy-policy.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { cookieFor } from '../access/visitors.ts';
import {
  type Answer,
  type Handler,
  markOf,
  ok,
  RefusalError,
  type Route,
  readBody,
  refusing,
} from '../http/routes.ts';
import { type Accounts, type Caller, callerOf } from './accounts.ts';
import { siteOf } from './passkeys.ts';
import type { PersonalRecords } from './personal-records.ts';

export interface AccountRoutesSettings {
  readonly accounts: Accounts;
  readonly proxy: ProxyPolicy;
  readonly limits: Pick<Limits, 'body'>;
  readonly tables: Pick<Tables, 'finishedOf'>;
  readonly records: PersonalRecords;
  /** Counts whatever changes who somebody is, by address. */
  readonly counted: RateLimiter;
}

type Asked = Parameters<Handler>[0];
/** What the browser is told when something is done: who it is now. */
const NOTHING = v.object({});

export const accountRoutes = (settings: AccountRoutesSettings): Route[] => {
  const { accounts, records, tables, proxy, limits, counted } = settings;
  /** An endpoint that changes something: counted, its body read by a schema. */
  const post =
    <T>(
      schema: v.GenericSchema<unknown, T>,
      run: (body: T, caller: Caller, asked: Asked) => Promise<Answer>,
    ): Handler =>
    async (asked) => {
      const { request, visitor } = asked;
      if (!counted.take(clientAddress(request, proxy)))
        throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
      const read = v.safeParse(schema, await readBody(request, limits.body));
      if (!read.success) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
      return run(read.output, callerOf(request, visitor), asked);
    };
  /** Says what came of it; a browser that is somebody else now asks again who it is, with its new cookie. */
  const tell = async (
    result: Result<{ readonly token: string } | undefined, Refusal>,
    caller: Caller,
    { request }: Asked,
  ): Promise<Answer> => {
    if (!result.ok) return refusing(result.error);
    if (result.value) {
      const headers = { 'Set-Cookie': cookieFor(request, result.value.token) };
      return { status: 200, body: {}, headers };
    }
    return ok(await accounts.info(caller));
  };
  const offer = (result: Result<object, Refusal>): Answer =>
    result.ok ? ok(result.value) : refusing(result.error);
  const route = (path: string, methods: Route['methods']): Route => ({
    name: path.replaceAll('/', '-').slice(1),
    path: new RegExp(`^/api${path}$`),
    methods,
  });

  return [
    route('/account', {
      GET: async ({ request, visitor }) => ok(await accounts.info(callerOf(request, visitor))),
      POST: post(SignUp, async ({ name, password }, caller, asked) =>
        tell(await accounts.signUp(caller, name, password), caller, asked),
      ),
    }),
    route('/account/export', {
      GET: async ({ visitor }) => ({
        ...ok(records.everything(visitor.guest)),
        headers: { 'Content-Disposition': 'attachment; filename="ludoteca-me.json"' },
      }),
    }),
    {
      name: 'person',
      path: /^\/api\/people\/([A-Za-z0-9_-]{8,24})$/,
      methods: {
        GET: async ({ visitor, id, query }) => {
          const found = accounts.person(id);
          if (!found) return refusing(serviceRefusal('NO_SUCH_PERSON'));
          const { guest, name, created } = found;
          const own = guest === visitor.guest;
          const list = await tables.finishedOf(guest, own, visitor.guest, markOf(query));
          const [ratings, results] = [records.ratings(guest), records.results(guest, own)];
          return ok({
            person: id,
            name,
            since: created,
            own,
            ratings,
            results,
            ...list,
          } satisfies PersonInfo);
        },
      },
    },
    route('/account/sign-in', {
      POST: post(SignIn, async ({ name, password, bring }, caller, asked) =>
        tell(await accounts.signIn(caller, name, password, bring), caller, asked),
      ),
    }),
    route('/account/sign-out', {
      POST: post(NOTHING, async (_, caller, asked) => tell(await accounts.signOut(caller), caller, asked)),
    }),
    route('/account/passkeys/new', {
      POST: post(NewPasskey, async ({ name }, caller, { request }) =>
        offer(await accounts.newPasskey(caller, siteOf(request), name)),
      ),
    }),
    route('/account/passkeys', {
      POST: post(AddPasskey, async ({ response }, caller, asked) =>
        tell(await accounts.addPasskey(caller, response), caller, asked),
      ),
    }),
    route('/account/passkeys/ask', {
      POST: post(NOTHING, async (_, caller, { request }) =>
        offer(await accounts.askPasskey(caller, siteOf(request))),
      ),
    }),
    route('/account/passkeys/sign-in', {
      POST: post(PasskeySignIn, async ({ response, bring }, caller, asked) =>
        tell(await accounts.signInByPasskey(caller, response, bring), caller, asked),
      ),
    }),
    route('/account/passkeys/remove', {
      POST: post(RemovePasskey, async ({ passkey }, caller, asked) =>
        tell(await accounts.removePasskey(caller, passkey), caller, asked),
      ),
    }),
    route('/account/prove', {
      POST: post(Prove, async (proof, caller, asked) =>
        tell(await accounts.prove(caller, proof), caller, asked),
      ),
    }),
    route('/account/password', {
      POST: post(SetPassword, async ({ password }, caller, asked) =>
        tell(await accounts.setPassword(caller, password), caller, asked),
      ),
    }),
    route('/account/name', {
      POST: post(SetName, async ({ name }, caller, asked) =>
        tell(await accounts.rename(caller, name), caller, asked),
      ),
    }),
    route('/account/devices/remove', {
      POST: post(RemoveDevice, async ({ device }, caller, asked) =>
        tell(await accounts.removeDevice(caller, device), caller, asked),
      ),
    }),
    route('/account/delete', {
      POST: post(DeleteAccount, async ({ name }, caller, asked) =>
        tell(await accounts.remove(caller, name), caller, asked),
      ),
    }),
  ];
};

/** The endpoints of accounts: sign-up, sign-in, devices, passkeys, passwords, export, and a person's public page. */
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { readMark, type Tables } from '#tables/tables.ts';
import {
  AccountChanged,
  AccountInfo,
  AddPasskey,
  DeleteAccount,
  NewPasskey,
  PasskeyOptions,
  PasskeySignIn,
  PersonalExport,
  PersonInfo,
  Prove,
  RemoveDevice,
  RemovePasskey,
  SetName,
  SetPassword,
  SignIn,
  SignUp,
} from '#wire/people.ts';
import { Before } from '#wire/rest.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { cookieFor } from '../access/visitors.ts';
import {
  type Answer,
  type Asked,
  answerOf,
  type Endpoint,
  endpoint,
  ok,
  refusing,
} from '../http/endpoint.ts';
import { personParams } from '../http/params.ts';
import { type Accounts, type Caller, callerOf } from './accounts.ts';
import { siteOf } from './passkeys.ts';
import type { PersonalRecords } from './personal-records.ts';

interface AccountEndpointsDeps {
  readonly accounts: Accounts;
  readonly records: PersonalRecords;
  readonly tables: Pick<Tables, 'finishedOf'>;
  /** Rate limit for changes of identity, by address. */
  readonly limit: RateLimiter;
}

type Changed = Result<{ readonly token: string } | undefined, Refusal>;

const NOTHING = v.object({});

export const accountEndpoints = ({ accounts, records, tables, limit }: AccountEndpointsDeps): Endpoint[] => {
  /**
   * Answers a change. If it gave the browser a new token, the answer sets the cookie and the page asks again who it is.
   */
  const answerTo = async (
    result: Changed,
    caller: Caller,
    { request }: Pick<Asked<unknown, unknown, unknown>, 'request'>,
  ): Promise<Answer<v.InferOutput<typeof AccountChanged>> | ReturnType<typeof refusing>> => {
    if (!result.ok) return refusing(result.error);
    if (!result.value) return ok(await accounts.info(caller));
    return { ...ok({}), headers: { 'Set-Cookie': cookieFor(request, result.value.token) } };
  };

  /** An endpoint under /api/account that changes something of the caller's. */
  const change = <B>(
    path: string,
    [operation, summary]: readonly [operation: string, summary: string],
    body: v.GenericSchema<unknown, B>,
    run: (caller: Caller, body: B) => Promise<Changed>,
  ): Endpoint =>
    endpoint(
      {
        operation,
        name: `account${path.replaceAll('/', '-')}`,
        summary,
        method: 'POST',
        path: `/api/account${path}`,
        limit,
        body,
        answer: AccountChanged,
      },
      async (asked) => {
        const caller = callerOf(asked.request, asked.visitor);
        return answerTo(await run(caller, asked.body), caller, asked);
      },
    );

  return [
    endpoint(
      {
        operation: 'getAccount',
        name: 'account',
        summary: 'This browser’s person: account, passkeys and devices',
        method: 'GET',
        path: '/api/account',
        answer: AccountInfo,
      },
      async ({ request, visitor }) => ok(await accounts.info(callerOf(request, visitor))),
    ),
    change(
      '',
      ['signUp', 'Makes the guest an account with name and password; tables stay theirs'],
      SignUp,
      (caller, { name, password }) => accounts.signUp(caller, name, password),
    ),
    endpoint(
      {
        operation: 'exportAccount',
        name: 'account-export',
        summary: 'Everything that is kept about this browser’s person',
        method: 'GET',
        path: '/api/account/export',
        answer: PersonalExport,
      },
      async ({ visitor }) => ({
        ...ok(records.everything(visitor.guest)),
        headers: { 'Content-Disposition': 'attachment; filename="ludoteca-me.json"' },
      }),
    ),
    endpoint(
      {
        operation: 'getPerson',
        name: 'person',
        summary: 'The page of a person: ratings, results and finished tables, latest first',
        method: 'GET',
        path: '/api/people/{person}',
        params: personParams,
        query: Before,
        answer: PersonInfo,
      },
      async ({ visitor, params: { person }, query: { before } }) => {
        const found = accounts.person(person);
        if (!found) return refusing(serviceRefusal('NO_SUCH_PERSON'));
        const { guest, name, created } = found;
        const own = guest === visitor.guest;
        const mark = before === undefined ? undefined : readMark(before);
        const list = await tables.finishedOf(guest, own, visitor.guest, mark);
        const [ratings, results] = [records.ratings(guest), records.results(guest, own)];
        return ok({ person, name, since: created, own, ratings, results, ...list });
      },
    ),
    change('/sign-in', ['signIn', 'Signs in by password'], SignIn, (caller, { name, password, bring }) =>
      accounts.signIn(caller, name, password, bring),
    ),
    change('/sign-out', ['signOut', 'Signs this browser out'], NOTHING, (caller) => accounts.signOut(caller)),
    endpoint(
      {
        operation: 'beginPasskey',
        name: 'account-passkeys-new',
        summary: 'WebAuthn’s options to make a passkey, for a new account of this name or for one’s own',
        method: 'POST',
        path: '/api/account/passkeys/new',
        limit,
        body: NewPasskey,
        answer: PasskeyOptions,
      },
      async ({ request, visitor, body: { name } }) =>
        answerOf(await accounts.newPasskey(callerOf(request, visitor), siteOf(request), name)),
    ),
    change(
      '/passkeys',
      ['addPasskey', 'Adds the passkey that was made; a guest becomes an account by it'],
      AddPasskey,
      (caller, { response }) => accounts.addPasskey(caller, response),
    ),
    endpoint(
      {
        operation: 'askPasskey',
        name: 'account-passkeys-ask',
        summary: 'WebAuthn’s options to sign in by a passkey, or to prove who one is',
        method: 'POST',
        path: '/api/account/passkeys/ask',
        limit,
        body: NOTHING,
        answer: PasskeyOptions,
      },
      async ({ request, visitor }) =>
        answerOf(await accounts.askPasskey(callerOf(request, visitor), siteOf(request))),
    ),
    change(
      '/passkeys/sign-in',
      ['signInByPasskey', 'Signs in by a passkey'],
      PasskeySignIn,
      (caller, { response, bring }) => accounts.signInByPasskey(caller, response, bring),
    ),
    change('/passkeys/remove', ['removePasskey', 'Removes a passkey'], RemovePasskey, (caller, { passkey }) =>
      accounts.removePasskey(caller, passkey),
    ),
    change(
      '/prove',
      ['prove', 'Proves that the owner still has this device; some changes ask for that'],
      Prove,
      (caller, proof) => accounts.prove(caller, proof),
    ),
    change(
      '/password',
      ['setPassword', 'Sets a password and signs out all other devices'],
      SetPassword,
      (caller, { password }) => accounts.setPassword(caller, password),
    ),
    change('/name', ['setName', 'Gives the account another name'], SetName, (caller, { name }) =>
      accounts.rename(caller, name),
    ),
    change(
      '/devices/remove',
      ['removeDevice', 'Signs out another device'],
      RemoveDevice,
      (caller, { device }) => accounts.removeDevice(caller, device),
    ),
    change(
      '/delete',
      ['deleteAccount', 'Deletes everything that says who this person is'],
      DeleteAccount,
      (caller, { name }) => accounts.remove(caller, name),
    ),
  ];
};

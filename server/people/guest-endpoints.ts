/** The endpoints of guests: who this browser is, a new name, a link to add a device. */
import { nameOf, readName } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { readMark, type Tables } from '#tables/tables.ts';
import { AcceptTransfer, Before, Me, OfferTransfer, Rename, Transfer } from '#wire/rest.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { cookieFor } from '../access/visitors.ts';
import { type Accounts, callerOf } from '../accounts/accounts.ts';
import { labelOf } from '../accounts/device-label.ts';
import { type Endpoint, endpoint, ok, refusing } from '../http/endpoint.ts';
import { DeviceTransfers } from './device-transfer.ts';
import type { People } from './people.ts';

interface GuestEndpointsDeps {
  readonly tables: Pick<Tables, 'listFor' | 'rename'>;
  readonly people: People;
  readonly accounts: Accounts;
  /** Rate limit for changes of identity, by address. */
  readonly limit: RateLimiter;
}

export const guestEndpoints = ({ tables, people, accounts, limit }: GuestEndpointsDeps): Endpoint[] => {
  const transfers = new DeviceTransfers(people);
  const meOf = async (guest: string, before?: string): Promise<Me> => {
    const list = await tables.listFor(guest, before === undefined ? undefined : readMark(before));
    return {
      name: (await people.nameOf(guest)) ?? nameOf(guest),
      guest: !accounts.isAccount(guest),
      ...list,
    };
  };
  return [
    endpoint(
      {
        operation: 'getMe',
        name: 'me',
        summary: 'The name of this browser’s person, and their tables, latest first',
        method: 'GET',
        path: '/api/me',
        query: Before,
        answer: Me,
      },
      async ({ visitor, query }) => ok(await meOf(visitor.guest, query.before)),
    ),
    endpoint(
      {
        operation: 'rename',
        name: 'me',
        summary: 'Gives this browser’s person another name',
        method: 'POST',
        path: '/api/me',
        limit,
        body: Rename,
        answer: Me,
      },
      async ({ request, visitor, body: { name } }) => {
        const { guest } = visitor;
        if (accounts.isAccount(guest)) {
          const renamed = await accounts.rename(callerOf(request, visitor), name);
          if (!renamed.ok) return refusing(renamed.error);
        } else {
          const read = readName(name);
          const taken = accounts.refuseGuestName(name);
          if (!read.ok) return refusing(read.error);
          if (taken) return refusing(taken);
          await tables.rename(guest, read.value);
        }
        return ok(await meOf(guest));
      },
    ),
    endpoint(
      {
        operation: 'offerTransfer',
        name: 'transfer',
        summary: 'A token that makes another browser a device of this person',
        method: 'POST',
        path: '/api/transfer',
        limit,
        body: OfferTransfer,
        status: 201,
        answer: Transfer,
      },
      async ({ visitor }) => ({ status: 201, body: await transfers.offer(visitor.guest) }),
    ),
    endpoint(
      {
        operation: 'acceptTransfer',
        name: 'accept',
        summary: 'Uses such a token up: this browser becomes a device of the person who offered it',
        method: 'POST',
        path: '/api/transfer/accept',
        limit,
        body: AcceptTransfer,
        answer: Me,
      },
      async ({ request, body: { token } }) => {
        const moved = await transfers.accept(token, labelOf(request.headers['user-agent']));
        if (!moved) return refusing(serviceRefusal('TRANSFER_GONE'));
        return {
          ...ok(await meOf(moved.guest)),
          headers: { 'Set-Cookie': cookieFor(request, moved.cookie) },
        };
      },
    ),
  ];
};

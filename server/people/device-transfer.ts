/**
 * One guest on several devices. A browser asks for a token, which its owner carries to another browser as a link; there
 * it is used once, and that browser becomes a further device of the guest with a cookie of its own. Only hashes of
 * tokens and cookies are stored.
 */

import { guestOf, newToken } from '#tables/ids.ts';
import type { Transfer } from '#wire/rest.ts';
import type { People } from './people.ts';

/** Milliseconds that a link to another device is good for. */
export const TRANSFER_LASTS = 10 * 60_000;

export class DeviceTransfers {
  readonly #people: People;
  readonly #now: () => number;

  /** `now`: milliseconds since 1970. */
  constructor(people: People, now: () => number = Date.now) {
    this.#people = people;
    this.#now = now;
  }

  async offer(guest: string): Promise<Transfer> {
    const token = newToken();
    const expires = this.#now() + TRANSFER_LASTS;
    await this.#people.offerTransfer(guestOf(token), guest, expires);
    return { token, expires };
  }

  /** Whose device the browser is now, and its new cookie; undefined when the token is not good (any more). */
  async accept(token: string, label?: string): Promise<{ guest: string; cookie: string } | undefined> {
    const cookie = newToken();
    const guest = await this.#people.takeTransfer(guestOf(token), guestOf(cookie), this.#now(), label);
    return guest === undefined ? undefined : { guest, cookie };
  }
}

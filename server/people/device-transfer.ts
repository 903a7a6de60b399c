/**
 * Links that add a device to a guest. One browser gets a single-use token, which its owner opens as a link in another
 * browser. That browser becomes a further device of the guest and gets a cookie of its own. Only hashes of tokens are
 * stored.
 */

import { guestOf, newToken } from '#tables/ids.ts';
import type { Transfer } from '#wire/rest.ts';
import type { People } from './people.ts';

/** How long a link is valid, in milliseconds. */
export const TRANSFER_LASTS = 10 * 60_000;

export class DeviceTransfers {
  readonly #people: People;
  readonly #now: () => number;

  /** @param now the time in milliseconds since 1970 */
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

  /**
   * Uses a token up: the guest to whom the browser belongs now, and the token for its cookie. Undefined if the token is
   * unknown, used or expired.
   *
   * @param label the device's label for its owner's list
   */
  async accept(token: string, label?: string): Promise<{ guest: string; cookie: string } | undefined> {
    const cookie = newToken();
    const guest = await this.#people.takeTransfer(guestOf(token), guestOf(cookie), this.#now(), label);
    return guest === undefined ? undefined : { guest, cookie };
  }
}

/**
 * People, as far as the service keeps anything of them: names they chose, the devices that are theirs, links to
 * move to another device, and what they say. Only where several people meet; a table on one's own device has none.
 */

import type { SeatSet } from '#engine/seats.ts';
import type { NameDirectory } from '#tables/services.ts';
import type { StoredCommand } from '#tables/storage.ts';
import type { ChatLine } from '#wire/protocol.ts';

export interface People extends NameDirectory {
  /**
   * Whose a device is: one (SHA-256 of its token) that was never moved to is a guest by itself. Undefined: it was
   * signed out, and its browser is a new guest.
   */
  guestOf(device: string): Promise<string | undefined>;
  /** Keeps the hash of a token that makes a device this guest's until `expires` (ms since 1970). */
  offerTransfer(hash: string, guest: string, expires: number): Promise<void>;
  /** Makes `device` the guest's who offered the token of this hash; undefined when it is not good at `now`. */
  takeTransfer(hash: string, device: string, now: number, label?: string): Promise<string | undefined>;
  /**
   * The last lines of a table's chat that the owner of these seats may read, oldest first; at most `most` of those for
   * everybody, and of those for each side.
   */
  lines(table: string, most: number, seats: SeatSet): Promise<ChatLine[]>;
  /** Adds a line of this guest's under the next number. */
  addLine(table: string, guest: string, line: Omit<ChatLine, 'n'>, command: StoredCommand): Promise<ChatLine>;
  /** Everybody who has ever said something at a table. */
  speakers(table: string): Promise<string[]>;
  /** Adds what the host has done, about whom (a guest). */
  addNote(
    table: string,
    guest: string,
    note: { readonly name: string; readonly act: string; readonly about?: string; readonly at: number },
    command: StoredCommand,
  ): Promise<ChatLine>;
  /** Takes the words of a line for everybody away; undefined when it has none. */
  unsay(table: string, n: number): Promise<{ line: ChatLine; author: string } | undefined>;
  /** Who may not talk at a table (`chat`), or not be there (`table`). */
  barred(table: string): Promise<{ guest: string; what: string }[]>;
  bar(table: string, guest: string, what: string, on: boolean): Promise<void>;
  /** The digest of the command of this id, if a line of this table came from it. */
  findLine(table: string, command: string): Promise<string | undefined>;
}

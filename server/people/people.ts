/**
 * What is stored about people: chosen names, devices, links that add a device, and chat. Only a server stores it; the
 * offline tables of a browser do not.
 */

import type { SeatSet } from '#engine/seats.ts';
import type { NameDirectory } from '#tables/services.ts';
import type { StoredCommand } from '#tables/storage.ts';
import type { ChatLine } from '#wire/protocol.ts';

export interface People extends NameDirectory {
  /**
   * The guest to whom a device (SHA-256 of its token) belongs. A device that was assigned to nobody is a guest of its
   * own, under the same id. Undefined if it was such a guest's first device and was signed out.
   */
  guestOf(device: string): Promise<string | undefined>;
  /** Stores the hash of a token that assigns a device to this guest, until `expires` (milliseconds since 1970). */
  offerTransfer(hash: string, guest: string, expires: number): Promise<void>;
  /**
   * Uses up the token with this hash and assigns `device` to the guest who offered it, who is returned. Undefined if
   * there is no such token, or if it has expired at `now` (milliseconds since 1970).
   */
  takeTransfer(hash: string, device: string, now: number, label?: string): Promise<string | undefined>;
  /**
   * The last lines of a table's chat that the owner of these seats may read, oldest first: at most `most` public ones
   * and `most` for each side.
   */
  lines(table: string, most: number, seats: SeatSet): Promise<ChatLine[]>;
  /** Stores a line of this guest's and returns it with its number. */
  addLine(table: string, guest: string, line: Omit<ChatLine, 'n'>, command: StoredCommand): Promise<ChatLine>;
  /** The guests who have ever written in a table's chat. */
  speakers(table: string): Promise<string[]>;
  /** Stores a line about an act of the table's host (`guest`); `about` is the guest whom it concerns. */
  addNote(
    table: string,
    guest: string,
    note: { readonly name: string; readonly act: string; readonly about?: string; readonly at: number },
    command: StoredCommand,
  ): Promise<ChatLine>;
  /** Deletes the text of the public line with number `n`; undefined if there is no such line with a text. */
  unsay(table: string, n: number): Promise<{ line: ChatLine; author: string } | undefined>;
  /** The guests who are barred from a table's chat (`chat`) or from the table (`table`). */
  barred(table: string): Promise<{ guest: string; what: string }[]>;
  bar(table: string, guest: string, what: string, on: boolean): Promise<void>;
  /**
   * The digest of the command with this id, if a line of this table came from it. It tells a repetition from another
   * command under the same id.
   */
  findLine(table: string, command: string): Promise<string | undefined>;
}

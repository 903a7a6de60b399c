/** What must not be guessed: table ids, guests' tokens, secrets. Runs in Node and, for offline tables, in browsers. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chanceSource } from '#engine/chance-stream.ts';
import type { Seat } from '#engine/seats.ts';

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 96 bits: everybody who knows a table's id may watch it. */
export const newTableId = (): string => base64url(randomBytes(12));
/** 128 bits. */
export const newToken = (): string => base64url(randomBytes(16));
export const newSecret = (): Uint8Array => randomBytes(32);
export const newEntropy = (): string => base64url(randomBytes(16));

/** How a guest is known to the server: the token itself is stored nowhere. */
export const guestOf = (token: string): string => base64url(sha256(utf8ToBytes(token)));

/** How a person is named to others at one table, and nowhere else. */
export const whoOf = (table: string, guest: string): string => guestOf(`${table}:${guest}`).slice(0, 11);

/** Begins the id of somebody who sat at a table and deleted everything that said who they were. No token has such a hash. */
export const GONE = 'gone:';
export const isGone = (guest: string): boolean => guest.startsWith(GONE);

/** A fair order. */
export const shuffled = <T>(items: readonly T[]): T[] => {
  const order = items.map((_, i) => i);
  chanceSource(newSecret(), [], 'order').at(0).shuffle(order, order.length);
  return order.map((i) => items[i]!);
};

/** The chance of a bot at one place: from the table's secret, so a restart changes nothing and nobody foresees it. */
export const botSeed = (secret: Uint8Array, place: number, seat: Seat): number => {
  const hash = sha256(concatBytes(utf8ToBytes('ludoteca-bot/1'), secret, utf8ToBytes(`/${place}/${seat}`)));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true);
};

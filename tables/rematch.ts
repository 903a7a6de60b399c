/**
 * Playing again: the players offer it; once every person has, the same people sit down at a new table with the same
 * options, the seats moved on by one, so that with two the colours are swapped.
 *
 * Nobody may choose the deal. With the first offer the next table gets its id and secret, and everybody is shown the
 * commitment. Who offers seals their entropy: they send its SHA-256. When all have, each reveals it. So the secret is fixed
 * before any entropy is known, and all entropy before any of it is revealed.
 */
import { commitmentOf } from '#engine/chance-stream.ts';
import { entropyDigest } from '#engine/match/digests.ts';
import { hasSeat, numberOf, type Seat, type SeatSet } from '#engine/seats.ts';
import type { TableInfo } from '#wire/protocol.ts';
import { newEntropy, newSecret } from './ids.ts';
import type { RematchOffers, StoredSeat, StoredTable } from './storage.ts';

const HEX = 16;
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, HEX));

/** What is sent to seal entropy: its SHA-256, in hexadecimal. */
export const sealOf = entropyDigest;

/** Offers as they are stored now; those of earlier versions had no seals and lapse. */
export const offersOf = ({ offers }: Pick<StoredTable, 'offers'>): RematchOffers | undefined =>
  offers?.next === undefined ? undefined : offers;

/** The table once these seats offer, with this seal; without one the server draws their entropy. The same object when that changes nothing. */
export const withOffer = (
  table: StoredTable,
  mine: SeatSet,
  seal: string | undefined,
  newId: () => string,
): StoredTable => {
  if (table.next !== undefined) return table;
  const { next, seats } = offersOf(table) ?? {
    next: { id: newId(), secret: hexOf(newSecret()) },
    seats: {},
  };
  const after = { ...seats };
  for (const i of table.seats.keys())
    if (hasSeat(mine, i)) after[i] ??= seal === undefined ? { entropy: newEntropy() } : { seal };
  const changed = Object.keys(after).length > Object.keys(seats).length;
  return changed ? { ...table, offers: { next, seats: after } } : table;
};

/**
 * The table once these seats offer no more. If anybody has revealed their entropy already, no offer is left: the next deal
 * begins with another secret.
 */
export const withoutOffer = (table: StoredTable, mine: SeatSet): StoredTable => {
  const { next, seats } = offersOf(table) ?? {};
  if (!next || !seats || table.next !== undefined) return table;
  const entries = Object.entries(seats);
  const left = entries.filter(([seat]) => !hasSeat(mine, Number(seat)));
  if (left.length === entries.length) return table;
  const revealed = entries.some(([, { seal, entropy }]) => seal !== undefined && entropy !== undefined);
  const { offers: _, ...rest } = table;
  return revealed || left.length === 0
    ? rest
    : { ...table, offers: { next, seats: Object.fromEntries(left) } };
};

/** The table once these seats have revealed their entropy; undefined if it is not what they sealed. */
export const withRevealed = (table: StoredTable, mine: SeatSet, entropy: string): StoredTable | undefined => {
  const offers = offersOf(table);
  if (!offers) return undefined;
  const seal = sealOf(entropy);
  const seats = { ...offers.seats };
  for (const i of table.seats.keys()) {
    if (!hasSeat(mine, i)) continue;
    if (seats[i]?.seal !== seal) return undefined;
    seats[i] = { seal, entropy };
  }
  return { ...table, offers: { ...offers, seats } };
};

/** Do all people want to? Bots always do. */
export const everybodyOffers = (table: StoredTable): boolean => {
  const offers = offersOf(table)?.seats ?? {};
  return table.seats.every((seat, i) => seat.kind === 'bot' || offers[i] !== undefined);
};

/** Seats that have sealed their entropy and not revealed it yet, from 0. */
export const sealedSeats = (table: StoredTable): readonly Seat[] =>
  Object.entries(offersOf(table)?.seats ?? {})
    .filter(([, { entropy }]) => entropy === undefined)
    .map(([seat]) => Number(seat));

/** What everybody at the table is told of it. */
export const rematchInfo = (
  table: StoredTable,
  { asked, failed }: { readonly asked: readonly Seat[]; readonly failed: readonly Seat[] },
): TableInfo['rematch'] => {
  const offers = offersOf(table);
  const all = Object.entries(offers?.seats ?? {});
  const deal = offers &&
    table.next === undefined && {
      table: offers.next.id,
      commitment: commitmentOf(bytesOf(offers.next.secret)),
      seals: all.flatMap(([seat, { seal }]) =>
        seal === undefined ? [] : [{ seat: numberOf(Number(seat)), seal }],
      ),
    };
  return {
    offers: all.map(([seat]) => numberOf(Number(seat))),
    ...(deal ? { deal } : {}),
    ...(asked.length > 0 ? { asked: asked.map(numberOf) } : {}),
    ...(failed.length > 0 ? { failed: failed.map(numberOf) } : {}),
    ...(table.next === undefined ? {} : { table: table.next }),
  };
};

/** The seats of the next table. */
const seatsAgain = (seats: readonly StoredSeat[], offers: RematchOffers['seats']): StoredSeat[] =>
  seats.map((_, i) => {
    const from = (i + 1) % seats.length;
    const { kind, level, guest, name } = seats[from]!;
    return kind === 'bot' ? { kind, level, name } : { kind, guest, name, entropy: offers[from]?.entropy };
  });

/** The next table of the people of this one. Everybody has offered, and nothing is sealed any more. */
export const tableAgain = (
  { game, version, options, pace, passAndPlay, listed, absent, host, rated, seats, ...old }: StoredTable,
  fresh: Pick<StoredTable, 'created' | 'started'>,
): StoredTable => {
  const offers = offersOf(old)!;
  return {
    ...fresh,
    id: offers.next.id,
    secret: bytesOf(offers.next.secret),
    ...(pace ? { pace } : {}),
    game,
    version,
    options,
    passAndPlay,
    listed,
    absent,
    host,
    ...(rated === undefined ? {} : { rated: 'open' }),
    seats: seatsAgain(seats, offers.seats),
  };
};

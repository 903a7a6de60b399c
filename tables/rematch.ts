/**
 * Playing again: the players offer it; once every person has, the same people sit down at a new table with
 * the same options, the seats moved on by one, so that with two the colours are swapped.
 */
import { hasSeat, type SeatSet } from '#engine/seats.ts';
import { newEntropy } from './ids.ts';
import type { StoredSeat, StoredTable } from './storage.ts';

/** By seat from 0: what this seat adds to the chance of the next deal. */
type Offers = NonNullable<StoredTable['offers']>;

/** The table once these seats offer, or take it back; the same object when that changes nothing. */
export const withOffers = (
  table: StoredTable,
  mine: SeatSet,
  withdraw: boolean,
  entropy: string | undefined,
): StoredTable => {
  const { seats, offers = {}, next } = table;
  const after: Record<string, string> = {};
  let changed = false;
  for (const i of seats.keys()) {
    const before = offers[i];
    const now = hasSeat(mine, i) ? (withdraw ? undefined : (before ?? (entropy || newEntropy()))) : before;
    if (now !== undefined) after[i] = now;
    changed ||= now !== before;
  }
  return changed && next === undefined ? { ...table, offers: after } : table;
};

/** Do all people want to? Bots always do. */
export const everybodyOffers = ({ seats, offers = {} }: StoredTable): boolean =>
  seats.every((seat, i) => seat.kind === 'bot' || offers[i] !== undefined);

/** The seats of the next table. */
const seatsAgain = (seats: readonly StoredSeat[], offers: Offers): StoredSeat[] =>
  seats.map((_, i) => {
    const from = (i + 1) % seats.length;
    const { kind, level, guest, name } = seats[from]!;
    return kind === 'bot' ? { kind, level, name } : { kind, guest, name, entropy: offers[from] };
  });

/** The next table of the people of this one. */
export const tableAgain = (
  { game, version, options, pace, passAndPlay, listed, absent, host, rated, seats, offers }: StoredTable,
  fresh: Pick<StoredTable, 'id' | 'secret' | 'created' | 'started'>,
): StoredTable => ({
  ...fresh,
  ...(pace ? { pace } : {}),
  game,
  version,
  options,
  passAndPlay,
  listed,
  absent,
  host,
  ...(rated === undefined ? {} : { rated: 'open' }),
  seats: seatsAgain(seats, offers ?? {}),
});

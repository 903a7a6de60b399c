/** Who sits where: at the opening of a table, and as others may know it. */
import { commitmentOf } from '#engine/chance-stream.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Match } from '#engine/match/match.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat, numberOf, numbersOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { seatingOf } from '#engine/table-options.ts';
import type { SeatInfo, TableInfo } from '#wire/protocol.ts';
import type { OpenTable, TableSummary } from '#wire/rest.ts';
import { isGone, newEntropy, shuffled, whoOf } from './ids.ts';
import { serviceRefusal } from './refusals.ts';
import type { StoredSeat, StoredTable, Summary } from './storage.ts';

/** A wish as it was made, and whether it is the host's own seat. */
type Wish = OpenTable['seats'][number] & { readonly host?: boolean };

/**
 * The wishes in the order of the seats. A game may have an option that says who begins: by lot, or the host first or
 * last (TC-2.13). The lot is the server's, not the rules': nothing is dealt yet.
 */
const inOrder = (game: AnyGame, options: OptionValues, wishes: readonly Wish[]): readonly Wish[] => {
  const seating = seatingOf(game.options);
  if (!seating) return wishes;
  const host = wishes.filter((w) => w.host);
  const others = wishes.filter((w) => !w.host);
  const place = seating.host[String(options[seating.id])];
  if (place === 'first') return [...host, ...others];
  if (place === 'last') return [...others, ...host];
  return shuffled(wishes);
};

/**
 * The seats of a new table; the host has the first human seat, or all of them where one device is passed round.
 * `shared`: other tables are dealt alike, so nobody adds to the chance.
 */
export const seatsFor = (
  game: AnyGame,
  options: OptionValues,
  order: OpenTable,
  guest: string,
  name: string,
  shared = false,
): readonly StoredSeat[] => {
  const first = order.seats.findIndex((w) => w.kind === 'human');
  const wishes = order.seats.map((w, i): Wish => ({ ...w, host: i === first }));
  return inOrder(game, options, wishes).map((wish): StoredSeat => {
    if (wish.kind === 'bot') return { kind: 'bot', level: wish.level, name: '' };
    if (!wish.host && !order.passAndPlay) return { kind: 'human', name: '' };
    return {
      kind: 'human',
      guest,
      name,
      entropy: shared ? '' : (wish.host && order.entropy) || newEntropy(),
    };
  });
};

/** May only its players know how this table was dealt, because others still play the same deal? */
export const isSecretYet = ({ deal }: StoredTable): boolean => deal !== undefined && Date.now() < deal.until;

/** Seats of a guest, as a set. */
export const seatsOf = (seats: readonly StoredSeat[], guest: string): SeatSet =>
  seats.reduce((set, seat, i) => (seat.guest === guest ? set | seatBit(i) : set), 0);

/** What everybody at a table may know of its seats. */
export const seatInfos = (
  seats: readonly StoredSeat[],
  present: (guest: string) => boolean,
  stuck: (seat: Seat) => boolean,
  lent: SeatSet = 0,
  away: (seat: Seat) => number | undefined = () => undefined,
  slow: (seat: Seat) => Pick<SeatInfo, 'left' | 'vacation'> = () => ({}),
): SeatInfo[] =>
  seats.map((s, i) => {
    const seat = numberOf(i);
    if (s.kind === 'bot')
      return {
        seat,
        kind: 'bot',
        name: '',
        level: s.level,
        present: true,
        ...(stuck(i) ? { stuck: true } : {}),
      };
    if (s.guest === undefined) return { seat, kind: 'free', name: '', present: false };
    const absent = away(i);
    return {
      seat,
      kind: 'human',
      name: s.name,
      ...(s.account === undefined ? {} : { account: s.account }),
      ...(isGone(s.guest) ? { gone: true } : {}),
      present: present(s.guest),
      ...(absent === undefined ? {} : { away: absent }),
      ...slow(i),
      ...(hasSeat(lent, i) && s.level !== undefined ? { standIn: s.level } : {}),
      ...(hasSeat(lent, i) && stuck(i) ? { stuck: true } : {}),
    };
  });

/** When a table with these seats starts, in the service's up time: now, or undefined while a seat is free. */
export const startOf = (seats: readonly StoredSeat[], up: { now(): number }): number | undefined =>
  seats.every((s) => s.kind === 'bot' || s.guest !== undefined) ? Math.ceil(up.now()) : undefined;

/** The free seat that a guest takes; a refusal, or undefined when it sits where it wants to already. */
export const seatToTake = (
  seats: readonly StoredSeat[],
  guest: string,
  wanted: number | undefined,
): number | Refusal | undefined => {
  const mine = seatsOf(seats, guest);
  if (mine !== 0)
    return wanted === undefined || hasSeat(mine, wanted) ? undefined : serviceRefusal('ALREADY_SEATED');
  const seat = wanted ?? seats.findIndex((s) => s.kind === 'human' && s.guest === undefined);
  if (seats[seat]?.kind !== 'human') return serviceRefusal('NO_FREE_SEAT');
  return seats[seat].guest === undefined ? seat : serviceRefusal('SEAT_TAKEN');
};

/** What is known of a table beside what is stored of it. */
export interface Company {
  /** Guests who watch. */
  readonly here: ReadonlySet<string>;
  stuck(seat: Seat): boolean;
  /** For how many milliseconds the player of this seat has been away, where that matters. */
  away(seat: Seat): number | undefined;
  /** Seats that a bot plays for somebody just now. */
  readonly lent: SeatSet;
  readonly chat: boolean;
  readonly rematch: TableInfo['rematch'];
  /** Where there are days per move. */
  slow?(seat: Seat): Pick<SeatInfo, 'left' | 'vacation'>;
}

/** What a guest may know of a table, whatever happens on it. */
export const tableInfo = (table: StoredTable, guest: string, company: Company): TableInfo => ({
  table: table.id,
  game: table.game,
  options: table.options,
  seats: seatInfos(
    table.seats,
    (other) => company.here.has(other),
    (seat) => company.stuck(seat),
    company.lent,
    (seat) => company.away(seat),
    (seat) => company.slow?.(seat) ?? {},
  ),
  mine: numbersOf(seatsOf(table.seats, guest)),
  who: whoOf(table.id, guest),
  commitment: commitmentOf(table.secret),
  passAndPlay: table.passAndPlay,
  ...(table.pace ? { pace: table.pace } : {}),
  started: table.started !== undefined,
  listed: table.listed ?? false,
  rated: table.rated !== undefined,
  host: table.host !== undefined && table.host === guest,
  absent: table.absent ?? 'never',
  spectators: [...company.here].filter((other) => seatsOf(table.seats, other) === 0).length,
  chat: company.chat,
  rematch: company.rematch,
});

/** What lists show of a match. */
export const summaryOf = (match: Match): Summary => {
  const { outcome } = match;
  const decisions = match.history.decided.reduce((sum, n) => sum + n, 0);
  return { length: match.log.length, decisions, owing: match.owing, ...(outcome ? { outcome } : {}) };
};

/** What is left of the time of these seats, or of the players who are awaited; `up`: the service's up time. */
const leftIn = ({ ends = {}, outcome }: Summary, mine: SeatSet, up: number): number | undefined => {
  if (outcome) return undefined;
  const all = Object.entries(ends);
  const own = all.filter(([seat]) => hasSeat(mine, Number(seat)));
  const first = Math.min(...(own.length > 0 ? own : all).map(([, end]) => end));
  return Number.isFinite(first) ? first - up : undefined;
};

/** One line of a guest's list of tables. */
export const summaryFor = (
  table: StoredTable,
  summary: Summary,
  updated: number,
  guest: string,
  seats: readonly SeatInfo[],
  up = 0,
): TableSummary => {
  const mine = seatsOf(table.seats, guest);
  const left = leftIn(summary, mine, up);
  return {
    table: table.id,
    game: table.game,
    options: table.options,
    seats,
    mine: numbersOf(mine),
    myTurn: (summary.owing & mine) !== 0,
    started: table.started !== undefined,
    listed: table.listed ?? false,
    rated: table.rated !== undefined,
    decisions: summary.decisions,
    ...(table.pace ? { pace: table.pace } : {}),
    ...(left === undefined ? {} : { left }),
    ...(summary.outcome ? { outcome: summary.outcome } : {}),
    created: table.created,
    updated,
  };
};

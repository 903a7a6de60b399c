/**
 * When the covert round of a table is resolved (`Game.covert`). The table answers for seats that have no choice, and
 * nobody may notice: so no round ends before its hold is over, which depends on public facts alone – how many people
 * look on, whether a bot is asked. The times follow from the log, so a restart finds the same.
 */
import type { Act } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { listSeats, NOBODY, type Seat, type SeatSet, setOf } from '#engine/seats.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { TableServices } from './services.ts';
import type { StoredTable } from './storage.ts';

/** What the table lets this see. */
export interface HoldTable {
  readonly row: StoredTable;
  readonly loaded: LoadedMatch | undefined;
  /** Seats that a bot plays now. */
  readonly botSet: SeatSet;
  /** Until when a round waits at a table with days per move, in milliseconds since the deal. */
  readonly slow: { readonly roundEnd: number | undefined };
  readonly bots: { isStuck(seat: Seat): boolean };
  /** Everybody who is here. */
  guests(): ReadonlySet<string>;
}

/** Seats that the table waits for, as everybody may know it: in a covert round all that are asked. */
export const awaitedOf = (match: Match): SeatSet => (match.covert ? match.asked : match.owing);

/** When the present decision was asked for, in milliseconds since the deal. */
export const askedAt = ({ history, log }: Match): number => {
  const last = history.items.at(-1);
  return (last && log.at(last.entry)?.at) ?? 0;
};

/** Acts by which a seat passes to a bot or back. */
const CHANGES_HANDS: readonly Act[] = ['toBot', 'replace', 'fromBot'];

/**
 * Since when the covert round is held, in milliseconds since the deal. When a seat changes hands it is held anew: so
 * nobody sees whether the bot had to answer, and when it did.
 */
const heldSince = (match: Match): number => {
  const { history, log } = match;
  const begun = history.items.at(-1)?.entry ?? -1;
  for (let i = log.length - 1; i > begun; i--) {
    const entry = log.at(i)!;
    if (entry.kind === 'act' && CHANGES_HANDS.includes(entry.act)) return entry.at ?? 0;
  }
  return askedAt(match);
};

/** Whether the covert round follows another one directly, with no decision between them: everybody knows that. */
const followsRound = ({ history, log }: Match): boolean => {
  const last = history.items.at(-1);
  const entry = last && log.at(last.entry);
  return entry?.kind === 'act' && entry.act === 'resolve';
};
/** Of the pause for bots, so much is left for a round that follows another: a chain of them stays within a second. */
const CHAINED = 1 / 4;

/** Milliseconds until the table answers for all that have not, where the covert round has a limit. */
export const roundLeft = ({ match, limit }: LoadedMatch, now: number): number | undefined =>
  match.covert && limit !== undefined ? Math.max(0, askedAt(match) + limit - now) : undefined;

export class Hold {
  readonly #table: HoldTable;
  readonly #services: Pick<TableServices, 'hold' | 'pace'>;

  constructor(table: HoldTable, services: Pick<TableServices, 'hold' | 'pace'>) {
    this.#table = table;
    this.#services = services;
  }

  /** When the round that is open is resolved, in milliseconds since the deal; undefined: that is not known yet. */
  get next(): number | undefined {
    const { loaded, slow, row } = this.#table;
    if (!loaded?.match.covert) return undefined;
    const asked = askedAt(loaded.match);
    const held = heldSince(loaded.match) + this.#length(loaded.match);
    if (this.waits === NOBODY) return held;
    const limit = row.pace ? slow.roundEnd : loaded.limit && asked + loaded.limit;
    return limit === undefined ? undefined : Math.max(held, limit);
  }

  /** Seats whose answers the round that is open waits for; those of bots that have given up are none. */
  get waits(): SeatSet {
    const { match } = this.#table.loaded!;
    const stuck = listSeats(match.owing).filter((seat) => this.#table.bots.isStuck(seat));
    return (match.owing & ~setOf(stuck)) | (match.asked & ~match.sealed & this.#sharing);
  }

  /** Seats of people with several seats: their device asks all of them, whatever they hold. */
  get #sharing(): SeatSet {
    const { seats } = this.#table.row;
    const several = (guest: string | undefined): boolean =>
      guest !== undefined && seats.filter((one) => one.guest === guest).length > 1;
    return setOf(seats.flatMap(({ guest }, seat) => (several(guest) ? [seat] : []))) & ~this.#table.botSet;
  }

  /** How long the round lasts at least, in milliseconds. */
  #length(match: Match): number {
    const { hold = 0, pace } = this.#services;
    const forPeople = this.#onlookers > 1 ? hold : 0;
    if ((match.asked & this.#table.botSet) === NOBODY) return forPeople;
    return Math.max(forPeople, followsRound(match) ? pace * CHAINED : pace);
  }

  /** People who look on, players who are away included: who comes and goes must not matter. */
  get #onlookers(): number {
    const { row } = this.#table;
    const players = row.seats.flatMap(({ guest }) => guest ?? []);
    const spectators = [...this.#table.guests()].filter((guest) => !players.includes(guest));
    return (row.passAndPlay ? players.length : new Set(players).size) + spectators.length;
  }
}

/**
 * Players who are away. An absence counts from the stored moment when its player went, so a restart changes nothing.
 * It counts only while another player is there: a player who comes back to an empty table begins to wait then. What
 * follows – votes, a bot that plays on – are acts in the log; the seat's player takes the seat back by another act.
 */
import type { Entry } from '#engine/match/entry.ts';
import { type Refusal, refusal } from '#engine/result.ts';
import { hasSeat, listSeats, numberOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { sideOf } from '#engine/sides.ts';
import { votersOn, waitForVote } from '#wire/absence.ts';
import { awaitedOf } from './hold.ts';
import type { LoadedMatch } from './loaded-match.ts';
import { serviceRefusal } from './refusals.ts';
import { seatsOf } from './seating.ts';
import type { TableServices } from './services.ts';
import type { StoredTable } from './storage.ts';

/** A table that stood empty no longer than this was not left: its players reconnect. Milliseconds. */
const EMPTY = 120_000;
const MINUTE = 60_000;

/** What the table lets this see and change; every change is asked for inside its queue. */
export interface AbsenceTable {
  readonly row: StoredTable;
  readonly loaded: LoadedMatch | undefined;
  /** Who plays together now. */
  readonly sides: readonly SeatSet[];
  /** Is there a bot that could play? */
  readonly hasBots: boolean;
  here(guest: string): boolean;
  /** Milliseconds since the deal. */
  now(): number;
  setRow(row: StoredTable): void;
}

export class Absences {
  readonly #table: AbsenceTable;
  readonly #services: TableServices;

  constructor(table: AbsenceTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  /** Does it matter here who is away? */
  get matter(): boolean {
    const { row, loaded, hasBots } = this.#table;
    if ((row.absent ?? 'never') === 'never' || !hasBots || !loaded || loaded.match.outcome) return false;
    return new Set(row.seats.flatMap((s) => s.guest ?? [])).size > 1;
  }

  /** When the player of this seat (from 0) went, in milliseconds since the deal; undefined: they are here. */
  since(seat: Seat): number | undefined {
    const { row } = this.#table;
    const player = row.seats[seat];
    if (player?.guest === undefined || this.#table.here(player.guest)) return undefined;
    // Who was here when the server died went with it.
    return player.away ?? Math.max(0, this.#services.up.began - (row.started ?? 0));
  }

  /** For how long, in milliseconds, as others may know it. */
  away(seat: Seat): number | undefined {
    const since = this.matter ? this.since(seat) : undefined;
    return since === undefined ? undefined : Math.max(0, this.#table.now() - since);
  }

  /** Players who are here and play themselves. */
  get #here(): SeatSet {
    const { row, loaded } = this.#table;
    return (
      row.seats.reduce(
        (set, s, i) => (s.guest !== undefined && this.#table.here(s.guest) ? set | seatBit(i) : set),
        0,
      ) & ~(loaded?.match.etiquette.bots ?? 0)
    );
  }

  /** Seats that are waited for in vain. */
  get #missed(): number[] {
    const { match } = this.#table.loaded!;
    return listSeats(awaitedOf(match) & ~match.etiquette.bots).filter(
      (seat) => this.since(seat) !== undefined,
    );
  }

  /** Somebody comes, and is not counted as here yet. @returns their answers to votes about their seats */
  async came(guest: string): Promise<Entry[]> {
    if (!this.matter) return [];
    const { row, loaded } = this.#table;
    const mine = seatsOf(row.seats, guest);
    const now = this.#table.now();
    if (mine === 0) return [];
    const gone = row.seats.flatMap((s, i) => (s.guest === undefined ? [] : (this.since(i) ?? now)));
    const stoodEmpty = gone.every((at) => at < now) && now - Math.max(...gone) > EMPTY;
    const others = stoodEmpty
      ? row.seats.flatMap((s, i) => (s.guest === undefined || s.guest === guest ? [] : i))
      : [];
    await this.#keep(others, now);
    await this.#keep(listSeats(mine), undefined);
    return listSeats(mine)
      .filter((seat) => loaded!.match.refuseAct(seat, 'declineBot') === undefined)
      .map((seat) => ({ kind: 'act', seat, act: 'declineBot', at: now }));
  }

  /** Somebody has gone at this time, and is not counted as here any more. */
  async went(guest: string, at: number): Promise<void> {
    if (this.matter) await this.#keep(listSeats(seatsOf(this.#table.row.seats, guest)), at);
  }

  async #keep(seats: readonly number[], away: number | undefined): Promise<void> {
    const { row } = this.#table;
    const changed = seats.filter((seat) => row.seats[seat]!.away !== away);
    if (changed.length === 0) return;
    this.#table.setRow({
      ...row,
      seats: row.seats.map((s, i) => (changed.includes(i) ? { ...s, away } : s)),
    });
    try {
      await this.#services.storage.setAway(row.id, changed, away);
    } catch (error) {
      // Nobody waits less for it: after a restart it counts from there.
      this.#services.log.error({ table: row.id, err: error }, 'an absence was not kept');
    }
  }

  #votersOn(about: Seat): SeatSet {
    return votersOn(about, sideOf(this.#table.sides, about), this.#here);
  }

  /** Why this seat may not vote now for a bot at the seat `about`. */
  refuseVote(seat: Seat, about: Seat): Refusal | undefined {
    const { row, loaded } = this.#table;
    if (row.absent !== 'vote' || !this.matter) return serviceRefusal('ABSENCE_OFF');
    if (row.seats[about]?.kind !== 'human') return refusal('NO_SUCH_ACT', '', { act: 'voteBot' });
    const since = this.since(about);
    if (since === undefined) return serviceRefusal('NOT_ABSENT');
    if (!hasSeat(awaitedOf(loaded!.match), about)) return serviceRefusal('NOT_AWAITED');
    if (!hasSeat(this.#votersOn(about), seat)) return serviceRefusal('PARTNERS_VOTE');
    const now = this.#table.now();
    const clock = loaded!.clock?.info(now);
    const left = clock?.running.includes(numberOf(about)) ? clock.left[about] : undefined;
    const wait = waitForVote(now - since, left);
    return wait > 0 ? serviceRefusal('NOT_AWAY_LONG', { seconds: Math.ceil(wait / 1000) }) : undefined;
  }

  /** Does the seat pass to a bot with these votes: has everybody voted whose vote decides? */
  decided(about: Seat, votes: SeatSet): boolean {
    return votes !== 0 && (this.#votersOn(about) & ~votes) === 0;
  }

  /** The seats that pass to a bot now, because those who are left have voted or the time of the rule is over. */
  due(): Entry[] {
    if (!this.matter) return [];
    const { row, loaded } = this.#table;
    const now = this.#table.now();
    const { votes } = loaded!.match.etiquette;
    const passes = (seat: Seat): boolean =>
      row.absent === 'vote' ? this.#here !== 0 && this.decided(seat, votes[seat]!) : this.#end(seat)! <= now;
    return this.#missed.filter(passes).map((seat) => ({ kind: 'act', seat, act: 'replace', at: now }));
  }

  /** When the next seat passes by itself, in milliseconds since the deal. */
  get next(): number | undefined {
    if (!this.matter) return undefined;
    const ends = this.#missed.flatMap((seat) => this.#end(seat) ?? []).filter(Number.isFinite);
    return ends.length > 0 ? Math.min(...ends) : undefined;
  }

  #end(seat: Seat): number {
    const { absent } = this.#table.row;
    // With nobody there who waits, nothing hurries.
    if (typeof absent !== 'number' || this.#here === 0) return Number.POSITIVE_INFINITY;
    return (this.since(seat) ?? 0) + absent * MINUTE;
  }
}

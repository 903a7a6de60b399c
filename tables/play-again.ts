/**
 * Who wants to play again at one table, and the moment at which everybody reveals their entropy. Everything here runs
 * inside the table's queue. Who seals and does not reveal in time could have looked at the deal before: there is none then,
 * and everybody is told whose fault that is.
 */
import type { Seat, SeatSet } from '#engine/seats.ts';
import type { TableInfo } from '#wire/protocol.ts';
import { serviceRefusal } from './refusals.ts';
import {
  everybodyOffers,
  offersOf,
  rematchInfo,
  sealedSeats,
  withOffer,
  withoutOffer,
  withRevealed,
} from './rematch.ts';
import type { StoredTable } from './storage.ts';
import type { Done, TableState } from './table-log.ts';
import { letGo } from './timers.ts';

/** Milliseconds that everybody has to reveal their entropy. */
const REVEAL_TIME = 10_000;

export interface NextTables {
  /** Opens the next table of the people of this one; answers with its id. Rejects when it cannot be stored. */
  open(table: StoredTable): Promise<string>;
  /** Names a table that may be opened. */
  newId(): string;
}

/** What the table lets this see and change. */
export interface AgainTable extends TableState {
  here(guest: string): boolean;
  setRow(row: StoredTable): void;
  inform(): void;
}

export class PlayAgain {
  readonly #table: AgainTable;
  /** Seats that are asked to reveal; none while offers or players are missing. */
  #asked: readonly Seat[] = [];
  /** Seats for whose sake there was no deal the last time. */
  #failed: readonly Seat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: AgainTable) {
    this.#table = table;
  }

  get info(): TableInfo['rematch'] {
    const { row } = this.#table;
    const asked = new Set(sealedSeats(row));
    return rematchInfo(row, { asked: this.#asked.filter((seat) => asked.has(seat)), failed: this.#failed });
  }

  async offer(mine: SeatSet, seal: string | undefined, next: NextTables): Promise<Done> {
    const { row } = this.#table;
    const after = withOffer(row, mine, seal, () => next.newId());
    if (after === row) return undefined;
    this.#failed = [];
    return this.#keep(after, next);
  }

  async withdraw(mine: SeatSet, next: NextTables): Promise<Done> {
    const { row } = this.#table;
    const after = withoutOffer(row, mine);
    if (after === row) return undefined;
    this.#stop();
    return this.#keep(after, next);
  }

  async reveal(mine: SeatSet, entropy: string, next: NextTables): Promise<Done> {
    const { row } = this.#table;
    if (row.next !== undefined) return undefined;
    if (!everybodyOffers(row)) return serviceRefusal('NOT_ASKED_TO_REVEAL');
    const after = withRevealed(row, mine, entropy);
    return after ? this.#keep(after, next) : serviceRefusal('OTHER_ENTROPY');
  }

  /** Somebody has come, or offers: once all have offered and are here, they are asked. True if that is new. */
  proceed(): boolean {
    const { row } = this.#table;
    if (this.#asked.length > 0 || row.next !== undefined || !everybodyOffers(row)) return false;
    const sealed = sealedSeats(row);
    if (sealed.length === 0 || !sealed.every((seat) => this.#table.here(row.seats[seat]?.guest ?? '')))
      return false;
    this.#asked = sealed;
    this.#timer = setTimeout(() => void this.#table.queue.run(() => this.#expire()), REVEAL_TIME);
    letGo(this.#timer);
    return true;
  }

  async #keep(row: StoredTable, tables: NextTables): Promise<Done> {
    const table = this.#table;
    const { storage } = table.services;
    let { next } = row;
    try {
      if (everybodyOffers(row) && sealedSeats(row).length === 0) next = await tables.open(row);
      else await storage.setOffers(table.row.id, offersOf(row));
    } catch (error) {
      table.services.log.error({ table: table.row.id, err: error }, 'not saved');
      return serviceRefusal('NOT_SAVED');
    }
    table.setRow({ ...row, next });
    if (next !== undefined) this.#stop();
    else this.proceed();
    table.inform();
    return undefined;
  }

  /** The time is over: there is no deal, and the next offer begins anew. */
  async #expire(): Promise<void> {
    const table = this.#table;
    const late = sealedSeats(table.row);
    this.#stop();
    if (late.length === 0 || table.row.next !== undefined) return;
    try {
      await table.services.storage.setOffers(table.row.id, undefined);
    } catch (error) {
      // The offers stand, and whoever comes next is asked again.
      table.services.log.error({ table: table.row.id, err: error }, 'not saved');
      return;
    }
    const { offers: _, ...row } = table.row;
    table.setRow(row);
    this.#failed = late;
    table.inform();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = [];
  }

  close(): void {
    this.#stop();
  }
}

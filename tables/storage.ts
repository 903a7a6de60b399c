/**
 * What tables need of a database, and no more. The log is the truth: a table is its row, its seats and its
 * log. Every promise resolves after the data is durable. The server keeps them in SQLite, a page in the browser's database.
 */

import type { Outcome } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Seat } from '#engine/seats.ts';
import type { AbsenceRule } from '#wire/absence.ts';
import type { Pace } from '#wire/pace.ts';
import type { Bearer } from '#wire/protocol.ts';
import type { ListState } from '#wire/rest.ts';

export interface StoredSeat {
  readonly kind: 'human' | 'bot';
  /** Of a bot; at a person's seat, of the bot that stands in when the seat is lent. */
  readonly level?: string;
  /** SHA-256 of the guest's token; undefined while a human seat is free. */
  readonly guest?: string;
  readonly name: string;
  /** Of a guest with an account; kept with that, not with the table. */
  readonly account?: Bearer;
  /** What this seat added to the chance. */
  readonly entropy?: string;
  /** When its player went, in milliseconds after `started`; undefined while they are here. */
  readonly away?: number;
}

/** Tables with the same secret and name are dealt alike: the name takes the place of the table's id in the chance. */
export interface SharedDeal {
  readonly name: string;
  /**
   * When everybody may know it, in milliseconds since 1970. Before, nobody but its players may look on, and there is no
   * match file.
   */
  readonly until: number;
}

export interface RematchOffers {
  /** The next table: its id, and its secret in hexadecimal. */
  readonly next: { readonly id: string; readonly secret: string };
  /** Seats from 0 that want to: their seal (SHA-256), and what they add to the chance of the deal once it is known. */
  readonly seats: Readonly<Record<string, { readonly seal?: string; readonly entropy?: string }>>;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: OptionValues;
  readonly passAndPlay: boolean;
  readonly secret: Uint8Array;
  /** Its people add nothing to the chance. */
  readonly deal?: SharedDeal;
  readonly seats: readonly StoredSeat[];
  /** Milliseconds since 1970. */
  readonly created: number;
  /** When it was dealt, in the service's up time (uptime-clock.ts); undefined before. */
  readonly started?: number;
  /** When clocks began to run, in milliseconds after `started`; undefined before. */
  readonly ready?: number;
  /** What happens to the seat of a player who is away; undefined: nothing. */
  readonly absent?: AbsenceRule;
  /** Days per move; undefined: live, by the game's own clock. */
  readonly pace?: Pace;
  /** In everybody's lists; otherwise by link only. */
  readonly listed?: boolean;
  /** The guest who opened it, and whom a rematch follows; undefined of old ones and on one's own device. */
  readonly host?: string;
  /** Its host has closed it before it began. */
  readonly closed?: boolean;
  /** Does it count for ratings? Once it is over, it has or it has not. */
  readonly rated?: 'open' | 'done' | 'void';
  /** Who wants to play again, and the deal that this leads to. */
  readonly offers?: RematchOffers;
  /** The table where these people play again. */
  readonly next?: string;
  /** Why nobody may open it: its log cannot be played, and the host has set it aside. */
  readonly quarantine?: string;
}

/** A client's command: whose and which, and what it said. */
export interface StoredCommand {
  readonly id: string;
  readonly digest: string;
}

export interface StoredEntry {
  readonly entry: Entry;
  /** The command that brought it about; no two entries of a table have one of the same id. */
  readonly command?: StoredCommand;
  /** Nobody but its author may notice it: no list says that the table has changed. */
  readonly unseen?: boolean;
}

/** What a list of tables shows. Only a cache: `length` says for which length of the log it holds. */
export interface Summary {
  readonly length: number;
  readonly decisions: number;
  /** Seats that owe a decision, as a bit mask. */
  readonly owing: number;
  /** At a table with days per move: by seat, when its time is up, in the service's up time. */
  readonly ends?: Readonly<Record<string, number>>;
  readonly outcome?: Outcome;
}

export interface ListedTable {
  readonly table: StoredTable;
  readonly summary?: Summary;
  /** Length of the log; where it differs from the summary's, the summary is out of date. */
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** The moment that it stands in the list by, where that is not `updated` yet. */
  readonly mark?: number;
}

/** Where a list goes on: behind this table. */
export interface Mark {
  readonly updated: number;
  readonly id: string;
}

/** A table on which something is due, and when, in the service's up time. */
export interface DueMark {
  readonly id: string;
  readonly due: number;
}

export interface ListWish {
  readonly state: ListState;
  /** Of this game only. */
  readonly game?: string;
}

/** Somebody else was first at this place of the log, at this seat, or with this command. */
export class Conflict extends Error {}

export interface Storage {
  /** `previous`: the table whose people play again here; it is given the link. Conflict when it has one. */
  create(table: StoredTable, previous?: string): Promise<void>;
  load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined>;
  /**
   * The entries from place `from` to before `to`, all of them stored. Absent where one would have to wait for them; a
   * match then keeps its whole log in memory.
   */
  read?(id: string, from: number, to: number): readonly Entry[];
  /**
   * Appends entries at consecutive places, all or none. Throws Conflict when the first place is not the next.
   * `due`: what they lead to is not known yet, so the table is to be looked at from this moment on, in the
   * service's up time; `note` will say better.
   */
  append(id: string, place: number, entries: readonly StoredEntry[], due?: number): Promise<void>;
  /** The digest of the command of this id, if an entry of this table came from it. */
  findCommand(id: string, command: string): Promise<string | undefined>;
  /** Takes a free seat, and starts the table if `started` is given. Throws Conflict when the seat is not free. */
  sit(
    id: string,
    seat: Seat,
    who: Required<Pick<StoredSeat, 'guest' | 'name' | 'entropy'>>,
    started?: number,
  ): Promise<void>;
  /** Frees the seats of this guest at a table that has not begun. */
  unsit?(id: string, guest: string): Promise<void>;
  /**
   * Makes free seats those of bots, all or none, and starts the table if `started` is given. Throws Conflict when one is
   * not free.
   */
  seatBots?(
    id: string,
    seats: readonly { readonly seat: Seat; readonly level: string }[],
    started?: number,
  ): Promise<void>;
  /** Puts another table in the place of one that has not begun and has its id. Throws Conflict when it has begun. */
  replace?(table: StoredTable): Promise<void>;
  /** Closes a table that has not begun. */
  shut?(id: string): Promise<void>;
  setReady(id: string, ready: number): Promise<void>;
  /** Who wants to play again. */
  setOffers(id: string, offers: RematchOffers | undefined): Promise<void>;
  /** The level of the bot that stands in for somebody. */
  setLevel(id: string, seat: Seat, level: string): Promise<void>;
  /** When the players of these seats went; undefined: they are here. */
  setAway(id: string, seats: readonly number[], away: number | undefined): Promise<void>;
  /** Keeps a summary, and when something is due next (undefined: nothing), some time soon. */
  note(id: string, summary: Summary, due?: number): void;
  /**
   * The next tables behind `after` on which something is due by `now`, earliest first; absent where time stands
   * still while nobody looks. The cost does not depend on the other tables.
   */
  due?(now: number, limit: number, after?: DueMark): Promise<DueMark[]>;
  /** The tables where this guest sits, latest first. */
  tablesOf(guest: string, limit: number, before?: Mark): Promise<ListedTable[]>;
  /** Where this guest has played to the end, latest first; without `all` only those that are listed or rated. */
  finishedOf?(guest: string, all: boolean, limit: number, before?: Mark): Promise<ListedTable[]>;
  /** The tables that everybody is shown, latest first; absent where nobody else comes. */
  listed?(wish: ListWish, limit: number, before?: Mark): Promise<ListedTable[]>;
  /** The last up time kept. `clock` is asked for the present one at every write. */
  keepTime(clock: () => number): number;
  /** Keeps the up time now. */
  tick(): Promise<void>;
  /** The table has left memory: what was remembered to store its entries sooner may go. */
  forget?(id: string): void;
  /** Finishes all writes. */
  close(): Promise<void>;
}

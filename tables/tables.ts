/**
 * All tables of this server. A table is opened from storage when somebody first wants it or something is due on
 * it, and forgotten when nobody wants it any more; starting up opens none.
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { RUNTIME } from '#engine/runtime.ts';
import { withRated } from '#engine/table-options.ts';
import type { ChangeTable, OpenTable, TableList, TableSummary } from '#wire/rest.ts';
import { Alarm } from './alarm.ts';
import { newSecret, newTableId } from './ids.ts';
import { nameOf } from './names.ts';
import { serviceRefusal } from './refusals.ts';
import { tableAgain } from './rematch.ts';
import { type Library, type Rules, rulesOf } from './rules.ts';
import { seatInfos, seatsFor, startOf, summaryFor } from './seating.ts';
import type { TableServices } from './services.ts';
import type { ListedTable, ListWish, Mark, StoredTable } from './storage.ts';
import { Table } from './table.ts';
import { letGo } from './timers.ts';

export type { Library };

const MOST_LISTED = 50;

/** Reads where a list goes on; undefined when it is no such place. */
export const readMark = (text: string): Mark | undefined => {
  const parts = /^(\d{1,16})\.([\w-]{8,24})$/.exec(text);
  return parts ? { updated: Number(parts[1]), id: parts[2]! } : undefined;
};

export interface TablesSettings {
  /** Milliseconds that a table without visitors stays in memory. */
  readonly keep: number;
  /** Milliseconds between two rounds that look for such tables. */
  readonly round: number;
  /** Milliseconds between two looks at what is due on tables that are not open, and most to open at one look. */
  readonly look?: number;
  readonly most?: number;
  /** Names a new table; by default nobody can guess it. */
  readonly newId?: () => string;
}

/** A new table that is dealt like others, by the secret of all of them. */
export type SharedTable = Required<Pick<StoredTable, 'id' | 'secret' | 'deal'>>;

export class Tables {
  readonly #services: TableServices;
  readonly #library: Library;
  readonly #settings: TablesSettings;
  readonly #open = new Map<string, Promise<Result<Table, Refusal>>>();
  readonly #here = new Map<string, Table>();
  readonly #rounds: ReturnType<typeof setInterval>;
  readonly #alarm: Alarm;

  constructor(services: TableServices, library: Library, settings: TablesSettings) {
    this.#services = services;
    this.#library = library;
    this.#settings = settings;
    this.#rounds = setInterval(() => void this.#round(), settings.round);
    letGo(this.#rounds);
    const { look: every = 1000, most = 50 } = settings;
    this.#alarm = new Alarm(services, async (id) => void (await this.get(id)), { every, most });
  }

  readonly #newId = (): string => (this.#settings.newId ?? newTableId)();

  /** How many are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** Those that are in memory. */
  resident(): Iterable<Table> {
    return this.#here.values();
  }

  /** The table of this id. Use it at once: it may be forgotten in a later turn of the event loop. */
  get(id: string): Promise<Result<Table, Refusal>> {
    let opening = this.#open.get(id);
    if (!opening) {
      opening = this.#load(id).catch((error: unknown) => {
        this.#services.log.error({ table: id, err: error }, 'a table cannot be opened');
        return err(serviceRefusal('SERVER_FAULT'));
      });
      this.#open.set(id, opening);
      // What cannot be opened now is tried again when it is asked for again.
      void opening.then((result) => {
        if (result.ok) this.#here.set(id, result.value);
        else this.#open.delete(id);
      });
    }
    return opening;
  }

  async #load(id: string): Promise<Result<Table, Refusal>> {
    const stored = await this.#services.storage.load(id);
    if (!stored) return err(serviceRefusal('NO_SUCH_TABLE'));
    const { game: name, version, quarantine } = stored.table;
    if (quarantine !== undefined) return err(serviceRefusal('QUARANTINED'));
    // A match keeps its rules: with others it would become another match.
    const rules = await rulesOf(this.#library, name, version);
    if (rules) {
      const next = { open: (table: StoredTable) => this.#again(table), newId: this.#newId };
      return ok(await Table.open(this.#services, rules, stored, next));
    }
    const game = await this.#library.load(name);
    if (!game) return err(serviceRefusal('NO_SUCH_GAME', { game: name }));
    return err(serviceRefusal('OTHER_RULES', { version, now: game.version }));
  }

  /** Opens a new table; answers with its id. `given`: of one that is dealt like others. */
  async create(order: OpenTable, guest: string, given?: SharedTable): Promise<Result<string, Refusal>> {
    const game = await this.#library.load(order.game);
    if (!game) return err(serviceRefusal('NO_SUCH_GAME', { game: order.game }));
    const levels = await this.#services.bots.levels(game.id);
    const id = given?.id ?? this.#newId();
    const fresh = { id, secret: newSecret(), created: Date.now(), ...given };
    const table = await this.#draft(fresh, { game, engine: RUNTIME }, levels, order, guest);
    if (!table.ok) return table;
    try {
      await this.#services.storage.create(table.value);
    } catch (error) {
      this.#services.log.error({ game: game.id, err: error }, 'not saved');
      return err(serviceRefusal('NOT_SAVED'));
    }
    return ok(id);
  }

  /** Sets a table up otherwise before it begins, as its host wants it; by the rules that it was opened with. */
  async change(id: string, order: ChangeTable, guest: string): Promise<Refusal | undefined> {
    const found = await this.get(id);
    if (!found.ok) return found.error;
    return found.value.change(guest, (old, rules, levels) =>
      this.#draft(old, rules, levels, { ...order, game: old.game }, guest),
    );
  }

  /** The table that somebody wants, or why there can be no such table. */
  async #draft(
    { id, secret, created, deal }: Pick<StoredTable, 'id' | 'secret' | 'created' | 'deal'>,
    { game, engine }: Rules,
    levels: readonly string[],
    order: OpenTable,
    guest: string,
  ): Promise<Result<StoredTable, Refusal>> {
    for (const seat of order.seats)
      if (seat.kind === 'bot' && !levels.includes(seat.level))
        return err(serviceRefusal('NO_SUCH_LEVEL', { level: seat.level }));
    const unrated = order.rated ? await this.#refuseRated(order, guest) : undefined;
    if (unrated) return err(unrated);
    // Judges the options and the number of seats; the true deal waits until everybody sits.
    const count = order.seats.length;
    const tried = engine.createMatch(game, {
      id,
      options: order.rated ? withRated(game.options, order.options ?? {}, true) : order.options,
      seats: count,
      secret,
      entropy: [],
    });
    if (!tried.ok) return tried;
    const { options } = tried.value.setup;
    const name = (await this.#services.people?.nameOf(guest)) ?? nameOf(guest);
    const seats = seatsFor(game, options, order, guest, name, deal !== undefined);
    const started = startOf(seats, this.#services.up);
    return ok({
      id,
      game: game.id,
      version: game.version,
      options,
      passAndPlay: order.passAndPlay ?? false,
      listed: order.listed ?? false,
      ...(order.absent === undefined || order.pace ? {} : { absent: order.absent }),
      ...(order.pace ? { pace: order.pace } : {}),
      host: guest,
      ...(order.rated ? { rated: 'open' as const } : {}),
      secret,
      ...(deal ? { deal } : {}),
      seats,
      created,
      ...(started === undefined ? {} : { started }),
    });
  }

  /** A match counts only among people who are known, and only they play it. */
  async #refuseRated(
    { game, seats, passAndPlay, absent, pace }: OpenTable,
    guest: string,
  ): Promise<Refusal | undefined> {
    const people = seats.every(({ kind }) => kind === 'human') && seats.length > 1 && !passAndPlay;
    if (!people) return serviceRefusal('RATED_PEOPLE_ONLY');
    const bots = (absent !== undefined && absent !== 'never') || pace?.late === 'bot';
    if (bots) return serviceRefusal('RATED_NO_BOTS');
    const known = await this.#services.people?.bearerOf(guest, game, seats.length);
    return known ? undefined : serviceRefusal('SIGN_IN_FIRST');
  }

  /** Opens the next table of the people of `old`, and stores the link to it with it. */
  async #again(old: StoredTable): Promise<string> {
    const started = Math.ceil(this.#services.up.now());
    const rules = await this.#rulesForAgain(old);
    const table = tableAgain({ ...old, ...rules }, { created: Date.now(), started });
    await this.#services.storage.create(table, old.id);
    return table.id;
  }

  /** A new match goes by the present rules, unless they refuse its options. */
  async #rulesForAgain({ game: name, options, seats }: StoredTable): Promise<Partial<StoredTable>> {
    const game = await this.#library.load(name);
    if (!game) return {};
    const setup = { id: 'again', options, seats: seats.length, secret: newSecret(), entropy: [] };
    const tried = RUNTIME.createMatch(game, setup);
    return tried.ok ? { version: game.version, options: tried.value.setup.options } : {};
  }

  /** Names a guest, also at the tables where it sits. */
  async rename(guest: string, name: string): Promise<void> {
    await this.#services.people?.rename(guest, name);
    for (const opening of this.#open.values()) {
      const result = await opening;
      if (result.ok) await result.value.rename(guest, name);
    }
  }

  /** Tells the tables of these guests that something is stored about them which they do not know yet. */
  async renew(...guests: readonly string[]): Promise<void> {
    for (const opening of this.#open.values()) {
      const result = await opening;
      if (result.ok && guests.some((guest) => result.value.concerns(guest))) await result.value.renew();
    }
  }

  /** The tables where a guest sits, latest first. */
  async listFor(guest: string, before?: Mark): Promise<TableList> {
    const listed = await this.#services.storage.tablesOf(guest, MOST_LISTED + 1, before);
    return this.#page(listed, guest);
  }

  /** Where this guest has played to the end, latest first; `all`: also where only those with the link were. */
  async finishedOf(guest: string, all: boolean, asker: string, before?: Mark): Promise<TableList> {
    const { storage } = this.#services;
    return this.#page((await storage.finishedOf?.(guest, all, MOST_LISTED + 1, before)) ?? [], asker);
  }

  /** The tables that are shown to everybody. */
  async list(wish: ListWish, guest: string, before?: Mark): Promise<TableList> {
    const { storage } = this.#services;
    const list = await this.#page((await storage.listed?.(wish, MOST_LISTED + 1, before)) ?? [], guest);
    // A summary may have been behind the log; each table knows better by now.
    const fits = (one: TableSummary) =>
      wish.state === 'open' || (one.outcome !== undefined) === (wish.state === 'finished');
    return { ...list, tables: list.tables.filter(fits) };
  }

  async #page(listed: readonly ListedTable[], guest: string): Promise<TableList> {
    const shown = listed.slice(0, MOST_LISTED);
    const tables = await Promise.all(shown.map((one) => this.#summarise(one, guest)));
    const last = shown.at(-1);
    const more =
      listed.length > MOST_LISTED && last ? `${last.mark ?? last.updated}.${last.table.id}` : undefined;
    tables.sort((a, b) => b.updated - a.updated);
    return { tables, ...(more === undefined ? {} : { more }) };
  }

  async #summarise(listed: ListedTable, guest: string): Promise<TableSummary> {
    const { table, updated } = listed;
    const seats = seatInfos(
      table.seats,
      () => false,
      () => false,
    );
    const waiting = table.started === undefined;
    const nothing = { length: 0, decisions: 0, owing: 0 };
    const up = this.#services.up.now();
    if (waiting || listed.summary?.length === listed.length)
      return summaryFor(table, waiting ? nothing : listed.summary!, updated, guest, seats, up);
    // The summary is behind the log: the last server died in between. The log is the truth.
    const opened = await this.get(table.id);
    return summaryFor(table, opened.ok ? opened.value.summary : nothing, updated, guest, seats, up);
  }

  /** Opens tables on which something is due; by itself it does so all the time. */
  look(): Promise<void> {
    return this.#alarm.look();
  }

  async #round(): Promise<void> {
    const now = this.#services.up.now();
    let ticking = false;
    for (const [id, opening] of this.#open) {
      const result = await opening;
      if (!result.ok) continue;
      const table = result.value;
      ticking ||= table.ticking;
      if (!table.idle || now - table.touched < this.#settings.keep || this.#open.get(id) !== opening)
        continue;
      this.#open.delete(id);
      this.#here.delete(id);
      await table.close();
      if (!this.#open.has(id)) this.#services.storage.forget?.(id);
    }
    // So that a crash gives nobody more than a round's time back.
    if (!ticking) return;
    try {
      await this.#services.storage.tick();
    } catch (error) {
      // Without room on the disk there are no decisions either; the next round tries again.
      this.#services.log.error({ err: error }, 'the time was not kept');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#rounds);
    await this.#alarm.close();
    for (const opening of this.#open.values()) {
      const result = await opening;
      if (result.ok) await result.value.close();
    }
    this.#open.clear();
    this.#here.clear();
  }
}

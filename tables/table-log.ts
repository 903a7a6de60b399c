/**
 * The log of a table and the match that follows from it. Every entry goes the same way: judged, stored, carried out,
 * published. A failed write leaves no trace in memory.
 */
import type { Entry } from '#engine/match/entry.ts';
import type { Judged } from '#engine/match/judged.ts';
import type { Consequence, Match } from '#engine/match/match.ts';
import { itemsBefore } from '#engine/match/news.ts';
import type { Refusal, Result } from '#engine/result.ts';
import { firstSeat, hasSeat, type Seat, type SeatSet } from '#engine/seats.ts';
import type { Agenda } from './agenda.ts';
import type { BotSeats } from './bot-seats.ts';
import { changeSince, clockNews, resyncUpdate } from './changes.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Hold } from './hold.ts';
import { areUnnoticed, carryOut, type LoadedMatch, loadMatch } from './loaded-match.ts';
import { serviceRefusal } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { TableServices } from './services.ts';
import type { SlowPlay } from './slow-play.ts';
import type { StoredCommand, StoredTable } from './storage.ts';
import type { Subscribers } from './subscribers.ts';

/** A refusal, or undefined once it is done. */
export type Done = Refusal | undefined;

/** What a table has in memory. */
export interface TableState {
  readonly id: string;
  /** Those that the match began with, whatever the present ones are. */
  readonly rules: Rules;
  readonly services: TableServices;
  readonly queue: CommandQueue;
  readonly subscribers: Subscribers;
  row: StoredTable;
  /** Undefined until every seat is taken. */
  loaded: LoadedMatch | undefined;
  /** Its log cannot be played any more: a bug, and every answer is SERVER_FAULT until it is opened anew. */
  broken: boolean;
  readonly closed: boolean;
  /** Throws before the match begins. */
  readonly match: Match;
  /** Seats that a bot plays now. */
  readonly botSet: SeatSet;
  /** Milliseconds since the deal. */
  now(): number;
}

/** What the table lets this see and do. */
export interface LogTable extends TableState {
  readonly slow: Pick<SlowPlay, 'fall'>;
  readonly hold: Pick<Hold, 'next'>;
  readonly agenda: Pick<Agenda, 'dueAtOnce' | 'reschedule'>;
  readonly bots: Pick<BotSeats, 'carriedOut'>;
  /** Tells everybody who sits where. */
  inform(): void;
}

export class TableLog {
  readonly #table: LogTable;
  /** The rules of this match let no flag fall. */
  #noFlags = false;

  constructor(table: LogTable) {
    this.#table = table;
  }

  /** A seat's answer to the decision of this id, by a person, a bot or an order. `received`: on the service's up time. */
  async answer(
    seat: Seat,
    decision: number,
    text: string,
    received: number,
    command?: StoredCommand,
  ): Promise<Done> {
    const table = this.#table;
    if (table.broken) return serviceRefusal('SERVER_FAULT');
    const at = await this.timeOf(received);
    const { match } = table;
    // After the end every answer is late; the game says so better than the number of the decision does.
    const judged = match.judge(seat, text, { id: match.outcome ? undefined : decision, at });
    if (!judged.ok) return judged.error;
    return this.record([judged.value.entry], command, () => match.commit(judged.value));
  }

  /** What a seat may do without owing a decision, beside deciding: `judge` judges it at its time. */
  async unasked(
    received: number,
    command: StoredCommand,
    judge: (match: Match, at: number) => Result<Judged, Refusal>,
  ): Promise<Done> {
    if (this.#table.broken) return serviceRefusal('SERVER_FAULT');
    const at = await this.timeOf(received);
    const { match } = this.#table;
    const judged = judge(match, at);
    if (!judged.ok) return judged.error;
    return this.record([judged.value.entry], command, () => match.commit(judged.value));
  }

  /**
   * The time of something received. A flag that had fallen by then falls first (TC-11.4), and a covert round that was
   * over is resolved.
   */
  async timeOf(received: number): Promise<number> {
    const table = this.#table;
    await this.startClock();
    const since = Math.max(0, Math.floor(received - (table.row.started ?? received)));
    const at = Math.max(since, table.match.log.at(-1)?.at ?? 0);
    await this.letFlagFall(at);
    await this.resolveRound(at);
    return at;
  }

  /** Resolves the covert round, if it is time. */
  async resolveRound(now: number): Promise<void> {
    const table = this.#table;
    for (let at = table.hold.next; at !== undefined && at <= now && !table.broken; at = table.hold.next) {
      const { match } = table;
      const time = Math.max(at, match.log.at(-1)?.at ?? 0);
      const judged = match.judgeAct(firstSeat(match.asked), 'resolve', time);
      if (!judged.ok) return;
      if (await this.record([judged.value.entry], undefined, () => match.commit(judged.value))) return;
    }
  }

  /** Whose time is up first, by the game's clock or the table's days, in milliseconds since the deal. */
  get nextFall(): { seat: Seat; at: number } | undefined {
    const { loaded, slow } = this.#table;
    return this.#noFlags ? undefined : (loaded?.clock?.fall ?? slow.fall);
  }

  /** Stores that flags have fallen: all that had by now, because several can at the same moment. */
  async letFlagFall(now: number): Promise<void> {
    for (let fall = this.nextFall; fall !== undefined && fall.at <= now; fall = this.nextFall) {
      if (this.#table.broken) return;
      const { match } = this.#table;
      const judged = match.judgeAct(fall.seat, 'flag', fall.at);
      // Rules of earlier versions may know no flag without a clock of their own.
      if (!judged.ok) this.#noFlags = true;
      else if (await this.record([judged.value.entry], undefined, () => match.commit(judged.value))) return;
    }
  }

  /** Append, apply, publish. `how` carries out one entry. */
  async record(
    entries: readonly Entry[],
    command: StoredCommand | undefined,
    how: (entry: Entry) => Consequence,
  ): Promise<Done> {
    const table = this.#table;
    const loaded = table.loaded!;
    const { match } = loaded;
    const { storage, fault } = table.services;
    const unseen = areUnnoticed(loaded, entries);
    fault('judged');
    try {
      const stored = entries.map((entry, i) => ({
        entry,
        unseen,
        ...(i === 0 && command ? { command } : {}),
      }));
      await storage.append(table.id, match.log.length, stored, table.agenda.dueAtOnce(entries));
    } catch (error) {
      return this.notSaved(error);
    }
    fault('stored');
    const before = itemsBefore(match);
    const cells = match.state.data.slice();
    try {
      const done = entries.map((entry) => carryOut(loaded, entry, () => how(entry)));
      table.bots.carriedOut(done);
      fault('applied');
      table.subscribers.update(changeSince(loaded, before, cells, done, table.now()));
    } catch (error) {
      return this.#notCarriedOut(error, unseen ? cells : undefined);
    }
    fault('published');
    // How long each has now.
    if (table.row.pace && !unseen) table.inform();
    table.agenda.reschedule();
    return undefined;
  }

  /**
   * It is stored, whatever became of it here. `cells`: of the state before, where nobody may notice it; it is told only to
   * those whose view it changes.
   */
  async #notCarriedOut(error: unknown, cells: Int32Array | undefined): Promise<Done> {
    const { id, rules, services, match, agenda } = this.#table;
    const { log: logger } = services;
    const about = { table: id, game: rules.game.id, place: match.log.length, err: error };
    logger.error(about, 'a stored entry cannot be carried out');
    await this.reload(cells ?? 'everybody');
    agenda.reschedule();
    return serviceRefusal('SERVER_FAULT');
  }

  /** A write failed: memory is made anew from what is stored, so that the two cannot differ. */
  async notSaved(error: unknown): Promise<Refusal> {
    const { id, services } = this.#table;
    services.log.error({ table: id, err: error }, 'not saved');
    await this.reload();
    return serviceRefusal('NOT_SAVED');
  }

  /**
   * Makes the match anew from what is stored. `missed`: viewers who were not told what is in the log already; cells of
   * the state that they were shown last: those whose view is another one now.
   */
  async reload(missed: 'nobody' | 'everybody' | Int32Array = 'nobody'): Promise<void> {
    const table = this.#table;
    const { storage, log: logger } = table.services;
    try {
      const stored = await storage.load(table.id);
      if (!stored) throw new Error('The table is gone');
      table.row = stored.table;
      const loaded =
        stored.table.started === undefined
          ? undefined
          : loadMatch(table.rules, stored.table, stored.log, storage);
      const same = loaded?.match.log.length === table.loaded?.match.log.length;
      table.loaded = loaded;
      if (!loaded || (same && missed === 'nobody')) return;
      const cells = same && typeof missed !== 'string' ? missed : undefined;
      table.subscribers.update(resyncUpdate(loaded, table.now(), cells));
    } catch (error) {
      table.broken = true;
      logger.error({ table: table.id, err: error }, 'a table cannot be opened from its log');
    }
  }

  /** The clocks begin to run when everybody who plays has come (TC-11.5). */
  async startClock(): Promise<void> {
    const table = this.#table;
    const { loaded, subscribers, services } = table;
    if (!loaded?.clock || loaded.clock.begun) return;
    const people = table.row.seats.filter(
      (s, i) => s.kind === 'human' && !hasSeat(loaded.match.etiquette.bots, i),
    );
    if (!people.every((s) => s.guest !== undefined && subscribers.has(s.guest))) return;
    const at = table.now();
    try {
      await services.storage.setReady(table.id, at);
    } catch (error) {
      // Nobody's time runs until it can be kept; every decision tries again.
      services.log.error({ table: table.id, err: error }, 'not saved');
      return;
    }
    table.row = { ...table.row, ready: at };
    loaded.clock.begin(loaded.match, at);
    subscribers.update(clockNews(loaded, at));
  }
}

/**
 * What happens at a table by itself, as one list of due moments: a flag falls, a covert round ends, a seat passes to a
 * bot, an order answers, a bot has to move. One timer rings for the first of them; the same list says when a table that is not in memory has to
 * be opened (alarm.ts).
 */
import type { Entry } from '#engine/match/entry.ts';
import { listSeats, type Seat } from '#engine/seats.ts';
import type { Absences } from './absence.ts';
import type { BotSeats } from './bot-seats.ts';
import type { Hold } from './hold.ts';
import { MomentTimer } from './moment-timer.ts';
import type { Orders } from './orders.ts';
import type { SlowPlay } from './slow-play.ts';
import type { Summary } from './storage.ts';
import type { TableLog, TableState } from './table-log.ts';

/** A bot that is stuck is asked again after so many milliseconds, also when nobody looks. */
const REST_OF_STUCK = 3_600_000;
/** What falls due and cannot be stored is tried again after so many milliseconds. */
const REST_WITHOUT_SPACE = 1000;

export interface DueMoment {
  readonly what: 'flag' | 'round' | 'seats' | 'orders' | 'bots';
  /** In milliseconds since the deal. */
  readonly at: number;
  /**
   * `memory`: counts only while the table is in memory, because it depends on who is here. `storage`: is only stored;
   * in memory it is seen to without a timer.
   */
  readonly only?: 'memory' | 'storage';
}

/** What the table lets this see and do. */
export interface AgendaTable extends TableState {
  readonly absences: Pick<Absences, 'next'>;
  readonly slow: Pick<SlowPlay, 'nextPass' | 'waiting'>;
  readonly orders: Pick<Orders, 'any' | 'answer' | 'answers' | 'next' | 'settle'>;
  readonly bots: Pick<BotSeats, 'isStuck' | 'wake'>;
  readonly log: Pick<TableLog, 'letFlagFall' | 'nextFall' | 'resolveRound'>;
  readonly hold: Pick<Hold, 'next'>;
  readonly summary: Summary;
  levelOf(seat: Seat): string | undefined;
  /** Bots play every seat, and nobody looks on. */
  readonly unwatched: boolean;
  /** Seats of absent players that are due pass to bots. */
  passSeats(): Promise<void>;
  /** Counts a match that is over for ratings. */
  settleRating(): Promise<void>;
}

export class Agenda {
  readonly #table: AgendaTable;
  readonly #timer: MomentTimer;

  constructor(table: AgendaTable) {
    this.#table = table;
    this.#timer = new MomentTimer(table.services.up, () => void table.queue.run(() => this.#ring()));
  }

  /** Everything that is to come, in no order. */
  get #moments(): readonly DueMoment[] {
    const { loaded, log, hold, absences, slow, orders } = this.#table;
    const moments: DueMoment[] = [];
    if (!loaded || loaded.match.outcome) return moments;
    const fall = log.nextFall;
    if (fall) moments.push({ what: 'flag', at: fall.at });
    const round = hold.next;
    if (round !== undefined) moments.push({ what: 'round', at: round });
    const absent = absences.next;
    if (absent !== undefined) moments.push({ what: 'seats', at: absent, only: 'memory' });
    const late = slow.nextPass;
    if (late !== undefined) moments.push({ what: 'seats', at: late });
    const order = orders.next;
    if (order) moments.push({ what: 'orders', at: order.at });
    const bot = this.#nextBot;
    if (bot !== undefined) moments.push({ what: 'bots', at: bot, only: 'storage' });
    return moments;
  }

  /** When a bot has to move: now, or later if all that are asked are stuck. */
  get #nextBot(): number | undefined {
    const table = this.#table;
    if (table.unwatched) return undefined;
    const asked = listSeats(table.match.owing).filter((seat) => table.levelOf(seat) !== undefined);
    if (asked.length === 0) return undefined;
    const stuck = asked.every((seat) => table.bots.isStuck(seat));
    return table.now() + (stuck ? REST_OF_STUCK : 0);
  }

  /** After a change, or when somebody came or went: timer, bots, the list of tables, who is told of their turn. */
  reschedule(): void {
    const table = this.#table;
    const { loaded, services, orders } = table;
    if (!loaded || table.closed || table.broken) return;
    orders.settle();
    const moments = this.#moments;
    this.#store(moments);
    // An order answers for these: they need not come.
    const awaited = table.slow.waiting().filter(({ seat }) => !orders.answers(seat));
    services.turnNotifier?.waits(table.id, awaited);
    this.#setTimer(moments);
    table.bots.wake();
    if (table.row.rated === 'open' && loaded.match.outcome) void table.queue.run(() => table.settleRating());
  }

  /** Keeps for lists how the match stands, and when something is due next; rings for it. */
  note(): void {
    const moments = this.#moments;
    this.#store(moments);
    this.#setTimer(moments);
  }

  #store(moments: readonly DueMoment[]): void {
    const { id, services, summary, row } = this.#table;
    const next = first(moments, 'storage');
    services.storage.note(id, summary, next === undefined ? undefined : (row.started ?? 0) + next);
  }

  /** Entries after which something may be due, which only carrying them out would show; undefined where it cannot. */
  dueAtOnce(entries: readonly Entry[]): number | undefined {
    const { row, services, orders, loaded, botSet } = this.#table;
    const passes = entries.some((e) => e.kind === 'act' && (e.act === 'toBot' || e.act === 'replace'));
    const waited = row.pace !== undefined || services.turnNotifier !== undefined || orders.any;
    const held = loaded?.match.game.covert !== undefined;
    return loaded?.clock || botSet !== 0 || passes || waited || held
      ? Math.ceil(services.up.now())
      : undefined;
  }

  async #ring(): Promise<void> {
    const due = this.#due;
    for (const { what } of due) await this.#carryOut(what);
    // What is due still could not be stored.
    this.#setTimer(this.#moments, this.#due.length > 0 ? REST_WITHOUT_SPACE : 0);
  }

  get #due(): readonly DueMoment[] {
    const now = this.#table.now();
    return this.#moments.filter(({ at, only }) => only !== 'storage' && at <= now);
  }

  async #carryOut(what: DueMoment['what']): Promise<void> {
    const table = this.#table;
    if (table.broken) return;
    switch (what) {
      case 'flag':
        return table.log.letFlagFall(table.now());
      case 'round':
        return table.log.resolveRound(table.now());
      case 'seats':
        return table.passSeats();
      case 'orders':
        await table.orders.answer(() => table.now());
        // What was refused is asked now.
        return this.reschedule();
      case 'bots':
        return table.bots.wake();
    }
  }

  /** Rings for the first moment, but not within so many milliseconds. */
  #setTimer(moments: readonly DueMoment[], rest = 0): void {
    const { closed, broken, row, services } = this.#table;
    const next = closed || broken ? undefined : first(moments, 'memory');
    if (next === undefined) this.#timer.set(undefined);
    else this.#timer.set(Math.max((row.started ?? 0) + next, services.up.now() + rest));
  }

  stop(): void {
    this.#timer.set(undefined);
  }
}

/** The first of the moments that count in memory or in storage. */
const first = (moments: readonly DueMoment[], where: 'memory' | 'storage'): number | undefined => {
  let soonest: number | undefined;
  for (const { at, only = where } of moments)
    if (only === where && (soonest === undefined || at < soonest)) soonest = at;
  return soonest;
};

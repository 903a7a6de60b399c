/**
 * The orders of one table's seats: kept by an `OrderStore`, answered by the very path of a decision by hand. Nobody but a
 * seat's player is told of them. An answer's command id follows from seat and decision, so it is stored once; whether it
 * was stored is asked when the table is opened again, and everything else follows from the log.
 */
import type { Match } from '#engine/match/match.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat, type Seat } from '#engine/seats.ts';
import type { OrderLine, OrdersInfo, OrdersMark } from '#wire/orders.ts';
import { askedAt } from './hold.ts';
import { botSeed } from './ids.ts';
import type { LoadedMatch } from './loaded-match.ts';
import {
  endPlan,
  follow,
  lineFor,
  type OrderPlan,
  planOf,
  refuseLines,
  refuseOrders,
  toldPlan,
} from './order-plan.ts';
import { serviceRefusal } from './refusals.ts';
import type { TableServices } from './services.ts';
import type { StoredCommand, StoredTable } from './storage.ts';

/** Where orders are kept; every promise resolves after the data is durable. */
export interface OrderStore {
  load(table: string): Promise<readonly { readonly seat: Seat; readonly plan: OrderPlan }[]>;
  /** Undefined strikes them. */
  set(table: string, seat: Seat, plan: OrderPlan | undefined): Promise<void>;
}

/** What the table lets this see and do. */
export interface OrdersTable {
  readonly row: StoredTable;
  readonly loaded: LoadedMatch | undefined;
  /** The same path as anybody's decision. */
  answer(seat: Seat, decision: number, text: string, command: StoredCommand): Promise<Refusal | undefined>;
  /** The orders of this person are others now. */
  ordersChanged(guest: string): void;
}

/** Refusals that say nothing of the order: it is tried again. */
const LATER = ['STALE_DECISION', 'NOT_SAVED', 'SERVER_FAULT'];
/** Milliseconds after which a write that failed is tried again. */
const AGAIN = 5000;
/** Of a running clock an order uses at most such a part. */
const SHARE = 20;

const commandOf = (seat: Seat, decision: number): string => `order:${seat}:${decision}`;

export class Orders {
  readonly #table: OrdersTable;
  readonly #services: TableServices;
  readonly #plans = new Map<number, OrderPlan>();
  /** Ids of the commands by which orders answered. */
  readonly #fired = new Set<string>();
  /** Until then nothing is tried, in milliseconds since the deal. */
  #rest = 0;

  constructor(table: OrdersTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  /** Reads what is stored. To be done before anything goes on. */
  async load(): Promise<void> {
    const { row, loaded } = this.#table;
    if (!this.#services.orders || !loaded || loaded.match.outcome) return;
    this.#plans.clear();
    for (const { seat, plan } of await this.#services.orders.load(row.id)) {
      this.#plans.set(seat, plan);
      await this.#findFired(seat, plan, loaded.match);
    }
  }

  /** Which of the seat's answers since then came from orders. */
  async #findFired(seat: Seat, plan: OrderPlan, { decisionId }: Match): Promise<void> {
    for (let decision = plan.decision; decision <= decisionId; decision++) {
      const id = commandOf(seat, decision);
      if ((await this.#services.storage.findCommand(this.#table.row.id, id)) !== undefined)
        this.#fired.add(id);
    }
  }

  /** Are there any at this table? */
  get any(): boolean {
    return this.#plans.size > 0;
  }

  // --- what its player may ask ------------------------------------------------------------------------------

  of(seat: Seat): OrdersInfo | undefined {
    const plan = this.#plans.get(seat);
    return plan && toldPlan(plan);
  }

  /** As it stands in the table's own information for this person. */
  mark(guest: string): { readonly orders?: OrdersMark } {
    if (!this.any) return {};
    const seat = this.#table.row.seats.findIndex((one) => one.guest === guest);
    const plan = this.#plans.get(seat);
    if (!plan) return {};
    const { lines, done, ended: end } = plan;
    return { orders: { lines: lines.length, done: done.length, ...(end ? { ended: end.why } : {}) } };
  }

  /** Lays down orders, changes them, or strikes them. */
  async lay(seat: Seat, decision: number, lines: readonly OrderLine[]): Promise<Refusal | undefined> {
    const { row, loaded } = this.#table;
    if (!this.#services.orders || row.passAndPlay) return serviceRefusal('ORDERS_NOT_HERE');
    if (lines.length === 0) {
      await this.#keep(seat, undefined);
      return undefined;
    }
    const { match } = loaded!;
    if (hasSeat(match.etiquette.bots, seat)) return serviceRefusal('BOT_PLAYS');
    const plan = this.#plans.get(seat);
    const refused = refuseOrders(match, seat, decision, plan) ?? refuseLines(lines, match.state.layout.hides);
    if (refused) return refused;
    await this.#keep(seat, planOf(match, seat, decision, lines, plan));
    return undefined;
  }

  async #keep(seat: Seat, plan: OrderPlan | undefined): Promise<void> {
    if (plan === undefined && !this.#plans.has(seat)) return;
    await this.#services.orders?.set(this.#table.row.id, seat, plan);
    if (plan) this.#plans.set(seat, plan);
    else this.#plans.delete(seat);
    this.#table.ordersChanged(this.#table.row.seats[seat]?.guest ?? '');
  }

  // --- what goes on by itself -------------------------------------------------------------------------------

  /** After any change: every plan is where the match is. */
  settle(): void {
    const { loaded } = this.#table;
    if (!loaded || !this.any) return;
    const { match } = loaded;
    for (const [seat, plan] of [...this.#plans]) {
      const isFired = (decision: number): boolean => this.#fired.has(commandOf(seat, decision));
      let now = follow(plan, match, seat, isFired);
      const asked = now !== undefined && hasSeat(match.owing, seat);
      if (now && asked && now.lines.length > 0 && !lineFor(now, match, seat))
        now = endPlan(now, match, { why: 'uncovered' });
      this.#change(seat, plan, now);
    }
  }

  /** Nothing is lost if it is not kept: the same follows again from what was kept before. */
  #change(seat: Seat, before: OrderPlan, now: OrderPlan | undefined): void {
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const { row } = this.#table;
    if (now) this.#plans.set(seat, now);
    else this.#plans.delete(seat);
    this.#services.orders!.set(row.id, seat, now).catch((error: unknown) => {
      this.#services.log.error({ table: row.id, err: error }, 'what has become of orders was not kept');
    });
    this.#table.ordersChanged(row.seats[seat]?.guest ?? '');
  }

  /** Does an order answer what this seat is asked now? */
  answers(seat: Seat): boolean {
    return this.#due(seat) !== undefined;
  }

  #due(seat: Seat): { readonly line: OrderLine; readonly plan: OrderPlan } | undefined {
    const { loaded } = this.#table;
    const plan = this.#plans.get(seat);
    if (!plan || !loaded || !hasSeat(loaded.match.owing, seat)) return undefined;
    const line = lineFor(plan, loaded.match, seat);
    return line && { line, plan };
  }

  /** Whose order answers first, and when, in milliseconds since the deal: after as long as one who is there may take. */
  get next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (const seat of this.#plans.keys()) {
      if (!this.#due(seat)) continue;
      const at = this.#moment(seat);
      if (!first || at < first.at) first = { seat, at };
    }
    return first;
  }

  #moment(seat: Seat): number {
    const { row, loaded } = this.#table;
    const { match, clock } = loaded!;
    // What came since then, such as an answer that somebody else has changed, must not show in how long this waits.
    const asked = askedAt(match);
    // The same after a restart, and another one for each decision.
    const part = (botSeed(row.secret, match.decisionId + 0x2000_0000, seat) % 1024) / 256;
    // In a covert round the table's hold hides when an answer came.
    const pause = match.covert ? 0 : Math.round(this.#services.pace * (2 + part));
    const left = clock?.begun ? clock.info(asked).left[seat] : undefined;
    const wait = left === undefined ? pause : Math.min(pause, Math.max(0, left / SHARE));
    return Math.max(this.#rest, asked + Math.floor(wait));
  }

  /** Gives the answers that are due. `now`: milliseconds since the deal. */
  async answer(now: () => number): Promise<void> {
    for (let due = this.next; due !== undefined && due.at <= now(); due = this.next) {
      const { seat } = due;
      const { line } = this.#due(seat)!;
      const { match } = this.#table.loaded!;
      const { decisionId } = match;
      const id = commandOf(seat, decisionId);
      // Known before it is stored: what follows from it is worked out while it is carried out.
      this.#fired.add(id);
      const refused = await this.#table.answer(seat, decisionId, line.answer, { id, digest: '' });
      if (!refused) continue;
      this.#fired.delete(id);
      if (LATER.includes(refused.code)) {
        // The write that failed may have been kept, and what was made anew from it may have no orders left.
        const { loaded } = this.#table;
        const plan = this.#plans.get(seat);
        if (plan && loaded) await this.#findFired(seat, plan, loaded.match);
        this.#rest = now() + AGAIN;
      } else this.#refused(seat, line, refused);
    }
  }

  #refused(seat: Seat, { answer }: OrderLine, refusal: Refusal): void {
    const plan = this.#plans.get(seat);
    // The clock may have fallen instead.
    const { match } = this.#table.loaded!;
    if (plan) this.#change(seat, plan, endPlan(plan, match, { why: 'refused', answer, refusal }));
  }
}

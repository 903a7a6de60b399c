/**
 * A table is an actor: one thing at a time, in order of arrival. Its state lives in memory as a `Match`, made
 * from the log when it is first needed. A decision goes this way, and in this order:
 *
 *   seat → command id → decision id → legality → append (durable) → apply → publish to each viewer → acknowledge
 *
 * so nothing is shown or acknowledged that is not stored, and a failed write leaves no trace. What is asked is
 * answered by a refusal, or by undefined once it is done. This file is what others may ask; the parts of a table
 * stand in files of their own and share a `TableContext`.
 */

import type { AnyGame } from '#engine/game.ts';
import type { Act, Entry, OrderChange } from '#engine/match/entry.ts';
import { type MatchFile, withDigests } from '#engine/match/file.ts';
import type { View } from '#engine/match/view.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { Seat, SeatSet } from '#engine/seats.ts';
import { sideWith } from '#engine/sides.ts';
import type { OrderLine, OrdersInfo } from '#wire/orders.ts';
import type { Proposed } from '#wire/proposals.ts';
import type { PersonHere } from '#wire/protocol.ts';
import * as arrivals from './arrivals.ts';
import { loadMatch } from './loaded-match.ts';
import type { HostAct } from './moderation.ts';
import type { NextTables } from './play-again.ts';
import * as player from './player-commands.ts';
import { serviceRefusal } from './refusals.ts';
import type { Rules } from './rules.ts';
import { isSecretYet } from './seating.ts';
import type { Asker, TableServices } from './services.ts';
import type { StoredTable, Summary } from './storage.ts';
import type { Subscriber } from './subscribers.ts';
import { TableContext } from './table-context.ts';
import type { Done } from './table-log.ts';
import * as waiting from './waiting.ts';

export class Table {
  readonly id: string;
  readonly #context: TableContext;
  readonly #next: NextTables;

  private constructor(context: TableContext, next: NextTables) {
    this.id = context.id;
    this.#context = context;
    this.#next = next;
  }

  /** Makes the table from what is stored. Throws when the log is not one of this game's. */
  static async open(
    services: TableServices,
    rules: Rules,
    stored: { readonly table: StoredTable; readonly log: readonly Entry[] },
    next: NextTables,
  ): Promise<Table> {
    const { id, version } = rules.game;
    const levels = await services.bots.levels(id, version);
    const context = new TableContext(services, rules, stored.table, levels);
    const table = new Table(context, next);
    if (stored.table.started !== undefined) {
      context.loaded = loadMatch(rules, stored.table, stored.log, services.storage);
      await context.orders.load();
      await context.queue.run(() => context.log.startClock());
      context.agenda.reschedule();
    }
    return table;
  }

  /** Forgets it, once what was asked is done; what is stored remains. */
  async close(): Promise<void> {
    const { again, agenda, bots, pictures, queue } = this.#context;
    this.#context.closed = true;
    bots.close();
    pictures.forget();
    again.close();
    agenda.stop();
    await queue.finished;
    agenda.stop();
  }

  // --- how it is --------------------------------------------------------------------------------------------

  get rules(): Rules {
    return this.#context.rules;
  }
  get game(): AnyGame {
    return this.rules.game;
  }
  /** May it be forgotten for now? Not while somebody watches, thinks or waits, or time runs. */
  get idle(): boolean {
    const { queue, subscribers, bots, broken } = this.#context;
    return queue.waiting === 0 && subscribers.size === 0 && !bots.busy && (broken || !this.ticking);
  }
  /** Does anybody's time run? */
  get ticking(): boolean {
    return this.#context.loaded?.clock?.fall !== undefined;
  }
  /** Has a bot of this table given up for now? */
  get stuck(): boolean {
    return this.#context.bots.stuck;
  }
  /** Commands that wait or are being carried out. */
  get waiting(): number {
    return this.#context.queue.waiting;
  }
  /** When anybody last wanted something, on the service's up time. */
  get touched(): number {
    return this.#context.queue.touched;
  }
  get summary(): Summary {
    return this.#context.summary;
  }
  /** Do its seats, or what its host may do, belong to this guest? */
  concerns(guest: string): boolean {
    return this.#context.row.host === guest || this.#context.seatsOf(guest) !== 0;
  }

  /** What this guest would have seen before item `index`. Whoever may not watch may not see it either. */
  past(guest: string, index: number): Promise<Result<View, Refusal>> {
    return this.#run(async (table) => {
      const barred = await arrivals.bar(table, guest);
      if (barred) return err(barred);
      const { loaded, broken, rules } = table;
      if (!loaded || broken) return err(serviceRefusal('NOT_STARTED'));
      if (loaded.match.forgets) return err(serviceRefusal('TABLE_FORGETS'));
      const view = rules.engine.pastView(loaded.match, table.seatsOf(guest), index);
      return view ? ok(view) : err(serviceRefusal('NO_SUCH_MOMENT', { index }));
    });
  }

  /** The match file: secret, seats and log, once the match is over. */
  file(): Result<MatchFile, Refusal> {
    const { broken, loaded, row, rules } = this.#context;
    if (broken) return err(serviceRefusal('SERVER_FAULT'));
    if (!loaded?.match.outcome) return err(serviceRefusal('MATCH_RUNNING'));
    if (isSecretYet(row)) return err(serviceRefusal('DEAL_IS_SECRET'));
    const players = row.seats.map((s) => (s.kind === 'bot' ? `bot:${s.level}` : s.name));
    const { game, engine } = rules;
    return ok(withDigests(game, engine.writeMatch(loaded.match, players), engine));
  }

  // --- coming and going -------------------------------------------------------------------------------------

  /**
   * Everything this subscriber may know, then every change. `id`: of the command that asks. `changes`: it is sent what
   * changed instead of whole views.
   */
  watch(subscriber: Subscriber, id: string, changes = false): Promise<Done> {
    return this.#run((table) => arrivals.watch(table, subscriber, id, changes));
  }

  leave(subscriber: Subscriber): void {
    const { subscribers } = this.#context;
    const { guest } = subscriber;
    if (!subscribers.leave(subscriber) || subscribers.has(guest)) return;
    const at = this.#context.now();
    void this.#run((table) => arrivals.goes(table, guest, at));
  }

  /** Takes a free human seat: `wanted` from 0, or the first one. The last one to sit starts the table. */
  sit(asker: Asker, wanted: number | undefined, entropy: string | undefined): Promise<Done> {
    return this.#run((table) => arrivals.sit(table, asker, wanted, entropy));
  }

  /** Gives the seats of a guest back, before the beginning. */
  stand(asker: Asker): Promise<Done> {
    return this.#run((table) => waiting.stand(table, asker));
  }

  /** The host lets bots of this level, by default the middle one, play at a free seat (from 0), or at all of them. */
  fill(asker: Asker, wanted: number | undefined, level: string | undefined): Promise<Done> {
    return this.#run((table) => waiting.fill(table, asker, wanted, level));
  }

  /** The host wants it set up otherwise, before the beginning; `draft` makes the new table from the old one. */
  change(guest: string, draft: waiting.Draft): Promise<Done> {
    return this.#run((table) => waiting.change(table, guest, draft));
  }

  /** A guest has another name from now on. */
  rename(guest: string, name: string): Promise<void> {
    return this.#run(async (table) => arrivals.rename(table, guest, name));
  }

  /** Who its people are has changed where it is stored. */
  renew(): Promise<void> {
    return this.#run(arrivals.renew);
  }

  // --- talking and playing again ----------------------------------------------------------------------------

  /** `to`: only to those who play with the speaker now; by default to everybody. */
  say(asker: Asker, text: string, to?: 'side'): Promise<Done> {
    return this.#run(async (table) => {
      const { services, moderation } = table;
      const { guest } = asker;
      if (!services.chat) return serviceRefusal('NO_CHAT');
      const barred = (await moderation?.refuse(guest)) ?? (await moderation?.refuseTalk(guest));
      if (barred) return barred;
      const seats = table.seatsOf(guest);
      const side = to && sideWith(table.sides, seats);
      if (to && side === undefined) return serviceRefusal('NO_SIDE');
      return services.chat.say(this.id, asker, { seats, side }, text, (line) => table.tell(line));
    });
  }

  /** Who is here, as only the host may know. */
  people(guest: string): Promise<Result<PersonHere[], Refusal>> {
    return this.#run(
      async ({ moderation }) => moderation?.people(guest) ?? err(serviceRefusal('NOT_THE_HOST')),
    );
  }

  /** Something that only the host may ask for. */
  moderate(asker: Asker, wanted: HostAct): Promise<Done> {
    return this.#run(async (table) => {
      const { row, moderation } = table;
      if (!moderation) return serviceRefusal('NOT_THE_HOST');
      try {
        const refused = await moderation.act(asker, wanted);
        if (table.row !== row) table.inform();
        return refused;
      } catch (error) {
        return table.log.notSaved(error);
      }
    });
  }

  /** Offers to play again with this seal (rematch.ts), or takes that back. The last to reveal opens the next table. */
  rematch(asker: Asker, withdraw: boolean, seal: string | undefined): Promise<Done> {
    return this.#again(asker, ({ again }, mine) =>
      withdraw ? again.withdraw(mine, this.#next) : again.offer(mine, seal, this.#next),
    );
  }

  /** Reveals the entropy that was sealed, once everybody has offered. */
  reveal(asker: Asker, entropy: string): Promise<Done> {
    return this.#again(asker, ({ again }, mine) => again.reveal(mine, entropy, this.#next));
  }

  #again(asker: Asker, run: (table: TableContext, mine: SeatSet) => Promise<Done>): Promise<Done> {
    return this.#run(async (table) => {
      if (table.broken) return serviceRefusal('SERVER_FAULT');
      const mine = table.seatsOf(asker.guest);
      if (mine === 0) return serviceRefusal('NOT_YOUR_SEAT');
      if (!table.loaded?.match.outcome) return serviceRefusal('MATCH_RUNNING');
      return run(table, mine);
    });
  }

  // --- orders for decisions to come -------------------------------------------------------------------------

  /** What this guest has laid down for a seat of theirs (from 0). */
  ordersOf(guest: string, seat: Seat): Promise<Result<OrdersInfo | undefined, Refusal>> {
    return this.#run(async ({ row, orders }) =>
      row.seats[seat]?.guest === guest ? ok(orders.of(seat)) : err(serviceRefusal('NOT_YOUR_SEAT')),
    );
  }

  /** Lays down orders for a seat in place of those it has; `decision` as in wire/protocol.ts. */
  setOrders(asker: Asker, seat: Seat, decision: number, lines: readonly OrderLine[]): Promise<Done> {
    return this.#run(async (table) => {
      const barred = await player.bar(table, asker, seat);
      if (barred) return barred.done;
      try {
        return await table.orders.lay(seat, decision, lines);
      } catch (error) {
        table.services.log.error({ table: this.id, err: error }, 'not saved');
        return serviceRefusal('NOT_SAVED');
      }
    });
  }

  // --- decisions and acts -----------------------------------------------------------------------------------

  /** Decides for a seat (from 0); `decision` is the id of what is answered. */
  decide(asker: Asker, seat: Seat, decision: number, text: string): Promise<Done> {
    return this.#run((table) => player.decide(table, asker, seat, decision, text));
  }

  /** Leaves or lifts a standing order of the game's for a seat (from 0). */
  order(asker: Asker, seat: Seat, order: string, change: OrderChange): Promise<Done> {
    return this.#run((table) => player.order(table, asker, seat, order, change));
  }

  withdrawAhead(asker: Asker, seat: Seat): Promise<Done> {
    return this.#run((table) => player.withdrawAhead(table, asker, seat));
  }

  /** Points at a decision or a place for the partners of a seat (from 0). */
  propose(asker: Asker, seat: Seat, decision: number, what: Proposed): Promise<Done> {
    return this.#run((table) => player.propose(table, asker, seat, decision, what));
  }

  withdrawProposal(asker: Asker, seat: Seat): Promise<Done> {
    return this.#run((table) => player.withdrawProposal(table, asker, seat));
  }

  /** `about`: whose seat a vote is about, from 0. */
  act(asker: Asker, seat: Seat, act: Act, about?: Seat): Promise<Done> {
    return this.#run((table) => player.act(table, asker, seat, act, about));
  }

  /** Hands a seat to a bot of this level, by default the middle one. */
  sitOut(asker: Asker, seat: Seat, level: string | undefined): Promise<Done> {
    return this.#run((table) => player.sitOut(table, asker, seat, level));
  }

  #run<T>(job: (table: TableContext) => Promise<T>): Promise<T> {
    return this.#context.queue.run(() => job(this.#context));
  }
}

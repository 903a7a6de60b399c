/**
 * A table is an actor: one thing at a time, in order of arrival. Its state lives in memory as a `Match`, made
 * from the log when it is first needed. A decision goes this way, and in this order:
 *
 *   seat → command id → decision id → legality → append (durable) → apply → publish to each viewer → acknowledge
 *
 * so nothing is shown or acknowledged that is not stored, and a failed write leaves no trace. What is asked is
 * answered by a refusal, or by undefined once it is done.
 */
import { ABOUT_OTHERS, type Act, BY_TABLE, type Entry } from '#engine/match/entry.ts';
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { hasSeat, seatBit } from '#engine/seats.ts';
import type { OrderLine, OrdersInfo } from '#wire/orders.ts';
import type { ChatLine, PersonHere } from '#wire/protocol.ts';
import { jsonText } from '#wire/write-message.ts';
import { fullPicture } from './changes.ts';
import type { Asker, House } from './house.ts';
import { isGone, newEntropy } from './ids.ts';
import { actAmongBots } from './manners.ts';
import { type HostAct, type ModeratedTable, Moderation } from './moderation.ts';
import { nameOf } from './names.ts';
import { serviceRefusal } from './refusals.ts';
import { everybodyOffers, withOffers } from './rematch.ts';
import { openRoom, type Room } from './room.ts';
import type { Rules } from './rules.ts';
import { seatsOf, seatToTake } from './seating.ts';
import { Sight } from './sight.ts';
import type { StoredTable } from './storage.ts';
import type { Subscriber } from './subscribers.ts';
import { type Done, TableCourse } from './table-course.ts';

/** Opens the next table of the people of this one; answers with its id. Rejects when it cannot be stored. */
export type PlayAgain = (table: StoredTable) => Promise<string>;

export class Table extends TableCourse {
  readonly #again: PlayAgain;
  /** Undefined where nobody talks: on a device of one's own. */
  readonly #moderation: Moderation | undefined;

  private constructor(
    house: House,
    rules: Rules,
    row: StoredTable,
    levels: readonly string[],
    again: PlayAgain,
  ) {
    super(house, rules, row, levels);
    this.#again = again;
    this.#moderation = house.chat && new Moderation(this.#moderated(house), house.chat);
  }

  /** Makes the table from what is stored. Throws when the log is not one of this game's. */
  static async open(
    house: House,
    rules: Rules,
    stored: { readonly table: StoredTable; readonly log: readonly Entry[] },
    again: PlayAgain,
  ): Promise<Table> {
    const { id, version } = rules.game;
    const levels = await house.bots.levels(id, version);
    const table = new Table(house, rules, stored.table, levels, again);
    if (stored.table.started !== undefined) {
      table.room = openRoom(rules, stored.table, stored.log);
      await table.orders.load();
      await table.enqueue(() => table.getReady());
      table.goOn();
    }
    return table;
  }

  // --- watching ---------------------------------------------------------------------------------------------

  /** Everything this subscriber may know, then every change. `id`: of the command that asks. */
  watch(subscriber: Subscriber, id: string): Promise<Done> {
    return this.enqueue(async () => {
      const { guest } = subscriber;
      if (this.broken) return serviceRefusal('SERVER_FAULT');
      const barred = await this.#moderation?.refuse(guest);
      if (barred) return barred;
      const chat = jsonText((await this.house.chat?.last(this.id)) ?? []);
      const here = this.subscribers.has(guest);
      if (!here) await this.#comes(guest);
      const viewer = seatsOf(this.row.seats, guest);
      const picture = this.room && fullPicture(this.room, this.since(this.house.up.now()))(viewer);
      const { story, clock } = picture?.rest ?? { story: jsonText([]) };
      const info = jsonText(this.infoFor(guest, true));
      this.subscribers.welcome(subscriber, viewer, id, { info, chat, story, clock }, picture?.view);
      if (!here) this.inform(subscriber);
      await this.getReady();
      this.goOn();
      return undefined;
    });
  }

  leave(subscriber: Subscriber): void {
    const known = this.subscribers.leave(subscriber);
    if (!known || this.subscribers.has(subscriber.guest)) return;
    const at = this.since(this.house.up.now());
    void this.enqueue(async () => {
      if (this.subscribers.has(subscriber.guest)) return;
      await this.absences.went(subscriber.guest, at);
      this.inform();
      // Those who are left may all have voted.
      await this.passSeats();
      this.goOn();
    });
  }

  /** Somebody comes who was not here: nothing is voted about him any more. */
  async #comes(guest: string): Promise<void> {
    const entries = await this.absences.came(guest);
    const { room } = this;
    if (room && entries.length > 0)
      await this.record(entries, undefined, (entry) => room.match.replay(entry));
  }

  // --- seats ------------------------------------------------------------------------------------------------

  /** Takes a free human seat: `seat` from 0, or the first one. The last one to sit starts the table. */
  sit(asker: Asker, wanted: number | undefined, entropy: string | undefined): Promise<Done> {
    return this.enqueue(async () => {
      const { guest } = asker;
      const barred = await this.#moderation?.refuse(guest);
      if (barred) return barred;
      const seat = seatToTake(this.row.seats, guest, wanted);
      if (typeof seat !== 'number') return seat;
      const name = (await this.house.people?.nameOf(guest)) ?? nameOf(guest);
      const account = await this.house.people?.bearerOf(guest, this.row.game, this.row.seats.length);
      if (this.row.rated !== undefined && !account) return serviceRefusal('SIGN_IN_FIRST');
      const who = { guest, name, entropy: entropy || newEntropy() };
      const taken = this.row.seats.map((s, i) =>
        i === seat ? { ...s, ...who, ...(account && { account }) } : s,
      );
      const full = taken.every((s) => s.kind === 'bot' || s.guest !== undefined);
      const started = full ? Math.ceil(this.house.up.now()) : undefined;
      try {
        await this.house.storage.sit(this.id, seat, who, started);
      } catch (error) {
        return this.notSaved(error);
      }
      this.row = { ...this.row, seats: taken, started };
      this.subscribers.setViewer(guest, seatsOf(taken, guest));
      if (full) this.room = openRoom(this.rules, this.row, []);
      this.inform();
      if (this.room) await this.#start(this.room);
      return undefined;
    });
  }

  async #start(room: Room): Promise<void> {
    this.subscribers.update(fullPicture(room, this.since(this.house.up.now())));
    await this.getReady();
    this.goOn();
  }

  /** A guest has another name from now on. */
  rename(guest: string, name: string): Promise<void> {
    return this.enqueue(async () => {
      if (seatsOf(this.row.seats, guest) === 0) return;
      const seats = this.row.seats.map((s) => (s.guest === guest ? { ...s, name } : s));
      this.row = { ...this.row, seats };
      this.inform();
    });
  }

  /** Do its seats, or what its host may do, belong to this guest? */
  concerns(guest: string): boolean {
    return this.row.host === guest || seatsOf(this.row.seats, guest) !== 0;
  }

  /** Who its people are has changed where it is stored. */
  renew(): Promise<void> {
    return this.enqueue(async () => {
      const stored = await this.house.storage.load(this.id);
      if (!stored) return;
      this.row = stored.table;
      await this.orders.load();
      for (const guest of this.subscribers.guests())
        this.subscribers.setViewer(guest, seatsOf(this.row.seats, guest));
      const at = this.since(this.house.up.now());
      for (const { guest, away } of this.row.seats)
        if (guest !== undefined && isGone(guest) && away === undefined) await this.absences.went(guest, at);
      this.inform();
      await this.passSeats();
      this.goOn();
    });
  }

  // --- talking and playing again ----------------------------------------------------------------------------

  say(asker: Asker, text: string): Promise<Done> {
    return this.enqueue(async () => {
      const { chat } = this.house;
      if (!chat) return serviceRefusal('NO_CHAT');
      const barred =
        (await this.#moderation?.refuse(asker.guest)) ?? (await this.#moderation?.refuseTalk(asker.guest));
      if (barred) return barred;
      const seats = seatsOf(this.row.seats, asker.guest);
      return chat.say(this.id, asker, seats, text, (line) => this.subscribers.say(line));
    });
  }

  // --- what its host may do ---------------------------------------------------------------------------------

  /** Who is here, as only the host may know. */
  people(guest: string): Promise<Result<PersonHere[], Refusal>> {
    return this.enqueue(async () => this.#moderation?.people(guest) ?? err(serviceRefusal('NOT_THE_HOST')));
  }

  /** Something that only the host may ask for. */
  moderate(asker: Asker, wanted: HostAct): Promise<Done> {
    return this.enqueue(async () => {
      const { row } = this;
      try {
        const refused = this.#moderation
          ? await this.#moderation.act(asker, wanted)
          : serviceRefusal('NOT_THE_HOST');
        if (this.row !== row) this.inform();
        return refused;
      } catch (error) {
        return this.notSaved(error);
      }
    });
  }

  #moderated(house: House): ModeratedTable {
    const sight = new Sight(
      () => this.row,
      () => this.room,
    );
    return Object.assign(sight, {
      guests: () => this.subscribers.guests(),
      tell: (line: ChatLine) => this.subscribers.say(line),
      free: async (guest: string) => {
        await house.storage.unsit?.(this.id, guest);
        const seats = this.row.seats.map((s) => (s.guest === guest ? { kind: s.kind, name: '' } : s));
        this.row = { ...this.row, seats };
      },
      close: async () => {
        await house.storage.shut?.(this.id);
        this.row = { ...this.row, closed: true };
      },
      showOut: (guests: ReadonlySet<string>, why: Refusal) => {
        this.subscribers.remove(guests, why);
        this.inform();
      },
    });
  }

  /** Offers to play again, or takes that back. The last to offer opens the next table. */
  rematch(asker: Asker, withdraw: boolean, entropy: string | undefined): Promise<Done> {
    return this.enqueue(async () => {
      if (this.broken) return serviceRefusal('SERVER_FAULT');
      const mine = seatsOf(this.row.seats, asker.guest);
      if (mine === 0) return serviceRefusal('NOT_YOUR_SEAT');
      if (!this.room?.match.outcome) return serviceRefusal('MATCH_RUNNING');
      const row = withOffers(this.row, mine, withdraw, entropy);
      if (row === this.row) return undefined;
      let { next } = row;
      try {
        if (everybodyOffers(row)) next = await this.#again(row);
        else await this.house.storage.setOffers(this.id, row.offers ?? {});
      } catch (error) {
        return this.notSaved(error);
      }
      this.row = { ...row, next };
      this.inform();
      return undefined;
    });
  }

  // --- orders for decisions to come -------------------------------------------------------------------------

  /** What this guest has laid down for his seat (from 0). */
  ordersOf(guest: string, seat: number): Promise<Result<OrdersInfo | undefined, Refusal>> {
    return this.enqueue(async () =>
      this.row.seats[seat]?.guest === guest ? ok(this.orders.of(seat)) : err(serviceRefusal('NOT_YOUR_SEAT')),
    );
  }

  /** Lays down orders for a seat in place of those it has; `decision` as in wire/protocol.ts. */
  setOrders(asker: Asker, seat: number, decision: number, lines: readonly OrderLine[]): Promise<Done> {
    return this.enqueue(async () => {
      const barred = await this.#bar(asker, seat);
      if (barred) return barred.done;
      try {
        return await this.orders.lay(seat, decision, lines);
      } catch (error) {
        this.house.log.error({ table: this.id, err: error }, 'not saved');
        return serviceRefusal('NOT_SAVED');
      }
    });
  }

  // --- decisions and acts -----------------------------------------------------------------------------------

  /** Answers at once whoever may not speak for a seat, and whoever has been answered before. */
  async #bar(asker: Asker, seat: number): Promise<{ done: Done } | undefined> {
    if (this.broken) return { done: serviceRefusal('SERVER_FAULT') };
    if (this.row.seats[seat]?.guest !== asker.guest) return { done: serviceRefusal('NOT_YOUR_SEAT') };
    if (!this.room) return { done: serviceRefusal('NOT_STARTED') };
    const { id, digest } = asker.command;
    const known = await this.house.storage.findCommand(this.id, id);
    if (known === undefined) return undefined;
    return { done: known === digest ? undefined : serviceRefusal('COMMAND_ID_USED') };
  }

  /** Decides for a seat (from 0); `decision` is the id of what is answered. */
  decide(asker: Asker, seat: number, decision: number, text: string): Promise<Done> {
    return this.enqueue(async () => {
      const barred = await this.#bar(asker, seat);
      if (barred) return barred.done;
      // Otherwise one could think while no clock runs, because the bot's do not.
      if (hasSeat(this.room!.match.etiquette.bots, seat)) return serviceRefusal('BOT_PLAYS');
      return this.answer(seat, decision, text, asker.received, asker.command);
    });
  }

  /** `about`: whose seat a vote is about, from 0. */
  act(asker: Asker, seat: number, act: Act, about?: number): Promise<Done> {
    return this.enqueue(async () => {
      const barred = await this.#bar(asker, seat);
      if (barred) return barred.done;
      if (BY_TABLE.includes(act)) return refusal('NO_SUCH_ACT', '', { act });
      if (ABOUT_OTHERS.includes(act)) return this.#vote(asker, seat, act, about ?? seat);
      return act === 'toBot' ? this.#lend(asker, seat, undefined) : this.#act(asker, seat, act);
    });
  }

  /** Hands a seat to a bot of this level, by default the middle one. */
  sitOut(asker: Asker, seat: number, level: string | undefined): Promise<Done> {
    return this.enqueue(async () => {
      const barred = await this.#bar(asker, seat);
      return barred ? barred.done : this.#lend(asker, seat, level);
    });
  }

  async #lend(asker: Asker, seat: number, wanted: string | undefined): Promise<Done> {
    if (this.row.rated !== undefined) return serviceRefusal('RATED_NO_BOTS');
    const level = wanted ?? this.middle;
    // A seat can pass to a bot only where there is one.
    if (level === undefined) return refusal('NO_SUCH_ACT', '', { act: 'toBot' });
    if (!this.levels.includes(level)) return serviceRefusal('NO_SUCH_LEVEL', { level });
    const refused = this.room!.match.refuseAct(seat, 'toBot');
    if (refused) return refused;
    return (await this.appoint([seat], level)) ?? this.#act(asker, seat, 'toBot');
  }

  /** Votes for a bot in an absent player's seat, or takes that back; the last vote that is needed lets it play. */
  async #vote(asker: Asker, seat: number, act: Act, about: number): Promise<Done> {
    const at = await this.timeOf(asker.received);
    const { match } = this.room!;
    const refused =
      match.refuseAct(seat, act, about) ?? (act === 'voteBot' ? this.absences.refuseVote(about) : undefined);
    if (refused) return refused;
    const vote: Entry = { kind: 'act', seat, act, about, at };
    const votes = match.etiquette.votes[about]! | seatBit(seat);
    const passes = act === 'voteBot' && this.absences.decided(about, votes);
    const entries: Entry[] = passes ? [vote, { kind: 'act', seat: about, act: 'replace', at }] : [vote];
    const failed =
      (passes ? await this.appoint([about]) : undefined) ??
      (await this.record(entries, asker.command, (entry) => match.replay(entry)));
    if (failed || !passes) return failed;
    await this.getReady();
    this.inform();
    return undefined;
  }

  async #act(asker: Asker, seat: number, act: Act): Promise<Done> {
    const at = await this.timeOf(asker.received);
    const room = this.room!;
    const entries = actAmongBots(this.rules.engine, room.match, this.botSet(room), seat, act, at);
    if (!entries.ok) return entries.error;
    const refused = await this.record(entries.value, asker.command, (entry) => room.match.replay(entry));
    if (refused || (act !== 'toBot' && act !== 'fromBot')) return refused;
    await this.getReady();
    this.inform();
    return undefined;
  }
}

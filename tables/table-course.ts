/**
 * The course of a table: the way that every entry of its log takes, and what goes on by itself – bots, flags, clocks
 * that begin, seats of absent players. What guests can ask is table.ts.
 */
import type { Entry } from '#engine/match/entry.ts';
import type { Consequence } from '#engine/match/match.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat, listSeats } from '#engine/seats.ts';
import type { SeatInfo, TableInfo } from '#wire/protocol.ts';
import { Absences } from './absence.ts';
import { BotSeats } from './bot-seats.ts';
import { changeSince, clockNews, itemsBefore } from './changes.ts';
import { FlagTimer } from './flag-timer.ts';
import type { House } from './house.ts';
import { Orders } from './orders.ts';
import { serviceRefusal } from './refusals.ts';
import { carryOut, goUnseen } from './room.ts';
import type { Rules } from './rules.ts';
import { Sight } from './sight.ts';
import { SlowPlay } from './slow-play.ts';
import type { StoredCommand, StoredTable, Summary } from './storage.ts';
import { TableBase } from './table-base.ts';

export type Done = Refusal | undefined;

/** A bot that is stuck is asked again after so many milliseconds, also when nobody looks. */
const REST_OF_STUCK = 3_600_000;
/** What falls due and cannot be stored is tried again after so many milliseconds. */
const REST_WITHOUT_ROOM = 1000;

export abstract class TableCourse extends TableBase {
  protected readonly absences: Absences;
  protected readonly orders: Orders;
  readonly #slow: SlowPlay;
  readonly #bots: BotSeats;
  readonly #flag: FlagTimer;
  readonly #absent: FlagTimer;
  readonly #ordered: FlagTimer;
  #closed = false;
  /** The rules of this match let no flag fall. */
  #noFlags = false;

  constructor(house: House, rules: Rules, stored: StoredTable, levels: readonly string[]) {
    super(house, rules, stored, levels);
    const row = () => this.row;
    const room = () => this.room;
    this.#flag = new FlagTimer(house.up, () => this.#ring(() => this.#fall(this.since(house.up.now()))));
    this.#absent = new FlagTimer(house.up, () => this.#ring(() => this.passSeats()));
    this.#ordered = new FlagTimer(house.up, () => this.#ring(() => this.#answerByOrder()));
    const around = Object.assign(new Sight(row, room), {
      hasBots: levels.length > 0,
      here: (guest: string) => this.subscribers.has(guest),
      now: () => this.since(house.up.now()),
      setRow: (changed: StoredTable) => {
        this.row = changed;
      },
    });
    this.absences = new Absences(around, house);
    this.#slow = new SlowPlay(around, house);
    this.orders = new Orders(
      Object.assign(new Sight(row, room), {
        answer: (seat: number, decision: number, text: string, command: StoredCommand) =>
          this.answer(seat, decision, text, house.up.now(), command),
        changed: (guest: string) => this.informOne(guest),
      }),
      house,
    );
    this.#bots = new BotSeats(
      Object.assign(new Sight(row, room), {
        viewOf: rules.engine.viewOf,
        levelOf: (seat: number) => this.levelOf(seat),
        decide: (seat: number, decision: number, text: string) =>
          this.enqueue(async () =>
            // Taken back while it was thinking.
            this.levelOf(seat) === undefined
              ? serviceRefusal('NOT_YOUR_SEAT')
              : this.answer(seat, decision, text, house.up.now()),
          ),
        changed: () => {
          this.#note();
          this.inform();
        },
      }),
      house.bots,
      house.pace,
      house.log,
    );
  }

  /** May it be forgotten for now? Not while somebody watches, thinks or waits, or time runs. */
  get idle(): boolean {
    return this.quiet && !this.#bots.busy && (this.broken || this.room?.clock?.fall === undefined);
  }
  /** Has a bot of this table given up for now? */
  get stuck(): boolean {
    return this.#bots.stuck;
  }
  protected override isStuck(seat: number): boolean {
    return this.#bots.isStuck(seat);
  }
  protected override awayFor(seat: number): number | undefined {
    return this.absences.away(seat);
  }
  protected override ordersFor(guest: string): Pick<TableInfo, 'orders'> {
    return this.orders.mark(guest);
  }
  protected override slowly(seat: number): Pick<SeatInfo, 'left' | 'vacation'> {
    return this.#slow.info(seat);
  }
  protected override get ends(): Summary['ends'] {
    return this.#slow.ends;
  }
  /** Whose time is up first, by the game's clock or the table's days, in milliseconds since the deal. */
  get #nextFall(): { seat: number; at: number } | undefined {
    return this.#noFlags ? undefined : (this.room?.clock?.fall ?? this.#slow.fall);
  }

  /** Forgets it, once what was asked is done; what is stored remains. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bots.close();
    this.#stopTimers();
    await this.finished;
    this.#stopTimers();
  }

  // --- the way of an entry ----------------------------------------------------------------------------------

  /** A seat's answer to the decision of this id, from whomever it comes. */
  protected async answer(
    seat: number,
    decision: number,
    text: string,
    received: number,
    command?: StoredCommand,
  ): Promise<Done> {
    if (this.broken) return serviceRefusal('SERVER_FAULT');
    const at = await this.timeOf(received);
    const { match } = this.room!;
    // After the end every answer is late; the game says so better than the number of the decision does.
    const judged = match.judge(seat, text, { id: match.outcome ? undefined : decision, at });
    if (!judged.ok) return judged.error;
    return this.record([judged.value.entry], command, () => match.commit(judged.value));
  }

  /** The time of something received; whoever's flag had fallen by then has lost his time first (TC-11.4). */
  protected async timeOf(received: number): Promise<number> {
    await this.getReady();
    const at = Math.max(this.since(received), this.room!.match.log.at(-1)?.at ?? 0);
    await this.#fall(at);
    return at;
  }

  async #fall(now: number): Promise<void> {
    const room = this.room!;
    const fall = this.#nextFall;
    if (this.broken || !fall || fall.at > now) return;
    const judged = room.match.judgeAct(fall.seat, 'flag', fall.at);
    if (judged.ok) await this.record([judged.value.entry], undefined, () => room.match.commit(judged.value));
    // Rules of earlier versions may know no flag without a clock of their own.
    else this.#noFlags = true;
  }

  /** Append, apply, publish. `how` carries out one entry. */
  protected async record(
    entries: readonly Entry[],
    command: StoredCommand | undefined,
    how: (entry: Entry) => Consequence,
  ): Promise<Done> {
    const room = this.room!;
    const { storage, fault, log, up } = this.house;
    const unseen = goUnseen(room, entries);
    fault('judged');
    try {
      const stored = entries.map((entry, i) => ({
        entry,
        unseen,
        ...(i === 0 && command ? { command } : {}),
      }));
      await storage.append(this.id, room.match.log.length, stored, this.#dueAtOnce(entries));
    } catch (error) {
      return this.notSaved(error);
    }
    fault('stored');
    const before = itemsBefore(room.match, entries);
    try {
      const done = entries.map((entry) => carryOut(room, entry, () => how(entry)));
      fault('applied');
      this.subscribers.update(changeSince(room, before, done, this.since(up.now())));
    } catch (error) {
      log.error(
        { table: this.id, game: this.game.id, place: room.match.log.length, err: error },
        'a stored entry cannot be carried out',
      );
      // It is stored, whatever became of it here; what nobody may notice is told only to whose picture it changes.
      await this.reload(unseen ? 'whoever sees more' : 'everybody');
      this.goOn();
      return serviceRefusal('SERVER_FAULT');
    }
    fault('published');
    // How long each has now.
    if (this.row.pace && !unseen) this.inform();
    this.goOn();
    return undefined;
  }

  // --- what goes on by itself -------------------------------------------------------------------------------

  /** After a change, or when somebody came or went: timers, bots, the list of tables, what is due next. */
  protected goOn(): void {
    if (!this.room || this.#closed || this.broken) return;
    this.orders.settle();
    this.#note();
    // Whom an order answers for need not come.
    const awaited = this.#slow.waiting().filter(({ seat }) => !this.orders.answers(seat));
    this.house.herald?.waits(this.id, awaited);
    this.#setTimers();
    this.#bots.wake();
    if (this.row.rated === 'open' && this.room.match.outcome) void this.enqueue(() => this.#settle());
  }

  /** Counts the match for ratings, and says what has become of them. */
  async #settle(): Promise<void> {
    const outcome = this.room?.match.outcome;
    if (this.row.rated !== 'open' || !outcome || !this.house.ratings) return;
    try {
      await this.house.ratings.settle(this.id, outcome);
      const stored = await this.house.storage.load(this.id);
      if (stored) this.row = stored.table;
    } catch (error) {
      // It stays open, and is settled when the table is opened again.
      this.house.log.error({ table: this.id, err: error }, 'a match was not counted');
      return;
    }
    this.inform();
  }

  #note(): void {
    this.house.storage.note(this.id, this.summary, this.#due);
  }

  /** When to look at this table if the server ends now, on the service's up time. */
  get #due(): number | undefined {
    const { room } = this;
    if (!room || room.match.outcome) return undefined;
    const now = Math.ceil(this.house.up.now());
    const bots = listSeats(room.match.owing).filter((seat) => this.levelOf(seat) !== undefined);
    if (bots.some((seat) => !this.isStuck(seat))) return now;
    const next = Math.min(
      this.#nextFall?.at ?? this.#slow.nextPass ?? Number.POSITIVE_INFINITY,
      this.orders.next?.at ?? Number.POSITIVE_INFINITY,
    );
    if (Number.isFinite(next)) return (this.row.started ?? 0) + next;
    return bots.length > 0 ? now + REST_OF_STUCK : undefined;
  }

  /** Entries after which something may be due, which only carrying them out would show; undefined where it cannot. */
  #dueAtOnce(entries: readonly Entry[]): number | undefined {
    const room = this.room!;
    const passes = entries.some((e) => e.kind === 'act' && (e.act === 'toBot' || e.act === 'replace'));
    const waited = this.row.pace !== undefined || this.house.herald !== undefined || this.orders.any;
    return room.clock || this.botSet(room) !== 0 || passes || waited
      ? Math.ceil(this.house.up.now())
      : undefined;
  }

  #ring(job: () => Promise<void>): void {
    void this.enqueue(async () => {
      await job();
      // What is due still could not be stored.
      const due = this.#moments.some((at) => at !== undefined && at <= this.since(this.house.up.now()));
      this.#setTimers(due ? REST_WITHOUT_ROOM : 0);
    });
  }

  /** When the next flag falls, and when the next seat passes, in milliseconds since the deal. */
  get #moments(): readonly (number | undefined)[] {
    return [this.#nextFall?.at, this.absences.next ?? this.#slow.nextPass];
  }

  /** Rings at these moments, but not within so many milliseconds. */
  #setTimers(rest = 0): void {
    if (this.#closed || this.broken) {
      this.#stopTimers();
      return;
    }
    const soonest = this.house.up.now() + rest;
    const [fall, pass] = this.#moments.map((at) =>
      at === undefined ? undefined : Math.max(soonest, (this.row.started ?? 0) + at),
    );
    this.#flag.set(fall);
    this.#absent.set(pass);
    // Orders see to that themselves: what could not be stored rests there.
    const order = this.orders.next;
    this.#ordered.set(order && (this.row.started ?? 0) + order.at);
  }

  #stopTimers(): void {
    this.#flag.set(undefined);
    this.#absent.set(undefined);
    this.#ordered.set(undefined);
  }

  /** Orders whose time has come answer. */
  async #answerByOrder(): Promise<void> {
    if (this.broken || !this.room) return;
    await this.orders.answer(() => this.since(this.house.up.now()));
    // What was refused is asked now.
    this.goOn();
  }

  /** Says which bot stands in at these seats: of this level, or as before, or of the middle one. */
  protected async appoint(seats: readonly number[], level?: string): Promise<Done> {
    try {
      for (const seat of seats) {
        const chosen = level ?? this.row.seats[seat]?.level ?? this.middle;
        if (chosen === undefined || chosen === this.row.seats[seat]?.level) continue;
        await this.house.storage.setLevel(this.id, seat, chosen);
        const taken = this.row.seats.map((s, i) => (i === seat ? { ...s, level: chosen } : s));
        this.row = { ...this.row, seats: taken };
      }
      return undefined;
    } catch (error) {
      return this.notSaved(error);
    }
  }

  /** Seats of absent players that are due pass to bots. */
  protected async passSeats(): Promise<void> {
    const entries = this.broken || !this.room ? [] : [...this.absences.due(), ...this.#slow.passes()];
    if (entries.length === 0) return;
    const { match } = this.room!;
    if (await this.appoint(entries.map(({ seat }) => seat))) return;
    if (await this.record(entries, undefined, (entry) => match.replay(entry))) return;
    await this.getReady();
    this.inform();
  }

  /** The clocks begin to run when everybody who plays has come (TC-11.5). */
  protected async getReady(): Promise<void> {
    const room = this.room;
    if (!room?.clock || room.clock.begun) return;
    const people = this.row.seats.filter(
      (s, i) => s.kind === 'human' && !hasSeat(room.match.etiquette.bots, i),
    );
    if (!people.every((s) => s.guest !== undefined && this.subscribers.has(s.guest))) return;
    const at = this.since(this.house.up.now());
    try {
      await this.house.storage.setReady(this.id, at);
    } catch (error) {
      // Nobody's time runs until it can be kept; every decision tries again.
      this.house.log.error({ table: this.id, err: error }, 'not saved');
      return;
    }
    this.row = { ...this.row, ready: at };
    room.clock.begin(room.match, at);
    this.subscribers.update(clockNews(room, at));
  }
}

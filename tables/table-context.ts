/**
 * What the parts of one table share: its state, and the few things that one part asks of another. Each part says in an
 * interface of its own what it needs; this is the one object that has all of it, so a table in memory stays small.
 */
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat, type Seat, type SeatSet, type Viewer } from '#engine/seats.ts';
import type { ChatLine, TableInfo } from '#wire/protocol.ts';
import { Absences, type AbsenceTable } from './absence.ts';
import { Agenda, type AgendaTable } from './agenda.ts';
import { BotSeats, type BotSeatsTable } from './bot-seats.ts';
import { CommandQueue } from './command-queue.ts';
import { Hold, type HoldTable } from './hold.ts';
import { botSeatsOf, type LoadedMatch } from './loaded-match.ts';
import { type ModeratedTable, Moderation } from './moderation.ts';
import { Orders, type OrdersTable } from './orders.ts';
import { Pictures } from './pictures.ts';
import { type AgainTable, PlayAgain } from './play-again.ts';
import { Proposals, type ProposalsTable } from './proposals.ts';
import { isCutShort } from './rated-ends.ts';
import { serviceRefusal } from './refusals.ts';
import type { Rules } from './rules.ts';
import { seatsOf, summaryOf, tableInfo } from './seating.ts';
import type { TableServices } from './services.ts';
import { SlowPlay, type SlowTable } from './slow-play.ts';
import type { StoredCommand, StoredTable, Summary } from './storage.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { type Done, type LogTable, TableLog } from './table-log.ts';

export class TableContext
  implements
    AbsenceTable,
    AgainTable,
    AgendaTable,
    BotSeatsTable,
    HoldTable,
    LogTable,
    ModeratedTable,
    OrdersTable,
    ProposalsTable,
    SlowTable
{
  readonly id: string;
  readonly services: TableServices;
  readonly rules: Rules;
  /** Of this game's bots, weakest first. */
  readonly levels: readonly string[];
  row: StoredTable;
  loaded: LoadedMatch | undefined;
  broken = false;
  closed = false;
  readonly queue: CommandQueue;
  readonly subscribers: Subscribers;
  readonly pictures: Pictures;
  readonly again: PlayAgain;
  readonly log: TableLog;
  readonly agenda: Agenda;
  readonly absences: Absences;
  readonly slow: SlowPlay;
  readonly hold: Hold;
  readonly orders: Orders;
  readonly proposals: Proposals;
  readonly bots: BotSeats;
  /** Undefined where nobody talks: on a device of one's own. */
  readonly moderation: Moderation | undefined;

  constructor(services: TableServices, rules: Rules, row: StoredTable, levels: readonly string[]) {
    this.id = row.id;
    this.services = services;
    this.rules = rules;
    this.levels = levels;
    this.row = row;
    this.loaded = undefined;
    this.queue = new CommandQueue(services.up);
    this.subscribers = new Subscribers(row.id);
    this.pictures = new Pictures();
    this.again = new PlayAgain(this);
    this.absences = new Absences(this, services);
    this.slow = new SlowPlay(this, services);
    this.hold = new Hold(this, services);
    this.orders = new Orders(this, services);
    this.proposals = new Proposals(this);
    this.bots = new BotSeats(this, services.bots, services.pace, services.log);
    this.log = new TableLog(this);
    this.agenda = new Agenda(this);
    this.moderation = services.chat && new Moderation(this, services.chat);
  }

  // --- reading ----------------------------------------------------------------------------------------------

  get match(): Match {
    return this.loaded!.match;
  }
  get hasBots(): boolean {
    return this.levels.length > 0;
  }
  now(): number {
    const up = this.services.up.now();
    return Math.max(0, Math.floor(up - (this.row.started ?? up)));
  }
  here(guest: string): boolean {
    return this.subscribers.has(guest);
  }
  guests(): Set<string> {
    return this.subscribers.guests();
  }
  get middleLevel(): string | undefined {
    return this.levels[this.levels.length >> 1];
  }
  levelOf(seat: Seat): string | undefined {
    const { row, loaded } = this;
    if (row.seats[seat]?.kind === 'bot') return row.seats[seat].level;
    const lent = hasSeat(loaded?.match.etiquette.bots ?? 0, seat);
    return lent ? (row.seats[seat]?.level ?? this.middleLevel) : undefined;
  }
  get host(): string | undefined {
    return this.row.host;
  }
  get unwatched(): boolean {
    return this.subscribers.size === 0 && this.row.seats.every((_, seat) => this.levelOf(seat) !== undefined);
  }
  get botSet(): SeatSet {
    return botSeatsOf(this.row.seats) | (this.loaded?.match.etiquette.bots ?? 0);
  }
  /** Who plays together now; empty where every seat plays for itself, as by all rules from before there were sides. */
  get sides(): readonly SeatSet[] {
    const { match } = this.loaded ?? {};
    return match?.game.sides?.(match.state) ?? [];
  }
  viewOf(match: Match, viewer: Viewer): View {
    return this.rules.engine.viewOf(match, viewer);
  }
  get summary(): Summary {
    if (!this.loaded) return { length: 0, decisions: 0, owing: 0 };
    const { ends } = this.slow;
    return { ...summaryOf(this.match), ...(ends ? { ends } : {}) };
  }

  // --- what everybody is told -------------------------------------------------------------------------------

  /** `arriving`: this guest is about to be here. */
  infoFor(guest: string, arriving = false): TableInfo {
    const here = this.guests();
    if (arriving) here.add(guest);
    const { row } = this;
    const info = tableInfo(row, guest, {
      here,
      // In a covert round that would show that the bot has a choice.
      stuck: (seat) => this.bots.isStuck(seat) && !this.loaded?.match.covert,
      away: (seat) => (here.has(row.seats[seat]?.guest ?? '') ? undefined : this.absences.away(seat)),
      lent: this.loaded?.match.etiquette.bots ?? 0,
      chat: this.services.chat !== undefined,
      rematch: this.again.info,
      slow: (seat) => this.slow.info(seat),
    });
    return { ...info, ...this.orders.mark(guest) };
  }
  inform(except?: Subscriber): void {
    this.subscribers.inform(
      (guest) => this.infoFor(guest),
      (subscriber) => subscriber !== except,
    );
  }
  tell(line: ChatLine): void {
    this.subscribers.say(line);
  }
  silence(guest: string): void {
    this.proposals.silence(guest);
  }
  showOut(guests: ReadonlySet<string>, why: Refusal): void {
    this.subscribers.remove(guests, why);
    this.inform();
  }

  // --- what one part asks of another ------------------------------------------------------------------------

  setRow(row: StoredTable): void {
    this.row = row;
  }
  answer(seat: Seat, decision: number, text: string, command?: StoredCommand): Promise<Done> {
    return this.log.answer(seat, decision, text, this.services.up.now(), command);
  }
  ordersChanged(guest: string): void {
    this.subscribers.inform(
      () => this.infoFor(guest),
      (subscriber) => subscriber.guest === guest,
    );
  }
  decideForBot(seat: Seat, decision: number, text: string): Promise<Done> {
    return this.queue.run(async () =>
      // Taken back while it was thinking.
      this.levelOf(seat) === undefined ? serviceRefusal('NOT_YOUR_SEAT') : this.answer(seat, decision, text),
    );
  }
  botsChanged(): void {
    this.agenda.note();
    if (!this.loaded?.match.covert) this.inform();
  }

  /** Stores entries that follow from a rule of the table, one after another. */
  recordActs(entries: readonly Entry[], command?: StoredCommand): Promise<Done> {
    const { match } = this;
    return this.log.record(entries, command, (entry) => match.replay(entry));
  }

  /** Says which bot stands in at these seats: of this level, or as before, or of the middle one. */
  async appoint(seats: readonly number[], level?: string): Promise<Done> {
    try {
      for (const seat of seats) {
        const chosen = level ?? this.row.seats[seat]?.level ?? this.middleLevel;
        if (chosen === undefined || chosen === this.row.seats[seat]?.level) continue;
        await this.services.storage.setLevel(this.id, seat, chosen);
        const taken = this.row.seats.map((s, i) => (i === seat ? { ...s, level: chosen } : s));
        this.row = { ...this.row, seats: taken };
      }
      return undefined;
    } catch (error) {
      return this.log.notSaved(error);
    }
  }

  async passSeats(): Promise<void> {
    const entries = this.broken || !this.loaded ? [] : [...this.absences.due(), ...this.slow.passes()];
    if (entries.length === 0) return;
    if (await this.appoint(entries.map(({ seat }) => seat))) return;
    if (await this.recordActs(entries)) return;
    await this.log.startClock();
    this.inform();
  }

  async settleRating(): Promise<void> {
    const outcome = this.loaded?.match.outcome;
    const { ratings, storage, log } = this.services;
    if (this.row.rated !== 'open' || !outcome || !ratings) return;
    try {
      await ratings.settle(this.id, outcome, isCutShort(this.match));
      const stored = await storage.load(this.id);
      if (stored) this.row = stored.table;
    } catch (error) {
      // It stays open, and is settled when the table is opened again.
      log.error({ table: this.id, err: error }, 'a match was not counted');
      return;
    }
    this.inform();
  }

  async free(guest: string): Promise<void> {
    await this.services.storage.unsit?.(this.id, guest);
    const seats = this.row.seats.map((s) => (s.guest === guest ? { kind: s.kind, name: '' } : s));
    this.row = { ...this.row, seats };
  }
  async shut(): Promise<void> {
    await this.services.storage.shut?.(this.id);
    this.row = { ...this.row, closed: true };
  }

  /** The seats of a guest. */
  seatsOf(guest: string): SeatSet {
    return seatsOf(this.row.seats, guest);
  }
}

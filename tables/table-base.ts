/**
 * What a table has in memory, and its queue: one thing at a time, in order of arrival. What people and bots can do
 * with it is table.ts.
 */
import type { AnyGame } from '#engine/game.ts';
import { type MatchFile, withDigests } from '#engine/match/file.ts';
import type { View } from '#engine/match/view.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { hasSeat, type SeatSet } from '#engine/seats.ts';
import type { SeatInfo, TableInfo } from '#wire/protocol.ts';
import { afresh } from './changes.ts';
import type { House } from './house.ts';
import { serviceRefusal } from './refusals.ts';
import { botSeatsOf, openRoom, type Room } from './room.ts';
import type { Rules } from './rules.ts';
import { seatsOf, summaryOf, tableInfo } from './seating.ts';
import type { StoredTable, Summary } from './storage.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';

export abstract class TableBase {
  readonly id: string;
  /** Those that the match began with, whatever the present ones are. */
  readonly rules: Rules;
  protected readonly house: House;
  protected readonly subscribers: Subscribers;
  /** Of this game's bots, weakest first. */
  protected readonly levels: readonly string[];
  protected row: StoredTable;
  /** Undefined until every seat is taken. */
  protected room: Room | undefined;
  /** Its log cannot be played any more: a bug, and every answer is SERVER_FAULT until it is opened anew. */
  protected broken = false;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** When anybody last wanted something, on the service's up time. */
  touched: number;

  constructor(house: House, rules: Rules, row: StoredTable, levels: readonly string[]) {
    this.id = row.id;
    this.rules = rules;
    this.house = house;
    this.row = row;
    this.levels = levels;
    this.subscribers = new Subscribers(row.id);
    this.touched = house.up.now();
  }

  get game(): AnyGame {
    return this.rules.game;
  }

  /** Has the bot of this seat given up for now? */
  protected abstract isStuck(seat: number): boolean;
  /** For how many milliseconds the player of this seat has been away, where that matters. */
  protected abstract awayFor(seat: number): number | undefined;
  /** What this person is told of orders of his own. */
  protected abstract ordersFor(guest: string): Pick<TableInfo, 'orders'>;
  /** What is to be known of a seat where the table has days per move. */
  protected abstract slowly(seat: number): Pick<SeatInfo, 'left' | 'vacation'>;
  /** By seat, when the time for its decision is up, in up time; undefined without days per move. */
  protected abstract get ends(): Summary['ends'];

  protected enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.touched = this.house.up.now();
    const result = this.#tail.then(job).finally(() => {
      this.#waiting--;
    });
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Tasks that wait or are being done. */
  get waiting(): number {
    return this.#waiting;
  }
  /** Is nothing being done and nobody watching? */
  protected get quiet(): boolean {
    return this.#waiting === 0 && this.subscribers.size === 0;
  }
  /** When everything that was asked so far is done. */
  protected get finished(): Promise<unknown> {
    return this.#tail;
  }
  /** Does anybody's time run? */
  get ticking(): boolean {
    return this.room?.clock?.fall !== undefined;
  }

  /** Milliseconds since the deal. */
  protected since(up: number): number {
    return Math.max(0, Math.floor(up - (this.row.started ?? up)));
  }
  protected levelOf(seat: number): string | undefined {
    if (this.row.seats[seat]?.kind === 'bot') return this.row.seats[seat].level;
    const lent = hasSeat(this.room?.match.etiquette.bots ?? 0, seat);
    return lent ? (this.row.seats[seat]?.level ?? this.middle) : undefined;
  }
  protected get middle(): string | undefined {
    return this.levels[this.levels.length >> 1];
  }
  protected botSet(room: Room): SeatSet {
    return botSeatsOf(this.row.seats) | room.match.etiquette.bots;
  }

  protected infoFor(guest: string, arriving = false): TableInfo {
    const here = this.subscribers.guests();
    if (arriving) here.add(guest);
    const info = tableInfo(this.row, guest, {
      here,
      stuck: (seat) => this.isStuck(seat),
      away: (seat) => (here.has(this.row.seats[seat]?.guest ?? '') ? undefined : this.awayFor(seat)),
      lent: this.room?.match.etiquette.bots ?? 0,
      chat: this.house.chat !== undefined,
      slow: (seat) => this.slowly(seat),
    });
    return { ...info, ...this.ordersFor(guest) };
  }

  protected inform(except?: Subscriber): void {
    this.subscribers.inform(
      (guest) => this.infoFor(guest),
      (subscriber) => subscriber !== except,
    );
  }

  /** Tells one person alone. */
  protected informOne(guest: string): void {
    this.subscribers.inform(
      () => this.infoFor(guest),
      (subscriber) => subscriber.guest === guest,
    );
  }

  // --- trouble ----------------------------------------------------------------------------------------------

  /** A write failed: memory is made anew from what is stored, so that the two cannot differ. */
  protected async notSaved(error: unknown): Promise<Refusal> {
    this.house.log.error({ table: this.id, err: error }, 'not saved');
    await this.reload();
    return serviceRefusal('NOT_SAVED');
  }

  /** Makes the match anew from what is stored. `missed`: viewers who were not told what is in the log already. */
  protected async reload(missed: 'nobody' | 'everybody' | 'whoever sees more' = 'nobody'): Promise<void> {
    try {
      const stored = await this.house.storage.load(this.id);
      if (!stored) throw new Error('The table is gone');
      this.row = stored.table;
      const room =
        stored.table.started === undefined ? undefined : openRoom(this.rules, stored.table, stored.log);
      const same = room?.match.log.length === this.room?.match.log.length;
      this.room = room;
      if (!room || (same && missed === 'nobody')) return;
      const news = !same || missed === 'everybody';
      this.subscribers.update(afresh(room, this.since(this.house.up.now()), news));
    } catch (error) {
      this.broken = true;
      this.house.log.error({ table: this.id, err: error }, 'a table cannot be opened from its log');
    }
  }

  // --- reading ----------------------------------------------------------------------------------------------

  /** What this guest would have seen before item `index`. */
  past(guest: string, index: number): Result<View, Refusal> {
    if (!this.room || this.broken) return err(serviceRefusal('NOT_STARTED'));
    const view = this.rules.engine.pastView(this.room.match, seatsOf(this.row.seats, guest), index);
    return view ? ok(view) : err(serviceRefusal('NO_SUCH_MOMENT', { index }));
  }

  get summary(): Summary {
    if (!this.room) return { length: 0, decisions: 0, owing: 0 };
    const ends = this.ends;
    return { ...summaryOf(this.room.match), ...(ends ? { ends } : {}) };
  }

  /** The match file: secret, seats and log, once the match is over. */
  file(): Result<MatchFile, Refusal> {
    if (this.broken) return err(serviceRefusal('SERVER_FAULT'));
    if (!this.room?.match.outcome) return err(serviceRefusal('MATCH_RUNNING'));
    const players = this.row.seats.map((s) => (s.kind === 'bot' ? `bot:${s.level}` : s.name));
    const { game, engine } = this.rules;
    return ok(withDigests(game, engine.writeMatch(this.room.match, players), engine));
  }
}

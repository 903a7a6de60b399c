/**
 * A table is an actor: one thing at a time, in order of arrival. Its state lives in memory as a `Match`, made
 * from the log when it is first needed. A decision goes this way, and in this order:
 *
 *   seat → command id → decision id → legality → append (durable) → apply → publish to each viewer → acknowledge
 *
 * so nothing is shown or acknowledged that is not stored, and a failed write leaves no trace. What is asked is
 * answered by a refusal, or by undefined once it is done.
 */
import type { AnyGame } from '#engine/game.ts';
import type { Act, Entry } from '#engine/match/entry.ts';
import type { Consequence } from '#engine/match/match.ts';
import { type Refusal, refusal } from '#engine/result.ts';
import { hasSeat } from '#engine/seats.ts';
import type { Watcher } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { FlagTimer } from './flag-timer.ts';
import type { Asker, House } from './house.ts';
import { newEntropy } from './ids.ts';
import { actAmongBots } from './manners.ts';
import { nameOf } from './names.ts';
import { serviceRefusal } from './refusals.ts';
import { everybodyOffers, withOffers } from './rematch.ts';
import { carryOut, openRoom, type Room } from './room.ts';
import { seatsOf, seatToTake } from './seating.ts';
import type { StoredCommand, StoredTable } from './storage.ts';
import { TableBase } from './table-base.ts';
import { changeSince, clockNews, fullPicture } from './telling.ts';

type Done = Refusal | undefined;

/** Opens the next table of the people of this one; answers with its id. Rejects when it cannot be stored. */
export type PlayAgain = (table: StoredTable) => Promise<string>;

export class Table extends TableBase {
  readonly #bots: BotSeats;
  readonly #again: PlayAgain;
  readonly #timer: FlagTimer;
  #closed = false;

  private constructor(
    house: House,
    game: AnyGame,
    row: StoredTable,
    levels: readonly string[],
    again: PlayAgain,
  ) {
    super(house, game, row, levels);
    this.#again = again;
    this.#timer = new FlagTimer(
      house.up,
      () =>
        void this.enqueue(async () => {
          await this.#fall(this.since(house.up.now()));
          this.#setTimer();
        }),
    );
    const matchNow = () => this.room!.match;
    this.#bots = new BotSeats(
      {
        get match() {
          return matchNow();
        },
        levelOf: (seat) => this.levelOf(seat),
        decide: (seat, decision, text) =>
          this.enqueue(async () =>
            // Taken back while it was thinking.
            this.levelOf(seat) === undefined
              ? serviceRefusal('NOT_YOUR_SEAT')
              : this.#decide(seat, decision, text, house.up.now()),
          ),
        changed: () => this.inform(),
      },
      house.bots,
      house.pace,
      house.log,
    );
  }

  /** Makes the table from what is stored. Throws when the log is not one of this game's. */
  static async open(
    house: House,
    game: AnyGame,
    stored: { readonly table: StoredTable; readonly log: readonly Entry[] },
    again: PlayAgain,
  ): Promise<Table> {
    const table = new Table(house, game, stored.table, await house.bots.levels(game.id), again);
    if (stored.table.started !== undefined) {
      table.room = openRoom(game, stored.table, stored.log);
      await table.enqueue(() => table.#getReady());
      table.#goOn();
    }
    return table;
  }

  /** May it be forgotten for now? Not while somebody watches, thinks or waits, or time runs. */
  get idle(): boolean {
    return this.quiet && !this.#bots.busy && (this.broken || this.room?.clock?.fall === undefined);
  }
  protected override isStuck(seat: number): boolean {
    return this.#bots.isStuck(seat);
  }

  /** Forgets it, once what was asked is done; what is stored remains. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bots.close();
    this.#timer.set(undefined);
    await this.finished;
    this.#timer.set(undefined);
  }

  // --- watching ---------------------------------------------------------------------------------------------

  /** Everything this watcher may know, then every change. */
  watch(watcher: Watcher, id: string): Promise<Done> {
    return this.enqueue(async () => {
      if (this.broken) return serviceRefusal('SERVER_FAULT');
      const chat = JSON.stringify((await this.house.chat?.last(this.id)) ?? []);
      const here = this.audience.has(watcher.guest);
      const viewer = seatsOf(this.row.seats, watcher.guest);
      const picture = this.room && fullPicture(this.room, viewer, this.since(this.house.up.now()));
      const info = JSON.stringify(this.infoFor(watcher.guest, true));
      this.audience.welcome(
        watcher,
        viewer,
        id,
        `"info":${info},"chat":${chat},${picture?.rest ?? '"story":[]'}`,
        picture?.view,
      );
      if (!here) this.inform(watcher);
      await this.#getReady();
      this.#goOn();
      return undefined;
    });
  }

  leave(watcher: Watcher): void {
    const known = this.audience.leave(watcher);
    if (known && !this.audience.has(watcher.guest)) this.inform();
  }

  // --- seats ------------------------------------------------------------------------------------------------

  /** Takes a free human seat: `seat` from 0, or the first one. The last one to sit starts the table. */
  sit(asker: Asker, wanted: number | undefined, entropy: string | undefined): Promise<Done> {
    return this.enqueue(async () => {
      const { guest } = asker;
      const seat = seatToTake(this.row.seats, guest, wanted);
      if (typeof seat !== 'number') return seat;
      const name = (await this.house.people?.nameOf(guest)) ?? nameOf(guest);
      const who = { guest, name, entropy: entropy || newEntropy() };
      const taken = this.row.seats.map((s, i) => (i === seat ? { ...s, ...who } : s));
      const full = taken.every((s) => s.kind === 'bot' || s.guest !== undefined);
      const started = full ? Math.ceil(this.house.up.now()) : undefined;
      try {
        await this.house.storage.sit(this.id, seat, who, started);
      } catch (error) {
        return this.notSaved(error);
      }
      this.row = { ...this.row, seats: taken, started };
      this.audience.setViewer(guest, seatsOf(taken, guest));
      if (full) this.room = openRoom(this.game, this.row, []);
      this.inform();
      if (this.room) await this.#start(this.room);
      return undefined;
    });
  }

  async #start(room: Room): Promise<void> {
    const now = this.since(this.house.up.now());
    this.audience.update((viewer) => fullPicture(room, viewer, now));
    await this.#getReady();
    this.#goOn();
  }

  /** The clocks begin to run when everybody who plays has come (TC-11.5). */
  async #getReady(): Promise<void> {
    const room = this.room;
    if (!room?.clock || room.clock.begun) return;
    const people = this.row.seats.filter((s) => s.kind === 'human');
    if (!people.every((s) => s.guest !== undefined && this.audience.has(s.guest))) return;
    const at = this.since(this.house.up.now());
    await this.house.storage.setReady(this.id, at);
    this.row = { ...this.row, ready: at };
    room.clock.begin(room.match, at);
    this.audience.update(clockNews(room, at));
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

  // --- talking and playing again ----------------------------------------------------------------------------

  say(asker: Asker, text: string): Promise<Done> {
    return this.enqueue(async () => {
      const { chat } = this.house;
      if (!chat) return serviceRefusal('NO_CHAT');
      const seats = seatsOf(this.row.seats, asker.guest);
      return chat.say(this.id, asker, seats, text, (line) => this.audience.say(JSON.stringify(line)));
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
      return this.#decide(seat, decision, text, asker.received, asker.command);
    });
  }

  async #decide(
    seat: number,
    decision: number,
    text: string,
    received: number,
    command?: StoredCommand,
  ): Promise<Done> {
    if (this.broken) return serviceRefusal('SERVER_FAULT');
    const at = await this.#timeOf(received);
    const { match } = this.room!;
    // After the end every answer is late; the game says so better than the number of the decision does.
    const judged = match.judge(seat, text, { id: match.outcome ? undefined : decision, at });
    if (!judged.ok) return judged.error;
    return this.#record([judged.value.entry], command, () => match.commit(judged.value));
  }

  act(asker: Asker, seat: number, act: Act): Promise<Done> {
    return this.enqueue(async () => {
      const barred = await this.#bar(asker, seat);
      if (barred) return barred.done;
      // Flags fall by the server's clock alone.
      if (act === 'flag') return refusal('NO_SUCH_ACT', '', { act });
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
    const level = wanted ?? this.middle;
    // A seat can pass to a bot only where there is one.
    if (level === undefined) return refusal('NO_SUCH_ACT', '', { act: 'toBot' });
    if (!this.levels.includes(level)) return serviceRefusal('NO_SUCH_LEVEL', { level });
    const refused = this.room!.match.refuseAct(seat, 'toBot');
    if (refused) return refused;
    try {
      await this.house.storage.setLevel(this.id, seat, level);
    } catch (error) {
      return this.notSaved(error);
    }
    const seats = this.row.seats.map((s, i) => (i === seat ? { ...s, level } : s));
    this.row = { ...this.row, seats };
    return this.#act(asker, seat, 'toBot');
  }

  async #act(asker: Asker, seat: number, act: Act): Promise<Done> {
    const at = await this.#timeOf(asker.received);
    const room = this.room!;
    const entries = actAmongBots(room.match, this.botSet(room), seat, act, at);
    if (!entries.ok) return entries.error;
    const refused = await this.#record(entries.value, asker.command, (entry) => room.match.replay(entry));
    if (!refused && (act === 'toBot' || act === 'fromBot')) this.inform();
    return refused;
  }

  /** The time of something received; whoever's flag had fallen by then has lost his time first (TC-11.4). */
  async #timeOf(received: number): Promise<number> {
    const at = Math.max(this.since(received), this.room!.match.log.at(-1)?.at ?? 0);
    await this.#fall(at);
    return at;
  }

  async #fall(now: number): Promise<void> {
    const room = this.room!;
    const fall = room.clock?.fall;
    if (this.broken || !fall || fall.at > now) return;
    const judged = room.match.judgeAct(fall.seat, 'flag', fall.at);
    if (judged.ok) await this.#record([judged.value.entry], undefined, () => room.match.commit(judged.value));
  }

  /** Append, apply, publish. `how` carries out one entry. */
  async #record(
    entries: readonly Entry[],
    command: StoredCommand | undefined,
    how: (entry: Entry) => Consequence,
  ): Promise<Done> {
    const room = this.room!;
    const { storage, fault, log, up } = this.house;
    fault('judged');
    try {
      const stored = entries.map((entry, i) => (i === 0 && command ? { entry, command } : { entry }));
      await storage.append(this.id, room.match.log.length, stored);
    } catch (error) {
      return this.notSaved(error);
    }
    fault('stored');
    const before = room.match.history.items.slice();
    try {
      const done = entries.map((entry) => carryOut(room, entry, () => how(entry)));
      fault('applied');
      this.audience.update(changeSince(room, before, done, this.since(up.now())));
    } catch (error) {
      log.error(
        { table: this.id, game: this.game.id, entries, err: error },
        'a stored entry cannot be carried out',
      );
      await this.reload();
      return serviceRefusal('SERVER_FAULT');
    }
    fault('published');
    this.#goOn();
    return undefined;
  }

  /** After a change, or when somebody came: timers, bots, the list of tables. */
  #goOn(): void {
    if (!this.room || this.#closed || this.broken) return;
    this.house.storage.note(this.id, this.summary);
    this.#setTimer();
    this.#bots.wake();
  }

  #setTimer(): void {
    const fall = this.#closed ? undefined : this.room?.clock?.fall;
    this.#timer.set(fall && (this.row.started ?? 0) + fall.at);
  }
}

/**
 * Decides who is notified of a turn. Tables report whom they wait for; each turn is notified once. Turns at several
 * tables share a message. People who are watching the table are not notified, and messages wait for the end of quiet
 * hours. Outdated messages are withdrawn. Everything is stored before it is sent, so it survives a crash.
 */
import type { AwaitedPlayer, ErrorLog, TurnNotifications } from '#tables/services.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import { quietLeft } from './quiet-hours.ts';
import { type AwaitedRow, type NoticeStore, TOLD, type TurnKey } from './store.ts';

export interface TurnNotifierSettings {
  /**
   * Milliseconds between a turn and its notification: other turns can join the message, and the player may come without
   * being notified.
   */
  readonly window: number;
  readonly now: () => number;
}

/** Maximum number of people to notify, and of turns to remind of, in one transaction. */
const MOST = 50;
const HOUR = 3_600_000;
/** Special values of the cache: the database has no turns of the table, or has turns that are not loaded. */
const NOTHING = '';
const UNREAD = '?';
/** Maximum size of the cache, in tables. */
const MOST_REMEMBERED = 20_000;

export class TurnNotifier implements TurnNotifications {
  readonly #store: NoticeStore;
  readonly #up: UptimeClock;
  readonly #log: ErrorLog;
  readonly #settings: TurnNotifierSettings;
  /** Cache by table id: the stored turns as JSON, NOTHING or UNREAD. */
  readonly #noted = new Map<string, string>();

  constructor(store: NoticeStore, up: UptimeClock, log: ErrorLog, settings: TurnNotifierSettings) {
    this.#store = store;
    this.#up = up;
    this.#log = log;
    this.#settings = settings;
  }

  /** The cached value of a table. On a cache miss, asks the database whether it has turns of the table. */
  #before(table: string): string {
    const known = this.#noted.get(table);
    if (known !== undefined) return known;
    const found = this.#store.isNoted(table) ? UNREAD : NOTHING;
    this.#remember(table, found);
    return found;
  }

  #remember(table: string, what: string): void {
    this.#noted.set(table, what);
    if (this.#noted.size > MOST_REMEMBERED) this.#noted.delete(this.#noted.keys().next().value!);
  }

  waits(table: string, waiting: readonly AwaitedPlayer[]): void {
    const before = this.#before(table);
    // Saves a write: while all players are watching and have no reminders, nobody needs a message. If one leaves, the
    // table reports again.
    if (before === NOTHING && waiting.every(({ here, remind }) => here && remind === undefined)) return;
    const now = waiting.length > 0 ? JSON.stringify(waiting) : NOTHING;
    if (before === now) return;
    this.#remember(table, now);
    const tell = this.#settings.now() + this.#settings.window;
    this.#store
      .write(() => this.#note(table, waiting, tell))
      .catch((error: unknown) => {
        this.#remember(table, UNREAD);
        this.#log.error({ table, err: error }, 'whom a table waits for was not kept');
      });
  }

  #note(table: string, waiting: readonly AwaitedPlayer[], tell: number): void {
    const rows = this.#store.awaitedAt(table);
    for (const row of rows) {
      const still = waiting.find(({ seat, place }) => seat === row.seat && place === row.place);
      if (row.told === TOLD.standing && (!still || still.here)) this.#withdraw(row);
      if (!still) this.#store.forget(table, row.seat);
    }
    for (const one of waiting) {
      const known = rows.find(({ seat, place }) => seat === one.seat && place === one.place);
      if (known) this.#store.goesOn(table, one, one.here && !known.here);
      else this.#store.begin(table, one, tell);
    }
  }

  /** Queues the withdrawal of an outdated message, except for e-mails, which cannot be withdrawn. */
  #withdraw(turn: AwaitedRow): void {
    // A job that was never tried needs no withdrawal: it checks before sending whether it is still needed.
    for (const { id, kind } of this.#store.open(turn.guest))
      if (kind !== 'mail' && !this.#store.isUntried(id, turn))
        this.#store.order(id, 'withdraw', [turn], this.#settings.now());
  }

  /** The service's up time, in which reminders are scheduled. */
  get up(): number {
    return this.#up.now();
  }

  /** Creates jobs for the notifications and reminders that are due. */
  async look(): Promise<void> {
    await this.#store.write(() => {
      for (const guest of this.#store.toTell(this.#settings.now(), MOST)) this.#tell(guest);
      for (const turn of this.#store.toRemind(this.#up.now(), MOST)) this.#remind(turn);
    });
  }

  #tell(guest: string): void {
    const now = this.#settings.now();
    const { quiet, zone } = this.#store.preferences(guest);
    const wait = quietLeft(quiet, zone, now);
    if (wait > 0) {
      this.#store.postpone(guest, now + wait);
      return;
    }
    const all = this.#store.untold(guest);
    // Players who are watching have seen their turn. Whether they are is checked now, not when the turn began, so a
    // player who left in between is notified.
    const turns = all.filter(({ here }) => !here);
    const told = turns.length > 0 && this.#order(guest, 'turn', turns);
    for (const turn of all) this.#store.setTold(turn, told && !turn.here ? TOLD.standing : TOLD.settled);
  }

  #remind(turn: AwaitedRow): void {
    const { quiet, zone } = this.#store.preferences(turn.guest);
    const wait = quietLeft(quiet, zone, this.#settings.now());
    const up = this.#up.now();
    // Losing on time is worse than a message in quiet hours.
    if (wait > 0 && up + wait < (turn.ends ?? 0) - HOUR) {
      this.#store.postponeReminder(turn, up + wait);
      return;
    }
    this.#store.setReminded(turn);
    if (turn.here) return;
    if (this.#order(turn.guest, 'reminder', [turn])) this.#store.setTold(turn, TOLD.standing);
  }

  #order(guest: string, what: 'turn' | 'reminder', turns: readonly TurnKey[]): boolean {
    const channels = this.#store.open(guest);
    for (const { id } of channels) this.#store.order(id, what, turns, this.#settings.now());
    return channels.length > 0;
  }
}

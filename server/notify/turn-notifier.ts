/**
 * Decides who is notified of a turn. Tables report whom they wait for; each turn becomes one message. Several tables
 * share a message, nothing is sent while the person is there or in their quiet hours, and an outdated message is
 * withdrawn. Everything is stored before anything is sent, so it survives a crash.
 */
import type { AwaitedPlayer, ErrorLog, TurnNotifications } from '#tables/services.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import { quietLeft } from './quiet-hours.ts';
import { type AwaitedRow, type NoticeStore, TOLD, type TurnKey } from './store.ts';

export interface TurnNotifierSettings {
  /** Milliseconds that a turn waits for others to share its message, and for its player to find it unnotified. */
  readonly window: number;
  readonly now: () => number;
}

/** People told in one transaction. */
const MOST = 50;
const HOUR = 3_600_000;
/** What may be noted of a table. */
const NOTHING = '';
const UNREAD = '?';
/** Of so many tables it is remembered what is noted. */
const MOST_REMEMBERED = 20_000;

export class TurnNotifier implements TurnNotifications {
  readonly #store: NoticeStore;
  readonly #up: UptimeClock;
  readonly #log: ErrorLog;
  readonly #settings: TurnNotifierSettings;
  /** What is noted of a table, by its id; of a table that is not here the database knows. */
  readonly #noted = new Map<string, string>();

  constructor(store: NoticeStore, up: UptimeClock, log: ErrorLog, settings: TurnNotifierSettings) {
    this.#store = store;
    this.#up = up;
    this.#log = log;
    this.#settings = settings;
  }

  /** What is noted of a table: NOTHING, the text of what is, or UNREAD where nobody has looked yet. */
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
    // Where everybody looks on and nothing is counted, nothing need be kept.
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

  /** Withdraws an outdated message. An e-mail cannot be withdrawn. */
  #withdraw(turn: AwaitedRow): void {
    // A job that was not tried yet looks for itself whether it is still needed.
    for (const { id, kind } of this.#store.open(turn.guest))
      if (kind !== 'mail' && !this.#store.isUntried(id, turn))
        this.#store.order(id, 'withdraw', [turn], this.#settings.now());
  }

  /** The service's up time, in which people are reminded. */
  get up(): number {
    return this.#up.now();
  }

  /** Creates the jobs that are due. */
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
    // A person who is still there has seen it. A turn that began while they left is not lost: it is reported only now.
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

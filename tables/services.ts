/** What a table needs of the server or device that it runs on, and who asks something of it. */
import type { Outcome } from '#engine/game.ts';
import type { Heard } from '#engine/match/heard.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat, SeatNumber, SeatSet } from '#engine/seats.ts';
import type { Bearer, ChatLine } from '#wire/protocol.ts';
import type { OrderStore } from './orders.ts';
import type { Span } from './pace.ts';
import type { Storage, StoredCommand } from './storage.ts';
import type { UptimeClock } from './uptime-clock.ts';

/** What chooses decisions for bots: a pool of threads, a worker of the page, in tests anything. */
export interface BotPlayer {
  /** Levels of a game's bot, weakest first; empty when it has none. `version`: of the rules, by default the present ones. */
  levels(game: string, version?: string): Promise<readonly string[]>;
  /** A decision in notation. Rejects when the bot failed; with `BotsBusy` when it is to be asked again later. */
  choose(request: BotRequest): Promise<string>;
  close(): Promise<void>;
  /** Questions that wait. */
  readonly waiting?: number;
}

export interface BotRequest {
  readonly game: string;
  readonly level: string;
  /** What the seat sees, and nothing else. */
  readonly view: View;
  readonly seat: SeatNumber;
  /** 32 bits of chance for the bot. */
  readonly seed: number;
  /** What the seat had heard when it was asked, for a bot that wants it. Absent where nobody has listened. */
  readonly heard?: () => Heard;
  /** Who opened the table, so that bots can think in turn for each host. No bot is told. */
  readonly host?: string;
}

/** Too many questions wait already. It is no fault of the bot's. */
export class BotsBusy extends Error {}

/** Where several people meet: the names that they chose. */
export interface NameDirectory {
  /** Undefined for somebody who has chosen none. */
  nameOf(guest: string): Promise<string | undefined>;
  /** What everybody may know of a guest with an account, at a game with so many seats; undefined without one. */
  bearerOf(guest: string, game: string, seats: number): Promise<Bearer | undefined>;
  /** Names a guest, also where it sits already. */
  rename(guest: string, name: string): Promise<void>;
}

/** Where several people meet: what they say. */
export interface ChatService {
  /** The last lines of a table that the owner of these seats may read, oldest first. */
  last(table: string, seats: SeatSet): Promise<ChatLine[]>;
  /**
   * Says something at a table; `seats` are the speaker's, `side` those who may read it, by default everybody. `tell` is
   * called once it is stored.
   */
  say(
    table: string,
    asker: Asker,
    speaker: { readonly seats: SeatSet; readonly side?: SeatSet | undefined },
    said: string,
    tell: (line: ChatLine) => void,
  ): Promise<Refusal | undefined>;
  /** Why this guest may say nothing just now; otherwise this counts as one thing said. */
  refuseHaste(guest: string): Refusal | undefined;
  /** The digest of the command of this id, if a line of this table came from it. */
  findLine(table: string, command: string): Promise<string | undefined>;
  nameOf(guest: string): Promise<string>;
  /** Everybody who has ever said something at a table. */
  speakers(table: string): Promise<readonly string[]>;
  /** Adds a line that says what the host has done, about whom. */
  note(table: string, asker: Asker, act: string, about: string | undefined): Promise<ChatLine>;
  /** Takes the words of a line for everybody away; undefined when there are none. */
  unsay(table: string, n: number): Promise<{ readonly line: ChatLine; readonly author: string } | undefined>;
  /** Who may not talk at a table, or not be there. */
  barred(table: string): Promise<readonly { readonly guest: string; readonly what: string }[]>;
  bar(table: string, guest: string, what: 'chat' | 'table', on: boolean): Promise<void>;
}

/** Where several people meet: who counts matches for ratings. */
export interface RatingService {
  /**
   * Counts a match that is over, once. Void: it had no result that could count. `cut`: it was given up before it had
   * really begun (rated-ends.ts).
   */
  settle(table: string, outcome: Outcome, cut?: boolean): Promise<'done' | 'void'>;
}

/** Where several people meet: who is on vacation. */
export interface VacationCalendar {
  /** When this guest's days per move do not count, in the service's up time, in order; past ones, too. */
  spansOf(guest: string): readonly Span[];
  /** Until when they are on vacation now, in milliseconds since 1970. */
  awayUntil(guest: string): number | undefined;
}

/** A person whose turn it is at a table. Times on the service's up time. */
export interface AwaitedPlayer {
  readonly seat: Seat;
  readonly guest: string;
  /** The same for all decisions that the seat makes in a row, another one for every other turn of this table. */
  readonly place: number;
  /** Do they watch the table just now? */
  readonly here: boolean;
  /** Where there are days per move: when they are to be reminded, and when their time is up. */
  readonly remind?: number;
  readonly end?: number;
}

/** Where several people meet: who tells people that it is their turn. */
export interface TurnNotifications {
  /** Whom the table waits for now; said after every change, also before one is known to be on the disk for good. */
  waits(table: string, waiting: readonly AwaitedPlayer[]): void;
}

/** Where a test may stop the process on the way of a decision. */
export type FaultPoint = 'judged' | 'stored' | 'applied' | 'published';

/** Where trouble is written down: pino's logger, or a browser's console. */
export interface ErrorLog {
  error(about: Readonly<Record<string, unknown>>, message: string): void;
}

/** What a table needs of the server or device that it runs on. */
export interface TableServices {
  readonly storage: Storage;
  readonly bots: BotPlayer;
  readonly up: UptimeClock;
  readonly log: ErrorLog;
  /** A bot decides at the earliest so many milliseconds after there was something to follow (bot-pause.ts). */
  readonly pace: number;
  /**
   * Where several people look on, a covert round takes at least so many milliseconds, so that nobody sees for whom the
   * table answered; by default 0.
   */
  readonly hold?: number;
  readonly fault: (point: FaultPoint) => void;
  /** Absent on a device of one's own. */
  readonly people?: NameDirectory;
  readonly chat?: ChatService;
  readonly ratings?: RatingService;
  readonly vacations?: VacationCalendar;
  readonly turnNotifier?: TurnNotifications;
  readonly orders?: OrderStore;
}

/** Who asks. */
export interface Asker {
  readonly guest: string;
  /** When it arrived, on the service's up time. */
  readonly received: number;
  /** The client's command: asked twice, done once. */
  readonly command: StoredCommand;
}

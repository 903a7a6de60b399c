/**
 * What travels between a browser and the server: here what a page says, and what is asked and answered over HTTP;
 * what the server says over the socket is message.ts. One JSON object a message; the schemas are the types. Seats on
 * the wire are numbered from 1; decisions are texts in the game's notation; every answer names the decision it
 * answers. Every command carries an id of the client's and gets exactly one `ack` or `refused` with that id. Ids
 * are for ever (`crypto.randomUUID()`): the same command again under its id is acknowledged without being done
 * again, another one under a used id is refused.
 */
import * as v from 'valibot';
import type { Outcome } from '#engine/game.ts';
import { ACTS } from '#engine/match/entry.ts';
import type { Option, OptionValues, Preset, TextOption } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import { AbsenceRule } from './absence.ts';
import type { SeatInfo } from './message.ts';
import { OrderLines } from './orders.ts';
import { Pace } from './pace.ts';
import { seatNumber as seat } from './shapes.ts';

export type { StoryItem } from '#engine/match/story.ts';
export type {
  Bearer,
  ChatLine,
  ClockInfo,
  Message,
  PersonHere,
  Rematch,
  SeatInfo,
  TableInfo,
} from './message.ts';

/** Raised whenever an old page could not understand a new server; an old page is then told to load itself anew. */
export const PROTOCOL = 1;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,24}$/));
/** Somebody at one table; says nothing about them elsewhere. */
const who = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{11}$/));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** What this player adds to the chance of the deal; the server draws some for those who send none. */
const entropy = v.optional(v.pipe(v.string(), v.maxLength(64)));

/** A seat as the host wants it: somebody's (the first human seat is the host's own) or a bot of a level. */
export const SeatWish = v.variant('kind', [
  v.object({ kind: v.literal('human') }),
  v.object({ kind: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(40)) }),
]);

/** POST /api/tables */
export const OpenTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(16)),
  /** Every human seat is played on this device, one after the other. */
  passAndPlay: v.optional(v.boolean()),
  /** Shown in everybody's lists: while a seat is free, while it is played, and afterwards. Default: by link only. */
  listed: v.optional(v.boolean()),
  /** Days per move; then `absent` does not count. Default: live. */
  pace: v.optional(Pace),
  /** What happens to the seat of a player who is away. Default: never anything. */
  absent: v.optional(AbsenceRule),
  /** Counts for ratings: every seat is somebody's who is signed in, and no bot ever plays. */
  rated: v.optional(v.boolean()),
  entropy,
});
export type OpenTable = v.InferOutput<typeof OpenTable>;

/** POST /api/me: 1 to 24 visible characters after trimming; BAD_NAME otherwise. Answers with `Me`. */
export const Rename = v.object({ name: v.pipe(v.string(), v.maxLength(200)) });
export type Rename = v.InferOutput<typeof Rename>;

/**
 * POST /api/transfer/accept: makes this browser the guest who asked for the token. Only ever sent when somebody
 * has pressed a button, so that merely looking at a link uses up nothing. Answers with `Me`.
 */
export const AcceptTransfer = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });
export type AcceptTransfer = v.InferOutput<typeof AcceptTransfer>;

/** GET /api/tables?state=STATE&game=ID&before=MARK, tables that are listed only. */
export const LIST_STATES = ['open', 'running', 'finished'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** Longest line of chat, in UTF-16 units, and how many lines a newcomer is shown. */
export const CHAT_LENGTH = 300;
export const CHAT_SHOWN = 100;

/** Client → server over the socket. */
export const Command = v.variant('t', [
  v.object({ t: v.literal('hello'), protocol: v.number() }),
  /** Follow a table: answered by one `table` message, then by an `update` for each change. */
  v.object({ t: v.literal('watch'), id, table: tableId }),
  v.object({ t: v.literal('leave'), id, table: tableId }),
  /** Take a free human seat. */
  v.object({ t: v.literal('sit'), id, table: tableId, seat: v.optional(seat), entropy }),
  v.object({
    t: v.literal('decide'),
    id,
    table: tableId,
    seat,
    decision: place,
    text: v.pipe(v.string(), v.maxLength(4000)),
  }),
  /** `about`: whose seat a vote is about. */
  v.object({ t: v.literal('act'), id, table: tableId, seat, act: v.picklist(ACTS), about: v.optional(seat) }),
  /** A bot plays for me from now on, by default of the middle level; the act `fromBot` takes the seat back. */
  v.object({
    t: v.literal('sitOut'),
    id,
    table: tableId,
    seat,
    level: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  /** Offers to play again with the seats moved on by one, or takes the offer back; said twice it counts once. */
  v.object({ t: v.literal('rematch'), id, table: tableId, withdraw: v.optional(v.boolean()), entropy }),
  /** What I have laid down for decisions to come. Answered by `orders`. */
  v.object({ t: v.literal('orders'), id, table: tableId, seat }),
  /**
   * Lays down orders for this seat in place of those it has; none: strikes them. `decision`: the one that is being asked
   * for, of others, or that the present orders name, if these are only changed.
   */
  v.object({ t: v.literal('setOrders'), id, table: tableId, seat, decision: place, lines: OrderLines }),
  /** Says something to everybody at the table. */
  v.object({
    t: v.literal('say'),
    id,
    table: tableId,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_LENGTH)),
  }),
  /** The host's: who else is here, sits here, or is muted. Answered by `people`. */
  v.object({ t: v.literal('people'), id, table: tableId }),
  /** The host's: nobody hears somebody any more, or everybody does again. `who` as the lines and `people` say. */
  v.object({ t: v.literal('mute'), id, table: tableId, who, off: v.optional(v.boolean()) }),
  /** The host's: takes the words of a line away. */
  v.object({ t: v.literal('unsay'), id, table: tableId, line: place }),
  /** The host's: shows somebody out who watches, or who has taken a seat at a table that has not begun. */
  v.object({ t: v.literal('remove'), id, table: tableId, who }),
  /** The host's: closes a table that has not begun. */
  v.object({ t: v.literal('close'), id, table: tableId }),
  /** What I would have seen before item `index` of the history (0 = the deal). */
  v.object({ t: v.literal('past'), id, table: tableId, index: place }),
]);
export type Command = v.InferOutput<typeof Command>;
/** A command about one table: everything but `hello`. */
export type TableCommand = Exclude<Command, { t: 'hello' }>;

/** POST /api/tables answers 201 with this. */
export interface Opened {
  readonly table: string;
}

/** Every HTTP refusal has this body; the status says the same in HTTP's words. */
export interface Refused {
  readonly refusal: Refusal;
}

/** GET /api/games: everything a page needs to offer a game. */
export interface GameCard {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The schema without its functions: a text option is judged when the table is opened. */
  readonly options: readonly (Exclude<Option, TextOption> | Omit<TextOption, 'check'>)[];
  /** Named sets of their values; a client sends the values. */
  readonly presets: readonly Preset[];
  /** Levels of its bots, weakest first; their names are the message `level.<id>` of the game. */
  readonly levels: readonly string[];
}

/** GET /api/me?before=MARK: who this browser is and where it sits, running and finished, latest first. */
export interface Me extends TableList {
  readonly name: string;
}

/** GET /api/tables, and part of `Me`: a page of tables, latest first. */
export interface TableList {
  readonly tables: readonly TableSummary[];
  /** There are more: ask again with `before` set to this. */
  readonly more?: string;
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly myTurn: boolean;
  /** Dealt: every seat is taken. */
  readonly started: boolean;
  readonly listed: boolean;
  readonly rated: boolean;
  /** How many decisions stand. */
  readonly decisions: number;
  /** Days per move; absent: live. */
  readonly pace?: Pace;
  /** Milliseconds that are left for a decision of mine, or of the players who are awaited. */
  readonly left?: number;
  /** Of a finished match. */
  readonly outcome?: Outcome;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** POST /api/transfer answers 201 with this: good for one browser, once, until `expires`. */
export interface Transfer {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * What travels between a browser and the server: one JSON object a message. The schemas are the types. Seats on
 * the wire are numbered from 1; decisions are texts in the game's notation; every answer names the decision it
 * answers. Every command carries an id of the client's and gets exactly one `ack` or `refused` with that id. Ids
 * are for ever (`crypto.randomUUID()`): the same command again under its id is acknowledged without being done
 * again, another one under a used id is refused.
 */
import * as v from 'valibot';
import type { Outcome } from '#engine/game.ts';
import { ACTS, type Entry } from '#engine/match/entry.ts';
import type { StoryItem } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import type { Option, OptionValues, TextOption } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';

/** Raised whenever an old page could not understand a new server; an old page is then told to load itself anew. */
export const PROTOCOL = 1;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,24}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** What this player adds to the chance of the deal; the server draws some for whoever sends none. */
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
  entropy,
});
export type OpenTable = v.InferOutput<typeof OpenTable>;

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
  v.object({ t: v.literal('act'), id, table: tableId, seat, act: v.picklist(ACTS) }),
  /** What I would have seen before item `index` of the history (0 = the deal). */
  v.object({ t: v.literal('past'), id, table: tableId, index: place }),
]);
export type Command = v.InferOutput<typeof Command>;

/** Who sits where, as everybody at the table may know it. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'human' | 'bot' | 'free';
  readonly name: string;
  readonly level?: string;
  /** Is anybody there just now? A bot always is. */
  readonly present: boolean;
  /** A bot that failed several times and has given up for now; it tries again when somebody watches. */
  readonly stuck?: boolean;
}

export interface ClockInfo {
  /** Milliseconds left by seat at `now`. */
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly increment: number;
}

export type { StoryItem };

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  /** Seats of this browser, from 1. */
  readonly mine: readonly number[];
  /** SHA-256 of the server's secret for this table, in hexadecimal. */
  readonly commitment: string;
  readonly passAndPlay: boolean;
  /** Dealt as soon as every seat is taken. */
  readonly started: boolean;
}

/** Server → client over the socket. `seq` counts the messages of one table: a gap means "watch again". */
export type Message =
  | { t: 'welcome'; protocol: number; build: string }
  /** The page is of another time than the server: load it anew. */
  | { t: 'reload' }
  | {
      t: 'table';
      id: string;
      seq: number;
      info: TableInfo;
      /** Absent until the table has started; the deal then comes as an `update`. */
      view?: View;
      story: readonly StoryItem[];
      clock?: ClockInfo;
    }
  | {
      t: 'update';
      table: string;
      seq: number;
      /** The history was cut back to this many items first (an undo). */
      cut?: number;
      story: readonly StoryItem[];
      view: View;
      clock?: ClockInfo;
    }
  | { t: 'info'; table: string; seq: number; info: TableInfo }
  | { t: 'past'; id: string; table: string; index: number; view: View }
  | { t: 'ack'; id: string }
  | { t: 'refused'; id: string; refusal: Refusal };

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
  /** Levels of its bots, weakest first; their names are the message `level.<id>` of the game. */
  readonly levels: readonly string[];
}

/** GET /api/me */
export interface Me {
  readonly name: string;
  readonly tables: readonly TableSummary[];
}
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly myTurn: boolean;
  readonly decisions: number;
  readonly outcome?: Outcome;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** GET /api/tables/ID/file of a finished match is its MatchFile; see engine/match/file.ts. */
export type { Entry };

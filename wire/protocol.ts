/**
 * What travels between a browser and the server: here what a page says, and what is asked and answered over HTTP;
 * what the server says over the socket is message.ts. One JSON object a message; the schemas are the types. Seats on
 * the wire are numbered from 1; decisions are texts in the game's notation; every answer names the decision it
 * answers. Every command carries an id of the client's and gets one `ack` or `refused` with that id, none when the
 * connection closes first. Ids are never used again (`crypto.randomUUID()`): the same command under its id is
 * acknowledged without being done again, another one under a used id is refused.
 */
import * as v from 'valibot';
import { ACTS } from '#engine/match/entry.ts';
import { OrderLines } from './orders.ts';
import { Proposed } from './proposals.ts';
import { seatNumber as seat } from './shapes.ts';

export type { StoryItem } from '#engine/match/story.ts';
export type {
  Bearer,
  ChatLine,
  ClockInfo,
  Message,
  PersonHere,
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

const standingOrder = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What this player adds to the chance of the deal; the server draws some for those who send none. */
export const entropy = v.optional(v.pipe(v.string(), v.maxLength(64)));

/** Longest line of chat, in UTF-16 units, and how many lines a newcomer is shown. */
export const CHAT_LENGTH = 300;
export const CHAT_SHOWN = 100;

/** Client → server over the socket. */
export const Command = v.variant('t', [
  v.object({ t: v.literal('hello'), protocol: v.number() }),
  /**
   * Follow a table: answered by one `table` message, then by an `update` for each change. `changes`: this client can
   * apply a `change` (`applyChange`), and is sent one instead wherever the view that it was sent last is known.
   */
  v.object({ t: v.literal('watch'), id, table: tableId, changes: v.optional(v.boolean()) }),
  v.object({ t: v.literal('leave'), id, table: tableId }),
  /** Take a free human seat. */
  v.object({ t: v.literal('sit'), id, table: tableId, seat: v.optional(seat), entropy }),
  /** Gives my seats back at a table that has not begun; they are free again. */
  v.object({ t: v.literal('stand'), id, table: tableId }),
  /**
   * The host's: lets a bot play at a free seat of a table that has not begun, or at all of them where `seat` is absent. By
   * default a bot of the middle level. The table begins when no seat is free any more.
   */
  v.object({
    t: v.literal('fill'),
    id,
    table: tableId,
    seat: v.optional(seat),
    level: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
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
  /**
   * Offers to play again with the seats moved on by one, or takes the offer back; said twice it counts once. `seal`: the
   * SHA-256 of what I add to the chance of the deal; by default the server draws it.
   */
  v.object({
    t: v.literal('rematch'),
    id,
    table: tableId,
    withdraw: v.optional(v.boolean()),
    seal: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
  }),
  /** What I have sealed, once `TableInfo.rematch` asks my seat for it. */
  v.object({
    t: v.literal('reveal'),
    id,
    table: tableId,
    entropy: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  /** What I have laid down for decisions to come. Answered by `orders`. */
  v.object({ t: v.literal('orders'), id, table: tableId, seat }),
  /**
   * Lays down orders for this seat in place of those it has; none: strikes them. `decision`: the one that is being asked
   * for, of others, or that the present orders name, if these are only changed.
   */
  v.object({ t: v.literal('setOrders'), id, table: tableId, seat, decision: place, lines: OrderLines }),
  /** Leaves a standing order of the game's (`Game.standing`) beside those that the seat has, or lifts one. */
  v.object({ t: v.literal('leaveOrder'), id, table: tableId, seat, order: standingOrder }),
  v.object({ t: v.literal('liftOrder'), id, table: tableId, seat, order: standingOrder }),
  /** Takes the answer in advance of this seat back. */
  v.object({ t: v.literal('withdrawAhead'), id, table: tableId, seat }),
  /**
   * Points at a decision or a place for the partners of this seat, instead of what it pointed at before. `decision`: the
   * one that is being asked for; when that is answered, the proposal lapses.
   */
  v.object({ t: v.literal('propose'), id, table: tableId, seat, decision: place, what: Proposed }),
  v.object({ t: v.literal('withdrawProposal'), id, table: tableId, seat }),
  /** Says something to everybody at the table, or to one's own side. */
  v.object({
    t: v.literal('say'),
    id,
    table: tableId,
    to: v.optional(v.literal('side')),
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

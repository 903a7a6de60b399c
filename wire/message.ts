/**
 * What the server says over the socket: one JSON object a message, and `t` is its kind. The schemas are the types.
 * Seats are numbered from 1. Messages are written in write-message.ts.
 */
import * as v from 'valibot';
import { AbsenceRule } from './absence.ts';
import { OrdersInfo, OrdersMark } from './orders.ts';
import { Pace } from './pace.ts';
import { Proposal } from './proposals.ts';
import {
  changed,
  exactly,
  listOf,
  optionValues,
  refusal,
  seatNumber,
  seatNumbers,
  storyItem,
  view,
} from './shapes.ts';

/** Somebody who is signed in, as everybody may know them. */
export const Bearer = exactly({
  /** Their page is /people/ID. */
  person: v.string(),
  /** At this game with so many players; absent before the first rated one. */
  rating: v.optional(v.number()),
  /** Too few games to be sure. */
  provisional: v.optional(v.boolean()),
});
export type Bearer = v.InferOutput<typeof Bearer>;

/** Who sits where, as everybody at the table may know it. */
export const SeatInfo = exactly({
  seat: seatNumber,
  kind: v.picklist(['human', 'bot', 'free']),
  name: v.string(),
  level: v.optional(v.string()),
  /** Of a person who is signed in; anybody else is a guest, whatever name they chose. */
  account: v.optional(Bearer),
  /** Its player has deleted everything that said who they were. */
  gone: v.optional(v.boolean()),
  /** Is anybody there just now? A bot always is. */
  present: v.boolean(),
  /** For how many milliseconds its player has been away, where the table has a rule for that. */
  away: v.optional(v.number()),
  /** Milliseconds that are left for its decision, where the table has days per move; less than 0: it is late. */
  left: v.optional(v.number()),
  /** Its player is on vacation until then, in milliseconds since 1970; their time stands still. */
  vacation: v.optional(v.number()),
  /** A bot that failed several times and has given up for now; it tries again when somebody watches. */
  stuck: v.optional(v.boolean()),
  /** Level of the bot that plays for this person just now. */
  standIn: v.optional(v.string()),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/**
 * One line of a table's chat. Lines for everybody are numbered from 1 without gaps, and so are those for the same side.
 * A number that comes again is what has become of the line.
 */
export const ChatLine = exactly({
  n: v.number(),
  /** Only these seats, who played together when it was said, are told that there is such a line; absent: everybody. */
  side: v.optional(seatNumbers),
  /** Of the person who said it; absent for a spectator. */
  seat: v.optional(seatNumber),
  /** As it was when it was said. */
  name: v.string(),
  text: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Who said it, at this table only. */
  who: v.optional(v.string()),
  /** Their page, if they have an account: everybody else is a guest. */
  person: v.optional(v.string()),
  /** What the host `name` has done, about `about`, instead of words; `removed`: words that the host has removed. */
  act: v.optional(v.picklist(['mute', 'unmute', 'unsay', 'remove', 'close', 'removed'])),
  about: v.optional(v.string()),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

/** Somebody at a table, as its host is told of them. */
export const PersonHere = exactly({
  who: v.string(),
  name: v.string(),
  /** Absent for a spectator. */
  seat: v.optional(seatNumber),
  muted: v.optional(v.boolean()),
});
export type PersonHere = v.InferOutput<typeof PersonHere>;

const Rematch = exactly({
  /** Seats that want to play again. Bots always do, so they are not listed. */
  offers: seatNumbers,
  /** The next deal, from the first offer on: id of its table, commitment to its secret, what players have sealed. */
  deal: v.optional(
    exactly({
      table: v.string(),
      commitment: v.string(),
      seals: listOf(exactly({ seat: seatNumber, seal: v.string() })),
    }),
  ),
  /** Seats that are to reveal now what they have sealed: everybody has offered and is here. */
  asked: v.optional(seatNumbers),
  /** Seats that did not reveal in time; so there was no deal. */
  failed: v.optional(seatNumbers),
  /** The next table, once everybody wanted it. Everybody here may follow. */
  table: v.optional(v.string()),
});

export const ClockInfo = exactly({
  /** Milliseconds left by seat, when the message was written. */
  left: listOf(v.number()),
  running: seatNumbers,
  increment: v.number(),
});
export type ClockInfo = v.InferOutput<typeof ClockInfo>;

export const TableInfo = exactly({
  table: v.string(),
  game: v.string(),
  options: optionValues,
  seats: listOf(SeatInfo),
  /** Seats of this browser. */
  mine: seatNumbers,
  /** How lines of chat name this browser's person, at this table only. */
  who: v.string(),
  /** SHA-256 of the server's secret for this table, in hexadecimal. */
  commitment: v.string(),
  passAndPlay: v.boolean(),
  /** Days per move; absent: live. */
  pace: v.optional(v.pipe(Pace, v.readonly())),
  /** Dealt as soon as every seat is taken. */
  started: v.boolean(),
  /** In everybody's lists, or by link only. */
  listed: v.boolean(),
  /** Does it count for ratings? */
  rated: v.boolean(),
  /** Is it this browser's person who has opened it, and may do what a host may? */
  host: v.boolean(),
  absent: AbsenceRule,
  /** People who watch without a seat. */
  spectators: v.number(),
  /** May people talk here? Not on one's own device. */
  chat: v.boolean(),
  rematch: Rematch,
  /** Of this browser's own seat; nobody else is told that there are any. */
  orders: v.optional(OrdersMark),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

const id = v.string();
const table = v.string();
/** Counts the messages of one table: a gap means "watch again". */
const seq = v.number();
const story = listOf(storyItem);
const clock = v.optional(ClockInfo);
/** Milliseconds that are left for answers in a covert round with a limit, when the message was written. */
const round = v.optional(v.number());

export const Message = v.variant('t', [
  exactly({ t: v.literal('welcome'), protocol: v.number(), build: v.string() }),
  /** The page is of another time than the server: load it anew. */
  exactly({ t: v.literal('reload') }),
  /** Everything that a subscriber may know of a table. */
  exactly({
    t: v.literal('table'),
    id,
    seq,
    info: TableInfo,
    /** Absent until the table has started; the deal then comes as an `update`. */
    view: v.optional(view),
    story,
    clock,
    round,
    /** The last lines, oldest first. */
    chat: listOf(ChatLine),
    /** What this viewer's side proposes just now; absent where it proposes nothing. */
    proposals: v.optional(listOf(Proposal)),
  }),
  exactly({
    t: v.literal('update'),
    table,
    seq,
    /** The history was cut back to this many items first (an undo). */
    cut: v.optional(v.number()),
    story,
    clock,
    round,
    view,
  }),
  /** An `update` for who asked for changes by `watch`: what became of the view that was sent last. */
  exactly({
    t: v.literal('change'),
    table,
    seq,
    cut: v.optional(v.number()),
    story,
    clock,
    round,
    change: changed,
  }),
  exactly({ t: v.literal('info'), table, seq, info: TableInfo }),
  /** Somebody said something. Not counted by `seq`: lines have numbers of their own. */
  exactly({ t: v.literal('chat'), table, line: ChatLine }),
  /** All that this viewer's side proposes now. Not counted by `seq`; only the side is told. */
  exactly({ t: v.literal('proposals'), table, proposals: listOf(Proposal) }),
  /** The table is not shown to this browser any more: its host has closed it, or removed this person. */
  exactly({ t: v.literal('out'), table, refusal }),
  /** `orders` is absent where the seat has none. */
  exactly({ t: v.literal('orders'), id, table, orders: v.optional(OrdersInfo) }),
  exactly({ t: v.literal('people'), id, people: listOf(PersonHere) }),
  exactly({ t: v.literal('past'), id, table, index: v.number(), view }),
  exactly({ t: v.literal('ack'), id }),
  exactly({ t: v.literal('refused'), id, refusal }),
]);
/** Server → client over the socket. */
export type Message = v.InferOutput<typeof Message>;

/**
 * What a page asks and is answered over HTTP about itself, games and tables, in JSON. The schemas are the types, and
 * the server's OpenAPI description is made from them. Seats are numbered from 1, times are milliseconds since 1970.
 */
import * as v from 'valibot';
import type { OptionsSchema, TextOption } from '#engine/options.ts';
import { AbsenceRule } from './absence.ts';
import { SeatInfo } from './message.ts';
import { Pace } from './pace.ts';
import { entropy } from './protocol.ts';
import { exactly, listOf, optionValues, outcome, refusal, seatNumbers } from './shapes.ts';

/** A seat as the host wants it: somebody's (the first human seat is the host's own) or a bot of a level. */
const SeatWish = v.variant('kind', [
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
  /** Counts for ratings: every player is signed in, and no bot ever plays. */
  rated: v.optional(v.boolean()),
  entropy,
});
export type OpenTable = v.InferOutput<typeof OpenTable>;
/** The answer to it, 201. */
export const Opened = exactly({ table: v.string() });
export type Opened = v.InferOutput<typeof Opened>;
/**
 * POST /api/tables/ID/change: how a table that has not begun is to be set up instead. Only its host may ask, and only
 * while nobody else sits there. Its address, its game and its secret stay. Answers with `Opened`.
 */
export const ChangeTable = v.omit(OpenTable, ['game']);
export type ChangeTable = v.InferOutput<typeof ChangeTable>;

/** POST /api/me: 1 to 24 visible characters after trimming; BAD_NAME otherwise. Answers with `Me`. */
export const Rename = v.object({ name: v.pipe(v.string(), v.maxLength(200)) });
export type Rename = v.InferOutput<typeof Rename>;

/** POST /api/transfer: asks for a link that makes another browser this guest's. */
export const OfferTransfer = v.object({});
/** The answer to it, 201: a token for one browser, once, until `expires`. */
export const Transfer = exactly({ token: v.string(), expires: v.number() });
export type Transfer = v.InferOutput<typeof Transfer>;
/**
 * POST /api/transfer/accept: makes this browser the guest who asked for the token. Only ever sent when somebody
 * has pressed a button, so that a mere preview of a link uses up nothing. Answers with `Me`.
 */
export const AcceptTransfer = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });
export type AcceptTransfer = v.InferOutput<typeof AcceptTransfer>;

/** Every refusal has this body; the status says the same in HTTP's words. */
export const Refused = exactly({ refusal });
export type Refused = v.InferOutput<typeof Refused>;

/** An option's schema without its functions; what else an option says is in engine/options.ts. */
const optionCard = v.looseObject({
  id: v.string(),
  clause: v.string(),
  kind: v.picklist(['choice', 'flag', 'number', 'text']),
  initial: v.union([v.string(), v.number(), v.boolean()]),
});

const gameCard = exactly({
  id: v.string(),
  version: v.string(),
  seats: exactly({ min: v.number(), max: v.number() }),
  /** A text option is checked when the table is opened. */
  options: listOf(optionCard),
  /** Named sets of values of options; a client sends the values. */
  presets: listOf(exactly({ id: v.string(), clause: v.string(), options: optionValues })),
  /** Levels of its bots, weakest first; their names are the message `level.<id>` of the game. */
  levels: listOf(v.string()),
});

type WithoutCheck<O> = O extends TextOption ? Omit<O, 'check'> : O;
/** Everything that a page needs to offer a game. */
export type GameCard = Omit<v.InferOutput<typeof gameCard>, 'options'> & {
  readonly options: readonly WithoutCheck<OptionsSchema[number]>[];
};
/** What an option of each kind says beyond the schema is typed by the engine. */
export const GameCard = gameCard as unknown as v.GenericSchema<unknown, GameCard>;
/** GET /api/games */
export const GameCards = listOf(GameCard);

export const TableSummary = exactly({
  table: v.string(),
  game: v.string(),
  options: optionValues,
  seats: listOf(SeatInfo),
  mine: seatNumbers,
  myTurn: v.boolean(),
  /** Dealt: every seat is taken. */
  started: v.boolean(),
  listed: v.boolean(),
  rated: v.boolean(),
  /** How many decisions stand. */
  decisions: v.number(),
  /** Days per move; absent: live. */
  pace: v.optional(v.pipe(Pace, v.readonly())),
  /** Milliseconds that are left for a decision of mine, or of the player who is awaited. */
  left: v.optional(v.number()),
  /** Of a finished match. */
  outcome: v.optional(outcome),
  created: v.number(),
  updated: v.number(),
});
export type TableSummary = v.InferOutput<typeof TableSummary>;

/** Members of every answer that is a page of tables, latest first. */
export const tablePage = {
  tables: listOf(TableSummary),
  /** There are more: ask again with `before` set to this. */
  more: v.optional(v.string()),
};
/** Where a page of tables begins: behind `more` of the page before. */
export const Before = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{8,24}$/))),
});

/** GET /api/me: who this browser is, whether without an account, and where it sits, running and finished. */
export const Me = exactly({ name: v.string(), guest: v.boolean(), ...tablePage });
export type Me = v.InferOutput<typeof Me>;

export const LIST_STATES = ['open', 'running', 'finished'] as const;
export type ListState = (typeof LIST_STATES)[number];
/** The query of GET /api/tables: listed tables only. */
export const ListQuery = v.object({
  ...Before.entries,
  state: v.picklist(LIST_STATES),
  game: v.optional(v.string()),
});
/** GET /api/tables */
export const TableList = exactly(tablePage);
export type TableList = v.InferOutput<typeof TableList>;

/**
 * Conditional orders: what a player lays down for their own decisions that are still to come. A line says what is
 * answered, and when: after which other line, after what the others did, to which question. What no line covers is asked.
 */
import * as v from 'valibot';
import { exactly, listOf, refusal } from './shapes.ts';

/** So many lines a seat may have, and so long may the texts of one line be together, in UTF-16 units. */
export const ORDER_LINES = 40;
export const ORDER_LENGTH = 300;

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const text = v.pipe(v.string(), v.maxLength(4000));

export const OrderLine = v.object({
  /** Its number, chosen by the player; each once. */
  n: number,
  /** The line whose answer has to come before this one; absent: none. It stands earlier in the list. */
  after: v.optional(number),
  /** What the others did since: their decisions in order, in any spelling of the notation; absent: whatever they did. */
  when: v.optional(v.pipe(v.array(text), v.maxLength(100))),
  /** Name of the point (`Point.name`) that is asked; absent: whatever is asked. */
  asked: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** The answer, in any spelling of the notation. It is judged when it is given. */
  answer: text,
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

export const OrderLines = v.pipe(v.array(OrderLine), v.maxLength(200));

const why = v.picklist(['uncovered', 'refused', 'undone']);

/** Why orders came to an end before all of them were carried out; the player decides personally then. */
export const OrdersEnd = exactly({
  /** Nothing covered what came; the answer was refused; something was taken back. */
  why,
  /** What was to be answered, and why not, where it was refused. */
  answer: v.optional(v.string()),
  refusal: v.optional(refusal),
});
export type OrdersEnd = v.InferOutput<typeof OrdersEnd>;

/** An answer that was given by an order. */
const OrderDone = exactly({
  /** The moment before it: index in the history, as in the story. */
  at: v.number(),
  answer: v.string(),
});

/** The orders of one seat, for its player alone. */
export const OrdersInfo = exactly({
  /** The decision that they were laid down at or have come to: what the others decide from it on counts. */
  decision: v.number(),
  /** Those that can still come to be, each behind the one that it follows. */
  lines: listOf(v.pipe(OrderLine, v.readonly())),
  /** What was answered since its player last decided personally. */
  done: listOf(OrderDone),
  ended: v.optional(OrdersEnd),
});
export type OrdersInfo = v.InferOutput<typeof OrdersInfo>;

/** In `TableInfo`, for the player alone: how many lines wait, how many were carried out, and whether they have ended. */
export const OrdersMark = exactly({
  lines: v.number(),
  done: v.number(),
  ended: v.optional(why),
});
export type OrdersMark = v.InferOutput<typeof OrdersMark>;

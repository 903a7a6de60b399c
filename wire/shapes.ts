/** Schemas of what the engine defines and messages carry, each tied to the engine's own type. */

import * as v from 'valibot';
import type { Outcome, Point, SeatResult } from '#engine/game.ts';
import { isObject, type JsonObject } from '#engine/layout/json.ts';
import type { Changed } from '#engine/layout/json-change.ts';
import { ACTS } from '#engine/match/entry.ts';
import type { StoryItem } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import type { SeatNumber } from '#engine/seats.ts';

/** An object with these members and no others. */
export const exactly = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.strictObject(entries), v.readonly());
export const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly());
const byKey = <T extends v.GenericSchema>(value: T) => v.pipe(v.record(v.string(), value), v.readonly());

const json = v.custom<JsonObject>(isObject);
const params = byKey(v.union([v.string(), v.number()]));
/** Of one game: the game knows its members. */
const event = v.custom<GameEvent>((input) => isObject(input) && typeof input.type === 'string');

/** A seat as people count: from 1. */
export const seatNumber: v.GenericSchema<SeatNumber> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(16),
);
export const seatNumbers = listOf(seatNumber);

export const optionValues: v.GenericSchema<OptionValues> = byKey(
  v.union([v.string(), v.number(), v.boolean()]),
);

export const refusal: v.GenericSchema<Refusal> = exactly({
  code: v.string(),
  clause: v.string(),
  params: v.optional(params),
});

export const seatResult: v.GenericSchema<SeatResult> = v.picklist(['won', 'lost', 'drawn']);
export const outcome: v.GenericSchema<Outcome> = exactly({
  ranks: listOf(v.number()),
  results: v.optional(listOf(seatResult)),
  sides: v.optional(listOf(seatNumbers)),
  scores: v.optional(listOf(v.number())),
  reason: v.string(),
});

const point: v.GenericSchema<Point> = exactly({
  name: v.string(),
  clause: v.string(),
  params: v.optional(params),
});

export const storyItem: v.GenericSchema<StoryItem> = exactly({
  index: v.number(),
  seat: v.optional(seatNumber),
  text: v.optional(v.string()),
  told: listOf(event),
  fact: v.optional(v.picklist(['resign', 'timeout', 'agreedDraw', 'claim', 'abort'])),
});

const ownSeat = exactly({
  point: v.optional(point),
  sealed: v.optional(v.string()),
  may: v.optional(v.literal(true)),
  ahead: v.optional(v.literal(true)),
  early: v.optional(v.string()),
  orders: v.optional(listOf(v.string())),
  offers: v.optional(listOf(v.string())),
  acts: listOf(v.picklist(ACTS)),
  alone: v.optional(exactly({ state: json, derived: v.optional(json) })),
});

/** A `Changed` of the engine (json-change.ts): how a view becomes the next one. */
export const changed = v.custom<Changed>((value) => isObject(value));

export const view: v.GenericSchema<View> = exactly({
  game: v.string(),
  version: v.string(),
  options: optionValues,
  seats: v.number(),
  viewer: seatNumbers,
  decision: v.number(),
  owing: seatNumbers,
  sealed: seatNumbers,
  covert: v.optional(v.literal(true)),
  forgets: v.optional(v.literal(true)),
  own: byKey(ownSeat),
  offer: seatNumbers,
  undo: seatNumbers,
  bots: seatNumbers,
  votes: byKey(seatNumbers),
  sides: v.optional(listOf(seatNumbers)),
  state: json,
  derived: v.optional(json),
  outcome: v.optional(outcome),
});

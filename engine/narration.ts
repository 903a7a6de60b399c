/**
 * Events: what a decision caused, as data with an audience. The log, animations and screen-reader
 * announcements are made of these. An event for some viewers may carry a second event for everybody else
 * (including spectators), so that each viewer receives exactly one of the two.
 */
import type { Param } from './result.ts';
import { everybody, PUBLIC, type SeatSet, type Viewer } from './seats.ts';

/**
 * The form of every event. A game's own events are a union of such types (`games/<id>/rules/events.ts`), each
 * member with its own `type`; the game, its narration and its table are typed by that union. The engine knows
 * no more than this.
 */
export interface GameEvent {
  /** The message id is `event.<type>`. */
  readonly type: string;
  readonly [param: string]: Param | readonly Param[];
}

/**
 * Emits an event to an audience (default: everybody), and `others` to everybody else. In a search `tell` is
 * null, because there is no audience.
 */
export type Tell<E extends GameEvent = GameEvent> = (event: E, audience?: SeatSet, others?: E) => void;

export interface AddressedEvent<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly audience: SeatSet;
  readonly others?: E;
}

/** The event of this type, or of one of these types. */
export type Named<E extends GameEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** An emitter that appends to `told`, for a table of so many seats. */
export const eventCollector = <E extends GameEvent>(told: AddressedEvent<E>[], seats: number): Tell<E> => {
  const all = everybody(seats);
  return (event, audience = all, others) => {
    told.push(others === undefined ? { event, audience } : { event, audience, others });
  };
};

/** The events that this viewer receives. */
export const eventsFor = <E extends GameEvent>(told: readonly AddressedEvent<E>[], viewer: Viewer): E[] =>
  told.flatMap((t) => (t.audience & (viewer | PUBLIC) ? t.event : (t.others ?? [])));

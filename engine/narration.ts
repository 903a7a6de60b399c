/**
 * What a decision made happen, told as data with an audience: the log, the animations and the announcements of
 * every table are made of these. An event that only some may see is told to them alone; what everybody else gets
 * instead – spectators, too – is told with it, so that each viewer hears one of the two.
 */
import type { Param } from './result.ts';
import { everybody, PUBLIC, type SeatSet, type Viewer } from './seats.ts';

/**
 * The form of every event. A game's own events are a union of such forms (`games/<id>/rules/events.ts`), each member
 * with one `type`; the game, what it tells and its table are typed by that union. The engine knows no more than this.
 */
export interface Happening {
  /** The message id is `event.<type>`. */
  readonly type: string;
  readonly [param: string]: Param | readonly Param[];
}

/**
 * Tells an event to an audience (default: everybody), and `others` to everybody else. In a search
 * nobody listens and `tell` is null.
 */
export type Tell<E extends Happening = Happening> = (event: E, audience?: SeatSet, others?: E) => void;

export interface Told<E extends Happening = Happening> {
  readonly event: E;
  readonly audience: SeatSet;
  readonly others?: E;
}

/** The event of this type, or of one of these types. */
export type Named<E extends Happening, T extends E['type']> = Extract<E, { readonly type: T }>;

/** A listener that writes down what is told at a table of so many seats. */
export const writingTo = <E extends Happening>(told: Told<E>[], seats: number): Tell<E> => {
  const all = everybody(seats);
  return (event, audience = all, others) => {
    told.push(others === undefined ? { event, audience } : { event, audience, others });
  };
};

/** What of it this viewer hears. */
export const heardBy = <E extends Happening>(told: readonly Told<E>[], viewer: Viewer): E[] =>
  told.flatMap((t) => (t.audience & (viewer | PUBLIC) ? t.event : (t.others ?? [])));

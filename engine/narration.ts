/**
 * What a decision made happen, told as data with an audience: the log, the animations and the announcements of
 * every table are made of these. An event that only some may see is told to them alone; what everybody else gets
 * instead – spectators, too – is told with it, so that each viewer hears one of the two.
 */
import type { Param } from './result.ts';
import { everybody, PUBLIC, type SeatSet, type Viewer } from './seats.ts';

export interface Happening {
  /** The message id is `event.<type>`. */
  readonly type: string;
  readonly [param: string]: Param | readonly Param[];
}

/**
 * Tells an event to an audience (default: everybody), and `others` to whoever does not belong to it. In a search
 * nobody listens and `tell` is null.
 */
export type Tell = (event: Happening, audience?: SeatSet, others?: Happening) => void;

export interface Told {
  readonly event: Happening;
  readonly audience: SeatSet;
  readonly others?: Happening;
}

/** A listener that writes down what is told at a table of so many seats. */
export const writingTo = (told: Told[], seats: number): Tell => {
  const all = everybody(seats);
  return (event, audience = all, others) => {
    told.push(others === undefined ? { event, audience } : { event, audience, others });
  };
};

/** What of it this viewer hears. */
export const heardBy = (told: readonly Told[], viewer: Viewer): Happening[] =>
  told.flatMap((t) => (t.audience & (viewer | PUBLIC) ? t.event : (t.others ?? [])));

/**
 * What a decision made happen, told as data with an audience: the log, the animations and the announcements of
 * every table are made of these. An event that only some may see is told to them alone; what the others get
 * instead is a second event, told to the others.
 */
import type { Param } from './result.ts';
import { PUBLIC, type SeatSet, type Viewer } from './seats.ts';

export interface Happening {
  /** The message id is `event.<type>`. */
  readonly type: string;
  readonly [param: string]: Param | readonly Param[];
}

/** Tells an event to an audience (default: everybody). In a search nobody listens and `tell` is null. */
export type Tell = (event: Happening, audience?: SeatSet) => void;

export interface Told {
  readonly event: Happening;
  readonly audience: SeatSet;
}

/** What of it this viewer hears. */
export const heardBy = (told: readonly Told[], viewer: Viewer): Happening[] =>
  told.filter((t) => t.audience & (viewer | PUBLIC)).map((t) => t.event);

/**
 * What drawing and asking share. The drawing draws a `Model` and `Marks` and says which thing was touched; asking
 * (`compose.svelte.ts`) turns touches into a decision, asks the rules what is possible, and makes the marks.
 */

/** Something on the table that can be touched, named as the drawing's `data-thing` attribute. */
export type Thing =
  /** A card whose face is seen, by its own id: `card:engineer-7`, wherever it lies. */
  | `card:${string}`
  /** A Base at its place, by number: `base:4`. */
  | `base:${number}`
  /** A pile: `pile:garage-2`, `pile:depot-2` (seats from 1), `pile:vehicleDeck`, `pile:vehicleDiscard`, `pile:graveyard`. */
  | `pile:${string}`
  /** The Medals of a nation: `medals:ussr`. */
  | `medals:${string}`
  /** An Achievement: `achievement:ach-heavy`. */
  | `achievement:${string}`;

/** How a thing is shown because of what is being asked or composed. */
export interface Mark {
  /** Something can be done with it now. */
  readonly active?: boolean;
  /** It is part of what is being composed. */
  readonly chosen?: boolean;
  /** What would happen to it: the preview of a target. */
  readonly effect?: 'damage' | 'destroy' | 'capture';
  /** It was played already this turn (RUSH-3.8). */
  readonly locked?: boolean;
  /** A Reserve card that the chosen cards could buy. */
  readonly affordable?: boolean;
  /** A short word on it, such as its place in the order of payment. */
  readonly badge?: string;
}
export type Marks = ReadonlyMap<Thing, Mark>;

/** A thing was touched, or looked at for long (a long press, the second mouse button, the key `i`). */
export type Touched = (thing: Thing) => void;

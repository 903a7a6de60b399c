/** What lies on the table, and how it can be marked. */
import type * as kit from '#kit/things.ts';

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

/** What would come of aiming at something. */
export type Effect = 'damage' | 'destroy' | 'capture';
export type Mark = kit.Mark<Effect>;
export type Marks = kit.Marks<Thing, Effect>;

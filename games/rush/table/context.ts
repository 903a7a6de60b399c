/** What every piece of the table needs to know: the marks, the cursor, and where touches go. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';
import type { Marks, Thing, Touched } from './things.ts';

export interface Surroundings {
  readonly marks: Marks;
  readonly cursor: Thing | undefined;
  readonly names: readonly string[];
  readonly from: Seat;
  /** Whose device it is, from 0; undefined where nobody is "you". */
  readonly me: Seat | undefined;
  readonly narrow: boolean;
  /** The shell's line about a seat (from 0): name, presence, clock; undefined where the shell shows it itself. */
  readonly seatLine: Snippet<[number]> | undefined;
  readonly touch: Touched;
  readonly look: Touched;
}
export const [surroundings, surround] = createContext<Surroundings>();

/** Lines of fire as a board draws them (AimLines.svelte). */
import type { Point } from './lens.svelte.ts';

/** Something on a line of fire. */
export interface AimStop {
  readonly at: Point;
  /** What a shot would meet there, in a few signs; undefined: it cannot be shot, and stops the line. */
  readonly text?: string | undefined;
  /** The shot would have an effect. */
  readonly good: boolean;
  /** It is the chosen target. */
  readonly chosen: boolean;
}
export interface AimLine {
  readonly end: Point;
  readonly stops: readonly AimStop[];
}

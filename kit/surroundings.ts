/** What pieces of a table need to know beside marks and touches, as a Svelte context. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';

export interface Surroundings {
  readonly names: readonly string[];
  readonly from: Seat;
  /** The only seat of this device; undefined where several people share it, and for spectators. */
  readonly me: Seat | undefined;
  readonly narrow: boolean;
  /** The shell's line about a seat (from 0): name, presence, clock; undefined where the shell shows it itself. */
  readonly seatLine: Snippet<[number]> | undefined;
}

/**
 * A context for the pieces of a game's table.
 * @returns a function that reads it, and one that sets it: each property is read anew whenever a piece uses it
 */
export const createSurroundings = <T extends object = Surroundings>(): [
  read: () => T,
  set: (properties: { readonly [K in keyof T]: () => T[K] }) => void,
] => {
  const [read, set] = createContext<T>();
  return [
    read,
    (properties) => {
      const context = {};
      for (const [name, get] of Object.entries<() => unknown>(properties))
        Object.defineProperty(context, name, { get });
      set(context as T);
    },
  ];
};

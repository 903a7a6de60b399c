/**
 * What drawing and asking share at a table. The drawing draws things and their marks, and says which thing was touched;
 * the game turns touches into a decision, asks the rules what is possible, and makes the marks.
 */
import { createContext } from 'svelte';

/** How a thing is shown because of what is being asked or composed. `E`: what the game says can happen to a target. */
export interface Mark<E extends string = string> {
  /** Something can be done with it now. */
  readonly active?: boolean;
  /** It is part of what is being composed. */
  readonly chosen?: boolean;
  /** What would happen to it: the preview of a target. */
  readonly effect?: E;
  /** It has been used, and cannot be used again yet. */
  readonly locked?: boolean;
  /** What has been chosen is enough for it. */
  readonly affordable?: boolean;
  /** A short word on it, such as its place in an order. */
  readonly badge?: string;
  /** An explanation speaks of it (`TableProps.lit`). */
  readonly lit?: boolean;
}
/** Marks by the name of the thing. */
export type Marks<T extends string = string, E extends string = string> = ReadonlyMap<T, Mark<E>>;

/** The marks with those things lit that an explanation speaks of. */
export const withLit = <T extends string, E extends string>(
  marks: Marks<T, E>,
  lit: readonly string[] | undefined,
): Marks<T, E> => {
  if (!lit || lit.length === 0) return marks;
  const all = new Map<string, Mark<E>>(marks);
  for (const thing of lit) all.set(thing, { ...all.get(thing), lit: true });
  return all as ReadonlyMap<string, Mark<E>> as Marks<T, E>;
};

/** A thing was touched, or looked at (a long press, the second mouse button, the key `L`). */
export type Touched<T extends string = string> = (thing: T) => void;

/** How a game says and draws its marks. */
export interface MarkWords {
  /** What a mark adds to the accessible name of a thing, from a comma on; empty where nothing. */
  readonly readMark: (mark: Mark) => string;
  /** The word for an effect, and its sign as a path in a square of 16 units. */
  readonly effectWord: (effect: string) => string;
  readonly effectSign: string;
}
/** For a game whose marks say nothing that is not heard otherwise, and which has no effects. */
export const PLAIN_WORDS: MarkWords = {
  readMark: ({ badge }) => (badge === undefined ? '' : `, ${badge}`),
  effectWord: (effect) => effect,
  effectSign: '',
};

/** What every thing on a table needs to know. */
export interface Touching extends MarkWords {
  readonly marks: Marks;
  /** The thing under the keyboard's cursor. */
  readonly cursor: string | undefined;
  readonly touch: Touched;
  readonly look: Touched;
}
/** Given once by the table, used by every `Touch` in it. */
export const [touching, provideTouching] = createContext<Touching>();

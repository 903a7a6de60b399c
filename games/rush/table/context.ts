/** What every piece of the table needs to know beside marks and touches. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';
import { provideTouching } from '#kit/things.ts';
import { effectWord, readMark } from './reading.ts';
import { CRACK } from './symbols.ts';
import type { Effect, Mark, Marks, Thing, Touched } from './things.ts';

export interface Surroundings {
  readonly names: readonly string[];
  readonly from: Seat;
  /** Whose device it is, from 0; undefined where nobody is "you". */
  readonly me: Seat | undefined;
  readonly narrow: boolean;
  /** The shell's line about a seat (from 0): name, presence, clock; undefined where the shell shows it itself. */
  readonly seatLine: Snippet<[number]> | undefined;
}
export const [surroundings, surround] = createContext<Surroundings>();

/** What changes of marks and touches while a table is shown. */
interface Hands {
  readonly marks: Marks;
  readonly cursor: Thing | undefined;
  readonly touch: Touched;
  readonly look: Touched;
}
/** Gives the pieces their marks, and takes their touches. Called while a component is being set up. */
export const takeTouches = (read: () => Hands): void => {
  provideTouching({
    get marks() {
      return read().marks;
    },
    get cursor() {
      return read().cursor;
    },
    touch: (thing) => read().touch(thing as Thing),
    look: (thing) => read().look(thing as Thing),
    readMark: (mark) => readMark(mark as Mark),
    effectWord: (effect) => effectWord(effect as Effect),
    effectSign: CRACK,
  });
};

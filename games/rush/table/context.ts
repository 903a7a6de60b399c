/** What every piece of the table needs to know beside marks and touches, and the words for those. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';
import type { MarkWords } from '#kit/things.ts';
import { effectWord, readMark } from './reading.ts';
import { CRACK } from './symbols.ts';
import type { Effect, Mark } from './things.ts';

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

/** How Rush says and draws its marks. */
export const WORDS: MarkWords = {
  readMark: (mark) => readMark(mark as Mark),
  effectWord: (effect) => effectWord(effect as Effect),
  effectSign: CRACK,
};

/** What every piece of the table needs to know beside marks and touches. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export interface Surroundings {
  readonly model: Model;
  readonly composer: Composer;
  readonly names: readonly string[];
  readonly from: Seat;
  /** The only seat of this device; undefined where several people share it, and for spectators. */
  readonly me: Seat | undefined;
  readonly narrow: boolean;
  /** Says something in the prompt. */
  readonly tell: (text: string) => void;
  /** The shell's line about a seat (from 0); undefined where the shell shows it itself. */
  readonly seatLine: Snippet<[number]> | undefined;
}
export const [surroundings, surround] = createContext<Surroundings>();

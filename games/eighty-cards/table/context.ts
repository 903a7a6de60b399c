/** What every piece of the table needs to know beside marks and touches. */
import { createContext, type Snippet } from 'svelte';
import type { Seat } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';
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
  /** The shell's line about a seat (from 0); undefined where the shell shows it itself. */
  readonly seatLine: Snippet<[number]> | undefined;
}
/** What stands on a player's things: "You" on those of the only person at this device. */
export const called = ({ names, me }: Surroundings, seat: number): string =>
  seat === me ? say('seat.you') : (names[seat] ?? '');
export const [surroundings, surround] = createContext<Surroundings>();

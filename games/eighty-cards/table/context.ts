/** What every piece of the table needs to know beside marks and touches. */
import { say } from '#kit/i18n.svelte.ts';
import { createSurroundings, type Surroundings as Shared } from '#kit/surroundings.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export interface Surroundings extends Shared {
  readonly model: Model;
  readonly composer: Composer;
}
/** What stands on a player's things: "You" on those of the only person at this device. */
export const called = ({ names, me }: Surroundings, seat: number): string =>
  seat === me ? say('seat.you') : (names[seat] ?? '');
export const [surroundings, surround] = createSurroundings<Surroundings>();

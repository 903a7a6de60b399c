/** What every piece of the table needs to know beside marks and touches. */
import { createSurroundings, type Surroundings as Shared } from '#kit/surroundings.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export interface Surroundings extends Shared {
  readonly model: Model;
  readonly composer: Composer;
  /** Says something in the prompt. */
  readonly tell: (text: string) => void;
}
export const [surroundings, surround] = createSurroundings<Surroundings>();

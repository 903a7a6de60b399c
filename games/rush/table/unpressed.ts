/** Why the key of a button presses nothing: what it would do is put before the rules, or something is to be chosen first. */
import type { Refusal } from '#engine/result.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';

export type Told = 'tell.card' | 'tell.wanted' | 'tell.drop' | 'tell.defend' | 'tell.oneAbility';

/** `id`: the button's. Undefined where there is nothing to say but that the key does nothing. */
export const whyUnpressed = (composer: Composer, id: string): Refusal | Told | undefined => {
  const { model, seat, chosen, wanted, placing, ready, turn } = composer;
  if (model?.asked !== 'stepTwo' || seat === undefined) return undefined;
  if (id === 'buy') return 'tell.wanted';
  if (id === 'end' || wanted || placing || ready) return 'tell.drop';
  const [only, ...others] = chosen;
  if (!only) return 'tell.card';
  if (id === 'declare') return turn.refuse(composer.attack);
  if (others.length > 0) return id === 'defend' ? 'tell.defend' : 'tell.oneAbility';
  return turn.refuse([step(id === 'defend' ? VERB.deploy : VERB.play, only.kind)], false);
};

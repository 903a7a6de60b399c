/** What a touch means: a step, a path, a confirmation – or an explanation why it means nothing now. */
import type { Refusal } from '#engine/result.ts';
import { refuse } from '../rules/refusals.ts';
import { VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import { attemptOf, isAttached } from './steps-things.ts';
import { find, type Thing } from './things.ts';

export interface Hands {
  readonly composer: Composer;
  /** Says why not, and what the thing is. */
  readonly why: (refusal: Refusal | undefined, note?: string) => void;
  readonly read: (thing: Thing) => string;
  readonly look: (thing: Thing) => void;
}

/** What is sent by a single touch: nothing is lost by it that was not meant. */
const AT_ONCE: readonly number[] = [VERB.draw, VERB.duel];

const touchPath = ({ composer }: Hands, thing: Thing): boolean => {
  const { space } = find(thing);
  const target = composer.draft.length > 0 ? undefined : composer.way.find((one) => one.space === space);
  if (!target?.within) return false;
  if (composer.plan === target.n) composer.drive();
  else {
    composer.clear();
    composer.plan = target.n;
  }
  return true;
};

const explain = ({ composer, why, read, look }: Hands, thing: Thing): void => {
  const { model, seat } = composer;
  const attempt = model && seat !== undefined ? attemptOf(model, seat, thing) : undefined;
  const { travel } = find(thing);
  const lies = model && travel !== undefined && isAttached(model, travel);
  const refusal = lies ? refuse('LIES_ON_VEHICLE') : attempt && composer.turn.refuse(attempt, false);
  const note = read(thing);
  if (refusal || note !== '') why(refusal, note);
  else look(thing);
};

export const touch = (hands: Hands, thing: Thing): void => {
  const { composer, why } = hands;
  why(undefined);
  composer.stop();
  if (composer.complete && composer.last === thing) {
    composer.send(composer.draft);
    return;
  }
  if (touchPath(hands, thing)) return;
  const steps = composer.meanings.get(thing);
  if (!steps) {
    // Something else is begun; or the draft is dropped by touching it again.
    const again = composer.draft.length > 0 || composer.menu.length > 0 || composer.plan > 0;
    const same = composer.last === thing;
    if (again) {
      composer.clear();
      if (!same && composer.meanings.has(thing)) touch(hands, thing);
      else if (!same && !touchPath(hands, thing)) explain(hands, thing);
      return;
    }
    explain(hands, thing);
    return;
  }
  composer.last = thing;
  const [only] = steps;
  if (steps.length > 1) composer.menu = steps;
  else if (composer.draft.length === 0 && AT_ONCE.includes(verbOf(only!))) composer.send([only!]);
  else composer.take(only!);
};

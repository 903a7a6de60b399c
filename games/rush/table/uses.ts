/** What can be done with a card of the hand or of the Reserve now, and if not, why not: every use put to the rules. */
import type { Refusal } from '#engine/result.ts';
import { COST, KINDS } from '../content/cards.ts';
import { placesOf } from '../rules/bases.ts';
import { seatOfPlace } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';
import type { Shown } from './model.ts';

export interface Use {
  /** Its name is the message `use.<id>`. */
  readonly id: 'pay' | 'ability' | 'defend' | 'attack' | 'buy';
  /** Undefined: it can be done. */
  readonly refusal: Refusal | undefined;
}

/** The first reason against all of these drafts; undefined when there is none against one of them. */
const against = (composer: Composer, drafts: readonly number[][], whole: boolean): Refusal | undefined => {
  const reasons = drafts.map((draft) => composer.turn.refuse(draft, whole));
  return reasons.includes(undefined) ? undefined : reasons[0];
};

/** The three uses of RUSH-3.5. Paying and attacking may need further cards, so only the beginning is judged. */
export const usesInHand = (composer: Composer, { kind }: Shown): readonly Use[] => {
  const { model, seat } = composer;
  if (!model || seat === undefined) return [];
  const { abilities, vehicle } = KINDS[kind]!;
  // If none of them can be bought, the cheapest says why.
  const purchases = [...model.reserve]
    .sort((a, b) => COST[a.kind]! - COST[b.kind]!)
    .map((one) => [step(VERB.buy, one.kind), step(VERB.pay, kind)]);
  const own = Array.from({ length: placesOf(model.state) }, (_, at) => at).filter(
    (at) => seatOfPlace(at) === seat,
  );
  const deployments = own.map((at) => [step(VERB.deploy, kind), step(VERB.on, at)]);
  const uses: Use[] = [{ id: 'pay', refusal: against(composer, purchases, false) }];
  if (abilities.length > 0)
    uses.push({ id: 'ability', refusal: composer.turn.refuse([step(VERB.play, kind)]) });
  if (vehicle) {
    uses.push({ id: 'defend', refusal: against(composer, deployments, true) });
    uses.push({ id: 'attack', refusal: composer.turn.refuse([step(VERB.attack, kind)], false) });
  }
  return uses;
};

/** Can the hand buy this Vehicle of the Reserve? */
export const useInReserve = (composer: Composer, card: Shown): readonly Use[] => {
  const { model, seat } = composer;
  if (!model || seat === undefined) return [];
  if (composer.suggestPayment(card)) return [{ id: 'buy', refusal: undefined }];
  const paying = model.seats[seat]!.hand.flatMap((one) =>
    one && composer.can([step(VERB.buy, card.kind), step(VERB.pay, one.kind)], false) ? [one] : [],
  );
  const refusal =
    composer.turn.refuse([step(VERB.buy, card.kind)], false) ??
    composer.turn.refuse(composer.buy(card, paying));
  return [{ id: 'buy', refusal }];
};

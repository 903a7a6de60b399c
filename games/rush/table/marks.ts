/** How things are shown because of what is asked and composed: what can be touched now, and what would come of it. */

import { CARD_IDS, VEHICLE_COUNT } from '../content/cards.ts';
import { defenderAt } from '../rules/bases.ts';
import { handOf } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';
import { effectOf } from './effect.ts';
import { type Shown, shownCard } from './model.ts';
import type { Mark, Marks, Thing } from './things.ts';

type Making = Map<Thing, Mark>;
const add = (marks: Making, thing: Thing, mark: Mark): void => {
  marks.set(thing, { ...marks.get(thing), ...mark });
};
const cardThing = (card: Shown): Thing => `card:${card.id}`;

/** The targets of a Siege or of an attacker, each with what would become of it. */
const markTargets = (marks: Making, composer: Composer, draft: readonly number[]): void => {
  const { state } = composer.model!;
  for (const one of composer.turn.next(draft)) {
    if (verbOf(one) !== VERB.base && verbOf(one) !== VERB.defender) continue;
    const place = aboutOf(one);
    const thing: Thing =
      verbOf(one) === VERB.base ? `base:${place}` : `card:${CARD_IDS[defenderAt(state, place)]!}`;
    add(marks, thing, { active: true, effect: effectOf(state, composer.seat!, [...draft, one]) });
  }
};
const markPlaces = (marks: Making, composer: Composer, draft: readonly number[]): void => {
  for (const place of composer.abouts(VERB.on, draft)) add(marks, `base:${place}`, { active: true });
};

const markStepTwo = (marks: Making, composer: Composer): void => {
  const model = composer.model!;
  const { state: s } = model;
  const usable = new Set<number>();
  const forSale = new Set<number>();
  for (const one of composer.turn.next()) {
    if (verbOf(one) === VERB.buy) {
      forSale.add(aboutOf(one));
      for (const kind of composer.abouts(VERB.pay, [one])) usable.add(kind);
    } else if (verbOf(one) !== VERB.end) usable.add(aboutOf(one));
  }
  for (const card of model.seats[composer.seat!]!.hand) {
    if (!card) continue;
    const locked = card.kind < VEHICLE_COUNT && s.played.has(card.kind);
    add(marks, cardThing(card), { active: usable.has(card.kind), locked });
  }
  for (const card of model.reserve) {
    const affordable = composer.chosen.length > 0 && composer.can(composer.buy(card));
    add(marks, cardThing(card), { active: forSale.has(card.kind), affordable });
  }
  if (composer.wanted) add(marks, cardThing(composer.wanted), { chosen: true });
  const [only] = composer.chosen;
  if (composer.placing && only) markPlaces(marks, composer, [step(VERB.deploy, only.kind)]);
};

export const marksOf = (composer: Composer): Marks => {
  const marks: Making = new Map();
  const { model, seat } = composer;
  if (!model || seat === undefined) return marks;
  switch (model.asked) {
    case 'stepTwo':
      markStepTwo(marks, composer);
      break;
    case 'chooseDefendedBase':
      markPlaces(marks, composer, []);
      break;
    case 'chooseSiegeTarget':
      markTargets(marks, composer, []);
      break;
    case 'chooseResearchGain':
      for (const vehicle of composer.abouts(VERB.gain))
        add(marks, cardThing(shownCard(vehicle)), { active: true });
      break;
    case 'chooseRepairCards':
      for (const card of model.seats[seat]!.depot) add(marks, cardThing(card), { active: true });
      break;
    case 'chooseSabotageDiscard':
      for (const card of model.state.card.list(handOf(model.state, seat)))
        add(marks, cardThing(shownCard(card)), { active: true });
      break;
    case 'chooseAttackStep':
    case 'chooseExposedAttacker': {
      const verb = model.asked === 'chooseAttackStep' ? VERB.strike : VERB.expose;
      const cards = composer.abouts(verb);
      for (const kind of cards) add(marks, cardThing(shownCard(kind)), { active: true });
      const attacker = composer.chosen[0]?.kind ?? (cards.length === 1 ? cards[0] : undefined);
      if (attacker !== undefined && verb === VERB.strike)
        markTargets(marks, composer, [step(verb, attacker)]);
      if (attacker !== undefined && verb === VERB.expose) markPlaces(marks, composer, [step(verb, attacker)]);
      break;
    }
    default:
      break;
  }
  for (const one of composer.ready ?? []) {
    const verb = verbOf(one);
    if (verb === VERB.on || verb === VERB.base) add(marks, `base:${aboutOf(one)}`, { chosen: true });
    else if (verb === VERB.defender)
      add(marks, `card:${CARD_IDS[defenderAt(model.state, aboutOf(one))]!}`, { chosen: true });
    else if (verb === VERB.gain) add(marks, cardThing(shownCard(aboutOf(one))), { chosen: true });
  }
  for (const [i, card] of composer.chosen.entries())
    add(marks, cardThing(card), {
      chosen: true,
      badge: composer.chosen.length > 1 ? String(i + 1) : undefined,
    });
  return marks;
};

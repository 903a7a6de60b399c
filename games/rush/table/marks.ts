/** How things are shown because of what is asked and composed: what can be touched now, and what would come of it. */

import { CARD_IDS, VEHICLE_COUNT } from '../content/cards.ts';
import { defenderAt } from '../rules/bases.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';
import { effectOf } from './effect.ts';
import { type Held, type Shown, shownCard } from './model.ts';
import type { Mark, Marks, Thing } from './things.ts';

type Making = Map<Thing, Mark>;
const add = (marks: Making, thing: Thing, mark: Mark): void => {
  marks.set(thing, { ...marks.get(thing), ...mark });
};
const cardThing = (card: Shown): Thing => `card:${card.id}`;

/** The things that a step is about: of copies all that are meant alike. */
const thingsOf = ({ model, seat }: Composer, one: number): Thing[] => {
  const { state, seats } = model!;
  const [verb, about] = [verbOf(one), aboutOf(one)];
  const copies = (cards: readonly Held[]): Thing[] =>
    cards.flatMap((card) => (card?.kind === about ? [cardThing(card)] : []));
  switch (verb) {
    case VERB.on:
    case VERB.base:
      return [`base:${about}`];
    case VERB.defender:
      return [`card:${CARD_IDS[defenderAt(state, about)]!}`];
    case VERB.discard:
      return copies(seats[seat!]!.hand);
    case VERB.repair:
      return copies(seats[seat!]!.depot);
    case VERB.gain:
    case VERB.strike:
    case VERB.expose:
      return [cardThing(shownCard(about))];
    default:
      return [];
  }
};

/** What can follow a draft, and what would become of a target. */
const markNext = (marks: Making, composer: Composer, draft: readonly number[]): void => {
  for (const one of composer.turn.next(draft)) {
    const aims = verbOf(one) === VERB.base || verbOf(one) === VERB.defender;
    const effect = aims ? effectOf(composer.model!.state, composer.seat!, [...draft, one]) : undefined;
    for (const thing of thingsOf(composer, one)) add(marks, thing, { active: true, effect });
  }
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
  if (composer.placing && only) markNext(marks, composer, [step(VERB.deploy, only.kind)]);
};

export const marksOf = (composer: Composer): Marks => {
  const marks: Making = new Map();
  const { model, seat } = composer;
  if (!model || seat === undefined) return marks;
  if (model.asked === 'stepTwo') markStepTwo(marks, composer);
  else markNext(marks, composer, []);
  if (composer.attacker !== undefined) markNext(marks, composer, [composer.attacker]);
  for (const one of composer.ready ?? [])
    for (const thing of thingsOf(composer, one)) add(marks, thing, { chosen: true });
  for (const [i, card] of composer.chosen.entries())
    add(marks, cardThing(card), {
      chosen: true,
      badge: composer.chosen.length > 1 ? String(i + 1) : undefined,
    });
  return marks;
};

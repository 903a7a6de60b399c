/**
 * Random legal decisions without listing them all, for playouts. What is legal is asked of the same predicates that
 * judge and offer. Not all decisions are equally likely: cards are used more often than thrown away, as anybody would.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { StepList } from '#engine/steps.ts';
import { BASES_PER_SEAT, KIND_OF, KINDS, NATION, VEHICLE_COUNT } from '../content/cards.ts';
import { canAttack, canStrike, eachTarget } from './attack.ts';
import { canDefend, hasBase, isOwnBase, mayPlaceOn } from './bases.ts';
import { offerSteps } from './offer.ts';
import { canBuy, canPay, Payment, serves } from './purchase.ts';
import { firstPlace, PLACEMENT, type RushState, SABOTAGE, STEP_TWO, STRIKE } from './state.ts';
import { step, VERB } from './steps.ts';
import { attackingOf, handOf, reserveOf } from './zones.ts';

const list = new StepList();

/** One of `count` places, asked until one fits; somebody must have made sure that one does. */
const samplePlace = (s: RushState, seat: number, chance: Chance): number => {
  for (let i = chance.draw(BASES_PER_SEAT); ; i = (i + 1) % BASES_PER_SEAT) {
    const at = firstPlace(seat) + i;
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) return at;
  }
};

/** Pays with cards of the hand, from a random one on, until it is enough. `canBuy` must hold. */
const samplePurchase = (s: RushState, seat: number, vehicle: number, chance: Chance): Decision => {
  const steps = [step(VERB.buy, vehicle)];
  const hand = handOf(s, seat);
  const payment = new Payment();
  let card = s.card.at(hand, chance.draw(s.card.size(hand)));
  for (let left = s.card.size(hand); left > 0 && !payment.suffices(s, vehicle); left--) {
    const kind = KIND_OF[card]!;
    if (canPay(s, kind) && serves(kind, NATION[vehicle]!)) {
      payment.add(kind);
      steps.push(step(VERB.pay, kind));
    }
    card = s.card.next(card);
    if (card < 0) card = s.card.first(hand);
  }
  return steps;
};

/** A declaration with this vehicle; each other card that fits joins by the toss of a coin. */
const sampleAttack = (s: RushState, seat: number, vehicle: number, chance: Chance): Decision => {
  const kinds = [vehicle];
  for (let c = s.card.first(handOf(s, seat)); c >= 0; c = s.card.next(c)) {
    const kind = KIND_OF[c]!;
    if (kind !== vehicle && canAttack(s, kind) && NATION[kind] === NATION[vehicle] && chance.draw(2) === 0)
      kinds.push(kind);
  }
  if (kinds.length > 1) kinds.sort((a, b) => a - b);
  for (let i = 0; i < kinds.length; i++) kinds[i] = step(VERB.attack, kinds[i]!);
  return kinds;
};

/** Something to do with one card of the hand in step II, or undefined. */
const sampleUse = (s: RushState, seat: number, kind: number, chance: Chance): Decision | undefined => {
  if (kind >= VEHICLE_COUNT) return KINDS[kind]!.abilities.length > 0 ? [step(VERB.play, kind)] : undefined;
  if (s.played.has(kind)) return undefined;
  if (!s.attacked && canAttack(s, kind) && canStrike(s, seat, kind) && chance.draw(4) > 0)
    return sampleAttack(s, seat, kind, chance);
  if (KINDS[kind]!.abilities.length > 0 && chance.draw(8) > 0) return [step(VERB.play, kind)];
  if (canDefend(kind) && hasBase(s, seat) && chance.draw(2) === 0)
    return [step(VERB.deploy, kind), step(VERB.on, samplePlace(s, seat, chance))];
  return undefined;
};

const sampleStepTwo = (s: RushState, seat: number, chance: Chance): Decision => {
  const { card } = s;
  const hand = handOf(s, seat);
  const held = card.size(hand);
  if (held > 0) {
    const start = chance.draw(2 * held);
    let c = card.at(hand, start % held);
    for (let i = 0; i < held; i++) {
      const use = sampleUse(s, seat, KIND_OF[c]!, chance);
      // From half of the starting points a purchase comes first.
      if (use && (start < held || chance.draw(2) === 0)) return use;
      c = card.next(c);
      if (c < 0) c = card.first(hand);
    }
    if (s.purchases === 0 || s.conscription) {
      const reserve = reserveOf(s);
      const slots = card.size(reserve);
      let vehicle = slots > 0 ? card.at(reserve, chance.draw(slots)) : -1;
      for (let i = 0; i < slots; i++) {
        if (canBuy(s, seat, vehicle)) return samplePurchase(s, seat, vehicle, chance);
        vehicle = card.next(vehicle);
        if (vehicle < 0) vehicle = card.first(reserve);
      }
    }
  }
  return [step(VERB.end)];
};

/** A random attacker that has a target, and a random one of its targets. */
const sampleStrike = (s: RushState, seat: number, chance: Chance): Decision => {
  const attacking = attackingOf(s);
  let attacker = s.card.at(attacking, chance.draw(s.card.size(attacking)));
  while (!canStrike(s, seat, attacker)) {
    attacker = s.card.next(attacker);
    if (attacker < 0) attacker = s.card.first(attacking);
  }
  list.clear();
  eachTarget(s, seat, attacker, addToList);
  return [step(VERB.strike, attacker), list.items[chance.draw(list.count)]!];
};
const addToList = (one: number): void => list.add(one);

export const sampleDecision = (s: RushState, seat: number, chance: Chance): Decision => {
  switch (s.asked) {
    case STEP_TWO:
      return sampleStepTwo(s, seat, chance);
    case PLACEMENT:
      return [step(VERB.on, samplePlace(s, seat, chance))];
    case STRIKE:
      return sampleStrike(s, seat, chance);
    case SABOTAGE: {
      const hand = handOf(s, seat);
      return [step(VERB.discard, KIND_OF[s.card.at(hand, chance.draw(s.card.size(hand)))!])];
    }
  }
  // The rarer questions: step by step from the list of what is offered.
  const draft: number[] = [];
  for (;;) {
    offerSteps(s, seat, draft, list);
    const stop = list.complete ? 1 : 0;
    const pick = chance.draw(list.count + stop);
    if (pick === list.count) return draft;
    draft.push(list.items[pick]!);
  }
};

/**
 * Random legal decisions without listing them all, for playouts. What is legal is asked of the same predicates that
 * judge and offer.
 *
 * Every legal decision has some chance, but not the same, so that random games look like games: they are as long as
 * those of beginners, not five times as long. In step II, starting from a random card of the hand, each card in turn
 * attacks, or is played, or defends, by the odds below; when none does, a Vehicle is bought if one can be, and then
 * the step is ended. Companions mostly join an attack, and a hit mostly goes to the weakest opponent and where it destroys. All else is uniform.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { StepList } from '#engine/steps.ts';
import { BASES_PER_SEAT, KIND_OF, NATION, VEHICLE_COUNT } from '../content/cards.ts';
import { hasAbility, mayGain } from './abilities.ts';
import { canAttack, canExpose, canHit, canStrike, destroys, eachTarget, targetAt } from './attack.ts';
import { canDefend, hasBase, isOwnBase, mayPlaceOn } from './bases.ts';
import { eachPayout, nextPayout } from './medals.ts';
import { affords, canPay, mayPurchase, Payment, Purse, serves } from './purchase.ts';
import { eachSiegeTarget } from './siege.ts';
import {
  EXPOSURE,
  firstPlace,
  PAYOUT,
  PLACEMENT,
  REFRESH,
  REPAIR,
  RESEARCH,
  type RushState,
  SABOTAGE,
  SIEGE,
  STEP_TWO,
  STRIKE,
} from './state.ts';
import { payoutStep, step, VERB } from './steps.ts';
import { attackingOf, depotOf, handOf, reserveOf, standingOf } from './zones.ts';

/** So many times in sixteen. */
const ODDS = { end: 1, attack: 14, join: 14, play: 13, deploy: 6, buyFirst: 2, payMore: 1, aim: 14 } as const;
const happens = (odds: number, chance: Chance): boolean => chance.draw(16) < odds;

/** What can be chosen from; filled and emptied within one call. */
const list = new StepList();
const add = (one: number): void => list.add(one);
const pick = (chance: Chance): number => list.items[chance.draw(list.count)]!;

const END: Decision = [step(VERB.end)];

/** The card that follows in its zone, round and round. */
const after = (s: RushState, card: number, zone: number): number => {
  const next = s.card.next(card);
  return next < 0 ? s.card.first(zone) : next;
};
const anyCard = (s: RushState, zone: number, chance: Chance): number =>
  s.card.at(zone, chance.draw(s.card.size(zone)));

/** One of one's own Bases, asked until one fits; somebody must have made sure that one does. */
const samplePlace = (s: RushState, seat: number, chance: Chance): number => {
  for (let i = chance.draw(BASES_PER_SEAT); ; i = (i + 1) % BASES_PER_SEAT) {
    const at = firstPlace(seat) + i;
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) return at;
  }
};

/** Pays with one random card after the other until it is enough, and now and then one more. What is in the hand must suffice. */
const samplePurchase = (s: RushState, seat: number, vehicle: number, chance: Chance): Decision => {
  const steps = [step(VERB.buy, vehicle)];
  const { card } = s;
  list.clear();
  for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    if (canPay(s, kind) && serves(kind, NATION[vehicle]!)) add(kind);
  }
  const payment = new Payment();
  while (!payment.suffices(s, vehicle) || (list.count > 0 && happens(ODDS.payMore, chance))) {
    const i = chance.draw(list.count);
    const kind = list.items[i]!;
    list.items[i] = list.items[--list.count]!;
    payment.add(kind);
    steps.push(step(VERB.pay, kind));
  }
  return steps;
};

/** A declaration with this vehicle; others that fit mostly join. */
const sampleAttack = (s: RushState, seat: number, vehicle: number, chance: Chance): Decision => {
  const steps = [step(VERB.attack, vehicle)];
  for (let c = s.card.first(handOf(s, seat)); c >= 0; c = s.card.next(c)) {
    const kind = KIND_OF[c]!;
    if (
      kind !== vehicle &&
      canAttack(s, kind) &&
      NATION[kind] === NATION[vehicle] &&
      happens(ODDS.join, chance)
    )
      steps.push(step(VERB.attack, kind));
  }
  return steps.length > 1 ? steps.sort((a, b) => a - b) : steps;
};

/** Something to do with one card of the hand in step II, or undefined. */
const sampleUse = (s: RushState, seat: number, kind: number, chance: Chance): Decision | undefined => {
  const plays = hasAbility(kind);
  if (kind >= VEHICLE_COUNT) return plays && happens(ODDS.play, chance) ? [step(VERB.play, kind)] : undefined;
  if (s.played.has(kind)) return undefined;
  if (!s.attacked && canAttack(s, kind) && canStrike(s, seat, kind) && happens(ODDS.attack, chance))
    return sampleAttack(s, seat, kind, chance);
  if (plays && happens(ODDS.play, chance)) return [step(VERB.play, kind)];
  if (canDefend(kind) && hasBase(s, seat) && happens(ODDS.deploy, chance))
    return [step(VERB.deploy, kind), step(VERB.on, samplePlace(s, seat, chance))];
  return undefined;
};

const purse = new Purse();
/** A purchase of one of the Vehicles that can be bought, or undefined. */
const sampleBuy = (s: RushState, seat: number, chance: Chance): Decision | undefined => {
  const reserve = reserveOf(s);
  const slots = s.card.size(reserve);
  if (slots === 0 || !mayPurchase(s)) return undefined;
  purse.fill(s, seat);
  let vehicle = anyCard(s, reserve, chance);
  for (let i = 0; i < slots; i++) {
    if (affords(s, purse, vehicle)) return samplePurchase(s, seat, vehicle, chance);
    vehicle = after(s, vehicle, reserve);
  }
  return undefined;
};

const sampleStepTwo = (s: RushState, seat: number, chance: Chance): Decision => {
  const hand = handOf(s, seat);
  const held = s.card.size(hand);
  if (held === 0 || happens(ODDS.end, chance)) return END;
  if (!happens(ODDS.buyFirst, chance)) {
    let card = anyCard(s, hand, chance);
    for (let i = 0; i < held; i++) {
      const use = sampleUse(s, seat, KIND_OF[card]!, chance);
      if (use) return use;
      card = after(s, card, hand);
    }
  }
  return sampleBuy(s, seat, chance) ?? END;
};

/** The opponent with the fewest Bases that still has any; from a random seat on, of those that are level the first. */
const weakest = (s: RushState, seat: number, chance: Chance): number => {
  const { seats } = s.config;
  const start = chance.draw(seats);
  let found = -1;
  let fewest = BASES_PER_SEAT + 1;
  for (let i = 0; i < seats; i++) {
    const other = (start + i) % seats;
    const bases = s.card.size(standingOf(s, other));
    if (other === seat || bases === 0 || bases >= fewest) continue;
    found = other;
    fewest = bases;
  }
  return found;
};

/** One of the weakest opponent's places that this attacker can hit, if possible to destroy what is there, or -1. */
const sampleAim = (s: RushState, seat: number, attacker: number, chance: Chance): number => {
  const start = firstPlace(weakest(s, seat, chance));
  const first = chance.draw(BASES_PER_SEAT);
  let found = -1;
  for (let i = 0; i < BASES_PER_SEAT; i++) {
    const at = start + ((first + i) % BASES_PER_SEAT);
    if (!canHit(s, attacker, at)) continue;
    if (destroys(s, attacker, at)) return at;
    found = at;
  }
  return found;
};

/** A random attacker that has a target, and one of its targets. */
const sampleStrike = (s: RushState, seat: number, chance: Chance): Decision => {
  const attacking = attackingOf(s);
  let attacker = anyCard(s, attacking, chance);
  while (!canStrike(s, seat, attacker)) attacker = after(s, attacker, attacking);
  const verb = step(VERB.strike, attacker);
  if (happens(ODDS.aim, chance)) {
    const at = sampleAim(s, seat, attacker, chance);
    if (at >= 0) return [verb, targetAt(s, at)];
  }
  list.clear();
  eachTarget(s, seat, attacker, add);
  return [verb, pick(chance)];
};

/** One card of the Depot, or two, as likely. */
const sampleRepair = (s: RushState, seat: number, chance: Chance): Decision => {
  const depot = depotOf(s, seat);
  const first = anyCard(s, depot, chance);
  const one = step(VERB.repair, KIND_OF[first]!);
  const second = anyCard(s, depot, chance);
  if (second === first || chance.draw(2) === 0) return [one];
  const other = step(VERB.repair, KIND_OF[second]!);
  return one <= other ? [one, other] : [other, one];
};

const sampleGain = (s: RushState, chance: Chance): Decision => {
  const reserve = reserveOf(s);
  let vehicle = anyCard(s, reserve, chance);
  while (!mayGain(s, vehicle)) vehicle = after(s, vehicle, reserve);
  return [step(VERB.gain, vehicle)];
};

const sampleExposure = (s: RushState, seat: number, chance: Chance): Decision => {
  list.clear();
  for (let vehicle = 0; vehicle < VEHICLE_COUNT; vehicle++)
    if (canExpose(s, vehicle)) add(step(VERB.expose, vehicle));
  return [pick(chance), step(VERB.on, samplePlace(s, seat, chance))];
};

export const sampleDecision = (s: RushState, seat: number, chance: Chance): Decision => {
  switch (s.asked) {
    case STEP_TWO:
      return sampleStepTwo(s, seat, chance);
    case STRIKE:
      return sampleStrike(s, seat, chance);
    case PLACEMENT:
      return [step(VERB.on, samplePlace(s, seat, chance))];
    case SABOTAGE:
      return [step(VERB.discard, KIND_OF[anyCard(s, handOf(s, seat), chance)]!)];
    case REPAIR:
      return sampleRepair(s, seat, chance);
    case RESEARCH:
      return sampleGain(s, chance);
    case EXPOSURE:
      return sampleExposure(s, seat, chance);
    case REFRESH:
      return [step(chance.draw(2) === 0 ? VERB.no : VERB.yes)];
  }
  list.clear();
  if (s.asked === SIEGE) eachSiegeTarget(s, seat, add);
  else if (s.asked === PAYOUT) eachPayout(s, nextPayout(s), addPayout);
  return [pick(chance)];
};
const addPayout = (singles: number, doubles: number): void => add(payoutStep(singles, doubles));

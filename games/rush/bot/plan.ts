/**
 * Plans step II as a whole: each card of the hand pays, is played for its abilities, is deployed, attacks or is kept. A
 * plan is worth the sum of its parts. A decision is worth as much as the best plan that begins with it.
 */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { BASES_PER_SEAT, isBase, KIND_OF, KINDS, NATION, VEHICLE_COUNT } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { canAttack } from '../rules/attack.ts';
import { canDefend, isOwnBase, mayPlaceOn } from '../rules/bases.ts';
import { firstPlace, handOf, type RushState } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { abilityWorth } from './abilities.ts';
import type { Changes } from './changes.ts';
import { type Purchase, purchases } from './purchases.ts';
import type { Strikes } from './strikes.ts';

export interface Option {
  readonly decision: Decision;
  worth: number;
}

/**
 * The order in which a plan is carried out, lowest first. Cards that draw come first, because they bring information.
 * Siege comes before the attack that it prepares, and deployment last.
 */
const PRIORITY = { draw: 0, siege: 1, ability: 2, attack: 3, reserve: 4, conscription: 5, buy: 6, deploy: 7 };

/** The best use of a card on its own: played, deployed, or kept. */
interface Use {
  readonly worth: number;
  readonly decision: Decision | undefined;
  readonly priority: number;
}
const KEPT: Use = { worth: 0, decision: undefined, priority: 99 };

interface Attack {
  readonly mask: number;
  readonly worth: number;
  readonly decision: Decision | undefined;
}
const NO_ATTACK: Attack = { mask: 0, worth: 0, decision: undefined };

/** The seat's Bases that can take a new defender now (RUSH-5.8). */
export const openPlaces = (s: RushState, seat: Seat): number[] => {
  const places: number[] = [];
  for (let at = firstPlace(seat); at < firstPlace(seat) + BASES_PER_SEAT; at++)
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) places.push(at);
  return places;
};

/** The kinds in a seat's hand that may be used this turn, as the cards lie. */
export const usableHand = (s: RushState, seat: Seat): number[] => {
  const hand: number[] = [];
  for (let c = s.card.first(handOf(s, seat)); c >= 0; c = s.card.next(c)) {
    const kind = KIND_OF[c]!;
    if (!isBase(kind) && !(kind < VEHICLE_COUNT && s.played.has(kind))) hand.push(kind);
  }
  return hand;
};

const has = (kind: number, ability: string): boolean =>
  KINDS[kind]!.abilities.some(({ id }) => id === ability);
const priorityOf = (kind: number): number => {
  if (has(kind, 'reinforcements')) return PRIORITY.draw;
  if (has(kind, 'siege')) return PRIORITY.siege;
  if (has(kind, 'reconnaissance')) return PRIORITY.reserve;
  return has(kind, 'conscription') ? PRIORITY.conscription : PRIORITY.ability;
};

/** The sensible decisions in step II, the best first; `end` is always among them. */
export const planStepTwo = (changes: Changes, strikes: Strikes): Option[] => {
  const { state: s, seat } = changes;
  const hand = usableHand(s, seat);
  const places = openPlaces(s, seat);
  const conscriptionCards = s.conscription
    ? []
    : hand.flatMap((kind, i) => (has(kind, 'conscription') ? [i] : []));
  const buys: (Purchase | undefined)[] = [undefined, ...purchases(changes, hand, conscriptionCards)];
  const bestBuy = buys.reduce(
    (most, one) => (one && one.after < 0 && one.worth > most ? one.worth : most),
    0,
  );
  const abilities = hand.map((kind) =>
    KINDS[kind]!.abilities.length > 0
      ? abilityWorth(changes, strikes, kind, hand, places, bestBuy)
      : undefined,
  );
  // Each decision is created once, so that plans that begin with it can be found by reference.
  const plays = hand.map((kind): Decision => [step(VERB.play, kind)]);
  const uses = hand.map((kind, i) => useOf(changes, kind, plays[i]!, abilities[i], places));
  const attacks = s.attacked ? [NO_ATTACK] : [NO_ATTACK, ...attacksOf(changes, strikes, hand)];
  return rank(hand, plays, uses, abilities, attacks, buys);
};

const useOf = (
  changes: Changes,
  kind: number,
  play: Decision,
  ability: number | undefined,
  places: readonly number[],
): Use => {
  let best = KEPT;
  if (ability !== undefined && ability > 0)
    best = { worth: ability, decision: play, priority: priorityOf(kind) };
  if (!canDefend(kind) || places.length === 0) return best;
  const at = changes.bestPlace(kind, places);
  if (changes.placed > best.worth)
    best = {
      worth: changes.placed,
      decision: [step(VERB.deploy, kind), step(VERB.on, at)],
      priority: PRIORITY.deploy,
    };
  return best;
};

/** Attacks with some or all of the cards of one nation that may attack, if they are worth more than 0. */
const attacksOf = (changes: Changes, strikes: Strikes, hand: readonly number[]): Attack[] => {
  const { state: s } = changes;
  const found: Attack[] = [];
  for (let nation = 0; nation < NATIONS.length; nation++) {
    let all = 0;
    for (const [i, kind] of hand.entries())
      if (kind < VEHICLE_COUNT && NATION[kind] === nation && canAttack(s, kind)) all |= 1 << i;
    for (let mask = all; mask > 0; mask = (mask - 1) & all) {
      const attackers = hand.filter((_, i) => mask & (1 << i));
      const worth = strikes.bestOf(attackers);
      if (worth <= 0) continue;
      const kinds = attackers.sort((a, b) => a - b);
      found.push({ mask, worth, decision: kinds.map((kind) => step(VERB.attack, kind)) });
    }
  }
  return found;
};

const buyDecision = (hand: readonly number[], buy: Purchase): Decision => [
  step(VERB.buy, buy.vehicle),
  ...hand.filter((_, i) => buy.pays & (1 << i)).map((kind) => step(VERB.pay, kind)),
];

/** Combines each attack with each purchase and the best uses of the remaining cards. */
const rank = (
  hand: readonly number[],
  plays: readonly Decision[],
  uses: readonly Use[],
  abilities: readonly (number | undefined)[],
  attacks: readonly Attack[],
  buys: readonly (Purchase | undefined)[],
): Option[] => {
  const end: Decision = [step(VERB.end)];
  const bought = new Map<Purchase, Decision>();
  const found = new Map<Decision, Option>([[end, { decision: end, worth: 0 }]]);
  for (const attack of attacks) {
    for (const buy of buys) {
      const after = buy?.after ?? -1;
      const taken = attack.mask | (buy?.mask ?? 0);
      if (buy && (attack.mask & buy.mask || (after >= 0 && taken & (1 << after)))) continue;
      let worth = attack.worth + (buy?.worth ?? 0);
      let first: Decision | undefined = attack.decision;
      let priority = first ? PRIORITY.attack : 99;
      for (let i = 0; i < hand.length; i++) {
        if (i !== after && taken & (1 << i)) continue;
        const use = uses[i]!;
        const decision = i === after ? plays[i] : use.decision;
        const own = i === after ? priorityOf(hand[i]!) : use.priority;
        worth += i === after ? abilities[i]! : use.worth;
        if (!decision || own >= priority) continue;
        first = decision;
        priority = own;
      }
      if (buy && after < 0 && PRIORITY.buy < priority) {
        first = bought.get(buy) ?? buyDecision(hand, buy);
        bought.set(buy, first);
      }
      first ??= end;
      const known = found.get(first);
      if (!known) found.set(first, { decision: first, worth });
      else if (worth > known.worth) known.worth = worth;
    }
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth);
};

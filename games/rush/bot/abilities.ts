/** Evaluates cards played for their abilities, and ranks the answers to the questions that abilities ask. */
import { ARMED, COST, DEFENCE, KIND_OF, KINDS, NATION, RESOURCES, VEHICLE_COUNT } from '../content/cards.ts';
import { canAttack } from '../rules/attack.ts';
import { defenceAt, defenderAt, placesOf, stands } from '../rules/bases.ts';
import { depotOf, handOf, type RushState, reserveOf, seatOfPlace } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Changes } from './changes.ts';
import type { Strikes } from './strikes.ts';

/** A Siege hit that makes a target easier for an attack of the same turn counts as this share of that attack's gain. */
const FOLLOW_UP_SHARE = 0.35;

/**
 * What playing a card of this kind is worth: all its abilities, and the best placement after them.
 * @param hand the usable kinds, this one among them
 * @param places own Bases that can take a new defender
 * @param bestBuy the worth of the best purchase from the present Reserve, at least 0
 */
export const abilityWorth = (
  changes: Changes,
  strikes: Strikes,
  kind: number,
  hand: readonly number[],
  places: readonly number[],
  bestBuy: number,
): number => {
  const { state: s, parameters } = changes;
  let worth = 0;
  let leaves = false;
  for (const { id, n } of KINDS[kind]!.abilities) {
    switch (id) {
      case 'reinforcements':
        worth += parameters.draw * n;
        break;
      case 'sabotage':
        worth += sabotageWorth(changes);
        break;
      case 'reconnaissance':
        if (s.purchases === 0 || s.conscription)
          worth += canBuySomething(hand, kind) ? Math.max(0, parameters.freshReserve - bestBuy) : 0;
        break;
      case 'siege':
        worth += Math.max(
          0,
          ...siegeTargets(changes, strikes, NATION[kind]!, hand, kind).map((t) => t.worth),
        );
        break;
      case 'invulnerability':
        worth += changes.medal(NATION[kind]!);
        break;
      case 'repair':
        worth += bestRepair(changes).worth;
        break;
      case 'research':
        leaves = true;
        worth += bestGain(changes, n).worth + changes.gain(kind, -1);
        break;
    }
  }
  if (!leaves && kind < VEHICLE_COUNT && DEFENCE[kind]! > 0 && places.length > 0) {
    changes.bestPlace(kind, places);
    worth += changes.placed;
  }
  return worth;
};

const canBuySomething = (hand: readonly number[], except: number): boolean =>
  hand.reduce((sum, kind) => (kind === except ? sum : sum + Math.max(0, RESOURCES[kind]!)), 0) >= 2;

const sabotageWorth = ({ state: s, seat, parameters }: Changes): number => {
  let worth = 0;
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat || s.card.size(handOf(s, other)) === 0) continue;
    // In the last round, a player who has already had their turn does not use their hand any more.
    const before = (other - s.first + s.config.seats) % s.config.seats;
    const own = (seat - s.first + s.config.seats) % s.config.seats;
    if (s.trigger === 0 || before > own) worth += parameters.sabotage / (s.config.seats - 1);
  }
  return worth;
};

export interface Target {
  readonly target: number;
  readonly worth: number;
}
/**
 * Legal Siege targets and their worth, which includes attacks that they prepare.
 * @param nation of the card that is played
 * @param hand the usable kinds
 * @param except the kind that is played itself, or -1
 */
export const siegeTargets = (
  changes: Changes,
  strikes: Strikes,
  nation: number,
  hand: readonly number[],
  except: number,
): Target[] => {
  const { state: s, seat, parameters } = changes;
  const follows = !s.attacked && hand.some((kind) => kind !== except && canAttack(s, kind));
  const found: Target[] = [];
  for (let at = 0; at < placesOf(s); at++) {
    if (seatOfPlace(at) === seat || !stands(s, at)) continue;
    const defender = defenderAt(s, at);
    const base = s.damagedBases.has(at)
      ? changes.capture(at, true)
      : parameters.damage + (follows && defender < 0 ? FOLLOW_UP_SHARE * strikes.captureOf(at) : 0);
    found.push({ target: step(VERB.base, at), worth: base });
    if (defender < 0 || !ARMED[KIND_OF[defender]!]) continue;
    const destroyed = s.damagedDefenders.has(at) || (s.config.siegeByPoint && defenceAt(s, at) <= 1);
    const kill = strikes.killOf(at, nation);
    const worth = destroyed
      ? kill
      : parameters.damage + (follows && defenceAt(s, at) > 1 ? FOLLOW_UP_SHARE * kill : 0);
    found.push({ target: step(VERB.defender, at), worth });
  }
  return found;
};

/** The best Vehicle of the Reserve up to this cost; -1 and worth 0 if there is none. */
const bestGain = (changes: Changes, limit: number): { vehicle: number; worth: number } => {
  const { state: s } = changes;
  let best = { vehicle: -1, worth: 0 };
  for (let c = s.card.first(reserveOf(s)); c >= 0; c = s.card.next(c)) {
    if (COST[c]! > limit) continue;
    const worth = changes.gain(c);
    if (best.vehicle < 0 || worth > best.worth) best = { vehicle: c, worth };
  }
  return best;
};

/** The one or two kinds of the Depot whose removal is worth most (RUSH-6.32), ascending; none for an empty Depot. */
export const bestRepair = (changes: Changes): { kinds: number[]; worth: number } => {
  const { state: s, seat } = changes;
  const lost: { kind: number; worth: number }[] = [];
  for (let c = s.card.first(depotOf(s, seat)); c >= 0; c = s.card.next(c)) {
    const kind = KIND_OF[c]!;
    const known = lost.find((one) => one.kind === kind);
    lost.push({ kind, worth: known ? known.worth : changes.gain(kind, -1) });
  }
  lost.sort((a, b) => b.worth - a.worth);
  const [first, second] = lost;
  if (!first) return { kinds: [], worth: 0 };
  if (!second || second.worth <= 0) return { kinds: [first.kind], worth: first.worth };
  const kinds = [first.kind, second.kind].sort((a, b) => a - b);
  return { kinds, worth: first.worth + second.worth };
};

/** How useful a card is in the next turn, in arbitrary units. Sabotage takes the least useful one. */
export const handUse = (s: RushState, kind: number): number => {
  const { abilities, type } = KINDS[kind]!;
  if (type === 'base') return -1;
  let use = Math.max(0, RESOURCES[kind]!);
  for (const { id, n } of abilities) use += id === 'reinforcements' ? 1.5 * n : id === 'research' ? 0.4 : 0.8;
  if (kind < VEHICLE_COUNT) {
    if (canAttack(s, kind)) use += 1;
    use += DEFENCE[kind]! / 2;
  }
  return use;
};

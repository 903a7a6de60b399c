/** Abilities outside fights: those of travel, rest and before an action (WOW-4.7–4.9, 5.8, 6.5). */
import type { Chance } from '#engine/chance.ts';
import type { Refusal } from '#engine/result.ts';
import type { Ability, Op, OpName, OpOf } from '../../content/effects/vocabulary.ts';
import { named } from '../belongings.ts';
import { holds } from '../effects/conditions.ts';
import { perform } from '../effects/perform.ts';
import { runOf } from '../effects/use.ts';
import type { Tell } from '../events.ts';
import { push } from '../fight/frames.ts';
import { costOf } from '../fight/resources.ts';
import { handOf, usesIn, WINDOW_BITS } from '../hands.ts';
import { abilitiesAt, hasSource, heroName, membersOf, sourceId } from '../heroes.ts';
import { inOrder } from '../lists.ts';
import { type MapWindow, refuse, refuseIn } from '../refusals.ts';
import { FIRST_USE, SOURCES, USES } from '../sources.ts';
import { F_SPENT, talentsOf, type Warcraft } from '../state.ts';

export const abilityOf = (s: Warcraft, use: number): Ability | undefined => {
  const place = USES[use];
  return place && abilitiesAt(s, place.source)[place.index];
};
/** The operation of this name in an ability, or undefined. */
export const opIn = <K extends OpName>(ability: Ability | undefined, name: K): OpOf<K> | undefined =>
  (ability?.ops as readonly Op[] | undefined)?.find((op): op is OpOf<K> => op.name === name);

const priceOf = (s: Warcraft, hero: number, use: number): number => {
  const { source, index } = USES[use]!;
  const own = SOURCES[source]!.type === 'active' ? 0 : costOf(s, hero, source);
  return own + abilitiesAt(s, source)[index]!.energy;
};
/** Why this ability cannot be used at this window, which is no window of a fight. */
export const refuseMapUse = (s: Warcraft, hero: number, use: number, on: MapWindow): Refusal | undefined => {
  const place = USES[use];
  if (!place || !hasSource(s, hero, place.source)) return refuseIn(on, 'NOT_YOUR_CARD');
  const ability = abilityOf(s, use);
  const card = SOURCES[place.source]!;
  if (!ability || ability.on !== on) return refuse('WRONG_WINDOW', named(s, place.source));
  if (ability.auto) return refuse('BY_ITSELF', named(s, place.source));
  if (card.type === 'bag' && card.level > s.level[hero]!)
    return refuse('LEVEL_TOO_LOW', { level: card.level });
  const once = ability.when.some(({ name }) => name === 'oncePerTurn');
  if (once && s.usedTurn.has(place.source)) return refuse('USED_THIS_TURN', named(s, place.source));
  if (!holds(s, hero, ability.when)) return refuse('CONDITION', named(s, place.source));
  const price = priceOf(s, hero, use);
  return price > s.energy[hero]!
    ? refuse('NOT_ENOUGH_ENERGY', { price, energy: s.energy[hero]! })
    : undefined;
};
const NONE: readonly number[] = [];
/** The abilities that this character may use at this window. */
export const mapUses = (s: Warcraft, hero: number, on: MapWindow): readonly number[] => {
  const hand = handOf(s, hero);
  if ((hand.useWindows & WINDOW_BITS[on]) === 0) return NONE;
  const list: number[] = [];
  for (const { use, ability } of usesIn(hand))
    if (ability.on === on && !refuseMapUse(s, hero, use, on)) list.push(use);
  return inOrder(list);
};

/** Energy is spent outside a fight; its window opens when the action is resolved (`energySpent`). */
export const spend = (s: Warcraft, hero: number, energy: number, tell: Tell | null): void => {
  if (energy === 0) return;
  s.energy[hero]! -= energy;
  tell?.({ type: 'paid', hero: heroName(s, hero), resource: 'energy', count: energy });
  push(s, F_SPENT, hero);
};
/** A talent is chosen: for a new level, or in the place of another one (WOW-19.12, 21.7; window `learn`). */
export const gainTalent = (
  s: Warcraft,
  hero: number,
  card: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  s.cards.move(card, talentsOf(s, hero));
  abilitiesAt(s, card).forEach(({ on, ops }, i) => {
    if (on === 'learn') perform(runOf(s, hero, hero, card, FIRST_USE[card]! + i, chance, tell), ops);
  });
};
/** All have managed: `energySpent` opens for those who paid for active powers (WOW-11.9). Returns whether anybody did. */
export const openSpending = (s: Warcraft): boolean => {
  if (s.spenders === 0) return false;
  for (const hero of membersOf(s.spenders).toReversed()) push(s, F_SPENT, hero);
  s.spenders = 0;
  return true;
};
/** Uses an ability; operations that only the action itself can carry out do nothing here. */
export const useOnMap = (s: Warcraft, hero: number, use: number, chance: Chance, tell: Tell | null): void => {
  const { source } = USES[use]!;
  const price = priceOf(s, hero, use);
  s.usedTurn.add(source);
  tell?.({ type: 'used', hero: heroName(s, hero), card: sourceId(s, source), energy: price });
  // What the use costs is told with it.
  spend(s, hero, price, null);
  perform(runOf(s, hero, hero, source, use, chance, tell), abilityOf(s, use)!.ops);
};

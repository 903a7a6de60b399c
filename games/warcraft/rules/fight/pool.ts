/** The dice pool: what is in it, what stun and curse take, and the roll (WOW-13.5–13.8, 16). */
import type { Chance } from '#engine/chance.ts';
import { happen } from '../effects/use.ts';
import type { Tell } from '../events.ts';
import { WINDOW_BITS } from '../hands.ts';
import { factionOf, fightersOf, heroName } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { SOURCES, USES } from '../sources.ts';
import { dicePerColour, ROLLED, SUPPLY, UNROLLED, type Warcraft } from '../state.ts';
import { addDice, COLOUR_LETTERS, clearDice, diceText, inPool, removeDie, rollDie } from './dice.ts';
import { CHARACTERS_ARE, threatNow } from './foes.ts';

/** Dice that a stun token takes (WOW-16.1). */
export const STUN_DICE = 2;
/** Values and dice of the phase as they are before any card works. */
const emptyPool = (s: Warcraft): void => {
  clearDice(s);
  s.rerolls = 0;
  s.attrition = 0;
  s.threat = 0;
  s.rerolled = 0;
  s.fixedColours = 0;
  setAll(s.surplus, 0);
  setAll(s.drops, 0);
  setAll(s.limits, 99);
  setAll(s.redirects, 0);
  setAll(s.cardHits, 0);
  s.placedDamage = 0;
  s.placedArmor = 0;
};

/** WOW-17.3: the highest level among the opponents and two; fixed when the phase begins. */
const pvpThreat = (s: Warcraft, faction: number): number =>
  2 + fightersOf(s, 1 - faction).reduce((most, hero) => Math.max(most, s.level[hero]!), 0);

/** What an active power does for friends it does once in the phase of each; instants do so once in a round (content 5.9). */
const EACH_PHASE = USES.flatMap(({ source, index }, use) =>
  SOURCES[source]!.type === 'active' && SOURCES[source]!.abilities[index]!.ally ? [use] : [],
);
/** The dice pool step begins: what happens by itself happens. */
export const openPool = (s: Warcraft, hero: number, tell: Tell | null): void => {
  emptyPool(s);
  for (let i = 0; i < EACH_PHASE.length; i++) s.used[EACH_PHASE[i]!] = 0;
  s.healthBefore = s.health[hero]!;
  s.energyBefore = s.energy[hero]!;
  s.poolBegun = 0;
  if (s.opposed === CHARACTERS_ARE) s.pvpThreat = pvpThreat(s, factionOf(s, hero));
  happen(s, hero, WINDOW_BITS.poolStart, null, tell);
  tell?.({ type: 'attackPhase', hero: heroName(s, hero), threat: threatNow(s) });
};
/** The step begins anew; what friends have added to it stays (`~`, content 1.4). */
const beginAnew = (s: Warcraft, hero: number): void => {
  emptyPool(s);
  s.health[hero] = s.healthBefore;
  s.energy[hero] = s.energyBefore;
  happen(s, hero, WINDOW_BITS.poolStart, null, null);
};
/** A card is switched off before its owner has decided anything else: the step begins anew without it (WOW-12.4). */
export const switchOff = (s: Warcraft, hero: number, card: number): void => {
  const friends = hasFriendAdded(s) ? addedByFriends(s, hero) : NO_DICE;
  s.off.add(card);
  beginAnew(s, hero);
  for (let colour = 0; colour < friends.length; colour++) addDice(s, colour, friends[colour]!, false, null);
};
const NO_DICE: readonly number[] = [];
/**
 * Colour → dice beyond those that the step begins with. Those for which there was no room count, too: there may be some when
 * a card is off (WOW-13.6).
 */
const addedByFriends = (s: Warcraft, hero: number): number[] => {
  const added = [entitled(s, 0), entitled(s, 1), entitled(s, 2)];
  beginAnew(s, hero);
  for (let colour = 0; colour < added.length; colour++) added[colour]! -= entitled(s, colour);
  return added;
};
const entitled = (s: Warcraft, colour: number): number => inPool(s, colour) + s.surplus[colour]!;
/** The abilities that friends may use in this step of another. */
const FRIENDLY = USES.flatMap(({ source, index }, use) => {
  const ability = SOURCES[source]!.abilities[index];
  return ability?.ally && ability.on === 'poolStart' ? [use] : [];
});
const hasFriendAdded = (s: Warcraft): boolean => {
  for (let i = 0; i < FRIENDLY.length; i++) if (s.used[FRIENDLY[i]!]! > 0) return true;
  return false;
};

/** How many of so many dice of a colour stay in the pool by `limitPool` and `dropBeforeRoll` (WOW-16.7). */
const keptOf = (s: Warcraft, colour: number, count: number): number =>
  Math.max(0, Math.min(count, s.limits[colour]!) - s.drops[colour]!);
/** Colour → dice in the pool that stay there, before stun and curse. */
export const poolCounts = (s: Warcraft): number[] => {
  const counts = [0, 0, 0];
  for (let colour = 0; colour < counts.length; colour++)
    counts[colour] = keptOf(s, colour, inPool(s, colour));
  return counts;
};
const sizeOf = (counts: readonly number[]): number => counts[0]! + counts[1]! + counts[2]!;
export const poolSize = (s: Warcraft): number => sizeOf(poolCounts(s));
/** How many dice of these stun and curse take: all there are, if they are fewer (WOW-16.5). */
export const dueDice = (s: Warcraft, hero: number, counts: readonly number[] = poolCounts(s)): number =>
  Math.min(sizeOf(counts), STUN_DICE * s.stun[hero]! + s.curse[hero]!);
/** WOW-16.2 */
export const stunDefeats = (s: Warcraft, hero: number, counts?: readonly number[]): boolean =>
  s.stun[hero]! > 0 && sizeOf(counts ?? poolCounts(s)) < STUN_DICE * s.stun[hero]!;

const takeDice = (
  s: Warcraft,
  colour: number,
  count: number,
  remove: (s: Warcraft, die: number) => void,
): void => {
  for (let i = 0; i < count; i++) {
    const die = firstToGo(s, colour);
    if (die < 0) return;
    remove(s, die);
  }
};
/** The first die of a colour in the pool, or -1; those that are set to a face go last, the highest at the end. */
const firstToGo = (s: Warcraft, colour: number): number => {
  const { dieAt, face } = s;
  const width = dicePerColour(s.config);
  let first = -1;
  for (let die = colour * width; die < (colour + 1) * width; die++)
    if (dieAt[die] === UNROLLED && (first < 0 || face[die]! < face[first]!)) first = die;
  return first;
};
const leaveDie = (s: Warcraft, die: number): void => {
  s.dieAt[die] = SUPPLY;
  s.face[die] = 0;
};

/**
 * Rolls the pool.
 * @param paid colour → dice given up for stun and curse, which are out (WOW-16.9)
 * @param left colour → dice that stay unrolled by choice and are free again (WOW-13.5)
 */
export const rollPool = (
  s: Warcraft,
  hero: number,
  paid: readonly number[],
  left: readonly number[],
  chance: Chance,
  tell: Tell | null,
): void => {
  let taken = 0;
  for (let colour = 0; colour < COLOUR_LETTERS.length; colour++) {
    const count = inPool(s, colour);
    const surplus = count - keptOf(s, colour, count);
    if (surplus > 0) takeDice(s, colour, surplus, removeDie);
    if (paid[colour]! > 0) takeDice(s, colour, paid[colour]!, removeDie);
    if (left[colour]! > 0) takeDice(s, colour, left[colour]!, leaveDie);
    taken += paid[colour]!;
  }
  if (taken > 0) tell?.({ type: 'diceTaken', hero: heroName(s, hero), count: taken });
  const { dieAt, face } = s;
  for (let die = 0; die < dieAt.length; die++) {
    if (dieAt[die] !== UNROLLED && dieAt[die] !== ROLLED) continue;
    // A die that was set to a face is not rolled (`preset`).
    if (face[die] === 0) rollDie(s, die, chance);
    else dieAt[die] = ROLLED;
  }
  tell?.({ type: 'rolled', hero: heroName(s, hero), dice: diceText(s) });
};

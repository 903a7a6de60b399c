/** Stronger and weaker factions, and the order of experience (WOW-20.5, 20.8). */
import type { Chance } from '#engine/chance.ts';
import { heroesOf } from '../heroes.ts';
import { fromTo } from '../lists.ts';
import { turnFaction } from '../map/turn.ts';
import type { Warcraft } from '../state.ts';

const xpOf = (s: Warcraft, faction: number): number =>
  heroesOf(s, faction).reduce((sum, hero) => sum + s.xp[hero]!, 0);
/** Tied factions both count as stronger. */
export const isStronger = (s: Warcraft, faction: number): boolean => xpOf(s, faction) >= xpOf(s, 1 - faction);
/** The faction with more experience together; a tie is drawn (WOW-22.9, 23.2). */
export const richerFaction = (s: Warcraft, chance: Chance): number => {
  const [alliance, horde] = [xpOf(s, 0), xpOf(s, 1)];
  if (alliance === horde) return chance.draw(2);
  return alliance > horde ? 0 : 1;
};
/** The faction whose turn is ending: the marker has gone on already. */
export const endingFaction = (s: Warcraft): number => 1 - turnFaction(s);
const isAnyTie = (xp: Int32Array): boolean => {
  for (let i = 1; i < xp.length; i++) for (let j = 0; j < i; j++) if (xp[i] === xp[j]) return true;
  return false;
};
/** All characters from the fewest experience to the most, ties at random. */
export const orderByXp = (s: Warcraft, chance: Chance): void => {
  const { xp, eventOrder } = s;
  const order = fromTo(0, s.config.heroes - 1);
  // Chance is asked only where it decides.
  if (isAnyTie(xp)) chance.shuffle(order, order.length);
  // Sorted in place; who is tied keeps its place.
  for (let i = 0; i < order.length; i++) {
    const hero = order[i]!;
    let at = i;
    for (; at > 0 && xp[eventOrder[at - 1]!]! > xp[hero]!; at--) eventOrder[at] = eventOrder[at - 1]!;
    eventOrder[at] = hero;
  }
};

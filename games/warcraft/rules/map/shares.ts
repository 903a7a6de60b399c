/** How gold and experience are shared, and what becomes of experience by level (WOW-19.2–19.5, 19.8, 19.13). */
import type { Chance } from '#engine/chance.ts';
import { LEVEL_XP, MAX_LEVEL } from '../../content/tracks.ts';
import type { Tell } from '../events.ts';
import { heroesOf, heroName } from '../heroes.ts';
import { DEFEATED, FIGHTING, type Warcraft } from '../state.ts';

/** The participants of the faction that share: the undefeated ones, or all but those who escaped. */
export const sharers = (s: Warcraft, faction: number, alsoDefeated: boolean): readonly number[] =>
  heroesOf(s, faction).filter(
    (hero) => s.role[hero] === FIGHTING || (alsoDefeated && s.role[hero] === DEFEATED),
  );
/** The one with the fewest experience; ties are drawn. */
const fewest = (heroes: readonly number[], xp: readonly number[], chance: Chance): number => {
  const least = Math.min(...heroes.map((hero) => xp[hero]!));
  const tied = heroes.filter((hero) => xp[hero] === least);
  return tied.length > 1 ? tied[chance.draw(tied.length)]! : tied[0]!;
};
/** Character → its part; the whole remainder goes to the one with the fewest experience before this reward. */
const divide = (
  total: number,
  heroes: readonly number[],
  before: readonly number[],
  chance: Chance,
): ReadonlyMap<number, number> => {
  const each = Math.floor(total / heroes.length);
  const parts = new Map(heroes.map((hero) => [hero, each]));
  const rest = total - each * heroes.length;
  if (rest > 0) {
    const hero = fewest(heroes, before, chance);
    parts.set(hero, each + rest);
  }
  return parts;
};
export const addXp = (s: Warcraft, hero: number, xp: number, tell: Tell | null): void => {
  if (xp <= 0) return;
  s.xp[hero] = Math.min(LEVEL_XP[MAX_LEVEL - 1]!, s.xp[hero]! + xp);
  tell?.({ type: 'xpGained', hero: heroName(s, hero), count: xp });
};
export const addGold = (s: Warcraft, hero: number, gold: number, tell: Tell | null): void => {
  if (gold <= 0) return;
  s.gold[hero]! += gold;
  tell?.({ type: 'goldGained', hero: heroName(s, hero), count: gold });
};

/**
 * Shares gold among the undefeated and experience among all participants of a faction.
 * @param level the recommended level that experience is adjusted to; undefined for events (WOW-19.15)
 */
export const share = (
  s: Warcraft,
  faction: number,
  reward: { readonly gold: number; readonly xp: number; readonly level: number | undefined },
  chance: Chance,
  tell: Tell | null,
): void => {
  const before = [...s.xp];
  const able = sharers(s, faction, false);
  const all = sharers(s, faction, true);
  if (able.length > 0)
    for (const [hero, gold] of divide(reward.gold, able, before, chance)) addGold(s, hero, gold, tell);
  if (all.length === 0) return;
  const lower = all.filter((hero) => s.level[hero]! < (reward.level ?? 0));
  const only = s.config.lowestOnly && lower.length > 1 ? fewest(lower, before, chance) : -1;
  for (const [hero, xp] of divide(reward.xp, all, before, chance)) {
    const gap = reward.level === undefined ? 0 : reward.level - s.level[hero]!;
    const bonus = gap > 0 && only >= 0 && only !== hero ? 0 : gap;
    addXp(s, hero, Math.max(0, xp + bonus), tell);
  }
};

/** What a faction could fight, and what that is worth: groups of its quests, bosses, the overlord. */
import { BOSSES } from '../content/opponents.ts';
import { QUESTS } from '../content/quests/index.ts';
import { LEVEL_XP } from '../content/tracks.ts';
import { bossesIn } from '../rules/event-cards/bosses.ts';
import { counterIn, overlordNo } from '../rules/event-cards/dragon.ts';
import { COUNTER_REGIONS } from '../rules/event-cards/fields.ts';
import { isStronger } from '../rules/event-cards/strength.ts';
import { independents } from '../rules/map/geography.ts';
import { openQuests } from '../rules/map/quests.ts';
import { SINGLES } from '../rules/sources.ts';
import { FIGURES, REGION_IDS, type Warcraft } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Foe } from './guess.ts';

export interface Goal {
  readonly region: number;
  /** The step that names it in a challenge. */
  readonly target: number;
  readonly foe: Foe;
  /** Independent creatures that must be fought there before (WOW-4.2). */
  readonly before: Foe | undefined;
  readonly kind: 'quest' | 'boss' | 'overlord';
  /** Points of experience for the party, before levels are looked at; and what gold and items are worth beside it. */
  readonly xp: number;
  readonly goods: number;
  /** The recommended level, 0 without one. */
  readonly level: number;
  /** Several groups of a quest share its reward. */
  readonly part: number;
}
const foeOf = (figures: readonly number[]): Foe => ({
  threat: Math.max(...figures.map((figure) => FIGURES[figure]!.strength.threat)),
  attack: figures.reduce((sum, figure) => sum + FIGURES[figure]!.strength.attack, 0),
  health: figures.reduce((sum, figure) => sum + FIGURES[figure]!.strength.health, 0),
});
const blues = (s: Warcraft, region: number): Foe | undefined => {
  const figures = independents(s, region);
  return figures.length > 0 ? foeOf(figures) : undefined;
};
const singleFoe = (s: Warcraft, single: number): Foe => {
  const one = SINGLES[single]!;
  const { threat, attack, health } = 'four' in one ? (s.config.heroes === 4 ? one.four : one.six) : one;
  return { threat, attack, health };
};
const GOLD = 0.25;
const ITEM = 1.2;
const questGoals = (s: Warcraft, faction: number): Goal[] =>
  openQuests(s, faction).flatMap((quest) => {
    const groups = new Map<string, number[]>();
    for (let figure = 0; figure < FIGURES.length; figure++) {
      if (s.questOf[figure] !== quest) continue;
      const region = s.figures.zoneOf[figure]! - s.figures.plan.base.region!;
      const key = `${region} ${FIGURES[figure]!.kind}`;
      groups.set(key, [...(groups.get(key) ?? []), figure]);
    }
    const { xp, gold, items, special, level } = QUESTS[quest]!;
    return [...groups.values()].map((figures) => {
      const region = s.figures.zoneOf[figures[0]!]! - s.figures.plan.base.region!;
      return {
        region,
        target: step(VERB.group, Math.min(...figures)),
        foe: foeOf(figures),
        before: blues(s, region),
        kind: 'quest' as const,
        xp,
        goods: GOLD * gold + ITEM * (items.length + (special ? 1 : 0)),
        level,
        part: 1 / groups.size,
      };
    });
  });
const bossGoals = (s: Warcraft, faction: number): Goal[] =>
  [...new Set(BOSSES.map(({ region }) => REGION_IDS.indexOf(region)))].flatMap((region) =>
    bossesIn(s, faction, region).map((boss) => {
      const { xp, gold, items } = isStronger(s, faction) ? BOSSES[boss]!.stronger : BOSSES[boss]!.weaker;
      return {
        region,
        target: step(VERB.single, boss),
        foe: singleFoe(s, boss),
        before: blues(s, region),
        kind: 'boss' as const,
        xp,
        goods:
          GOLD * (gold === 'collected' ? s.collectedGold : gold) +
          ITEM * (items === 'collected' ? 2 : items.length),
        level: 0,
        part: 1,
      };
    }),
  );
/** Where the overlord is, or may be: Kazzak lies under one of the counters that are left. */
const overlordRegions = (s: Warcraft): number[] =>
  s.overlordAt >= 0
    ? [s.overlordAt]
    : COUNTER_REGIONS.map((id) => REGION_IDS.indexOf(id)).filter((region) => counterIn(s, region) >= 0);
export const overlordGoals = (s: Warcraft): Goal[] =>
  overlordRegions(s).map((region) => ({
    region,
    target: step(VERB.single, overlordNo(s)),
    foe: singleFoe(s, overlordNo(s)),
    before: blues(s, region),
    kind: 'overlord' as const,
    xp: 0,
    goods: 0,
    level: 0,
    part: 1,
  }));
export const goalsOf = (s: Warcraft, faction: number): Goal[] => [
  ...questGoals(s, faction),
  ...bossGoals(s, faction),
];

const MOST_XP = LEVEL_XP.at(-1)!;
/** What a victory brings to this party, in points of experience. */
export const rewardOf = (s: Warcraft, goal: Goal, party: readonly number[]): number => {
  const each = goal.xp / party.length;
  let sum = goal.goods;
  for (const hero of party) {
    const gap = goal.level > 0 ? goal.level - s.level[hero]! : 0;
    sum += Math.min(MOST_XP - s.xp[hero]!, Math.max(0, each + gap));
  }
  return sum * goal.part;
};

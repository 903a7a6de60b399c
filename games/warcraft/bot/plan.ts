/**
 * The plan of a faction: what each character goes for, alone or all together. It is a function of what everybody sees, so
 * partners who plan alike agree without a word.
 */
import { LAST_SPACE } from '../content/tracks.ts';
import { capacityOf, heroesOf } from '../rules/heroes.ts';
import { blockedRegions, FAR, stepsTo } from '../rules/map/ways.ts';
import type { Warcraft } from '../rules/state.ts';
import { type Goal, goalsOf, overlordGoals, rewardOf } from './goals.ts';
import { type Fighter, guess, lineOf } from './guess.ts';

/** The chance that this party wins against a goal: as it is now, or when Health and Energy are full again (`rested`). */
export type Judge = (s: Warcraft, party: readonly number[], goal: Goal, rested: boolean) => number;

/** Each character as it is, or with Health and Energy full. */
const fighterOf = (s: Warcraft, hero: number): Fighter => ({
  line: lineOf(s, hero, capacityOf(s, hero, 'energy')),
  health: capacityOf(s, hero, 'health') + s.pet[hero]!,
});
const guessed = (fighters: readonly Fighter[], goal: Goal): number => {
  const first = goal.before ? guess(fighters, goal.before).win : 1;
  return first * guess(fighters, goal.foe).win;
};

export interface Errand {
  readonly goal: Goal;
  readonly party: readonly number[];
  /** Region → steps to the goal. */
  readonly steps: readonly number[];
  readonly win: number;
}
const STEPS_PER_ACTION = 2;
const DESPERATE = 0.3;
/** A lost fight costs about so many points of experience for each character: the way back and the rest. */
const DEFEAT = 3;
/** What a bot wants before it begins: a fair chance, or the plan is another one. */
export interface Taste {
  /** Absent: fights are guessed. */
  readonly judge?: Judge;
  /** Chance from which a fight is worth trying. */
  readonly boldness: number;
  /** Chance against the overlord from which the faction goes for it at any time. */
  readonly overlord: number;
  /** Space of the marker from which the faction goes for the overlord whatever else there is. */
  readonly late: number;
  /** How many of the best errands by guess are judged. */
  readonly judged: number;
  /** Whether pools and rerolls are judged by the oracle. */
  readonly exact: boolean;
}

const actionsFor = (s: Warcraft, party: readonly number[], steps: readonly number[]): number => {
  let most = 0;
  for (const hero of party) {
    const far = steps[s.region[hero]!]!;
    const missing =
      capacityOf(s, hero, 'health') -
      s.health[hero]! +
      0.5 * (capacityOf(s, hero, 'energy') - s.energy[hero]!);
    const rests = Math.ceil(Math.max(0, missing - 1) / (STEPS_PER_ACTION * s.level[hero]!));
    most = Math.max(most, (far >= FAR ? 20 : Math.ceil(far / STEPS_PER_ACTION)) + rests);
  }
  return most + 1;
};
interface Rated extends Errand {
  readonly rate: number;
}
const rated = (
  s: Warcraft,
  goal: Goal,
  party: readonly number[],
  steps: readonly number[],
  win: number,
): Rated => {
  const gain = win * rewardOf(s, goal, party) - (1 - win) * DEFEAT * party.length;
  const actions = actionsFor(s, party, steps) + (goal.before ? 1 : 0);
  return { goal, party, steps, win, rate: gain / (actions * party.length) };
};
const better = (a: Rated, b: Rated): number => b.rate - a.rate;

interface Way {
  readonly goal: Goal;
  readonly steps: readonly number[];
}
/** Whether the faction goes for the overlord now, and where. */
const finalErrand = (
  s: Warcraft,
  party: readonly number[],
  fighters: readonly Fighter[],
  ways: readonly Way[],
  taste: Taste,
): Rated | undefined => {
  const far = ({ steps }: Way): number => party.reduce((sum, hero) => sum + steps[s.region[hero]!]!, 0);
  const [near] = [...ways].sort((a, b) => far(a) - far(b));
  if (!near) return undefined;
  // Who judges well goes on with quests to the end, unless all are near enough for a last try.
  const inReach = (hero: number): boolean => near.steps[s.region[hero]!]! <= 2 * (s.actions[hero]! - 1);
  const late =
    s.space >= taste.late && !s.config.noTurnLimit && (!taste.judge || party.every((hero) => inReach(hero)));
  const rough = guessed(fighters, near.goal);
  if (!late && rough < taste.overlord / 2) return undefined;
  const win = late ? rough : (taste.judge?.(s, party, near.goal, true) ?? rough);
  return late || win >= taste.overlord ? { ...near, party, win, rate: 0 } : undefined;
};

/** Hero → its errand. */
export const errandsOf = (s: Warcraft, faction: number, taste: Taste): ReadonlyMap<number, Errand> => {
  const heroes = heroesOf(s, faction);
  const fighters = new Map(heroes.map((hero) => [hero, fighterOf(s, hero)]));
  const fightersIn = (party: readonly number[]): Fighter[] => party.map((hero) => fighters.get(hero)!);
  const blocked = blockedRegions(s);
  const wayTo = (goal: Goal): Way => ({ goal, steps: stepsTo(faction, goal.region, blocked) });
  const errands = new Map<number, Errand>();
  const last = finalErrand(s, heroes, fightersIn(heroes), overlordGoals(s).map(wayTo), taste);
  if (last) {
    for (const hero of heroes) errands.set(hero, last);
    return errands;
  }
  const ways = goalsOf(s, faction).map(wayTo);
  const rateAll = (party: readonly number[], least: number): Rated[] => {
    const list = ways
      .map(({ goal, steps }) => rated(s, goal, party, steps, guessed(fightersIn(party), goal)))
      .sort(better);
    const { judge } = taste;
    const judged = judge
      ? list
          .slice(0, taste.judged)
          .map(({ goal, steps }) => rated(s, goal, party, steps, judge(s, party, goal, true)))
          .sort(better)
      : list;
    return judged.filter(({ win }) => win >= least);
  };
  // Where nothing looks safe the faction tries together what looks best, rather than to wait.
  const together = rateAll(heroes, taste.boldness)[0] ?? rateAll(heroes, DESPERATE)[0];
  // Alone each takes what nobody before it takes.
  const taken = new Set<Goal>();
  const alone = heroes.map((hero) => {
    const own = rateAll([hero], taste.boldness).find(({ goal }) => !taken.has(goal));
    if (own) taken.add(own.goal);
    return own;
  });
  const aloneRate = alone.reduce((sum, one) => sum + (one?.rate ?? 0), 0) / heroes.length;
  for (const [i, hero] of heroes.entries()) {
    const own = together && together.rate >= aloneRate ? together : (alone[i] ?? together);
    if (own) errands.set(hero, own);
  }
  return errands;
};

/** Whether these are the last actions of the faction before the end. */
export const isLastTurn = (s: Warcraft): boolean => !s.config.noTurnLimit && s.space >= LAST_SPACE - 1;

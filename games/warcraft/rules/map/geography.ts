/** The map: who may go where, how far places are, and where the defeated come back (WOW-5, WOW-15.6–15.8). */
import { FACTIONS } from '../../content/factions.ts';
import { REGIONS } from '../../content/regions.ts';
import { factionOf } from '../heroes.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { step, VERB } from '../steps.ts';

const indexOf = (id: string): number => REGION_IDS.indexOf(id);
/** Region → the regions across a border that may be crossed (WOW-5.2). */
export const NEIGHBOURS: readonly (readonly number[])[] = REGIONS.map(({ borders }) => borders.map(indexOf));
/** Faction → its starting region (WOW-2.3). */
export const START: readonly number[] = FACTIONS.map((faction) =>
  REGIONS.findIndex(({ start }) => start === faction),
);
/** Faction → regions with its flight paths (WOW-5.4). */
export const FLIGHTS: readonly (readonly number[])[] = FACTIONS.map((faction) =>
  REGIONS.flatMap(({ flight }, region) => (flight?.includes(faction) ? [region] : [])),
);
const TOWNS: readonly (readonly boolean[])[] = FACTIONS.map((faction) =>
  REGIONS.map(({ town }) => town?.includes(faction) === true),
);
export const isTownOf = (region: number, faction: number): boolean => TOWNS[faction]![region]!;
export const GRAVEYARDS = REGIONS.flatMap(({ graveyard }, region) => (graveyard ? [region] : []));

/** Region → walking steps from here over crossable borders; `closed` is not entered. -1: not to be reached. */
export const distancesFrom = (from: number, closed = -1): readonly number[] => {
  const key = from * (REGIONS.length + 1) + closed + 1;
  DISTANCES[key] ??= measure(from, closed);
  return DISTANCES[key];
};
/** The map does not change, so each is measured once. */
const DISTANCES: (readonly number[] | undefined)[] = [];
const measure = (from: number, closed: number): number[] => {
  const far = REGIONS.map(() => -1);
  far[from] = 0;
  const queue = [from];
  for (const here of queue)
    for (const next of NEIGHBOURS[here]!) {
      if (far[next]! >= 0 || next === closed) continue;
      far[next] = far[here]! + 1;
      queue.push(next);
    }
  return far;
};

/** Where a character that fell here may come back: the starting region, or a nearest graveyard but this one. */
export const returnRegions = (s: Warcraft, hero: number): readonly number[] => {
  const returns = RETURNS[factionOf(s, hero)]!;
  const here = s.region[hero]!;
  returns[here] ??= findReturns(factionOf(s, hero), here);
  return returns[here];
};
/** By faction and region; the map does not change, so each is looked for once. */
const RETURNS: (readonly number[])[][] = FACTIONS.map(() => []);
const findReturns = (faction: number, here: number): number[] => {
  const far = distancesFrom(here, START[1 - faction]!);
  const graves = GRAVEYARDS.filter((region) => region !== here && far[region]! >= 0);
  const nearest = Math.min(...graves.map((region) => far[region]!));
  return [...new Set([START[faction]!, ...graves.filter((region) => far[region] === nearest)])];
};

/** Independent figures in a region (WOW-4.2). */
export const independents = (s: Warcraft, region: number): number[] => {
  const list: number[] = [];
  const zone = s.figures.plan.base.region! + region;
  for (let figure = s.figures.first(zone); figure >= 0; figure = s.figures.next(figure))
    if (s.questOf[figure]! < 0) list.push(figure);
  return list;
};
export const hasIndependents = (s: Warcraft, region: number): boolean => {
  const zone = s.figures.plan.base.region! + region;
  for (let figure = s.figures.first(zone); figure >= 0; figure = s.figures.next(figure))
    if (s.questOf[figure]! < 0) return true;
  return false;
};
/** WOW-4.2, 4.3: the next action must be a challenge of independent creatures. */
export const isObliged = (s: Warcraft, hero: number): boolean => hasIndependents(s, s.region[hero]!);

/** What a way of travelling reaches. */
export interface Reach {
  /** Region → the fewest steps that end there; 0: not reached. */
  readonly steps: readonly number[];
  /** The regions that are reached, and the last step of a decision that goes to each. */
  readonly regions: readonly number[];
  readonly arrivals: readonly number[];
}
/** @param steps region → the fewest steps that end there */
export const reachOf = (steps: readonly number[]): Reach => {
  const regions: number[] = [];
  for (let region = 0; region < steps.length; region++) if (steps[region]! > 0) regions.push(region);
  return { steps, regions, arrivals: regions.map((region) => step(VERB.into, region)) };
};
const NOWHERE: readonly number[] = REGIONS.map(() => 0);
export const NO_REACH = reachOf(NOWHERE);

/** How one travels: steps, flights, over independent creatures, and regions that are left out. */
interface Travel {
  readonly most: number;
  readonly flights: boolean;
  readonly ignoreBlue: boolean;
  readonly avoid?: ((region: number) => boolean) | undefined;
}
const FLIES: readonly (readonly boolean[])[] = FLIGHTS.map((all) =>
  REGIONS.map((_, region) => all.includes(region)),
);
/** Used anew each time. A region is reached once, and where it begins may be reached again. */
const QUEUE = new Uint8Array(REGIONS.length + 1);
/** @param stops whether who enters this region goes no further */
const explore = (
  faction: number,
  from: number,
  { most, flights, avoid }: Travel,
  stops: (region: number) => boolean,
): Reach => {
  const closed = START[1 - faction]!;
  const found = NOWHERE.slice();
  QUEUE[0] = from;
  let begin = 0;
  let count = 1;
  for (let step = 1; step <= most; step++) {
    const end = count;
    for (; begin < end; begin++) {
      const here = QUEUE[begin]!;
      if (step > 1 && stops(here)) continue;
      const ways = flights && FLIES[faction]![here]! ? 2 : 1;
      for (let way = 0; way < ways; way++) {
        const next = way === 0 ? NEIGHBOURS[here]! : FLIGHTS[faction]!;
        for (let i = 0; i < next.length; i++) {
          const to = next[i]!;
          if (to === here || to === closed || found[to] !== 0 || avoid?.(to)) continue;
          found[to] = step;
          QUEUE[count++] = to;
        }
      }
    }
  }
  return reachOf(found);
};
const goesOn = (): boolean => false;
/** What a travel action reaches. WOW-5.3: who entered a region of independent creatures goes no further. */
export const reach = (s: Warcraft, hero: number, travel: Travel): Reach => {
  const faction = factionOf(s, hero);
  const from = s.region[hero]!;
  if (travel.ignoreBlue) return explore(faction, from, travel, goesOn);
  const { most, flights, avoid } = travel;
  if (most === COMMON_STEPS && flights && !avoid) return commonReach(s, faction, from);
  return explore(faction, from, travel, (region) => hasIndependents(s, region));
};

/** Almost all travel is so: two steps on foot or by air. */
const COMMON_STEPS = 2;
const COMMON: Travel = { most: COMMON_STEPS, flights: true, ignoreBlue: false };
/** Where it begins → where one step leads, and the reach for each set of these that stop it, as bits. */
interface Junction {
  readonly nearby: readonly number[];
  readonly reaches: Reach[];
}
/** By faction and region; the map does not change, so each reach is explored once. */
const JUNCTIONS: Junction[][] = FACTIONS.map(() => []);
const commonReach = (s: Warcraft, faction: number, from: number): Reach => {
  JUNCTIONS[faction]![from] ??= {
    nearby: explore(faction, from, { ...COMMON, most: 1 }, goesOn).regions,
    reaches: [],
  };
  const { nearby, reaches } = JUNCTIONS[faction]![from]!;
  let stopping = 0;
  for (let i = 0; i < nearby.length; i++) if (hasIndependents(s, nearby[i]!)) stopping |= 1 << i;
  return (reaches[stopping] ??= explore(faction, from, COMMON, (region) => hasIndependents(s, region)));
};

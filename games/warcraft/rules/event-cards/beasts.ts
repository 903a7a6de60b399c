/** The Beasts of Lordaeron: groups of independent creatures are moved (WOW-21.5). */
import { REGIONS } from '../../content/regions.ts';
import { heroesOf } from '../heroes.ts';
import { distancesFrom, independents, START } from '../map/geography.ts';
import { FIGURES, type Warcraft } from '../state.ts';
import { endingFaction } from './strength.ts';

const STEPS = 2;
/** Two groups for each faction. */
export const BEAST_MOVES = 4;
/** The faction that moves the next group: they alternate, that of the ending turn first. */
export const beastFaction = (s: Warcraft): number =>
  s.eventAt % 2 === 0 ? endingFaction(s) : 1 - endingFaction(s);
/** The figures of the independent group of this one. */
const freeGroup = (s: Warcraft, figure: number): number[] => {
  const region = s.figures.zoneOf[figure]! - s.figures.plan.base.region!;
  return independents(s, region).filter((one) => FIGURES[one]!.kind === FIGURES[figure]!.kind);
};
const regionOf = (s: Warcraft, figure: number): number =>
  s.figures.zoneOf[figure]! - s.figures.plan.base.region!;
/** Where a group may end: within two regions, at no start, with no character of the other faction and no like group. */
export const roamsTo = (s: Warcraft, figure: number): number[] => {
  const from = regionOf(s, figure);
  const others = heroesOf(s, 1 - beastFaction(s));
  return NEAR[from]!.filter(
    (region) =>
      !others.some((hero) => s.region[hero] === region) &&
      !independents(s, region).some((one) => FIGURES[one]!.kind === FIGURES[figure]!.kind),
  );
};
/** Region → the regions within so many steps that are no start. */
const NEAR = REGIONS.map((_, from) => {
  const far = distancesFrom(from);
  return [...far.keys()].filter(
    (region) => far[region]! > 0 && far[region]! <= STEPS && !START.includes(region),
  );
});
/** The first figure of each group that can be moved and has not been. */
export const roamers = (s: Warcraft): number[] =>
  REGIONS.flatMap((_, region) => {
    const kinds = new Map<number, number>();
    for (const figure of independents(s, region))
      if (s.roamed[figure] === 0 && !kinds.has(FIGURES[figure]!.kind))
        kinds.set(FIGURES[figure]!.kind, figure);
    return [...kinds.values()];
  }).filter((figure) => roamsTo(s, figure).length > 0);
export const roam = (s: Warcraft, figure: number, region: number): void => {
  for (const one of freeGroup(s, figure)) {
    s.figures.move(one, s.figures.plan.base.region! + region);
    s.roamed[one] = 1;
  }
};

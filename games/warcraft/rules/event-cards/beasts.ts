/** The Beasts of Lordaeron: groups of independent creatures are moved (WOW-21.5). */
import { REGIONS } from '../../content/regions.ts';
import { heroesOf } from '../heroes.ts';
import { independents, NEIGHBOURS, START } from '../map/geography.ts';
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
  const near = new Set<number>();
  let edge = [from];
  for (let step = 0; step < STEPS; step++) {
    edge = edge.flatMap((region) => NEIGHBOURS[region]!);
    for (const region of edge) near.add(region);
  }
  near.delete(from);
  return [...near]
    .filter(
      (region) =>
        !START.includes(region) &&
        !others.some((hero) => s.region[hero] === region) &&
        !independents(s, region).some((one) => FIGURES[one]!.kind === FIGURES[figure]!.kind),
    )
    .sort((a, b) => a - b);
};
/** The first figure of each group that can be moved and has not been. */
export const roamers = (s: Warcraft): number[] =>
  REGIONS.flatMap((_, region) => {
    const kinds = new Map<number, number>();
    for (const figure of independents(s, region).sort((a, b) => a - b))
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

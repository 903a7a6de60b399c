/** The Beasts of Lordaeron: groups of independent creatures are moved (WOW-21.5). */
import { REGIONS } from '../../content/regions.ts';
import { heroesOf } from '../heroes.ts';
import { distancesFrom, independents, START } from '../map/geography.ts';
import { FIGURES, type Warcraft } from '../state.ts';
import { endingFaction } from './strength.ts';

const STEPS = 2;
/** Figure → its kind, in memory that lies together. */
const KINDS = Int32Array.from(FIGURES, ({ kind }) => kind);
/** Two groups for each faction. */
export const BEAST_MOVES = 4;
/** The faction that moves the next group: they alternate, that of the ending turn first. */
export const beastFaction = (s: Warcraft): number =>
  s.eventAt % 2 === 0 ? endingFaction(s) : 1 - endingFaction(s);
/** The figures of the independent group of this one. */
const freeGroup = (s: Warcraft, figure: number): number[] => {
  const region = s.figures.zoneOf[figure]! - s.figures.plan.base.region!;
  return independents(s, region).filter((one) => KINDS[one] === KINDS[figure]);
};
const regionOf = (s: Warcraft, figure: number): number =>
  s.figures.zoneOf[figure]! - s.figures.plan.base.region!;
/** Where a group may end: within two regions, at no start, with no character of the other faction and no like group. */
export const roamsTo = (s: Warcraft, figure: number): number[] => {
  const others = heroesOf(s, 1 - beastFaction(s));
  return NEAR[regionOf(s, figure)]!.filter((region) => mayEnd(s, KINDS[figure]!, others, region));
};
const canRoam = (s: Warcraft, kind: number, from: number): boolean => {
  const others = heroesOf(s, 1 - beastFaction(s));
  const near = NEAR[from]!;
  for (let i = 0; i < near.length; i++) if (mayEnd(s, kind, others, near[i]!)) return true;
  return false;
};
const mayEnd = (s: Warcraft, kind: number, others: readonly number[], region: number): boolean => {
  for (let i = 0; i < others.length; i++) if (s.region[others[i]!] === region) return false;
  return firstFree(s, region, kind) < 0;
};
/** The first independent figure of a kind in a region, or -1; `still`: of those that have not been moved. */
const firstFree = (s: Warcraft, region: number, kind: number, still = false): number => {
  const zone = s.figures.plan.base.region! + region;
  for (let one = s.figures.first(zone); one >= 0; one = s.figures.next(one))
    if (s.questOf[one]! < 0 && KINDS[one] === kind && !(still && s.roamed[one] === 1)) return one;
  return -1;
};
/** Region → the regions within so many steps that are no start. */
const NEAR = REGIONS.map((_, from) => {
  const far = distancesFrom(from);
  return [...far.keys()].filter(
    (region) => far[region]! > 0 && far[region]! <= STEPS && !START.includes(region),
  );
});
/** The first figure of each group that can be moved and has not been. */
export const roamers = (s: Warcraft): number[] => {
  const list: number[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    const zone = s.figures.plan.base.region! + region;
    for (let one = s.figures.first(zone); one >= 0; one = s.figures.next(one))
      if (isRoamer(s, one)) list.push(one);
  }
  return list;
};
/** Whether this figure is one of them. */
export const isRoamer = (s: Warcraft, figure: number): boolean => {
  // Told first, because most figures on the map belong to a quest.
  if (s.questOf[figure]! >= 0) return false;
  const region = regionOf(s, figure);
  if (!(region >= 0 && region < REGIONS.length)) return false;
  const kind = KINDS[figure]!;
  return firstFree(s, region, kind, true) === figure && canRoam(s, kind, region);
};
export const isAnyRoamer = (s: Warcraft): boolean => {
  for (let figure = 0; figure < FIGURES.length; figure++) if (isRoamer(s, figure)) return true;
  return false;
};
export const roam = (s: Warcraft, figure: number, region: number): void => {
  for (const one of freeGroup(s, figure)) {
    s.figures.move(one, s.figures.plan.base.region! + region);
    s.roamed[one] = 1;
  }
};

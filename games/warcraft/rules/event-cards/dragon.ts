/** Nefarian's way to the Bulwark, the last battles there, and Kazzak's counters (WOW-22.8–22.12). */
import type { Chance } from '#engine/chance.ts';
import { setOf } from '#engine/seats.ts';
import { BOSSES, OVERLORDS } from '../../content/opponents.ts';
import type { Tell } from '../events.ts';
import { factionOf } from '../heroes.ts';
import { distancesFrom, NEIGHBOURS } from '../map/geography.ts';
import { seatsOf } from '../map/turn.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { COUNTER_IDS, COUNTER_REGIONS, EVENT_CARDS } from './fields.ts';

const GOAL = REGION_IDS.indexOf('the-bulwark');
const overlordIs = (s: Warcraft, id: string): boolean => OVERLORDS[s.overlord]?.id === id;
const isNefarian = (s: Warcraft): boolean => overlordIs(s, 'nefarian');
export const isKazzak = (s: Warcraft): boolean => overlordIs(s, 'kazzak');
export const isKelthuzad = (s: Warcraft): boolean => overlordIs(s, 'kelthuzad');

export const startMove = (s: Warcraft, card: number): void => {
  s.fateLeft = isNefarian(s) ? EVENT_CARDS[card]!.kind.fate : 0;
};
/** The regions of the next step on a shortest way. */
export const nextRegions = (s: Warcraft): number[] => {
  const far = distancesFrom(GOAL);
  return NEIGHBOURS[s.overlordAt]!.filter((region) => far[region] === far[s.overlordAt]! - 1).sort(
    (a, b) => a - b,
  );
};
export const moveOverlord = (s: Warcraft, region: number, tell: Tell | null): void => {
  s.overlordAt = region;
  s.fateLeft--;
  if (region === GOAL) s.fateLeft = 0;
  tell?.({ type: 'overlordMoved', region: REGION_IDS[region]! });
};
export const hasArrived = (s: Warcraft): boolean => isNefarian(s) && s.overlordAt === GOAL;
export const overlordNo = (s: Warcraft): number => BOSSES.length + s.overlord;

/** The five counters lie face down, one on each region (WOW-2.7). */
export const dealCounters = (s: Warcraft, chance: Chance): void => {
  const order = COUNTER_IDS.map((_, i) => i);
  chance.shuffle(order, order.length, COUNTER_IDS);
  for (const [place, counter] of order.entries()) {
    s.counters.move(counter, s.counters.plan.base.place! + place);
    // They are mixed face down: nobody knows which one went where.
    s.counters.cover(counter);
  }
};
const PLACES = REGION_IDS.map((id) => COUNTER_REGIONS.indexOf(id));
const placeOf = (region: number): number => PLACES[region]!;
/** The counter in a region, or -1. */
export const counterIn = (s: Warcraft, region: number): number => {
  const place = placeOf(region);
  return place < 0 ? -1 : s.counters.first(s.counters.plan.base.place! + place);
};
const isTrue = (counter: number): boolean => counter === 0;
/** A faction looks at the counter; nobody else learns what it is (WOW-22.10, 25.5). */
export const peek = (s: Warcraft, hero: number): void => {
  s.looked[lookNo(s, hero)] = 1;
  s.counters.show(counterIn(s, s.region[hero]!), setOf(seatsOf(s, factionOf(s, hero))));
};
const lookNo = (s: Warcraft, hero: number): number =>
  factionOf(s, hero) * COUNTER_REGIONS.length + placeOf(s.region[hero]!);
/** Whether the faction of a character that stands on a counter has looked at it. */
export const hasLooked = (s: Warcraft, hero: number): boolean => s.looked[lookNo(s, hero)] === 1;
/** A challenge turns the counter over; the true one stays as Kazzak and the others leave (WOW-22.11). */
export const reveal = (s: Warcraft, region: number, tell: Tell | null): boolean => {
  const counter = counterIn(s, region);
  const found = isTrue(counter);
  tell?.({ type: 'counterRevealed', region: REGION_IDS[region]!, found: found ? 'true' : 'false' });
  if (found) {
    s.overlordAt = region;
    for (let place = 0; place < COUNTER_REGIONS.length; place++)
      s.counters.moveAll(s.counters.plan.base.place! + place, s.counters.plan.base.away!);
  } else s.counters.move(counter, s.counters.plan.base.away!);
  return found;
};

/** What a character may do after an action of its own, free of charge: clean a plague, look at a counter (WOW-21.21, 22.10). */
import { seatBit } from '#engine/seats.ts';
import { heroesOf } from '../heroes.ts';
import { turnFaction } from '../map/turn.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { isAnyInPlay } from './deck.ts';
import { counterIn, hasLooked } from './dragon.ts';
import { PLAGUE_REGIONS } from './fields.ts';

export const CLEANSING = 3;
/** Region → the place of its plague token, or -1. */
const PLAGUE_AT = REGION_IDS.map((id) => (PLAGUE_REGIONS as readonly string[]).indexOf(id));
export const plagueAt = (s: Warcraft, hero: number): number => {
  const place = PLAGUE_AT[s.region[hero]!]!;
  return place >= 0 && s.plague[place] === 1 ? place : -1;
};
export const canCleanse = (s: Warcraft, hero: number): boolean =>
  s.hasActed[hero] === 1 &&
  plagueAt(s, hero) >= 0 &&
  isAnyInPlay(s, 'plague') &&
  s.energy[hero]! >= CLEANSING;
export const canPeek = (s: Warcraft, hero: number): boolean =>
  s.hasActed[hero] === 1 && counterIn(s, s.region[hero]!) >= 0 && !hasLooked(s, hero);
/** The seats that have such an act. Everybody knows who has looked at a counter. */
export const freeActors = (s: Warcraft): number => {
  let seats = 0;
  for (const hero of heroesOf(s, turnFaction(s)))
    if (canCleanse(s, hero) || canPeek(s, hero)) seats |= seatBit(s.seatOf[hero]!);
  return seats;
};

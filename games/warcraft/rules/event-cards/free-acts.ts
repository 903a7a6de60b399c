/** What a character may do after an action of its own, free of charge: clean a plague, look at a counter (WOW-21.21, 22.10). */
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
/** Whether a character of this seat has such an act. Everybody knows who has looked at a counter. */
export const isFreeActor = (s: Warcraft, seat: number): boolean => {
  const heroes = heroesOf(s, turnFaction(s));
  for (let i = 0; i < heroes.length; i++)
    if (s.seatOf[heroes[i]!] === seat && isFree(s, heroes[i]!)) return true;
  return false;
};
/** Whether anybody whose turn it is has one. */
export const isAnyFreeActor = (s: Warcraft): boolean => {
  const heroes = heroesOf(s, turnFaction(s));
  for (let i = 0; i < heroes.length; i++) if (isFree(s, heroes[i]!)) return true;
  return false;
};
const isFree = (s: Warcraft, hero: number): boolean => canCleanse(s, hero) || canPeek(s, hero);

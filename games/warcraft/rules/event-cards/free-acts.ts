/** What a character may do after an action of its own, free of charge: clean a plague, look at a counter (WOW-21.21, 22.10). */
import { setOf } from '#engine/seats.ts';
import { heroesOf } from '../heroes.ts';
import { turnFaction } from '../map/turn.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { inPlay } from './deck.ts';
import { counterIn, hasLooked } from './dragon.ts';
import { PLAGUE_REGIONS } from './fields.ts';

export const CLEANSING = 3;
export const plagueAt = (s: Warcraft, hero: number): number => {
  const place = (PLAGUE_REGIONS as readonly string[]).indexOf(REGION_IDS[s.region[hero]!]!);
  return place >= 0 && s.plague[place] === 1 ? place : -1;
};
export const canCleanse = (s: Warcraft, hero: number): boolean =>
  s.hasActed[hero] === 1 &&
  inPlay(s, 'plague').length > 0 &&
  plagueAt(s, hero) >= 0 &&
  s.energy[hero]! >= CLEANSING;
export const canPeek = (s: Warcraft, hero: number): boolean =>
  s.hasActed[hero] === 1 && counterIn(s, s.region[hero]!) >= 0 && !hasLooked(s, hero);
/** The seats that have such an act. Everybody knows who has looked at a counter. */
export const freeActors = (s: Warcraft): number =>
  setOf(
    heroesOf(s, turnFaction(s))
      .filter((hero) => canCleanse(s, hero) || canPeek(s, hero))
      .map((hero) => s.seatOf[hero]!),
  );

/** Hit and armour tokens in the boxes of a faction (WOW-14.5, 14.7). */
import type { Box } from '../../content/effects/kinds.ts';
import { BOXES } from '../../content/effects/kinds.ts';
import { factionOf } from '../heroes.ts';
import { ATTRITION, BOX_COUNT, DAMAGE, DEFENSE, type Warcraft } from '../state.ts';
import { holdsAgainst } from './foes.ts';

export const boxNo = (box: Box): number => BOXES.indexOf(box);
const cell = (faction: number, box: number): number => faction * BOX_COUNT + box;
export const hitsIn = (s: Warcraft, faction: number, box: number): number => s.hits[cell(faction, box)]!;
export const setHits = (s: Warcraft, faction: number, box: number, count: number): void => {
  s.hits[cell(faction, box)] = Math.max(0, count);
};
/** Removes hits, never below 0; returns how many. */
export const dropHits = (s: Warcraft, faction: number, box: number, count: number): number => {
  const gone = Math.min(count, hitsIn(s, faction, box));
  setHits(s, faction, box, hitsIn(s, faction, box) - gone);
  return gone;
};
/** Places hits of a character; against Spider and Wraith none in the attrition box, by any means (WOW-14.20). */
export const putHits = (s: Warcraft, hero: number, box: number, count: number, byCard = true): void => {
  if (box === ATTRITION && holdsAgainst(s, hero, 'noAttrition')) return;
  const faction = factionOf(s, hero);
  setHits(s, faction, box, hitsIn(s, faction, box) + count);
  if (box === DAMAGE) s.placedDamage += count;
  if (byCard && box <= DEFENSE) s.cardHits[box]! += count;
};
/** Armour by cards; a Drake lets only that of some dice count (WOW-14.21). */
export const putArmor = (s: Warcraft, hero: number, count: number): void => {
  if (holdsAgainst(s, hero, 'armorOnlyFrom')) return;
  addArmor(s, hero, count);
};
export const addArmor = (s: Warcraft, hero: number, count: number): void => {
  s.armor[factionOf(s, hero)]! += count;
  s.placedArmor += count;
};

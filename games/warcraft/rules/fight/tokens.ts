/** Hit and armour tokens in the boxes of a faction (WOW-14.5, 14.7). */
import type { Box } from '../../content/effects/kinds.ts';
import { BOXES } from '../../content/effects/kinds.ts';
import { factionOf } from '../heroes.ts';
import { ATTRITION, BOX_COUNT, DAMAGE, DEFENSE, stageNo, type Warcraft } from '../state.ts';
import { eights } from './dice.ts';
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
const AT_PLACE_END = stageNo('placeEnd');
/** Against Nefarian the hits of cards that come after the count go to the attrition box, too, beyond the eights (WOW-22.6). */
const surplus = (s: Warcraft, hero: number, box: number, count: number): number =>
  s.stage === AT_PLACE_END && box !== ATTRITION && holdsAgainst(s, hero, 'hitCapByEights')
    ? Math.max(0, count - Math.max(0, eights(s) - s.cardHits[DAMAGE]! - s.cardHits[DEFENSE]!))
    : 0;
/** Places hits of a character; against Spider and Wraith none in the attrition box, by any means (WOW-14.20). */
export const putHits = (s: Warcraft, hero: number, box: number, hits: number, byCard = true): void => {
  if (box === ATTRITION && holdsAgainst(s, hero, 'noAttrition')) return;
  const over = byCard ? surplus(s, hero, box, hits) : 0;
  if (over > 0) putHits(s, hero, ATTRITION, over, false);
  const count = hits - over;
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

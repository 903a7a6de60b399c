/** What a character wears: the best cards by worth that the rules let lie together (WOW-11). */

import { heroesOf } from '../rules/heroes.ts';
import { atHand, fits, isPossible, refuseArea, type Sheet, sheetOf } from '../rules/map/arrange.ts';
import { stepsOf } from '../rules/map/manage.ts';
import { managedFaction } from '../rules/map/turn.ts';
import { FIRST_ITEM, SOURCES } from '../rules/sources.ts';
import { AREAS, type Warcraft } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { cardWorth } from './card-worth.ts';

/** What a card gains here must be more than this, so that nothing is changed back and forth. */
const LEAST = 0.05;
const worthOf = (sheet: Sheet): number => sheet.cards.reduce((sum, card) => sum + cardWorth(card), 0);

/** The sheet with this card in an area, without what cannot lie beside it; undefined where it has no place. */
const placed = (s: Warcraft, hero: number, sheet: Sheet, card: number, area: number): Sheet | undefined => {
  if (refuseArea(s, hero, card, area)) return undefined;
  if (fits(s, hero, sheet, card, area)) return sheet.with(card, area);
  const beside = sheet.without(
    (other, place) =>
      (place === area && !SOURCES[other]!.addOn) ||
      (SOURCES[other]!.category !== '' && SOURCES[other]!.category === SOURCES[card]!.category),
  );
  return fits(s, hero, beside, card, area) ? beside.with(card, area) : undefined;
};
/** Puts on one card after another, whatever gains most, as long as the rules and the Energy allow it. */
const bestSheet = (s: Warcraft, hero: number, more: readonly number[] = []): Sheet => {
  let sheet = sheetOf(s, hero);
  let left = [...atHand(s, hero), ...more].sort((a, b) => cardWorth(b) - cardWorth(a) || a - b);
  for (let turns = left.length; turns > 0 && left.length > 0; turns--) {
    let best: { readonly sheet: Sheet; readonly gain: number; readonly card: number } | undefined;
    const now = worthOf(sheet);
    for (const card of left)
      for (let area = 0; area < AREAS; area++) {
        const next = placed(s, hero, sheet, card, area);
        if (!next) continue;
        const gain = worthOf(next) - now;
        if (gain <= (best?.gain ?? LEAST) || !isPossible(s, hero, next)) continue;
        best = { sheet: next, gain, card };
      }
    if (!best) break;
    sheet = best.sheet;
    left = left.filter((card) => card !== best.card);
  }
  return sheet;
};
/** What a card would add to the sheet of a character, if it could be put on. */
export const gainOf = (s: Warcraft, hero: number, card: number): number => {
  const { level, type } = SOURCES[card]!;
  // What can be worn only later is worth a little less.
  const later = level > s.level[hero]! ? 0.4 : 1;
  if (type === 'bag') return 0.6 * cardWorth(card) * later;
  if (cardWorth(card) <= LEAST) return 0;
  let best = 0;
  const sheet = sheetOf(s, hero);
  const now = worthOf(sheet);
  for (let area = 0; area < AREAS; area++) {
    const next = placed(s, hero, sheet, card, area);
    if (next) best = Math.max(best, worthOf(next) - now);
  }
  // Cards at hand may want the same place.
  const rival = atHand(s, hero).some(
    (one) => one !== card && SOURCES[one]!.type === type && cardWorth(one) >= cardWorth(card),
  );
  return best * later * (rival ? 0.4 : 1);
};
export const itemGain = (s: Warcraft, hero: number, item: number): number =>
  gainOf(s, hero, FIRST_ITEM + item);

/** The arrangement of all characters of a seat as a decision. */
export const arrangement = (s: Warcraft, seat: number): number[] =>
  heroesOf(s, managedFaction(s))
    .filter((hero) => s.seatOf[hero] === seat)
    .flatMap((hero) => [step(VERB.manage, hero), ...stepsOf(bestSheet(s, hero))]);

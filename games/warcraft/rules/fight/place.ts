/** Place tokens: what the dice and the Attrition value put into the boxes (WOW-14.5, 14.6, 14.20, 14.21, 22.5, 22.6). */
import { BLUE, GREEN, RED } from '../../content/effects/kinds.ts';
import type { Tell } from '../events.ts';
import { factionOf, heroName } from '../heroes.ts';
import { ATTRITION, BOX_COUNT, DAMAGE, DEFENSE, ROLLED, type Warcraft } from '../state.ts';
import { colourOf, eights, matches, matching } from './dice.ts';
import { holdsAgainst, threatNow } from './foes.ts';
import { addArmor, dropHits, hitsIn, putHits } from './tokens.ts';
import { attritionValue } from './values.ts';

/** Box → hits that the dice give, and armour; redirected hits lie in the box that the card names. */
const countDice = (s: Warcraft): { readonly hits: number[]; readonly armor: number } => {
  const threat = threatNow(s);
  const only = holdsAgainst(s, s.active, 'armorOnlyFrom')?.args[0];
  const found = [0, 0, 0];
  const { dieAt, face } = s;
  for (let die = 0; die < dieAt.length; die++) {
    if (dieAt[die] !== ROLLED || face[die]! < threat) continue;
    const colour = colourOf(s, die);
    if (colour === GREEN && only && !matches(s, die, only)) continue;
    found[colour]!++;
  }
  const hits = [0, 0, 0];
  putInBoxes(s, hits, found[RED]!, RED, DEFENSE);
  putInBoxes(s, hits, found[BLUE]!, BLUE, DAMAGE);
  return { hits, armor: found[GREEN]! };
};
/** Adds the hits of a colour to its usual box, but those that cards have redirected. */
const putInBoxes = (s: Warcraft, hits: number[], count: number, colour: number, usual: number): void => {
  let left = count;
  for (let box = 0; box < BOX_COUNT; box++) {
    const moved = box === usual ? 0 : Math.min(left, s.redirects[colour * BOX_COUNT + box]!);
    hits[box]! += moved;
    left -= moved;
  }
  hits[usual]! += left;
};

/** The most hits of the Attrition value that can be placed: against Kel'Thuzad one for each die spotted for it. */
export const kelLimit = (s: Warcraft): number | undefined => {
  const filter = holdsAgainst(s, s.active, 'attritionNeedsSpot')?.args[0];
  if (!filter) return undefined;
  return Math.min(attritionValue(s), matching(s, filter).filter((die) => s.spotted[die] === 0).length);
};
const spotForKel = (s: Warcraft, count: number): void => {
  const filter = holdsAgainst(s, s.active, 'attritionNeedsSpot')!.args[0];
  const free = matching(s, filter).filter((die) => s.spotted[die] === 0);
  for (const die of free.slice(0, count)) s.spotted[die] = 1;
};

/**
 * Nefarian: how many hits may stay in the damage and the defence box, and how many there are in each, those of cards
 * included (WOW-22.6). Undefined against others, and where all may stay.
 */
export const dragonLimit = (
  s: Warcraft,
): { readonly most: number; readonly hits: readonly number[] } | undefined => {
  if (!holdsAgainst(s, s.active, 'hitCapByEights')) return undefined;
  const most = eights(s);
  const { hits } = countDice(s);
  const all = [hits[DAMAGE]! + s.cardHits[DAMAGE]!, hits[DEFENSE]! + s.cardHits[DEFENSE]!];
  return all[DAMAGE]! + all[DEFENSE]! > most ? { most, hits: all } : undefined;
};

export const placeTokens = (s: Warcraft, tell: Tell | null): void => {
  const hero = s.active;
  const { hits, armor } = countDice(s);
  const dragon = dragonLimit(s);
  const value = kelLimit(s) === undefined ? attritionValue(s) : Math.max(0, s.kelSpots);
  if (s.kelSpots > 0) spotForKel(s, s.kelSpots);
  // Against some opponents none come to lie there (WOW-14.20).
  const attritionBefore = hitsIn(s, factionOf(s, hero), ATTRITION);
  // Of hits that are counted anew only those of this step were placed in it.
  const before = dragon ? s.cardHits[DAMAGE]! - s.placedDamage : 0;
  if (dragon) {
    const kept = [s.dragonDamage, s.dragonDefense];
    for (const box of [DAMAGE, DEFENSE]) {
      hits[ATTRITION]! += dragon.hits[box]! - kept[box]!;
      hits[box] = kept[box]!;
      // Those of cards are counted anew, with the others.
      dropHits(s, factionOf(s, hero), box, s.cardHits[box]!);
      s.cardHits[box] = 0;
    }
  }
  for (let box = 0; box < BOX_COUNT; box++) putHits(s, hero, box, hits[box]!, false);
  if (dragon) s.placedDamage = Math.max(0, hits[DAMAGE]! - before);
  // Cards that come after the count find what is left of the limit (tokens.ts).
  if (holdsAgainst(s, hero, 'hitCapByEights'))
    for (const box of [DAMAGE, DEFENSE]) s.cardHits[box]! += hits[box]!;
  putHits(s, hero, ATTRITION, value, false);
  addArmor(s, hero, armor);
  const [damage, defense] = hits as [number, number, number];
  const attrition = hitsIn(s, factionOf(s, hero), ATTRITION) - attritionBefore;
  tell?.({ type: 'placed', hero: heroName(s, hero), damage, defense, attrition, armor });
};

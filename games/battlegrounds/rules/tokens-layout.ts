/** How the location tokens are laid out (BG-1.1–1.6, 15.2, 16.1), and how equal neighbours are separated. */
import type { Chance } from '#engine/chance.ts';
import { BESIDE, isCentre, NEIGHBOURS, SQUARE_COUNT } from '../content/board.ts';
import { FIXED_LAYOUT } from '../content/layout.ts';
import { isSpecial, PICTURE_IDS, pictureOf, specialOf, TOKEN_IDS } from '../content/tokens.ts';

/** Square → token. */
export type TokenLayout = Int32Array;

const ALL = Array.from({ length: SQUARE_COUNT }, (_, i) => i);
const CENTRE = ALL.filter(isCentre);
const OUTSIDE = ALL.filter((square) => !isCentre(square));
const SPECIAL = ALL.filter((token) => isSpecial(token));
const ORDINARY = ALL.filter((token) => !isSpecial(token));
const SQUARE_NAMES: readonly string[] = ALL.map((i) => `square-${i}`);
const MOST_LAYOUTS = 20;

const shuffled = (
  items: readonly number[],
  chance: Chance,
  names: readonly string[] = TOKEN_IDS,
): Int32Array => {
  const copy = Int32Array.from(items);
  chance.shuffle(copy, copy.length, names);
  return copy;
};

const layOn = (layout: TokenLayout, squares: readonly number[], tokens: Int32Array): void => {
  for (const [i, square] of squares.entries()) layout[square] = tokens[i]!;
};

const PAIRS = Int8Array.from(NEIGHBOURS.flat());

/** How many pairs of squares side by side show equal pictures (BG-1.3). */
const equalNeighbours = (layout: TokenLayout): number => {
  let count = 0;
  for (let i = 0; i < PAIRS.length; i += 2)
    if (pictureOf(layout[PAIRS[i]!]!) === pictureOf(layout[PAIRS[i + 1]!]!)) count++;
  return count;
};

const clashes = (layout: TokenLayout, square: number): boolean => {
  for (const other of BESIDE[square]!)
    if (pictureOf(layout[other]!) === pictureOf(layout[square]!)) return true;
  return false;
};

const swap = (layout: TokenLayout, a: number, b: number): void => {
  const token = layout[a]!;
  layout[a] = layout[b]!;
  layout[b] = token;
};

/**
 * BG-1.4, 1.6: separates equal neighbours by swaps of movable squares.
 * @param movable in reading order
 * @returns false when a square has no swap that lowers their number
 */
export const separate = (layout: TokenLayout, movable: readonly number[], chance: Chance): boolean => {
  for (let left = equalNeighbours(layout); left > 0; ) {
    const taken = movable.find((square) => clashes(layout, square));
    if (taken === undefined) return false;
    const others = shuffled(
      movable.filter((square) => square !== taken),
      chance,
      SQUARE_NAMES,
    );
    let fewer = left;
    for (const other of others) {
      swap(layout, taken, other);
      fewer = equalNeighbours(layout);
      if (fewer < left) break;
      swap(layout, taken, other);
    }
    if (fewer >= left) return false;
    left = fewer;
  }
  return true;
};

/** BG-1.6: the fixed layout with the pictures assigned to its letters at random. */
const fixedLayout = (chance: Chance): TokenLayout => {
  const pictures = shuffled([...PICTURE_IDS.keys()], chance, PICTURE_IDS);
  return Int32Array.from(FIXED_LAYOUT, (token) => specialOf(pictures[pictureOf(token)]!) + (token % 4));
};

/** BG-1.1–1.6: the layout of Battle and Team, with the special tokens in the centre, or of Solo (BG-16.1, 16.2). */
export const openLayout = (chance: Chance, anywhere: boolean): TokenLayout => {
  const layout = new Int32Array(SQUARE_COUNT);
  for (let tries = 0; tries < MOST_LAYOUTS; tries++) {
    if (anywhere) layOn(layout, ALL, shuffled(ALL, chance));
    else {
      layOn(layout, CENTRE, shuffled(SPECIAL, chance));
      layOn(layout, OUTSIDE, shuffled(ORDINARY, chance));
    }
    if (separate(layout, anywhere ? ALL : OUTSIDE, chance)) return layout;
  }
  return fixedLayout(chance);
};

/** BG-15.2, 15.3: the layout of Family; the tokens on `open`, two squares that begin face up, differ. */
export const hiddenLayout = (chance: Chance, [first, second]: readonly [number, number]): TokenLayout => {
  const layout = shuffled(ALL, chance);
  const others = ALL.filter((square) => square !== first && square !== second);
  while (pictureOf(layout[first]!) === pictureOf(layout[second]!))
    swap(layout, second, others[chance.draw(others.length)]!);
  return layout;
};

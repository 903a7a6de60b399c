/**
 * Where the prompt says something on a narrow screen: below the question where there is room for it, otherwise above it
 * or at the top of the screen, whichever covers less of the table. A hint must lie neither over what it speaks of nor over
 * one's own cards: where both of those places would, it stands in between.
 */
/** A number: CSS pixels from the top of the screen. */
export type SaidPlace = 'below' | 'above' | number;

export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;
/** Something on the table. */
export interface Thing {
  readonly box: Box;
  /** It can be touched now, is part of what is composed, is spoken of, or lies in one's hand. */
  readonly lit: boolean;
}

/** So much more does it matter that something lit is seen. */
const LIT = 8;
/** CSS pixels between what is said and the top of the screen, and between two places that are tried. */
const [EDGE, STEP] = [5, 8];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * `prompt`: the box of the question; `end`: where the room below it ends; `height`: of what is said. Of places that cover
 * the same the nearest to the question wins.
 */
export const placeOf = (
  prompt: Box,
  end: number,
  height: number,
  table: () => readonly Thing[],
): SaidPlace => {
  if (end - prompt.bottom > height) return 'below';
  const things = table();
  const { left, right } = prompt;
  const cost = (top: number, of: (thing: Thing) => number): number =>
    things.reduce(
      (sum, thing) => sum + overlap({ left, right, top, bottom: top + height }, thing.box) * of(thing),
      0,
    );
  const all = (top: number): number => cost(top, ({ lit }) => (lit ? LIT : 1));
  const least = (best: number, top: number): number => (all(top) < all(best) ? top : best);
  const above = prompt.top - height;
  let place = least(above, EDGE);
  if (cost(place, ({ lit }) => Number(lit)) > 0)
    for (let top = above - STEP; top > EDGE; top -= STEP) place = least(place, top);
  return place === above ? 'above' : place;
};

const THINGS = '[data-thing]';
const IS_LIT = '[data-active], [data-chosen], [data-effect], [data-lit], [data-place^="hand:"] [data-thing]';
/** An explanation of the game, which lies over the far side of the table. */
const EXPLAINS = '.aside > *';

/** What lies on the table. */
export const thingsOn = (page: ParentNode): Thing[] =>
  [...page.querySelectorAll(`${THINGS}, ${EXPLAINS}`)].map((one) => ({
    box: one.getBoundingClientRect(),
    lit: one.matches(`${IS_LIT}, ${EXPLAINS}`),
  }));

/**
 * Keys of positions for the search: 64 bits in two halves, the exclusive or of one key for every live tank and
 * every wreck, and one for the side to move (TC-10.4). Terrain never changes and has no key.
 */

/** Spreads a small number over 32 bits; another number for another salt. */
const spread = (n: number, salt: number): number => {
  let h = Math.imul(n + 1, salt);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** The halves of the key of a cell (code of types.ts, a live tank or a wreck) on a square. */
export const lowKey = (square: number, cell: number): number => spread((square << 9) | cell, 0x9e3779b1);
export const highKey = (square: number, cell: number): number => spread((square << 9) | cell, 0x2c1b3c6d);

/** For Black to move. */
export const LOW_SIDE = 0x3c6ef372;
export const HIGH_SIDE = 0x1f83d9ab;

/**
 * What a seat remembers of the tokens that it has seen in Family. It recalls each with a chance that falls with what has
 * been turned up since: exp(-age / tau). The same seed and the same sightings are recalled alike, so what is forgotten
 * stays forgotten until it is seen again.
 */
import type { Heard } from '#engine/match/heard.ts';
import { SQUARE_COUNT, squareNamed } from '../content/board.ts';
import { PICTURE_IDS } from '../content/tokens.ts';

/** Square → picture, or -1. */
export type Recalled = Int8Array;

const fraction = (seed: number, square: number, when: number): number => {
  let z = Math.imul(seed ^ (when * 64 + square), 0x9e3779b1);
  z = Math.imul(z ^ (z >>> 15), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
};

/** @param tau how many tokens turned up since make a recollection e times less likely; Infinity: never forgets */
export const recall = (heard: Heard, tau: number, seed: number): Recalled => {
  const picture = new Int8Array(SQUARE_COUNT).fill(-1);
  const seen = new Int32Array(SQUARE_COUNT);
  /** When a sighting began: forgetting is drawn once for each. */
  const began = new Int32Array(SQUARE_COUNT);
  let now = 0;
  for (const { lines } of heard)
    for (const { told } of lines)
      for (const event of told) {
        if (event.type === 'revealed') {
          now++;
          const square = squareNamed(String(event.square));
          picture[square] = PICTURE_IDS.indexOf(String(event.picture));
          seen[square] = began[square] = now;
        } else if (event.type === 'covered')
          for (const name of event.squares as string[]) seen[squareNamed(name)] = now;
        else if (event.type === 'collected')
          for (const name of event.squares as string[]) picture[squareNamed(name)] = -1;
      }
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (
      picture[square]! >= 0 &&
      fraction(seed, square, began[square]!) >= Math.exp((seen[square]! - now) / tau)
    )
      picture[square] = -1;
  return picture;
};

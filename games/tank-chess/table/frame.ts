/** Where things are on a board of Tank Chess. */
import { Frame } from '#kit/board/frame.ts';
import type { Config } from '../rules/types.ts';

/** Depth of the exit strips beyond the home and far edges. */
const STRIP = 17;

/** Seen from White's home edge, or turned from Black's. `across`: width of the drawing in CSS pixels, if it is known. */
export const frameOf = (config: Pick<Config, 'width' | 'height'>, turned: boolean, across = 0): Frame =>
  new Frame(config, turned, across, STRIP);

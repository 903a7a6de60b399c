/**
 * Where things are on a board of squares: in units of a fortieth of a square, seen from either of two opposite edges,
 * with coordinates around it.
 */
import type { Point, Window } from './lens.svelte.ts';

/** Side of a square. */
export const UNIT = 40;
/** Depth of the coordinates on two opposite sides together. */
const LABELS = 38;
/** The least height of a coordinate, in CSS pixels, and how much room it needs around it. */
export const LEGIBLE = 11;
const ROOM = 1.4;

/** A place on or just beyond the board by file and rank, both from 0; -1 and the size are beyond the edge. */
export interface Place {
  readonly file: number;
  readonly rank: number;
}

export class Frame {
  readonly width: number;
  readonly height: number;
  /** Turned by 180 degrees: seen from the edge beyond the highest rank. */
  readonly turned: boolean;
  /** Depth of the coordinates: at the left and below, at the right and above. A small board has them on two sides only. */
  readonly near: number;
  readonly far: number;

  /** Depth of a strip beyond the lowest and the highest rank. */
  readonly strip: number;

  /** `across`: width of the drawing in CSS pixels, 0 where it is not known. */
  constructor(
    size: { readonly width: number; readonly height: number },
    turned: boolean,
    across = 0,
    strip = 0,
  ) {
    this.width = size.width;
    this.height = size.height;
    this.turned = turned;
    this.strip = strip;
    const needed = across > 0 ? (LEGIBLE * ROOM * this.#across) / across : 0;
    this.near = Math.min(LABELS - 4, Math.max(LABELS / 2, needed));
    this.far = LABELS - this.near;
  }

  readonly unit = UNIT;
  get whole(): Window {
    return [-this.near, -this.strip - this.far, this.#across, this.#down];
  }
  /** Are the coordinates on two sides only? */
  get small(): boolean {
    return this.far < this.near;
  }
  /** Width by height. */
  get ratio(): number {
    return this.#across / this.#down;
  }
  get #across(): number {
    return this.width * UNIT + LABELS;
  }
  get #down(): number {
    return this.height * UNIT + 2 * this.strip + LABELS;
  }

  /** The middle of a place. */
  at({ file, rank }: Place): Point {
    const x = this.turned ? this.width - 1 - file : file;
    const y = this.turned ? rank : this.height - 1 - rank;
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
  }
  place(square: number): Place {
    const file = square % this.width;
    return { file, rank: (square - file) / this.width };
  }
  /** The middle of a square. */
  middle(square: number): Point {
    return this.at(this.place(square));
  }
  /** The angle of a facing or direction on the screen, in degrees clockwise from up. */
  angle(facing: number): number {
    return facing * 45 + (this.turned ? 180 : 0);
  }

  /** The place under a point; beyond the edges files and ranks go on by one. */
  placeAt({ x, y }: Point): Place {
    const clamp = (n: number, size: number): number => Math.max(-1, Math.min(size, Math.floor(n / UNIT)));
    const column = clamp(x, this.width);
    const row = clamp(y, this.height);
    return {
      file: this.turned ? this.width - 1 - column : column,
      rank: this.turned ? row : this.height - 1 - row,
    };
  }
  /** The square of a place, or -1 beyond the board. */
  square({ file, rank }: Place): number {
    const inside = file >= 0 && file < this.width && rank >= 0 && rank < this.height;
    return inside ? file + rank * this.width : -1;
  }
}

/** The point `length` units from `from` at an angle of the frame. */
export const ahead = (from: Point, angle: number, length: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return { x: from.x + Math.sin(radians) * length, y: from.y - Math.cos(radians) * length };
};

/** The part of a board that is seen: all of it, or an enlarged window that can be moved about. */

/** A point of the board, in its own units: right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Left, top, width and height in units of the board. */
export type Window = readonly [left: number, top: number, width: number, height: number];

/** What the lens needs to know of a board. */
export interface Field {
  /** All of it. */
  readonly whole: Window;
  /** Width of its smallest target, such as a square, in the same units. */
  readonly unit: number;
}

const MAX = 4;
/** A target under a finger: 44 CSS pixels, with a little to spare. */
const FINGER = 46;
/** Enlarging on demand enlarges by at least this. */
const LEAST = 1.6;

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

export class Lens {
  /** How many times larger than the whole board fits. */
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  readonly #field: () => Field;

  constructor(field: () => Field) {
    this.#field = field;
  }

  get #whole(): Window {
    return this.#field().whole;
  }
  get window(): Window {
    const [left, top, width, height] = this.#whole;
    return [left + this.#x, top + this.#y, width / this.zoom, height / this.zoom];
  }
  get viewBox(): string {
    return this.window.map((n) => n.toFixed(2)).join(' ');
  }
  get zoomed(): boolean {
    return this.zoom > 1.01;
  }

  /** Enlarges so that `point` stays where it is on the screen. */
  zoomTo(zoom: number, point: Point): void {
    const [left, top, width, height] = this.window;
    const next = clamp(zoom, 1, MAX);
    const shrink = this.zoom / next;
    const [wholeLeft, wholeTop] = this.#whole;
    const [x, y] = [point.x - (point.x - left) * shrink, point.y - (point.y - top) * shrink];
    this.zoom = next;
    this.#place(x - wholeLeft, y - wholeTop, width * shrink, height * shrink);
  }

  /** Moves the window by so many units. */
  pan(dx: number, dy: number): void {
    const [, , width, height] = this.window;
    this.#place(this.#x + dx, this.#y + dy, width, height);
  }

  /** Brings a point into the window if it is outside or nearer to its edge than `margin` units. */
  reveal({ x, y }: Point, margin = 30): void {
    if (!this.zoomed) return;
    const [left, top, width, height] = this.window;
    const off = (at: number, low: number, size: number): number =>
      at < low + margin ? at - low - margin : at > low + size - margin ? at - low - size + margin : 0;
    this.pan(off(x, left, width), off(y, top, height));
  }

  /** Large enough for fingers, or the whole board again; `across` is the board's width in CSS pixels. */
  toggle(point: Point, across: number): void {
    if (this.zoomed) {
      this.reset();
      return;
    }
    const target = (across / this.#whole[2]) * this.#field().unit;
    const wanted = clamp(FINGER / target, LEAST, MAX);
    this.zoomTo(wanted, point);
    const [left, top, width, height] = this.window;
    this.pan(point.x - left - width / 2, point.y - top - height / 2);
  }

  reset(): void {
    this.zoom = 1;
    this.#x = 0;
    this.#y = 0;
  }

  #place(x: number, y: number, width: number, height: number): void {
    const [, , wide, high] = this.#whole;
    this.#x = clamp(x, 0, wide - width);
    this.#y = clamp(y, 0, high - height);
  }
}

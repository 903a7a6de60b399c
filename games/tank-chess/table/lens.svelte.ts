/** The part of the board that is seen: all of it, or an enlarged window that can be moved about. */
import type { Frame, Point } from './frame.ts';

const MAX = 4;
/** A square under a finger: 44 CSS pixels, with a little to spare. */
const FINGER = 46;

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

export class Lens {
  /** How many times larger than the whole board fits. */
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  readonly #frame: () => Frame;

  constructor(frame: () => Frame) {
    this.#frame = frame;
  }

  get #whole(): readonly [number, number, number, number] {
    return this.#frame().viewBox.split(' ').map(Number) as [number, number, number, number];
  }
  /** Left, top, width, height in units of the board. */
  get window(): readonly [number, number, number, number] {
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

  /** Brings a point into the window if it is outside or near its edge. */
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
    const square = (across / this.#whole[2]) * 40;
    const wanted = clamp(FINGER / square, 1.6, MAX);
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

/**
 * Fingers and the mouse on a board: two fingers enlarge, one moves what is enlarged, and a double tap where a tap does
 * nothing enlarges and shrinks. A game may let pieces be dragged, and let a drag out of a place point in a direction.
 * Whatever moves less than the threshold stays a click.
 */
import type { Lens, Point } from './lens.svelte.ts';

/** CSS pixels. */
const THRESHOLD = 9;
/** Milliseconds and CSS pixels between the taps of a double tap. */
const TWICE = 320;
const NEAR = 28;

/** Pieces that can be dragged. */
export interface Dragging {
  /** May the piece at this point be dragged? */
  readonly grab: (at: Point) => boolean;
  /** The drag of the piece at this point begins. */
  readonly lift: (at: Point) => void;
  /** The piece is let go at this point. */
  readonly drop: (at: Point) => void;
}
/** Places out of which a drag points in a direction. */
export interface Steering {
  /** Can a drag that begins at this point point somewhere? */
  readonly pivot: (at: Point, touch: boolean) => boolean;
  /** The drag that began at `start` is at a point now; `done` when it is let go there. */
  readonly steer: (start: Point, at: Point, done: boolean) => void;
  /** The drag was given up. */
  readonly straighten: () => void;
}
export interface GestureHands {
  readonly lens: Lens;
  readonly svg: () => SVGSVGElement | undefined;
  /** Would a tap there do nothing? Then two of them enlarge. */
  readonly idle: (at: Point) => boolean;
  readonly dragging?: Dragging;
  readonly steering?: Steering;
}

type Held = { readonly x: number; readonly y: number };

export class Gestures {
  /** Where the dragged piece is, in units of the board. */
  dragged = $state.raw<Point | undefined>();
  readonly #hands: GestureHands;
  readonly #held = new Map<number, Held>();
  #start: Held | undefined;
  #mode: 'none' | 'press' | 'grab' | 'drag' | 'pivot' | 'steer' | 'pan' | 'pinch' = 'none';
  #moved = false;
  #tapped: (Held & { readonly time: number }) | undefined;

  constructor(hands: GestureHands) {
    this.#hands = hands;
  }

  /** The point of the board under a pointer. */
  at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point | undefined {
    const matrix = this.#hands.svg()?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
  }

  /** Is the click that comes now the end of a drag? Asked once. */
  swallow(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  cancel(): boolean {
    const going = this.#mode === 'drag' || this.#mode === 'steer';
    this.dragged = undefined;
    if (this.#mode === 'steer') this.#hands.steering?.straighten();
    if (going) this.#mode = 'none';
    return going;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#held.size === 2) {
      this.cancel();
      this.#mode = 'pinch';
      this.#moved = true;
      return;
    }
    this.#moved = false;
    this.#start = { x: event.clientX, y: event.clientY };
    const at = this.at(event);
    const { dragging, steering } = this.#hands;
    if (at && steering?.pivot(at, event.pointerType === 'touch')) this.#mode = 'pivot';
    else this.#mode = at && dragging?.grab(at) ? 'grab' : 'press';
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#held.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#mode === 'pinch') {
      this.#pinch(event.pointerId, before, now);
      return;
    }
    const far = Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > THRESHOLD;
    if (far && this.#mode === 'grab') this.#lift(event);
    else if (far && this.#mode === 'press' && this.#hands.lens.zoomed) this.#catch(event, 'pan');
    else if (far && this.#mode === 'pivot') this.#catch(event, 'steer');
    if (this.#mode === 'drag') this.dragged = this.at(event);
    if (this.#mode === 'steer') this.#steer(event, false);
    if (this.#mode === 'pan') {
      const scale = this.#hands.svg()?.getScreenCTM()?.a ?? 1;
      this.#hands.lens.pan((before.x - now.x) / scale, (before.y - now.y) / scale);
    }
    this.#held.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.#held.delete(event.pointerId);
    const at = this.at(event);
    if (this.#mode === 'drag' && at) {
      this.dragged = undefined;
      this.#hands.dragging?.drop(at);
    } else if (this.#mode === 'steer') {
      this.#steer(event, true);
    } else if ((this.#mode === 'press' || this.#mode === 'grab') && at && event.pointerType === 'touch') {
      this.#tap(event, at);
    }
    if (this.#mode !== 'pinch' || this.#held.size === 0) this.#mode = 'none';
  };

  /** The browser has taken the gesture, e.g. to scroll the page. */
  readonly lost = (event: PointerEvent): void => {
    this.#held.delete(event.pointerId);
    this.cancel();
    this.#mode = 'none';
  };

  /** Keeps the page from scrolling while the board is what moves; added as a listener that is not passive. */
  readonly hold = (event: TouchEvent): void => {
    const ours = this.#mode !== 'none' && this.#mode !== 'press';
    if ((ours || event.touches.length > 1 || this.#hands.lens.zoomed) && event.cancelable)
      event.preventDefault();
  };

  /** A trackpad's pinch comes as a wheel with Ctrl; other wheels scroll the page. */
  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = this.at(event);
    if (at) this.#hands.lens.zoomTo(this.#hands.lens.zoom * Math.exp(-event.deltaY / 160), at);
  };

  #lift(event: PointerEvent): void {
    const at = this.#start && this.at({ clientX: this.#start.x, clientY: this.#start.y });
    if (!at) return;
    this.#hands.dragging?.lift(at);
    this.#catch(event, 'drag');
  }

  #steer(event: PointerEvent, done: boolean): void {
    const start = this.#start && this.at({ clientX: this.#start.x, clientY: this.#start.y });
    const at = this.at(event);
    if (start && at) this.#hands.steering?.steer(start, at, done);
  }

  #catch(event: PointerEvent, mode: 'drag' | 'steer' | 'pan'): void {
    this.#mode = mode;
    this.#moved = true;
    this.#hands.svg()?.setPointerCapture(event.pointerId);
  }

  #pinch(id: number, before: Held, now: Held): void {
    const other = [...this.#held].find(([pointer]) => pointer !== id)?.[1];
    this.#held.set(id, now);
    if (!other) return;
    const [was, is] = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y)) as [
      number,
      number,
    ];
    const middle = this.at({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    if (!middle || was < 1) return;
    const { lens, svg } = this.#hands;
    lens.zoomTo((lens.zoom * is) / was, middle);
    const scale = svg()?.getScreenCTM()?.a ?? 1;
    lens.pan((before.x - now.x) / 2 / scale, (before.y - now.y) / 2 / scale);
  }

  #tap(event: PointerEvent, at: Point): void {
    const before = this.#tapped;
    const idle = this.#hands.idle(at);
    this.#tapped = idle ? { x: event.clientX, y: event.clientY, time: event.timeStamp } : undefined;
    if (!before || !idle || event.timeStamp - before.time > TWICE) return;
    if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > NEAR) return;
    this.#tapped = undefined;
    this.#moved = true;
    this.#hands.lens.toggle(at, this.#hands.svg()?.clientWidth ?? 0);
  }
}

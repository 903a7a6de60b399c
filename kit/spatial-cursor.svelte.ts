/**
 * A table by keyboard: a cursor that goes from thing to thing, along rows as they are drawn and between them. What is
 * near is read from the page, so the keys follow whatever the drawing looks like. Things carry `data-thing`; those that
 * can be acted on now also `data-active`.
 */

import { ARROWS, isYes } from './arrow-keys.ts';

/** What the cursor works on. `T`: the names of the things. */
export interface CursorHands<T extends string> {
  /** The element that contains the things. */
  readonly root: () => HTMLElement | undefined;
  /** Enter or Space on a thing. */
  readonly touch: (thing: T) => void;
  /** `L` on a thing: a closer look. */
  readonly look: (thing: T) => void;
  /** Escape or Backspace. */
  readonly back: () => void;
  /** Further keys in lower case. */
  readonly keys: () => Readonly<Record<string, () => void>>;
}

interface Spot<T> {
  readonly thing: T;
  readonly x: number;
  readonly y: number;
}
/** Distance to the side counts so much more than distance straight ahead. */
const ASIDE = 2.5;
/** What is less far ahead than this lies in the same row; CSS pixels. */
const AHEAD = 4;

export class SpatialCursor<T extends string> {
  /** The thing under the cursor; undefined before the first key. */
  cursor = $state.raw<T | undefined>();
  readonly #hands: CursorHands<T>;

  constructor(hands: CursorHands<T>) {
    this.#hands = hands;
  }

  /** Handles a key (`KeyboardEvent.key`). Returns false when the key means nothing here. */
  press(key: string): boolean {
    const { touch, look, back, keys } = this.#hands;
    if (ARROWS[key]) this.#move(ARROWS[key]);
    else if (key === 'Escape' || key === 'Backspace') back();
    else if (isYes(key) && this.cursor) touch(this.cursor);
    else if (key.toLowerCase() === 'l' && this.cursor) look(this.cursor);
    else if (key === 'Home') this.#jump();
    else {
      const more = keys()[key.toLowerCase()];
      if (!more) return false;
      more();
    }
    return true;
  }

  /** The things that are drawn, each with the middle of its box. */
  #spots(): Spot<T>[] {
    const found = this.#hands.root()?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
    return [...found].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const thing = element.dataset.thing as T;
      return width > 0 ? [{ thing, x: left + width / 2, y: top + height / 2 }] : [];
    });
  }

  #move([dx, dy]: readonly [number, number]): void {
    const spots = this.#spots();
    const from = spots.find((spot) => spot.thing === this.cursor);
    if (!from) {
      this.#jump();
      return;
    }
    let best: Spot<T> | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const [x, y] = [spot.x - from.x, spot.y - from.y];
      const ahead = x * dx + y * dy;
      const distance = ahead + ASIDE * Math.abs(x * dy + y * dx);
      if (spot.thing === from.thing || ahead < AHEAD || distance >= nearest) continue;
      [best, nearest] = [spot, distance];
    }
    if (best) this.#go(best.thing);
  }

  /** To the first thing that can be acted on now, else to the first of all. */
  #jump(): void {
    const active = this.#hands.root()?.querySelector<HTMLElement>('[data-thing][data-active]');
    const thing = (active?.dataset.thing as T | undefined) ?? this.#spots()[0]?.thing;
    if (thing) this.#go(thing);
  }

  #go(thing: T): void {
    this.cursor = thing;
    const element = this.#hands.root()?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * A table by keyboard: a cursor that goes from thing to thing, along rows as they are drawn and between them. What is
 * near is read from the page, so the keys follow whatever the drawing looks like. Things carry `data-thing`; those that
 * can be acted on now also `data-active`.
 */

import { type Box, nextAhead } from './ahead.ts';
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

interface Spot<T> extends Box {
  readonly thing: T;
}

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

  /** The things that are drawn, each with its box. */
  #spots(): Spot<T>[] {
    const found = this.#hands.root()?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
    return [...found].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const thing = element.dataset.thing as T;
      return width > 0 ? [{ thing, left, top, width, height }] : [];
    });
  }

  #move(direction: readonly [number, number]): void {
    const spots = this.#spots();
    const from = spots.find((spot) => spot.thing === this.cursor);
    // The focus may be elsewhere on the table, so it comes to the cursor though that stays.
    if (from) this.#go((nextAhead(spots, from, direction) ?? from).thing);
    else this.#jump();
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

/**
 * The table by keyboard: a cursor that goes from thing to thing, along rows as they are drawn and between them. What
 * is near is asked of the page, so the keys follow whatever the drawing looks like.
 */
import type { Thing } from './things.ts';

export interface KeyHands {
  readonly root: () => HTMLElement | undefined;
  readonly touch: (thing: Thing) => void;
  readonly look: (thing: Thing) => void;
  readonly back: () => void;
  /** Further keys: uses of what was chosen, tools. */
  readonly keys: () => Readonly<Record<string, () => void>>;
}

interface Spot {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts so much more than what lies straight ahead. */
const ASIDE = 2.5;

export class Keys {
  cursor = $state.raw<Thing | undefined>();
  readonly #hands: KeyHands;

  constructor(hands: KeyHands) {
    this.#hands = hands;
  }

  /** Does what the key asks; false if it asks nothing. */
  press(key: string): boolean {
    const { touch, look, back, keys } = this.#hands;
    if (DIRECTIONS[key]) this.#move(DIRECTIONS[key]);
    else if (key === 'Escape' || key === 'Backspace') back();
    else if ((key === 'Enter' || key === ' ') && this.cursor) touch(this.cursor);
    else if (key.toLowerCase() === 'l' && this.cursor) look(this.cursor);
    else if (key === 'Home') this.#jump();
    else {
      const more = keys()[key.toLowerCase()];
      if (!more) return false;
      more();
    }
    return true;
  }

  /** The things on the table with the middle of their drawing. */
  #spots(): Spot[] {
    const found = this.#hands.root()?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
    return [...found].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const thing = element.dataset.thing as Thing;
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
    let best: Spot | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const [x, y] = [spot.x - from.x, spot.y - from.y];
      const ahead = x * dx + y * dy;
      const distance = ahead + ASIDE * Math.abs(x * dy + y * dx);
      if (spot.thing === from.thing || ahead < 4 || distance >= nearest) continue;
      [best, nearest] = [spot, distance];
    }
    if (best) this.#go(best.thing);
  }

  /** To the first thing that can be touched now, else to the first of all. */
  #jump(): void {
    const active = this.#hands.root()?.querySelector<HTMLElement>('[data-thing][data-active]');
    const thing = (active?.dataset.thing as Thing | undefined) ?? this.#spots()[0]?.thing;
    if (thing) this.#go(thing);
  }

  #go(thing: Thing): void {
    this.cursor = thing;
    const element = this.#hands.root()?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }
}

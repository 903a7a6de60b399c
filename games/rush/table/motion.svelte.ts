/**
 * Cards fly from where they lay to where they lie (FLIP): before a change every drawn card is measured, afterwards a
 * copy of it travels above the table by transforms alone while the card itself waits, unseen, at its place. What was
 * hit is shot at, flashes and shakes. Purely for the eye.
 */
import type { Model } from './model.ts';
import { hitsBetween, type Route, routesBetween, struck } from './routes.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Lying {
  readonly box: Box;
  readonly node: HTMLElement;
}
interface Stage {
  /** The table, and the layer above it in which copies fly. */
  readonly table: HTMLElement;
  readonly air: HTMLElement;
}

/** A flight lasts so many steps; one wave begins so much later than the one before; so much lies between two cards. */
const FLIGHT = 2.2;
const WAVE = 1.2;
const BETWEEN = 0.3;
/** A shot flies so many steps, a flash is seen for so many. */
const SHOT = 1;
const FLASH = 2.4;
/** More is not followed by any eye: the table is simply there. */
const MOST = 40;
/** Height of a card by its width, as in the theme. */
const TALL = 1.45;
const GENTLE = 'cubic-bezier(0.3, 0.75, 0.25, 1)';

export class Flights {
  /** Copies that are in the air. */
  flying = $state(0);
  #stage: () => Stage | undefined = () => undefined;
  #cards = new Map<string, Lying>();
  #places = new Map<string, Box>();
  #was: Model | undefined;
  readonly #running = new Map<string, { readonly copy: HTMLElement; readonly all: Animation[] }>();

  /** From now on they fly here. */
  over(stage: () => Stage | undefined): void {
    this.#stage = stage;
  }

  /** Before the drawing changes: what lies where. */
  measure(): void {
    const stage = this.#stage();
    if (!stage) return;
    [this.#cards, this.#places] = this.#survey(stage);
    // Whoever is still in the air goes on from there.
    const origin = stage.table.getBoundingClientRect();
    for (const [card, { copy }] of this.#running) {
      const lying = this.#cards.get(card);
      if (lying) this.#cards.set(card, { ...lying, box: boxOf(copy, origin) });
    }
  }

  /** After the drawing has changed: everything goes where it belongs. */
  fly(is: Model, pace: number): void {
    const [stage, was] = [this.#stage(), this.#was];
    this.#was = is;
    this.#land();
    if (!stage || !was || was === is || pace === 0 || document.hidden) return;
    const routes = routesBetween(was, is);
    if (routes.length > MOST) return;
    const [cards, places] = this.#survey(stage);
    const hits = hitsBetween(was, is);
    const shots = hits.length > 0 ? this.#shoot(stage, struck(was, is), hits[0]!.place, pace) : 0;
    for (const { place, destroyed } of hits) {
      const box = places.get(place);
      if (box) this.#strike(stage, place, box, destroyed, shots, pace);
    }
    const begun = [0, 0, 0];
    for (const route of routes) {
      const [start, end] = [this.#start(route), cards.get(route.card)];
      const target = end?.box ?? places.get(route.to);
      // Cards out of the middle of a pile that is shuffled were not drawn: their backs are seen to go.
      const spare = route.turns === 'down' ? spareBack(stage) : undefined;
      const face = end?.node ?? this.#cards.get(route.card)?.node ?? spare;
      if (!start || !target || !face || near(start, target)) continue;
      const wait =
        shots + (hits.length > 0 ? pace : 0) + (route.wave * WAVE + begun[route.wave]!++ * BETWEEN) * pace;
      this.#send(stage, route, face, start, target, end?.node, wait, pace);
    }
  }

  #start({ card, from, turns }: Route): Box | undefined {
    const lying = turns === 'up' ? undefined : this.#cards.get(card);
    return lying?.box ?? this.#places.get(from);
  }

  #survey({ table }: Stage): [Map<string, Lying>, Map<string, Box>] {
    const origin = table.getBoundingClientRect();
    const cards = new Map<string, Lying>();
    const places = new Map<string, Box>();
    for (const node of table.querySelectorAll<HTMLElement>('[data-card], [data-place], [data-back]')) {
      const box = boxOf(node, origin);
      if (box.width === 0) continue;
      const { card, place, back } = node.dataset;
      if (card !== undefined) cards.set(card, { box, node });
      if (place !== undefined) places.set(place, box);
      if (back !== undefined) places.set(`back:${back}`, box);
    }
    return [cards, places];
  }

  /** Everything in the air comes down at once. */
  #land(): void {
    for (const { copy, all } of this.#running.values()) {
      for (const one of all) one.cancel();
      copy.remove();
    }
    this.#running.clear();
    this.flying = 0;
  }

  #send(
    { air }: Stage,
    { card, turns }: Route,
    face: HTMLElement,
    from: Box,
    to: Box,
    waiting: HTMLElement | undefined,
    delay: number,
    pace: number,
  ): void {
    const copy = document.createElement('div');
    copy.className = 'flyer';
    const whole = face.cloneNode(true) as HTMLElement;
    delete whole.dataset.card;
    copy.append(whole);
    const back = turns && spareBack({ air })?.cloneNode(true);
    if (back instanceof HTMLElement) copy.append(back);
    const width = to.width;
    copy.style.width = `${width}px`;
    air.append(copy);
    const duration = pace * FLIGHT;
    const at = (box: Box, flat = 1): string => {
      const scale = box.width / width;
      // Boxes of another shape – a strip, a heap – are met in their middle.
      const [x, y] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - (width * TALL) / 2];
      return `translate(${x}px, ${y}px) scale(${Math.min(scale, 1.6) * flat}, ${Math.min(scale, 1.6)})`;
    };
    const middle: Box = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      width: (from.width + to.width) / 2,
      height: (from.height + to.height) / 2,
    };
    const options = { duration, delay, easing: GENTLE, fill: 'both' } as const;
    const path = turns ? [at(from), at(middle, 0.04), at(to)] : [at(from), at(to)];
    const all = [copy.animate({ transform: path }, options)];
    if (back instanceof HTMLElement) {
      const [first, last] = turns === 'up' ? [1, 0] : [0, 1];
      all.push(back.animate({ opacity: [first, first, last, last], offset: [0, 0.5, 0.5, 1] }, options));
    }
    if (waiting) all.push(waiting.animate({ opacity: [0, 0] }, { duration: duration + delay }));
    this.#running.set(card, { copy, all });
    this.flying = this.#running.size;
    all[0]!.onfinish = () => {
      copy.remove();
      this.#running.delete(card);
      this.flying = this.#running.size;
    };
  }

  /** Tracers from those that have struck to what they hit; how long that takes. */
  #shoot({ air }: Stage, cards: readonly string[], place: string, pace: number): number {
    const to = this.#places.get(place);
    if (!to) return 0;
    const target = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    for (const card of cards) {
      const from = this.#cards.get(card)?.box;
      if (!from) continue;
      const [x, y] = [from.x + from.width / 2, from.y];
      const angle = Math.atan2(target.y - y, target.x - x);
      const shot = document.createElement('div');
      shot.className = 'tracer';
      air.append(shot);
      const fly = (px: number, py: number): string => `translate(${px}px, ${py}px) rotate(${angle}rad)`;
      shot.animate(
        { transform: [fly(x, y), fly(target.x, target.y)] },
        { duration: pace * SHOT, easing: 'ease-in' },
      ).onfinish = () => shot.remove();
    }
    return cards.length > 0 ? pace * SHOT : 0;
  }

  #strike(
    { table, air }: Stage,
    place: string,
    box: Box,
    destroyed: boolean,
    delay: number,
    pace: number,
  ): void {
    const flash = document.createElement('div');
    flash.className = destroyed ? 'flash blast' : 'flash';
    const size = Math.max(60, box.width * (destroyed ? 1.7 : 1.1));
    flash.style.width = `${size}px`;
    air.append(flash);
    const at = `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
    flash.animate(
      { transform: [`${at} scale(0.2)`, `${at} scale(1)`, `${at} scale(1.15)`], opacity: [0, 1, 1, 0] },
      { duration: pace * FLASH, delay, fill: 'both', easing: 'ease-out' },
    ).onfinish = () => flash.remove();
    const shaken = table.querySelector<HTMLElement>(`[data-place="${place}"]`);
    const by = [0, -5, 5, -4, 3, 0].map((x) => `translate(${x}px, ${x / 3}px)`);
    shaken?.animate({ transform: by }, { duration: pace * 1.8, delay });
    // What is damaged turns when it is hit, not when the shot is fired.
    for (const turned of destroyed ? [] : (shaken?.querySelectorAll('[data-damaged]') ?? [])) {
      turned.animate({ transform: ['none', 'none'] }, { duration: delay });
      turned.querySelector('[data-damage]')?.animate({ opacity: [0, 0] }, { duration: delay });
    }
  }
}

const spareBack = ({ air }: Pick<Stage, 'air'>): HTMLElement | undefined =>
  air.querySelector<HTMLElement>('.spare > *') ?? undefined;

/** Where an element lies on the table; turned ones count as if they stood upright. */
const boxOf = (node: HTMLElement, origin: DOMRect): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [w, h] = node.className === 'flyer' ? [width, height] : [node.offsetWidth, node.offsetHeight];
  return {
    x: left - origin.left + (width - w) / 2,
    y: top - origin.top + (height - h) / 2,
    width: w,
    height: h,
  };
};
const near = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;

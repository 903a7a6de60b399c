/**
 * Pieces fly from where they lay to where they lie (FLIP): before a change every drawn piece is measured, afterwards a
 * copy of it travels above the table by transforms alone while the piece itself waits, unseen, at its place. What was
 * hit is shot at, flashes and shakes. Purely for the eye.
 *
 * The drawing names pieces by `data-piece`, places by `data-place`, backs of hidden pieces by `data-back`, and what is
 * damaged by `data-damaged` with `data-damage` in it. The game says which way everything goes.
 */

/** Which way a piece goes. */
export interface Route {
  /** The piece, by its `data-piece`. */
  readonly piece: string;
  /** The places it comes from and goes to where it was not, or is no more, drawn itself; a back is `back:<name>`. */
  readonly from: string;
  readonly to: string;
  /** It is turned on the way: from its back to its face, or the other way round. */
  readonly turns?: 'up' | 'down' | undefined;
  /** In which of the following waves it moves, from 0. */
  readonly wave: number;
}
/** Something that has just been hit at a place: destroyed, or only damaged. */
export interface Hit {
  readonly place: string;
  readonly destroyed: boolean;
}
/** What happened between two models of a table. */
export interface Change {
  readonly routes: readonly Route[];
  readonly hits?: readonly Hit[];
  /** The pieces that struck the first of the hits. */
  readonly struck?: readonly string[];
}

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
  /** The table, and the layer above it in which copies fly (Air.svelte). */
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
const GENTLE = 'cubic-bezier(0.3, 0.75, 0.25, 1)';

/** `M`: what the table draws. */
export class Flights<M> {
  /** Copies that are in the air. */
  flying = $state(0);
  #stage: () => Stage | undefined = () => undefined;
  #pieces = new Map<string, Lying>();
  #places = new Map<string, Box>();
  #was: M | undefined;
  readonly #running = new Map<string, { readonly copy: HTMLElement; readonly all: Animation[] }>();
  readonly #between: (was: M, is: M) => Change;
  readonly #tall: number;

  /** `tall`: the height of a piece by its width. */
  constructor(between: (was: M, is: M) => Change, tall = 1) {
    this.#between = between;
    this.#tall = tall;
  }

  /** Says where they fly, once it is drawn. */
  over(stage: () => Stage | undefined): void {
    this.#stage = stage;
  }

  /** Before the drawing changes: what lies where. */
  measure(): void {
    const stage = this.#stage();
    if (!stage) return;
    [this.#pieces, this.#places] = this.#survey(stage);
    // What is still in the air goes on from there.
    const origin = stage.table.getBoundingClientRect();
    for (const [piece, { copy }] of this.#running) {
      const lying = this.#pieces.get(piece);
      if (lying) this.#pieces.set(piece, { ...lying, box: boxOf(copy, origin) });
    }
  }

  /** After the drawing has changed: everything goes where it belongs. */
  fly(is: M, pace: number): void {
    const [stage, was] = [this.#stage(), this.#was];
    this.#was = is;
    this.#land();
    if (!stage || !was || was === is || pace === 0 || document.hidden) return;
    const { routes, hits = [], struck = [] } = this.#between(was, is);
    if (routes.length > MOST) return;
    const [pieces, places] = this.#survey(stage);
    const shots = hits[0] ? this.#shoot(stage, struck, hits[0].place, pace) : 0;
    for (const { place, destroyed } of hits) {
      const box = places.get(place);
      if (box) this.#strike(stage, place, box, destroyed, shots, pace);
    }
    const begun: number[] = [];
    for (const route of routes) {
      const [start, end] = [this.#start(route), pieces.get(route.piece)];
      const target = end?.box ?? places.get(route.to);
      // What lay in the middle of a pile that is shuffled was not drawn: its back is seen to go.
      const spare = route.turns === 'down' ? spareBack(stage) : undefined;
      const face = end?.node ?? this.#pieces.get(route.piece)?.node ?? spare;
      if (!start || !target || !face || near(start, target)) continue;
      const before = begun[route.wave] ?? 0;
      begun[route.wave] = before + 1;
      const wait = shots + (hits.length > 0 ? pace : 0) + (route.wave * WAVE + before * BETWEEN) * pace;
      this.#send(stage, route, face, start, target, end?.node, wait, pace);
    }
  }

  #start({ piece, from, turns }: Route): Box | undefined {
    const lying = turns === 'up' ? undefined : this.#pieces.get(piece);
    return lying?.box ?? this.#places.get(from);
  }

  #survey({ table }: Stage): [Map<string, Lying>, Map<string, Box>] {
    const origin = table.getBoundingClientRect();
    const pieces = new Map<string, Lying>();
    const places = new Map<string, Box>();
    for (const node of table.querySelectorAll<HTMLElement>('[data-piece], [data-place], [data-back]')) {
      const box = boxOf(node, origin);
      if (box.width === 0) continue;
      const { piece, place, back } = node.dataset;
      if (piece !== undefined) pieces.set(piece, { box, node });
      if (place !== undefined) places.set(place, box);
      if (back !== undefined) places.set(`back:${back}`, box);
    }
    return [pieces, places];
  }

  /** Ends every flight at once. */
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
    { piece, turns }: Route,
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
    delete whole.dataset.piece;
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
      const [x, y] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - (width * this.#tall) / 2];
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
    this.#running.set(piece, { copy, all });
    this.flying = this.#running.size;
    all[0]!.onfinish = () => {
      copy.remove();
      this.#running.delete(piece);
      this.flying = this.#running.size;
    };
  }

  /** Tracers from those that have struck to what they hit. Returns how long that takes, in milliseconds. */
  #shoot({ air }: Stage, pieces: readonly string[], place: string, pace: number): number {
    const to = this.#places.get(place);
    if (!to) return 0;
    const target = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    for (const piece of pieces) {
      const from = this.#pieces.get(piece)?.box;
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
    return pieces.length > 0 ? pace * SHOT : 0;
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

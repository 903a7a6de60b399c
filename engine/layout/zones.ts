/**
 * Cards and tokens of one domain. Every element is in exactly one zone. Zones are doubly linked lists in the
 * state's memory, so a pile needs no capacity of its own and no element can be in two piles.
 *
 * Each element also has a mask of viewers who know it although its zone hides it: set when it is shown to
 * them or was seen before it moved there, cleared by a shuffle. Knowledge is dropped rather than kept in
 * doubt: when a face-down element leaves an unordered zone, viewers who cannot tell which one it was no
 * longer know the others.
 */
import type { Chance } from '../chance.ts';
import { everybody, PUBLIC, type SeatSet } from '../seats.ts';

export const TOP = 0;
export const BOTTOM = -1;

/** The key in a view's zones for the elements, by seat, that lie somewhere unseen in pooled zones. */
export const POOLS = 'pools';

/** What is constant: names, visibility and order of each zone. Built once per layout. */
export interface ZonePlan {
  readonly name: string;
  readonly ids: readonly string[];
  /** The ids as JSON. */
  readonly texts: readonly string[];
  /** Id → element. */
  readonly index: ReadonlyMap<string, number>;
  readonly zoneNames: readonly string[];
  /** First zone number of each zone name; its zones follow in the order of seats or places. */
  readonly base: Readonly<Record<string, number>>;
  readonly count: number;
  /** Zone number → who sees its elements. */
  readonly sight: Int32Array;
  readonly ordered: readonly boolean[];
  /** Zone number → the seat whose pool it belongs to, or -1; `pools` says whether there is any. */
  readonly poolOf: Int32Array;
  readonly pools: boolean;
  /** Zone number → [zone name, seat or -1]. */
  readonly label: readonly (readonly [string, number])[];
  /** The places of zone names that have one zone per place. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Element → its rest zone. */
  readonly restOf: Int32Array;
  readonly seats: number;
  /** Whether the table remembers what was once open. */
  readonly kept: boolean;
}

/** Scratch memory of shuffles; grows as needed. Shuffles are too frequent to allocate each time. */
let scratch: Int32Array = new Int32Array(64);
const scratchFor = (size: number): Int32Array => {
  if (scratch.length < size) scratch = new Int32Array(2 * size);
  return scratch;
};

let stamps = 0;

/** Cells that a plan needs: zone, next, previous and knowledge per element; first, last and size per zone. */
export const zoneCells = (elements: number, zoneCount: number): number => elements * 4 + zoneCount * 3;

export class Zones<Z extends string = string> {
  readonly plan: ZonePlan;
  /** Element → the zone it is in. */
  readonly zoneOf: Int32Array;
  /** Element → mask of viewers who know it beyond its zone's visibility. */
  readonly known: Int32Array;
  /** All columns in one array, and where each starts: one array is read faster than seven. */
  readonly #cells: Int32Array;
  readonly #next: number;
  readonly #previous: number;
  readonly #known: number;
  readonly #first: number;
  readonly #last: number;
  readonly #size: number;
  /** Copied from the plan, because moving cards is a hot path. */
  readonly #sight: Int32Array;
  readonly #ordered: readonly boolean[];
  /** All ones when the table remembers what was once open, else 0. */
  readonly #keeps: number;
  /**
   * A number that no other contents of any zones have had: it changes whenever an element moves. So what follows from
   * where the elements lie may be kept beside it, and holds as long as it is the same. Copies have another one.
   */
  stamp = ++stamps;

  constructor(plan: ZonePlan, cells: Int32Array) {
    const n = plan.ids.length;
    const z = plan.count;
    this.plan = plan;
    this.zoneOf = cells.subarray(0, n);
    this.known = cells.subarray(3 * n, 4 * n);
    this.#cells = cells;
    this.#next = n;
    this.#previous = 2 * n;
    this.#known = 3 * n;
    this.#first = 4 * n;
    this.#last = 4 * n + z;
    this.#size = 4 * n + 2 * z;
    this.#sight = plan.sight;
    this.#ordered = plan.ordered;
    this.#keeps = plan.kept ? -1 : 0;
  }

  /** For code that writes the memory of the state: elements may lie elsewhere now. */
  touch(): void {
    this.stamp = ++stamps;
  }

  /** The number of a zone; `index` is the seat or the place, where there is one zone for each. */
  zone(name: Z, index = 0): number {
    return this.plan.base[name]! + index;
  }
  /** How many elements lie in a zone. */
  size(zone: number): number {
    return this.#cells[this.#size + zone]!;
  }
  /** The first element (the top of a pile, the lowest id of an unordered zone), or -1. */
  first(zone: number): number {
    return this.#cells[this.#first + zone]!;
  }
  last(zone: number): number {
    return this.#cells[this.#last + zone]!;
  }
  /** The element after this one in its zone, or -1. */
  next(card: number): number {
    return this.#cells[this.#next + card]!;
  }
  /** All elements of a zone from the top. */
  list(zone: number): number[] {
    const cards: number[] = [];
    for (let c = this.first(zone); c >= 0; c = this.next(c)) cards.push(c);
    return cards;
  }
  /** The element at a position counted from the top, or -1. */
  at(zone: number, index: number): number {
    let c = this.first(zone);
    for (let i = 0; i < index && c >= 0; i++) c = this.next(c);
    return c;
  }
  /** Whether this viewer knows which element it is. */
  sees(viewer: SeatSet, card: number): boolean {
    return ((viewer | PUBLIC) & (this.#sight[this.zoneOf[card]!]! | this.known[card]!)) !== 0;
  }

  /** Zone number → 1 if its elements, their order or who knows them are different from those of another state. */
  changedSince(other: Zones): Uint8Array {
    const { ids, count } = this.plan;
    const changed = new Uint8Array(count);
    const [a, b] = [other.#cells, this.#cells];
    for (let card = 0; card < ids.length; card++) {
      const same =
        a[card] === b[card] &&
        a[this.#next + card] === b[this.#next + card] &&
        a[this.#known + card] === b[this.#known + card];
      if (!same) changed[a[card]!] = changed[b[card]!] = 1;
    }
    for (let zone = 0; zone < count; zone++)
      if (a[this.#first + zone] !== b[this.#first + zone]) changed[zone] = 1;
    return changed;
  }

  /**
   * Moves an element to a zone: on top, to the bottom, or to a position counted from the top; unordered zones
   * keep their own order. `shown` are viewers who are shown it on the way, beyond those who see it there or
   * saw it where it was.
   */
  move(card: number, to: number, position: number = TOP, shown: SeatSet = 0): void {
    // `| 0` tells the compiler that these are integers, so that it omits checks at each use.
    const moved = card | 0;
    const target = to | 0;
    this.stamp = ++stamps;
    const cells = this.#cells;
    const from = cells[moved]!;
    const seers = this.#sight[target]!;
    const witnesses = this.#sight[from]! | shown;
    const knownAt = this.#known + moved;
    let knows = witnesses;
    if (this.#ordered[from]) knows |= cells[knownAt]!;
    else this.#forgetUnlessSeen(from, witnesses | seers);
    this.#unlink(moved, from);
    cells[knownAt] = ((knows & this.#keeps) | shown) & ~seers;
    this.#link(moved, target, position | 0);
  }

  #forgetUnlessSeen(zone: number, seers: SeatSet): void {
    if (seers & PUBLIC) return;
    for (let c = this.first(zone); c >= 0; c = this.next(c)) this.known[c] = this.known[c]! & seers;
  }

  /**
   * Moves everything from one zone to another, the top first, so the order is reversed on a pile's top. From
   * an unordered zone the elements come in id order: a pile that hides them must be shuffled, or its order
   * reveals them.
   */
  moveAll(from: number, to: number, position: number = TOP): void {
    for (let c = this.first(from); c >= 0; c = this.first(from)) this.move(c, to, position);
  }

  /** Shows an element to some viewers; they know it until it is shuffled or leaves their sight. */
  show(card: number, to: SeatSet): void {
    this.known[card] = (this.known[card]! | to) & ~this.#sight[this.zoneOf[card]!]!;
  }
  /**
   * Covers an element: viewers who do not see its zone no longer know it. For piles of which only the top is
   * seen.
   */
  cover(card: number): void {
    this.known[card] = 0;
  }
  /** The elements of a seat's pooled zones that `eyes` do not see in place, by id. */
  unseenInPool(seat: number, eyes: SeatSet): number[] {
    const { poolOf } = this.plan;
    const cards: number[] = [];
    for (let c = 0; c < this.zoneOf.length; c++) {
      const zone = this.zoneOf[c]!;
      if (poolOf[zone] === seat && ((this.#sight[zone]! | this.known[c]!) & eyes) === 0) cards.push(c);
    }
    return cards;
  }
  /** Shows a whole zone: a hand that is spied on. */
  showAll(zone: number, to: SeatSet): void {
    for (let c = this.first(zone); c >= 0; c = this.next(c)) this.show(c, to);
  }

  /** Shuffles an ordered zone. Viewers who do not see the zone know none of it afterwards. */
  shuffle(zone: number, chance: Chance): void {
    this.#mustBeOrdered(zone, 'shuffled');
    const cards = scratchFor(this.size(zone));
    let count = 0;
    for (let c = this.first(zone); c >= 0; c = this.next(c)) cards[count++] = c;
    this.#shuffleAll(zone, cards, count, chance);
  }

  /** Moves everything from one zone to another and shuffles that: a discard pile that becomes the deck. */
  shuffleInto(from: number, to: number, chance: Chance): void {
    if (from === to) {
      this.shuffle(to, chance);
      return;
    }
    const cells = this.#cells;
    this.#mustBeOrdered(to, 'shuffled');
    const moved = this.size(from);
    const cards = scratchFor(moved + this.size(to));
    // In the order in which `moveAll` would place them: the last one on top.
    let count = moved;
    for (let c = this.first(from); c >= 0; c = this.next(c)) {
      cards[--count] = c;
      this.zoneOf[c] = to;
    }
    count = moved;
    for (let c = this.first(to); c >= 0; c = this.next(c)) cards[count++] = c;
    cells[this.#first + from] = -1;
    cells[this.#last + from] = -1;
    cells[this.#size + from] = 0;
    cells[this.#size + to] = count;
    this.#shuffleAll(to, cards, count, chance);
  }

  #shuffleAll(zone: number, cards: Int32Array, count: number, chance: Chance): void {
    chance.shuffle(cards, count, this.plan.ids);
    this.#thread(zone, cards, count, -1);
    for (let i = 0; i < count; i++) this.known[cards[i]!] = 0;
  }

  /**
   * Puts these elements, which lie on top of an ordered zone (all or some of it), into this order, from the
   * top. Viewers who neither see the zone nor are witnesses no longer know any of them: they cannot tell
   * where each one went.
   */
  arrange(zone: number, cards: readonly number[], witnesses: SeatSet = 0): void {
    this.#mustBeOrdered(zone, 'arranged');
    const given = new Set(cards);
    let below = this.first(zone);
    for (let i = 0; i < cards.length && below >= 0 && given.delete(below); i++) below = this.next(below);
    if (given.size > 0 || new Set(cards).size < cards.length)
      throw new Error(`${this.plan.name}: what is arranged is not what lies on top`);
    const order = scratchFor(cards.length);
    order.set(cards);
    this.#thread(zone, order, cards.length, below);
    const knowing = witnesses & PUBLIC ? -1 : witnesses | this.#sight[zone]!;
    for (const c of cards) this.known[c] = this.known[c]! & knowing;
  }

  /**
   * Sets a zone to the first `count` of these elements (its former size). Knowledge is unchanged. Only for
   * code that fills several zones at once (refill.ts): afterwards each element must be in one of them.
   */
  refill(zone: number, cards: Int32Array, count: number): void {
    if (!this.#ordered[zone]) sortFirst(cards, count);
    for (let i = 0; i < count; i++) this.zoneOf[cards[i]!] = zone;
    this.#thread(zone, cards, count, -1);
  }

  #mustBeOrdered(zone: number, done: string): void {
    if (!this.#ordered[zone]) throw new Error(`${this.plan.name}: an unordered zone cannot be ${done}`);
  }

  /** Links the first `count` of these from the top; `below` is the element that comes after them, or -1. */
  #thread(zone: number, cards: Int32Array, count: number, below: number): void {
    const cells = this.#cells;
    this.stamp = ++stamps;
    let previous = -1;
    for (let i = 0; i < count; i++) {
      const c = cards[i]!;
      cells[this.#previous + c] = previous;
      if (previous >= 0) cells[this.#next + previous] = c;
      else cells[this.#first + zone] = c;
      previous = c;
    }
    if (previous >= 0) cells[this.#next + previous] = below;
    else cells[this.#first + zone] = below;
    if (below >= 0) cells[this.#previous + below] = previous;
    else cells[this.#last + zone] = previous;
  }

  /** The initial state: every element in its rest zone, in id order. */
  reset(): void {
    this.touch();
    const cells = this.#cells;
    const { restOf, count } = this.plan;
    cells.fill(-1, this.#first, this.#first + 2 * count);
    cells.fill(0, this.#size, this.#size + count);
    this.known.fill(0);
    for (let c = 0; c < restOf.length; c++) {
      const zone = restOf[c]!;
      const last = this.last(zone);
      this.zoneOf[c] = zone;
      cells[this.#previous + c] = last;
      cells[this.#next + c] = -1;
      if (last >= 0) cells[this.#next + last] = c;
      else cells[this.#first + zone] = c;
      cells[this.#last + zone] = c;
      cells[this.#size + zone] = this.size(zone) + 1;
    }
  }

  #unlink(card: number, zone: number): void {
    const cells = this.#cells;
    const nextAt = this.#next;
    const previousAt = this.#previous;
    const sizeAt = this.#size + zone;
    const next = cells[nextAt + card]!;
    const previous = cells[previousAt + card]!;
    cells[previous >= 0 ? nextAt + previous : this.#first + zone] = next;
    cells[next >= 0 ? previousAt + next : this.#last + zone] = previous;
    cells[sizeAt] = cells[sizeAt]! - 1;
  }

  #link(card: number, zone: number, position: number): void {
    const cells = this.#cells;
    const nextAt = this.#next;
    const previousAt = this.#previous;
    const firstAt = this.#first + zone;
    const lastAt = this.#last + zone;
    const sizeAt = this.#size + zone;
    let next: number;
    if (!this.#ordered[zone]) {
      next = cells[firstAt]!;
      while (next >= 0 && next < card) next = cells[nextAt + next]!;
    } else if (position === TOP) next = cells[firstAt]!;
    else if (position === BOTTOM) next = -1;
    else next = this.at(zone, position) | 0;
    const previous = cells[next >= 0 ? previousAt + next : lastAt]!;
    cells[card] = zone;
    cells[nextAt + card] = next;
    cells[previousAt + card] = previous;
    cells[previous >= 0 ? nextAt + previous : firstAt] = card;
    cells[next >= 0 ? previousAt + next : lastAt] = card;
    cells[sizeAt] = cells[sizeAt]! + 1;
  }

  /**
   * What is inconsistent in the linked lists, for the audit: each element once, sizes right, unordered zones
   * sorted.
   */
  faults(): string[] {
    const { plan } = this;
    const faults: string[] = [];
    const met = new Uint8Array(plan.ids.length);
    const all = everybody(plan.seats);
    for (let zone = 0; zone < plan.count; zone++) {
      const where = () => `${plan.name}.${plan.label[zone]![0]}`;
      let n = 0;
      let previous = -1;
      for (let c = this.first(zone); c >= 0 && n <= plan.ids.length; c = this.next(c)) {
        if (met[c]) faults.push(`${plan.ids[c]} stands twice, the second time in ${where()}`);
        met[c] = 1;
        if (this.zoneOf[c] !== zone)
          faults.push(`${plan.ids[c]} is threaded into ${where()} but says otherwise`);
        if (this.#cells[this.#previous + c] !== previous)
          faults.push(`${where()}: broken thread at ${plan.ids[c]}`);
        if (!plan.ordered[zone] && previous > c) faults.push(`${where()} is not sorted`);
        if (this.known[c]! & (plan.sight[zone]! | ~all))
          faults.push(`${plan.ids[c]}: knowledge mask is not canonical`);
        previous = c;
        n++;
      }
      if (n !== this.size(zone)) faults.push(`${where()}: counts ${this.size(zone)}, holds ${n}`);
      if (this.last(zone) !== previous) faults.push(`${where()}: the last element is wrong`);
    }
    for (let c = 0; c < met.length; c++) if (!met[c]) faults.push(`${plan.ids[c]} is nowhere`);
    return faults;
  }
}

/** Sorts the first `count` of a list, in place. */
const sortFirst = (cards: Int32Array, count: number): void => {
  for (let i = 1; i < count; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > 0 && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
};

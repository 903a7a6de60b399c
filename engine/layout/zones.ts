/**
 * Cards and tokens of one domain. Every element stands in exactly one place: the zones are doubly linked lists
 * threaded through the state's memory, so no pile has a capacity of its own and no element can be in two piles.
 *
 * Each element also carries the mask of viewers who know it although its zone hides it: set when it is shown or
 * was seen before it went there, cleared by a shuffle. Knowledge is only ever forgotten on the safe side: when
 * a face-down element leaves an unordered zone, who cannot tell which one it was no longer knows the others.
 */
import type { Chance } from '../chance.ts';
import { everybody, PUBLIC, type SeatSet } from '../seats.ts';

export const TOP = 0;
export const BOTTOM = -1;

/** The key in a view's zones of what lies, seat by seat, somewhere unseen in pooled zones. */
export const POOLS = 'pools';

/** What does not change: names, sight and order of each zone. Built once a layout. */
export interface ZonePlan {
  readonly name: string;
  readonly ids: readonly string[];
  /** Id → element. */
  readonly index: ReadonlyMap<string, number>;
  readonly zoneNames: readonly string[];
  /** First zone number of each zone name; its zones follow one another by seat or place. */
  readonly base: Readonly<Record<string, number>>;
  readonly count: number;
  /** Zone number → who sees what lies in it. */
  readonly sight: Int32Array;
  readonly ordered: readonly boolean[];
  /** Zone number → the seat to whose pool it belongs, or -1; `pools` tells whether there is any. */
  readonly poolOf: Int32Array;
  readonly pools: boolean;
  /** Zone number → [zone name, seat or -1]. */
  readonly label: readonly (readonly [string, number])[];
  /** The places of the zones that have one for each place. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Element → the zone where it rests. */
  readonly restOf: Int32Array;
  readonly seats: number;
  /** Does the table remember what was once open? */
  readonly kept: boolean;
}

/** What is being put into order: grown as needed, never kept. Shuffles come too often to make a list for each. */
let scratch: Int32Array = new Int32Array(64);
const scratchFor = (size: number): Int32Array => {
  if (scratch.length < size) scratch = new Int32Array(2 * size);
  return scratch;
};

/** Cells a plan needs: zone, next, previous, known for each element; first, last, size for each zone. */
export const zoneCells = (elements: number, zoneCount: number): number => elements * 4 + zoneCount * 3;

export class Zones<Z extends string = string> {
  readonly plan: ZonePlan;
  /** Element → the zone it is in. */
  readonly zoneOf: Int32Array;
  /** Element → mask of viewers who know it beyond its zone's sight. */
  readonly known: Int32Array;
  /** All of it, column after column, and where each column starts: one array is read faster than seven. */
  readonly #cells: Int32Array;
  readonly #next: number;
  readonly #previous: number;
  readonly #known: number;
  readonly #first: number;
  readonly #last: number;
  readonly #size: number;
  /** Of the plan, at hand: cards move a million times a second. */
  readonly #sight: Int32Array;
  readonly #ordered: readonly boolean[];
  /** All ones when the table remembers what was once open, else nothing. */
  readonly #keeps: number;

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
  /** Does this viewer know which element it is? */
  sees(viewer: SeatSet, card: number): boolean {
    return ((viewer | PUBLIC) & (this.#sight[this.zoneOf[card]!]! | this.known[card]!)) !== 0;
  }

  /**
   * Puts an element into a zone: on top, at the bottom, or so many places from the top; unordered zones keep
   * their own order. `shown` are those who are shown it on the way, beyond those who see it there or saw it here.
   */
  move(card: number, to: number, position: number = TOP, shown: SeatSet = 0): void {
    // `| 0`: from here on the compiler knows that these are integers and need not look again at each use.
    const moved = card | 0;
    const target = to | 0;
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
   * Moves everything from one zone to another, the top first, so the order turns round on a pile's top. Out of an
   * unordered zone the elements come by their ids: a pile that hides them must be shuffled, or its order tells.
   */
  moveAll(from: number, to: number, position: number = TOP): void {
    for (let c = this.first(from); c >= 0; c = this.first(from)) this.move(c, to, position);
  }

  /** Shows an element to some viewers; they know it until it is shuffled or lost from sight. */
  show(card: number, to: SeatSet): void {
    this.known[card] = (this.known[card]! | to) & ~this.#sight[this.zoneOf[card]!]!;
  }
  /** Covers an element: viewers who do not see its zone no longer know it (a pile of which only the top is seen). */
  cover(card: number): void {
    this.known[card] = 0;
  }
  /** What lies in a seat's pooled zones where these eyes do not see which is which, by id. */
  unseenInPool(seat: number, eyes: SeatSet): number[] {
    const { poolOf, sight, count } = this.plan;
    const cards: number[] = [];
    for (let zone = 0; zone < count; zone++) {
      if (poolOf[zone] !== seat || sight[zone]! & eyes) continue;
      for (let c = this.first(zone); c >= 0; c = this.next(c)) if (!(this.known[c]! & eyes)) cards.push(c);
    }
    return cards.sort((a, b) => a - b);
  }
  /** Shows a whole zone: a hand that is spied on. */
  showAll(zone: number, to: SeatSet): void {
    for (let c = this.first(zone); c >= 0; c = this.next(c)) this.show(c, to);
  }

  /** Shuffles an ordered zone; nobody who does not see the zone knows any of it afterwards. */
  shuffle(zone: number, chance: Chance): void {
    this.#mustBeOrdered(zone, 'shuffled');
    const cards = scratchFor(this.size(zone));
    let count = 0;
    for (let c = this.first(zone); c >= 0; c = this.next(c)) cards[count++] = c;
    this.#shuffleAll(zone, cards, count, chance);
  }

  /** Moves everything from one zone to another, which is then shuffled: a discard pile that becomes the deck. */
  shuffleInto(from: number, to: number, chance: Chance): void {
    if (from === to) {
      this.shuffle(to, chance);
      return;
    }
    const cells = this.#cells;
    this.#mustBeOrdered(to, 'shuffled');
    const moved = this.size(from);
    const cards = scratchFor(moved + this.size(to));
    // As `moveAll` would lay them: the last one on top.
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
   * Puts the elements that lie on top of an ordered zone – all of it, or some – into this order, from the top.
   * Viewers who neither see the zone nor are witnesses no longer know any of them: they cannot tell which one went where.
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
   * Fills a zone with the first `count` of these elements, as many as it held; what anybody knows stays as it is.
   * Only for those who fill several zones at once (refill.ts): afterwards each element must stand in one of them.
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

  /** An empty table: every element in its rest zone, in the order of the ids. */
  reset(): void {
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

  /** What is broken in the threads, for the audit: each element once, sizes right, unordered zones sorted. */
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

/** Sorts the first few of a list, in place. */
const sortFirst = (cards: Int32Array, count: number): void => {
  for (let i = 1; i < count; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > 0 && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
};

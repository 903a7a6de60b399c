/**
 * The decisions that have not been undone, in order, and the state after them. Every item keeps its place,
 * the number its randomness was derived from, so no place is reused after an undo.
 */
import type { ChanceSource } from '../chance.ts';
import type { AnyGame, Fact } from '../game.ts';
import type { Layout, State } from '../layout/layout.ts';
import { copyState, resetState, touchZones, writeCells } from '../layout/layout.ts';
import { type AddressedEvent, eventCollector, type Tell } from '../narration.ts';
import { hasSeat, type Seat } from '../seats.ts';
import { Barriers } from './barriers.ts';
import type { Answer, Item } from './item.ts';
import { LatestItems } from './latest-items.ts';
import { PackedItems } from './packed-items.ts';
import { type Listener, type Page, saidOf } from './pages.ts';
import type { Series } from './series.ts';
import { Snapshots } from './snapshots.ts';

/** Scratch states, one for each layout: a table does not need one of its own. */
const scratches = new WeakMap<Layout, State>();

export class History {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly state: State;
  readonly #chance: ChanceSource;
  readonly #items = new PackedItems();
  readonly latest: LatestItems;
  readonly #snapshots = new Snapshots();
  #nextPlace = 1;
  readonly #decided: number[];
  #barriers: Barriers | undefined;

  readonly #start: State | undefined;

  /** `start` is a position to begin with instead of the game's own setup. */
  constructor(game: AnyGame, config: unknown, chance: ChanceSource, start?: State) {
    this.game = game;
    this.config = config;
    this.#chance = chance;
    this.#start = start;
    this.state = game.blank(config);
    this.latest = new LatestItems(this.state.layout.seats);
    this.#decided = Array.from({ length: this.state.layout.seats }, () => 0);
    this.#begin(this.state, null);
  }

  #begin(s: State, tell: Tell | null): void {
    if (this.#start) copyState(this.#start, s);
    else this.game.setup(s, this.#chance.at(0), tell);
  }

  get items(): Series<Item> {
    return this.#items;
  }
  /** Seat → its decisions that have not been undone. */
  get decided(): readonly number[] {
    return this.#decided;
  }
  /** The place that the next decision will take. */
  get place(): number {
    return this.#nextPlace;
  }

  /**
   * Applies an item to the current state and appends it. Where nobody listens, as when a match is opened from its log,
   * no snapshot is kept before somebody asks for the past.
   */
  push(answers: readonly Answer[], fact: Fact | undefined, entry: number, listener: Listener | null): Item {
    if (!listener) return this.#append(answers, fact, entry, null);
    this.#keepSnapshot(this.#items.length, this.state);
    return listener.hear(this.game, this.state, answers, (tell) => this.#append(answers, fact, entry, tell));
  }
  #append(answers: readonly Answer[], fact: Fact | undefined, entry: number, tell: Tell | null): Item {
    const n = this.#items.length;
    const place = this.#nextPlace++;
    const before = this.#barriers && this.#copy();
    const drew = this.#applyTo(this.state, place, answers, fact, tell) > 0;
    if (before) this.#barriers!.note(n, { answers }, before, this.state);
    const item: Item = { place, answers, ...(fact ? { fact } : {}), entry, drew };
    this.#items.push(item);
    this.latest.note(n, item);
    for (const { seat } of answers) this.#decided[seat]!++;
    return item;
  }

  /** A state to work with, until the next one of this layout is asked for. */
  #scratch(): State {
    let scratch = scratches.get(this.state.layout);
    if (!scratch) scratches.set(this.state.layout, (scratch = this.game.blank(this.config)));
    return scratch;
  }
  #copy(): State {
    const copy = this.#scratch();
    copyState(this.state, copy);
    return copy;
  }
  /** Keeps the state `s` before item `index`, if that is due; `s` is no scratch state. */
  #keepSnapshot(index: number, s: State): void {
    if (!this.#snapshots.due(index)) return;
    const dealt = this.#scratch();
    resetState(dealt);
    this.#begin(dealt, null);
    this.#snapshots.keep(index, s.data, dealt.data);
  }

  #applyTo(
    s: State,
    place: number,
    answers: readonly Answer[],
    fact: Fact | undefined,
    tell: Tell | null,
  ): number {
    let used = 0;
    for (const { seat, decision } of answers) {
      const chance = this.#chance.at(place, seat);
      this.game.apply(s, seat, decision, chance, tell);
      used += chance.used;
    }
    if (fact) this.game.fact(s, fact);
    return used;
  }

  /** Applies an existing item once more, to a state equal to the one before it. */
  again(s: State, { place, answers, fact }: Item, tell: Tell | null): void {
    this.#applyTo(s, place, answers, fact, tell);
  }

  /** A new state as it was before item `index`, or after the last item. */
  stateBefore(index: number): State {
    const s = this.game.blank(this.config);
    const from = this.#snapshots.before(index);
    const whole = this.#snapshots.whole(from);
    if (whole) writeCells(s, whole);
    else {
      this.#begin(s, null);
      this.#snapshots.restore(from, s.data);
      touchZones(s);
    }
    for (const [i, item] of this.#items.slice(from, index).entries()) {
      this.#keepSnapshot(from + i, s);
      this.again(s, item, null);
    }
    return s;
  }

  /** All events so far, item by item; without `from`, or with 0, element 0 is the setup. */
  story(from = 0): Page[] {
    const pages: Page[] = [];
    const s = from === 0 ? this.game.blank(this.config) : this.stateBefore(from);
    const record = (item: Item | undefined, run: (tell: Tell) => void) => {
      const told: AddressedEvent[] = [];
      const said = saidOf(this.game, s, item?.answers ?? []);
      run(eventCollector(told, this.state.layout.seats));
      pages.push({ item, ...said, told });
    };
    if (from === 0) record(undefined, (tell) => this.#begin(s, tell));
    for (const [i, item] of this.#items.slice(from).entries()) {
      this.#keepSnapshot(from + i, s);
      record(item, (tell) => this.again(s, item, tell));
    }
    return pages;
  }

  /**
   * What prevents undoing the items from `index` on: several seats answered together, randomness was used,
   * something was revealed that was hidden from the asking seat or from the deciding one, or the game calls a
   * decision final. Consent does not lift these.
   */
  barrierFrom(index: number, seat: Seat): 'chance' | 'revelation' | 'final' | undefined {
    if (this.latest.together >= index) return 'revelation';
    if (this.latest.drew >= index) return 'chance';
    if (!this.state.layout.hides && !this.game.final) return undefined;
    this.#barriers ??= new Barriers(this);
    for (let i = index; i < this.#items.length; i++) {
      const { final, revealed } = this.#barriers.of(i);
      if (final !== undefined) return 'final';
      if (hasSeat(revealed, seat)) return 'revelation';
    }
    return undefined;
  }

  /** The clause of the first final decision from `index` on. */
  finalClause(index: number): string | undefined {
    this.#barriers ??= new Barriers(this);
    for (let i = index; i < this.#items.length; i++) {
      const { final } = this.#barriers.of(i);
      if (final !== undefined) return final;
    }
    return undefined;
  }

  /** Removes all items from `index` on. The place counter keeps counting: the undo itself takes a place. */
  truncate(index: number): void {
    const back = this.stateBefore(index);
    for (const item of this.#items.slice(index)) for (const { seat } of item.answers) this.#decided[seat]!--;
    this.#items.truncate(index);
    this.latest.recall(this.#items);
    this.#snapshots.truncate(index);
    copyState(back, this.state);
    this.#barriers?.truncate(index);
    this.#nextPlace++;
  }
}

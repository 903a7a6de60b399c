/**
 * A decision while it is being composed, and a path that is planned as one and driven step by step. What is possible is
 * asked of the rules; nothing here knows what is legal.
 */
import type { Decision } from '#engine/game.ts';
import type { Turn } from '#kit/turn.svelte.ts';
import type { EightyEvent } from '../rules/events.ts';
import { plainText } from '../rules/notation.ts';
import { AGAIN } from '../rules/orders.ts';
import type { Eighty } from '../rules/state.ts';
import { step, VERB, verbOf } from '../rules/steps.ts';
import { type Ahead, after, standing, wayAhead } from './foresee.ts';
import type { Model } from './model.ts';
import { spotOf, thingsOf } from './steps-things.ts';
import type { Thing } from './things.ts';

const MOVE: Decision = [step(VERB.move)];
/** So many spaces ahead are explained, whether they can be reached or not. */
const LOOK_AHEAD = 4;

export class Composer {
  readonly turn: Turn<Eighty, EightyEvent>;
  model = $state.raw<Model | undefined>();
  /** The seat of this device that is asked, from 0. */
  seat = $state<number | undefined>();
  draft = $state.raw<readonly number[]>([]);
  /** Steps among which the prompt asks, where a thing means several. */
  menu = $state.raw<readonly number[]>([]);
  /** The thing that was touched last: touched again, it confirms. */
  last = $state.raw<Thing | undefined>();
  /** A path of so many spaces is planned. */
  plan = $state(0);
  /** Of a path that is being driven: the spaces that are left. */
  driving = $state(0);
  /** What everybody saw, as it was foreseen for the next step of the path. */
  #expected = '';
  /** The space that is pointed at or under the cursor, -1 for none. */
  hovered = $state(-1);

  constructor(turn: Turn<Eighty, EightyEvent>) {
    this.turn = turn;
  }

  clear(): void {
    this.draft = this.menu = [];
    this.plan = 0;
    this.last = undefined;
  }
  get empty(): boolean {
    return this.draft.length === 0 && this.menu.length === 0 && this.plan === 0;
  }
  get asked(): Model['asked'] | undefined {
    return this.seat === undefined ? undefined : this.model?.asked;
  }

  /** The space of which the question speaks: that of a balloon. */
  spot: number | undefined = $derived.by(() =>
    this.model && this.seat !== undefined ? spotOf(this.model, this.seat) : undefined,
  );
  /** The legal first steps, and those that go on from the draft. */
  first: readonly number[] = $derived.by(() => (this.asked === undefined ? [] : this.turn.next()));
  next: readonly number[] = $derived.by(() =>
    this.asked === undefined || this.draft.length === 0 ? this.first : this.turn.next(this.draft),
  );
  complete: boolean = $derived.by(
    () => this.asked !== undefined && this.draft.length > 0 && this.turn.can(this.draft),
  );
  can(one: number): boolean {
    return this.first.includes(one);
  }
  /** What each thing would mean now: the steps for which it stands. */
  meanings: ReadonlyMap<Thing, readonly number[]> = $derived.by(() => {
    const found = new Map<Thing, number[]>();
    const { model, seat, draft } = this;
    if (!model || seat === undefined) return found;
    for (const one of this.menu.length > 0 ? [] : this.next)
      for (const thing of thingsOf(model, seat, draft, one)) {
        const steps = found.get(thing);
        if (steps) steps.push(one);
        else found.set(thing, [one]);
      }
    return found;
  });
  /** The things of what has been composed. */
  chosen: readonly Thing[] = $derived.by(() => {
    const { model, seat, draft } = this;
    if (!model || seat === undefined) return [];
    // Of equal cards the one that was touched.
    return draft.flatMap((one, n) => {
      const things = thingsOf(model, seat, draft.slice(0, n), one);
      return this.last !== undefined && things.includes(this.last) ? [this.last] : things.slice(0, 1);
    });
  });

  /** The way ahead with its costs. */
  way: readonly Ahead[] = $derived.by(() => {
    const { model, seat, asked } = this;
    return model && seat !== undefined && asked === 'act' ? wayAhead(model.state, seat, LOOK_AHEAD) : [];
  });
  /** The path that is planned or pointed at. */
  path: readonly Ahead[] = $derived.by(() => {
    const { plan, way, hovered, draft } = this;
    const n = plan > 0 ? plan : draft.length > 0 ? 0 : (way.find(({ space }) => space === hovered)?.n ?? 0);
    return way.slice(0, n).filter(({ within }) => within);
  });

  /** Goes on with a step; a single possible step after it is taken, too. */
  take(one: number): void {
    this.menu = [];
    this.plan = 0;
    this.draft = [...this.draft, one];
    for (let tried = 0; tried < 3 && !this.turn.can(this.draft); tried++) {
      const next = this.turn.next(this.draft);
      if (next.length !== 1) return;
      this.draft = [...this.draft, next[0]!];
    }
  }
  /** Sets up a whole decision, as a hint does. */
  setUp(decision: Decision): void {
    this.clear();
    this.draft = decision;
  }
  send(decision: Decision): void {
    void this.turn.send(decision);
  }
  /** Gives what is composed as an answer that is repeated if the window goes on; undefined where that cannot be. */
  get again(): (() => void) | undefined {
    const { leaveOrder } = this.turn.props;
    if (!leaveOrder || this.asked !== 'interfere' || !this.complete) return undefined;
    return () => void leaveOrder(`${AGAIN} ${plainText(this.turn.text(this.draft))}`);
  }

  // ---- a path, sent step by step (EC-16.6)

  drive(): void {
    this.driving = this.plan;
    this.plan = 0;
    this.#step();
  }
  #step(): void {
    const { model, seat } = this;
    if (!model || seat === undefined) return;
    this.driving--;
    this.#expected = this.driving > 0 ? standing(after(model.state, seat, MOVE), seat) : '';
    this.send(MOVE);
  }
  /**
   * A new position: the path goes on while everything is as it was foreseen. Returns whether it was given up, because
   * somebody or something came between.
   */
  goOn(): boolean {
    const { model, seat } = this;
    if (this.driving === 0 || !model) return false;
    // Others are being asked; what comes of that is seen when this seat is asked again.
    if (seat === undefined && !model.over) return false;
    const same = seat !== undefined && standing(model.state, seat) === this.#expected && this.turn.can(MOVE);
    if (same) {
      this.#step();
      return false;
    }
    this.driving = 0;
    return true;
  }
  stop(): void {
    this.driving = 0;
  }

  /** The number of the turn in whose windows this page passes by itself (`Eighty.turns`); 0 for none. */
  passing = $state(0);
  /** Passes if that was asked for. An attack is always asked about. */
  passOn(): void {
    const { model, seat } = this;
    if (!model || seat === undefined || model.asked !== 'interfere') return;
    if (this.passing === model.state.turns) this.send([step(VERB.pass)]);
  }

  /** The verbs of the first steps. */
  verbs: ReadonlySet<number> = $derived(new Set(this.first.map(verbOf)));
}

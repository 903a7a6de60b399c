/**
 * Beam search for plans (Lowerre, The HARPY Speech Recognition System, 1976): plans for a whole turn of several
 * decisions, of one seat or of partners together. Of all plans with n decisions only the best `width` are continued. A
 * position that several orders of decisions lead to is kept once. With an infinite width the search is exhaustive.
 *
 * A plan is made in one world: chance falls the same way in all plans. `bots/trials.ts` says which of them is best in
 * other worlds.
 */
import { FastChance } from '#engine/chance.ts';
import type { Decision, Game } from '#engine/game.ts';
import { copyState, type State, sameState } from '#engine/layout/layout.ts';
import type { GameEvent } from '#engine/narration.ts';
import { firstSeat, hasSeat, isOneSeat, listSeats, type Seat, type SeatSet } from '#engine/seats.ts';
import { decisionsOf } from './decisions.ts';

/** What the search asks of the rules. */
type PlannedGame<S extends State> = Pick<
  Game<S, unknown, GameEvent>,
  'active' | 'steps' | 'refuse' | 'apply' | 'outcome'
>;

export interface Planning<S extends State> {
  /** Who plans together. */
  readonly planners: SeatSet;
  /** Another state of this kind. */
  blank(): S;
  /** What a position is worth to the planners: the greater, the better. */
  value(s: S): number;
  /** What a planner may decide; what the rules refuse is left out. By default all that is legal. */
  candidates?(s: S, seat: Seat): Iterable<Decision>;
  /** Whether the turn is over. By default when somebody else is asked. */
  ended?(s: S): boolean;
  /** What somebody else answers who is asked during the turn. Without it a plan ends there. */
  reply?(s: S, seat: Seat): Decision;
}

export interface BeamSettings {
  readonly width: number;
  /** Decisions of a plan at most. */
  readonly longest: number;
  /** Of the chance that falls in all plans. */
  readonly seed: number;
}

export interface PlannedDecision {
  readonly seat: Seat;
  readonly decision: Decision;
}
export interface Plan {
  /** Those of the planners, in order. */
  readonly decisions: readonly PlannedDecision[];
  /** Of the position that it leads to. */
  readonly value: number;
  /** Whether it comes to the end of the turn; else it is cut off, or has no candidate. */
  readonly complete: boolean;
}

/** The decisions of a plan, the last first, shared by the plans that begin alike. */
interface Link extends PlannedDecision {
  readonly before: Link | undefined;
}
interface Node<S> {
  readonly state: S;
  readonly last: Link | undefined;
  readonly value: number;
  readonly complete: boolean;
}

/**
 * Plans from a position, the best first, at most `width`; at least one.
 * @throws RangeError when no planner is asked, or the width is below 1
 */
export const plans = <S extends State>(
  game: PlannedGame<S>,
  from: S,
  planning: Planning<S>,
  { width, longest, seed }: BeamSettings,
): Plan[] => {
  const { planners, value, candidates = (s, seat) => decisionsOf(game, s, seat) } = planning;
  if (!(width >= 1)) throw new RangeError(`A beam of ${width}`);
  if (plannerOf(game, from, planners) < 0) throw new RangeError('Nobody who plans is asked');
  const free: S[] = [];
  const copyOf = (s: S): S => {
    const copy = free.pop() ?? planning.blank();
    copyState(s, copy);
    return copy;
  };
  const ended = new Best<S>(width, free);
  let layer: readonly Node<S>[] = [
    { state: copyOf(from), last: undefined, value: value(from), complete: false },
  ];
  for (let depth = 0; layer.length > 0 && depth < longest; depth++) {
    const next = new Best<S>(width, free);
    for (const node of layer) {
      const seat = plannerOf(game, node.state, planners);
      let stuck = true;
      for (const decision of candidates(node.state, seat)) {
        if (game.refuse(node.state, seat, decision, true)) continue;
        stuck = false;
        const state = copyOf(node.state);
        const chance = new FastChance(Math.imul(depth + 1, 0x9e3779b1) ^ seed);
        game.apply(state, seat, decision, chance, null);
        const complete = goOn(game, state, planning, chance);
        const last = { seat, decision, before: node.last };
        (complete ? ended : next).add({ state, last, value: value(state), complete });
      }
      if (stuck) ended.add({ ...node, state: copyOf(node.state) });
      free.push(node.state);
    }
    layer = next.list();
  }
  for (const node of layer) ended.add(node);
  return ended.list().map(({ last, value: worth, complete }) => {
    return { decisions: decisionsTo(last), value: worth, complete };
  });
};

/** The planner who decides now, alone; -1: nobody, or several who cannot see each other's answers. */
const plannerOf = <S extends State>(game: PlannedGame<S>, s: S, planners: SeatSet): Seat => {
  const active = game.outcome(s) ? 0 : game.active(s);
  const seat = isOneSeat(active) ? firstSeat(active) : -1;
  return seat >= 0 && hasSeat(planners, seat) ? seat : -1;
};

/** Answers for others until a planner is asked. Returns whether the plan is complete. */
const goOn = <S extends State>(
  game: PlannedGame<S>,
  s: S,
  { planners, ended, reply }: Planning<S>,
  chance: FastChance,
): boolean => {
  for (;;) {
    if (game.outcome(s) || ended?.(s)) return true;
    if (plannerOf(game, s, planners) >= 0) return false;
    const active = game.active(s);
    // In a sealed round all answer to the same position; a planner's own answer to one is no part of a plan.
    if (!reply || (active & planners) !== 0) return true;
    const answers = listSeats(active).map((seat) => [seat, reply(s, seat)] as const);
    for (const [seat, answer] of answers) game.apply(s, seat, answer, chance, null);
  }
};

const decisionsTo = (last: Link | undefined): PlannedDecision[] => {
  const decisions: PlannedDecision[] = [];
  for (let link = last; link; link = link.before)
    decisions.push({ seat: link.seat, decision: link.decision });
  return decisions.reverse();
};

/** The best of many positions, each once. Of equally good ones those that came first are kept. */
class Best<S extends State> {
  readonly #width: number;
  readonly #free: S[];
  #nodes: Node<S>[] = [];
  /** The states by their hash. */
  readonly #same = new Map<number, S[]>();
  /** So much or less is not among the best. */
  #least = -Infinity;

  /** `free`: where the states of what is dropped go. */
  constructor(width: number, free: S[]) {
    this.#width = width;
    this.#free = free;
  }

  add(node: Node<S>): void {
    const { state, value } = node;
    const alike = this.#alike(state);
    if (value <= this.#least || alike.some((one) => sameState(one, state))) {
      this.#free.push(state);
      return;
    }
    alike.push(state);
    this.#nodes.push(node);
    if (this.#nodes.length >= 2 * this.#width) this.#cut();
  }

  list(): readonly Node<S>[] {
    this.#cut();
    return this.#nodes;
  }

  #cut(): void {
    const sorted = this.#nodes.sort((a, b) => b.value - a.value);
    this.#nodes = sorted.slice(0, this.#width);
    if (this.#nodes.length === this.#width) this.#least = this.#nodes.at(-1)!.value;
    for (const { state } of sorted.slice(this.#width)) this.#free.push(state);
    this.#same.clear();
    for (const { state } of this.#nodes) this.#alike(state).push(state);
  }

  /** States with the hash of this one. */
  #alike(state: S): S[] {
    const hash = hashOf(state);
    let alike = this.#same.get(hash);
    if (!alike) this.#same.set(hash, (alike = []));
    return alike;
  }
}

/** FNV-1a over the cells. */
const hashOf = ({ data }: State): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < data.length; i++) hash = Math.imul(hash ^ data[i]!, 0x01000193);
  return hash;
};

/**
 * The members of `Game` that follow from a list of points. Playouts call `active`, `sample` and `apply` a
 * million times a second, so points are looked up by index and nothing is allocated per decision.
 */
import type { Chance } from '../chance.ts';
import type { Ahead, Decision, Draft, Game, Point } from '../game.ts';
import type { State } from '../layout/layout.ts';
import type { GameEvent, Tell } from '../narration.ts';
import { onlyAnswer, randomAnswer } from '../playout.ts';
import { err, type Refusal, type Result } from '../result.ts';
import { hasSeat, numberOf, type SeatSet, seatBit } from '../seats.ts';
import { StepList } from '../steps.ts';
import { checkPoints } from './check.ts';
import type { DecisionPoint, Move, PointRules } from './point.ts';

/**
 * The part of the contract that the points of a game implement; `may`, `ahead`, `covert` and `final` only if a
 * point has them.
 */
export type PointMembers<S extends State, E extends GameEvent> = Pick<
  Game<S, unknown, E>,
  | 'active'
  | 'covert'
  | 'may'
  | 'ahead'
  | 'point'
  | 'steps'
  | 'refuse'
  | 'apply'
  | 'textIsPublic'
  | 'final'
  | 'timeout'
  | 'write'
  | 'read'
> &
  Required<Pick<Game<S, unknown, E>, 'sample'>> & {
    /** For a deal that opens a point: resolves points with a single legal answer (`ask: 'choice'`). */
    settle(s: S, chance: Chance, tell: Tell<E> | null): void;
    /** For positions set up by hand: whether an open point with `ask: 'choice'` has a choice. */
    hasChoice(s: S): boolean;
  };

/** How a point that is owed is asked, as a number. */
const OVER = 0;
const ONE = 1;
const SEALED = 2;

/** @throws Error when the declaration of a point is wrong */
export const membersOf = <S extends State, E extends GameEvent>(
  rules: PointRules<S, E>,
): PointMembers<S, E> => {
  checkPoints(rules);
  const { points, order, open, verbOf, isStep } = rules;
  const owed = order.map((name) => points.find((point) => point.name === name));
  const free = points.filter((point) => point.asks.how === 'may');
  // Indexed by place in `order` and by verb, so that playouts look up arrays.
  const kinds = Int8Array.from(owed, (one) => (!one ? OVER : 'seat' in one.asks ? ONE : SEALED));
  const askers = owed.map((one) => {
    const asks = one?.asks;
    if (!asks) return (): number => -1;
    return 'seat' in asks ? asks.seat : asks.seats;
  });
  const moves = [...new Set(points.flatMap((point) => point.moves))];
  const moveOf: (Move<S, E> | undefined)[] = [];
  const applies: Move<S, E>['apply'][] = [];
  const refuses: Move<S, E>['refuse'][] = [];
  const writes: Move<S, E>['write'][] = [];
  for (const move of moves)
    for (const verb of move.verbs) {
      moveOf[verb] = move;
      applies[verb] = move.apply;
      refuses[verb] = move.refuse;
      writes[verb] = move.write;
    }
  const scratch = new StepList();

  const active = (s: S): SeatSet => {
    const now = open(s);
    const kind = kinds[now];
    if (kind === ONE) return seatBit(askers[now]!(s));
    return kind === SEALED ? askers[now]!(s) : 0;
  };
  const laters = owed.map((one) => (one?.asks.how === 'inOrder' ? one.asks.later : undefined));
  const later = (s: S): SeatSet => laters[open(s)]?.(s) ?? 0;
  /** Which verbs begin an answer to what is owed, by place in `order`. */
  const answers = owed.map((one) => {
    const known = new Uint8Array(moveOf.length);
    for (const move of one?.moves ?? []) for (const verb of move.verbs) known[verb] = 1;
    return known;
  });
  /** The point that this seat owes an answer to, now or in advance. */
  const owedBy = (s: S, seat: number): DecisionPoint<S, E> | undefined =>
    hasSeat(active(s) | later(s), seat) ? owed[open(s)] : undefined;
  /** The points that this seat may answer without owing an answer. */
  const openTo = (s: S, seat: number): readonly DecisionPoint<S, E>[] =>
    free.length === 0 ? free : free.filter(({ asks }) => asks.how === 'may' && hasSeat(asks.seats(s), seat));
  /** The points that this seat may answer now, the one it owes first. */
  const pointsFor = (s: S, seat: number): readonly DecisionPoint<S, E>[] => {
    const mine = owedBy(s, seat);
    return mine ? [mine, ...openTo(s, seat)] : openTo(s, seat);
  };
  /** The move that a first step begins; undefined for a verb that begins none. */
  const moveFor = (step: number): Move<S, E> | undefined => (isStep(step) ? moveOf[verbOf(step)] : undefined);
  const moveIn = (draft: Draft): Move<S, E> => {
    const move = moveFor(draft[0]!);
    if (!move) throw new Error(`${rules.game}: no decision begins with step ${draft[0]}`);
    return move;
  };

  const refuse = (s: S, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
    let known = true;
    for (let i = 0; i < draft.length; i++) if (!isStep(draft[i]!)) known = false;
    const verb = known && draft.length > 0 ? verbOf(draft[0]!) : -1;
    const mine = owedBy(s, seat);
    if (mine && answers[open(s)]![verb] === 1) return refuses[verb]!(s, seat, draft, whole);
    const others = openTo(s, seat);
    const first = mine ?? others[0];
    if (!first) return (owed[open(s)]?.barred ?? rules.barred)(s, seat, verb, draft);
    if (!known) return rules.malformed();
    if (draft.length === 0) return whole ? (first.nothing ?? rules.malformed)() : undefined;
    const move = moveOf[verb];
    if (move && others.some((point) => point.moves.includes(move))) return move.refuse(s, seat, draft, whole);
    return (
      first.otherwise?.(s, seat, verb, draft) ?? move?.notNow?.(s, seat, draft) ?? rules.otherwise(first)
    );
  };

  const steps = (s: S, seat: number, draft: Draft, out: StepList): void => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = draft.length > 0 && !refuse(s, seat, draft, true);
    const tried: number[] = [...draft, 0];
    const offer = (next: number): void => {
      tried[draft.length] = next;
      if (!refuse(s, seat, tried, false)) out.add(next);
    };
    if (draft.length > 0) moveIn(draft).offer(s, seat, draft, offer);
    else
      for (const point of pointsFor(s, seat)) {
        if (point.offerFirst) point.offerFirst(s, seat, offer);
        else for (const move of point.moves) move.offer(s, seat, draft, offer);
      }
  };

  /** The first answer in listing order: the first step each time, confirmed as soon as possible. */
  const firstAnswer = (s: S, seat: number): Decision => {
    const draft: number[] = [];
    for (;;) {
      steps(s, seat, draft, scratch);
      if (scratch.complete) return draft;
      if (scratch.count === 0)
        throw new Error(`${rules.game}: seat ${numberOf(seat)} is asked and has no answer`);
      draft.push(scratch.items[0]!);
    }
  };
  const onlyFromLists = (s: S, seat: number): Decision | undefined => onlyAnswer(steps, s, seat);
  const fromLists = (s: S, seat: number, chance: Chance): Decision =>
    randomAnswer(rules.game, steps, s, seat, chance);

  const samples = owed.map((point) => point?.sample ?? fromLists);
  const onlys = owed.map((point) => {
    const asks = point?.asks;
    return asks && 'ask' in asks && asks.ask === 'choice' ? (point.only ?? onlyFromLists) : undefined;
  });

  const goOn = rules.goOn ?? (() => undefined);
  /** Applies the answer of the open point if it is the only legal one. Returns whether it did. */
  const answerOnly = (s: S, chance: Chance, tell: Tell<E> | null): boolean => {
    const now = open(s);
    const seat = askers[now]!(s);
    const answer = onlys[now]!(s, seat);
    if (answer === undefined) return false;
    applies[verbOf(answer[0]!)]!(s, seat, answer, chance, tell);
    return true;
  };
  const hasChoice = (s: S): boolean => {
    const now = open(s);
    const only = onlys[now];
    if (only === undefined) return true;
    const seat = askers[now]!(s);
    steps(s, seat, [], scratch);
    return scratch.count > 0 && only(s, seat) === undefined;
  };
  /** Continues until somebody has something to decide. */
  const settle = (s: S, chance: Chance, tell: Tell<E> | null): void => {
    do goOn(s, chance, tell);
    while (onlys[open(s)] !== undefined && answerOnly(s, chance, tell));
  };

  const point = (s: S, seat: number): Point | undefined => {
    const asked = pointsFor(s, seat).find((one) => one !== owed[open(s)] || hasSeat(active(s), seat));
    if (!asked) return undefined;
    const { name, clause } = asked;
    const params = asked.params?.(s, seat);
    return params === undefined ? { name, clause } : { name, clause, params };
  };

  const read = (s: S, seat: number, text: string): Result<Decision, Refusal> => {
    const plain = rules.plain(text);
    const readAs = (some: readonly Move<S, E>[]): Result<Decision, Refusal> | undefined => {
      for (const move of some) {
        const found = move.read(s, plain);
        if (found) return found;
      }
      return undefined;
    };
    // The same text may answer several questions; it answers the one that is asked.
    for (const asked of pointsFor(s, seat)) {
      const found = readAs(asked.moves);
      if (found) return found;
    }
    return readAs(moves) ?? err(rules.unreadable(plain));
  };

  return {
    active,
    ...(points.some(({ asks }) => asks.how === 'covert') && {
      covert: (s: S) => owed[open(s)]?.asks.how === 'covert',
    }),
    ...(free.length > 0 && {
      may: (s: S) =>
        free.reduce((set, { asks }) => (asks.how === 'may' ? set | asks.seats(s) : set), 0 as SeatSet),
    }),
    ...(points.some(({ asks }) => asks.how === 'inOrder') && {
      ahead: (s: S): Ahead => {
        const asks = owed[open(s)]?.asks;
        return asks?.how === 'inOrder'
          ? { seats: asks.later(s), stamp: asks.stamp(s) }
          : { seats: 0, stamp: 0 };
      },
    }),
    point,
    steps,
    sample: (s, seat, chance) => samples[open(s)]!(s, seat, chance),
    refuse,
    apply: (s, seat, decision, chance, tell) => {
      applies[verbOf(decision[0]!)]!(s, seat, decision, chance, tell);
      settle(s, chance, tell);
    },
    ...(moves.some((move) => move.textIsPublic) && {
      textIsPublic: (s: S, seat: number, decision: Decision) =>
        moveIn(decision).textIsPublic?.(s, seat, decision) === true,
    }),
    ...(moves.some((move) => move.final) && {
      final: (s: S, seat: number, decision: Decision) => moveIn(decision).final?.(s, seat, decision),
    }),
    timeout: (s, seat) => (owed[open(s)]?.late ?? firstAnswer)(s, seat),
    write: (s, _seat, decision) => {
      if (decision.length === 0) return '';
      const write = writes[verbOf(decision[0]!)] ?? moveIn(decision).write;
      return write(s, decision);
    },
    read,
    settle,
    hasChoice,
  };
};

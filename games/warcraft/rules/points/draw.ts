/**
 * Random decisions without lists. A list of steps tries each step that comes into question and keeps those that are not
 * refused; here one is drawn first and tried then, until one is not refused. So the draw is uniform over the next steps,
 * as it is from a list, and asks the same trials.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { numberOf } from '#engine/seats.ts';
import { empty } from '../lists.ts';
import type { Warcraft } from '../state.ts';
import { type Verb, verbOf } from '../steps.ts';
import { actorsOf, stepsFor } from './actor.ts';
import { isBetweenActions, type Point, type Trial, type WarcraftMove } from './point.ts';

/**
 * The steps that are drawn from, as many as `count`: a list that is known, as long as none is added to it or taken out, else
 * `scratch`, which is used anew for each step. What is drawn once and not refused is never taken back, so one list is enough.
 */
let steps: readonly number[] = [];
let count = 0;
const scratch: number[] = [];
const draft: number[] = [];
/** The first `size` steps of a list, in `scratch`. */
const copied = (list: readonly number[], size: number): readonly number[] => {
  if (list !== scratch) for (let i = 0; i < size; i++) scratch[i] = list[i]!;
  return scratch;
};
const add = (more: readonly number[]): void => {
  if (count === 0) {
    steps = more;
    count = more.length;
  } else if (more.length > 0) {
    steps = copied(steps, count);
    for (let i = 0; i < more.length; i++) scratch[count++] = more[i]!;
  }
};
/** Verb → what the move that it begins says, each in a list of its own: moves differ in shape, which is read slowly. */
const bars: WarcraftMove['bars'][] = [];
const soles: boolean[] = [];
const trials: WarcraftMove['trial'][] = [];
const learn = (move: WarcraftMove): void => {
  for (const verb of move.verbs) {
    bars[verb] = move.bars;
    soles[verb] = move.sole === true;
    trials[verb] = move.growing ?? move.trial;
  }
};
/** Moves that stand one after the other; where their first steps follow from the characters alone, they are known together. */
interface Row {
  readonly moves: readonly WarcraftMove[];
  readonly isListed: boolean;
  readonly byActor: boolean;
  /** Set of characters → the first steps. */
  readonly known: (readonly number[])[];
}
const rowsOf = (moves: readonly WarcraftMove[]): Row[] => {
  const rows: { moves: WarcraftMove[]; isListed: boolean; byActor: boolean; known: [] }[] = [];
  for (const move of moves) {
    learn(move);
    const byActor = move.byActor === true;
    const isListed = byActor || move.always !== undefined;
    const last = rows.at(-1);
    if (last?.isListed === isListed) {
      last.moves.push(move);
      last.byActor ||= byActor;
    } else rows.push({ moves: [move], isListed, byActor, known: [] });
  }
  return rows;
};
const listed = (moves: readonly WarcraftMove[], actors: number): readonly number[] =>
  moves.flatMap((move) => move.always ?? stepsFor(move.verbs[0] as Verb, actors));
const addFirsts = (rows: readonly Row[], s: Warcraft, seat: number): void => {
  for (let r = 0; r < rows.length; r++) {
    const { moves, isListed, byActor, known } = rows[r]!;
    if (isListed) {
      const actors = byActor ? actorsOf(s, seat) : 0;
      add((known[actors] ??= listed(moves, actors)));
    } else addEach(moves, s, seat);
  }
};
const addEach = (moves: readonly WarcraftMove[], s: Warcraft, seat: number): void => {
  for (let m = 0; m < moves.length; m++) add(moves[m]!.first(s, seat));
};
const drawOne = (s: Warcraft, seat: number, chance: Chance): Decision => {
  while (count > 0) {
    const pick = chance.draw(count);
    const first = steps[pick]!;
    const verb = verbOf(first);
    if (!bars[verb]?.(s, first, seat)) {
      if (soles[verb]) return [first];
      empty(draft);
      draft.push(first);
      const trial = trials[verb]!;
      const begun = trial(s, draft, seat);
      if (!begun.refused) {
        grow(begun, trial, s, seat, chance);
        return draft.slice();
      }
    }
    steps = copied(steps, count);
    scratch[pick] = scratch[--count]!;
  }
  throw new Error(`warcraft: seat ${numberOf(seat)} is asked and has no answer`);
};
const isOneOf = (verbs: readonly Verb[], verb: number): boolean => {
  for (let i = 0; i < verbs.length; i++) if (verbs[i] === verb) return true;
  return false;
};
/** Goes on with a draft that is not refused until it is drawn to end. */
const grow = (
  begun: Trial,
  trial: WarcraftMove['trial'],
  s: Warcraft,
  seat: number,
  chance: Chance,
): void => {
  let { next, whole, closes } = begun;
  let open = next.length;
  while (open > 0 || !whole) {
    const choices = open + (whole ? 1 : 0);
    if (choices === 0) throw new Error(`warcraft: seat ${numberOf(seat)} has a draft that leads nowhere`);
    const pick = choices === 1 ? 0 : chance.draw(choices);
    if (pick === open) return;
    const one = next[pick]!;
    draft.push(one);
    if (isOneOf(closes, verbOf(one))) return;
    const more = trial(s, draft, seat);
    if (more.refused) {
      draft.pop();
      next = copied(next, open);
      scratch[pick] = scratch[--open]!;
    } else {
      ({ next, whole, closes } = more);
      open = next.length;
    }
  }
};

/**
 * Points whose answers are drawn so. What a seat may do besides, while it is asked, is drawn with them; all of that belongs
 * to the turn of a faction, after an action or after the last one.
 */
export const withDraws = (points: readonly Point[]): readonly Point[] => {
  const free = points.flatMap(({ asks, isOpenTo, moves }) =>
    asks.how === 'may' && isOpenTo ? [{ isOpenTo, rows: rowsOf(moves) }] : [],
  );
  return points.map((point) => {
    const rows = rowsOf(point.moves);
    const { possible } = point;
    return {
      ...point,
      sample: (s, seat, chance) => {
        count = 0;
        if (possible) addEach(possible(s), s, seat);
        else addFirsts(rows, s, seat);
        if (isBetweenActions(s))
          for (let i = 0; i < free.length; i++)
            if (free[i]!.isOpenTo(s, seat)) addFirsts(free[i]!.rows, s, seat);
        return drawOne(s, seat, chance);
      },
    };
  });
};

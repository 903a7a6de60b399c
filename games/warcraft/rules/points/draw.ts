/**
 * Random decisions without lists. A list of steps tries each step that comes into question and keeps those that are not
 * refused; here one is drawn first and tried then, until one is not refused. So the draw is uniform over the next steps,
 * as it is from a list, and asks the same trials.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { hasSeat, numberOf } from '#engine/seats.ts';
import { CLOSING, TURN } from '../map/fields.ts';
import type { Warcraft } from '../state.ts';
import { type Verb, verbOf } from '../steps.ts';
import { actorsOf, stepsFor } from './actor.ts';
import type { Point, Trial, WarcraftMove } from './point.ts';

/** The first steps of a draw, as many as `count`, and which move each begins; used anew by each draw. */
const firsts: number[] = [];
const owners: WarcraftMove[] = [];
let count = 0;
const draft: number[] = [];
const addFirsts = (moves: readonly WarcraftMove[], s: Warcraft, seat: number): void => {
  // Most moves of a turn begin with the same characters.
  let actors = -1;
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!;
    let some: readonly number[];
    if (move.byActor) {
      if (actors < 0) actors = actorsOf(s, seat);
      some = stepsFor(move.verbs[0] as Verb, actors);
    } else some = move.first(s, seat);
    for (let i = 0; i < some.length; i++) {
      firsts[count] = some[i]!;
      owners[count++] = move;
    }
  }
};
const drawOne = (s: Warcraft, seat: number, chance: Chance): Decision => {
  for (let left = count; left > 0; left--) {
    const pick = chance.draw(left);
    const move = owners[pick]!;
    const first = firsts[pick]!;
    firsts[pick] = firsts[left - 1]!;
    owners[pick] = owners[left - 1]!;
    if (move.bars?.(s, first, seat)) continue;
    if (move.sole) return [first];
    draft.length = 0;
    draft.push(first);
    if (grow(move, move.growing?.(s, seat), s, seat, draft, chance)) return draft.slice();
  }
  throw new Error(`warcraft: seat ${numberOf(seat)} is asked and has no answer`);
};
const NOTHING: readonly number[] = [];
/** Goes on with a draft until it is drawn to end; false when it is refused as it stands. */
const grow = (
  move: WarcraftMove,
  growing: ((draft: readonly number[]) => Trial) | undefined,
  s: Warcraft,
  seat: number,
  draft: number[],
  chance: Chance,
): boolean => {
  const { refused, next = NOTHING, whole, closes } = growing ? growing(draft) : move.trial(s, draft, seat);
  if (refused) return false;
  if (next.length === 0 && whole) return true;
  // Copied only when a step is taken out of it.
  let left = next;
  let open = next.length;
  for (;;) {
    const choices = open + (whole ? 1 : 0);
    if (choices === 0) throw new Error(`warcraft: seat ${numberOf(seat)} has a draft that leads nowhere`);
    const pick = choices === 1 ? 0 : chance.draw(choices);
    if (pick === open) return true;
    const one = left[pick]!;
    draft.push(one);
    if (closes?.includes(verbOf(one) as Verb) || grow(move, growing, s, seat, draft, chance)) return true;
    draft.pop();
    const fewer = left === next ? [...next] : (left as number[]);
    fewer[pick] = fewer[--open]!;
    left = fewer;
  }
};

/**
 * Points whose answers are drawn so. What a seat may do besides, while it is asked, is drawn with them; all of that belongs
 * to the turn of a faction, after an action or after the last one.
 */
export const withDraws = (points: readonly Point[]): readonly Point[] => {
  const free = points.filter(({ asks }) => asks.how === 'may');
  return points.map((point) => ({
    ...point,
    sample: (s, seat, chance) => {
      count = 0;
      addFirsts(point.moves, s, seat);
      if (s.course === TURN || s.course === CLOSING)
        for (let i = 0; i < free.length; i++) {
          const { asks, moves } = free[i]!;
          if (asks.how === 'may' && hasSeat(asks.seats(s), seat)) addFirsts(moves, s, seat);
        }
      return drawOne(s, seat, chance);
    },
  }));
};

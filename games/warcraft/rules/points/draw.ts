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
const add = (steps: readonly number[], moves: readonly WarcraftMove[]): void => {
  for (let i = 0; i < steps.length; i++) {
    firsts[count] = steps[i]!;
    owners[count++] = moves[i]!;
  }
};
/** Moves that stand one after the other; where they begin with the same characters, their first steps are known together. */
interface Row {
  readonly moves: readonly WarcraftMove[];
  readonly byActor: boolean;
  /** Set of characters → the first steps, and the move of each. */
  readonly known: (readonly [readonly number[], readonly WarcraftMove[]])[];
}
const rowsOf = (moves: readonly WarcraftMove[]): Row[] => {
  const rows: { moves: WarcraftMove[]; byActor: boolean; known: [] }[] = [];
  for (const move of moves) {
    const byActor = move.byActor === true;
    const last = rows.at(-1);
    if (last?.byActor === byActor) last.moves.push(move);
    else rows.push({ moves: [move], byActor, known: [] });
  }
  return rows;
};
const firstsOf = (moves: readonly WarcraftMove[], actors: number): Row['known'][number] => {
  const steps = moves.map((move) => stepsFor(move.verbs[0] as Verb, actors));
  return [steps.flat(), moves.flatMap((move, i) => steps[i]!.map(() => move))];
};
const addFirsts = (rows: readonly Row[], s: Warcraft, seat: number): void => {
  for (let r = 0; r < rows.length; r++) {
    const { moves, byActor, known } = rows[r]!;
    if (byActor) {
      const actors = actorsOf(s, seat);
      const [steps, begun] = (known[actors] ??= firstsOf(moves, actors));
      add(steps, begun);
    } else addEach(moves, s, seat);
  }
};
const addEach = (moves: readonly WarcraftMove[], s: Warcraft, seat: number): void => {
  for (let m = 0; m < moves.length; m++) {
    const some = moves[m]!.first(s, seat);
    for (let i = 0; i < some.length; i++) {
      firsts[count] = some[i]!;
      owners[count++] = moves[m]!;
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
  const free = points.flatMap(({ asks, moves }) =>
    asks.how === 'may' ? [{ seats: asks.seats, rows: rowsOf(moves) }] : [],
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
        if (s.course === TURN || s.course === CLOSING)
          for (let i = 0; i < free.length; i++)
            if (hasSeat(free[i]!.seats(s), seat)) addFirsts(free[i]!.rows, s, seat);
        return drawOne(s, seat, chance);
      },
    };
  });
};

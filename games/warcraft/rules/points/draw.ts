/**
 * Random decisions without lists. A list of steps tries each step that comes into question and keeps those that are not
 * refused; here one is drawn first and tried then, until one is not refused. So the draw is uniform over the next steps,
 * as it is from a list, and asks the same trials.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { hasSeat, numberOf } from '#engine/seats.ts';
import type { Warcraft } from '../state.ts';
import { type Verb, verbOf } from '../steps.ts';
import type { Point, Trial, WarcraftMove } from './point.ts';

const drawWith = (moves: readonly WarcraftMove[], s: Warcraft, seat: number, chance: Chance): Decision => {
  const firsts: number[] = [];
  const owners: WarcraftMove[] = [];
  for (const move of moves)
    for (const one of move.first(s, seat)) {
      firsts.push(one);
      owners.push(move);
    }
  while (firsts.length > 0) {
    const pick = chance.draw(firsts.length);
    const draft = [firsts[pick]!];
    const move = owners[pick]!;
    const trial = move.growing?.(s, seat) ?? ((grown: readonly number[]) => move.trial(s, grown, seat));
    if (grow(trial, seat, draft, chance)) return draft;
    firsts[pick] = firsts.at(-1)!;
    owners[pick] = owners.at(-1)!;
    firsts.pop();
    owners.pop();
  }
  throw new Error(`warcraft: seat ${numberOf(seat)} is asked and has no answer`);
};
const NOTHING: readonly number[] = [];
/** Goes on with a draft until it is drawn to end; false when it is refused as it stands. */
const grow = (
  trial: (draft: readonly number[]) => Trial,
  seat: number,
  draft: number[],
  chance: Chance,
): boolean => {
  const { refused, next = NOTHING, whole, closes } = trial(draft);
  if (refused) return false;
  if (next.length === 0 && whole) return true;
  const left = [...next];
  for (;;) {
    const count = left.length + (whole ? 1 : 0);
    if (count === 0) throw new Error(`warcraft: seat ${numberOf(seat)} has a draft that leads nowhere`);
    const pick = count === 1 ? 0 : chance.draw(count);
    if (pick === left.length) return true;
    draft.push(left[pick]!);
    if (closes?.includes(verbOf(left[pick]!) as Verb) || grow(trial, seat, draft, chance)) return true;
    draft.pop();
    left[pick] = left.at(-1)!;
    left.pop();
  }
};

/** Points whose answers are drawn so. What a seat may do besides, while it is asked, is drawn with them. */
export const withDraws = (points: readonly Point[]): readonly Point[] => {
  const free = points.filter(({ asks }) => asks.how === 'may');
  return points.map((point) => ({
    ...point,
    sample: (s, seat, chance) => {
      const moves = [...point.moves];
      for (const { asks, moves: more } of free)
        if (asks.how === 'may' && hasSeat(asks.seats(s), seat)) moves.push(...more);
      return drawWith(moves, s, seat, chance);
    },
  }));
};

/** The types of Battlegrounds' decision points and moves, and readers of their notation. */
import type { Decision } from '#engine/game.ts';
import type { Asking, DecisionPoint, Move } from '#engine/points/point.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { BattlegroundsEvent } from '../events.ts';
import type { Battlegrounds } from '../state.ts';

export type Point = DecisionPoint<Battlegrounds, BattlegroundsEvent>;
export type BattlegroundsMove = Move<Battlegrounds, BattlegroundsEvent>;

const onTurn = (s: Battlegrounds): number => s.turnOf;
/** Asked of the seat whose turn it is, even if there is only one answer. */
export const OF_TURN: Asking<Battlegrounds> = { how: 'one', ask: 'always', seat: onTurn };

/** Nothing in the notation depends on what is hidden: it names squares, pawns, and cards and tokens that lie open. */
export const isPublic = (): boolean => true;

type Words = readonly string[];
/** A form in which a move can be written, and its reader. The reader does not check legality; `refuse` does. */
type Form = readonly [form: RegExp, read: (words: Words, s: Battlegrounds) => Result<Decision, Refusal>];
export const forms =
  (...list: readonly Form[]) =>
  (s: Battlegrounds, text: string): Result<Decision, Refusal> | undefined => {
    for (const [form, read] of list) {
      const found = form.exec(text);
      if (found) return read(found.slice(1), s);
    }
    return undefined;
  };

/** A decision of these steps, or the first refusal among them. */
export const decision = (...steps: readonly Result<number, Refusal>[]): Result<Decision, Refusal> => {
  const numbers: number[] = [];
  for (const one of steps) {
    if (!one.ok) return err(one.error);
    numbers.push(one.value);
  }
  return ok(numbers);
};

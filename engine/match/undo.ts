/** Undo: which items an undo would remove, and what prevents it. Computed from the history. */

import type { TableRules } from '../game.ts';
import { type Refusal, refusal } from '../result.ts';
import type { Seat } from '../seats.ts';
import type { History } from './history.ts';

type UndoRules = NonNullable<TableRules['undo']>;

/** Index of the first item that an undo by this seat removes; -1 when it has decided nothing. */
export const undoFrom = (history: History, seat: Seat): number => history.latest.of(seat);

/** Why this seat may not undo, even with everybody's consent. */
export const refuseUndo = (history: History, rules: UndoRules, seat: Seat): Refusal | undefined => {
  const from = undoFrom(history, seat);
  const { items } = history;
  if (from < 0 || (rules.policy === 'consent' && from < items.length - 1))
    return refusal('TAKEBACK_TOO_LATE', rules.late);
  if (history.latest.fact >= from) return refusal('UNDO_BARRIER', rules.clause, { because: 'fact' });
  const barrier = history.barrierFrom(from, seat);
  if (!barrier) return undefined;
  const clause = barrier === 'final' ? history.finalClause(from) : undefined;
  return refusal('UNDO_BARRIER', clause ?? rules.clause, { because: barrier });
};

/** Whether the seat may undo without asking: the game permits it, and nobody else has decided since. */
export const undoesAlone = (history: History, rules: UndoRules, seat: Seat): boolean =>
  rules.policy === 'free' && history.latest.ofOthers(seat) < undoFrom(history, seat);

/** The acts of the table that all small games have. */
import type { TableRules } from '../../game.ts';

export const tableRules: TableRules = {
  resign: { clause: 'TABLE-1' },
  draw: { clause: 'TABLE-2', again: 'TABLE-2.1', answer: 'TABLE-2.2' },
  abort: { clause: 'TABLE-3', before: 1 },
  undo: { clause: 'TABLE-4', late: 'TABLE-4.1', policy: 'free' },
  clock: { clause: 'TABLE-5', onFall: 'answer', setting: { each: 60_000, increment: 0 } },
};

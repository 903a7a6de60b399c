/** Shared by all small games: table acts, and a ranking by scores. */
import type { Outcome, TableRules } from '../../game.ts';

export const tableRules: TableRules = {
  resign: { clause: 'TABLE-1' },
  draw: { clause: 'TABLE-2', again: 'TABLE-2.1', answer: 'TABLE-2.2' },
  abort: { clause: 'TABLE-3', before: 1 },
  undo: { clause: 'TABLE-4', late: 'TABLE-4.1', policy: 'free' },
  clock: { clause: 'TABLE-5', onFall: 'answer', setting: { each: 60_000, increment: 0 } },
};

/** The most points win; seats that resigned rank below everybody else. */
export const ranked = (points: Iterable<number>, resigned: Int32Array, reason: string): Outcome => {
  const scores = Array.from(points, (own, seat) => (resigned[seat] ? -1 : own));
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { ranks, scores, reason: resigned.includes(1) ? 'resign' : reason };
};

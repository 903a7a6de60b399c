/** How a turn that has begun to be typed can go on: legal turns of the position, one element further each. */
import { generateTurnsOf, turnCapacity } from '../rules/generate.ts';
import { printTcn } from '../rules/notation/tcn.ts';
import type { Position } from '../rules/types.ts';

/** Every legal turn of the side to move in notation. */
export const turnTexts = (pos: Position): string[] => {
  const turns = new Int32Array(turnCapacity(pos));
  const count = generateTurnsOf(pos, pos.side, turns, { bounces: true });
  return [...turns.subarray(0, count)].map((turn) => printTcn(pos, turn, { suffix: false }));
};

const MARKS = /[></*!]/g;

/** What was typed, gone on to the end of its element; a tank may be named without its letter. At most `limit`. */
export const continuations = (texts: readonly string[], typed: string, limit: number): string[] => {
  const wish = typed.trim().toLowerCase();
  const found = new Set<string>();
  for (const text of texts) {
    const lower = text.toLowerCase();
    const skipped = lower.startsWith(wish) ? 0 : lower.slice(1).startsWith(wish) ? 1 : -1;
    if (skipped < 0) continue;
    MARKS.lastIndex = wish.length + skipped + 1;
    const mark = MARKS.exec(text);
    const next = mark ? text.slice(0, mark.index) : text;
    found.add(next.toLowerCase() === wish ? text : next);
    if (found.size >= limit) break;
  }
  return [...found];
};

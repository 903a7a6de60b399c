/** How a turn that has begun to be typed can go on: legal turns of the position, one element further each. */
import type { Completion } from '#kit/complete.ts';
import { generateTurnsOf, turnCapacity } from '../rules/generate.ts';
import { parseSquare, squareName } from '../rules/geometry.ts';
import { judgeTurn } from '../rules/judge.ts';
import { printTcn } from '../rules/notation/tcn.ts';
import { targetsAt } from '../rules/shot.ts';
import { OUT, type Position, turnFacing, turnTo } from '../rules/types.ts';

/** Every legal turn of the side to move in notation. */
export const turnTexts = (pos: Position): string[] => {
  const turns = new Int32Array(turnCapacity(pos));
  const count = generateTurnsOf(pos, pos.side, turns, { bounces: true });
  return [...turns.subarray(0, count)].map((turn) => printTcn(pos, turn, { suffix: false }));
};

/** A tank may be named without its letter. */
export const NOTATION: Completion = { marks: /[></*!]/g, most: 40, skip: true };

const SPELLED = /^([a-x]\d{1,2})\s+([flrb]*)(?:\s+([a-x]?\d{0,2}))?$/;

/**
 * A turn spelled step by step, e.g. `f3 FFR h9`, gone on by each step that the tank can make, or by what it could
 * shoot at from there. Empty where no turn of one's own is being spelled.
 */
export const spellings = (pos: Position, typed: string): string[] => {
  const { width, height } = pos.config;
  const [, from = '', steps = '', wish] = SPELLED.exec(typed.trimStart().toLowerCase()) ?? [];
  const square = parseSquare(from, width, height);
  if (square === undefined) return [];
  const path = steps.toUpperCase();
  const judge = (way: string) => judgeTurn(pos, pos.side, { from: square, path: way });
  const here = judge(path);
  const to = here.ok ? turnTo(here.value) : OUT;
  const shots = here.ok && to !== OUT ? targetsAt(pos, square, to, turnFacing(here.value)) : [];
  const aimed = shots
    .map((target) => squareName(target.square, width))
    .filter((name) => name.startsWith(wish ?? ''))
    .map((name) => `${from} ${path} ${name}`);
  if (wish !== undefined) return aimed;
  const further = [...'FLRB'].filter((step) => {
    const next = judge(path + step);
    // Back as it stood is no turn yet, but steps may follow.
    return next.ok || next.error.code === 'NULL_MOVE';
  });
  return [...further.map((step) => `${from} ${path}${step}`), ...aimed];
};

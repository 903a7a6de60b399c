/** TCN, the turn notation: what a written turn means on a board, and how a turn is written (TC-14.6 to TC-14.8). */
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { declarations } from '../declare.ts';
import { DIRECTIONS, geometryOf, squareName } from '../geometry.ts';
import { judgeEndState } from '../judge.ts';
import { pathTo, reverseSquare } from '../manoeuvre.ts';
import { playTurn, unplayTurn } from '../play.ts';
import { destroys, shotDirection, targetOf } from '../shot.ts';
import {
  facingOf,
  letterOf,
  OUT,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../types.ts';
import { parseTcn, type Status, type TcnTurn } from './tcn-grammar.ts';

export interface PrintOptions {
  /** Also write the canonical path in brackets (TC-4.14); default no. */
  readonly path?: boolean;
  /** Write the status suffix; default yes. It costs a look at every turn of the mover. */
  readonly suffix?: boolean;
}

/** The square a turn shoots at and whether the tank there is destroyed, or undefined without a shot. */
const shotOf = (
  pos: Position,
  turn: Turn,
): { readonly square: number; readonly effective: boolean } | undefined => {
  const shot = turnShot(turn);
  if (shot === 0) return undefined;
  const from = turnFrom(turn);
  const shooter = pos.cells[from] ?? 0;
  const facing = turnFacing(turn);
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const square = targetOf(geometry, pos.cells, shooter, from, turnTo(turn), facing, shot);
  const target = pos.cells[square];
  if (target === undefined) throw new RangeError('the turn shoots at nothing');
  return { square, effective: destroys(typeOf(shooter), target, shotDirection(facing, shot)) };
};

/**
 * The status suffix of a turn (TC-9.9): `#` if it wins, else what the mover threatens in the position it leads
 * to. The position is as it was when the function returns.
 */
const statusOf = (pos: Position, turn: Turn): Status => {
  const mover = pos.side;
  const played = playTurn(pos, turn);
  try {
    if (played.win !== undefined) return '#';
    const threats = declarations(pos, mover);
    const both = `${threats.check ? '+' : ''}${threats.escape ? '^' : ''}`;
    return both as Status;
  } finally {
    unplayTurn(pos, turn, played.undo);
  }
};

const isReverse = (pos: Position, turn: Turn): boolean => {
  const from = turnFrom(turn);
  // No drive within speed 5 leads to the square behind with the same facing (TC-4.15).
  return turnFacing(turn) === facingOf(pos.cells[from] ?? 0) && turnTo(turn) === reverseSquare(pos, from);
};

/** Writes a legal turn of the position it is played in (TC-14.6). */
export const printTcn = (
  pos: Position,
  turn: Turn,
  { path = false, suffix = true }: PrintOptions = {},
): string => {
  const name = (square: number): string => squareName(square, pos.config.width);
  const from = turnFrom(turn);
  const to = turnTo(turn);
  const facing = turnFacing(turn);
  const canonical = path ? pathTo(pos, from, to, facing) : undefined;
  const steps = canonical === undefined || canonical === 'B' ? '' : `(${canonical})`;
  let text = letterOf(typeOf(pos.cells[from] ?? 0)) + name(from);
  if (to === OUT) text += `>OUT${steps}`;
  else if (to === from) text += `/${DIRECTIONS[facing]}${steps}`;
  else if (isReverse(pos, turn)) text += `<${name(to)}`;
  else text += `>${name(to)}/${DIRECTIONS[facing]}${steps}`;
  const shot = shotOf(pos, turn);
  if (shot !== undefined) text += (shot.effective ? '*' : '!') + name(shot.square);
  return suffix ? text + statusOf(pos, turn) : text;
};

/** A turn that was read, and what was wrong in its text without changing which turn it is. */
export interface ReadTurn {
  readonly turn: Turn;
  readonly warnings: readonly Refusal[];
}

/** The mark of a shot is recomputed like a suffix (TC-14.13); both are compared with what was written. */
const suffixWarnings = (pos: Position, turn: Turn, written: TcnTurn): readonly Refusal[] => {
  const mark = (effective: boolean | undefined): string =>
    effective === undefined ? '' : effective ? '*' : '!';
  const expected = [mark(shotOf(pos, turn)?.effective), statusOf(pos, turn)];
  const found = [mark(written.shot?.effective), written.status];
  return expected.flatMap((right, index) => {
    const wrong = found[index] ?? '';
    return right === wrong ? [] : [refusal('SUFFIX_MISMATCH', 'TC-14.8', { found: wrong, expected: right })];
  });
};

/**
 * Reads a turn of the side to move. What is not in the grammar is TCN_SYNTAX; otherwise the turn is judged by
 * its end state, in the order of TC-14.12. `warn: false` leaves out what takes longest where nobody reads it.
 */
export const readTcn = (
  pos: Position,
  text: string,
  { warn = true }: { readonly warn?: boolean } = {},
): Result<ReadTurn, Refusal> => {
  const parsed = parseTcn(text);
  if (!parsed.ok) return parsed;
  const written = parsed.value;
  const judged = judgeEndState(pos, pos.side, {
    from: written.from,
    to: written.action === 'exit' ? 'OUT' : (written.to ?? written.from),
    facing: written.facing ?? null,
    target: written.shot?.square ?? null,
    letter: written.letter,
    reverse: written.action === 'reverse',
  });
  if (!judged.ok) return judged;
  if (written.shot?.effective === false && pos.config.shotPolicy === 'effectiveOnly') {
    return err(refusal('TCN_SYNTAX', 'TC-14.6', { text, column: text.indexOf('!') + 1, expected: 'shot' }));
  }
  return ok({ turn: judged.value, warnings: warn ? suffixWarnings(pos, judged.value, written) : [] });
};

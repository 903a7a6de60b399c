/** Helpers with short names, so that tests read like the rulebook: squares by name, turns by notation. */
import type { Refusal, Result } from '#engine/result.ts';
import { declarations } from '../rules/declare.ts';
import { generateTurns } from '../rules/generate.ts';
import { DIRECTIONS, parseDirection, squareName } from '../rules/geometry.ts';
import { judgeEndState, judgeTurn, squareOf as numberOf, refuseFinished } from '../rules/judge.ts';
import { linesOfFire } from '../rules/judge-shot.ts';
import { pathTo } from '../rules/manoeuvre.ts';
import { printTcn, readTcn } from '../rules/notation/tcn.ts';
import { printTcp, type RulesOptions } from '../rules/notation/tcp.ts';
import { playTurn } from '../rules/play.ts';
import { SIDES, sideStruck, targetsAt } from '../rules/shot.ts';
import { type Position, type Turn, turnFacing, turnFrom, turnTo } from '../rules/types.ts';
import { fast } from './compare.ts';
import { readSlow } from './slow-board.ts';

export const given = (tcp: string, options: RulesOptions = {}): Position => fast(tcp, options);
export const tcpOf = (pos: Position): string => printTcp(pos);

/** The turn that a player submits by its path, judged for `side` (the side to move if not given). */
export const submit = (
  pos: Position,
  from: string,
  path: string,
  target?: string,
  side: number = pos.side,
): Result<Turn, Refusal> => judgeTurn(pos, side, { from, path, target: target ?? null });

/** The record of a turn that must be legal, with the status suffix. */
export function record(pos: Position, from: string, path: string, target?: string): string {
  const before = printTcp(pos);
  const judged = submit(pos, from, path, target);
  if (!judged.ok)
    throw new Error(`${from} ${path} is refused: ${judged.error.code} by ${judged.error.clause}`);
  const text = printTcn(pos, judged.value);
  if (printTcp(pos) !== before) throw new Error('judging or writing a turn has changed the position');
  return text;
}

/** A record without its status suffix. */
export const plain = (text: string): string => text.replace(/[+^#]+$/, '');

/** The record of a turn that must be legal, without the status suffix. */
export const made = (pos: Position, from: string, path: string, target?: string): string =>
  plain(record(pos, from, path, target));

/** Why a turn that must be illegal is refused; what is refused changes nothing. */
export function refused(pos: Position, from: string, path: string, target?: string, side?: number): Refusal {
  const before = printTcp(pos);
  const judged = submit(pos, from, path, target, side);
  if (judged.ok) throw new Error(`${from} ${path} is accepted as ${printTcn(pos, judged.value)}`);
  if (printTcp(pos) !== before) throw new Error('a refused turn has changed the position');
  return judged.error;
}

/** The turn that a text of the notation means here, or why it means none. */
export const read = (
  pos: Position,
  text: string,
): Result<{ turn: Turn; warnings: readonly Refusal[] }, Refusal> => readTcn(pos, text);

/** Why the notation of a turn is refused. */
export function unread(pos: Position, text: string): Refusal {
  const turn = readTcn(pos, text);
  if (turn.ok) throw new Error(`${text} is accepted`);
  return turn.error;
}

/** Why a turn given by its end state is refused, or 'legal'. */
export function endState(
  pos: Position,
  from: string,
  to: string,
  facing: string | null,
  more: { target?: string; letter?: string; reverse?: boolean; side?: number } = {},
): string {
  const judged = judgeEndState(pos, more.side ?? pos.side, {
    from,
    to,
    facing: facing === null ? null : parseDirection(facing),
    target: more.target ?? null,
    ...(more.letter === undefined ? {} : { letter: more.letter }),
    ...(more.reverse === undefined ? {} : { reverse: more.reverse }),
  });
  return judged.ok ? 'legal' : judged.error.code;
}

/** A copy of the position after these turns, each of which must be legal where it stands. */
export function play(pos: Position, ...turns: readonly string[]): Position {
  const next: Position = { ...pos, cells: pos.cells.slice() };
  for (const text of turns) {
    const turn = readTcn(next, text);
    if (!turn.ok) throw new Error(`${text} is refused: ${turn.error.code} by ${turn.error.clause}`);
    playTurn(next, turn.value.turn);
  }
  return next;
}

/** The result and the reason of a turn that must be legal. */
export function outcomeOf(pos: Position, text: string): string {
  const turn = readTcn(pos, text);
  if (!turn.ok) throw new Error(`${text} is refused: ${turn.error.code}`);
  return playTurn({ ...pos, cells: pos.cells.slice() }, turn.value.turn).win ?? 'goes on';
}

/** Every legal turn without status suffix, in alphabetical order; none if the game is over. */
export function turnsOf(pos: Position): string[] {
  if (refuseFinished(pos) !== undefined) return [];
  const out: number[] = [];
  const count = generateTurns(pos, out, { bounces: false });
  return out
    .slice(0, count)
    .map((turn) => printTcn(pos, turn, { suffix: false }))
    .sort();
}

/** The legal turns that win at once, with their suffix. */
export function winnersOf(pos: Position): string[] {
  const out: number[] = [];
  const count = generateTurns(pos, out, { bounces: false });
  return out
    .slice(0, count)
    .filter((turn) => playTurn({ ...pos, cells: pos.cells.slice() }, turn).win !== undefined)
    .map((turn) => printTcn(pos, turn))
    .sort();
}

/** CHECK and ESCAPE of a side as if it were its move (TC-9.3). */
export const declared = (pos: Position, side: 0 | 1): { check: boolean; escape: boolean } => {
  const found = declarations(pos, side);
  return { check: found.check, escape: found.escape };
};

/** The canonical path of a turn in notation; undefined if there is none. */
export function pathOf(pos: Position, text: string): string | undefined {
  const turn = readTcn(pos, text);
  if (!turn.ok) throw new Error(`${text} is refused: ${turn.error.code}`);
  return pathTo(pos, turnFrom(turn.value.turn), turnTo(turn.value.turn), turnFacing(turn.value.turn));
}

/** A target as a table shows it. */
export interface NamedTarget {
  readonly square: string;
  readonly distance: number;
  readonly direction: string;
  readonly side: string;
  readonly armour: number;
  readonly cannon: number;
  readonly effective: boolean;
}

/** What the tank of `from` may shoot at from `square` with `facing`, in the order of the squares' names. */
export function targetsOf(pos: Position, from: string, square: string, facing: string): NamedTarget[] {
  return targetsAt(pos, numberOf(pos, from), numberOf(pos, square), parseDirection(facing))
    .map(({ square: at, distance, direction, side, armour, cannon, effective }) => ({
      square: squareName(at, pos.config.width),
      distance,
      direction: DIRECTIONS[direction]!,
      side,
      armour,
      cannon,
      effective,
    }))
    .sort((a, b) => (a.square < b.square ? -1 : 1));
}

/** What stands on a square, in the letters of a position string; '.' if it is empty. */
export function squareOf(pos: Position, square: string): string {
  const thing = readSlow(printTcp(pos)).byName(square);
  if (thing.kind === 'empty') return '.';
  if (thing.kind === 'obstacle') return '#';
  if (thing.kind === 'border') return '%';
  const tank = thing as { kind: string; side: string; letter: string; facing?: number };
  const letter = tank.side === 'White' ? tank.letter : tank.letter.toLowerCase();
  return tank.kind === 'wreck' ? `x${letter}` : `${letter}${tank.facing}`;
}

/** The lines of fire of a tank type on an open board, in alphabetical order. */
export function linesOf(letter: string, facing: number): string[] {
  const home = letter === 'C' ? '11' : '10C0';
  const pos = given(`11x11 10c4/11/11/11/11/5${letter}${facing}5/11/11/11/11/${home} w 0 1`);
  const f6 = numberOf(pos, 'f6');
  return linesOfFire(pos, f6, f6, facing)
    .map((line) => DIRECTIONS[line.direction]!)
    .sort();
}

/** The side that a shot travelling in one direction strikes on a tank facing another. */
export const sideStruckBy = (direction: string, facing: string): string =>
  SIDES[sideStruck(parseDirection(direction), parseDirection(facing))]!;

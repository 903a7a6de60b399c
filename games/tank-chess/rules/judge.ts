/**
 * Why a turn is refused, or the turn it is: given by its path, by its end state or packed, and tested in the
 * order of TC-14.11 and TC-14.12. The answers come from the functions that generation uses.
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { SPEED } from './armament.ts';
import { DIRECTIONS, DX, geometryOf, parseSquare, squareName } from './geometry.ts';
import { judgeShot, refuseShot } from './judge-shot.ts';
import { canReach, reverseSquare } from './manoeuvre.ts';
import { refuse } from './refusals.ts';
import {
  escapesCount,
  judgeStep,
  STEP_BLOCKED,
  STEP_CORNER,
  STEP_EXIT,
  STEP_IN,
  STEP_OUTSIDE,
  STEP_WRONG_EDGE,
} from './steps.ts';
import {
  COMMAND,
  facingOf,
  isLive,
  isWreck,
  letterOf,
  liveTank,
  makeTurn,
  OUT,
  ownerOf,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
  wreckOf,
} from './types.ts';

/** A square by name or number; anything else is not on the board. */
export type SquareRef = string | number;

/** The number of a square, or -1 if the board has no such square (TC-14.12). */
export function squareOf(pos: Position, square: SquareRef): number {
  const { width, height } = pos.config;
  if (typeof square === 'string') return parseSquare(square, width, height) ?? -1;
  return Number.isInteger(square) && square >= 0 && square < width * height ? square : -1;
}

/** The square of the live command tank of `side`, or -1. */
export function commandSquare(pos: Position, side: number): number {
  const cells = pos.cells;
  const wanted = liveTank(side, COMMAND, 0);
  // Command tanks start near their home edges, so each is looked for from there.
  if (side === 0) {
    for (let square = 0; square < cells.length; square++) if ((cells[square]! & ~7) === wanted) return square;
  } else {
    for (let square = cells.length - 1; square >= 0; square--) {
      if ((cells[square]! & ~7) === wanted) return square;
    }
  }
  return -1;
}

/** GAME_OVER if a command tank is missing: destroyed if its wreck lies there, else escaped (TC-8.1, TC-8.2). */
export function refuseFinished(pos: Position): Refusal | undefined {
  for (let side = 0; side < 2; side++) {
    if (commandSquare(pos, side) >= 0) continue;
    const wreck = wreckOf(liveTank(side, COMMAND, 0));
    return refuse('GAME_OVER', undefined, pos.cells.includes(wreck) ? 'TC-8.1' : 'TC-8.2');
  }
  return undefined;
}

/** GAME_OVER or NOT_YOUR_TURN: why `side` may not submit a turn at all. */
export function refuseSide(pos: Position, side: number): Refusal | undefined {
  return refuseFinished(pos) ?? (side === pos.side ? undefined : refuse('NOT_YOUR_TURN'));
}

/** PIECE_DESTROYED, NO_PIECE or NOT_YOUR_PIECE: why the thing on a square cannot be moved; -1 is no square. */
function refuseTank(pos: Position, square: number, asked: SquareRef): Refusal | undefined {
  if (square < 0) return refuse('NO_PIECE', { square: asked }, 'TC-14.12');
  const cell = pos.cells[square]!;
  if (isLive(cell) && ownerOf(cell) === pos.side) return undefined;
  const params = { square: squareName(square, pos.config.width) };
  if (isWreck(cell)) return refuse('PIECE_DESTROYED', params);
  return refuse(isLive(cell) ? 'NOT_YOUR_PIECE' : 'NO_PIECE', params);
}

/** Where a path leads. */
interface EndState {
  readonly to: number;
  readonly facing: number;
}

/** The codes from EMPTY_PATH to TOO_MANY_STEPS: what is wrong with a path before the board is looked at. */
function refuseSpelling(pos: Position, from: number, path: string): Refusal | undefined {
  const square = squareName(from, pos.config.width);
  if (path === '') return refuse('EMPTY_PATH', { square });
  const wrong = /[^FLRB]/u.exec(path);
  if (wrong !== null) return refuse('BAD_PATH', { square, step: wrong[0] }, 'TC-14.11');
  if (path.length > 1 && path.includes('B')) return refuse('REVERSE_COMBINED', { square });
  const speed = SPEED[typeOf(pos.cells[from]!)]!;
  if (path.length > speed) return refuse('TOO_MANY_STEPS', { square, steps: path.length, speed });
  return undefined;
}

/** Why a step that `judgeStep` does not allow is refused; `step` counts from 1. */
function refuseStep(
  pos: Position,
  verdict: number,
  square: number,
  direction: number,
  step: number,
): Refusal {
  const { width, height } = pos.config;
  const geometry = geometryOf(width, height);
  const params = { square: squareName(square, width), step, direction: DIRECTIONS[direction]! };
  const entered = geometry.next[square * 8 + direction]!;
  if (verdict === STEP_OUTSIDE) return refuse('OFF_BOARD', params, entered < 0 ? undefined : 'TC-1.6');
  if (verdict === STEP_BLOCKED) return refuse('BLOCKED', { ...params, by: squareName(entered, width) });
  if (verdict === STEP_WRONG_EDGE) return refuse('EXIT_WRONG_EDGE', params);
  if (verdict !== STEP_CORNER) throw new Error(`step verdict ${verdict} is no refusal`);
  const file = geometry.file[square]! + DX[direction]!;
  return refuse('EXIT_THROUGH_CORNER', params, file < 0 || file >= width ? undefined : 'TC-8.12');
}

/**
 * Follows a path step by step, whatever its length: its end state (which may be OUT), or the first step that is refused.
 */
export function followPath(pos: Position, from: number, path: string): Result<EndState, Refusal> {
  const { config, cells } = pos;
  const geometry = geometryOf(config.width, config.height);
  const cell = cells[from]!;
  let square = from;
  let facing = facingOf(cell);
  for (let i = 0; i < path.length; i++) {
    const step = path.charAt(i);
    const name = squareName(square === OUT ? from : square, config.width);
    if (square === OUT) return err(refuse('STEPS_AFTER_EXIT', { square: name, step: i + 1 }));
    if (step === 'L' || step === 'R') {
      facing = (facing + (step === 'L' ? 7 : 1)) & 7;
      continue;
    }
    const direction = step === 'B' ? (facing + 4) & 7 : facing;
    const verdict = judgeStep(geometry, cells, cell, from, square, direction);
    if (verdict === STEP_IN) {
      square = geometry.next[square * 8 + direction]!;
    } else if (verdict === STEP_EXIT) {
      const params = { square: name, step: i + 1 };
      if (!escapesCount(config)) return err(refuse('EXIT_OFF', params));
      if (step === 'B' && !config.reverseExit) return err(refuse('REVERSE_EXIT_OFF', params));
      square = OUT;
    } else {
      return err(refuseStep(pos, verdict, square, direction, i + 1));
    }
  }
  return ok({ to: square, facing });
}

/** The turn that a judged manoeuvre and a target named by the player make, or what is wrong with the shot. */
function withTarget(
  pos: Position,
  from: number,
  to: number,
  facing: number,
  target: SquareRef | null | undefined,
): Result<Turn, Refusal> {
  const none = target === null || target === undefined;
  if (to === OUT) {
    if (none) return ok(makeTurn(from, OUT, 0, 0));
    return err(refuse('SHOT_AFTER_EXIT', { square: squareName(from, pos.config.width) }));
  }
  if (none) return ok(makeTurn(from, to, facing, 0));
  const square = squareOf(pos, target);
  if (square < 0) return err(refuse('SHOT_NO_TARGET', { square: target }, 'TC-14.12'));
  const shot = judgeShot(pos, from, to, facing, square);
  return shot.ok ? ok(makeTurn(from, to, facing, shot.value)) : shot;
}

/** A turn as a player submits it: the tank's square, its steps, and the square it shoots at, if any. */
export interface PathTurn {
  readonly from: SquareRef;
  readonly path: string;
  readonly target?: SquareRef | null;
}

/**
 * Judges a turn given by its path, in exactly the order of TC-14.11. The turn that comes back has forgotten the
 * path (TC-4.13). GAME_OVER is found only where a command tank is missing; other ends of a game, and STALE_PLY
 * (after `refuseSide`), are the caller's.
 */
export function judgeTurn(pos: Position, side: number, turn: PathTurn): Result<Turn, Refusal> {
  const from = squareOf(pos, turn.from);
  const refused =
    refuseSide(pos, side) ?? refuseTank(pos, from, turn.from) ?? refuseSpelling(pos, from, turn.path);
  if (refused !== undefined) return err(refused);
  const end = followPath(pos, from, turn.path);
  if (!end.ok) return end;
  const { to, facing } = end.value;
  if (to === from && facing === facingOf(pos.cells[from]!)) {
    return err(refuse('NULL_MOVE', { square: squareName(from, pos.config.width) }));
  }
  return withTarget(pos, from, to, facing, turn.target);
}

/** A turn given by where it ends, as notation and messages do (TC-14.6, TC-14.12). */
export interface EndStateTurn {
  readonly from: SquareRef;
  readonly to: SquareRef | 'OUT';
  /** Null for an escape; for a reverse step it may be null, else it must be the present facing. */
  readonly facing: number | null;
  readonly target?: SquareRef | null;
  /** Letter of the tank in notation; WRONG_LETTER if it is another one. */
  readonly letter?: string;
  /**
   * Written as a reverse step, or not: then only what such a step reaches, or does not reach, is meant (TC-14.13).
   * A message does not say; undefined means either way (TC-14.12).
   */
  readonly reverse?: boolean;
}

/** Judges a turn given by its end state, in the order of TC-14.12; the rest is as for `judgeTurn`. */
export function judgeEndState(pos: Position, side: number, turn: EndStateTurn): Result<Turn, Refusal> {
  const from = squareOf(pos, turn.from);
  const refused = refuseSide(pos, side) ?? refuseTank(pos, from, turn.from);
  if (refused !== undefined) return err(refused);
  const cell = pos.cells[from]!;
  const square = squareName(from, pos.config.width);
  const letter = letterOf(typeOf(cell));
  if (turn.letter !== undefined && turn.letter !== letter) {
    return err(refuse('WRONG_LETTER', { square, letter: turn.letter, expected: letter }));
  }
  const to = turn.to === 'OUT' ? OUT : squareOf(pos, turn.to);
  const reverse = turn.reverse;
  const facing = turn.facing ?? (reverse === true ? facingOf(cell) : -1);
  const refusedEnd = refuseEnd(pos, from, to, to === OUT ? 0 : facing, reverse);
  if (refusedEnd !== undefined) return err(refusedEnd);
  return withTarget(pos, from, to, facing, turn.target);
}

/**
 * NULL_MOVE, EXIT_OFF or NOT_REACHABLE: why the tank on `from` cannot end there. `reverse` asks for the reverse
 * step, `undefined` for either way; an escape may always be either (TC-14.13).
 */
function refuseEnd(
  pos: Position,
  from: number,
  to: number,
  facing: number,
  reverse: boolean | undefined,
): Refusal | undefined {
  const { width } = pos.config;
  const cell = pos.cells[from]!;
  const square = squareName(from, width);
  if (to === OUT) {
    if (!escapesCount(pos.config)) return refuse('EXIT_OFF', { square });
    if (facing === 0 && canReach(pos, from, OUT, 0)) return undefined;
    return refuse('NOT_REACHABLE', { square, to: 'OUT' }, typeOf(cell) === COMMAND ? undefined : 'TC-4.12');
  }
  if (to === from && facing === facingOf(cell) && reverse !== true) return refuse('NULL_MOVE', { square });
  const params = {
    square,
    to: to < 0 ? '' : squareName(to, width),
    facing: DIRECTIONS[facing] ?? '',
    speed: SPEED[typeOf(cell)]!,
  };
  const known = squareOf(pos, to) >= 0 && DIRECTIONS[facing] !== undefined;
  if (!known || !canReach(pos, from, to, facing)) return refuse('NOT_REACHABLE', params);
  if (reverse === undefined) return undefined;
  // No drive within speed 5 reaches what the reverse step does (TC-4.15), so this tells the two apart.
  const reversing = facing === facingOf(cell) && to === reverseSquare(pos, from);
  return reversing === reverse ? undefined : refuse('NOT_REACHABLE', params, 'TC-14.13');
}

/**
 * Why a packed turn of the side to move is refused, or undefined if it is legal. The order is that of
 * `judgeEndState`; a number that codes no turn is NO_PIECE, NOT_REACHABLE or SHOT_NOT_IN_LINE, whichever of its
 * parts is wrong first.
 */
export function refuseTurn(pos: Position, turn: Turn): Refusal | undefined {
  const finished = refuseFinished(pos);
  if (finished !== undefined) return finished;
  if (!Number.isInteger(turn) || turn < 0 || turn >= 1 << 26) {
    return refuse('NO_PIECE', { square: String(turn) }, 'TC-14.12');
  }
  const from = squareOf(pos, turnFrom(turn));
  const to = turnTo(turn);
  const facing = turnFacing(turn);
  const shot = turnShot(turn);
  const refused = refuseTank(pos, from, turnFrom(turn)) ?? refuseEnd(pos, from, to, facing, undefined);
  if (refused !== undefined || shot === 0) return refused;
  if (to === OUT) return refuse('SHOT_AFTER_EXIT', { square: squareName(from, pos.config.width) });
  return refuseShot(pos, from, to, facing, shot);
}

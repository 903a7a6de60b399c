/** Carrying out a turn, and taking it back (TC-3.6, TC-6.7, TC-8, TC-14.3). */
import { geometryOf } from './geometry.ts';
import { destroys, firstOccupied, MORTAR_SHOT, shotDirection, squareAt, targetOf } from './shot.ts';
import {
  COMMAND,
  EMPTY,
  facingOf,
  liveTank,
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

/** How a turn wins (TC-8.1, TC-8.2, TC-8.15); the index is the code in an undo value. */
export const WINS = ['none', 'destroyed', 'escape', 'flag'] as const;
export type Win = 'destroyed' | 'escape' | 'flag';
const BY_DESTROYING = 1;
const BY_ESCAPE = 2;
const BY_FLAG = 3;

/**
 * What `advance` hands to `unplayTurn`, one number:
 *
 *   bits 0-2 facing before · 3-10 the destroyed tank as it stood, 0 if none · 11-12 win · from 2^13 on the
 *   counter noProgress before, if a tank was destroyed
 */
export type Undo = number;
const undoFacing = (undo: Undo): number => undo & 7;
export const undoDestroyed = (undo: Undo): number => (undo >> 3) & 255;
export const undoWin = (undo: Undo): number => (undo >> 11) & 3;
const COUNTER = 8192;

/**
 * Carries out a legal turn in place and returns what takes it back. The turn is not judged: an illegal one
 * leaves a position of no meaning. The side to move changes also when the turn wins.
 */
export function advance(pos: Position, turn: Turn): Undo {
  const { config, cells } = pos;
  const from = turnFrom(turn);
  const to = turnTo(turn);
  const shot = turnShot(turn);
  const cell = cells[from]!;
  let undo = facingOf(cell);
  let noProgress = pos.noProgress + 1;
  cells[from] = EMPTY;
  if (to === OUT) {
    undo |= BY_ESCAPE << 11;
  } else {
    cells[to] = (cell & ~7) | turnFacing(turn);
    if (config.objectives === 'captureFlag' && to === config.flags?.[1 - ownerOf(cell)]) {
      undo |= BY_FLAG << 11;
    }
    if (shot !== 0) {
      const geometry = geometryOf(config.width, config.height);
      const facing = turnFacing(turn);
      const target = targetOf(geometry, cells, cell, from, to, facing, shot);
      const struck = cells[target]!;
      if (destroys(typeOf(cell), struck, shotDirection(facing, shot))) {
        cells[target] = wreckOf(struck);
        if (typeOf(struck) === COMMAND) undo = (undo & ~(3 << 11)) | (BY_DESTROYING << 11);
        undo = (undo | (struck << 3)) + pos.noProgress * COUNTER;
        noProgress = 0;
      }
    }
  }
  pos.noProgress = noProgress;
  pos.turnNumber += pos.side;
  pos.side ^= 1;
  return undo;
}

/** Takes back the last turn; `undo` is what `advance` returned for it. */
export function unplayTurn(pos: Position, turn: Turn, undo: Undo): void {
  const cells = pos.cells;
  const from = turnFrom(turn);
  const to = turnTo(turn);
  const destroyed = undoDestroyed(undo);
  pos.side ^= 1;
  pos.turnNumber -= pos.side;
  if (destroyed === 0) {
    pos.noProgress--;
  } else {
    cells[struckSquare(pos, turn)] = destroyed;
    pos.noProgress = Math.floor(undo / COUNTER);
  }
  if (to === OUT) {
    cells[from] = liveTank(pos.side, COMMAND, undoFacing(undo));
  } else {
    const cell = cells[to]!;
    cells[to] = EMPTY;
    cells[from] = (cell & ~7) | undoFacing(undo);
  }
}

/** The square a turn's shot has struck; read after the turn, when the wreck stands where the tank stood. */
function struckSquare(pos: Position, turn: Turn): number {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const shot = turnShot(turn);
  const direction = shotDirection(turnFacing(turn), shot);
  return shot < MORTAR_SHOT
    ? firstOccupied(geometry, pos.cells, turnTo(turn), turnTo(turn), direction)
    : squareAt(geometry, turnTo(turn), direction, shot - 1);
}

/** What a turn has done. */
export interface Played {
  /** The tank that was destroyed, as its cell stood before, and its square. */
  readonly destroyed?: number;
  readonly square?: number;
  readonly win?: Win;
  /** For `unplayTurn`. */
  readonly undo: Undo;
}

/** Carries out a legal turn in place like `advance`, and says what it has done. */
export function playTurn(pos: Position, turn: Turn): Played {
  const undo = advance(pos, turn);
  const win = undoWin(undo);
  const destroyed = undoDestroyed(undo);
  return {
    ...(destroyed === 0 ? {} : { destroyed, square: struckSquare(pos, turn) }),
    ...(win === 0 ? {} : { win: WINS[win] as Win }),
    undo,
  };
}

/** CHECK, ESCAPE and mate: what a side could do at once if it were its move (TC-9). */
import { GUN, MAX_RANGE, MORTAR_GUN, SPEED } from './armament.ts';
import { generateTurns, turnCapacity } from './generate.ts';
import { type Geometry, geometryOf, kingDistance } from './geometry.ts';
import { commandSquare } from './judge.ts';
import { canReach, EXITS, explore, forget, reachedFacings, reachedSquares } from './manoeuvre.ts';
import { advance, undoWin, unplayTurn } from './play.ts';
import { destroys, FIRST_SHOT_OF, LAST_SHOT_OF, shotDirection, targetOf } from './shot.ts';
import { addSight, clearSight, hasLifts, isSeenNear, liftOff, putBack, sight } from './sight.ts';
import { escapesCount } from './steps.ts';
import { LIVE, makeTurn, OUT, type Position, type Turn, typeOf } from './types.ts';

/** A shot at `target` that the tank on `from` can end a turn with, or -1; `addSight` has been done for it. */
function shotAt(pos: Position, geometry: Geometry, from: number, target: number): Turn {
  const { cells, config } = pos;
  const cell = cells[from]!;
  const type = typeOf(cell);
  const gun = GUN[type]!;
  const far = SPEED[type]! + (gun === MORTAR_GUN ? MAX_RANGE[type]! : geometry.area);
  if (kingDistance(geometry, from, target) > far) return -1;
  // Where it ends must see the target; most tanks cannot come near such a square, and need not be moved to find out.
  if (gun !== MORTAR_GUN && !hasLifts(from) && !isSeenNear(geometry, from, SPEED[type]!)) return -1;
  const found = explore(geometry, config, cells, from, cell);
  liftOff(geometry, cells, from);
  let turn = -1;
  for (let i = 0; i < (found & (EXITS - 1)) && turn < 0; i++) {
    const square = reachedSquares[i]!;
    if (gun !== MORTAR_GUN && sight[square] === 0) continue;
    turn = shotFrom(geometry, cells, from, square, reachedFacings[square]!, target);
  }
  putBack(geometry, cells, from);
  forget(found);
  return turn;
}

/** A shot at `target` from that square with one of those facings, or -1. */
function shotFrom(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  square: number,
  facings: number,
  target: number,
): Turn {
  const cell = cells[from]!;
  const gun = GUN[typeOf(cell)]!;
  for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
    if ((facings & 1) === 0) continue;
    for (let shot = FIRST_SHOT_OF[gun]!; shot <= LAST_SHOT_OF[gun]!; shot++) {
      const direction = shotDirection(facing, shot);
      if (gun !== MORTAR_GUN && ((sight[square]! >> direction) & 1) === 0) continue;
      if (
        targetOf(geometry, cells, cell, from, square, facing, shot) === target &&
        destroys(typeOf(cell), cells[target]!, direction)
      ) {
        return makeTurn(from, square, facing, shot);
      }
    }
  }
  return -1;
}

/**
 * A turn with which `side` would destroy the enemy command tank if it were its move, or -1: the first found in
 * order of squares (TC-9.1, TC-9.3).
 */
export function commandShot(pos: Position, side: number): Turn {
  const { cells, config } = pos;
  const geometry = geometryOf(config.width, config.height);
  const target = commandSquare(pos, side ^ 1);
  if (target < 0) return -1;
  const own = LIVE | (side << 6);
  clearSight(geometry.area);
  addSight(geometry, cells, target, own);
  for (let from = 0; from < geometry.area; from++) {
    if ((cells[from]! & 192) !== own) continue;
    const turn = shotAt(pos, geometry, from, target);
    if (turn >= 0) return turn;
  }
  return -1;
}

/** Whether `side`, were it its move, could destroy the enemy command tank (TC-9.1, TC-9.3). */
export const canDestroyCommand = (pos: Position, side: number): boolean => commandShot(pos, side) >= 0;

/** Whether the command tank of `side`, were it its move, could leave the board; never if that is off (TC-9.2, TC-8.14). */
function canEscape(pos: Position, side: number): boolean {
  if (!escapesCount(pos.config)) return false;
  const from = commandSquare(pos, side);
  return from >= 0 && canReach(pos, from, OUT, 0);
}

/** Whether a tank of `side`, were it its move, could end on the enemy flag square (TC-8.15). */
function canCaptureFlag(pos: Position, side: number): boolean {
  const { cells, config } = pos;
  if (config.objectives !== 'captureFlag' || config.flags === undefined) return false;
  const geometry = geometryOf(config.width, config.height);
  const flag = config.flags[side === 0 ? 1 : 0];
  const own = LIVE | (side << 6);
  for (let from = 0; from < geometry.area; from++) {
    const cell = cells[from]!;
    if ((cell & 192) !== own || kingDistance(geometry, from, flag) > SPEED[typeOf(cell)]!) continue;
    const found = explore(geometry, config, cells, from, cell);
    const captures = reachedFacings[flag] !== 0;
    forget(found);
    if (captures) return true;
  }
  return false;
}

/** Whether `side`, were it its move, could win at once (TC-8.1, TC-8.2, TC-8.15). */
export const canWin = (pos: Position, side: number): boolean =>
  canEscape(pos, side) || canCaptureFlag(pos, side) || canDestroyCommand(pos, side);

/** What is declared after a turn. */
export interface Declarations {
  readonly check: boolean;
  readonly escape: boolean;
}

/** CHECK and ESCAPE of the side that has just moved, judged in the position reached (TC-9.3, TC-9.5). */
export const declarations = (pos: Position, mover: number): Declarations => ({
  check: canDestroyCommand(pos, mover),
  escape: canEscape(pos, mover),
});

let replies = new Int32Array(0);

/**
 * Whether the side to move is mated: none of its turns wins at once, and after each of them the opponent has a
 * turn that does (TC-9.7). The position is as before when it returns.
 */
export function isMate(pos: Position): boolean {
  if (commandSquare(pos, 0) < 0 || commandSquare(pos, 1) < 0 || canWin(pos, pos.side)) return false;
  const capacity = turnCapacity(pos);
  if (replies.length < capacity) replies = new Int32Array(capacity);
  const count = generateTurns(pos, replies, { bounces: false });
  for (let i = 0; i < count; i++) {
    const turn = replies[i]!;
    const undo = advance(pos, turn);
    const saved = undoWin(undo) !== 0 || !canWin(pos, pos.side);
    unplayTurn(pos, turn, undo);
    if (saved) return false;
  }
  return true;
}

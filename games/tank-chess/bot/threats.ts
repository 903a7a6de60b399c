/**
 * What a side could destroy, or win by, if it were its move. The rules say where tanks can go (`explore`) and what
 * a shot does (`targetOf`, `destroys`); here the answers are only gathered, for few positions of interest at a
 * time: one turn for each pair of a shooter and a victim.
 */
import { GUN, MORTAR_GUN, SPEED } from '../rules/armament.ts';
import { canReach, EXITS, explore, reachedFacings, reachedSquares } from '../rules/manoeuvre.ts';
import { AHEAD, destroys, LAST_SHOT, MORTAR_SHOT, targetOf } from '../rules/shot.ts';
import { addSight, clearSight, liftOff, putBack, sight } from '../rules/sight.ts';
import { escapesCount } from '../rules/steps.ts';
import { COMMAND, LIVE, makeTurn, OUT, type Turn, typeOf } from '../rules/types.ts';
import type { Board } from './board.ts';

/** Shots of a turret; the facing with the line `d` as its shot is d - (shot - AHEAD). */
const TURRET_SHOTS = [AHEAD, AHEAD - 1, AHEAD + 1] as const;

/** The best turn of the shooter being looked at against each slot of the enemy, and how good its end state is. */
const bestTurn = new Int32Array(1024);
const bestWorth = new Int32Array(1024);
const victims = new Int16Array(1024);
let victimCount = 0;

function offer(slot: number, turn: Turn, worth: number): void {
  if (bestTurn[slot] === -1) {
    victims[victimCount++] = slot;
    bestTurn[slot] = turn;
    bestWorth[slot] = worth;
  } else if (worth > bestWorth[slot]!) {
    bestTurn[slot] = turn;
    bestWorth[slot] = worth;
  }
}
bestTurn.fill(-1);

/** Finds what the tank on `from` could destroy; `addSight` has been done for those it may. */
function gather(board: Board, side: number, from: number): void {
  const { cells, geometry, values } = board;
  const cell = cells[from]!;
  const type = typeOf(cell);
  const gun = GUN[type]!;
  const sign = side === 0 ? 1 : -1;
  const kind = cell & 120;
  const found = explore(geometry, board.config, cells, from, cell);
  const count = found & (EXITS - 1);
  victimCount = 0;
  if (gun === MORTAR_GUN) {
    for (let i = 0; i < count; i++) {
      const square = reachedSquares[i]!;
      const facings = reachedFacings[square]!;
      reachedFacings[square] = 0;
      for (let facing = 0; facing < 8; facing++) {
        if (((facings >> facing) & 1) === 0) continue;
        for (let shot = MORTAR_SHOT; shot <= LAST_SHOT; shot++) {
          const target = targetOf(geometry, cells, cell, from, square, facing, shot);
          if (target < 0 || !destroys(type, cells[target]!, facing)) continue;
          const worth = sign * values[(square << 7) | kind | facing]!;
          offer(board.slotAt[target]!, makeTurn(from, square, facing, shot), worth);
        }
      }
    }
    return;
  }
  liftOff(geometry, cells, from);
  for (let i = 0; i < count; i++) {
    const square = reachedSquares[i]!;
    const facings = reachedFacings[square]!;
    reachedFacings[square] = 0;
    const seen = sight[square]!;
    if (seen === 0) continue;
    for (let direction = 0; direction < 8; direction++) {
      if (((seen >> direction) & 1) === 0) continue;
      const target = targetOf(geometry, cells, cell, from, square, direction, AHEAD);
      if (target < 0 || !destroys(type, cells[target]!, direction)) continue;
      for (const shot of TURRET_SHOTS) {
        const facing = (direction - shot + AHEAD) & 7;
        if (((facings >> facing) & 1) !== 0) {
          const worth = sign * values[(square << 7) | kind | facing]!;
          offer(board.slotAt[target]!, makeTurn(from, square, facing, shot), worth);
        }
        if (gun !== 0) break;
      }
    }
  }
  putBack(geometry, cells, from);
}

/** A turn by which `side` would win at once if it were its move, or -1 (TC-8.1, TC-8.2, TC-8.15). */
export function winningTurn(board: Board, side: number): Turn {
  const exit = escapingTurn(board, side);
  if (exit >= 0) return exit;
  const capture = capturingTurn(board, side);
  if (capture >= 0) return capture;
  const { geometry, cells, slots } = board;
  const command = board.commandOf(side ^ 1);
  clearSight(geometry.area);
  addSight(geometry, cells, command, LIVE | (side << 6));
  for (let slot = 0; slot < board.used[side]!; slot++) {
    if (board.alive[side * slots + slot] === 0) continue;
    gather(board, side, board.squares[side * slots + slot]!);
    const turn = takeVictim(0);
    if (turn >= 0) return turn;
  }
  return -1;
}

/** Reads what was gathered against one slot and forgets all of it. */
function takeVictim(slot: number): Turn {
  const turn = bestTurn[slot]!;
  for (let i = 0; i < victimCount; i++) bestTurn[victims[i]!] = -1;
  return turn;
}

/** The escape of a side's command tank, or -1 (TC-8.2). */
export function escapingTurn(board: Board, side: number): Turn {
  const { geometry } = board;
  if (!escapesCount(board.config) || board.alive[side * board.slots] === 0) return -1;
  const from = board.commandOf(side);
  const rank = geometry.rank[from]!;
  const toGo = side === 0 ? geometry.height - rank : rank + 1;
  return toGo <= SPEED[COMMAND]! && canReach(board, from, OUT, 0) ? makeTurn(from, OUT, 0, 0) : -1;
}

/** A turn that ends on the enemy's flag square, or -1 (TC-8.15). */
function capturingTurn(board: Board, side: number): Turn {
  const { config, geometry, cells, slots } = board;
  if (config.objectives !== 'captureFlag' || config.flags === undefined) return -1;
  const flag = config.flags[side === 0 ? 1 : 0];
  let turn = -1;
  for (let slot = 0; slot < board.used[side]! && turn < 0; slot++) {
    if (board.alive[side * slots + slot] === 0) continue;
    const from = board.squares[side * slots + slot]!;
    const found = explore(geometry, config, cells, from, cells[from]!);
    for (let i = 0; i < (found & (EXITS - 1)); i++) {
      const square = reachedSquares[i]!;
      const facings = reachedFacings[square]!;
      if (square === flag && facings !== 0) {
        turn = makeTurn(from, square, 31 - Math.clz32(facings), 0);
      }
      reachedFacings[square] = 0;
    }
  }
  return turn;
}

/** What `gatherShots` has found, best end state for each pair; overwritten by the next call. */
export const shotTurns = new Int32Array(4096);
/** The slot of the victim of each. */
export const shotVictims = new Int16Array(4096);

/**
 * Gathers for each tank of `side` and each enemy that it could destroy the turn with the best end state.
 * Returns how many there are; the command tank's slot is 0.
 */
export function gatherShots(board: Board, side: number): number {
  const { geometry, cells, slots } = board;
  const other = side ^ 1;
  clearSight(geometry.area);
  for (let slot = 0; slot < board.used[other]!; slot++) {
    if (board.alive[other * slots + slot] === 0) continue;
    addSight(geometry, cells, board.squares[other * slots + slot]!, LIVE | (side << 6));
  }
  let count = 0;
  for (let slot = 0; slot < board.used[side]!; slot++) {
    if (board.alive[side * slots + slot] === 0) continue;
    gather(board, side, board.squares[side * slots + slot]!);
    for (let i = 0; i < victimCount && count < 4096; i++) {
      const victim = victims[i]!;
      shotTurns[count] = bestTurn[victim]!;
      shotVictims[count] = victim;
      count++;
    }
    takeVictim(0);
  }
  return count;
}

/**
 * What a side could destroy, or win by, if it were its move. The rules say where tanks can go (`explore`) and what
 * a shot does (`targetOf`, `destroys`); here the answers are only gathered, for few positions of interest at a
 * time: one turn for each pair of a shooter and a victim.
 */
import { GUN, MAX_RANGE, MIN_RANGE, MORTAR_GUN, SPEED } from '../rules/armament.ts';
import { type Geometry, MAX_AREA } from '../rules/geometry.ts';
import { canReach, EXITS, explore, reachedFacings, reachedSquares } from '../rules/manoeuvre.ts';
import { AHEAD, destroys, LAST_SHOT, MORTAR_SHOT, targetOf } from '../rules/shot.ts';
import { addSight, clearSight, liftOff, putBack, sight } from '../rules/sight.ts';
import { escapesCount } from '../rules/steps.ts';
import { COMMAND, EMPTY, LIVE, MORTAR, makeTurn, OUT, type Turn, typeOf } from '../rules/types.ts';
import type { Board } from './board.ts';
import { Reaches } from './reach.ts';

/** Shots of a turret; the facing with the line `d` as its shot is d - (shot - AHEAD). */
const TURRET_SHOTS = Int8Array.of(AHEAD, AHEAD - 1, AHEAD + 1);
/** Of those, how many each gun has: turret, fixed, mortar. */
const LINES = Int8Array.of(3, 1, 0);

/** The best turn of the shooter being looked at against each slot of the enemy, and how good its end state is. */
const bestTurn = new Int32Array(1024).fill(-1);
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

/**
 * Finds what tank number `tank` of the board could destroy; its enemies' lines have been marked. Returns the entry
 * of `reaches` with the tank's end states.
 */
function gather(board: Board, side: number, tank: number): number {
  const { cells, geometry, reaches } = board;
  const from = board.squares[tank]!;
  const cell = cells[from]!;
  const entry = reaches.find(cells, tank, from, cell);
  const { squares, facings } = reaches;
  const start = entry * Reaches.STRIDE;
  const end = start + reaches.counts[entry]!;
  victimCount = 0;
  if (GUN[typeOf(cell)] === MORTAR_GUN) {
    for (let i = start; i < end; i++) {
      const square = squares[i]!;
      const set = facings[i]! & ranged[square]!;
      if (set !== 0) gatherMortar(board, side, from, cell, square, set);
    }
    return entry;
  }
  liftOff(geometry, cells, from);
  for (let i = start; i < end; i++) {
    const square = squares[i]!;
    if (sight[square] !== 0) gatherDirect(board, side, from, cell, square, facings[i]!);
  }
  putBack(geometry, cells, from);
  return entry;
}

function gatherDirect(
  board: Board,
  side: number,
  from: number,
  cell: number,
  square: number,
  facings: number,
): void {
  const { cells, geometry, values } = board;
  const type = typeOf(cell);
  const lines = LINES[GUN[type]!]!;
  const at = (square << 7) | (cell & 120);
  for (let direction = 0, seen = sight[square]!; seen !== 0; direction++, seen >>= 1) {
    if ((seen & 1) === 0) continue;
    const target = targetOf(geometry, cells, cell, from, square, direction, AHEAD);
    if (target < 0 || !destroys(type, cells[target]!, direction)) continue;
    const victim = board.slotAt[target]!;
    for (let line = 0; line < lines; line++) {
      const shot = TURRET_SHOTS[line]!;
      const facing = (direction - shot + AHEAD) & 7;
      if (((facings >> facing) & 1) === 0) continue;
      const value = values[at | facing]!;
      offer(victim, makeTurn(from, square, facing, shot), side === 0 ? value : -value);
    }
  }
}

function gatherMortar(
  board: Board,
  side: number,
  from: number,
  cell: number,
  square: number,
  facings: number,
): void {
  const { cells, geometry, values } = board;
  const type = typeOf(cell);
  for (let facing = 0, left = facings; left !== 0; facing++, left >>= 1) {
    if ((left & 1) === 0) continue;
    for (let shot = MORTAR_SHOT; shot <= LAST_SHOT; shot++) {
      const target = targetOf(geometry, cells, cell, from, square, facing, shot);
      if (target < 0 || !destroys(type, cells[target]!, facing)) continue;
      const value = values[(square << 7) | (cell & 120) | facing]!;
      offer(board.slotAt[target]!, makeTurn(from, square, facing, shot), side === 0 ? value : -value);
    }
  }
}

/** `ranged[square]`: directions in which a mortar there might have an enemy within range; a set of bits. */
const ranged = new Uint8Array(MAX_AREA + 1);

/** Adds the squares from which mortars reach `enemy`, as `addSight` does for direct fire. */
function addRange(geometry: Geometry, enemy: number): void {
  for (let direction = 0; direction < 8; direction++) {
    let s = enemy;
    for (let distance = 1; distance <= MAX_RANGE[MORTAR]!; distance++) {
      s = geometry.next[(s << 3) | direction]!;
      if (s < 0) break;
      if (distance >= MIN_RANGE[MORTAR]!) ranged[s] = ranged[s]! | (1 << (direction ^ 4));
    }
  }
}

/** Marks the lines to those enemies of `side` that are on `squares[first .. last]`. */
function mark(board: Board, side: number, first: number, last: number): void {
  const { geometry, cells, squares, alive } = board;
  const mortars = board.counts[(side << 3) | MORTAR]! > 0;
  clearSight(geometry.area);
  if (mortars) ranged.fill(0, 0, geometry.area);
  for (let tank = first; tank <= last; tank++) {
    if (alive[tank] === 0) continue;
    addSight(geometry, cells, squares[tank]!, LIVE | (side << 6));
    if (mortars) addRange(geometry, squares[tank]!);
  }
}

/** Reads what was gathered against one slot and forgets all of it. */
function takeVictim(slot: number): Turn {
  const turn = bestTurn[slot]!;
  for (let i = 0; i < victimCount; i++) bestTurn[victims[i]!] = -1;
  return turn;
}

/** A turn by which `side` would win at once if it were its move, or -1 (TC-8.1, TC-8.2, TC-8.15). */
export function winningTurn(board: Board, side: number): Turn {
  const exit = escapingTurn(board, side);
  if (exit >= 0) return exit;
  const capture = capturingTurn(board, side);
  return capture >= 0 ? capture : commandShot(board, side);
}

/**
 * A turn of `side` that destroys the enemy command tank, or -1. Nearly always there is none, and for nearly all
 * tanks it is plain at once: no square of the lines that lead there is within their steps.
 */
function commandShot(board: Board, side: number): Turn {
  const { geometry, cells, slots, squares } = board;
  const command = (side ^ 1) * slots;
  if (board.alive[command] === 0) return -1;
  const target = squares[command]!;
  for (let direction = 0; direction < 8; direction++)
    open[direction] = lengthOf(geometry, cells, target, direction);
  const x = geometry.file[target]!;
  const y = geometry.rank[target]!;
  let marked = false;
  for (let slot = 0, tank = side * slots; slot < board.used[side]!; slot++, tank++) {
    if (board.alive[tank] === 0) continue;
    const from = squares[tank]!;
    const type = typeOf(cells[from]!);
    const dx = geometry.file[from]! - x;
    const dy = geometry.rank[from]! - y;
    if (GUN[type] === MORTAR_GUN) {
      const far = SPEED[type]! + MAX_RANGE[type]!;
      if (dx > far || -dx > far || dy > far || -dy > far) continue;
    } else if (!nearLines(dx, dy, SPEED[type]!)) continue;
    if (!marked) {
      mark(board, side, command, command);
      marked = true;
    }
    gather(board, side, tank);
    const turn = takeVictim(0);
    if (turn >= 0) return turn;
  }
  return -1;
}

/** How far each line from the enemy command tank reaches over empty squares. */
const open = new Int8Array(8);

function lengthOf(geometry: Geometry, cells: Int32Array, square: number, direction: number): number {
  let length = 0;
  let s = geometry.next[(square << 3) | direction]!;
  while (s >= 0 && cells[s] === EMPTY) {
    length++;
    s = geometry.next[(s << 3) | direction]!;
  }
  return length;
}

/**
 * Whether a tank so far from the command tank could step onto one of its open lines, two squares off or more. It
 * may itself stand at the end of a line and drive on along it, so each line counts as one square longer.
 */
function nearLines(dx: number, dy: number, steps: number): boolean {
  if (dx <= steps && -dx <= steps) {
    if (dy + steps >= 2 && dy - steps <= open[0]! + 1) return true;
    if (steps - dy >= 2 && -dy - steps <= open[4]! + 1) return true;
  }
  if (dy <= steps && -dy <= steps) {
    if (dx + steps >= 2 && dx - steps <= open[2]! + 1) return true;
    if (steps - dx >= 2 && -dx - steps <= open[6]! + 1) return true;
  }
  return (
    nearDiagonal(dx, dy, steps, open[1]! + 1, open[5]! + 1) ||
    nearDiagonal(dx, -dy, steps, open[3]! + 1, open[7]! + 1)
  );
}

/** The same for the squares (k, k) with k from 2 to `ahead`, or from -2 to -`behind`. */
function nearDiagonal(dx: number, dy: number, steps: number, ahead: number, behind: number): boolean {
  const most = (dx > dy ? dx : dy) - steps;
  const least = (dx > dy ? dy : dx) + steps;
  return most <= least && ((most <= ahead && least >= 2) || (-least <= behind && -most >= 2));
}

/** The escape of a side's command tank, or -1 (TC-8.2). */
function escapingTurn(board: Board, side: number): Turn {
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
  for (let slot = 0; slot < board.used[side]!; slot++) {
    if (board.alive[side * slots + slot] === 0) continue;
    const from = board.squares[side * slots + slot]!;
    const found = explore(geometry, config, cells, from, cells[from]!) & (EXITS - 1);
    const facings = reachedFacings[flag]!;
    for (let i = 0; i < found; i++) reachedFacings[reachedSquares[i]!] = 0;
    if (facings !== 0) return makeTurn(from, flag, 31 - Math.clz32(facings), 0);
  }
  return -1;
}

const MOST_SHOTS = 4096;
/** The entries of `reaches` for the live tanks of the side that `gatherShots` was asked for, by slot. */
export const reachEntries = new Int32Array(1024);
/** What `gatherShots` has found, the best end state for each pair; overwritten by the next call. */
export const shotTurns = new Int32Array(MOST_SHOTS);
/** The slot of the victim of each; 0 is the command tank. */
export const shotVictims = new Int16Array(MOST_SHOTS);

/**
 * Gathers for each tank of `side` and each enemy that it could destroy the turn with the best end state, and
 * returns how many there are. A win comes alone.
 */
export function gatherShots(board: Board, side: number): number {
  const { slots } = board;
  const other = (side ^ 1) * slots;
  mark(board, side, other, other + board.used[side ^ 1]! - 1);
  let count = 0;
  for (let slot = 0, tank = side * slots; slot < board.used[side]!; slot++, tank++) {
    if (board.alive[tank] === 0) continue;
    reachEntries[slot] = gather(board, side, tank);
    if (bestTurn[0] !== -1) {
      shotTurns[0] = takeVictim(0);
      shotVictims[0] = 0;
      return 1;
    }
    for (let i = 0; i < victimCount && count < MOST_SHOTS; i++) {
      const victim = victims[i]!;
      shotTurns[count] = bestTurn[victim]!;
      shotVictims[count] = victim;
      count++;
    }
    takeVictim(0);
  }
  return count;
}

/** Wins other than by a shot: an escape or the flag. */
export function winByDriving(board: Board, side: number): Turn {
  const exit = escapingTurn(board, side);
  return exit >= 0 ? exit : capturingTurn(board, side);
}

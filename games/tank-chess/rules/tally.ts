/**
 * Counting the replies to every turn of a position at once, for perft: a turn changes two squares, or three, and
 * most of the other side's tanks can do afterwards exactly what they could do before.
 *
 * A reply count is taken over if no square that the tank's manoeuvres look at has changed and no square that it
 * reaches has an enemy in sight; otherwise `countTank` counts again. All turns that take one tank from one square
 * to another leave the same squares occupied and are handled together.
 */
import { GUN, MAX_RANGE, MORTAR_GUN, SPEED } from './armament.ts';
import { countTank, countTurns, sawEnemy } from './generate.ts';
import { type Geometry, geometryOf, kingDistance } from './geometry.ts';
import { EXITS, explore, forget, markLooks, reachedSquares } from './manoeuvre.ts';
import { advance, undoWin, unplayTurn } from './play.ts';
import { addSight, clearSight, hasLifts, sight } from './sight.ts';
import { LIVE, OUT, type Position, turnFrom, turnShot, turnTo, typeOf } from './types.ts';

/** More tanks a side than this are counted the plain way: there are 32 bits in a mark. */
const MAX_TANKS = 31;
const MAX_REACHED = 64;

/** The side that replies: its tanks' squares, their counts, and the squares each reaches, in rows of MAX_REACHED. */
const squares = new Uint16Array(MAX_TANKS);
const counts = new Uint16Array(MAX_TANKS);
const reachedCount = new Uint8Array(MAX_TANKS);
const reached = new Uint16Array(MAX_TANKS * MAX_REACHED);
/** `looks[square]`: which of those tanks' manoeuvres look at the square. */
const looks = new Int32Array(1024);
/** Squares of the side that turns. */
const movers = new Uint16Array(MAX_TANKS);
let replying = 0;
let turning = 0;

/** `near[tank]`: whether a mortar may have a target, so that its shots have to be counted every time. */
const near = new Uint8Array(MAX_TANKS);

/** Whether the mortar `cell` on `from` may shoot at a tank on `target` this turn; true is a guess, false certain. */
const inMortarReach = (geometry: Geometry, from: number, cell: number, target: number): boolean =>
  GUN[typeOf(cell)] === MORTAR_GUN &&
  kingDistance(geometry, from, target) <= SPEED[typeOf(cell)]! + MAX_RANGE[typeOf(cell)]!;

/** Notes what every replying tank can do before the turn; false if there are too many tanks. */
function prepare(pos: Position, geometry: Geometry): boolean {
  const { cells, config } = pos;
  const own = LIVE | (pos.side << 6);
  replying = 0;
  turning = 0;
  clearSight(geometry.area);
  looks.fill(0, 0, geometry.area);
  for (let square = 0; square < geometry.area; square++) {
    const kind = cells[square]! & 192;
    if (kind < LIVE) continue;
    if (replying === MAX_TANKS || turning === MAX_TANKS) return false;
    if (kind === own) movers[turning++] = square;
    else squares[replying++] = square;
  }
  for (let tank = 0; tank < replying; tank++) {
    const from = squares[tank]!;
    const cell = cells[from]!;
    markLooks(geometry, cells, from, cell, looks, 1 << tank);
    const found = explore(geometry, config, cells, from, cell);
    reachedCount[tank] = found & (EXITS - 1);
    for (let i = 0; i < reachedCount[tank]!; i++) reached[tank * MAX_REACHED + i] = reachedSquares[i]!;
    forget(found);
    // No line is noted, so these are the manoeuvres alone; a mortar finds its targets without lines.
    counts[tank] = countTank(pos, geometry, from);
    near[tank] = 0;
    if (GUN[typeOf(cell)] !== MORTAR_GUN) continue;
    for (let i = 0; i < turning; i++) if (inMortarReach(geometry, from, cell, movers[i]!)) near[tank] = 1;
  }
  return true;
}

/** Tanks that have to be counted again after every turn of the group being counted. */
const watchful = new Uint16Array(MAX_TANKS);

/** Whether a tank that nothing has changed for reaches a square with an enemy in sight. */
function seesEnemy(tank: number): boolean {
  if (hasLifts(squares[tank]!)) return true;
  const end = tank * MAX_REACHED + reachedCount[tank]!;
  for (let i = tank * MAX_REACHED; i < end; i++) if (sight[reached[i]!] !== 0) return true;
  return false;
}

let watching = 0;

/**
 * The sum of the counts that are the same after all turns which take the tank on `from` to `to`; one of them has
 * been played. The tanks whose counts may differ are put into `watchful`.
 */
function countQuiet(pos: Position, geometry: Geometry, from: number, to: number): number {
  const { cells } = pos;
  clearSight(geometry.area);
  for (let i = 0; i < turning; i++) {
    addSight(geometry, cells, movers[i] === from ? to : movers[i]!, LIVE | (pos.side << 6));
  }
  const touched = from === to ? 0 : looks[from]! | looks[to]!;
  let sum = 0;
  watching = 0;
  for (let tank = 0; tank < replying; tank++) {
    const square = squares[tank]!;
    if (near[tank] === 1 || inMortarReach(geometry, square, cells[square]!, to)) {
      watchful[watching++] = square;
    } else if (((touched >> tank) & 1) === 1) {
      const count = countTank(pos, geometry, square);
      if (sawEnemy) watchful[watching++] = square;
      else sum += count;
    } else if (seesEnemy(tank)) {
      watchful[watching++] = square;
    } else {
      sum += counts[tank]!;
    }
  }
  return sum;
}

/** Turns with the same squares `from` and `to` agree in their lowest 20 bits. */
const GROUP = 1 << 20;

/**
 * The number of turns of the other side after every turn of `turns`, summed up: all turns of the side to move, in
 * the order of `generateTurns`. Turns that end the game have no replies (TC-15.2).
 */
export function countReplies(pos: Position, turns: Int32Array, count: number): number {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const grouped = prepare(pos, geometry);
  let sum = 0;
  let group = -1;
  let quiet = 0;
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    if (turnTo(turn) === OUT || (grouped && turnShot(turn) !== 0)) continue;
    const undo = advance(pos, turn);
    if (undoWin(undo) === 0) {
      if (!grouped) {
        sum += countTurns(pos);
      } else {
        if (turn % GROUP !== group) {
          group = turn % GROUP;
          quiet = countQuiet(pos, geometry, turnFrom(turn), turnTo(turn));
        }
        sum += quiet;
        for (let w = 0; w < watching; w++) sum += countTank(pos, geometry, watchful[w]!);
      }
    }
    unplayTurn(pos, turn, undo);
  }
  return grouped ? sum + countAfterShots(pos, turns, count) : sum;
}

/** The part of `countReplies` after turns with a shot, which also take a tank away. */
function countAfterShots(pos: Position, turns: Int32Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    if (turnShot(turn) === 0) continue;
    const undo = advance(pos, turn);
    if (undoWin(undo) === 0) sum += countTurns(pos);
    unplayTurn(pos, turn, undo);
  }
  return sum;
}

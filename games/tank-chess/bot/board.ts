/**
 * The position during a search: the rules' position, whose turns the rules make and unmake, and what a search needs
 * besides: lists of tanks, the key, the running sum of the evaluation, the keys of earlier positions.
 */
import { stateLeft, stateTaken } from '../rules/draws.ts';
import { type Geometry, geometryOf, kingDistance } from '../rules/geometry.ts';
import { advance, undoDestroyed, undoWin, unplayTurn } from '../rules/play.ts';
import { targetOf } from '../rules/shot.ts';
import type { TankState } from '../rules/state.ts';
import {
  COMMAND,
  type Config,
  isLive,
  isWreck,
  OUT,
  ownerOf,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
  WRECK,
} from '../rules/types.ts';
import { Reaches } from './reach.ts';
import { NEAR_COMMAND } from './weights.ts';
import { HIGH_SIDE, highKey, LOW_SIDE, lowKey } from './zobrist.ts';

/** The greatest depth of a line, and how many positions before the root are kept. */
export const MOST_PLIES = 128;
const MOST_HISTORY = 4096;

/** What a tank is worth where it stands: `values[square * 128 + (cell & 127)]`, from White's side. */
export type SquareValues = Int16Array;
/** A wreck has its own key, by owner and type. */
const wreckCell = (cell: number): number => WRECK | (cell & 0x78);

export class Board implements Position {
  readonly config: Config;
  readonly geometry: Geometry;
  readonly cells: Int32Array;
  side: number;
  noProgress: number;
  turnNumber: number;

  /** Slots a side can have; slot 0 is its command tank. */
  readonly slots: number;
  /** `squares[side * slots + slot]`: where the tank of that slot is or was. */
  readonly squares: Uint16Array;
  readonly alive: Uint8Array;
  /** Slots in use, dead ones included, by side. */
  readonly used = new Int32Array(2);
  /** The slot of the tank on a square, without its side; only right where a live tank stands. */
  readonly slotAt: Int16Array;
  /** Live tanks by side * 8 + type. */
  readonly counts = new Int32Array(16);
  /** Live tanks by side. */
  readonly live = new Int32Array(2);

  low = 0;
  high = 0;
  /** Sum of the square values of live tanks. */
  sum = 0;
  /** By side: how much its enemies press on its command tank. */
  readonly pressure = new Int32Array(2);
  /** Half-moves made since the root. */
  ply = 0;
  /** How the last turn made has won, as in the rules' undo value; 0 if it has not. */
  win = 0;

  values: SquareValues;
  readonly reaches: Reaches;
  readonly #undo = new Float64Array(MOST_PLIES);
  readonly #struck = new Int16Array(MOST_PLIES);
  readonly #lows = new Int32Array(MOST_HISTORY + MOST_PLIES);
  readonly #highs = new Int32Array(MOST_HISTORY + MOST_PLIES);
  readonly #sums = new Int32Array(MOST_PLIES);
  readonly #pressures = new Int32Array(2 * MOST_PLIES);
  /** Positions before the root. */
  #before = 0;

  constructor(pos: Position) {
    this.config = pos.config;
    this.geometry = geometryOf(pos.config.width, pos.config.height);
    this.cells = Int32Array.from(pos.cells);
    this.side = pos.side;
    this.noProgress = pos.noProgress;
    this.turnNumber = pos.turnNumber;
    const { area } = this.geometry;
    this.values = new Int16Array(area * 128);
    this.slotAt = new Int16Array(area).fill(-1);
    const numbers = [0, 1].map((side) => this.cells.filter((c) => isLive(c) && ownerOf(c) === side).length);
    this.slots = Math.max(1, ...numbers);
    this.squares = new Uint16Array(2 * this.slots);
    this.alive = new Uint8Array(2 * this.slots);
    this.reaches = new Reaches(2 * this.slots, this.geometry, this.config, this.cells);
    this.reaches.setValues(this.values);
    for (const commands of [true, false]) {
      for (let square = 0; square < area; square++) {
        const cell = this.cells[square]!;
        if (isLive(cell) && (typeOf(cell) === COMMAND) === commands) this.#place(square, cell);
      }
    }
    for (let square = 0; square < area; square++) {
      const cell = this.cells[square]!;
      if (isLive(cell) || isWreck(cell)) this.#toggle(square, cell);
    }
    if (this.side === 1) this.#toggleSide();
    for (const side of [0, 1]) this.pressure[side] = this.#pressureOn(side);
  }

  #place(square: number, cell: number): void {
    const side = ownerOf(cell);
    const slot = this.used[side]!++;
    this.squares[side * this.slots + slot] = square;
    this.alive[side * this.slots + slot] = 1;
    this.slotAt[square] = slot;
    this.counts[side * 8 + typeOf(cell)]!++;
    this.live[side]!++;
  }

  #toggle(square: number, cell: number): void {
    const known = isWreck(cell) ? wreckCell(cell) : cell;
    this.low ^= lowKey(square, known);
    this.high ^= highKey(square, known);
  }

  #toggleSide(): void {
    this.low ^= LOW_SIDE;
    this.high ^= HIGH_SIDE;
  }

  /** Gives tanks their values, and sums them up. */
  setValues(values: SquareValues): void {
    this.values = values;
    this.reaches.setValues(values);
    this.sum = 0;
    for (let square = 0; square < this.geometry.area; square++) {
      const cell = this.cells[square]!;
      if (isLive(cell)) this.sum += values[(square << 7) | (cell & 127)]!;
    }
  }

  /** Remembers the positions of the match since the last destroyed tank, for repetition (TC-10.3). */
  setHistory(s: TankState): void {
    const length = Math.min(s.moves.length, MOST_HISTORY);
    this.#before = length;
    let { low, high, side } = this;
    for (let i = 1; i <= length; i++) {
      const move = s.moves.values[s.moves.length - i]!;
      side ^= 1;
      for (const state of [stateTaken(move), stateLeft(move)]) {
        const cell = 128 | (side << 6) | ((state >> 13) << 3) | ((state >> 10) & 7);
        low ^= lowKey(state & 1023, cell);
        high ^= highKey(state & 1023, cell);
      }
      low ^= LOW_SIDE;
      high ^= HIGH_SIDE;
      this.#lows[length - i] = low;
      this.#highs[length - i] = high;
    }
  }

  #pressureOn(side: number): number {
    const command = this.commandOf(side);
    const other = (side ^ 1) * this.slots;
    let sum = 0;
    for (let slot = 1; slot < this.used[side ^ 1]!; slot++)
      if (this.alive[other + slot] !== 0) sum += this.#press(command, this.squares[other + slot]!);
    return sum;
  }

  /** How much a tank on `square` presses on an enemy command tank. */
  #press(command: number, square: number): number {
    const distance = kingDistance(this.geometry, command, square);
    return distance < NEAR_COMMAND.length ? NEAR_COMMAND[distance]! : 0;
  }

  /** The square of a side's command tank. */
  commandOf(side: number): number {
    return this.squares[side * this.slots]!;
  }

  /** Plays a legal turn. */
  make(turn: Turn): void {
    const { cells, ply, values } = this;
    const from = turnFrom(turn);
    const to = turnTo(turn);
    const shot = turnShot(turn);
    const cell = cells[from]!;
    const side = this.side;
    const struck = shot === 0 ? -1 : targetOf(this.geometry, cells, cell, from, to, turnFacing(turn), shot);
    const target = struck < 0 ? 0 : cells[struck]!;
    const at = this.#before + ply;
    this.#lows[at] = this.low;
    this.#highs[at] = this.high;
    this.#sums[ply] = this.sum;
    this.#pressures[2 * ply] = this.pressure[0]!;
    this.#pressures[2 * ply + 1] = this.pressure[1]!;
    const undo = advance(this, turn);
    this.#undo[ply] = undo;
    this.win = undoWin(undo);
    let low = this.low ^ LOW_SIDE ^ lowKey(from, cell);
    let high = this.high ^ HIGH_SIDE ^ highKey(from, cell);
    let sum = this.sum - values[(from << 7) | (cell & 127)]!;
    const slot = this.slotAt[from]!;
    this.reaches.toggle(from);
    if (to === OUT) {
      this.alive[side * this.slots + slot] = 0;
    } else {
      const now = cells[to]!;
      this.reaches.toggle(to);
      low ^= lowKey(to, now);
      high ^= highKey(to, now);
      sum += values[(to << 7) | (now & 127)]!;
      this.squares[side * this.slots + slot] = to;
      this.slotAt[to] = slot;
    }
    if (undoDestroyed(undo) !== 0) {
      const wreck = wreckCell(target);
      low ^= lowKey(struck, target) ^ lowKey(struck, wreck);
      high ^= highKey(struck, target) ^ highKey(struck, wreck);
      sum -= values[(struck << 7) | (target & 127)]!;
      this.alive[(side ^ 1) * this.slots + this.slotAt[struck]!] = 0;
      this.counts[(side ^ 1) * 8 + typeOf(target)]!--;
      this.live[side ^ 1]!--;
      this.#struck[ply] = struck;
    } else {
      this.#struck[ply] = -1;
    }
    this.low = low;
    this.high = high;
    this.sum = sum;
    const enemy = side ^ 1;
    if (slot === 0) this.pressure[side] = this.#pressureOn(side);
    else {
      const command = this.commandOf(enemy);
      this.pressure[enemy]! += this.#press(command, to) - this.#press(command, from);
      // The command tank has not moved, so only its pursuer can have fallen.
      if (undoDestroyed(undo) !== 0 && this.slotAt[struck] !== 0)
        this.pressure[side]! -= this.#press(this.commandOf(side), struck);
    }
    this.ply = ply + 1;
  }

  /** Unmakes the last turn. */
  unmake(turn: Turn): void {
    const ply = --this.ply;
    unplayTurn(this, turn, this.#undo[ply]!);
    const side = this.side;
    const from = turnFrom(turn);
    const to = turnTo(turn);
    const struck = this.#struck[ply]!;
    const at = this.#before + ply;
    this.low = this.#lows[at]!;
    this.high = this.#highs[at]!;
    this.sum = this.#sums[ply]!;
    this.pressure[0] = this.#pressures[2 * ply]!;
    this.pressure[1] = this.#pressures[2 * ply + 1]!;
    this.win = 0;
    this.reaches.toggle(from);
    if (to === OUT) {
      this.alive[side * this.slots + this.slotAt[from]!] = 1;
    } else {
      const slot = this.slotAt[to]!;
      this.reaches.toggle(to);
      this.squares[side * this.slots + slot] = from;
      this.slotAt[from] = slot;
    }
    if (struck >= 0) {
      this.alive[(side ^ 1) * this.slots + this.slotAt[struck]!] = 1;
      this.counts[(side ^ 1) * 8 + typeOf(this.cells[struck]!)]!++;
      this.live[side ^ 1]!++;
    }
  }

  /** Passes the turn to the other side, which the rules never allow: a null move for the search. */
  pass(): void {
    const at = this.#before + this.ply;
    this.#lows[at] = this.low;
    this.#highs[at] = this.high;
    this.#sums[this.ply] = this.sum;
    this.#toggleSide();
    this.side ^= 1;
    this.noProgress++;
    this.ply++;
  }

  unpass(): void {
    this.ply--;
    this.noProgress--;
    this.side ^= 1;
    this.#toggleSide();
  }

  /** Whether this position has occurred before, in this line or in the match since the last destroyed tank. */
  repeated(): boolean {
    const { low, high } = this;
    const now = this.#before + this.ply;
    const first = Math.max(0, now - this.noProgress);
    for (let at = now - 4; at >= first; at -= 2) {
      if (this.#lows[at] === low && this.#highs[at] === high) return true;
    }
    return false;
  }
}

/**
 * The turns of a position in the order in which a search tries them: all of them, those that can matter at the
 * last depth, or shots only. What refuted something before comes early (killers, history).
 */
import { generateTurns, MAX_TURNS } from '../rules/generate.ts';
import { canReach } from '../rules/manoeuvre.ts';
import { destroys, shotDirection, targetOf } from '../rules/shot.ts';
import {
  COMMAND,
  isLive,
  makeTurn,
  ownerOf,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../rules/types.ts';
import { type Board, MOST_PLIES } from './board.ts';
import { exitGain, type Ground } from './evaluate.ts';
import {
  History,
  heapify,
  keyOf,
  MOST_PROMISE,
  PROMISE_KILLER,
  PROMISE_QUIET,
  PROMISE_SHOT,
  QUIET_ROOM,
} from './order.ts';
import { Reaches } from './reach.ts';
import { gatherShots, reachEntries, shotTurns, shotVictims } from './threats.ts';

/** A shot gains its victim, the better place, and not much more. */
export const SHOT_SLACK = 60;

/** Every list is a heap of keys over `turns`; functions return its size. */
export class TurnLists {
  readonly #board: Board;
  readonly #ground: Ground;
  readonly #killers = new Int32Array(2 * MOST_PLIES).fill(-1);
  readonly #history = new History();

  constructor(board: Board, ground: Ground) {
    this.#board = board;
    this.#ground = ground;
  }

  /** What a quiet turn adds to the evaluation of the side that makes it, but for the pressure. */
  gain(turn: Turn): number {
    const board = this.#board;
    const from = turnFrom(turn);
    const to = turnTo(turn);
    const cell = board.cells[from]!;
    const facing = turnFacing(turn);
    const before = board.values[(from << 7) | (cell & 127)]!;
    const after = board.values[(to << 7) | (cell & 120) | facing]!;
    const gain = board.side === 0 ? after - before : before - after;
    return typeOf(cell) === COMMAND ? gain + exitGain(board, this.#ground, from, cell & 7, to, facing) : gain;
  }

  /** Whether a turn remembered from elsewhere is legal here. */
  legal(turn: Turn): boolean {
    const board = this.#board;
    const from = turnFrom(turn);
    const to = turnTo(turn);
    const facing = turnFacing(turn);
    const shot = turnShot(turn);
    const cell = board.cells[from];
    if (cell === undefined || !isLive(cell) || ownerOf(cell) !== board.side) return false;
    if (!canReach(board, from, to, facing)) return false;
    if (shot === 0) return true;
    const target = targetOf(board.geometry, board.cells, cell, from, to, facing, shot);
    return target >= 0 && destroys(typeOf(cell), board.cells[target]!, shotDirection(facing, shot));
  }

  /** A quiet turn was good enough to end the search of a position. */
  refuted(turn: Turn, side: number, depth: number, ply: number): void {
    const killers = this.#killers;
    if (killers[2 * ply] !== turn) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = turn;
    }
    this.#history.reward(History.index(side, this.#board.cells[turnFrom(turn)]!, turn), 32 * depth * depth);
  }

  /** Lists the turns but for `first` as a heap of keys. */
  all(turns: Int32Array, keys: Int32Array, first: Turn, ply: number): number {
    const board = this.#board;
    const { cells, values, side } = board;
    const count = Math.min(generateTurns(board, turns, { bounces: false }), MAX_TURNS);
    const killer = this.#killers[2 * ply];
    const second = this.#killers[2 * ply + 1];
    const history = this.#history;
    const sign = side === 0 ? 1 : -1;
    let kept = 0;
    let from = -1;
    let cell = 0;
    let kind = 0;
    let before = 0;
    let row = 0;
    for (let i = 0; i < count; i++) {
      const turn = turns[i]!;
      if (turn === first) continue;
      if (turnFrom(turn) !== from) {
        from = turnFrom(turn);
        cell = cells[from]!;
        kind = cell & 120;
        before = values[(from << 7) | (cell & 127)]!;
        row = History.index(side, cell, 0);
      }
      const state = turn >> 10;
      const to = state & 1023;
      const facing = (state >> 10) & 7;
      const shot = turnShot(turn);
      let gain = sign * (values[(to << 7) | kind | facing]! - before);
      if (typeOf(cell) === COMMAND) gain += exitGain(board, this.#ground, from, cell & 7, to, facing);
      let promise: number;
      if (shot !== 0) {
        const target = targetOf(board.geometry, cells, cell, from, to, facing, shot);
        promise = PROMISE_SHOT - 16 * sign * values[(target << 7) | (cells[target]! & 127)]! + gain;
      } else {
        if (turn === killer || turn === second) promise = PROMISE_KILLER + (turn === killer ? 1 : 0);
        else {
          const worth = 8 * gain + history.of(row | (to << 3) | facing);
          promise = PROMISE_QUIET + Math.max(-QUIET_ROOM, Math.min(QUIET_ROOM, worth));
        }
      }
      keys[kept++] = keyOf(Math.max(0, Math.min(MOST_PROMISE, promise)), i);
    }
    heapify(keys, kept);
    return kept;
  }

  /**
   * The same at the last depth: one shot for each pair of tanks, and quiet turns only with the best facing on each
   * square and only if they gain more than `hurdle`. Most tanks have none, which is known without looking at them.
   */
  frontier(turns: Int32Array, keys: Int32Array, first: Turn, hurdle: number): number {
    const board = this.#board;
    const { cells, reaches, side, slots, squares, values } = board;
    const sign = side === 0 ? 1 : -1;
    const other = (side ^ 1) * slots;
    const history = this.#history;
    const count = gatherShots(board, side);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const turn = shotTurns[i]!;
      const square = squares[other + shotVictims[i]!]!;
      const victim = -sign * values[(square << 7) | (cells[square]! & 127)]!;
      const gain = this.gain(turn);
      if (turn === first || gain + victim + SHOT_SLACK <= hurdle) continue;
      turns[kept] = turn;
      keys[kept] = keyOf(Math.max(0, Math.min(MOST_PROMISE, PROMISE_SHOT + 16 * victim + gain)), kept);
      kept++;
    }
    for (let slot = 0, tank = side * slots; slot < board.used[side]!; slot++, tank++) {
      if (board.alive[tank] === 0) continue;
      const from = squares[tank]!;
      const cell = cells[from]!;
      const before = sign * values[(from << 7) | (cell & 127)]!;
      const entry = reachEntries[slot]!;
      if (reaches.best(entry, cell) - before <= hurdle && slot > 0) continue;
      const row = History.index(side, cell, 0);
      const start = entry * Reaches.STRIDE;
      const end = start + reaches.counts[entry]!;
      for (let i = start; i < end && kept < MAX_TURNS; i++) {
        let gain = reaches.worth[i]! - before;
        const square = reaches.squares[i]!;
        const facing = reaches.facing[i]!;
        if (slot === 0) gain += exitGain(board, this.#ground, from, cell & 7, square, facing);
        const turn = makeTurn(from, square, facing, 0);
        // The facing it has already was no end state if the square has not changed (TC-4.9).
        if (gain <= hurdle || turn === first || reaches.facings[i] === 0) continue;
        const worth = 8 * gain + history.of(row | (square << 3) | facing);
        turns[kept] = turn;
        keys[kept] = keyOf(PROMISE_QUIET + Math.max(-QUIET_ROOM, Math.min(QUIET_ROOM, worth)), kept);
        kept++;
      }
    }
    heapify(keys, kept);
    return kept;
  }

  /** The shots that `gatherShots` has just found for the side to move, if they may gain more than `hurdle`. */
  shots(turns: Int32Array, keys: Int32Array, count: number, hurdle: number): number {
    const board = this.#board;
    const { cells, side, slots, squares, values } = board;
    const other = (side ^ 1) * slots;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const square = squares[other + shotVictims[i]!]!;
      const value = values[(square << 7) | (cells[square]! & 127)]!;
      const prize = (side === 0 ? -value : value) + this.gain(shotTurns[i]!);
      if (prize <= hurdle) continue;
      turns[kept] = shotTurns[i]!;
      keys[kept] = keyOf(Math.max(0, PROMISE_QUIET + prize), kept);
      kept++;
    }
    heapify(keys, kept);
    return kept;
  }
}

/**
 * Alpha-beta over turns: principal variation search, deepened step by step until the budget of positions is used
 * up. Deterministic: the same position, history, budget and ground give the same answer.
 */
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from '#bots/transpositions.ts';
import { generateTurns, MAX_TURNS } from '../rules/generate.ts';
import { type Turn, turnShot } from '../rules/types.ts';
import { type Board, MOST_PLIES } from './board.ts';
import { evaluate, type Ground } from './evaluate.ts';
import { gatherShots, shotTurns, winningTurn } from './threats.ts';

/** A win now; a win in n half-moves is WIN - n. Everything from WON on is a certain win. */
export const WIN = 30_000;
export const WON = WIN - MOST_PLIES;
const DRAW = 0;
const INFINITE = 32_000;
const NOTHING = -1;

export interface Found {
  readonly turn: Turn;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

/** Thrown through the recursion when the budget is used up. */
const STOP = { stop: true };

export class Search {
  readonly table: Transpositions;
  nodes = 0;
  #budget = 0;
  #board: Board;
  #ground: Ground;
  #drawnAfter: number;
  readonly #turns: Int32Array[] = [];
  readonly #order: Int32Array[] = [];
  readonly #history = new Int32Array(1 << 18);

  constructor(board: Board, ground: Ground, drawnAfter: number, table: Transpositions) {
    this.#board = board;
    this.#ground = ground;
    this.#drawnAfter = drawnAfter;
    this.table = table;
  }

  /** The best turn of the side to move, which must have one. */
  run(budget: number, maxDepth = 40): Found {
    const board = this.#board;
    this.nodes = 0;
    this.#budget = budget;
    const win = winningTurn(board, board.side);
    if (win >= 0) return { turn: win, score: WIN - 1, depth: 1, nodes: 1 };
    let best: Found | undefined;
    for (let depth = 1; depth <= maxDepth; depth++) {
      const ply = board.ply;
      try {
        const score = this.#search(depth, -INFINITE, INFINITE);
        this.table.find(board.low, board.high);
        best = { turn: this.#rootTurn, score, depth, nodes: this.nodes };
        if (Math.abs(score) >= WON) break;
      } catch (stop) {
        if (stop !== STOP) throw stop;
        while (board.ply > ply) this.#unwind();
        break;
      }
    }
    if (best) return { ...best, nodes: this.nodes };
    return { turn: this.#rootTurn, score: 0, depth: 0, nodes: this.nodes };
  }
  #rootTurn = NOTHING;
  readonly #line = new Int32Array(MOST_PLIES);

  #unwind(): void {
    const board = this.#board;
    board.unmake(this.#line[board.ply - 1]!);
  }

  #make(turn: Turn): void {
    this.#line[this.#board.ply] = turn;
    this.#board.make(turn);
  }

  #visit(): void {
    if (++this.nodes > this.#budget && this.#rootTurn !== NOTHING) throw STOP;
  }

  #search(depth: number, alpha: number, beta: number): number {
    const board = this.#board;
    const { ply } = board;
    if (depth <= 0) return this.#quiesce(alpha, beta);
    this.#visit();
    if (ply > 0) {
      if (this.#drawnAfter > 0 && board.noProgress >= this.#drawnAfter) return DRAW;
      if (board.repeated()) return DRAW;
      if (ply >= MOST_PLIES - 2) return evaluate(board, this.#ground);
    }
    let known = NOTHING;
    if (this.table.find(board.low, board.high)) {
      known = this.table.step;
      if (ply > 0 && this.table.depth >= depth) {
        const { bound } = this.table;
        let { score } = this.table;
        if (score >= WON) score -= ply;
        else if (score <= -WON) score += ply;
        if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score;
      }
    }
    const win = winningTurn(board, board.side);
    if (win >= 0) return WIN - ply - 1;

    const turns = (this.#turns[ply] ??= new Int32Array(MAX_TURNS));
    const order = (this.#order[ply] ??= new Int32Array(MAX_TURNS));
    const count = generateTurns(board, turns, { bounces: false });
    const base = board.side << 17;
    for (let i = 0; i < count; i++) {
      const turn = turns[i]!;
      let score = this.#history[base | ((turn ^ (turn >> 10)) & 0x1ffff)]!;
      if (turn === known) score = 1 << 29;
      else if (turnShot(turn) !== 0) score = 1 << 28;
      order[i] = score;
    }
    const before = alpha;
    let best = -INFINITE;
    let bestTurn = NOTHING;
    for (let i = 0; i < count; i++) {
      let pick = i;
      for (let j = i + 1; j < count; j++) if (order[j]! > order[pick]!) pick = j;
      const turn = turns[pick]!;
      turns[pick] = turns[i]!;
      order[pick] = order[i]!;
      this.#make(turn);
      let score: number;
      if (i === 0) score = -this.#search(depth - 1, -beta, -alpha);
      else {
        const late = depth >= 2 && i > 8 && turnShot(turn) === 0 ? 1 : 0;
        score = -this.#search(depth - 1 - late, -alpha - 1, -alpha);
        if (score > alpha && (late > 0 || score < beta)) score = -this.#search(depth - 1, -beta, -alpha);
      }
      board.unmake(turn);
      if (score > best) {
        best = score;
        bestTurn = turn;
        if (ply === 0) this.#rootTurn = turn;
        if (score > alpha) alpha = score;
        if (alpha >= beta) {
          this.#history[base | ((turn ^ (turn >> 10)) & 0x1ffff)]! += depth * depth;
          break;
        }
      }
    }
    const bound = best >= beta ? AT_LEAST : best > before ? EXACT : AT_MOST;
    const stored = best >= WON ? best + ply : best <= -WON ? best - ply : best;
    this.table.store(board.low, board.high, bestTurn, stored, depth, bound);
    return best;
  }

  #quiesce(alpha: number, beta: number): number {
    const board = this.#board;
    const { ply } = board;
    this.#visit();
    let best = evaluate(board, this.#ground);
    if (best >= beta) return best;
    if (winningTurn(board, board.side) >= 0) return WIN - ply - 1;
    if (ply >= MOST_PLIES - 2) return best;
    if (best > alpha) alpha = best;
    const shots = (this.#turns[ply] ??= new Int32Array(MAX_TURNS));
    const count = gatherShots(board, board.side);
    for (let i = 0; i < count; i++) shots[i] = shotTurns[i]!;
    for (let i = 0; i < count; i++) {
      const turn = shots[i]!;
      this.#make(turn);
      const score = -this.#quiesce(-beta, -alpha);
      board.unmake(turn);
      if (score > best) {
        best = score;
        if (score > alpha) alpha = score;
        if (alpha >= beta) break;
      }
    }
    return best;
  }
}

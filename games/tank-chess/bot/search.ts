/**
 * Alpha-beta over turns: principal variation search, deepened step by step until the budget of positions is used
 * up. Deterministic: the same position, history, ground and budget give the same answer.
 *
 * What is special about this game: a side usually has some five hundred turns, nearly all of them quiet. A single turn
 * may win without warning (TC-8.1, TC-8.2), so every position is first checked for that. Because quiescence stands pat,
 * a quiet turn just above it can never be worth more than the position it leads to.
 */
import { deepen, OUT_OF_BUDGET, type RootTurn } from '#bots/deepening.ts';
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from '#bots/transpositions.ts';
import { generateTurns, MAX_TURNS } from '../rules/generate.ts';
import { type Turn, turnShot } from '../rules/types.ts';
import { type Board, MOST_PLIES } from './board.ts';
import { evaluate, type Ground } from './evaluate.ts';
import { SHOT_SLACK, TurnLists } from './lists.ts';
import { indexOfKey, PROMISE_KILLER, promiseOf, takeBest } from './order.ts';
import { gatherShots, shotVictims, winByDriving, winningTurn } from './threats.ts';

/** A win in n half-moves is WIN - n. Everything from WON on is a certain win. */
export const WIN = 30_000;
export const WON = WIN - MOST_PLIES;
const DRAW = 0;
const INFINITE = 32_000;
const NOTHING = -1;
const MOST_DEPTH = 60;

/** Late move pruning: quiet turns tried, by depth, before the rest is skipped. */
const QUIETS: readonly number[] = [0, 24, 40, 70, 120, 200];
/** Futility margin for each remaining depth, above beta or below alpha. */
const REVERSE_MARGIN = 60;
/** A quiet turn may change the pressure on a command tank by so much. */
const QUIET_SLACK = 24;

/** Reductions of late quiet turns by depth and number. */
const REDUCTION = Int8Array.from({ length: 64 * 64 }, (_, i) => {
  const [depth, number] = [i >> 6, i & 63];
  return depth < 2 || number < 3 ? 0 : Math.trunc(0.4 + (Math.log(depth) * Math.log(number)) / 2);
});
const reduction = (depth: number, number: number): number =>
  REDUCTION[(Math.min(depth, 63) << 6) | Math.min(number, 63)]!;

export interface Found {
  readonly turn: Turn;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  /** All turns of the root, the best first. */
  readonly roots: readonly RootTurn[];
}

export class Search {
  /** Positions that turns were made to reach, in search and quiescence. */
  nodes = 0;
  readonly #board: Board;
  readonly #ground: Ground;
  readonly #table: Transpositions;
  readonly #drawnAfter: number;
  #budget = 0;
  #mayStop = false;
  #rootDepth = 0;
  readonly #turns: Int32Array[] = [];
  readonly #keys: Int32Array[] = [];
  readonly #lists: TurnLists;
  readonly #line = new Int32Array(MOST_PLIES);

  /** `drawnAfter`: half-moves without a destroyed tank that end the game; 0 = never (TC-10.5). */
  constructor(board: Board, ground: Ground, drawnAfter: number, table: Transpositions) {
    this.#board = board;
    this.#ground = ground;
    this.#drawnAfter = drawnAfter;
    this.#table = table;
    this.#lists = new TurnLists(board, ground);
  }

  /**
   * The best turn of the side to move. With a `margin` the scores of all turns that come so near to the best are
   * exact, too. At least one iteration is finished, whatever the budget.
   */
  run(budget: number, margin = 0, deepest = MOST_DEPTH): Found {
    const board = this.#board;
    this.nodes = 0;
    this.#budget = budget;
    const win = winningTurn(board, board.side);
    if (win >= 0) {
      const roots = [{ turn: win, score: WIN - 1 }];
      return { turn: win, score: WIN - 1, depth: 1, nodes: 1, roots };
    }
    const turns = this.#turnsAt(0);
    const count = Math.min(generateTurns(board, turns, { bounces: false }), MAX_TURNS);
    const promising = Array.from(turns.subarray(0, count), (turn) => ({
      turn,
      score: turnShot(turn) !== 0 ? INFINITE : this.#lists.gain(turn),
    })).sort((a, b) => b.score - a.score);
    const { roots, depth } = deepen(
      promising,
      {
        begin: (next) => {
          this.#mayStop = next > 1;
          this.#rootDepth = next;
        },
        search: (turn, next, number, alpha) => this.#tryRoot(turn, next, number, alpha),
        unwind: () => this.#unwind(),
      },
      { margin, deepest, won: WON },
    );
    const best = roots[0]!;
    return { turn: best.turn, score: best.score, depth, nodes: this.nodes, roots };
  }

  #tryRoot(turn: Turn, depth: number, number: number, alpha: number): number {
    const board = this.#board;
    this.#make(turn);
    let score: number;
    if (number === 0) score = -this.#search(depth - 1, -INFINITE, INFINITE, true);
    else {
      const less = turnShot(turn) === 0 && number > 6 ? Math.min(2, reduction(depth, number)) : 0;
      score = -this.#search(depth - 1 - less, -alpha - 1, -alpha, true);
      if (score > alpha && less > 0) score = -this.#search(depth - 1, -alpha - 1, -alpha, true);
      if (score > alpha) score = -this.#search(depth - 1, -INFINITE, -alpha, true);
    }
    board.unmake(turn);
    return score;
  }

  /** Unmakes all turns after the budget ended somewhere in the depth. */
  #unwind(): void {
    const board = this.#board;
    while (board.ply > 0) {
      const turn = this.#line[board.ply - 1]!;
      if (turn === NOTHING) board.unpass();
      else board.unmake(turn);
    }
  }

  #turnsAt(ply: number): Int32Array {
    return (this.#turns[ply] ??= new Int32Array(MAX_TURNS));
  }

  #make(turn: Turn): void {
    if (++this.nodes > this.#budget && this.#mayStop) throw OUT_OF_BUDGET;
    this.#line[this.#board.ply] = turn;
    this.#board.make(turn);
  }

  #search(depth: number, alpha: number, beta: number, mayPass: boolean): number {
    const board = this.#board;
    const { ply } = board;
    if (this.#drawnAfter > 0 && board.noProgress >= this.#drawnAfter) return DRAW;
    if (board.repeated()) return DRAW;
    if (ply >= MOST_PLIES - 2) return evaluate(board, this.#ground);
    const table = this.#table;
    let known = NOTHING;
    if (table.find(board.low, board.high)) {
      known = table.step;
      if (table.depth >= depth) {
        const { bound } = table;
        let { score } = table;
        if (score >= WON) score -= ply;
        else if (score <= -WON) score += ply;
        if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score;
      }
    }
    const still = evaluate(board, this.#ground);
    let danger = false;
    if (depth <= 0) {
      // Standing pat is wrong while the opponent threatens to win; below alpha it does not matter.
      if (still > alpha && ply < 2 * this.#rootDepth + 2) danger = winningTurn(board, board.side ^ 1) >= 0;
      if (!danger) {
        const score = this.#quiesce(alpha, beta, still);
        const bound = score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
        if (Math.abs(score) < WON) table.storeShallow(board.low, board.high, score, bound);
        return score;
      }
      depth = 1;
    } else danger = winningTurn(board, board.side ^ 1) >= 0;
    if (winningTurn(board, board.side) >= 0) return WIN - ply - 1;
    if (beta > WIN - ply - 1) beta = WIN - ply - 1;
    if (alpha >= beta) return alpha;

    const wide = beta - alpha > 1;
    if (depth === 1 && !danger && still + this.#ground.most + SHOT_SLACK <= alpha) return still;
    if (!wide && !danger && Math.abs(beta) < WON) {
      if (depth <= 3 && still - REVERSE_MARGIN * depth >= beta) return still;
      if (mayPass && depth >= 2 && still >= beta) {
        this.nodes++;
        this.#line[ply] = NOTHING;
        board.pass();
        const score = -this.#search(depth - 3 - (depth >> 2), -beta, -beta + 1, false);
        board.unpass();
        if (score >= beta) return score >= WON ? beta : score;
      }
    }

    const turns = this.#turnsAt(ply);
    const keys = (this.#keys[ply] ??= new Int32Array(MAX_TURNS));
    const side = board.side;
    const before = alpha;
    let best = -INFINITE;
    let bestTurn = NOTHING;
    let left = 0;
    let number = 0;
    let quiets = 0;
    let listed = false;
    const allowance = depth < QUIETS.length ? QUIETS[depth]! : INFINITE;
    // At the last depth the opponent may stand pat, so a quiet turn is worth no more than what it leads to.
    const futile = depth === 1 && !danger ? still + QUIET_SLACK : INFINITE;
    let turn = known !== NOTHING && this.#lists.legal(known) ? known : NOTHING;
    const first = turn;
    for (;;) {
      if (turn === NOTHING) {
        if (!listed) {
          listed = true;
          left =
            futile < INFINITE
              ? this.#lists.frontier(turns, keys, first, alpha - futile)
              : this.#lists.all(turns, keys, first, ply);
        }
        if (left === 0) break;
        const key = takeBest(keys, left--);
        turn = turns[indexOfKey(key)]!;
        if (promiseOf(key) < PROMISE_KILLER && best > -WON && !wide && ++quiets > allowance) break;
      }
      const quiet = turnShot(turn) === 0;
      this.#make(turn);
      let score: number;
      if (number === 0) score = -this.#search(depth - 1, -beta, -alpha, true);
      else {
        const less = quiet && !danger ? reduction(depth, number) : 0;
        score = -this.#search(depth - 1 - less, -alpha - 1, -alpha, true);
        if (score > alpha && less > 0) score = -this.#search(depth - 1, -alpha - 1, -alpha, true);
        if (score > alpha && score < beta) score = -this.#search(depth - 1, -beta, -alpha, true);
      }
      board.unmake(turn);
      number++;
      if (score > best) {
        best = score;
        bestTurn = turn;
        if (score > alpha) alpha = score;
        if (alpha >= beta) {
          if (quiet) this.#lists.refuted(turn, side, depth, ply);
          break;
        }
      }
      turn = NOTHING;
    }
    // What was pruned may still be worth anything up to alpha.
    if (best < before && futile < INFINITE) best = before;
    const bound = best >= beta ? AT_LEAST : best > before ? EXACT : AT_MOST;
    const stored = best >= WON ? best + ply : best <= -WON ? best - ply : best;
    table.store(board.low, board.high, bestTurn, stored, depth, bound);
    return best;
  }

  /** Shots only, or standing pat on `still`, what the position is worth as it is. */
  #quiesce(alpha: number, beta: number, still: number): number {
    const board = this.#board;
    const { ply, side } = board;
    let best = still;
    if (best >= beta || ply >= MOST_PLIES - 2) return best;
    if (still + this.#ground.most + SHOT_SLACK <= alpha)
      return winningTurn(board, side) >= 0 ? WIN - ply - 1 : best;
    if (winByDriving(board, side) >= 0) return WIN - ply - 1;
    if (best > alpha) alpha = best;
    const count = gatherShots(board, side);
    if (count === 0) return best;
    if (shotVictims[0] === 0) return WIN - ply - 1;
    const shots = this.#turnsAt(ply);
    const keys = (this.#keys[ply] ??= new Int32Array(MAX_TURNS));
    let kept = this.#lists.shots(shots, keys, count, alpha - still - SHOT_SLACK);
    while (kept > 0) {
      const turn = shots[indexOfKey(takeBest(keys, kept--))]!;
      this.#make(turn);
      const score = -this.#quiesce(-beta, -alpha, evaluate(board, this.#ground));
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

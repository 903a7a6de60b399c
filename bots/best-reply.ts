/**
 * Best-reply search: alpha-beta for more than two seats (Schadd and Winands, Best Reply Search for Multiplayer Games,
 * 2011). A side maximises. Of the opponents whose turns come before the side's next one, only one plays, the one whose
 * reply hurts most; the others are passed over. So a round costs two plies, however many play, and nobody is thought to
 * sit still. Partners maximise together, each in its own turn. With two seats, and with two sides whose seats take
 * turns, nobody is passed over, and this is plain alpha-beta.
 */
import { hasSeat, type Seat, type SeatSet } from '#engine/seats.ts';
import { deepen, OUT_OF_BUDGET, type RootTurn } from './deepening.ts';
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from './transpositions.ts';

/**
 * A position in which turns are made and taken back. A turn is whatever a seat does until the next one is asked: a
 * number from 0 to 2^26 - 1, of which only the game knows the meaning.
 */
export interface ReplyGame {
  /** A seat has at most so many turns. */
  readonly mostTurns: number;
  /** 64 bits, in two halves, of everything that values and turns depend on, but not of whose turn it is. */
  readonly low: number;
  readonly high: number;
  readonly over: boolean;
  /** Whose turn follows that of a seat; seats that are out have none. The seat itself may be out. */
  next(seat: Seat): Seat;
  /** Lists what a seat may do as if it were its turn, the most promising first, and returns how many; 0: it passes. */
  turns(seat: Seat, out: Int32Array): number;
  /** As if it were this seat's turn. */
  make(seat: Seat, turn: number): void;
  /** Takes back the last turn that was made. */
  unmake(seat: Seat, turn: number): void;
  /** What the position is worth to a side: a whole number from `-MOST_VALUE` to `MOST_VALUE`. */
  value(side: SeatSet): number;
}

export const MOST_VALUE = 32_000;
/** Room for the seat in what the transposition table keeps. */
const TURN_BITS = 26;
const TURN_MASK = (1 << TURN_BITS) - 1;
const NOTHING = -1;
/** Deeper than any search will come; the table could keep 255. */
const MOST_DEPTH = 64;

export interface ReplySettings {
  /** Turns made at most; the first iteration may exceed it. */
  readonly budget: number;
  /** Plies: one for each turn of the side, and one for each reply. By default as deep as the budget allows. */
  readonly deepest?: number;
  /** Turns of the root that come so near to the best have exact scores, too; by default 0. */
  readonly margin?: number;
  /** A value as great as this, or as far below 0, means that the game is decided; by default none does. */
  readonly won?: number;
}

export interface ReplyFound {
  readonly turn: number;
  /** To the side of the seat. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  /** All turns of the seat, the best first. */
  readonly roots: readonly RootTurn[];
}

const packed = (seat: Seat, turn: number): number => (seat << TURN_BITS) | turn;
const seatIn = (move: number): Seat => move >> TURN_BITS;
const turnIn = (move: number): number => move & TURN_MASK;

export class BestReply {
  /** Turns made in the present run. */
  #nodes = 0;
  readonly #game: ReplyGame;
  readonly #table: Transpositions;
  #side: SeatSet = 0;
  #budget = 0;
  #mayStop = false;
  readonly #listed: Int32Array;
  /** By ply: the turns of all seats that may move there. */
  readonly #moves: number[][] = [];
  /** By ply: what last refuted something there. */
  readonly #killers: number[] = [];
  /** The turns that were made and not taken back. */
  readonly #line: number[] = [];

  constructor(game: ReplyGame, table: Transpositions) {
    this.#game = game;
    this.#table = table;
    this.#listed = new Int32Array(game.mostTurns);
  }

  /**
   * The best turn of a seat for its side. Nothing is kept from one run to the next, so the same position gives the same
   * answer.
   * @throws RangeError when the seat is not of the side or has no turn, or a turn or value is out of range
   */
  run(seat: Seat, side: SeatSet, settings: ReplySettings): ReplyFound {
    if (!hasSeat(side, seat)) throw new RangeError('The seat is on another side');
    const { budget, deepest = MOST_DEPTH, margin = 0, won = Infinity } = settings;
    this.#side = side;
    this.#budget = budget;
    this.#nodes = 0;
    this.#killers.length = 0;
    this.#table.clear();
    const moves = this.#movesOf([seat], 0);
    if (moves.length === 0) throw new RangeError('The seat has no turn');
    const { roots, depth } = deepen(
      moves.map((move) => ({ turn: turnIn(move), score: 0 })),
      {
        begin: (next) => {
          this.#mayStop = next > 1;
        },
        search: (turn, next, _n, alpha) => this.#try(packed(seat, turn), seat, next, alpha, Infinity),
        unwind: () => {
          while (this.#line.length > 0) this.#unmake();
        },
      },
      { margin, deepest: Math.min(deepest, MOST_DEPTH), won },
    );
    const { turn, score } = roots[0]!;
    return { turn, score, depth, nodes: this.#nodes, roots };
  }

  /** Makes a turn and searches what follows; `last`: after whose turn the next one is asked. */
  #try(move: number, last: Seat, depth: number, alpha: number, beta: number): number {
    if (++this.#nodes > this.#budget && this.#mayStop) throw OUT_OF_BUDGET;
    this.#line.push(move);
    this.#game.make(seatIn(move), turnIn(move));
    const score = this.#search(last, depth - 1, alpha, beta);
    this.#unmake();
    return score;
  }

  #unmake(): void {
    const move = this.#line.pop()!;
    this.#game.unmake(seatIn(move), turnIn(move));
  }

  /** What the position is worth to the side, with so many plies to come after the turn of `last`. */
  #search(last: Seat, depth: number, alpha: number, beta: number): number {
    const game = this.#game;
    const table = this.#table;
    if (depth === 0 || game.over) return this.#value();
    const at = game.next(last);
    const ours = hasSeat(this.#side, at);
    // From here on scores are those of who moves: the greater, the better.
    let low = ours ? alpha : -beta;
    const high = ours ? beta : -alpha;
    const before = low;
    const [keyLow, keyHigh] = [
      game.low ^ Math.imul(at + 1, 0x9e3779b1),
      game.high ^ Math.imul(at + 1, 0x85ebca6b),
    ];
    let known = NOTHING;
    if (table.find(keyLow, keyHigh)) {
      known = table.step;
      const { bound, score } = table;
      // A deeper entry would say more, but then the answer would depend on what the table happens to hold.
      if (table.depth === depth && (bound === EXACT || (bound === AT_LEAST ? score >= high : score <= low)))
        return ours ? score : 0 - score;
    }
    const seats = ours ? [at] : this.#opponentsFrom(at);
    const end = seats.at(-1)!;
    const ply = this.#line.length;
    const moves = this.#movesOf(seats, ply);
    if (moves.length === 0) return this.#search(end, depth - 1, alpha, beta);
    toFront(moves, this.#killers[ply] ?? NOTHING);
    toFront(moves, known);
    let best = -Infinity;
    let bestMove = NOTHING;
    for (const move of moves) {
      const after = this.#try(move, end, depth, ours ? low : -high, ours ? high : -low);
      const score = ours ? after : 0 - after;
      if (score > best) {
        best = score;
        bestMove = move;
      }
      low = Math.max(low, best);
      if (low >= high) {
        this.#killers[ply] = move;
        break;
      }
    }
    const bound = best >= high ? AT_LEAST : best > before ? EXACT : AT_MOST;
    table.store(keyLow, keyHigh, bestMove, best, depth, bound);
    return ours ? best : 0 - best;
  }

  /** The opponents who are asked before the side is again, beginning with `first`; all, when it never is. */
  #opponentsFrom(first: Seat): Seat[] {
    const seats = [first];
    for (let at = this.#game.next(first); at !== first && !hasSeat(this.#side, at); at = this.#game.next(at))
      seats.push(at);
    return seats;
  }

  #movesOf(seats: readonly Seat[], ply: number): number[] {
    const moves = (this.#moves[ply] ??= []);
    moves.length = 0;
    for (const seat of seats) {
      const count = this.#game.turns(seat, this.#listed);
      for (let i = 0; i < count; i++) {
        const turn = this.#listed[i]!;
        if ((turn & TURN_MASK) !== turn) throw new RangeError(`A turn of ${turn}`);
        moves.push(packed(seat, turn));
      }
    }
    return moves;
  }

  #value(): number {
    const value = this.#game.value(this.#side);
    if (!Number.isInteger(value) || Math.abs(value) > MOST_VALUE) throw new RangeError(`A value of ${value}`);
    return value;
  }
}

/** Moves an entry to the front, if it is there; the others keep their order. */
const toFront = (moves: number[], move: number): void => {
  const found = move === NOTHING ? -1 : moves.indexOf(move);
  if (found > 0) {
    moves.copyWithin(1, 0, found);
    moves[0] = move;
  }
};

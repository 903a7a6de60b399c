/**
 * Looks ahead where two sides play, in Battle of two and in Team: the common best-reply search over whole turns, which
 * is plain alpha-beta then. Values are chances to win as the features see them (`value.ts`). `foresee.ts` does it for
 * three and four.
 */
import { BestReply, type ReplyGame } from '#bots/best-reply.ts';
import { OUT_OF_BUDGET } from '#bots/deepening.ts';
import { Transpositions } from '#bots/transpositions.ts';
import { hasSeat, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import type { Config } from '../rules/options.ts';
import { type Battlegrounds, OVER } from '../rules/state.ts';
import { beginTurn } from '../rules/turn.ts';
import { Pool } from './pool.ts';
import { type Breadth, type Line, Turns } from './turns.ts';
import { Value, type Weights } from './value.ts';

export interface SearchSettings {
  /** Positions judged at most. */
  readonly nodes: number;
  readonly deepest: number;
  /** Lines that come so near to the best have exact scores, in logits. */
  readonly margin: number;
  /** By ply: how many lines of a seat are followed; the last number goes for all deeper plies. */
  readonly widths: readonly number[];
}

export interface Judged {
  readonly line: Line;
  /** In logits. */
  readonly score: number;
}
export interface Found {
  /** All lines of the root, the best first. */
  readonly lines: readonly Judged[];
  readonly depth: number;
  readonly nodes: number;
}

const TABLE_BITS = 14;
/** Logits as whole numbers. */
const UNIT = 1000;
const CODES = 1 << 26;
const MOST_LINES = 1024;

/** How broadly turns are listed: the own one, and those to be expected. */
export const ROOT: Breadth = { extended: 8, extras: 3, returns: 12 };
export const INNER: Breadth = { extended: 2, extras: 1, returns: 3 };

const hash = (numbers: ArrayLike<number>, start: number): number => {
  let sum = start;
  for (let i = 0; i < numbers.length; i++) sum = Math.imul(sum ^ numbers[i]!, 0x01000193);
  return sum;
};
const codeOf = (line: Line): number => {
  let sum = 0x811c9dc5;
  for (const decision of line.decisions) sum = hash(decision, sum ^ 0x55);
  return (sum ^ (sum >>> 13)) & (CODES - 1);
};

/** The lines of a seat at a ply, by their codes. */
type Listed = Map<number, Line>;

export class Fight implements ReplyGame {
  readonly mostTurns = MOST_LINES;
  readonly judge: Value;
  readonly #config: Config;
  readonly #pool: Pool;
  readonly #turns: Turns;
  readonly #search: BestReply;
  /** The positions from the root to the present one. */
  readonly #line: Battlegrounds[] = [];
  /** Ply × seat. */
  readonly #listed: Listed[] = [];
  #side: SeatSet = 0;
  #budget = 0;
  #widths: readonly number[] = [];
  #for: Seat = 0;

  constructor(config: Config, weights: Weights) {
    this.#config = config;
    this.judge = new Value(config, weights);
    this.#pool = new Pool(config);
    // All lines are judged by the side that searches; its opponents want the opposite.
    this.#turns = new Turns(this.#pool, (s, seat) => {
      const worth = this.judge.worth(s, this.#for);
      return hasSeat(this.#side, seat) ? worth : -worth;
    });
    this.#search = new BestReply(this, new Transpositions(TABLE_BITS));
  }

  /** Lines of a seat's turn, the best first; searched as deep as the settings say. */
  run(s: Battlegrounds, seat: Seat, settings: SearchSettings): Found {
    this.#for = seat;
    this.#side = this.#config.sides.find((side) => hasSeat(side, seat)) ?? seatBit(seat);
    this.#budget = settings.nodes;
    this.#widths = settings.widths;
    this.#turns.nodes = 0;
    this.#line.push(s);
    const found = this.#search.run(seat, this.#side, {
      budget: settings.nodes,
      deepest: settings.deepest,
      margin: Math.round(settings.margin * UNIT),
      won: 11 * UNIT,
    });
    const root = this.#listed[seat]!;
    const lines = found.roots.map(({ turn, score }) => ({ line: root.get(turn)!, score: score / UNIT }));
    this.#line.length = 0;
    const kept = lines.map(({ line, score }) => ({ line: { ...line, state: line.state }, score }));
    for (const listed of this.#listed) if (listed) this.#letGo(listed);
    return { lines: kept, depth: found.depth, nodes: this.#turns.nodes };
  }

  get #at(): Battlegrounds {
    return this.#line[this.#line.length - 1]!;
  }
  get low(): number {
    return hash(this.#at.data, 0x811c9dc5);
  }
  get high(): number {
    return hash(this.#at.data, 0x2545f491);
  }
  get over(): boolean {
    return this.#at.asked === OVER;
  }
  next(seat: Seat): Seat {
    return (seat + 1) % this.#config.seats;
  }

  turns(seat: Seat, out: Int32Array): number {
    const ply = this.#line.length - 1;
    if (ply > 0 && this.#turns.nodes > this.#budget) throw OUT_OF_BUDGET;
    let s = this.#at;
    let begun: Battlegrounds | undefined;
    if (s.turnOf !== seat) {
      s = begun = this.#pool.copy(s);
      beginTurn(s, seat, null);
    }
    const lines = this.#turns.list(s, seat, ply === 0 ? ROOT : INNER);
    if (begun) this.#pool.release(begun);
    const slot = ply * this.#config.seats + seat;
    const listed: Listed = (this.#listed[slot] ??= new Map());
    this.#letGo(listed);
    const width = Math.min(MOST_LINES, this.#widths[Math.min(ply, this.#widths.length - 1)]!);
    let count = 0;
    for (const line of lines) {
      if (count >= width) {
        this.#pool.release(line.state);
        continue;
      }
      let code = codeOf(line);
      while (listed.has(code)) code = (code + 1) % CODES;
      listed.set(code, line);
      out[count++] = code;
    }
    return count;
  }

  #letGo(listed: Listed): void {
    for (const { state } of listed.values()) this.#pool.release(state);
    listed.clear();
  }

  make(seat: Seat, turn: number): void {
    const ply = this.#line.length - 1;
    this.#line.push(this.#listed[ply * this.#config.seats + seat]!.get(turn)!.state);
  }
  unmake(): void {
    this.#line.pop();
  }
  value(): number {
    return Math.round(UNIT * this.judge.worth(this.#at, this.#for));
  }
}

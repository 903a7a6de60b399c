/**
 * Looks ahead in Battle with three or four players: max-n (Luckhardt and Irani, An Algorithmic Solution of N-Person
 * Games, 1986). Everybody maximises their own chance to win. Thinking that all hunt one player, as best-reply search
 * does, turned out worse here: players who could take a pair do not stop to hurt somebody.
 */
import { deepen, OUT_OF_BUDGET } from '#bots/deepening.ts';
import type { Seat } from '#engine/seats.ts';
import type { Config } from '../rules/options.ts';
import { type Battlegrounds, OVER } from '../rules/state.ts';
import type { Found, SearchSettings } from './fight.ts';
import { Pool } from './pool.ts';
import { type Breadth, type Line, Turns } from './turns.ts';
import { logit, Value, type Weights } from './value.ts';

const ROOT: Breadth = { extended: 8, extras: 3, returns: 12 };
const INNER: Breadth = { extended: 2, extras: 1, returns: 3 };
const WON = 11;

export class Several {
  readonly judge: Value;
  readonly #pool: Pool;
  readonly #turns: Turns;
  readonly #sides: number;
  #budget = 0;
  #mayStop = false;
  #widths: readonly number[] = [];
  #near = 0;

  constructor(config: Config, weights: Weights) {
    this.judge = new Value(config, weights);
    this.#pool = new Pool(config);
    this.#turns = new Turns(this.#pool, (s, seat) => this.judge.worth(s, seat));
    this.#sides = config.seats;
  }

  /** Lines of a seat's turn, the best first; searched as deep as the settings say. */
  run(s: Battlegrounds, seat: Seat, { nodes, deepest, margin, widths, near }: SearchSettings): Found {
    this.#budget = nodes;
    this.#widths = widths;
    this.#near = near ?? Infinity;
    this.#turns.nodes = 0;
    const lines = this.#turns.list(s, seat, ROOT);
    const width = Math.min(lines.length, widths[0]!);
    const chances = new Float64Array(this.#sides);
    const { roots, depth } = deepen(
      lines.slice(0, width).map(({ worth }, turn) => ({ turn, score: worth })),
      {
        begin: (next) => {
          this.#mayStop = next > 1;
        },
        search: (turn, next) => {
          const line = lines[turn]!;
          if (next === 1) return line.worth;
          this.#look(line.state, next - 1, 1, chances);
          return logit(chances[seat]!);
        },
        unwind: () => undefined,
      },
      { margin, deepest, won: WON },
    );
    for (const { state } of lines) this.#pool.release(state);
    return {
      lines: roots.map(({ turn, score }) => ({ line: lines[turn]!, score })),
      depth,
      nodes: this.#turns.nodes,
    };
  }

  /** The chances of all seats, when the next turns are played as each seat likes best. */
  #look(s: Battlegrounds, depth: number, ply: number, out: Float64Array): void {
    if (s.asked === OVER || depth === 0) {
      out.set(this.judge.chances(s));
      return;
    }
    if (this.#mayStop && this.#turns.nodes > this.#budget) throw OUT_OF_BUDGET;
    const seat = s.turnOf;
    const lines = this.#turns.list(s, seat, INNER);
    try {
      this.#best(lines, seat, depth, ply, out);
    } finally {
      for (const { state } of lines) this.#pool.release(state);
    }
  }

  #best(lines: readonly Line[], seat: Seat, depth: number, ply: number, out: Float64Array): void {
    const width = this.#widths[Math.min(ply, this.#widths.length - 1)]!;
    const least = lines[0]!.worth - this.#near;
    const found = new Float64Array(this.#sides);
    let best = -1;
    for (const [i, { state, worth }] of lines.entries()) {
      if (i >= width || worth < least) break;
      // At the last ply the first line is the best.
      if (depth === 1 && i > 0) break;
      this.#look(state, depth - 1, ply + 1, found);
      if (found[seat]! <= best) continue;
      best = found[seat]!;
      out.set(found);
    }
  }
}

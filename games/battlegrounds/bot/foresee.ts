/**
 * Looks ahead in Battle of three and four. Of three opponents hardly anybody plays the reply that hurts most, so a search
 * that fears it gains nothing there (docs/bots.md has the figures). Instead everybody is expected to play for
 * themselves: each opponent in turn takes the turn that is best for them, as the features see it, and then the position
 * is judged. That is max^n (Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986) with only the root broad.
 */
import type { Seat } from '#engine/seats.ts';
import type { Config } from '../rules/options.ts';
import { type Battlegrounds, OVER } from '../rules/state.ts';
import { type Found, INNER, type Judged, ROOT } from './fight.ts';
import { Pool } from './pool.ts';
import { Turns } from './turns.ts';
import { Value, type Weights } from './value.ts';

export interface Foresight {
  /** So many of the best lines of the own turn are played on. */
  readonly lines: number;
  /** Whether the own turn after the replies is played, too. */
  readonly again: boolean;
}

export class Foreseer {
  readonly #config: Config;
  readonly #judge: Value;
  readonly #pool: Pool;
  readonly #turns: Turns;

  constructor(config: Config, weights: Weights) {
    this.#config = config;
    this.#judge = new Value(config, weights);
    this.#pool = new Pool(config);
    this.#turns = new Turns(this.#pool, (s, seat) => this.#judge.worth(s, seat));
  }

  /**
   * Lines of a seat's turn, the best first, judged after the turns that are to be expected. Those that look worse at
   * once are left out. `budget`: positions looked at; the line that exceeds it is the last one.
   */
  run(s: Battlegrounds, seat: Seat, { lines, again }: Foresight, budget: number): Found {
    this.#turns.nodes = 0;
    const all = this.#turns.list(s, seat, ROOT);
    const replies = this.#config.seats - (again ? 0 : 1);
    const judged: Judged[] = [];
    for (const line of all.slice(0, lines)) {
      judged.push({ line, score: this.#after(line.state, seat, replies) });
      if (this.#turns.nodes > budget) break;
    }
    for (const { state } of all) this.#pool.release(state);
    judged.sort((a, b) => b.score - a.score);
    return { lines: judged, depth: 1 + replies, nodes: this.#turns.nodes };
  }

  /** What a position is worth to a seat when everybody whose turn comes has taken it. */
  #after(start: Battlegrounds, seat: Seat, replies: number): number {
    let s = this.#pool.copy(start);
    for (let reply = 0; reply < replies && s.asked !== OVER; reply++) {
      const [best, ...others] = this.#turns.list(s, s.turnOf, INNER);
      for (const { state } of others) this.#pool.release(state);
      this.#pool.release(s);
      s = best!.state;
    }
    const worth = this.#judge.worth(s, seat);
    this.#pool.release(s);
    return worth;
  }
}

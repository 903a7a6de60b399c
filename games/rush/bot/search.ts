/**
 * Monte Carlo search over the answers to one decision: a race of trials in worlds that the seat may be in. A trial plays
 * an answer, and with `quickDecision` in all seats the rest of the turn and some rounds further. Then it evaluates the
 * position.
 */
import { Race, type Trials, Worlds } from '#bots/trials.ts';
import type { FastChance } from '#engine/chance.ts';
import { Refill } from '#engine/layout/refill.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { firstSeat, type Seat, seatBit } from '#engine/seats.ts';
import { rush } from '../rules/game.ts';
import { outcome } from '../rules/scoring.ts';
import { OVER, type RushState } from '../rules/state.ts';
import type { Answers } from './answers.ts';
import type { Option } from './plan.ts';
import { learnedParameters, quickDecision } from './policy.ts';
import { Evaluator } from './value.ts';

export interface SearchSettings {
  /** The greatest number of decisions played in all trials together; the last batch may exceed it. */
  readonly nodes: number;
  /** The greatest number of answers considered, and the rounds played before a position is evaluated. */
  readonly width: number;
  readonly rounds: number;
}

export interface SearchResult {
  readonly option: Option;
  /** The estimated probability that the seat wins. */
  readonly score: number;
  readonly nodes: number;
}

/** The plan's estimate counts like this many trials, so that a few lucky trials do not override it. */
const PRIOR_TRIALS = 20;
/** Converts the plan's estimate: a logit is about a fifth of winning probability. */
const PROBABILITY_PER_LOGIT = 0.2;

/** The greatest number of decisions in a trial. It only guards against trials without end. */
const MAX_TRIAL_DECISIONS = 400;

/** Answers that the plan rates this many logits worse than the best, or more, are not searched. */
const MAX_DEFICIT = 0.8;
/** Trials between two eliminations. A small budget has smaller batches, so that it is not exceeded by much. */
const BATCH = 8;
const NODES_PER_BATCH = 1_000;
/** When an answer is clearly behind, and when the race ends at the latest. */
const RACE = { fewest: 16, most: 4096, errors: 2.5 };

export class Search {
  readonly #answers: Answers;
  readonly #evaluator = new Evaluator();
  readonly #chances = new Float64Array(5);
  readonly #race = new Race<Option>();
  #nodes = 0;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /**
   * @param s a state that is consistent with the seat's view; it is not changed
   * @param ranked the answers with the plan's estimates, the best first; not empty
   */
  run(
    s: RushState,
    seat: Seat,
    ranked: readonly Option[],
    settings: SearchSettings,
    seed: number,
  ): SearchResult {
    const { nodes: budget, width, rounds } = settings;
    this.#nodes = 0;
    const contenders = ranked
      .slice(0, width)
      .filter(({ worth }) => worth > ranked[0]!.worth - MAX_DEFICIT)
      .map((option) => ({ choice: option, prior: PRIOR_TRIALS * PROBABILITY_PER_LOGIT * option.worth }));
    if (contenders.length === 1) return { option: ranked[0]!, score: this.#value(s, seat), nodes: 0 };
    const batch = Math.max(1, Math.min(BATCH, Math.floor(budget / NODES_PER_BATCH)));
    const trials = this.#trials(s, seat, rounds * s.config.seats, seed);
    const { choice, mean } = this.#race.run(contenders, trials, { ...RACE, budget, batch });
    return { option: choice, score: mean, nodes: this.#nodes };
  }

  #trials(s: RushState, seat: Seat, turns: number, seed: number): Trials<Option> {
    const worlds = new Worlds(s, new Refill(s, seatBit(seat)), seed, () => rush.blank(s.config));
    return {
      deal: () => worlds.deal(),
      play: (option) => this.#play(worlds.enter(), seat, option, turns, worlds.chance()),
      spent: () => this.#nodes,
    };
  }

  /**
   * Plays an answer, the rest of the turn and `turns` further turns.
   * @returns the seat's probability of winning; if the game has ended, its share of the win
   */
  #play(s: RushState, seat: Seat, option: Option, turns: number, chance: FastChance): number {
    rush.apply(s, seat, option.decision, chance, null);
    this.#nodes++;
    let turn = s.turnOf;
    let left = turns;
    if (turn !== seat && s.asked !== OVER) left--;
    for (let n = 0; s.asked !== OVER && n < MAX_TRIAL_DECISIONS; n++) {
      if (s.turnOf !== turn) {
        turn = s.turnOf;
        if (left-- === 0) break;
      }
      const mover = firstSeat(rush.active(s));
      rush.apply(s, mover, quickDecision(this.#answers, s, mover), chance, null);
      this.#nodes++;
    }
    return this.#value(s, seat);
  }

  #value(s: RushState, seat: Seat): number {
    const end = outcome(s);
    if (end) return winSharesOf(end)[seat]!;
    this.#evaluator.load(s, learnedParameters(s.config.seats).weights);
    this.#evaluator.winProbabilities(this.#chances);
    return this.#chances[seat]!;
  }
}

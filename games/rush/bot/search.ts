/**
 * Monte Carlo search over the answers to one decision. Each trial deals anew what the seat does not know, and plays on
 * from every remaining answer with the same deal and the same chance: to the end of the turn and some rounds further,
 * with `quickDecision` in all seats. Then it evaluates the position. An answer is eliminated when it is clearly behind,
 * and half of the remaining ones after each equal part of the budget. So clear decisions cost little, and only close
 * ones cost the whole budget.
 */
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
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
/** The trials after which answers can be eliminated as clearly behind. */
const MIN_TRIALS = 16;
const MAX_TRIALS = 4096;
/** Clearly behind: by this many standard errors of the paired difference from the best. */
const ELIMINATION_ERRORS = 2.5;

/** An answer that has not been eliminated. */
interface Candidate {
  readonly option: Option;
  /** The result of each trial. */
  readonly scores: Float64Array;
  sum: number;
}
/**
 * The sum of results and the plan's estimate. All candidates have had the same number of trials, so sums can be
 * compared.
 */
const adjustedSum = ({ option, sum }: Candidate): number =>
  sum + PRIOR_TRIALS * PROBABILITY_PER_LOGIT * option.worth;

/** Whether an answer is so far behind the best that more trials would hardly change it. */
const isBehind = (best: Candidate, one: Candidate, trials: number): boolean => {
  const mean = (best.sum - one.sum) / trials;
  let squares = 0;
  for (let i = 0; i < trials; i++) squares += (best.scores[i]! - one.scores[i]! - mean) ** 2;
  return adjustedSum(best) - adjustedSum(one) > ELIMINATION_ERRORS * Math.sqrt(squares);
};

export class Search {
  readonly #answers: Answers;
  readonly #evaluator = new Evaluator();
  readonly #chances = new Float64Array(5);
  readonly #scores: Float64Array[] = [];
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
    const { seats } = s.config;
    this.#nodes = 0;
    let candidates: Candidate[] = ranked
      .slice(0, settings.width)
      .filter(({ worth }) => worth > ranked[0]!.worth - MAX_DEFICIT)
      .map((option, i) => {
        this.#scores[i] ??= new Float64Array(MAX_TRIALS);
        return { option, sum: 0, scores: this.#scores[i] };
      });
    if (candidates.length === 1)
      return { option: candidates[0]!.option, score: this.#value(s, seat), nodes: 0 };
    const refill = new Refill(s, seatBit(seat));
    const deal = new FastChance(seed);
    const world = rush.blank(s.config);
    const trial = rush.blank(s.config);
    const halvings = Math.ceil(Math.log2(candidates.length));
    const turns = settings.rounds * seats;
    const batch = Math.max(1, Math.min(BATCH, Math.floor(settings.nodes / NODES_PER_BATCH)));
    let trials = 0;
    for (let halving = 1; candidates.length > 1 && trials < MAX_TRIALS; ) {
      for (const end = trials + batch; trials < end; trials++) {
        copyState(s, world);
        refill.into(world, deal);
        const trialSeed = deal.word();
        for (const one of candidates) {
          copyState(world, trial);
          const score = this.#play(trial, seat, one.option, turns, new FastChance(trialSeed));
          one.scores[trials] = score;
          one.sum += score;
        }
      }
      candidates.sort((a, b) => adjustedSum(b) - adjustedSum(a));
      const best = candidates[0]!;
      if (trials >= MIN_TRIALS)
        candidates = candidates.filter((one) => one === best || !isBehind(best, one, trials));
      for (; halving <= halvings && this.#nodes >= (settings.nodes * halving) / halvings; halving++)
        candidates = candidates.slice(0, 2 ** (halvings - halving));
    }
    const best = candidates[0]!;
    return { option: best.option, score: best.sum / trials, nodes: this.#nodes };
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
    if (end) return end.ranks[seat] === 1 ? 1 / end.ranks.filter((rank) => rank === 1).length : 0;
    this.#evaluator.load(s, learnedParameters(s.config.seats).weights);
    this.#evaluator.winProbabilities(this.#chances);
    return this.#chances[seat]!;
  }
}

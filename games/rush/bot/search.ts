/**
 * Information-set search over whole turns. Each trial deals anew what the seat does not know and plays every answer
 * that is still in the running in that same world: the turn to its end, a round or two with the quick policy in all
 * seats, and then the value of the position. An answer leaves as soon as it is surely behind, and at each part of the
 * budget half of those that are left, so clear decisions cost little and close ones the whole budget.
 */
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import { firstSeat, seatBit } from '#engine/seats.ts';
import { rush } from '../rules/game.ts';
import { outcome } from '../rules/scoring.ts';
import { OVER, type RushState } from '../rules/state.ts';
import type { Answers } from './answers.ts';
import type { Option } from './plan.ts';
import { learnedTaste, quickDecision } from './policy.ts';
import { Outlook } from './value.ts';

export interface Depth {
  /** Maximum number of decisions in total. */
  readonly nodes: number;
  /** Answers considered, and full rounds played before the position is evaluated. */
  readonly width: number;
  readonly rounds: number;
}

export interface Found {
  readonly option: Option;
  /** The estimated probability that the seat wins. */
  readonly score: number;
  readonly nodes: number;
}

/**
 * The plan's own value counts like this many trials, so that a few lucky trials do not override it. One logit
 * corresponds to about a fifth more winning probability.
 */
const PRIOR_TRIALS = 20;
const CHANCE_PER_LOGIT = 0.2;

/** Maximum decisions of one trial; no turn is that long. */
const LONG = 400;

/** Answers that the plan rates worse than the best by this many logits are not searched. */
const REACH = 0.8;
/** Trials between two eliminations; fewer with a small budget, so that it is not exceeded by much. */
const SERIES = 8;
const NODES_A_SERIES = 1_000;
/** Minimum trials before an answer can be eliminated as clearly behind. */
const FEWEST = 16;
const MOST_TRIALS = 4096;
/** Clearly behind: this many standard errors of the paired difference from the best. */
const SURE = 2.5;

interface Runner {
  readonly option: Option;
  /** The result of each trial. */
  readonly scores: Float64Array;
  sum: number;
}
/** All compared answers have had the same number of trials, so sums compare like means. */
const meritOf = ({ option, sum }: Runner): number => sum + PRIOR_TRIALS * CHANCE_PER_LOGIT * option.worth;

/** Whether an answer is so far behind the best that more trials would hardly change it. */
const isBehind = (best: Runner, one: Runner, trials: number): boolean => {
  const mean = (best.sum - one.sum) / trials;
  let squares = 0;
  for (let i = 0; i < trials; i++) squares += (best.scores[i]! - one.scores[i]! - mean) ** 2;
  return meritOf(best) - meritOf(one) > SURE * Math.sqrt(squares);
};

export class Search {
  readonly #answers: Answers;
  readonly #outlook = new Outlook();
  readonly #chances = new Float64Array(5);
  readonly #scores: Float64Array[] = [];
  #nodes = 0;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** @param s a state that looks like the seat's view; it is not changed */
  run(s: RushState, seat: number, ranked: readonly Option[], depth: Depth, seed: number): Found {
    const { seats } = s.config;
    this.#nodes = 0;
    let running: Runner[] = ranked
      .slice(0, depth.width)
      .filter(({ worth }) => worth > ranked[0]!.worth - REACH)
      .map((option, i) => {
        this.#scores[i] ??= new Float64Array(MOST_TRIALS);
        return { option, sum: 0, scores: this.#scores[i] };
      });
    if (running.length === 1) return { option: running[0]!.option, score: this.#value(s, seat), nodes: 0 };
    const refill = new Refill(s, seatBit(seat));
    const deal = new FastChance(seed);
    const world = rush.blank(s.config);
    const trial = rush.blank(s.config);
    const halvings = Math.ceil(Math.log2(running.length));
    const turns = depth.rounds * seats;
    const series = Math.max(1, Math.min(SERIES, Math.floor(depth.nodes / NODES_A_SERIES)));
    let trials = 0;
    for (let halving = 1; running.length > 1 && trials < MOST_TRIALS; ) {
      for (const end = trials + series; trials < end; trials++) {
        copyState(s, world);
        refill.into(world, deal);
        const fate = deal.word();
        for (const one of running) {
          copyState(world, trial);
          const score = this.#play(trial, seat, one.option, turns, new FastChance(fate));
          one.scores[trials] = score;
          one.sum += score;
        }
      }
      running.sort((a, b) => meritOf(b) - meritOf(a));
      const best = running[0]!;
      if (trials >= FEWEST) running = running.filter((one) => one === best || !isBehind(best, one, trials));
      for (; halving <= halvings && this.#nodes >= (depth.nodes * halving) / halvings; halving++)
        running = running.slice(0, 2 ** (halvings - halving));
    }
    const best = running[0]!;
    return { option: best.option, score: best.sum / trials, nodes: this.#nodes };
  }

  /** Plays on from an answer until so many turns have begun. @returns the seat's chance to win, or its part of the win */
  #play(s: RushState, seat: number, option: Option, turns: number, chance: FastChance): number {
    rush.apply(s, seat, option.decision, chance, null);
    this.#nodes++;
    let turn = s.turnOf;
    let left = turns;
    if (turn !== seat && s.asked !== OVER) left--;
    for (let n = 0; s.asked !== OVER && n < LONG; n++) {
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

  #value(s: RushState, seat: number): number {
    const end = outcome(s);
    if (end) return end.ranks[seat] === 1 ? 1 / end.ranks.filter((rank) => rank === 1).length : 0;
    this.#outlook.load(s, learnedTaste(s.config.seats).weights);
    this.#outlook.chances(this.#chances);
    return this.#chances[seat]!;
  }
}

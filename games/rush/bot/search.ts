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
  /** Decisions made in all, at most. */
  readonly nodes: number;
  /** Answers looked at, and full rounds played before the value is asked. */
  readonly width: number;
  readonly rounds: number;
}

export interface Found {
  readonly option: Option;
  /** The chance to win that the seat may expect. */
  readonly score: number;
  readonly nodes: number;
}

/**
 * What the plan was worth counts like so many trials, so that few trials do not overrule it by luck; a logit more is
 * about a fifth more chance to win.
 */
const PRIOR_TRIALS = 20;
const CHANCE_PER_LOGIT = 0.2;

/** Decisions of one trial at most: nobody's turn is that long. */
const LONG = 400;

/** An answer that the plan thinks worse by so many logits is not looked at. */
const REACH = 0.8;
/** Trials between two looks at who leaves; fewer with a small budget, so that it is not exceeded by far. */
const SERIES = 8;
const NODES_A_SERIES = 1_000;
/** Nobody leaves as surely behind before there were so many. */
const FEWEST = 16;
const MOST_TRIALS = 4096;
/** Surely behind: by so many standard errors of the difference, trial by trial, from the best. */
const SURE = 2.5;

interface Runner {
  readonly option: Option;
  /** What each trial came to. */
  readonly scores: Float64Array;
  sum: number;
}
/** All that are compared have had the same trials, so sums compare like means. */
const meritOf = ({ option, sum }: Runner): number => sum + PRIOR_TRIALS * CHANCE_PER_LOGIT * option.worth;

/** Whether one is so far behind the best that more trials would hardly change it. */
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

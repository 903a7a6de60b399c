/**
 * Information-set search over whole turns. Each trial deals anew what the seat does not know and plays every answer
 * that is still in the running in that same world: the turn to its end, a round or two with the quick policy in all
 * seats, and then the value of the position. Half of the answers leave after each series of trials.
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

interface Runner {
  readonly option: Option;
  sum: number;
  trials: number;
}
/** All that are compared have had the same trials. */
const meritOf = ({ option, sum, trials }: Runner): number =>
  (sum + PRIOR_TRIALS * CHANCE_PER_LOGIT * option.worth) / trials;

export class Search {
  readonly #answers: Answers;
  readonly #outlook = new Outlook();
  readonly #chances = new Float64Array(5);
  #nodes = 0;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** @param s a state that looks like the seat's view; it is not changed */
  run(s: RushState, seat: number, ranked: readonly Option[], depth: Depth, seed: number): Found {
    const { seats } = s.config;
    this.#nodes = 0;
    let running: Runner[] = ranked.slice(0, depth.width).map((option) => ({ option, sum: 0, trials: 0 }));
    if (running.length === 1) return { option: running[0]!.option, score: this.#value(s, seat), nodes: 0 };
    const refill = new Refill(s, seatBit(seat));
    const deal = new FastChance(seed);
    const world = rush.blank(s.config);
    const trial = rush.blank(s.config);
    const halvings = Math.ceil(Math.log2(running.length));
    const turns = depth.rounds * seats;
    for (let halving = 1; running.length > 1; halving++) {
      const share = (depth.nodes * halving) / halvings;
      do {
        copyState(s, world);
        refill.into(world, deal);
        const fate = deal.word();
        for (const one of running) {
          copyState(world, trial);
          one.sum += this.#play(trial, seat, one.option, turns, new FastChance(fate));
          one.trials++;
        }
      } while (this.#nodes < share);
      running.sort((a, b) => meritOf(b) - meritOf(a));
      running = running.slice(0, Math.ceil(running.length / 2));
    }
    const [best] = running;
    return { option: best!.option, score: best!.sum / best!.trials, nodes: this.#nodes };
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

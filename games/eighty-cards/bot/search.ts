/**
 * The best plan of a turn in the worlds that the seat may be in: a race of trials. A trial plays the rest of the turn by
 * a plan and a whole round after it, with quick decisions in all seats. Then it values the position.
 */
import type { Plan } from '#bots/beam.ts';
import { type Dealer, Race, type Trials, Worlds } from '#bots/trials.ts';
import type { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import type { Eighty } from '../rules/state.ts';
import { Player, type PlayerSettings } from './player.ts';
import type { Value } from './value.ts';

export interface SearchSettings {
  /** The greatest number of decisions played in all trials together; the last batch may exceed it. */
  readonly nodes: number;
  /** Plans considered, each with another first decision. */
  readonly contenders: number;
  /** Plans that are valued so many logits less than the best, or more, are not considered. */
  readonly margin: number;
}

export interface SearchResult {
  readonly decision: Decision;
  /** The seat's chance to win. */
  readonly score: number;
  readonly nodes: number;
}

/** A plan's own value counts like so many trials, so that a few lucky ones do not override it. */
const PRIOR_TRIALS = 10;
/** A logit is about a fifth of a chance to win. */
const CHANCE_PER_LOGIT = 0.2;
const RACE = { batch: 4, fewest: 8, most: 256, errors: 2 };
/** How those who are played in trials plan, and when they act out of turn. */
const QUICK: PlayerSettings = { width: 1, acts: (gain) => gain >= 0.1 };

export class Search {
  readonly #value: Value;
  readonly #player: Player;
  readonly #race = new Race<Plan>();
  #nodes = 0;

  constructor(config: Config, value: Value) {
    this.#value = value;
    this.#player = new Player(config, value, QUICK);
  }

  /**
   * @param s a state that is consistent with the seat's view; it is not changed
   * @param plans the best first, not empty
   * @param dealer deals what the seat does not see
   */
  run(
    s: Eighty,
    seat: Seat,
    plans: readonly Plan[],
    { nodes: budget, contenders: most, margin }: SearchSettings,
    dealer: Dealer,
    seed: number,
  ): SearchResult {
    this.#nodes = 0;
    const best = plans[0]!;
    const contenders = bestByFirst(plans)
      .filter(({ value }) => value > best.value - margin)
      .slice(0, most)
      .map((plan) => ({ choice: plan, prior: PRIOR_TRIALS * CHANCE_PER_LOGIT * plan.value }));
    const trials = this.#trials(s, seat, dealer, seed);
    const { choice, mean, trials: done } = this.#race.run(contenders, trials, { ...RACE, budget });
    const score = done > 0 ? mean : this.#chance(s, seat);
    return { decision: choice.decisions[0]!.decision, score, nodes: this.#nodes };
  }

  #trials(s: Eighty, seat: Seat, dealer: Dealer, seed: number): Trials<Plan> {
    const worlds = new Worlds(s, dealer, seed, () => eightyCards.blank(s.config));
    return {
      deal: () => worlds.deal(),
      play: (plan) => this.#play(worlds.enter(), seat, plan, worlds.chance()),
      spent: () => this.#nodes,
    };
  }

  /** Plays by a plan until everybody had one more turn. Returns the seat's chance to win, or its share of the win. */
  #play(s: Eighty, seat: Seat, plan: Plan, chance: FastChance): number {
    const last = s.turns + s.config.seats;
    this.#player.follow(s, plan.decisions);
    this.#nodes += this.#player.playOn(s, chance, () => s.turns >= last);
    return this.#chance(s, seat);
  }

  #chance(s: Eighty, seat: Seat): number {
    return this.#value.chances(s, seat)[seat]!;
  }
}

/** Of the plans that begin alike the best. */
const bestByFirst = (plans: readonly Plan[]): readonly Plan[] => {
  const seen = new Set<string>();
  return plans.filter(({ decisions }) => {
    const first = decisions[0]?.decision.join() ?? '';
    return decisions.length > 0 && !seen.has(first) && seen.add(first);
  });
};

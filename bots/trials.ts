/**
 * Which of a few choices is best, found by trials. Each trial deals anew what a seat does not know, and plays every
 * choice that is left in this world with the same chance (common random numbers), so that choices differ by what they
 * are worth and not by luck. A choice is eliminated when it is clearly behind the best (Maron and Moore, Hoeffding
 * Races, 1994, with paired differences instead of bounds), and half of the remaining ones after each equal part of the
 * budget (Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013). So clear decisions cost
 * little, and only close ones cost the whole budget.
 */
import { type Chance, FastChance } from '#engine/chance.ts';
import { copyState, type State } from '#engine/layout/layout.ts';

/** How a game tries its choices out. */
export interface Trials<C> {
  /** Deals the next world. Every choice that is left is then played in it. */
  deal(): void;
  /** Plays on from a choice in the present world. Returns what that is worth to the seat: the greater, the better. */
  play(choice: C): number;
  /** What all trials have cost so far, in units of the budget: decisions played, positions visited. */
  spent(): number;
}

export interface Contender<C> {
  readonly choice: C;
  /**
   * What is known before the first trial, as the sum of so many results: an estimate that is to count like n trials is
   * n times the result that it expects. A constant added to all of them changes nothing.
   */
  readonly prior: number;
}

export interface RaceSettings {
  /** What all trials may cost together; the last batch may exceed it. */
  readonly budget: number;
  /** Trials between two eliminations. */
  readonly batch: number;
  /** Trials before a choice can be clearly behind. */
  readonly fewest: number;
  /** The race ends after so many trials, also when budget is left. */
  readonly most: number;
  /** Clearly behind: by so many standard errors of the paired difference from the best. */
  readonly errors: number;
}

export interface RaceResult<C> {
  readonly choice: C;
  /** The mean of its results; 0 when there was nothing to race against, and so no trial. */
  readonly mean: number;
  readonly trials: number;
}

/** A contender that has not been eliminated. All have had the same trials, so that sums can be compared. */
interface Runner<C> extends Contender<C> {
  readonly results: Float64Array;
  sum: number;
}
const standing = <C>({ sum, prior }: Runner<C>): number => sum + prior;

/** Whether a choice is so far behind the best that more trials would hardly change it. */
const isBehind = <C>(best: Runner<C>, one: Runner<C>, trials: number, errors: number): boolean => {
  const mean = (best.sum - one.sum) / trials;
  let squares = 0;
  for (let i = 0; i < trials; i++) squares += (best.results[i]! - one.results[i]! - mean) ** 2;
  return standing(best) - standing(one) > errors * Math.sqrt(squares);
};

/** Races choices against each other. One object can run many races, one after another; it keeps its memory. */
export class Race<C> {
  readonly #results: Float64Array[] = [];

  /** @throws RangeError when there is nothing to choose from, or a batch has no trial */
  run(
    contenders: readonly Contender<C>[],
    trials: Trials<C>,
    { budget, batch, fewest, most, errors }: RaceSettings,
  ): RaceResult<C> {
    if (contenders.length === 0) throw new RangeError('A race needs a choice');
    if (!(batch >= 1)) throw new RangeError(`A batch of ${batch} trials`);
    let left = contenders.map(
      ({ choice, prior }, i): Runner<C> => ({
        choice,
        prior,
        sum: 0,
        results: this.#resultsOf(i, most + batch),
      }),
    );
    const halvings = Math.ceil(Math.log2(left.length));
    let done = 0;
    for (let halving = 1; left.length > 1 && done < most; ) {
      for (const end = done + batch; done < end; done++) {
        trials.deal();
        for (const one of left) {
          const result = trials.play(one.choice);
          one.results[done] = result;
          one.sum += result;
        }
      }
      left.sort((a, b) => standing(b) - standing(a));
      const best = left[0]!;
      if (done >= fewest) left = left.filter((one) => one === best || !isBehind(best, one, done, errors));
      for (; halving <= halvings && trials.spent() >= (budget * halving) / halvings; halving++)
        left = left.slice(0, 2 ** (halvings - halving));
    }
    const { choice, sum } = left[0]!;
    return { choice, mean: done === 0 ? 0 : sum / done, trials: done };
  }

  #resultsOf(place: number, trials: number): Float64Array {
    const kept = this.#results[place];
    if (kept && kept.length >= trials) return kept;
    return (this.#results[place] = new Float64Array(trials));
  }
}

/** Deals anew what a seat does not know: `Refill`, or beliefs of a game's own. */
export interface Dealer {
  /** `world` equals the state that the seat imagined. */
  into(world: State, chance: Chance): void;
}

/** Worlds that all look alike to a seat, one after another, and copies of each to play in. */
export class Worlds<S extends State> {
  readonly #from: S;
  readonly #dealer: Dealer;
  readonly #deals: FastChance;
  readonly #world: S;
  readonly #copy: S;
  #seed = 0;

  /** @param from a state that the seat imagined; it is not changed. @param blank makes further states of its kind */
  constructor(from: S, dealer: Dealer, seed: number, blank: () => S) {
    this.#from = from;
    this.#dealer = dealer;
    this.#deals = new FastChance(seed);
    this.#world = blank();
    this.#copy = blank();
  }

  /** The next world. */
  deal(): void {
    copyState(this.#from, this.#world);
    this.#dealer.into(this.#world, this.#deals);
    this.#seed = this.#deals.word();
  }

  /** The present world, to play in until the next call. */
  enter(): S {
    copyState(this.#world, this.#copy);
    return this.#copy;
  }

  /** The chance of the present world, from its beginning. */
  chance(): FastChance {
    return new FastChance(this.#seed);
  }
}

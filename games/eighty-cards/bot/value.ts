/** What a position is worth: each seat's chance to win, by weighted features whose softmax it is. */
import { softmax } from '#bots/regression.ts';
import { winSharesOf } from '#engine/outcome.ts';
import type { Seat } from '#engine/seats.ts';
import { SPACES } from '../content/terrain.ts';
import { outcome } from '../rules/finish.ts';
import type { Config } from '../rules/options.ts';
import { type Eighty, OVER } from '../rules/state.ts';
import { FEATURE_COUNT, Reader } from './features.ts';

/** At the start, shortly before the finish, and once somebody has crossed it; the first two are mixed in between. */
export interface Weights {
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly last: Float64Array;
}

/** Of a game that is over: more than any position that is not is worth. */
const CERTAIN = 1_000;
const logit = (share: number): number => {
  if (share <= 0) return -CERTAIN;
  return share >= 1 ? CERTAIN : Math.log(share / (1 - share));
};

export class Value {
  readonly reader: Reader;
  readonly weights: Weights;
  /** How much each vector of weights counted in the position that was read last. */
  readonly mix: [early: number, late: number, last: number] = [0, 0, 0];
  readonly #chances: Float64Array;
  readonly #mixed = new Float64Array(FEATURE_COUNT);

  constructor(config: Config, weights: Weights) {
    this.reader = new Reader(config);
    this.weights = weights;
    this.#chances = new Float64Array(config.seats);
  }

  /** Reads features and mixture. */
  read(s: Eighty, viewer: Seat): void {
    this.reader.read(s, viewer);
    let most = 0;
    for (let seat = 0; seat < s.config.seats; seat++) most = Math.max(most, s.progress[seat]!);
    const last = s.across >= 0 ? 1 : 0;
    const late = Math.min(1, most / SPACES);
    this.mix[0] = (1 - last) * (1 - late);
    this.mix[1] = (1 - last) * late;
    this.mix[2] = last;
  }

  /** The chances of all seats, as `viewer` sees it; valid until the next call. */
  chances(s: Eighty, viewer: Seat): Float64Array {
    const chances = this.#chances;
    if (s.asked === OVER) {
      chances.set(winSharesOf(outcome(s)!));
      return chances;
    }
    this.#weigh(s, viewer);
    softmax(chances, chances.length);
    return chances;
  }

  /**
   * The odds of a seat as a logarithm; greater is better. They have no bound while the game goes on: a player who is as
   * good as beaten, or as good as first, still tells better from worse.
   */
  worth(s: Eighty, seat: Seat): number {
    const sums = this.#chances;
    if (s.asked === OVER) return logit(winSharesOf(outcome(s)!)[seat]!);
    this.#weigh(s, seat);
    let most = -Infinity;
    for (let other = 0; other < sums.length; other++) if (other !== seat) most = Math.max(most, sums[other]!);
    let rivals = 0;
    for (let other = 0; other < sums.length; other++)
      if (other !== seat) rivals += Math.exp(sums[other]! - most);
    return sums[seat]! - most - Math.log(rivals);
  }

  /** The weighted features of all seats, into the memory of `chances`. */
  #weigh(s: Eighty, viewer: Seat): void {
    this.read(s, viewer);
    const { rows } = this.reader;
    const [early, late, last] = this.mix;
    const mixed = this.#mixed;
    const { weights } = this;
    for (let i = 0; i < FEATURE_COUNT; i++)
      mixed[i] = early * weights.early[i]! + late * weights.late[i]! + last * weights.last[i]!;
    for (let seat = 0; seat < this.#chances.length; seat++) {
      let sum = 0;
      const from = seat * FEATURE_COUNT;
      for (let i = 0; i < FEATURE_COUNT; i++) sum += mixed[i]! * rows[from + i]!;
      this.#chances[seat] = sum;
    }
  }

  /** The weight of one feature in this position. */
  weightOf(s: Eighty, viewer: Seat, feature: number): number {
    this.read(s, viewer);
    const [early, late, last] = this.mix;
    const { weights } = this;
    return early * weights.early[feature]! + late * weights.late[feature]! + last * weights.last[feature]!;
  }
}

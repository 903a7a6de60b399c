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

/** A chance of winning that is as good as certain. */
const CERTAIN = 12;
const logit = (chance: number): number => {
  if (chance <= 0) return -CERTAIN;
  if (chance >= 1) return CERTAIN;
  return Math.max(-CERTAIN, Math.min(CERTAIN, Math.log(chance / (1 - chance))));
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
    this.read(s, viewer);
    const { rows } = this.reader;
    const [early, late, last] = this.mix;
    const mixed = this.#mixed;
    const { weights } = this;
    for (let i = 0; i < FEATURE_COUNT; i++)
      mixed[i] = early * weights.early[i]! + late * weights.late[i]! + last * weights.last[i]!;
    for (let seat = 0; seat < chances.length; seat++) {
      let sum = 0;
      const from = seat * FEATURE_COUNT;
      for (let i = 0; i < FEATURE_COUNT; i++) sum += mixed[i]! * rows[from + i]!;
      chances[seat] = sum;
    }
    softmax(chances, chances.length);
    return chances;
  }

  /** The odds of a seat as a logarithm; greater is better. */
  worth(s: Eighty, seat: Seat): number {
    return logit(this.chances(s, seat)[seat]!);
  }

  /** The weight of one feature in this position. */
  weightOf(s: Eighty, viewer: Seat, feature: number): number {
    this.read(s, viewer);
    const [early, late, last] = this.mix;
    const { weights } = this;
    return early * weights.early[feature]! + late * weights.late[feature]! + last * weights.last[feature]!;
  }
}

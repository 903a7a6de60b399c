/** What a position is worth: each side's chance to win, by weighted features whose softmax it is. */
import { softmax } from '#bots/regression.ts';
import type { Seat } from '#engine/seats.ts';
import type { Config } from '../rules/options.ts';
import { outcome } from '../rules/outcome.ts';
import { type Battlegrounds, OVER } from '../rules/state.ts';
import { FEATURE_COUNT, Reader, sideOfSeat } from './features.ts';

/** For the beginning and for the end of a game; in between they are mixed. */
export interface Weights {
  readonly early: Float64Array;
  readonly late: Float64Array;
}

/** A chance of winning that is as good as certain. */
const CERTAIN = 12;

/** The odds as a logarithm. */
const logit = (chance: number): number => {
  if (chance <= 0) return -CERTAIN;
  if (chance >= 1) return CERTAIN;
  return Math.max(-CERTAIN, Math.min(CERTAIN, Math.log(chance / (1 - chance))));
};

export class Value {
  readonly reader: Reader;
  readonly weights: Weights;
  readonly #config: Config;
  readonly #logits: Float64Array;
  readonly #mixed = new Float64Array(FEATURE_COUNT);

  constructor(config: Config, weights: Weights) {
    this.#config = config;
    this.reader = new Reader(config);
    this.weights = weights;
    this.#logits = new Float64Array(this.reader.sides);
  }

  /** How late it is, from 0 to 1: by the side with most points. */
  get lateness(): number {
    let most = 0;
    for (let side = 0; side < this.reader.sides; side++) most = Math.max(most, this.reader.points[side]!);
    return Math.min(1, most / this.#config.target);
  }

  /** The chances of all sides; valid until the next call. */
  chances(s: Battlegrounds): Float64Array {
    const { reader, weights } = this;
    const logits = this.#logits;
    if (s.asked === OVER) {
      const { ranks } = outcome(s)!;
      const winners = ranks.filter((rank) => rank === 1).length;
      logits.fill(0);
      for (const [seat, rank] of ranks.entries())
        if (rank === 1) {
          const side = sideOfSeat(this.#config, seat);
          logits[side] = logits[side]! + 1 / winners;
        }
      return logits;
    }
    reader.read(s);
    const late = this.lateness;
    for (let i = 0; i < FEATURE_COUNT; i++)
      this.#mixed[i] = (1 - late) * weights.early[i]! + late * weights.late[i]!;
    for (let side = 0; side < reader.sides; side++) {
      let sum = 0;
      for (let i = 0; i < FEATURE_COUNT; i++) sum += this.#mixed[i]! * reader.rows[side * FEATURE_COUNT + i]!;
      logits[side] = sum;
    }
    softmax(logits, reader.sides);
    return logits;
  }

  /** The odds of a seat's side as a logarithm; greater is better. */
  worth(s: Battlegrounds, seat: Seat): number {
    return logit(this.chances(s)[sideOfSeat(this.#config, seat)]!);
  }
}

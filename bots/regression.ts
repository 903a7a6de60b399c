/**
 * Softmax regression: learns what makes a seat win. A position gives every seat a row of features; their weighted sums
 * are logits, and the softmax of all seats is each one's chance to win (McFadden, Conditional Logit Analysis of
 * Qualitative Choice Behavior, 1974). A step of gradient descent on the cross-entropy moves the weights towards what
 * has happened. A game may have several vectors of weights, for its stages say, and mix them in each position.
 */

/** A position whose end is known. */
export interface Sample {
  /** The features of all seats, row after row. */
  readonly features: Float64Array;
  /** How much each vector of weights counts here, in their order. */
  readonly mix: readonly number[];
}

/** Turns the first `count` logits into probabilities, in place. */
export const softmax = (logits: Float64Array, count: number): void => {
  let most = -Infinity;
  for (let i = 0; i < count; i++) most = Math.max(most, logits[i]!);
  let total = 0;
  for (let i = 0; i < count; i++) {
    logits[i] = Math.exp(logits[i]! - most);
    total += logits[i]!;
  }
  for (let i = 0; i < count; i++) logits[i] = logits[i]! / total;
};

/** Vectors of weights, all of the same length, that are changed by what they learn. */
export class Regression {
  readonly #weights: readonly Float64Array[];
  readonly #width: number;
  readonly #seats: number;
  readonly #mixed: Float64Array;
  readonly #chances: Float64Array;

  /** @throws RangeError when the vectors differ in length, or there is none */
  constructor(weights: readonly Float64Array[], seats: number) {
    const width = weights[0]?.length ?? 0;
    if (width === 0 || weights.some((one) => one.length !== width))
      throw new RangeError('Vectors of weights have one and the same length');
    this.#weights = weights;
    this.#width = width;
    this.#seats = seats;
    this.#mixed = new Float64Array(width);
    this.#chances = new Float64Array(seats);
  }

  /** Every seat's chance to win in a position; valid until the next call. */
  predict({ features, mix }: Sample): Float64Array {
    const width = this.#width;
    const chances = this.#chances;
    const mixed = this.#mixed;
    if (features.length !== width * this.#seats) throw new RangeError(`${features.length} features`);
    for (let i = 0; i < width; i++) {
      let weight = 0;
      for (let v = 0; v < this.#weights.length; v++) weight += mix[v]! * this.#weights[v]![i]!;
      mixed[i] = weight;
    }
    for (let seat = 0; seat < chances.length; seat++) {
      let sum = 0;
      for (let i = 0; i < width; i++) sum += mixed[i]! * features[seat * width + i]!;
      chances[seat] = sum;
    }
    softmax(chances, chances.length);
    return chances;
  }

  /**
   * One step towards what has happened. `won`: each seat's share of the win, 1 in all.
   * @returns the cross-entropy of the prediction before the step, in nats
   */
  learn(sample: Sample, won: readonly number[], rate: number): number {
    const chances = this.predict(sample);
    const width = this.#width;
    const { features, mix } = sample;
    let loss = 0;
    for (let seat = 0; seat < chances.length; seat++) {
      const error = won[seat]! - chances[seat]!;
      loss -= won[seat]! * Math.log(chances[seat]! + TINY);
      for (let i = 0; i < width; i++) {
        const step = rate * error * features[seat * width + i]!;
        if (step === 0) continue;
        for (let v = 0; v < mix.length; v++) {
          if (mix[v] === 0) continue;
          const weights = this.#weights[v]!;
          weights[i] = weights[i]! + step * mix[v]!;
        }
      }
    }
    return loss;
  }
}

/** Keeps the logarithm of a chance finite. */
const TINY = 1e-12;

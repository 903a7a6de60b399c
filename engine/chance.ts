/**
 * Randomness is an argument. A game asks for named operations only (draw, die, shuffle), so that a test can
 * script their results (chance-script.ts), a verifier can repeat them (chance-stream.ts), and a search can
 * use a faster generator.
 */
export interface Chance {
  /** A uniform integer from 0 to n - 1. */
  draw(n: number): number;
  /** A uniform integer from 1 to `sides`. */
  die(sides: number): number;
  /** Shuffles the first `length` items uniformly, in place. `names` labels the items for scripted results. */
  shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void;
  /** The number of operations so far. A log entry that used randomness cannot be undone. */
  readonly used: number;
}

/**
 * The randomness of a whole match, derived from the server's secret (committed to before the deal) and the
 * entropy that every human seat added when it sat down. `at` gives the randomness of one place of the log, so
 * what a decision draws depends only on the match's key and that place.
 */
export interface ChanceSource {
  at(place: number, stream?: number): Chance;
  /** Discards recorded draws from this place on: the game failed there, so they are not part of the match. */
  forget?(from: number): void;
}

/**
 * Derives `die` and `shuffle` from `draw`. The shuffle is Durstenfeld's (Fisher–Yates), from the last item
 * down.
 */
export abstract class DrawnChance implements Chance {
  used = 0;
  protected abstract below(n: number): number;

  draw(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`Cannot draw one of ${n}`);
    this.used++;
    return this.below(n);
  }

  die(sides: number): number {
    return this.draw(sides) + 1;
  }

  shuffle(items: Int32Array | number[], length: number): void {
    this.used++;
    for (let i = length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swap = items[i]!;
      items[i] = items[j]!;
      items[j] = swap;
    }
  }
}

/**
 * A fast generator (xorshift128, seeded by splitmix32) for search and tests; not secure. Ranges are scaled
 * instead of rejected, so the probabilities of two results differ by at most n / 2^32.
 */
export class FastChance extends DrawnChance {
  readonly #words = new Int32Array(4);

  constructor(seed: number) {
    super();
    let z = seed | 0;
    for (let i = 0; i < 4; i++) {
      z = (z + 0x9e3779b9) | 0;
      let t = z ^ (z >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      this.#words[i] = t ^ (t >>> 15);
    }
    // The all-zero state is a fixed point of xorshift.
    this.#words[3] = this.#words[3]! | 1;
  }

  /** The next 32-bit word, signed. */
  word(): number {
    const w = this.#words;
    let t = w[0]!;
    t ^= t << 11;
    w[0] = w[1]!;
    w[1] = w[2]!;
    const d = w[3]!;
    w[2] = d;
    return (w[3] = d ^ (d >>> 19) ^ t ^ (t >>> 8));
  }

  override draw(n: number): number {
    this.used++;
    return this.below(n);
  }

  protected below(n: number): number {
    return Math.floor((this.word() >>> 0) * n * 2 ** -32);
  }
}

/** For decisions that must not draw: every operation throws. */
export const NO_CHANCE: Chance = {
  used: 0,
  draw: () => {
    throw new Error('No chance is to be had here');
  },
  die: () => {
    throw new Error('No chance is to be had here');
  },
  shuffle: () => {
    throw new Error('No chance is to be had here');
  },
};

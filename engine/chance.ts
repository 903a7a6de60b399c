/**
 * Chance is an argument. A game asks for named operations only – draw, die, shuffle – so that a test can script
 * their results, a verifier can repeat them, and a search can use something faster.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock, chachaState } from './chacha.ts';

export interface Chance {
  /** A uniform integer from 0 to n - 1. */
  draw(n: number): number;
  /** A uniform integer from 1 to `sides`. */
  die(sides: number): number;
  /** Puts the first `length` items into a uniformly random order, in place. `names` tells scripts what they are. */
  shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void;
  /** How many operations were asked for: an entry whose chance was used cannot be undone. */
  readonly used: number;
}

/** The two operations that follow from `draw`. Durstenfeld's shuffle, from the last item down. */
abstract class DrawnChance implements Chance {
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

const NOTHING = new Int32Array(0);

/** A ChaCha20 key stream (RFC 8439) read as little-endian words. Most decisions draw nothing, so the key comes late. */
class StreamChance extends DrawnChance {
  readonly #matchKey: Uint8Array;
  readonly #place: number;
  readonly #of: number;
  #stream: Int32Array | undefined;
  #words: Int32Array = NOTHING;
  #next = 0;

  constructor(matchKey: Uint8Array, place: number, of: number) {
    super();
    this.#matchKey = matchKey;
    this.#place = place;
    this.#of = of;
  }

  /** Uniform below n by rejection: no result is likelier than another. */
  protected below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  #word(): number {
    if (this.#next === this.#words.length) {
      if (this.#stream === undefined) {
        this.#stream = chachaState(sha256(withText(this.#matchKey, `/${this.#place}/${this.#of}`)));
        this.#words = new Int32Array(16);
      }
      chachaBlock(this.#stream, this.#words);
      this.#next = 0;
    }
    return this.#words[this.#next++]! >>> 0;
  }
}

/**
 * What a whole match draws from: the server's secret, to which it commits before anything is dealt, and what
 * every human seat added when it sat down. `at` gives the chance of one place of the log, so what a decision
 * draws depends on nothing but the match's key and that place.
 */
export interface ChanceSource {
  at(place: number, stream?: number): Chance;
  /** What was drawn from this place on is not part of the match after all: the game failed. */
  forget?(from: number): void;
}

/** The commitment that is shown before the deal: SHA-256 of the secret, in hexadecimal. */
export const commitmentOf = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** The source of a match: key = SHA-256("ludoteca-chance/1", secret, each seat's entropy, match id), length-prefixed. */
export const chanceSource = (
  secret: Uint8Array,
  entropy: readonly string[],
  matchId: string,
): ChanceSource => {
  const part = (bytes: Uint8Array) => concatBytes(utf8ToBytes(`${bytes.length}:`), bytes);
  const key = sha256(
    concatBytes(
      part(utf8ToBytes('ludoteca-chance/1')),
      part(secret),
      ...entropy.map((e) => part(utf8ToBytes(e))),
      part(utf8ToBytes(matchId)),
    ),
  );
  return {
    at: (place, stream = 0) => new StreamChance(key, place, stream),
  };
};

/** These bytes and then a text of plain ASCII. */
const withText = (bytes: Uint8Array, text: string): Uint8Array => {
  const all = new Uint8Array(bytes.length + text.length);
  all.set(bytes);
  for (let i = 0; i < text.length; i++) all[bytes.length + i] = text.charCodeAt(i);
  return all;
};

/**
 * A fast generator (xorshift128, seeded by splitmix32) for search and tests: same interface, no secrets. Its
 * ranges are scaled, not rejected, so a result may be likelier than another by at most n / 2^32.
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
    // A state of nothing but zeros would never leave itself.
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

/** Results for the next operations, in order: a die's face, a drawn number, or the names of a shuffle from the top. */
export type ScriptedResult = { die: number } | { draw: number } | { shuffle: readonly string[] };

/** Chance by script, for worked examples; when the script is used up, `then` goes on (or it throws). */
export class ScriptedChance implements Chance {
  used = 0;
  /** What is left of it; the array that was given is used up. */
  readonly script: ScriptedResult[];
  readonly #then: Chance | undefined;

  constructor(script: ScriptedResult[], then?: Chance) {
    this.script = script;
    this.#then = then;
  }

  #take(kind: 'die' | 'draw' | 'shuffle'): ScriptedResult | undefined {
    this.used++;
    const next = this.script.shift();
    if (next === undefined) {
      if (this.#then === undefined) throw new Error(`The script has no result left for a ${kind}`);
      return undefined;
    }
    if (!(kind in next))
      throw new Error(`The script says ${Object.keys(next)[0]} where the game asks for a ${kind}`);
    return next;
  }

  draw(n: number): number {
    const next = this.#take('draw');
    if (next === undefined) return this.#then!.draw(n);
    const { draw } = next as { draw: number };
    if (!Number.isInteger(draw) || draw < 0 || draw >= n)
      throw new RangeError(`Scripted draw ${draw} of ${n}`);
    return draw;
  }

  die(sides: number): number {
    const next = this.#take('die');
    if (next === undefined) return this.#then!.die(sides);
    const { die } = next as { die: number };
    if (!Number.isInteger(die) || die < 1 || die > sides)
      throw new RangeError(`Scripted die ${die} of ${sides}`);
    return die;
  }

  shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void {
    const next = this.#take('shuffle');
    if (next === undefined) {
      this.#then!.shuffle(items, length, names);
      return;
    }
    const wanted = (next as { shuffle: readonly string[] }).shuffle;
    const here = new Map<string, number>();
    for (let i = 0; i < length; i++) here.set(names?.[items[i]!] ?? String(items[i]), items[i]!);
    const order: number[] = [];
    for (const name of wanted) {
      const item = here.get(name);
      if (item === undefined) throw new Error(`Scripted shuffle: ${name} is not among what is shuffled`);
      here.delete(name);
      order.push(item);
    }
    order.push(...here.values());
    for (let i = 0; i < length; i++) items[i] = order[i]!;
  }
}

/** Writes down what is drawn, so that the same place can be drawn again. */
class RecordedChance implements Chance {
  readonly results: ScriptedResult[] = [];
  readonly #from: Chance;

  constructor(from: Chance) {
    this.#from = from;
  }
  get used(): number {
    return this.results.length;
  }
  draw(n: number): number {
    const draw = this.#from.draw(n);
    this.results.push({ draw });
    return draw;
  }
  die(sides: number): number {
    const die = this.#from.die(sides);
    this.results.push({ die });
    return die;
  }
  shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void {
    this.#from.shuffle(items, length, names);
    const order = Array.from({ length }, (_, i) => names?.[items[i]!] ?? String(items[i]));
    this.results.push({ shuffle: order });
  }
}

/**
 * A source whose next results come from a script – an array that may grow as it is used up – and then from
 * `then`. What a place drew it draws again when history is replayed.
 */
export const scriptedSource = (script: ScriptedResult[], then: ChanceSource): ChanceSource => {
  const drawn = new Map<string, RecordedChance>();
  return {
    forget: (from) => {
      for (const key of [...drawn.keys()]) if (Number.parseInt(key, 10) >= from) drawn.delete(key);
    },
    at: (place, stream = 0) => {
      const key = `${place}/${stream}`;
      const before = drawn.get(key);
      if (before) return new ScriptedChance([...before.results], then.at(place, stream));
      const chance = new RecordedChance(new ScriptedChance(script, then.at(place, stream)));
      drawn.set(key, chance);
      return chance;
    },
  };
};

/** For decisions that must not draw: any operation is a bug. */
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

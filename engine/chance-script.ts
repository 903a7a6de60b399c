/** Scripted randomness: results fixed in advance, for worked examples and the local referee. */
import type { Chance, ChanceSource } from './chance.ts';

/**
 * Results of the next operations, in order: a die face, a drawn number, or the names of a shuffled pile from
 * the top.
 */
export type ScriptedResult = { die: number } | { draw: number } | { shuffle: readonly string[] };

/** Scripted randomness. When the script is used up, `then` takes over; without `then` an operation throws. */
export class ScriptedChance implements Chance {
  used = 0;
  /** The unused rest of the script. The given array is consumed in place. */
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

/** Records what is drawn, so that a replay of the same place draws the same. */
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
 * A source whose next results come from a script, then from `then`. The script array may grow while it is
 * being consumed. Draws are recorded by place, so a replay of the history draws the same results again.
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

/** Applies one resolved item of a match to a state and records everything that an observer could notice. */
import type { Chance } from '../chance.ts';
import type { AnyGame, Decision, Fact } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { isTextPublic } from '../match/pages.ts';
import { type AddressedEvent, eventCollector, type Tell } from '../narration.ts';
import { RevealLog } from './reveal-log.ts';

export interface Answers {
  readonly answers: readonly { readonly seat: number; readonly decision: Decision }[];
  readonly fact?: Fact;
}

/** What applying an item caused. */
export interface ItemEffects {
  readonly told: readonly AddressedEvent[];
  /** The notation of the decisions that everybody may read, by answer. */
  readonly texts: readonly (string | undefined)[];
  /** Every random result except the order of a shuffle, which nobody sees as such. */
  readonly drawn: readonly string[];
  /** What was shown on the way. */
  readonly shown: RevealLog;
}

class RecordingChance implements Chance {
  readonly #of: Chance;
  readonly #drawn: string[];

  constructor(of: Chance, drawn: string[]) {
    this.#of = of;
    this.#drawn = drawn;
  }

  get used(): number {
    return this.#of.used;
  }
  draw(n: number): number {
    const result = this.#of.draw(n);
    this.#drawn.push(`draw ${result} of ${n}`);
    return result;
  }
  die(sides: number): number {
    const result = this.#of.die(sides);
    this.#drawn.push(`die ${result} of ${sides}`);
    return result;
  }
  shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void {
    this.#of.shuffle(items, length, names);
    this.#drawn.push(`shuffle ${length}`);
  }
}

/**
 * Applies an item to `s` in place. `chance` gives the randomness of each seat's answer, fresh at every call.
 */
export const applyItem = (
  game: AnyGame,
  s: State,
  item: Answers,
  chance: (seat: number) => Chance,
): ItemEffects => {
  const told: AddressedEvent[] = [];
  const drawn: string[] = [];
  const shown = new RevealLog(s);
  const texts = item.answers.map(({ seat, decision }) =>
    isTextPublic(game, s, seat, decision) ? game.write(s, seat, decision) : undefined,
  );
  const write = eventCollector(told, s.layout.seats);
  const tell: Tell = (event, audience, others) => {
    shown.scan();
    write(event, audience, others);
  };
  for (const { seat, decision } of item.answers)
    game.apply(s, seat, decision, new RecordingChance(chance(seat), drawn), tell);
  if (item.fact) game.fact(s, item.fact);
  shown.scan();
  return { told, texts, drawn, shown };
};

/**
 * Replays a match on this device, from the texts of its decisions. It works for games without hidden
 * information and without chance. Games with hidden information ask the server for past views instead.
 */
import type { Chance } from '#engine/chance.ts';
import type { AnyGame, Fact } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { OptionValues } from '#engine/options.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { configFor } from './table-config.ts';

/** Thrown when a game asks for randomness: it cannot be replayed from the texts alone. */
export class ChanceNeeded extends Error {}

const none = (): never => {
  throw new ChanceNeeded('A game with chance cannot be replayed from its texts');
};
const NO_CHANCE: Chance = { draw: none, die: none, shuffle: none, used: 0 };

const factOf = (item: StoryItem): Fact => {
  const seat = (item.seat ?? 1) - 1;
  switch (item.fact) {
    case 'resign':
    case 'timeout':
    case 'claim':
    case 'abort':
      return { kind: item.fact, seat };
    case 'agreedDraw':
      return { kind: 'agreedDraw' };
    default:
      throw new Error(`The story tells of an unknown fact: ${item.fact}`);
  }
};

export class OpenReplay<S extends State = State> {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly #states: S[] = [];
  readonly #texts: string[] = [];

  /** Throws when the options are not valid for this game. They come from a server that has accepted them. */
  constructor(game: AnyGame, options: OptionValues, seats: number) {
    this.game = game;
    this.config = configFor(game, { options, seats });
    const first = game.blank(this.config);
    game.setup(first, NO_CHANCE, null);
    this.#states.push(first as S);
  }

  /** Index of the last moment: 0 is the initial state, n the state after item n. */
  get last(): number {
    return this.#states.length - 1;
  }
  at(moment: number): S {
    return this.#states[Math.max(0, Math.min(moment, this.last))]!;
  }

  /** Updates to this history. Items may have been taken back (undo) and replaced since the last call. */
  follow(story: readonly StoryItem[]): void {
    const items = story.filter((item) => item.text !== undefined || item.fact !== undefined);
    for (const [n, item] of items.entries()) {
      const text = item.text ?? `${item.fact} ${item.seat}`;
      if (this.#texts[n] === text) continue;
      this.#texts.length = n;
      this.#states.length = n + 1;
      this.#states.push(this.#after(this.#states[n]!, item));
      this.#texts.push(text);
    }
    this.#texts.length = items.length;
    this.#states.length = items.length + 1;
  }

  #after(before: S, item: StoryItem): S {
    const state = this.game.blank(this.config) as S;
    copyState(before, state);
    if (item.text === undefined) {
      this.game.fact(state, factOf(item));
      return state;
    }
    const seat = (item.seat ?? 1) - 1;
    const read = this.game.read(state, seat, item.text);
    if (!read.ok) throw new Error(`The story is not of this game: ${item.text} is ${read.error.code}`);
    this.game.apply(state, seat, read.value, NO_CHANCE, null);
    return state;
  }
}

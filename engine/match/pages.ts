/** What items say and tell to those who follow a match, item by item. */
import type { AnyGame, Decision } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { type AddressedEvent, eventCollector, type Tell } from '../narration.ts';
import type { Seat } from '../seats.ts';
import { isCovert } from './covert.ts';
import type { Answer, Item } from './item.ts';

/** One item for readers: its answers in notation, and its events. Without an item it is the deal. */
export interface Page {
  readonly item: Item | undefined;
  /** Notation, by answer of the item. */
  readonly texts: readonly string[];
  /** Whether everybody may read that text (`Game.textIsPublic`), by answer. */
  readonly open: readonly boolean[];
  readonly told: readonly AddressedEvent[];
  /** Whether it is a covert round: others see neither who answered nor who passed. */
  readonly covert: boolean;
}

/** Who hears what entries do: pages for every item that is appended. */
export class Listener {
  readonly #told: AddressedEvent[] = [];
  readonly #tell: Tell;
  readonly pages: Page[] = [];
  /** The text of the first item's only answer, if the log has it. */
  readonly #text: string | undefined;

  constructor(seats: number, text?: string) {
    this.#tell = eventCollector(this.#told, seats);
    this.#text = text;
  }

  /** All events. */
  get told(): readonly AddressedEvent[] {
    return this.#told;
  }

  /** Makes the page of an item: `before` is the state before it, and `apply` applies it. */
  hear(game: AnyGame, before: State, answers: readonly Answer[], apply: (tell: Tell) => Item): Item {
    const said = saidOf(game, before, answers, this.pages.length === 0 ? this.#text : undefined);
    const from = this.#told.length;
    const item = apply(this.#tell);
    this.pages.push({ item, ...said, told: this.#told.slice(from) });
    return item;
  }
}

/** Whether everybody may read this decision's notation. `s`: the state before it. */
export const isTextPublic = (game: AnyGame, s: State, seat: Seat, decision: Decision): boolean =>
  !s.layout.hides || game.textIsPublic?.(s, seat, decision) === true;

/** What a page says of these answers to the state `s`. `text`: that of an only answer, if it is known. */
export const saidOf = (
  game: AnyGame,
  s: State,
  answers: readonly Answer[],
  text?: string,
): Pick<Page, 'texts' | 'open' | 'covert'> => ({
  texts: text === undefined ? answers.map((a) => game.write(s, a.seat, a.decision)) : [text],
  open: answers.map((a) => isTextPublic(game, s, a.seat, a.decision)),
  covert: isCovert(game, s, answers),
});

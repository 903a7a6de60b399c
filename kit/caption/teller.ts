/** What a game adds so that the turns of its bots are told: how a story falls into turns, and the words for them. */
import type { GameEvent } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import type { MessageParams, Translator } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { ToldTurn } from './told-turns.ts';

/**
 * One sentence of a caption: a message of the game. `{actor}` is filled with the name of the player whose turn it was,
 * `{victim}` with that of `victim`; where the victim is the reader, the message `<message>.you` is said instead.
 */
export interface Sentence {
  readonly message: string;
  readonly filling: MessageParams;
  readonly victim?: SeatNumber;
}

/** What a turn came to. */
export interface Caption {
  /** The most important first, never empty. */
  readonly sentences: readonly Sentence[];
  /** The seats (from 1) that lost something by it. */
  readonly victims: readonly SeatNumber[];
}

/** `E`: the events of the game. */
export interface Teller<E extends GameEvent = GameEvent> {
  /** The complete turns of a story, in order. `over`: the match is. */
  turnsOf(story: readonly StoryItem<E>[], over: boolean): readonly ToldTurn<E>[];
  /** What a turn came to. `reader`: the seat (from 1) that is called "you", whose losses come first. */
  captionOf(turn: ToldTurn<E>, reader: SeatNumber | undefined): Caption;
  /** The messages of the captions, and what the bots say: `speech.<level>.<moment>.<n>` (speech.ts). */
  readonly messages: PerLanguage<() => Promise<Messages>>;
}

/** A caption in words. `nameOf`: the name of a seat (from 1). */
export const sayCaption = (
  say: Translator['say'],
  { sentences }: Caption,
  actor: SeatNumber,
  reader: SeatNumber | undefined,
  nameOf: (seat: SeatNumber) => string,
): string =>
  sentences
    .map(({ message, filling, victim }) => {
      const params = { ...filling, actor: nameOf(actor) };
      if (victim === undefined) return say(message, params);
      if (victim === reader) return say(`${message}.you`, params);
      return say(message, { ...params, victim: nameOf(victim) });
    })
    .join(' ');

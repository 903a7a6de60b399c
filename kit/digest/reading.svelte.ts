/** Reading the digest of a table: whether it is new to its reader, and whether it has been put away. */
import type { GameEvent } from '#engine/narration.ts';
import { lastMoment } from '../story.ts';
import type { TableProps } from '../table.ts';
import type { Digest } from './digest.ts';

/** What a game's table says of itself. All are read reactively. */
export interface DigestHands<E extends GameEvent> {
  readonly table: () => TableProps<E>;
  /** Undefined before anything has happened. */
  readonly digest: () => Digest | undefined;
  /** Does something else come first? */
  readonly waits: () => boolean;
}

export class DigestReading<E extends GameEvent = GameEvent> {
  /** Is it open in a dialog? */
  open = $state(false);
  /** The beginning of the turn of which it has been put away. */
  #away = $state(-1);
  readonly #hands: DigestHands<E>;

  constructor(hands: DigestHands<E>) {
    this.#hands = hands;
  }

  readonly digest = $derived.by(() => this.#hands.digest());
  /** It stands beside the table from the beginning of its reader's turn until they have decided something. */
  readonly fresh = $derived.by(() => {
    const { at, story, seat, from, desk } = this.#hands.table();
    return (
      at >= lastMoment(story) &&
      !desk.told &&
      seat === from &&
      this.digest?.since === at &&
      this.digest.since !== this.#away &&
      !this.#hands.waits() &&
      this.digest.lines.length > 0
    );
  });

  readonly putAway = (): void => {
    this.#away = this.digest?.since ?? -1;
  };
}

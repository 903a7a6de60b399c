/**
 * How long a bot waits with its decision, so that people can follow: until some time has passed since there was
 * something to follow. That is what everybody was told, and what a person did. A bot's decision of which nobody was told
 * anything adds no pause, however many follow each other; nor does a covert round that ends so.
 *
 * A pause follows what was told and does not precede what will be: its end is known before the bot has decided. If only
 * some decisions waited, others would see during the pause what kind is coming, before it is made and while they can
 * still answer ahead, or ask to take back. What only some were told does not count either: the others would see that
 * there is something.
 */
import type { Consequence, Match } from '#engine/match/match.ts';
import { eventsFor } from '#engine/narration.ts';
import { type Seat, SPECTATOR } from '#engine/seats.ts';

/** What the table lets this see. */
export interface PausingTable {
  readonly match: Match;
  /** Level of the bot of a seat; undefined where a person plays. */
  levelOf(seat: Seat): string | undefined;
}

export class BotPause {
  readonly #table: PausingTable;
  readonly #length: number;
  /** The decision that is asked for. */
  #decision = -1;
  /** When people began to follow what was told last, by the platform's clock. */
  #began = 0;

  /** `length`: in milliseconds. */
  constructor(table: PausingTable, length: number) {
    this.#table = table;
    this.#length = length;
  }

  /** Entries were carried out. */
  carriedOut(done: readonly Consequence[]): void {
    const { decisionId } = this.#table.match;
    const asksAnew = decisionId !== this.#decision;
    const silent = this.#decision >= 0 && done.every((one) => this.#isSilent(one));
    // What changes nothing that is asked may be known to its author alone: an answer in advance, an order, a sealed answer.
    if (asksAnew ? !silent : done.some(({ entry }) => entry.kind === 'act')) this.#begin();
    this.#decision = decisionId;
  }

  /** A bot is about to think. */
  wake(): void {
    const { decisionId } = this.#table.match;
    // Not carried out here: the table was opened, or made anew from what is stored.
    if (decisionId !== this.#decision) this.#begin();
    this.#decision = decisionId;
  }

  /** Milliseconds until a bot may decide; 0 or less: now. */
  get left(): number {
    // How long a covert round lasts does not depend on when a bot has answered (hold.ts).
    return this.#table.match.covert ? 0 : this.#began + this.#length - performance.now();
  }

  #begin(): void {
    this.#began = performance.now();
  }

  /** Whether a bot or the table has decided, and a spectator, who knows what everybody knows, was told nothing. */
  #isSilent({ entry, told }: Consequence): boolean {
    const byPerson =
      entry.kind === 'act' ? entry.act !== 'resolve' : this.#table.levelOf(entry.seat) === undefined;
    return !byPerson && eventsFor(told, SPECTATOR).length === 0;
  }
}

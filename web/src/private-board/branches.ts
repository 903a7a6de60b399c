/**
 * A private board: an analysis board for one player. It starts from a view and nothing else; hidden
 * information is dealt at random (law 11). It is a match of its own, on this device only, with a tree of the
 * tried decisions. Replaying a branch uses the same random numbers again.
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { writeState } from '#engine/layout/named.ts';
import { Match } from '#engine/match/match.ts';
import { wholeStory } from '#engine/match/story.ts';
import { imagine, type View, viewerOf, viewOf } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { OpenReplay } from '#kit/open-replay.ts';
import { lastMoment } from '#kit/story.ts';
import { configFor, hidesInformation } from '#kit/table-config.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** Where a private board starts. */
export interface BranchStart {
  readonly game: AnyGame;
  /** The player's view. For a game without hidden information it may be later than `at`. */
  readonly view: View;
  /** The history that the player was shown up to the view. */
  readonly story: readonly StoryItem[];
  /** The moment: 0 is the initial state. */
  readonly at: number;
  /** The seat (from 0) from whose side the board is drawn. */
  readonly home: number;
}

/** A decision that was tried. */
export interface BranchStep {
  /** From 1; 0 is the start. */
  readonly id: number;
  readonly parent: number;
  /** From 0. */
  readonly seat: number;
  readonly text: string;
  /** What was asked: `Point.name`. */
  readonly asked?: string;
  /** As the move list shows it. */
  readonly item: StoryItem;
}

/** The random seed of a deal. */
export type Deal = Uint8Array;
const newDeal = (): Deal => crypto.getRandomValues(new Uint8Array(32));

/** A complete state that is consistent with the player's view. */
const stateFrom = ({ game, view, story, at }: BranchStart, deal: Deal, hides: boolean): State => {
  const last = lastMoment(story);
  if (!hides && at < last) {
    const record = new OpenReplay(game, view.options, view.seats);
    record.follow(story.filter(({ index }) => index <= at));
    return record.at(at);
  }
  const seed = new DataView(deal.buffer, deal.byteOffset).getInt32(0);
  return imagine(game, configFor(game, view), view.state, viewerOf(view), new FastChance(seed));
};

/** No time passes here: a covert round is resolved as soon as it waits for nobody. */
const resolveRounds = (match: Match): void => {
  while (match.ready) match.resolveRound();
};

export class Branches {
  readonly origin: BranchStart;
  /** Does the game hide information, so that something was dealt? */
  readonly hides: boolean;
  #deal: Deal;
  #position: unknown;
  #match: Match;
  #steps: BranchStep[] = [];
  #at = 0;
  #next = 1;

  /** @throws when the view is not one of this game */
  constructor(origin: BranchStart, deal: Deal = newDeal()) {
    this.origin = origin;
    this.hides = hidesInformation(origin.game, origin.view);
    this.#deal = deal;
    this.#position = writeState(stateFrom(origin, deal, this.hides));
    this.#match = this.#begin();
  }

  #begin(): Match {
    const { game, view } = this.origin;
    const setup = { id: 'trial', options: view.options, seats: view.seats, secret: this.#deal, entropy: [] };
    const made = Match.create(game, setup, { position: this.#position });
    if (!made.ok) throw new Error(`A view that makes no position: ${made.error.code}`);
    resolveRounds(made.value);
    return made.value;
  }

  /** The initial state in its named form. */
  get position(): unknown {
    return this.#position;
  }
  /** Every tried decision, each after its parent. */
  get steps(): readonly BranchStep[] {
    return this.#steps;
  }
  /** The step that is shown; 0 is the start. */
  get at(): number {
    return this.#at;
  }
  /** The seat (from 0) that has to decide. Undefined when the game is over. */
  get asked(): number | undefined {
    const { owing } = this.#match;
    return owing === 0 ? undefined : firstSeat(owing);
  }
  get over(): boolean {
    return this.#match.outcome !== undefined;
  }
  /**
   * The seat (from 0) from whose view the table is drawn. Where hands are hidden, it is the one that has to
   * decide.
   */
  get eyes(): number {
    return this.hides ? (this.asked ?? this.origin.home) : this.origin.home;
  }

  view(): View {
    return viewOf(this.#match, seatBit(this.eyes));
  }
  /** The history up to the start, and since then. */
  story(): StoryItem[] {
    const { story, at } = this.origin;
    // What is tried here was imagined: there is nothing in it that a table forgets.
    const since = wholeStory(this.#match, seatBit(this.eyes))
      .filter(({ index }) => index > 0)
      .map((item) => ({ ...item, index: item.index + at }));
    return [...story.filter(({ index }) => index <= at), ...since];
  }
  /** The moment that is shown, counted on from the table's. */
  get moment(): number {
    return this.origin.at + this.#match.history.items.length;
  }

  /** The steps from the start to this one. */
  path(id = this.#at): BranchStep[] {
    const line: BranchStep[] = [];
    for (let one = this.#steps.find((step) => step.id === id); one; ) {
      line.unshift(one);
      const { parent } = one;
      one = this.#steps.find((step) => step.id === parent);
    }
    return line;
  }
  childrenOf(id: number): BranchStep[] {
    return this.#steps.filter(({ parent }) => parent === id);
  }

  /**
   * Makes a decision for the seat that has to decide, by the rules of the game. A decision that was tried
   * here before is not added again.
   */
  play(text: string): Refusal | undefined {
    const seat = this.asked;
    if (seat === undefined) return { code: 'GAME_OVER', clause: '' };
    const asked = this.#match.game.point(this.#match.state, seat)?.name;
    const done = this.#match.submit(seat, text);
    if (!done.ok) return done.error;
    const said = 'text' in done.value.entry ? done.value.entry.text : text;
    const known = this.childrenOf(this.#at).find((step) => step.seat === seat && step.text === said);
    if (known) {
      this.#at = known.id;
      resolveRounds(this.#match);
      return undefined;
    }
    const told = wholeStory(this.#match, seatBit(seat)).findLast((item) => item.seat === numberOf(seat));
    const item = { ...(told ?? { told: [] }), index: this.moment, seat: numberOf(seat), text: said };
    const step = { id: this.#next++, parent: this.#at, seat, text: said, item };
    this.#steps = [...this.#steps, asked === undefined ? step : { ...step, asked }];
    this.#at = step.id;
    resolveRounds(this.#match);
    return undefined;
  }

  /** Goes to a tried decision, or with 0 to the start. */
  go(id: number): void {
    const line = this.path(id);
    this.#match = this.#begin();
    for (const { seat, text } of line) {
      const done = this.#match.submit(seat, text);
      if (!done.ok) throw new Error(`What was tried cannot be done again: ${done.error.code}`);
      resolveRounds(this.#match);
    }
    this.#at = line.at(-1)?.id ?? 0;
  }

  /** One decision back. The tree keeps what was tried. */
  back(): void {
    this.go(this.path().at(-2)?.id ?? 0);
  }
  /** One decision forward, along the first branch. */
  forward(): void {
    const [first] = this.childrenOf(this.#at);
    if (first) this.go(first.id);
  }

  /** Deletes a step with everything that follows it. */
  strike(id: number): void {
    const gone = new Set([id]);
    for (const step of this.#steps) if (gone.has(step.parent)) gone.add(step.id);
    const { parent = 0 } = this.#steps.find((step) => step.id === id) ?? {};
    this.#steps = this.#steps.filter((step) => !gone.has(step.id));
    if (gone.has(this.#at)) this.go(parent);
  }

  /**
   * Deals the hidden information again. The tree is cleared, because its decisions may not be possible any
   * more.
   */
  dealAgain(deal: Deal = newDeal()): void {
    this.#deal = deal;
    this.#position = writeState(stateFrom(this.origin, deal, this.hides));
    this.#steps = [];
    this.go(0);
  }
}

/**
 * A twin: another table that one viewer cannot tell from the true one. While both go on, this finds decisions for the
 * other seats of the twin that look the same to the viewer, and says whether the two have diverged lawfully: because
 * chance gave, or the rules showed, the viewer different things.
 */
import type { FastChance } from '#engine/chance.ts';
import type { AnyGame, Decision } from '#engine/game.ts';
import { type Answers, applyItem, type ItemEffects } from '#engine/laws/apply-item.ts';
import { offeredDecision } from '#engine/laws/scene.ts';
import { copyState, type State } from '#engine/layout/layout.ts';
import { revealedBetween } from '#engine/layout/revealed.ts';
import type { Item } from '#engine/match/item.ts';
import type { Match } from '#engine/match/match.ts';
import { stateView } from '#engine/match/view.ts';
import { eventsFor } from '#engine/narration.ts';
import { type SeatSet, seatBit, type Viewer } from '#engine/seats.ts';
import { type Deal, sourceOf } from './scripted-deal.ts';

/** How many decisions of another seat are tried to find one that looks like the true one. */
const LIKENESSES = 12;

export type Answer = Answers['answers'][number];

/** One of the two tables as it was before a step. */
class Side {
  readonly #match: Match;
  readonly #deal: Deal;
  readonly before: State;
  readonly scratch: State;
  readonly #was: State;
  #items = 0;

  constructor(match: Match, deal: Deal) {
    this.#match = match;
    this.#deal = deal;
    this.before = match.game.blank(match.config);
    this.scratch = match.game.blank(match.config);
    this.#was = match.game.blank(match.config);
  }

  remember(match: Match): void {
    copyState(match.state, this.before);
    this.#items = match.history.items.length;
  }

  /** What was done to the match since; undefined after an undo. */
  news(match: Match): readonly Item[] | undefined {
    const { items } = match.history;
    return items.length < this.#items ? undefined : items.slice(this.#items);
  }

  /**
   * Applies something to a copy of the state as it was, or as the last such trial left it. `taught`: the seats to which
   * something was revealed. That depends on what they knew before, which their views do not say.
   */
  apply(item: Answers, place: number, from: State = this.before): ItemEffects & { readonly taught: SeatSet } {
    if (from !== this.scratch) copyState(from, this.scratch);
    copyState(this.scratch, this.#was);
    const source = sourceOf(this.#deal, this.#match.setup.id);
    const came = applyItem(this.#match.game, this.scratch, item, (seat) => source.at(place, seat));
    const deciders = item.answers.reduce((set, { seat }) => set | seatBit(seat), 0);
    return { ...came, taught: revealedBetween(this.#was, this.scratch, deciders) };
  }
}

export class Pair {
  readonly viewer: Viewer;
  readonly #game: AnyGame;
  readonly #announcements: readonly string[];
  readonly #truth: Side;
  readonly #twin: Side;

  constructor(viewer: Viewer, truth: Match, twin: Match, deal: Deal, announcements: readonly string[]) {
    this.viewer = viewer;
    this.#game = truth.game;
    this.#announcements = announcements;
    this.#truth = new Side(truth, deal);
    this.#twin = new Side(twin, deal);
  }

  /** Marks the beginning of a step. */
  remember(truth: Match, twin: Match): void {
    this.#truth.remember(truth);
    this.#twin.remember(twin);
  }

  /** Decisions at the twin that look like the true ones to the viewer; undefined when none is found. */
  alike(truth: Match, twin: Match, answers: readonly Answer[], random: FastChance): Answer[] | undefined {
    const legal = ({ seat, decision }: Answer) => !this.#game.refuse(twin.state, seat, decision, true);
    if (answers.every(legal)) return [...answers];
    const place = truth.decisionId;
    const true_ = this.#truth.apply({ answers }, place, truth.state);
    const seen = this.#sees(this.#truth.scratch);
    for (let i = 0; i < LIKENESSES; i++) {
      const tried: Answer[] = [];
      for (const answer of answers) {
        const { seat } = answer;
        const other: Decision | undefined = legal(answer)
          ? answer.decision
          : offeredDecision(this.#game, twin.state, seat, random);
        if (!other) return undefined;
        tried.push({ seat, decision: other });
      }
      const came = this.#twin.apply({ answers: tried }, place, twin.state);
      const like =
        came.shown.to(this.viewer) === true_.shown.to(this.viewer) &&
        this.#hears(came) === this.#hears(true_) &&
        this.#sees(this.#twin.scratch) === seen;
      if (like) return tried;
    }
    return undefined;
  }

  /**
   * Whether chance or the rules have shown the viewer something different since the step began. `uneven`: one of the two
   * may go on where the other waits; otherwise that counts as a difference.
   */
  parted(truth: Match, twin: Match, uneven: boolean): boolean {
    const done = this.#truth.news(truth);
    const also = this.#twin.news(twin);
    // Everybody sees whose sealed answers are in, also those that an order gave.
    if (uneven && truth.sealed !== twin.sealed) return true;
    if (!done || !also) return uneven && done !== also;
    if (done.length !== also.length) return uneven;
    for (const [i, item] of done.entries()) {
      const other = also[i]!;
      if (JSON.stringify(item.fact) !== JSON.stringify(other.fact) || item.place !== other.place) return true;
      const a = this.#truth.apply(item, item.place, i === 0 ? undefined : this.#truth.scratch);
      const b = this.#twin.apply(other, other.place, i === 0 ? undefined : this.#twin.scratch);
      if (a.drawn.join() !== b.drawn.join() || a.taught !== b.taught) return true;
      if (a.shown.to(this.viewer) !== b.shown.to(this.viewer)) return true;
      const [heard, also_] = [this.#hears(a), this.#hears(b)];
      if (
        heard !== also_ &&
        [...a.told, ...b.told].some(({ event }) => this.#announcements.includes(event.type))
      )
        return true;
    }
    return false;
  }

  #hears({ told, texts }: ItemEffects): string {
    return JSON.stringify([eventsFor(told, this.viewer), texts]);
  }
  #sees(s: State): string {
    return JSON.stringify([
      stateView(this.#game, s, this.viewer),
      this.#game.active(s),
      this.#game.may?.(s) ?? 0,
    ]);
  }
}

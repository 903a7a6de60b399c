/**
 * A decision point: one row of a specification's "Decision points" table, with all that the rules say about it in one
 * place – who is asked and how, what is offered, why not, what happens, how it is written and read, what a late
 * answer is. A game lists its points, and `membersOf` makes of the list what the contract in `game.ts` asks for.
 *
 * A decision starts with a step whose *verb* names one `Move`. Most points have one move; a point that asks "what do
 * you do now?" has one for each kind of deed, in a file of its own. An answer has at least one step, so doing nothing
 * is a deed with a verb, too.
 */
import type { Chance } from '../chance.ts';
import type { Decision, Draft, Step } from '../game.ts';
import type { State } from '../layout/layout.ts';
import type { Happening, Tell } from '../narration.ts';
import type { Params, Refusal, Result } from '../result.ts';
import type { SeatSet } from '../seats.ts';

/**
 * Of whom a point is asked, and how. This is data: the engine knows what each way means, a point only names it.
 *
 * - `one`: one seat answers, and its answer is applied at once.
 * - `inOrder`: seats answer one after another, as the rules count them off; those still to come (`later`) may answer in
 *   advance, which is void as soon as `stamp` changes.
 * - `sealed`: several seats answer, none sees another's answer; when all are in, they are applied in seat order. Who
 *   is asked must follow from what everybody sees.
 * - `may`: these seats may decide this without owing it, at any time, beside what is owed.
 *
 * `ask: 'choice'`: a single legal answer is not asked for but carried out. In a sealed round it would tell what
 * somebody holds; there the rules leave a seat out of `seats`, for reasons that everybody sees.
 */
export type Asking<S extends State> =
  | { readonly how: 'one'; readonly ask: 'always' | 'choice'; seat(s: S): number }
  | {
      readonly how: 'inOrder';
      readonly ask: 'always' | 'choice';
      seat(s: S): number;
      later(s: S): SeatSet;
      stamp(s: S): number;
    }
  | { readonly how: 'sealed'; seats(s: S): SeatSet }
  | { readonly how: 'may'; seats(s: S): SeatSet };

/** Proposes a step; it is offered if the move does not refuse it. */
export type Offer = (step: Step) => void;

/** One kind of answer. In every draft that it is given, the first step has one of its verbs; its functions use no `this`. */
export interface Move<S extends State, E extends Happening> {
  /** The verbs that begin this move and no other. */
  readonly verbs: readonly number[];
  /** Proposes the next steps of a draft in listing order; of the empty draft those that begin this move. */
  offer(s: S, seat: number, draft: Draft, offer: Offer): void;
  /** Why this draft cannot be, or, when `whole`, why it cannot be confirmed. */
  refuse(s: S, seat: number, draft: Draft, whole: boolean): Refusal | undefined;
  /** Why this cannot be done while something else is asked; without it the point, then the game says why. */
  notNow?(s: S, seat: number, draft: Draft): Refusal;
  apply(s: S, seat: number, decision: Decision, chance: Chance, tell: Tell<E> | null): void;
  /** The clause that makes it final (`Game.final`). */
  final?(s: S, seat: number, decision: Decision): string | undefined;
  /** The text of a decision, or of a draft as far as it goes. */
  write(s: S, draft: Draft): string;
  /** What a text means, in the form that `PointRules.plain` gives it; undefined when it is of another move. */
  read(s: S, text: string): Result<Decision, Refusal> | undefined;
}

export interface DecisionPoint<S extends State, E extends Happening> {
  /** The row's name; the prompt is the message `point.<name>`. */
  readonly name: string;
  readonly clause: string;
  /** What fills the prompt. */
  params?(s: S, seat: number): Params | undefined;
  readonly asks: Asking<S>;

  readonly moves: readonly Move<S, E>[];
  /** Proposes the first steps where their listing order is not one move after the other. */
  offerFirst?(s: S, seat: number, offer: Offer): void;
  /** Why nothing at all is no answer; without it the game says why. */
  nothing?(): Refusal;
  /** Why something else cannot be done while this is asked. `verb`: what it begins with. */
  otherwise?(s: S, seat: number, verb: number): Refusal;
  /** Why a seat that is not asked must wait while this is; `verb`: what it wants to do, or -1. */
  barred?(s: S, seat: number, verb: number): Refusal;

  /** The answer when time runs out; without it the first one in listing order. */
  late?(s: S, seat: number): Decision;
  /** A random answer without listing them (`Game.sample`); without it one is put together step by step. */
  sample?(s: S, seat: number, chance: Chance): Decision;
  /** Only with `ask: 'choice'`: the one answer there is, found quicker than by listing, or undefined when there are several. */
  only?(s: S, seat: number): Decision | undefined;
}

/** The points of a game, and what is common to all of them. */
export interface PointRules<S extends State, E extends Happening> {
  readonly game: string;
  readonly points: readonly DecisionPoint<S, E>[];
  /** The names that `open` counts: the points that are owed, and `over`, where nobody owes anything. */
  readonly order: readonly string[];
  readonly over: string;
  /** What is asked now: a place in `order`. One field of the state, or a few that decide it. */
  open(s: S): number;
  /**
   * What the rules do before anybody is asked again: the next effect of a card, the next seat of a round. Called after
   * every answer, in a sealed round also between the answers; opens the next point by changing what `open` reads.
   */
  goOn?(s: S, chance: Chance, tell: Tell<E> | null): void;

  verbOf(step: Step): number;
  /** Could this number be a step at all? Drafts come from outside. */
  isStep(step: number): boolean;
  /** The form in which texts are read: blanks, capitals. */
  plain(text: string): string;

  /** Why a seat that is not asked cannot decide anything; `verb`: what it wants to do, or -1. */
  barred(s: S, seat: number, verb: number): Refusal;
  /** A list of steps that is no decision in any state. */
  malformed(): Refusal;
  /** Something that is not asked now. */
  otherwise(): Refusal;
  /** A text that no move reads. */
  unreadable(): Refusal;
}

/**
 * A decision point: one row of a specification's "Decision points" table, with everything that the rules say
 * about it in one place: who is asked and how, what is offered, why something is refused, what it does, its
 * notation, and the answer on timeout. A game lists its points, and `membersOf` turns the list into the
 * members that the contract in `game.ts` requires.
 *
 * A decision starts with a step whose *verb* names one `Move`. Most points have one move; a point that asks
 * "what do you do now?" has one for each kind of action, in a file of its own. An answer has at least one
 * step, so passing is a move with a verb, too.
 */
import type { Chance } from '../chance.ts';
import type { Decision, Draft, Step } from '../game.ts';
import type { State } from '../layout/layout.ts';
import type { GameEvent, Tell } from '../narration.ts';
import type { Params, Refusal, Result } from '../result.ts';
import type { SeatSet } from '../seats.ts';

/**
 * Whom a point asks, and how. This is data: the engine implements each way, a point only names it.
 *
 * - `one`: one seat answers, and its answer is applied at once.
 * - `inOrder`: seats answer one after another, in the order of the rules; those still to come (`later`) may
 *   answer in advance, and such an answer is void as soon as `stamp` changes.
 * - `sealed`: several seats answer without seeing each other's answers; when all are in, they are applied in
 *   seat order. Who is asked must follow from public information.
 * - `covert`: sealed, and nobody learns who has answered or passed, or when (`Game.covert`).
 * - `may`: these seats may decide this at any time without owing it, beside what is owed.
 *
 * `ask: 'choice'`: a single legal answer is applied without asking. In a sealed round that would reveal what
 * somebody holds; there the rules leave a seat out of `seats`, for public reasons.
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
  | { readonly how: 'sealed' | 'covert'; seats(s: S): SeatSet }
  | { readonly how: 'may'; seats(s: S): SeatSet };

/** Proposes a step; it is offered unless the move refuses it. */
export type Offer = (step: Step) => void;

/** One kind of answer. In every draft passed to it, the first step has one of its verbs. Its functions use no `this`. */
export interface Move<S extends State, E extends GameEvent> {
  /** The verbs that begin this move and no other. */
  readonly verbs: readonly number[];
  /** Proposes the next steps of a draft in listing order; for an empty draft those that begin this move. */
  offer(s: S, seat: number, draft: Draft, offer: Offer): void;
  /** Why this draft is not legal or, when `whole`, why it cannot be confirmed. */
  refuse(s: S, seat: number, draft: Draft, whole: boolean): Refusal | undefined;
  /**
   * Why this cannot be done while another point is open. Without it, or if nothing else is against it, the point
   * gives the reason, else the game.
   */
  notNow?(s: S, seat: number, draft: Draft): Refusal | undefined;
  apply(s: S, seat: number, decision: Decision, chance: Chance, tell: Tell<E> | null): void;
  /** Whether everybody may read the decision's notation (`Game.textIsPublic`); without it, only its seat. */
  textIsPublic?(s: S, seat: number, decision: Decision): boolean;
  /** The clause that makes the decision final (`Game.final`). */
  final?(s: S, seat: number, decision: Decision): string | undefined;
  /** The notation of a decision, or of a draft so far. */
  write(s: S, draft: Draft): string;
  /**
   * Parses a text in the form that `PointRules.plain` gives it; undefined when it belongs to another move.
   */
  read(s: S, text: string): Result<Decision, Refusal> | undefined;
}

export interface DecisionPoint<S extends State, E extends GameEvent> {
  /** The row's name; the prompt is the message `point.<name>`. */
  readonly name: string;
  readonly clause: string;
  /** Parameters of the prompt. */
  params?(s: S, seat: number): Params | undefined;
  readonly asks: Asking<S>;

  readonly moves: readonly Move<S, E>[];
  /** Proposes the first steps where their listing order is not one move after the other. */
  offerFirst?(s: S, seat: number, offer: Offer): void;
  /** Why an empty answer is refused; without it the game gives the reason. */
  nothing?(): Refusal;
  /** Why something else is refused while this is asked, if not by the usual words. `verb`: what the answer begins with. */
  otherwise?(s: S, seat: number, verb: number, draft: Draft): Refusal | undefined;
  /** Why a seat that is not asked must wait while this point is open; `verb`: what it wants to do, or -1. */
  barred?(s: S, seat: number, verb: number, draft: Draft): Refusal;

  /** The answer on timeout; without it the first one in listing order. Required of covert points. */
  late?(s: S, seat: number): Decision;
  /** A random answer without listing all (`Game.sample`); without it one is built step by step. */
  sample?(s: S, seat: number, chance: Chance): Decision;
  /**
   * Only with `ask: 'choice'`: the single legal answer, found faster than by listing; undefined when there
   * are several.
   */
  only?(s: S, seat: number): Decision | undefined;
}

/** The points of a game, and what is common to all of them. */
export interface PointRules<S extends State, E extends GameEvent> {
  readonly game: string;
  readonly points: readonly DecisionPoint<S, E>[];
  /** The names that `open` indexes: the points that are owed, and `over`, where nobody owes anything. */
  readonly order: readonly string[];
  readonly over: string;
  /** The point that is open now, as an index into `order`; read from one or a few fields of the state. */
  open(s: S): number;
  /**
   * What the rules do before anybody is asked again: the next effect of a card, the next seat of a round.
   * Called after every answer, in a sealed round also between the answers. It opens the next point by
   * changing what `open` reads.
   */
  goOn?(s: S, chance: Chance, tell: Tell<E> | null): void;

  verbOf(step: Step): number;
  /** Whether this number can be a step at all. Drafts are untrusted input. */
  isStep(step: number): boolean;
  /** Normalises a text before parsing: blanks, capitals. */
  plain(text: string): string;

  /** Why a seat that is not asked cannot decide anything; `verb`: what it wants to do, or -1. */
  barred(s: S, seat: number, verb: number): Refusal;
  /** The refusal of a list of steps that is not a decision in any state. */
  malformed(): Refusal;
  /** The refusal of something that is not asked now. `asked`: what is. */
  otherwise(asked: DecisionPoint<S, E>): Refusal;
  /** The refusal of a text that no move reads, in its normalised form. */
  unreadable(text: string): Refusal;
}

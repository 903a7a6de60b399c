/**
 * The contract between the engine and a game. The engine knows no game; a game knows no other. Whoever wants to
 * know a rule – the server, a page, a bot, a test – asks these functions and nothing else.
 *
 * A *decision* is what a seat answers at once and what others may see: one entry of the log. It is a short list
 * of *steps*, integers from 0 to 2^30 - 1 whose meaning is the game's own. A list that is not yet confirmed is a
 * *draft*: private, without chance or narration, freely revocable.
 */
import type { Chance } from './chance.ts';
import type { JsonObject } from './layout/json.ts';
import type { State } from './layout/layout.ts';
import type { ClockSetting } from './match/clock.ts';
import type { Happening, Tell } from './narration.ts';
import type { OptionsSchema, OptionValues, Preset } from './options.ts';
import type { Params, Refusal, Result } from './result.ts';
import type { SeatSet, Viewer } from './seats.ts';
import type { StepList } from './steps.ts';

export type Step = number;
export type Draft = readonly Step[];
export type Decision = readonly Step[];

/** How a match ended: rank 1 is best, equal ranks share a place; `reason` is a message id `ending.<reason>`. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores?: readonly number[];
  readonly reason: string;
}

/** What is being asked of a seat: a row of the specification's "Decision points" table. */
export interface Point {
  /** The row's name; the prompt is the message `point.<name>`. */
  readonly name: string;
  readonly clause: string;
  readonly params?: Params;
}

/** Something the table decided that the rules must know of. */
export type Fact =
  | { readonly kind: 'resign'; readonly seat: number }
  | { readonly kind: 'timeout'; readonly seat: number }
  | { readonly kind: 'agreedDraw' }
  | { readonly kind: 'claim'; readonly seat: number }
  | { readonly kind: 'abort'; readonly seat: number };

/**
 * Which acts of the table this game has, each with the clauses that say so. An act that is not named here is
 * refused with NO_SUCH_ACT.
 */
export interface TableRules {
  readonly resign?: { readonly clause: string };
  /** `again`: a new offer only after an opponent has decided something since the last one. */
  readonly draw?: { readonly clause: string; readonly again: string; readonly answer: string };
  /** A claim that the rules judge: `refuse` says why not. */
  readonly claim?: { readonly clause: string };
  /** Until every seat has decided `before` times. */
  readonly abort?: { readonly clause: string; readonly before: number };
  /** Undo of a submitted decision: freely while only one's own acts would be undone, by consent otherwise, or not. */
  readonly undo?: {
    readonly clause: string;
    readonly late: string;
    readonly policy: 'free' | 'consent' | 'off';
  };
  /**
   * What a flag fall means: the seat loses, or the rules answer for it with `timeout`. Without a setting this
   * match is played without a clock; a table with days per move lets flags fall all the same.
   */
  readonly clock?: {
    readonly clause: string;
    readonly onFall: 'lose' | 'answer';
    readonly setting?: ClockSetting;
  };
}

/** What a seat may answer ahead of its turn in a window that asks one seat after another. */
export interface Ahead {
  readonly seats: SeatSet;
  /** Changes whenever the board changes in a way that voids answers given in advance. */
  readonly stamp: number;
}

/**
 * `S` is the game's state, `C` what never changes during a match, `E` the union of its events (`never` where it tells
 * nothing).
 */
export interface Game<S extends State, C, E extends Happening> {
  readonly id: string;
  /** The version of the rules. A match names it and finishes on it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema;
  /** Named sets of their values, such as the rules of a later edition. */
  readonly presets?: readonly Preset[];

  /** What never changes during a match, from its options; refuses options that do not fit together. */
  config(options: OptionValues, seats: number): Result<C, Refusal>;
  /** A state with every field at its initial value and every component in its rest zone. */
  blank(config: C): S;
  /** Deals and sets up a blank state. */
  setup(s: S, chance: Chance, tell: Tell<E> | null): void;

  /** Who owes a decision. Several seats at once answer sealed: all are asked, then all resolved. Empty = over. */
  active(s: S): SeatSet;
  /**
   * Who may decide something without owing it: the partners who may speak for their faction, an offer out of
   * turn. Such decisions are applied at once.
   */
  may?(s: S): SeatSet;
  /** Who may answer the present window in advance, before it is their turn in it. */
  ahead?(s: S): Ahead;
  /** What is asked of a seat now; undefined when nothing is. */
  point(s: S, seat: number): Point | undefined;

  /** Clears `out` and fills it with every legal next step of the draft, each once, and whether it may be confirmed now. */
  steps(s: S, seat: number, draft: Draft, out: StepList): void;
  /** One random legal decision without listing them all, for playouts; need not be uniform. */
  sample?(s: S, seat: number, chance: Chance): Decision;
  /** Why this draft cannot be – or, when `whole`, why it cannot be confirmed as a decision. */
  refuse(s: S, seat: number, draft: Draft, whole: boolean): Refusal | undefined;
  /** Applies a legal decision in place. Only `chance` and the arguments decide what happens. */
  apply(s: S, seat: number, decision: Decision, chance: Chance, tell: Tell<E> | null): void;
  /** The clause that makes this decision final, so that it cannot be undone even where nothing stands against it. */
  final?(s: S, seat: number, decision: Decision): string | undefined;
  /** What happens when a seat's time runs out, where the table answers for it. */
  timeout(s: S, seat: number): Decision;
  /** The end, once there is one. */
  outcome(s: S): Outcome | undefined;
  /** After so many decisions a match ends unfinished. */
  maxDecisions(config: C): number;

  /**
   * The notation of a legal decision of this seat in this state, or of a draft of one step or more that leads to
   * one; canonical: one list of steps, one text.
   */
  write(s: S, seat: number, decision: Decision): string;
  /** Reads any spelling of an intent, whole or a draft. What cannot be done is refused with its clause. */
  read(s: S, seat: number, text: string): Result<Decision, Refusal>;

  /**
   * What a viewer is told beyond the redacted state: derived, public to that viewer, for the table to draw. One that
   * takes no viewer tells everybody the same.
   */
  derived?(s: S, viewer: Viewer): JsonObject;
  /** Corrects an imagined state where uniform filling-in is not consistent with the rules. */
  complete?(s: S, viewer: Viewer, chance: Chance): void;
  /**
   * What is wrong with a state beyond the layout's own audit: everything that the rules count on and a position set
   * up by hand could break, above all between the question that is asked and the rest. Not for hot paths.
   */
  audit?(s: S): readonly string[];
  /**
   * Shows what the rules show (an open hand, the top of a pile), in a sound state set up by hand that does not say who
   * knows what.
   */
  revealOpen?(s: S): void;

  /** The acts of the table that this game has. */
  table(config: C): TableRules;
  /** Why a claim of this seat is not granted; only for games whose table rules have `claim`. */
  refuseClaim?(s: S, seat: number): Refusal | undefined;
  /** Takes a decision of the table into the state, so that `outcome` knows. */
  fact(s: S, fact: Fact): void;

  /** A standing order ("pass until …"): what it answers now, or undefined when it asks. Never hidden information. */
  standing?(s: S, seat: number, order: string): Decision | undefined;
  /** Why this is not an order that this seat may leave. */
  refuseOrder?(s: S, seat: number, order: string): Refusal | undefined;
}

/**
 * A game whose state and events are its own business, where the engine handles games it knows nothing of: it only
 * passes back what the game made. (The functions are methods, so that any `Game<S, C, E>` fits.)
 */
export type AnyGame = Game<State, unknown, Happening>;

/**
 * The contract between the engine and a game. The engine knows no game, and no game knows another. Everything
 * that needs a rule (the server, a page, a bot, a test) calls these functions and nothing else.
 *
 * A *decision* is what a seat answers at once and what others may see: one entry of the log. It is a short
 * list of *steps*, integers from 0 to 2^30 - 1 whose meaning is up to the game. A list that is not confirmed
 * yet is a *draft*: private, without randomness or narration, and freely changed or dropped.
 */
import type { Chance } from './chance.ts';
import type { JsonObject } from './layout/json.ts';
import type { State } from './layout/layout.ts';
import type { ClockSetting } from './match/clock.ts';
import type { GameEvent, Tell } from './narration.ts';
import type { OptionsSchema, OptionValues, Preset } from './options.ts';
import type { Params, Refusal, Result } from './result.ts';
import type { SeatNumber, SeatSet, Viewer } from './seats.ts';
import type { StepList } from './steps.ts';

export type Step = number;
export type Draft = readonly Step[];
export type Decision = readonly Step[];

export type SeatResult = 'won' | 'lost' | 'drawn';

/**
 * How a match ended. Rank 1 is best, equal ranks share a place; `reason` names the message `ending.<reason>`.
 */
export interface Outcome {
  readonly ranks: readonly number[];
  /**
   * By seat, where it does not follow from the ranks: a game for one seat, and one in which all play together, must
   * say whether it is won or lost. Read it by `resultsOf` (outcome.ts).
   */
  readonly results?: readonly SeatResult[];
  /**
   * Who played together, by seats from 1; absent where every seat played for itself. The match adds it from
   * `Game.sides`; rules leave it out.
   */
  readonly sides?: readonly (readonly SeatNumber[])[];
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

/** Something decided by the table (not by a game decision) that the rules must know. */
export type Fact =
  | { readonly kind: 'resign'; readonly seat: number }
  | { readonly kind: 'timeout'; readonly seat: number }
  | { readonly kind: 'agreedDraw' }
  | { readonly kind: 'claim'; readonly seat: number }
  | { readonly kind: 'abort'; readonly seat: number };

/**
 * Which table acts this game has, each with the clauses it follows from. Any other act is refused with
 * NO_SUCH_ACT.
 */
export interface TableRules {
  readonly resign?: { readonly clause: string };
  /** `again`: clause by which a new offer needs an opponent's decision since the last one. */
  readonly draw?: { readonly clause: string; readonly again: string; readonly answer: string };
  /** A claim that the rules judge; see `refuseClaim`. */
  readonly claim?: { readonly clause: string };
  /** Allowed until every seat has decided `before` times. */
  readonly abort?: { readonly clause: string; readonly before: number };
  /**
   * Undo of a submitted decision: without asking while only one's own decisions would be undone, by consent
   * otherwise, or never.
   */
  readonly undo?: {
    readonly clause: string;
    readonly late: string;
    readonly policy: 'free' | 'consent' | 'off';
  };
  /**
   * What running out of time means: the seat loses, or the rules answer for it with `timeout`. Without a
   * setting this match is played without a clock, but a table that counts days per move can still report a
   * seat's time as up.
   */
  readonly clock?: {
    readonly clause: string;
    readonly onFall: 'lose' | 'answer';
    readonly setting?: ClockSetting;
  };
  /**
   * How long a covert round waits for answers, in milliseconds; then the table gives those of `Game.timeout`.
   * Without it, and where a table counts days per move, there is no such limit.
   */
  readonly covert?: { readonly limit: number };
}

/** Which seats may answer before their turn in a window that asks one seat after another. */
export interface Ahead {
  readonly seats: SeatSet;
  /** Changes whenever the board changes in a way that voids answers given in advance. */
  readonly stamp: number;
}

/**
 * `S` is the game's state, `C` its configuration (constant during a match), `E` the union of its events
 * (`never` if it has none).
 */
export interface Game<S extends State, C, E extends GameEvent> {
  readonly id: string;
  /** The version of the rules. A match records it and is played to its end with it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema;
  /** Named sets of option values, such as the rules of a later edition. */
  readonly presets?: readonly Preset[];

  /** The configuration that follows from the options; refuses options that contradict each other. */
  config(options: OptionValues, seats: number): Result<C, Refusal>;
  /** A state with every field at its initial value and every component in its rest zone. */
  blank(config: C): S;
  /** Deals and sets up a blank state. */
  setup(s: S, chance: Chance, tell: Tell<E> | null): void;

  /**
   * The seats that owe a decision. If several do, they answer sealed and all answers are resolved together.
   * Empty = over.
   */
  active(s: S): SeatSet;
  /**
   * Whether the question that is open is *covert*: a sealed round in which nobody learns who has answered, who
   * has passed or was passed by the table, or when. The table resolves it. Who is asked must follow from
   * public facts, `timeout` must answer for every seat that is asked, and `apply` must neither tell nor show
   * anything about an answer that has no effect.
   */
  covert?(s: S): boolean;
  /**
   * The seats that may decide something without owing it: partners who may act for their faction, an offer
   * out of turn. Such decisions are applied at once.
   */
  may?(s: S): SeatSet;
  /** The seats that may answer the current window in advance, before their turn in it. */
  ahead?(s: S): Ahead;
  /**
   * Who plays together now, in the view of everybody; no seat twice. A seat in none of these sets plays for itself, and
   * without this member every seat does. Sides may change in play; read them by `sidesOf` (sides.ts). At the end a side
   * shares its rank and its result.
   */
  sides?(s: S): readonly SeatSet[];
  /**
   * The seats that decide together what this seat is asked, it included: what all people among them propose becomes its
   * answer, which the table sees to (tables/proposals.ts). Empty where the seat decides alone, as it always does without
   * this member. Follows from public facts.
   */
  together?(s: S, seat: number): SeatSet;
  /**
   * Stable ids of what partners may point at (proposal.ts): squares, regions, piles. The same during a match, whatever
   * lies there. The page names them by the messages `place.<id>`, where there are any.
   */
  places?(config: C): readonly string[];
  /** What this seat is asked now; undefined when it is asked nothing. */
  point(s: S, seat: number): Point | undefined;

  /**
   * Clears `out` and fills it with every legal next step of the draft, each once, and whether the draft can
   * be confirmed now.
   */
  steps(s: S, seat: number, draft: Draft, out: StepList): void;
  /** One random legal decision without listing all of them, for playouts; need not be uniform. */
  sample?(s: S, seat: number, chance: Chance): Decision;
  /** Why this draft is not legal or, when `whole`, why it cannot be confirmed as a decision. */
  refuse(s: S, seat: number, draft: Draft, whole: boolean): Refusal | undefined;
  /** Applies a legal decision in place. The result depends only on the arguments, including `chance`. */
  apply(s: S, seat: number, decision: Decision, chance: Chance, tell: Tell<E> | null): void;
  /**
   * Whether everybody may read this decision's notation once it has been applied, in a game that hides something:
   * nothing in the text may depend on what is hidden from anybody. Without it only its seat reads it. `s` is the
   * state before the decision.
   */
  textIsPublic?(s: S, seat: number, decision: Decision): boolean;
  /** The clause that makes this decision final: it can then never be undone. */
  final?(s: S, seat: number, decision: Decision): string | undefined;
  /** The decision made for a seat whose time has run out, where the rules answer for it. */
  timeout(s: S, seat: number): Decision;
  /** The result; undefined while the match runs. */
  outcome(s: S): Outcome | undefined;
  /** After this many decisions a match ends as unfinished. */
  maxDecisions(config: C): number;

  /**
   * The canonical notation of a legal decision, or of a draft of at least one step that leads to one: one
   * list of steps, one text.
   */
  write(s: S, seat: number, decision: Decision): string;
  /** Parses any accepted spelling of a decision or draft. What is not possible is refused with its clause. */
  read(s: S, seat: number, text: string): Result<Decision, Refusal>;

  /**
   * What a viewer is told beyond the redacted state: derived data, known to that viewer, for the table to
   * draw. An implementation without the `viewer` parameter tells everybody the same.
   */
  derived?(s: S, viewer: Viewer): JsonObject;
  /** Corrects an imagined state where uniformly filled-in components contradict the rules. */
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

  /** The table acts that this game has. */
  table(config: C): TableRules;
  /** Why a claim of this seat is not granted; only for games whose `TableRules` have `claim`. */
  refuseClaim?(s: S, seat: number): Refusal | undefined;
  /** Records a decision of the table in the state, so that `outcome` takes it into account. */
  fact(s: S, fact: Fact): void;

  /**
   * What a standing order ("pass until …") answers now; undefined when the seat must be asked. Must not
   * depend on hidden information. Of several orders of a seat the first that answers counts.
   */
  standing?(s: S, seat: number, order: string): Decision | undefined;
  /** The standing orders that a page lists for this seat, each legal now; depends on nothing that is hidden from it. */
  orders?(s: S, seat: number): readonly string[];
  /**
   * Whether this standing order has done its work or can no longer answer, so that it lapses by itself. Asked after
   * every decision; depends on nothing that is hidden from the seat.
   */
  orderLapses?(s: S, seat: number, order: string): boolean;
  /** Why this seat may not leave this standing order. */
  refuseOrder?(s: S, seat: number, order: string): Refusal | undefined;
}

/**
 * A game of unknown state and event types: the engine only passes back what the game made. (The functions are
 * declared as methods, so that any `Game<S, C, E>` is assignable.)
 */
export type AnyGame = Game<State, unknown, GameEvent>;

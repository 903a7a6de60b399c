/**
 * The interface of bots. A bot gets a view of its seat and answers in the game's notation; it never sees the
 * referee's state (law 11). To use the rules it asks the game about a state that it imagines from the view.
 *
 * Bots run unchanged on a server, in a worker thread and in a web worker: no clock, no randomness of their
 * own. The same view, seat and seed, and where it hears the same lines, give the same answer.
 */

import type { Chance } from '#engine/chance.ts';
import type { Outcome } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { Heard } from '#engine/match/heard.ts';
import type { View } from '#engine/match/view.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { Policy } from '#engine/playout.ts';
import type { SeatNumber } from '#engine/seats.ts';

/** A bot's report on its search, for spectators. Scores are in the bot's own units. */
export interface BotInfo {
  /** Positions visited. */
  readonly nodes: number;
  /** Search depth in full decisions. */
  readonly depth: number;
  /** The expected result of the seat; higher is better. */
  readonly score: number;
  /** The line it expects, in notation, its own answer first. */
  readonly line: readonly string[];
}

export interface BotAnswer {
  /** The decision in the game's notation. */
  readonly text: string;
  readonly info?: BotInfo;
}

/** Why an answer is good: the message `because.<term>` of the game, with its parameters. */
export interface Reason {
  readonly term: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface Thinking {
  /** The seed of the bot's own randomness. */
  readonly seed: number;
  /** Maximum positions to visit, overriding the level's budget. */
  readonly nodes?: number;
  /**
   * For a bot that `hears`: what its seat was told since the deal, in order. Empty where nobody has listened, as for a
   * hint: the bot then plays like somebody who has just come.
   */
  readonly heard?: Heard;
}

export interface Bot {
  readonly id: string;
  /** Whether it is given what its seat heard: always, or where this says so of a view. For the others nothing is computed. */
  readonly hears?: true | ((view: View) => boolean);
  /**
   * Decides for a seat (from 1) that owes a decision in this view.
   * @throws when the view is not one of the bot's game, or the seat owes nothing
   */
  choose(view: View, seat: SeatNumber, thinking: Thinking): BotAnswer;
}

/** Does the bot want what its seat heard, to decide in this view? */
export const wantsHeard = ({ hears }: Bot, view: View): boolean =>
  typeof hears === 'function' ? hears(view) : hears === true;

/**
 * A level that people can play against. Budgets count positions, not time: the same on a phone and a server.
 */
export interface Level {
  readonly id: string;
  /** Positions visited per decision at most. */
  readonly nodes: number;
}

/**
 * Statistics of one piece of the game (a card, a unit) over many games. A shared win counts in parts, 1 per
 * game.
 */
export interface PieceStatisticsRow {
  readonly id: string;
  readonly games: number;
  /** Games in which somebody took it; seats that took it, and their wins. */
  readonly gamesTaken: number;
  readonly takers: number;
  readonly takersWins: number;
  /** Seats that held it at the end, and their wins. */
  readonly holders: number;
  readonly holdersWins: number;
}
/** Collects statistics of pieces over many games, one after another. */
export interface PieceStatistics {
  /** Receives the events of the current game. */
  tell(event: GameEvent): void;
  /** Ends the current game. */
  end(s: State, outcome: Outcome): void;
  rows(): PieceStatisticsRow[];
}

/** What a game's `bot/index.ts` offers. */
export interface BotModule {
  /** From the easiest to the strongest; names are the messages `level.<id>`. */
  readonly levels: readonly Level[];
  /** Ids of further bots, for measuring. */
  readonly baselines: readonly string[];
  /** @throws when no level or baseline has this id */
  create(id: string): Bot;
  /**
   * A bot as a policy on bare states, for simulations of many thousand games; undefined for bots that are too
   * slow or have none. It reads only what its seat sees, and gives the answers that the bot of this id gives
   * to a view.
   */
  policy?(id: string, chance: Chance): Policy | undefined;
  /** Counts the game's pieces, for balance reports. */
  pieceStatistics?(): PieceStatistics;
  /**
   * Why this answer of one of the bots to a view is good, in the terms of the evaluation: the one that grows most by it.
   * `seat` from 1.
   */
  explain?(view: View, seat: SeatNumber, answer: BotAnswer): Reason;
  /** Whether a position is balanced enough to begin a game of the arena from. */
  fair?(view: View): boolean;
}

/** Finds the bots of a game: `loadBots` of the library. `version`: of the rules that a match goes by. */
export type LoadBots = (game: string, version?: string) => Promise<BotModule | undefined>;

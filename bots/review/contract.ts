/**
 * What a finished match is made of for those who look back at it: how the chances of the seats went, which turn decided
 * it, and where somebody could have played better. A game declares an `Appraisal`; all else is the same for every game.
 * After the end everything is open, so states are judged whole. While a match runs nothing of this is computed.
 */
import type { Decision } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { StoryItem } from '#engine/match/story.ts';
import type { Seat, SeatNumber } from '#engine/seats.ts';

/** What a table may count: turns, which may be one of each player, or rounds. */
export type Unit = 'turn' | 'round';

/** How a game's states are judged, by what its bots think of them. */
export interface Appraisal {
  /**
   * Each seat's expected share of the win, from 0 to 1, in a state that is not over. `nodes`: positions that a search
   * may visit for it, roughly; where they are too few for one, the state is judged as it stands. The same state and
   * budget give the same shares. Empty while players still set up: then nothing is said before the first turn.
   */
  shares(s: State, nodes: number): readonly number[];
  /** The points of each seat, as if the match ended now. Absent where a game has no running score. */
  scores?(s: State): readonly number[];
  /**
   * Names the turn that is being played: decisions belong to one turn as long as this stays the same. Absent: every
   * decision is a turn.
   */
  turn?(s: State): number;
  /** Whose turn is being played, where others may decide first in it. Absent: of those who do. */
  whose?(s: State): Seat | undefined;
  /** What the table counts as a match goes on. Absent where it counts nothing: then turns are counted. */
  readonly count?: {
    readonly unit: Unit;
    /** The number that the table shows in this state; 0 where it shows none yet. */
    at(s: State): number;
  };
  /** Do players still set up? Absent where all that is decided belongs to a turn. What is set up has no number. */
  setsUp?(s: State): boolean;
  /** Does this decision do nothing, as the end of a turn or a pass? A reader is shown what was done before it. */
  doesNothing?(decision: Decision): boolean;
  /** Positions that the strongest bot may visit for one piece of advice. */
  readonly adviceNodes: number;
}

/** A share of the win in thousandths. */
export type Share = number;

/** One turn, or something outside the rules such as a resignation. */
export interface Turn {
  /** Who played it: several where they decide at once, nobody where it came from outside the rules. */
  readonly seats: readonly Seat[];
  /** The moments before and after it: 0 is the deal, n the state after item n of the story. */
  readonly from: number;
  readonly to: number;
}

/** The match turn by turn: what the turn that decided it and the marked moments are chosen from. */
export interface Progress {
  readonly turns: readonly Turn[];
  /** Before each turn, and after the last one: each seat's share of the win. One more than there are turns. */
  readonly shares: readonly (readonly Share[])[];
}

/** What would have been better, in the opinion of the strongest bot. */
export interface Better {
  /** The moment before the first decision that it would have made otherwise. */
  readonly at: number;
  /** What it would have decided from there to the end of the turn, as the move list would show it; the first has a text. */
  readonly line: readonly StoryItem[];
  /** How much more of the win the whole turn promised than the one that was played. */
  readonly gain: Share;
}

/** A moment that is worth looking at again. */
export interface Marked {
  /** Index into the turns, and whose turn it was. */
  readonly turn: number;
  readonly seat: SeatNumber;
  /** The share of the seat before this turn of its own, and when its next one began or the match ended. */
  readonly before: Share;
  readonly after: Share;
  /** The moment after the decision of the turn that changed most. */
  readonly at: number;
  /** Absent where the bot found nothing better. */
  readonly better?: Better;
}

/** A turn that stands out, by its index, with the moment after the decision of it that changed most. */
export interface Outstanding {
  readonly turn: number;
  readonly at: number;
  /** How much it changed the share of the seat that is named, which gained or lost by it. */
  readonly seat: SeatNumber;
  readonly change: Share;
}

/** The review of a finished match, as JSON. */
export interface Review extends Progress {
  /** As `shares`: the points, where the game has a running score. */
  readonly scores?: readonly (readonly number[])[];
  /** The number of each turn as the table counts; absent where it counts nothing. */
  readonly counted?: { readonly unit: Unit; readonly numbers: readonly number[] };
  /** The turn that decided the match. Absent where nobody has won or lost, or no turn changed much. */
  readonly decisive?: Outstanding;
  /** The turn by which its own seat gained most: one of the readers' turns. */
  readonly best?: Outstanding;
  /** At most three, in the order in which they happened. */
  readonly marked: readonly Marked[];
  /** The level of the bot that says what is better; absent where the game has none. */
  readonly adviser?: string;
  /** Was anything left to chance, so that there is a deal to check? */
  readonly drew: boolean;
}

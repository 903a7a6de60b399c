/**
 * What a game gives to the page: its rules, how its table looks, and how a new match is chosen. Its words and its
 * rulebook are in its manifest (games/manifest.ts). The page knows no game beyond these two.
 */
import type { Component, Snippet } from 'svelte';
import type { Game } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { View } from '#engine/match/view.ts';
import type { Happening } from '#engine/narration.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import type { OpenTable, StoryItem } from '#wire/protocol.ts';
import type { Desk } from './desk.svelte.ts';

/** Milliseconds of one step of motion; 0 = nothing moves. */
export type Pace = number;

/** `E`: the events of the game. */
export interface TableProps<E extends Happening = Happening> {
  readonly options: OptionValues;
  /**
   * What is seen at the moment `at`, when the game hides anything. Otherwise always the present: such a game makes
   * its moments of the story (`kit/record.ts`).
   */
  readonly view: View;
  readonly story: readonly StoryItem<E>[];
  /** The moment shown: 0 is the deal, n the state after the nth item of the story. */
  readonly at: number;
  /** The seat of this device that may decide now, from 0; undefined while it is not asked, or looks at the past. */
  readonly seat: number | undefined;
  /** From whose side the table is seen, from 0. */
  readonly from: number;
  readonly desk: Desk;
  readonly pace: Pace;
  /** Sends a decision in notation. Resolves with the reason when it is refused. */
  readonly decide: (text: string) => Promise<Refusal | undefined>;
  /**
   * What a bot would decide that sees only what this seat sees, the strongest if no level is named; undefined where
   * hints are not offered.
   */
  readonly hint?: ((level?: string) => Promise<string>) | undefined;
  /**
   * The line of a seat (from 0): name, presence, clock, whether it has answered. Given where there is no room for the
   * list of players beside the table, to a game that has `seatsOnTable`: it draws the lines where the players sit.
   */
  readonly seatLine?: Snippet<[seat: number]> | undefined;
}

export interface SetupProps {
  /** Levels of the game's bot, weakest first. */
  readonly levels: readonly string[];
  /** A table is being opened. */
  readonly busy: boolean;
  readonly start: (wish: OpenTable) => void;
}

/**
 * `E`: the events of the game. The page handles games whose events it does not know, and gives a table only what its
 * own game told. (`Table` and `entry` are methods, so that any `TableModule<E>` fits where one of these is asked for.)
 */
export interface TableModule<E extends Happening = Happening> {
  readonly game: Game<State, unknown, E>;
  /** The component that draws the table. */
  Table(...given: Parameters<Component<TableProps<E>>>): ReturnType<Component<TableProps<E>>>;
  readonly Setup: Component<SetupProps>;
  /** What a match with these options begins from, at a glance. */
  readonly Preview?: Component<{ readonly options: OptionValues }>;
  /** One line of the move list. */
  entry(item: StoryItem<E>): string;
  /** A class of the theme that sets `--flag`, the colour in which this seat (from 1) plays. */
  seatClass?(seat: number): string;
  /** The table shows each player's side by name: where there is little room, it draws the shell's lines itself. */
  readonly seatsOnTable?: boolean;
  /** Two seats answer each other, decision by decision: the move list has a column for each. */
  readonly pairs?: boolean;
  /** The table tells by itself what happened since one's last turn. */
  readonly digests?: boolean;
  /** What is particular about a match with these options, line by line. */
  about(options: OptionValues): readonly string[];
}

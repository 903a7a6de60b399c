/**
 * The interface of a game's user interface: its rules, its table component and its setup form. Messages and
 * rulebook are in the game's manifest (games/manifest.ts). The page knows nothing else of a game.
 */
import type { Component, Snippet } from 'svelte';
import type { Game } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { View } from '#engine/match/view.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { Teller } from './caption/teller.ts';
import type { Desk } from './desk.svelte.ts';
import type { Course } from './opening/task.ts';
import type { MessageParams } from './text.ts';

/** Duration of one animation step in milliseconds. 0 turns animation off. */
export type Pace = number;

/** What an update told at a table that forgets. It is passed on once and kept nowhere. */
export interface Passing<E extends GameEvent = GameEvent> {
  /** The lines of the story that were new. */
  readonly lines: readonly StoryItem<E>[];
  /** Items were taken back. */
  readonly undone: boolean;
}

/** Props of a table component. `E`: the events of the game. */
export interface TableProps<E extends GameEvent = GameEvent> {
  readonly options: OptionValues;
  /**
   * The view at the moment `at` when the game hides information. For any other game this is always the latest
   * view: such a game computes earlier states from the history itself (`kit/open-replay.ts`).
   */
  readonly view: View;
  /** Empty until the end at a table that forgets (`View.forgets`). */
  readonly story: readonly StoryItem<E>[];
  /**
   * At a table that forgets: calls the listener with what happens, as it happens, for motion and sound. Nothing of it
   * may be kept beyond them. Returns the function that ends it. Undefined where there is nothing to hear.
   */
  readonly hear?: ((listener: (told: Passing<E>) => void) => () => void) | undefined;
  /** The moment shown: 0 is the initial state, n the state after item n of the history. */
  readonly at: number;
  /**
   * The seat (from 0) on this device that may decide now. Undefined while none may, or while the past is
   * shown.
   */
  readonly seat: number | undefined;
  /** The seat (from 0) from whose side the table is drawn. */
  readonly from: number;
  readonly desk: Desk;
  readonly pace: Pace;
  /** Sends a decision in the game's notation. Resolves with the refusal if it is refused. */
  readonly decide: (text: string) => Promise<Refusal | undefined>;
  /** Leaves a standing order for the seat that may decide, in the game's words. Undefined where none can be left. */
  readonly leaveOrder?: ((order: string) => Promise<void>) | undefined;
  /**
   * Asks a bot of this level (the strongest by default) for a decision. The bot sees only what this seat
   * sees. Undefined where hints are not offered. Rejects while nothing is asked of this device.
   */
  readonly hint?: ((level?: string) => Promise<Advice>) | undefined;
  /** Where a table can show a mark on a place, it shows these; they are listed beside the table in any case. */
  readonly marks?: readonly Mark[];
  /**
   * Points at a place for the partners. Given while the player wants to point (`TableModule.pointsOnTable`): a tap on a
   * place, or its key, then points at it and decides nothing.
   */
  readonly point?: ((place: string) => void) | undefined;
  /** Places that an explanation speaks of just now. A table that has a course (`TableModule.course`) highlights them. */
  readonly lit?: readonly string[] | undefined;
  /**
   * The status line of a seat (from 0): name, presence, clock, whether it has answered. It is given on narrow
   * screens to games that have `seatsOnTable`, which draw the lines at the players' places.
   */
  readonly seatLine?: Snippet<[seat: number]> | undefined;
}

/** What a bot would do. */
export interface Advice {
  /** The decision in notation. */
  readonly text: string;
  /** Why: the message `because.<term>` of the game; undefined where the game's bots give no reasons. */
  readonly because?: { readonly term: string; readonly params?: MessageParams } | undefined;
}

/** A place of the table (`Game.places`) that a player (from seat 1) points at for the partners. */
export interface Mark {
  readonly place: string;
  readonly seat: SeatNumber;
  readonly name: string;
}

export interface SetupProps {
  /** Levels of the game's bot, weakest first. */
  readonly levels: readonly string[];
  /** A table is being created. */
  readonly busy: boolean;
  readonly start: (wish: OpenTable) => void;
}

/** Props of a game's final scoring, which is shown in the ending. */
export interface ScoresProps {
  /** Of the finished match. */
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat (from 0) that is called "you"; undefined where nobody is. */
  readonly me: number | undefined;
  readonly pace: Pace;
  /** The end has just been reached: it is revealed step by step, unless there is no motion. */
  readonly reveal: boolean;
  /** To be called when everything is shown. */
  readonly done: () => void;
}

/**
 * What a game exports for the page. `E`: the events of the game. The page handles games without knowing their
 * event types, and gives a table only events of its own game. (`Table` and `entry` are methods, so that
 * parameter bivariance lets any `TableModule<E>` stand for a `TableModule`.)
 */
export interface TableModule<E extends GameEvent = GameEvent> {
  readonly game: Game<State, unknown, E>;
  /** The component that draws the table. */
  Table(...given: Parameters<Component<TableProps<E>>>): ReturnType<Component<TableProps<E>>>;
  readonly Setup: Component<SetupProps>;
  /** A small picture of the initial state with these options. */
  readonly Preview?: Component<{ readonly options: OptionValues }>;
  /** Text of one item in the move list. What came of a covert round names no seat and has no text to others. */
  entry(item: StoryItem<E>): string;
  /**
   * What an item says that is hardly worth a line, such as that a seat passed: the move list says it in the line before.
   * Undefined for any other item.
   */
  aside?(item: StoryItem<E>): string | undefined;
  /**
   * The item in words, without who did it, where `entry` is notation: a match is looked back at in words. Undefined for
   * what has none.
   */
  inWords?(item: StoryItem<E>): string | undefined;
  /** The text of an item of a seat is a whole sentence that names who did it; otherwise the page says so. */
  readonly entryNamesSeat?: boolean;
  /**
   * A CSS class of the game's theme that sets `--flag`, the colour of this seat (from 1). A colour may depend on what
   * was played, as that of a faction does; before the deal there is no view.
   */
  seatClass?(seat: SeatNumber, view: View | undefined): string;
  /**
   * Messages for what the results count, where that is no points: how many the first has (`n`), what they are called,
   * and what the graph of them shows.
   */
  readonly results?: { readonly total: string; readonly name: string; readonly graph: string };
  /**
   * After this item a turn begins. Where a turn has several decisions, the move list is headed by turns, numbered as the
   * review of a finished match numbers them.
   */
  beginsTurn?(item: StoryItem<E>): boolean;
  /** The table can show each player's status line itself on narrow screens (see `seatLine`). */
  readonly seatsOnTable?: boolean;
  /** The table takes `point` and shows `marks`. */
  readonly pointsOnTable?: boolean;
  /**
   * A CSS class of the game's theme, set on the body while one of its tables is the page. It may set the colours of the
   * page (`web/src/style/tokens.css`) and, of the prompt, `--prompt` (its background), `--prompt-edge` and
   * `--prompt-scheme` (`dark` where it is dark by day, too).
   */
  readonly pageTheme?: string;
  /** The places of the table that an item is about, as `TableProps.lit` names them, in the order of what happened. */
  placesOf?(item: StoryItem<E>): readonly string[];
  /** Two seats alternate, so the move list has a column for each. */
  readonly pairs?: boolean;
  /** An interactive opening and exercises, loaded when somebody wants to learn the game. */
  readonly course?: () => Promise<Course>;
  /** The final scoring, where there is more to it than a number for each player. */
  readonly scores?: () => Promise<Component<ScoresProps>>;
  /** Every level of the game's bots has a face, `table/faces/<level>.svg`. */
  readonly faces?: boolean;
  /** How turns are told, loaded where bots play. */
  captions?(): Promise<Teller<E>>;
  /** The table itself summarises what happened since one's last turn. */
  readonly digests?: boolean;
  /** What is proposed for options where all others are bots. A player who chooses otherwise has it so. */
  readonly amongBots?: OptionValues;
  /** The options that differ from their defaults, one line each. */
  about(options: OptionValues): readonly string[];
}

/**
 * What a game reads, writes and judges beside its matches: files such as a scenario, records in a notation of its own,
 * and what analysis can tell of a position. A game that has any says so in its manifest; it is loaded when asked for.
 */
import type { Outcome } from './game.ts';
import type { JsonObject } from './layout/json.ts';
import type { State } from './layout/layout.ts';
import type { Act } from './match/entry.ts';
import type { Answer } from './match/item.ts';
import type { Match } from './match/match.ts';
import type { OptionValue } from './options.ts';
import type { Refusal, Result } from './result.ts';
import type { Seat } from './seats.ts';

/** What is wrong with a file: with errors it cannot be used, with warnings it can. */
export interface Verdict {
  readonly errors: readonly Refusal[];
  readonly warnings: readonly Refusal[];
}

/** What a record says of a match beside its course; what is not known is left out. */
export interface RecordFacts {
  /** By seat. */
  readonly players?: readonly string[];
  readonly event?: string;
  readonly site?: string;
  /** Such as `2026.01.31`. */
  readonly date?: string;
}

/** The course of a match as it stands: what was taken back is not in it. */
export interface MatchCourse {
  readonly config: unknown;
  readonly start: State;
  readonly answers: readonly Answer[];
  readonly end: State;
  readonly outcome: Outcome | undefined;
}

/** A match as a record has it: what to deal, what was decided, and what the table did after that. */
export interface ReadRecord {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly decisions: readonly { readonly seat: Seat; readonly text: string }[];
  readonly acts: readonly { readonly seat: Seat; readonly act: Act }[];
  /** Where the record stops being legal: the number of the decision from 1, its text, and why; the rest was not read. */
  readonly stopped?: { readonly number: number; readonly text: string; readonly why: Refusal };
  readonly warnings: readonly Refusal[];
  /** What it says beside that, as it stands in the record. */
  readonly tags: Readonly<Record<string, string>>;
}

/** The notation of a game for whole matches, beside the engine's match file. */
export interface RecordFormat {
  /** What names of such files end with, without the dot. */
  readonly extension: string;
  write(course: MatchCourse, facts: RecordFacts): Result<string, Refusal>;
  /** A record that cannot be read is refused; one with an illegal decision is read up to there. */
  read(text: string): Result<ReadRecord, Refusal>;
}

export interface GameDocuments {
  /** Kind of file → what is wrong with one. */
  readonly checks?: Readonly<Record<string, (text: string) => Verdict>>;
  readonly record?: RecordFormat;
  /** What takes too long to stand in every view. */
  analyse?(s: State): JsonObject;
}

export const courseOf = (m: Match): MatchCourse => ({
  config: m.config,
  start: m.history.stateBefore(0),
  answers: m.history.items.flatMap(({ answers }) => answers),
  end: m.state,
  outcome: m.outcome,
});

/**
 * The format of message catalogues. A message has an id, and one form in each language. The English catalogue
 * is the type of the others: a missing or extra key fails the type check (`satisfies SameKeys<typeof en>`).
 *
 * A message is a text in which `{name}` stands for a parameter, `{name:prefix}` for the message
 * `prefix.<parameter>` and `{:key}` for the message `key`; or one such text for each plural form. A parameter
 * may be a list: it is formatted as a list of the reader's language, equal elements counted, and `by` uses
 * its length.
 */
import type { GameEvent } from './narration.ts';

export const LANGUAGES = ['en', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text);
/** A value in each of our languages. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/**
 * Plural forms by CLDR category of the parameter `by`; `other` is used for categories that a language does
 * not have.
 */
export interface Plural {
  readonly by: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
  /** Used for exactly none (0, an empty list, an empty text) where that needs a wording of its own. */
  readonly zero?: string;
}

export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;
/** A catalogue in another language than the one that is the type. */
export type SameKeys<M extends Messages> = { readonly [K in keyof M]: Message };
/** A catalogue with a message for every event of a game: a missing one fails the type check. */
export type MessagesFor<E extends GameEvent> = Messages & Readonly<Record<`event.${E['type']}`, Message>>;

/** The rulebook by clause, in reading order. */
export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly RuleClause[];
  /** Not part of what can be played. */
  readonly deferred: boolean;
}
export interface RuleClause {
  /** For example `TC-4.6`. */
  readonly id: string;
  /** Plain text; backticks mark code. */
  readonly text: string;
  /** A grammar in EBNF, line by line, shown as code under the text. */
  readonly grammar?: string;
  /** Shown under the text; its first row is the header. */
  readonly table?: RuleTable;
}
export type RuleTable = readonly (readonly string[])[];

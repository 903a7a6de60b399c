/**
 * The form of texts. A message has an id, never a sentence, and one form in each language. English is the type of the
 * others: a missing or an extra key fails the type check (`satisfies SameKeys<typeof en>`).
 *
 * A message is a text in which `{name}` stands for a parameter, `{name:prefix}` for the message
 * `prefix.<parameter>` and `{:key}` for the message `key`, or such a text for each plural form. A parameter may be
 * a list: it is said as a list of the reader's language, equal things counted, and `by` counts its elements.
 */
import type { Happening } from './narration.ts';

export const LANGUAGES = ['en', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text);
/** Something in each of our languages. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** The forms of a noun by CLDR category of the parameter `by`; `other` stands for those a language does not have. */
export interface Plural {
  readonly by: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
  /** Said of exactly none – 0, an empty list, an empty text – where that needs words of its own. */
  readonly zero?: string;
}

export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;
/** The messages of another language than the one that is the type. */
export type SameKeys<M extends Messages> = { readonly [K in keyof M]: Message };
/** Messages among which there is one for every event of a game: an event without words fails the type check. */
export type MessagesFor<E extends Happening> = Messages & Readonly<Record<`event.${E['type']}`, Message>>;

/** The rulebook by clause, in reading order. */
export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly RuleClause[];
  /** Not part of what can be played. */
  readonly deferred: boolean;
}
export interface RuleClause {
  /** Such as `TC-4.6`. */
  readonly id: string;
  /** Plain text; what stands in backticks is code. */
  readonly text: string;
  /** A grammar in EBNF, line by line, shown as code under the text. */
  readonly grammar?: string;
  /** Shown under the text; its first row is the head. */
  readonly table?: RuleTable;
}
export type RuleTable = readonly (readonly string[])[];

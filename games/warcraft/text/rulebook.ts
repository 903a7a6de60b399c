/**
 * The rulebook by clause: the type of a language file, and the rulebook that a page shows. English is the source; the
 * other languages must have its clauses by type. Tables are made from the content, and what cards and opponents do is
 * said by their own sentences.
 */
import type { Language, Messages, RuleChapter, RuleClause, RuleTable } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { sentencesOf, type Wording } from './effects.ts';
import { contentTables, type Heads } from './rulebook-tables.ts';

export const RULE_CHAPTERS = Array.from({ length: 25 }, (_, i) => `WOW-${i + 1}` as const);

/** The tables of the content, in reading order; that of a class is asked for by its id. */
export const CONTENTS = [
  'characters',
  'regions',
  'classes',
  'sheets',
  'cards',
  'items',
  'auction',
  'creatures',
  'opponents',
  'alliance',
  'horde',
  'events',
] as const;
export type ContentId = (typeof CONTENTS)[number];

/** The texts of one language. `Rule`, `Example` and `Question` are the keys that it must have, taken from English. */
export interface RulebookText<
  Rule extends string = string,
  Example extends string = string,
  Question extends string = string,
> {
  /** Of the 25 chapters, in order. */
  readonly chapters: readonly string[];
  readonly tables: string;
  readonly examplesTitle: string;
  readonly questionsTitle: string;
  /** Clause → its text; clauses are cited in short form, such as 4.2. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** What stands above a table; `{name}` is the class or the rarity. */
  readonly contents: Readonly<Record<ContentId, string>>;
  readonly heads: Heads;
  readonly examples: Readonly<Record<Example, string>>;
  /** What people ask, and the answers. */
  readonly questions: Readonly<Record<Question, string>>;
}

/** `4.2` → `WOW-4.2`, unless it is part of a word. */
const inFull = (text: string): string => text.replace(/(?<![\w.-])\d{1,2}\.\d{1,2}(?!\w)/g, 'WOW-$&');

/** The rulebook of one language. `messages`: the names of all things. */
export const assembleRulebook = (
  language: Language,
  text: RulebookText,
  messages: Messages,
  words: Wording,
): readonly RuleChapter[] => {
  const { say } = translatorOf(language, [messages]);
  const name = (kind: string, id: string): string => say(`${kind}.${id}`);
  const tables = contentTables(name, sentencesOf(words, name), text.heads);

  const chapter = (id: string, title: string, clauses: readonly RuleClause[]): RuleChapter => ({
    id,
    title,
    clauses: clauses.map((clause) => ({ ...clause, text: inFull(clause.text) })),
    deferred: false,
  });
  const plain = (texts: Readonly<Record<string, string>>): RuleClause[] =>
    Object.entries(texts).map(([id, words]) => ({ id, text: words }));
  const above = ([id, thing, table]: readonly [ContentId, string, RuleTable]) => ({
    text: text.contents[id].replace('{name}', thing),
    table,
  });
  return [
    ...RULE_CHAPTERS.map((id, i) =>
      chapter(
        id,
        text.chapters[i]!,
        plain(text.rules).filter((clause) => clause.id.startsWith(`${id}.`)),
      ),
    ),
    chapter(
      'CONTENT',
      text.tables,
      tables.map((table, i) => ({ id: `CONTENT-${i + 1}`, ...above(table) })),
    ),
    chapter('EXAMPLES', text.examplesTitle, plain(text.examples)),
    chapter('REF', text.questionsTitle, plain(text.questions)),
  ];
};

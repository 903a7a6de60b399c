/**
 * The rulebook by clause: the type of a language file, and the rulebook that a page shows. English is the source. The
 * other languages must have its clauses by type, so that a missing translation does not compile. The tables are made
 * from the content, and what cards do is said by their own sentences.
 */
import type { Language, Messages, RuleChapter, RuleClause, RuleTable } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { sentencesOf } from './effects.ts';

export const RULE_CHAPTERS = Array.from({ length: 18 }, (_, i) => `EC-${i + 1}` as const);
type ChapterId = `EC-${number}` | 'CONTENT' | 'EXAMPLES' | 'REF';

/** The tables of the content, in reading order: the types of cards, and terrain. */
const TYPES = ['coal', 'action', 'crew', 'reaction', 'interference', 'weapon', 'upgrade'] as const;
type ContentId = (typeof TYPES)[number] | 'terrain';

/** Headings of columns. */
interface Heads {
  readonly card: string;
  readonly copies: string;
  readonly ap: string;
  readonly effect: string;
  readonly terrain: string;
  readonly space: string;
  readonly picture: string;
}

/** The texts of one language. `Rule`, `Example` and `Summary` are the keys that it must have, taken from English. */
export interface RulebookText<
  Rule extends string = string,
  Example extends string = string,
  Summary extends string = string,
> {
  readonly chapters: Readonly<Record<string, string>>;
  /** Clause → its text; clauses are cited in short form, such as 4.2. */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly contents: Readonly<Record<ContentId, string>>;
  readonly heads: Heads;
  readonly examples: Readonly<Record<Example, string>>;
  /** What people ask, and the answers. */
  readonly reference: Readonly<Record<Summary, string>>;
}

/** `4.2` → `EC-4.2`, unless it is part of a word. */
const inFull = (text: string): string => text.replace(/(?<![\w.-])\d{1,2}\.\d{1,2}(?!\w)/g, 'EC-$&');

/** The rulebook of one language. `messages`: the names of cards and terrains, and the templates of effects. */
export const assembleRulebook = (
  language: Language,
  text: RulebookText,
  messages: Messages,
): readonly RuleChapter[] => {
  const { say } = translatorOf(language, [messages]);
  const { heads } = text;
  const cards = (type: (typeof TYPES)[number]): RuleTable => [
    [heads.card, heads.copies, heads.ap, heads.effect],
    ...[...TRAVEL_KINDS, ...CAMP_KINDS]
      .filter((card) => card.type === type)
      .map((card) => [
        say(`card.${card.id}`),
        String(card.copies),
        String(card.ap),
        sentencesOf(card)
          .map(({ key, params }) => say(key, params))
          .join(' '),
      ]),
  ];
  const terrain: RuleTable = [
    [heads.card, heads.terrain, heads.space, heads.picture],
    ...TERRAIN_CARDS.map(({ id, spaces, camp, symbol }) => [
      say(`terrain.${id}`),
      say(`land.${spaces[0]}`),
      String(camp),
      say(`camp.${symbol}`),
    ]),
  ];

  const chapter = (id: ChapterId, clauses: readonly RuleClause[]): RuleChapter => ({
    id,
    title: text.chapters[id]!,
    clauses: clauses.map((clause) => ({ ...clause, text: inFull(clause.text) })),
    deferred: false,
  });
  const plain = ([id, words]: readonly [string, string]): RuleClause => ({ id, text: words });
  const content = (id: ContentId, table: RuleTable) => ({ text: text.contents[id], table });
  return [
    ...RULE_CHAPTERS.map((id) =>
      chapter(
        id,
        Object.entries(text.rules)
          .filter(([clause]) => clause.startsWith(`${id}.`))
          .map(plain),
      ),
    ),
    chapter(
      'CONTENT',
      [...TYPES.map((type) => content(type, cards(type))), content('terrain', terrain)].map((one, i) => ({
        id: `CONTENT-${i + 1}`,
        ...one,
      })),
    ),
    chapter('EXAMPLES', Object.entries(text.examples).map(plain)),
    chapter('REF', Object.entries(text.reference).map(plain)),
  ];
};

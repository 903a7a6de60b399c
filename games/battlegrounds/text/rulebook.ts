/**
 * The rulebook by clause: the type of a language file, and the rulebook that a page shows. English is the source. The
 * other languages must have its clauses by type, so that a missing translation does not compile. The tables are made
 * from the content.
 */
import type { RuleChapter, RuleClause, RuleTable } from '#engine/text.ts';
import { TANKS } from '../content/tanks.ts';
import { KINDS, PICTURES } from '../content/tokens.ts';
import { starsFor } from '../rules/outcome.ts';

export const RULE_CHAPTERS = Array.from({ length: 19 }, (_, i) => `BG-${i}` as const);
type ChapterId = `BG-${number}` | 'CONTENT' | 'EXAMPLES' | 'REF';

/** The tables of the content, in reading order. */
const CONTENTS = ['tanks', 'kinds', 'pictures', 'variants', 'ranks'] as const;
type ContentId = (typeof CONTENTS)[number];

/** Headings of columns, and words in cells. */
interface Heads {
  readonly tank: string;
  readonly class: string;
  readonly move: string;
  readonly shot: string;
  readonly orthogonal: string;
  readonly diagonal: string;
  readonly kind: string;
  readonly count: string;
  readonly effect: string;
  readonly picture: string;
  readonly variant: string;
  readonly players: string;
  readonly tanksEach: string;
  readonly cardsEach: string;
  readonly deck: string;
  readonly target: string;
  readonly points: string;
  readonly stars: string;
  readonly none: string;
}

/** The texts of one language. `Rule`, `Example` and `Summary` are the keys that it must have, taken from English. */
export interface RulebookText<
  Rule extends string = string,
  Example extends string = string,
  Summary extends string = string,
> {
  readonly chapters: Readonly<Record<string, string>>;
  /** Clause → its text; clauses are cited in short form, such as 4.12. */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly contents: Readonly<Record<ContentId, string>>;
  readonly heads: Heads;
  readonly examples: Readonly<Record<Example, string>>;
  /** What people ask, and the answers. */
  readonly reference: Readonly<Record<Summary, string>>;
}

/** The names of tanks, classes, kinds, pictures and variants, as the messages have them. */
export type RulebookNames = Readonly<Record<string, unknown>>;

/** `4.12` → `BG-4.12`, unless it is part of a word. */
const inFull = (text: string): string => text.replace(/(?<![\w.-])\d{1,2}\.\d{1,2}(?!\w)/g, 'BG-$&');

/** Variant, players, pawns and cards of each, deck, target (C-7). */
const VARIANTS = [
  ['battle', '2', '2', '4', '4', '16'],
  ['battle', '3', '1', '2', '6', '14'],
  ['battle', '4', '1', '2', '4', '12'],
  ['team', '2 + 2', '1', '2', '4', '20'],
  ['family', '2–4', '1', '–', '–', '10'],
  ['solo', '1', '2', '2', '10', '16'],
] as const;
const RANKS = [14, 16, 18, 20, 22, 24, 26];

const tableOf = (id: ContentId, heads: Heads, names: RulebookNames): RuleTable => {
  const name = (key: string): string => {
    const text = names[key];
    if (typeof text !== 'string') throw new Error(`The rulebook names ${key}, which is no message`);
    return text;
  };
  switch (id) {
    case 'tanks':
      return [
        [heads.tank, heads.class, heads.move, heads.shot],
        ...TANKS.map((tank) => [
          tank.name,
          name(`class.${tank.class}`),
          `${heads[tank.moveDir]} ${tank.moveDistance}`,
          `${heads[tank.shotDir]} ${tank.shotDistance}`,
        ]),
      ];
    case 'kinds':
      return [
        [heads.kind, heads.count, heads.effect],
        ...KINDS.map((kind) => [
          name(`kind.${kind}`),
          String(PICTURES.filter((picture) => picture.kind === kind).length),
          name(`kind.${kind}.about`),
        ]),
      ];
    case 'pictures':
      return [
        [heads.picture, heads.kind],
        ...PICTURES.map((picture) => [name(`picture.${picture.id}`), name(`kind.${picture.kind}`)]),
      ];
    case 'variants':
      return [
        [heads.variant, heads.players, heads.tanksEach, heads.cardsEach, heads.deck, heads.target],
        ...VARIANTS.map(([variant, ...cells]) => [name(`option.variant.${variant}`), ...cells]),
      ];
    case 'ranks':
      return [
        [heads.points, heads.stars],
        ...RANKS.map((points) => [
          points === RANKS[0] ? `0–${points}` : points === RANKS.at(-1) ? `${points}+` : String(points),
          starsFor(points) === 0 ? heads.none : '★'.repeat(starsFor(points)),
        ]),
      ];
  }
};

/** The rulebook of one language. */
export const assembleRulebook = (text: RulebookText, names: RulebookNames): readonly RuleChapter[] => {
  const chapter = (id: ChapterId, clauses: readonly RuleClause[]): RuleChapter => ({
    id,
    title: text.chapters[id]!,
    clauses: clauses.map((clause) => ({ ...clause, text: inFull(clause.text) })),
    deferred: false,
  });
  const plain = ([id, words]: readonly [string, string]): RuleClause => ({ id, text: words });
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
      CONTENTS.map((id, i) => ({
        id: `CONTENT-${i + 1}`,
        text: text.contents[id],
        table: tableOf(id, text.heads, names),
      })),
    ),
    chapter('EXAMPLES', Object.entries(text.examples).map(plain)),
    chapter('REF', Object.entries(text.reference).map(plain)),
  ];
};

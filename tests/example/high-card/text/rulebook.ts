/** The order of the rulebook, the same in every language: a clause without text does not compile. */
import type { RuleChapter } from '#engine/text.ts';

const ORDER = {
  'HC-1': ['HC-1.1', 'HC-1.2'],
  'HC-2': ['HC-2.1', 'HC-2.2', 'HC-2.3'],
} as const;
type ChapterId = keyof typeof ORDER;

/** The texts of one language: the title of each chapter, and the text of each clause. */
export type Words = Readonly<Record<ChapterId | (typeof ORDER)[ChapterId][number], string>>;

export const rulebookOf = (words: Words): readonly RuleChapter[] =>
  (Object.keys(ORDER) as ChapterId[]).map((id) => ({
    id,
    title: words[id],
    deferred: false,
    clauses: ORDER[id].map((clause) => ({ id: clause, text: words[clause] })),
  }));

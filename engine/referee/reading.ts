/** What the referee says of a game without a match: its rulebook and its words, in English. */
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import type { Messages, RuleChapter } from '../text.ts';
import type { Answer, Of } from './requests.ts';

/** `{rules}`: the chapters, or only the one that has this id, or the clause that has it. */
export const rulesOf = (chapters: readonly RuleChapter[], r: Of<'rules'>): Result<Answer, Refusal> => {
  const wanted = r.clause;
  if (wanted === undefined) return ok({ rules: chapters });
  const rules = chapters.flatMap((chapter) => {
    if (chapter.id === wanted) return [chapter];
    const clauses = chapter.clauses.filter(({ id }) => id === wanted);
    return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
  });
  return rules.length > 0 ? ok({ rules }) : err(refusal('NO_SUCH_CLAUSE', '', { clause: wanted }));
};

/** `{words}`: id → message, of the messages `<of>.<id>`. */
export const wordsOf = (messages: Messages, r: Of<'words'>): Result<Answer, Refusal> => {
  const prefix = `${r.of}.`;
  const words = Object.entries(messages).filter(([key]) => key.startsWith(prefix));
  const kinds = [...new Set(Object.keys(messages).map((key) => key.split('.')[0]!))].sort();
  return words.length > 0
    ? ok({ words: Object.fromEntries(words.map(([key, message]) => [key.slice(prefix.length), message])) })
    : err(refusal('NO_SUCH_WORDS', '', { of: r.of, known: kinds.join(' ') }));
};

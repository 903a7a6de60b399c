/** The rulebook in each language: every clause, the same references, the content as it is. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type RuleChapter } from '#engine/text.ts';
import { TANKS } from '../content/tanks.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { rulebook as en } from '../text/rulebook.en.ts';
import { rulebook as italian } from '../text/rulebook.it.ts';
import { rulebook as pl } from '../text/rulebook.pl.ts';
import { RULE_CHAPTERS } from '../text/rulebook.ts';

const BOOKS: Readonly<Record<string, readonly RuleChapter[]>> = { en, it: italian, pl };
/** The number of clauses of each chapter. */
const COUNTS = [12, 22, 6, 12, 23, 20, 21, 6, 19, 11, 16, 9, 15, 6, 11, 22, 44, 8, 3];

const named = (text: string): string[] => text.match(/BG-\d+(\.\d+)?/g) ?? [];
const english = new Map(en.flatMap((chapter) => chapter.clauses.map((c) => [c.id, c.text])));

describe.each(LANGUAGES)('the rulebook of Battlegrounds in %s', (language) => {
  const book = BOOKS[language]!;
  const clauses = book.flatMap((chapter) => chapter.clauses);
  const ids = new Set(clauses.map((clause) => clause.id));

  it('has every clause of every chapter, in order', () => {
    expect(
      book.slice(0, COUNTS.length).map((chapter) => [chapter.id, chapter.clauses.map((clause) => clause.id)]),
    ).toEqual(
      RULE_CHAPTERS.map((id, i) => [id, Array.from({ length: COUNTS[i]! }, (_, n) => `${id}.${n + 1}`)]),
    );
    expect(ids.size).toBe(clauses.length);
  });

  it('refers to clauses that exist, and to the same ones as in English', () => {
    const chapters = new Set(book.map(({ id }) => id));
    for (const { id, text } of clauses) {
      for (const clause of named(text))
        expect(ids.has(clause) || chapters.has(clause), `${id}: ${clause}`).toBe(true);
      expect(new Set(named(text)), id).toEqual(new Set(named(english.get(id)!)));
      expect(text.match(/`[^`]+`/g) ?? [], id).toEqual(english.get(id)!.match(/`[^`]+`/g) ?? []);
    }
  });

  it('has its own text for every clause', () => {
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/\.$/);
      if (language !== 'en') expect(text, id).not.toBe(english.get(id));
    }
  });

  it('shows all tanks with their values, and no empty cell', () => {
    const rows = book.flatMap((chapter) =>
      chapter.clauses.flatMap((clause) => clause.table?.map((row) => [...row]) ?? []),
    );
    for (const { name, moveDistance, shotDistance } of TANKS) {
      const [row] = rows.filter(([first]) => first === name);
      expect(row!.slice(2)).toEqual([
        expect.stringMatching(new RegExp(` ${moveDistance}$`)),
        expect.stringMatching(new RegExp(` ${shotDistance}$`)),
      ]);
    }
    for (const row of rows) for (const cell of row) expect(cell).not.toBe('');
  });

  it('has the clause of every refusal', () => {
    for (const clause of Object.values(CLAUSES)) expect(ids).toContain(clause);
  });
});

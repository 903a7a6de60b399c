import { describe, expect, it } from 'vitest';
import { LANGUAGES, type RuleChapter } from '#engine/text.ts';
import { VEHICLES } from '../content/vehicles.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { HELP } from '../text/help.ts';
import { rulebook as en } from '../text/rulebook.en.ts';
import { rulebook as italian } from '../text/rulebook.it.ts';
import { rulebook as pl } from '../text/rulebook.pl.ts';
import { RULE_CHAPTERS } from '../text/rulebook.ts';

const BOOKS: Readonly<Record<string, readonly RuleChapter[]>> = { en, it: italian, pl };
/** The number of clauses of each chapter. */
const COUNTS = [16, 12, 18, 25, 18, 43, 27, 13, 7, 8, 24, 14, 12];

const rowsOf = (book: readonly RuleChapter[]): string[][] =>
  book.flatMap((chapter) => chapter.clauses.flatMap((clause) => clause.table?.map((row) => [...row]) ?? []));

describe.each(LANGUAGES)('the rulebook of Rush in %s', (language) => {
  const book = BOOKS[language]!;
  const clauses = book.flatMap((chapter) => chapter.clauses);
  const ids = new Set(clauses.map((clause) => clause.id));

  it('has every clause of every chapter, in order', () => {
    expect(
      book.slice(0, 13).map((chapter) => [chapter.id, chapter.clauses.map((clause) => clause.id)]),
    ).toEqual(
      RULE_CHAPTERS.map((id, i) => [id, Array.from({ length: COUNTS[i]! }, (_, n) => `${id}.${n + 1}`)]),
    );
    expect(ids.size).toBe(clauses.length);
  });

  it('refers to clauses that exist, and to the same ones as in English', () => {
    const english = new Map(en.flatMap((chapter) => chapter.clauses.map((c) => [c.id, c.text])));
    const named = (text: string): string[] => text.match(/RUSH-\d+\.\d+/g) ?? [];
    expect(named(english.get('RUSH-13.8')!)).toHaveLength(38);
    for (const { id, text } of clauses) {
      for (const clause of named(text)) expect(ids, id).toContain(clause);
      expect(named(text).sort(), id).toEqual(named(english.get(id)!).sort());
      expect(text.match(/`[^`]+`/g) ?? [], id).toEqual(english.get(id)!.match(/`[^`]+`/g) ?? []);
    }
  });

  it('has its own text for every clause', () => {
    const english = new Map(en.flatMap((chapter) => chapter.clauses.map((c) => [c.id, c.text])));
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/\.$/);
      if (language !== 'en') expect(text, id).not.toBe(english.get(id));
    }
  });

  it('shows all Vehicles with their values, and no empty cell', () => {
    const rows = rowsOf(book);
    for (const { name, cost, resources, attack, defence } of VEHICLES)
      expect(rows.filter((row) => row[0] === name).map((row) => row.slice(2, 6))).toEqual([
        [cost, resources, attack, defence].map(String),
      ]);
    for (const row of rows) for (const cell of row) expect(cell).toMatch(/^[^⟨⟩{}]+$/);
    expect(rows.length).toBe(rowsOf(en).length);
  });

  it('has the clauses that refusals and help name', () => {
    for (const clause of [...Object.values(CLAUSES), ...HELP.flatMap((one) => one.clauses)])
      expect(ids).toContain(clause);
  });
});

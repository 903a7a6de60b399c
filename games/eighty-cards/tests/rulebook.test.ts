/** The rulebook in each language: every clause, the same references, the content as it is. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type RuleChapter } from '#engine/text.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { rulebook as en } from '../text/rulebook.en.ts';
import { rulebook as italian } from '../text/rulebook.it.ts';
import { rulebook as pl } from '../text/rulebook.pl.ts';
import { RULE_CHAPTERS } from '../text/rulebook.ts';

const BOOKS: Readonly<Record<string, readonly RuleChapter[]>> = { en, it: italian, pl };
/** The number of clauses of each chapter. */
const COUNTS = [15, 11, 14, 10, 9, 8, 6, 7, 16, 7, 12, 19, 16, 11, 12, 10, 19, 2];

const named = (text: string): string[] => text.match(/EC-\d+(\.\d+)?/g) ?? [];
const english = new Map(en.flatMap((chapter) => chapter.clauses.map((c) => [c.id, c.text])));

describe.each(LANGUAGES)('the rulebook of Around the World in 80 Cards in %s', (language) => {
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
    for (const { id, text } of clauses) {
      for (const clause of named(text)) expect(ids.has(clause), `${id}: ${clause}`).toBe(true);
      expect(new Set(named(text)), id).toEqual(new Set(named(english.get(id)!)));
    }
  });

  it('has its own text for every clause', () => {
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/\.$/);
      if (language !== 'en') expect(text, id).not.toBe(english.get(id));
    }
  });

  it('shows every card once, with its number and cost, and what it does', () => {
    const tables = book.flatMap(({ clauses: list }) => list.flatMap(({ table }) => (table ? [table] : [])));
    const rows = tables.flatMap((table) => table.slice(1));
    expect(rows).toHaveLength(TRAVEL_KINDS.length + CAMP_KINDS.length + TERRAIN_CARDS.length);
    const numbers = rows.map(([, copies, ap]) => `${copies} ${ap}`);
    for (const { copies, ap } of [...TRAVEL_KINDS, ...CAMP_KINDS])
      expect(numbers).toContain(`${copies} ${ap}`);
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^$|[⟨⟩{}]|undefined/);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });

  it('has the clause of every refusal', () => {
    for (const clause of Object.values(CLAUSES)) expect(ids).toContain(clause);
  });
});

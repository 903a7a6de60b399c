import { describe, expect, it } from 'vitest';
import type { RuleChapter, RuleClause } from '#engine/text.ts';
import { TANKS } from '../content/tanks.ts';
import { destroys } from '../rules/shot.ts';
import { LETTERS, liveTank } from '../rules/types.ts';
import { rulebook as english } from '../text/rulebook.en.ts';
import { rulebook as italian } from '../text/rulebook.it.ts';
import { rulebook as polish } from '../text/rulebook.pl.ts';
import { CHAPTERS, DEFERRED_CHAPTER, KILL_MATRIX } from '../text/rulebook.ts';

/** Clauses of each chapter of the specification. */
const COUNTS = [9, 13, 9, 15, 15, 11, 12, 16, 9, 10, 5, 6, 13, 13, 4, 3, 15];

const clauses = (book: readonly RuleChapter[]) => book.flatMap((chapter) => chapter.clauses);
/** What must stand the same in every language: code, clauses, codes of refusals, numbers. */
const CODE = /`[^`]*`/g;
const IDS = /TC-[0-9]+(?:\.[0-9]+)?/g;
const CODES = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
const NUMBERS = /[0-9]+/g;
const found = (text: string, what: RegExp): string[] => [...(text.match(what) ?? [])].sort();

describe('the rulebook by clause', () => {
  it('has every chapter and every clause of the specification, in order', () => {
    expect(english.map((chapter) => chapter.id)).toEqual(CHAPTERS);
    expect(english.map((chapter) => chapter.clauses.length)).toEqual(COUNTS);
    for (const chapter of english) {
      expect(chapter.clauses.map((clause) => clause.id)).toEqual(
        chapter.clauses.map((_, index) => `${chapter.id}.${index + 1}`),
      );
    }
  });

  it('marks the expansion as deferred; only English has it', () => {
    expect(english.filter((chapter) => chapter.deferred).map((chapter) => chapter.id)).toEqual([
      DEFERRED_CHAPTER,
    ]);
    expect(english.at(-1)?.clauses[13]?.table).toHaveLength(6);
    expect([italian, polish].map((book) => book.some((chapter) => chapter.deferred))).toEqual([false, false]);
  });

  it('speaks of rules, not of how they were found', () => {
    for (const { id, text } of clauses(english).concat(clauses(italian), clauses(polish))) {
      expect(`${id} ${text.replace(CODE, '')}`).not.toMatch(
        /\[(seed|public|read|design)\]|\bseed\b|\bD-[0-9]|OCR|"/i,
      );
    }
  });

  it('shows the kill matrix that the rules make (TC-6.10)', () => {
    const sides = [4, 1, 0];
    const made = TANKS.map((shooter, type) => [
      `${shooter.letter} (${shooter.cannon})`,
      ...TANKS.map((_, target) => {
        const struck = sides.filter((direction) => destroys(type, liveTank(1, target, 0), direction));
        return struck.map((direction) => 'FSR'.charAt(sides.indexOf(direction))).join('') || '-';
      }),
    ]);
    const order = (row: readonly string[]): number => 'CLMHDR'.indexOf(row[0]?.charAt(0) ?? '');
    expect(KILL_MATRIX).toEqual([...made].sort((a, b) => order(a) - order(b)));
    expect(LETTERS).toBe('CLMHDR');
  });
});

describe.each([
  ['Italian', italian],
  ['Polish', polish],
])('%s', (_, book) => {
  const source = new Map(clauses(english).map((clause) => [clause.id, clause]));

  it('has the same chapters and clauses as English, without the expansion', () => {
    const expected = english.filter((chapter) => !chapter.deferred);
    expect(book.map((chapter) => chapter.clauses.map((clause) => clause.id))).toEqual(
      expected.map((chapter) => chapter.clauses.map((clause) => clause.id)),
    );
    for (const [index, chapter] of book.entries()) {
      if (chapter.id !== 'TC-15') expect(chapter.title).not.toBe(expected[index]?.title);
    }
  });

  it('says the same in code, clauses, codes and numbers', () => {
    // In the movetext of game records the words between the numbers are translated, and speed is explained.
    const words = /[wW]hite|[bB]lack|turno|tura|speed/;
    const code = (text: string): string[] => found(text, CODE).filter((part) => !words.test(part));
    const lines = (grammar = ''): unknown => grammar.split('\n').map((line) => line.split('(* ')[0]);
    const essence = (clause: RuleClause): unknown => [
      clause.id,
      code(clause.text),
      [...new Set(found(clause.text, IDS))],
      found(clause.text, CODES),
      found(clause.text, NUMBERS),
      clause.table?.map((row) => row.length),
      lines(clause.grammar),
    ];
    for (const clause of clauses(book)) {
      const original = source.get(clause.id);
      if (original === undefined) throw new Error(`${clause.id} is not in the English rulebook`);
      expect(clause.text).not.toBe(original.text);
      expect(essence(clause)).toEqual(essence(original));
    }
  });

  it('says about as much as English', () => {
    for (const { id, text } of clauses(book)) {
      const ratio = text.length / (source.get(id)?.text.length ?? 1);
      expect([id, ratio > 0.6 && ratio < 1.9]).toEqual([id, true]);
    }
  });
});

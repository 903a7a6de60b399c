/** The rulebook in each language: every clause, the same references, the content as it is. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type RuleChapter } from '#engine/text.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CLASSES } from '../content/classes.ts';
import { CREATURES } from '../content/creatures.ts';
import { DECKS } from '../content/decks/index.ts';
import { EVENTS, KELTHUZAD_EVENTS } from '../content/events.ts';
import { AUCTION_ITEMS } from '../content/items/auction.ts';
import { ITEM_KINDS } from '../content/items/index.ts';
import { BOSSES, OVERLORDS } from '../content/opponents.ts';
import { QUESTS } from '../content/quests/index.ts';
import { REGIONS } from '../content/regions.ts';
import { OPTIONS } from '../rules/options.ts';
import { CLAUSES, OTHER_CLAUSES } from '../rules/refusals.ts';
import { rulebook as en } from '../text/rulebook.en.ts';
import { rulebook as italian } from '../text/rulebook.it.ts';
import { rulebook as pl } from '../text/rulebook.pl.ts';
import { RULE_CHAPTERS } from '../text/rulebook.ts';

const BOOKS: Readonly<Record<string, readonly RuleChapter[]>> = { en, it: italian, pl };
/** The number of clauses of each chapter. */
const COUNTS = [12, 19, 17, 11, 9, 5, 4, 11, 10, 5, 20, 20, 22, 27, 16, 9, 18, 12, 16, 9, 27, 13, 6, 7, 10];

const named = (text: string): string[] => text.match(/WOW-\d+(\.\d+)?/g) ?? [];
const english = new Map(en.flatMap((chapter) => chapter.clauses.map((c) => [c.id, c.text])));
const CARDS = DECKS.flatMap(({ powers, talents }) => [...powers, ...talents]);

describe.each(LANGUAGES)('the rulebook of Warcraft in %s', (language) => {
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
    for (const { title } of book) expect(title).toMatch(/^\p{Lu}/u);
  });

  it('refers to clauses that exist, and to the same ones as in English', () => {
    for (const { id, text } of clauses) {
      for (const clause of named(text)) expect(ids.has(clause), `${id}: ${clause}`).toBe(true);
      expect(new Set(named(text)), id).toEqual(new Set(named(english.get(id)!)));
    }
  });

  it('has its own text for every clause, with the numbers of the English one', () => {
    const numbers = (text: string): string[] =>
      (text.replaceAll(/WOW-[\d.]+/g, '').match(/\d+/g) ?? [])
        .map(Number)
        .sort((a, b) => a - b)
        .map(String);
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/^[\p{Lu}„“\d].*\.$/u);
      expect(text, id).not.toMatch(/[{}⟨⟩_]|undefined| {2}| [.,;]|'/);
      if (language !== 'en') expect(text, id).not.toBe(english.get(id));
      expect(numbers(text), id).toEqual(numbers(english.get(id)!));
    }
  });

  it('shows every card, opponent, quest and event once, and what it does', () => {
    const tables = clauses.flatMap(({ table }) => (table ? [table] : []));
    const rows = tables.flatMap((table) => table.slice(1));
    expect(rows).toHaveLength(
      CHARACTERS.length +
        REGIONS.length +
        CLASSES.length +
        CLASSES.length * 7 +
        CARDS.length +
        ITEM_KINDS.length +
        AUCTION_ITEMS.length +
        CREATURES.length +
        BOSSES.length +
        OVERLORDS.length +
        QUESTS.length +
        EVENTS.length +
        KELTHUZAD_EVENTS.length,
    );
    for (const table of tables) for (const row of table) expect(row).toHaveLength(table[0]!.length);
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^$|[⟨⟩{}]|undefined|NaN/);
  });

  it('has the clause of every refusal and of every option', () => {
    for (const clause of [
      ...Object.values(CLAUSES),
      ...Object.values(OTHER_CLAUSES).flatMap((clauses) => Object.values(clauses)),
      ...OPTIONS.map((option) => option.clause),
    ])
      expect(ids).toContain(clause);
  });
});

it('says what each area of a sheet takes, and what is printed there', () => {
  const sheets = (language: string): readonly (readonly string[])[] =>
    BOOKS[language]!.flatMap(({ clauses }) => clauses).find(({ id }) => id === 'CONTENT-4')!.table!;
  const rowsOf = (language: string, name: string): readonly string[][] =>
    sheets(language)
      .filter(([first]) => first === name)
      .map((row) => row.slice(1));
  expect(sheets('en')[0]).toEqual(['Class', 'Area', 'Type', 'Sort', 'Printed there']);
  expect(rowsOf('en', 'Warrior')).toEqual([
    ['1', 'active power', 'Stance', 'Battle Stance: Every round: add 1 red die.'],
    ['2', 'instant power, active power', '–', '–'],
    ['3', 'instant power, active power', '–', '–'],
    ['4', 'ranged', 'Bow, Gun', 'Charge: Every round: gain 1 Energy, even above your capacity.'],
    ['5', 'melee', 'Mace, Sword', 'Rusty Sword: Every round: add 1 red die.'],
    ['6', 'general, instant power', 'all', '–'],
    ['7', 'armour', 'all', 'Slarkskin: Every round: add 1 green die.'],
  ]);
  expect(rowsOf('en', 'Shaman')[3]![3]).toMatch(/^Lightning Bolt \(Energy 1\): /);
});

it('counts coins and characters in the words of each language, and names what a boss gives', () => {
  const rows = (language: string): readonly (readonly string[])[] =>
    BOOKS[language]!.flatMap(({ clauses }) => clauses.flatMap(({ table = [] }) => table));
  const row = (language: string, first: string, cells: number): readonly string[] =>
    rows(language).find((one) => one[0] === first && one.length === cells)!;
  // Content 8.1: Dark Alliances gives 1 gold.
  expect([row('en', 'Dark Alliances', 5)[4], row('it', 'Alleanze Oscure', 5)[4]]).toEqual([
    '1 gold, 4 XP, triangle 2, triangle 1',
    '1 oro, 4 PE, triangolo 2, triangolo 1',
  ]);
  expect(row('pl', 'Nefarian', 6)[2]).toBe('4 postacie: 7/12/26; 6 postaci: 7/18/39');
  // Content 9: the gold that was collected, and the clauses of the bosses of Kel'Thuzad.
  expect(row('en', 'Spectral Avenger', 6)[4]).toBe('what lies on the card, 4 XP');
  expect(['Scourge Cauldrons', 'Light of Ages', 'The Old Snake'].map((one) => row('en', one, 6)[4])).toEqual([
    'WOW-21.18',
    'WOW-21.19',
    'WOW-21.12',
  ]);
});

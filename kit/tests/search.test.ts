import { describe, expect, it } from 'vitest';
import { fold, queryOf } from '../search.ts';

const matches = (query: string, text: string): boolean => queryOf(query).matches(text);
const found = (query: string, text: string): string[] =>
  queryOf(query)
    .places(text)
    .map(([start, end]) => text.slice(start, end));

describe('a search', () => {
  it('ignores case and accents', () => {
    expect(fold('Łódź, È')).toBe('lodz, e');
    expect(queryOf('łódź').places('Czołg ŁÓDŹ lodz')).toEqual([
      [6, 10],
      [11, 15],
    ]);
    expect(found('che', 'perché')).toEqual(['ché']);
    expect(matches('Löwe', 'Lowe')).toBe(true);
  });

  it('reads Cyrillic letters as Latin ones, in what is sought and in the text', () => {
    expect(fold('СУ-76, ЗИС-5, Жуков, Й')).toBe('su-76, zis-5, zhukov, i');
    expect(found('ИС-2', 'The IS-2.')).toEqual(['IS-2']);
    expect(found('is-2', 'ИС-2')).toEqual(['ИС-2']);
    // Homoglyphs: a Cyrillic Т, a Latin T.
    expect(matches('Т-34', 'T-34-85')).toBe(true);
  });

  it('finds a designation whatever its hyphens and spaces', () => {
    for (const query of ['IS-2', 'is2', 'is 2', 'is- 2', 'ис 2', 'IS‑2'])
      expect(found(query, 'Tiger, IS-2, IS 2 and IS2'), query).toEqual(['IS-2', 'IS 2', 'IS2']);
    for (const query of ['t 34 85', 't3485', 'T-34-85']) expect(matches(query, 'T-34-85'), query).toBe(true);
    expect(matches('amx1390', 'AMX 13 90')).toBe(true);
    expect(matches('amx 50 100', 'AMX 50 100')).toBe(true);
    expect(matches('vk30.01', 'VK 30.01')).toBe(true);
  });

  it('does not take the end of another word for a designation', () => {
    expect(matches('is 2', 'This 2 is not it')).toBe(false);
    expect(matches('t 28', 'VAT 28')).toBe(false);
  });

  it('leaves longer words and numbers apart', () => {
    expect(found('attack 2', 'An attack with 2 points')).toEqual(['attack', '2']);
    expect(matches('24', 'from 2 4')).toBe(false);
    expect(matches('must end', 'What must be ended')).toBe(true);
    expect(matches('tend', 'must end')).toBe(false);
  });

  it('reads an umlaut spelled with an e, but keeps other vowels', () => {
    expect(found('loewe', 'Löwe')).toEqual(['Löwe']);
    expect(matches('sturmgeschuetz', 'Sturmgeschütz III')).toBe(true);
    expect(matches('due', 'durante')).toBe(false);
  });

  it('finds signs as they are, clause numbers too', () => {
    expect(matches('4.1', '4x1')).toBe(false);
    expect(matches('rush-4.1', 'RUSH-4.1')).toBe(true);
    expect(found('RUSH-4.1', 'RUSH‑4.1')).toEqual(['RUSH‑4.1']);
    expect(matches('(t)', 'Panzerkampfwagen 38 (t)')).toBe(true);
  });

  it('marks once where two words overlap, the longer', () => {
    expect(queryOf('arm armour mour').places('armoured')).toEqual([[0, 6]]);
    expect(queryOf('  ')).toMatchObject({ empty: true });
    expect(queryOf('').places('a tank')).toEqual([]);
  });

  it('keeps places beside letters of two units', () => {
    expect(queryOf('tank').places('😀 tank')).toEqual([[3, 7]]);
  });

  it('needs every word, in any of the texts', () => {
    expect(queryOf('heavy siege').matches('KV-2', 'Heavy Tank', 'Siege')).toBe(true);
    expect(matches('heavy siege', 'Heavy Tank')).toBe(false);
  });
});

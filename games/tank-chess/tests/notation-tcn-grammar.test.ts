import { describe, expect, it } from 'vitest';
import { parseTcn } from '../rules/notation/tcn-grammar.ts';

const read = (text: string) => {
  const result = parseTcn(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('the grammar of turns (TC-14.2, TC-14.6, TC-14.7)', () => {
  it('reads every kind of turn', () => {
    expect(read('Ho8/S')).toEqual({ letter: 'H', from: 'o8', action: 'turnInPlace', facing: 4, status: '' });
    expect(read('Ho8/S(L)+')).toEqual({
      letter: 'H',
      from: 'o8',
      action: 'turnInPlace',
      facing: 4,
      path: 'L',
      status: '+',
    });
    expect(read('Mf5>b9/NW*b11')).toEqual({
      letter: 'M',
      from: 'f5',
      action: 'drive',
      to: 'b9',
      facing: 7,
      shot: { square: 'b11', effective: true },
      status: '',
    });
    expect(read('Dm6>o7/SE(FRFR)*q5+^')).toEqual({
      letter: 'D',
      from: 'm6',
      action: 'drive',
      to: 'o7',
      facing: 3,
      path: 'FRFR',
      shot: { square: 'q5', effective: true },
      status: '+^',
    });
    expect(read('Ml7<k6!x24#')).toEqual({
      letter: 'M',
      from: 'l7',
      action: 'reverse',
      to: 'k6',
      shot: { square: 'x24', effective: false },
      status: '#',
    });
    expect(read('Ch14>OUT#')).toEqual({ letter: 'C', from: 'h14', action: 'exit', status: '#' });
    expect(read('Ch14>OUT(FF)^')).toMatchObject({ action: 'exit', path: 'FF', status: '^' });
  });

  it('reads all eight directions', () => {
    const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
    expect(names.map((name) => read(`Ma1>b1/${name}!c1`).facing)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ['mf5>b9/NW', 1, 'letter'],
    ['Mf5>f5/N', 5, 'otherSquare'],
    ['Ch14>OUT/N', 9, 'end'],
    ['Mf5-b9/NW', 4, 'action'],
    ['', 1, 'letter'],
    ['Q', 1, 'letter'],
    ['Mf', 2, 'square'],
    ['Mz5/N', 2, 'square'],
    ['Mf0/N', 2, 'square'],
    ['Mf05/N', 2, 'square'],
    ['Mf5', 4, 'action'],
    ['Mf5/', 5, 'direction'],
    ['Mf5/NNE', 6, 'end'],
    ['Mf5>b9', 7, 'direction'],
    ['Mf5>b9NW', 7, 'direction'],
    ['Mf5<e4/N', 7, 'end'],
    ['Mf5<e4(B)', 7, 'end'],
    ['Mf5/N()', 6, 'end'],
    ['Mf5/N(LB)', 6, 'end'],
    ['Mf5/N*', 7, 'square'],
    ['Mf5/N*b1!c1', 9, 'end'],
    ['Mf5/N^+', 7, 'end'],
    ['Mf5/N++', 7, 'end'],
    ['Mf5/N ', 6, 'end'],
    [' Mf5/N', 1, 'letter'],
    ['Ch14>OUT*a1', 9, 'end'],
    ['Ch14>out', 6, 'square'],
    [`Mf5/N(${'F'.repeat(10_000)})`, 257, 'end'],
  ])('%s is TCN_SYNTAX', (text, column, expected) => {
    expect(parseTcn(text)).toEqual({
      ok: false,
      error: {
        code: 'TCN_SYNTAX',
        clause: 'TC-14.12',
        params: { text: text.slice(0, 40), column, expected },
      },
    });
  });

  it('WE-48: the first five strings are turns, the other four are not', () => {
    const texts =
      'Mf5>b9/NW*b11 Ho8/S Ml7<k6 Ch14>OUT# Dm6>o7/SE(FRFR)*q5+^ mf5>b9/NW Mf5>f5/N Ch14>OUT/N Mf5-b9/NW';
    expect(texts.split(' ').map((text) => parseTcn(text).ok)).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(4).fill(false),
    ]);
  });
});

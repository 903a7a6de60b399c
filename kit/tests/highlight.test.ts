import { describe, expect, it } from 'vitest';
import { findWords, fold } from '../highlight.ts';

describe('words in a text', () => {
  it('are found whatever their case and accents', () => {
    expect(fold('Łódź, È')).toBe('lodz, e');
    expect(findWords('Czołg ŁÓDŹ lodz', ['lodz'])).toEqual([
      [6, 10],
      [11, 15],
    ]);
    expect(findWords('perché', ['che'])).toEqual([[3, 6]]);
  });

  it('are marked once where two overlap, by the longer', () => {
    expect(findWords('armoured', ['arm', 'armour', 'mour'])).toEqual([[0, 6]]);
    expect(findWords('a tank', [])).toEqual([]);
  });

  it('keep their places beside letters of two units', () => {
    expect(findWords('😀 tank', ['tank'])).toEqual([[3, 7]]);
  });
});

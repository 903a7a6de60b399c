import { describe, expect, it } from 'vitest';
import { initialOf } from '../src/frame/initial.ts';

describe('the initial of a name', () => {
  it.each([
    ['', ''],
    ['ada', 'A'],
    ['Łucja', 'Ł'],
    ['élodie', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['жанна', 'Ж'],
    ['👩‍🚀 Ada', '👩‍🚀'],
    ['🇵🇱', '🇵🇱'],
    ['1\ufe0f\u20e3 Ada', '1\ufe0f\u20e3'],
  ])('%j has %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  describe('without a segmenter', () => {
    class Absent extends Intl.Segmenter {
      constructor() {
        super();
        throw new Error('The data of segmentation was loaded.');
      }
    }

    it.each(['', 'x', 'Ada', 'Wędrowiec 12', 'łucja', 'Ørsted'])('is found for %j', (name) => {
      expect(initialOf(name, Absent)).toBe(name.charAt(0).toUpperCase());
    });
    it('is not guessed where characters may belong together', () => {
      expect(() => initialOf('e\u0301lodie', Absent)).toThrow('segmentation');
    });
  });
});

/** What every piece of the table needs to know beside marks and touches, and the words for those. */
import { createSurroundings } from '#kit/surroundings.ts';
import type { MarkWords } from '#kit/things.ts';
import { effectWord, readMark } from './reading.ts';
import { CRACK } from './symbols.ts';
import type { Effect, Mark } from './things.ts';

export const [surroundings, surround] = createSurroundings();

/** How Rush says and draws its marks. */
export const WORDS: MarkWords = {
  readMark: (mark) => readMark(mark as Mark),
  effectWord: (effect) => effectWord(effect as Effect),
  effectSign: CRACK,
};

/** The fixed layout L0 (C-10): a letter a picture, a capital the special token. */
import { SIZE } from './board.ts';

const ROWS = [
  'l h k o a p h n',
  'f d b i b m g k',
  'i c M N O P n p',
  'f a I J K L e d',
  'c j E F G H b a',
  'l m A B C D i d',
  'f g h p e o g e',
  'l j o m c j n k',
];

const letters = [...ROWS].reverse().join(' ').split(' ');
if (letters.length !== SIZE * SIZE) throw new Error('The fixed layout does not fill the board');

const pictureAt = letters.map((letter) => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0));
const seen = new Map<number, number>();
/**
 * Square → token of the fixed layout: the pictures are those of C-2, ordinary tokens are numbered in reading order.
 */
export const FIXED_LAYOUT: readonly number[] = letters.map((letter, square) => {
  const picture = pictureAt[square]!;
  if (letter === letter.toUpperCase()) return picture * 4;
  const before = seen.get(picture) ?? 0;
  seen.set(picture, before + 1);
  return picture * 4 + before + 1;
});

/** The things of the table by name: squares (`square:B4`), tank cards (`tank:t-34`) and pictures of an area. */
import type { Mark as KitMark, Marks as KitMarks } from '#kit/things.ts';
import { SQUARES, squareNamed } from '../content/board.ts';
import { TANK_IDS, tankNamed } from '../content/tanks.ts';
import { PICTURE_IDS } from '../content/tokens.ts';

export type Thing = `square:${string}` | `tank:${string}` | `picture:${string}`;
export type Mark = KitMark;
export type Marks = KitMarks<Thing>;

export const squareThing = (square: number): Thing => `square:${SQUARES[square]!}`;
export const tankThing = (card: number): Thing => `tank:${TANK_IDS[card]!}`;
/** A picture in the area that lies at this seat (from 1). */
export const pictureThing = (picture: number, seat: number): Thing =>
  `picture:${PICTURE_IDS[picture]!}:${seat}`;

/** What a thing is, by the numbers of the rules. */
export interface Found {
  readonly square?: number;
  readonly card?: number;
  readonly picture?: number;
  /** Whose area a picture lies in, from 0. */
  readonly area?: number;
}
export const find = (thing: string): Found => {
  const [what, name = '', seat = '0'] = thing.split(':');
  if (what === 'square') return { square: squareNamed(name) };
  if (what === 'tank') return { card: tankNamed(name) };
  return { picture: PICTURE_IDS.indexOf(name), area: Number(seat) - 1 };
};

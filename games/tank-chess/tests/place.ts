/** Positions written as a list of things, for tests in which the rest of the board does not matter. */
import type { RulesOptions } from '../rules/notation/tcp.ts';
import type { Position } from '../rules/types.ts';
import { fast } from './compare.ts';
import { type Letter, readSlow, type SideName, type Thing, writeSlow } from './slow-board.ts';

const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const sideOf = (letter: string): SideName => (letter === letter.toUpperCase() ? 'White' : 'Black');

function thingOf(token: string): { square: string; thing: Thing } {
  if (token.startsWith('#')) return { square: token.slice(1), thing: { kind: 'obstacle' } };
  if (token.startsWith('%')) return { square: token.slice(1), thing: { kind: 'border' } };
  const match = /^(x?)([CLMHDRclmhdr])([a-x]\d+)(?:\/([NESW]+))?$/.exec(token);
  if (match === null) throw new Error(`not a thing: ${token}`);
  const [, wreck, mark, square, direction] = match;
  const letter = mark!.toUpperCase() as Letter;
  const side = sideOf(mark!);
  if (wreck === 'x') return { square: square!, thing: { kind: 'wreck', side, letter } };
  const facing = direction === undefined ? (side === 'White' ? 0 : 4) : FACINGS.indexOf(direction);
  if (facing < 0) throw new Error(`not a facing: ${token}`);
  return { square: square!, thing: { kind: 'tank', side, letter, facing } };
}

/**
 * The position string of a board of that size with these things on it, separated by spaces: `Le5/NE` a White
 * light tank, `le5` a Black one in its usual facing, `xle5` a Black wreck, `#e5` an obstacle, `%e5` a border
 * square. `next` are the last three fields, if not White to move on turn 1.
 */
export function tcp(size: string, things: string, next = 'w 0 1'): string {
  const [width, height] = size.split('x').map(Number);
  const board = readSlow(`${size} ${Array.from({ length: height! }, () => width).join('/')} ${next}`);
  for (const token of things.split(/\s+/).filter((word) => word !== '')) {
    const { square, thing } = thingOf(token);
    if (board.byName(square).kind !== 'empty') throw new Error(`two things on ${square}`);
    board.put(square, thing);
  }
  return writeSlow(board);
}

/** The same as a position in which turns can be judged. */
export const on = (size: string, things: string, options: RulesOptions = {}, next = 'w 0 1'): Position =>
  fast(tcp(size, things, next), options);

/** What a place of the board is, in a sentence: for players who touch it or cannot see it. */

import type { Frame, Place } from '#kit/board/frame.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { MessageParams } from '#kit/text.ts';
import { ARMOUR, CANNON, GUN, SPEED } from '../rules/armament.ts';
import { DIRECTIONS, squareName } from '../rules/geometry.ts';
import {
  BORDER,
  facingOf,
  isLive,
  isWreck,
  letterOf,
  OBSTACLE,
  ownerOf,
  type Position,
  typeOf,
} from '../rules/types.ts';

/** The guns in the order of `GUN`, as the messages `gun.<name>` know them. */
const GUNS = ['turret', 'fixed', 'mortar'] as const;

/** What a type of tank can do, as parameters of a message. */
export const armamentOf = (type: number) => ({
  speed: SPEED[type]!,
  front: ARMOUR[type * 3]!,
  side: ARMOUR[type * 3 + 1]!,
  rear: ARMOUR[type * 3 + 2]!,
  cannon: CANNON[type]!,
  gun: GUNS[GUN[type]!]!,
});

/** What is said of a place: `look` to those who have touched it, `read` shorter, to those who go from place to place. */
type Manner = 'look' | 'read';

/** What stands on a square of the board. */
export const describeSquare = (pos: Position, at: number, manner: Manner): string => {
  const cell = pos.cells[at]!;
  const square = squareName(at, pos.config.width);
  const tell = (what: string, params: MessageParams = {}): string =>
    say(`${manner}.${what}`, { square, ...params });
  if (isLive(cell) || isWreck(cell)) {
    const type = typeOf(cell);
    const tank = { owner: ownerOf(cell) + 1, tank: letterOf(type) };
    if (isWreck(cell)) return tell('wreck', tank);
    return tell('tank', { ...tank, facing: DIRECTIONS[facingOf(cell)]!, ...armamentOf(type) });
  }
  if (cell === OBSTACLE) return tell('obstacle');
  if (cell === BORDER) return tell('border');
  const flag = pos.config.flags?.indexOf(at) ?? -1;
  return flag < 0 ? tell('empty') : tell('flag', { owner: flag + 1 });
};

/** What a place on the board or beside it is. */
export const describe = (pos: Position, frame: Frame, place: Place, manner: Manner = 'look'): string => {
  const square = frame.square(place);
  if (square >= 0) return describeSquare(pos, square, manner);
  // White leaves beyond the highest rank, Black beyond rank 1.
  if (place.rank < 0 || place.rank >= frame.height)
    return say(`${manner}.exit`, { owner: place.rank < 0 ? 2 : 1 });
  return manner === 'look' ? '' : say('read.outside');
};

/** What a place of the board is, in a sentence: for players who touch it or cannot see it. */

import type { Frame, Place } from '#kit/board/frame.ts';
import { say } from '#kit/i18n.svelte.ts';
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
export const GUNS = ['turret', 'fixed', 'mortar'] as const;

const describeTank = (cell: number, square: string): string => {
  const type = typeOf(cell);
  return say('look.tank', {
    owner: ownerOf(cell) + 1,
    tank: letterOf(type),
    square,
    facing: DIRECTIONS[facingOf(cell)]!,
    speed: SPEED[type]!,
    front: ARMOUR[type * 3]!,
    side: ARMOUR[type * 3 + 1]!,
    rear: ARMOUR[type * 3 + 2]!,
    cannon: CANNON[type]!,
    gun: GUNS[GUN[type]!]!,
  });
};

export const describe = (pos: Position, frame: Frame, place: Place): string => {
  const square = frame.square(place);
  if (square < 0) {
    if (place.rank >= 0 && place.rank < frame.height) return '';
    // White leaves beyond the highest rank, Black beyond rank 1.
    return say('look.exit', { owner: place.rank < 0 ? 2 : 1 });
  }
  const cell = pos.cells[square]!;
  if (isLive(cell)) return describeTank(cell, squareName(square, frame.width));
  if (isWreck(cell)) return say('look.wreck', { owner: ownerOf(cell) + 1, tank: letterOf(typeOf(cell)) });
  if (cell === OBSTACLE) return say('look.obstacle');
  if (cell === BORDER) return say('look.border');
  const flag = pos.config.flags?.indexOf(square) ?? -1;
  if (flag >= 0) return say('look.flag', { owner: flag + 1 });
  return say('look.empty', { square: squareName(square, frame.width) });
};

/** What a bot would do, in words: the note of a hint. */
import { say } from '#kit/i18n.svelte.ts';
import { DIRECTIONS, squareName } from '../rules/geometry.ts';
import {
  letterOf,
  OUT,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnTo,
  typeOf,
} from '../rules/types.ts';

/** `target`: the square that is shot at, negative when none is. */
export const adviceText = (pos: Position, turn: Turn, target: number): string => {
  const [from, to] = [turnFrom(turn), turnTo(turn)];
  const name = (square: number): string => squareName(square, pos.config.width);
  if (to === OUT) return say('hint.out');
  const facing = DIRECTIONS[turnFacing(turn)]!;
  const words = { tank: letterOf(typeOf(pos.cells[from]!)), facing };
  const drive = from === to ? say('hint.turned', words) : say('hint.moved', { ...words, to: name(to) });
  return target < 0 ? drive : `${drive} ${say('hint.fires', { square: name(target) })}`;
};

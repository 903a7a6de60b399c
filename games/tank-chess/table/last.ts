/** What the turn that led to a moment was, from what was told of it. */
import type { Shot } from '#kit/board/shot.ts';
import { firstOf } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { parseDirection, parseSquare, type SquareName } from '../rules/geometry.ts';
import type { StruckSide } from '../rules/shot.ts';
import type { TankState } from '../rules/state.ts';
import { COMMAND, OUT, typeOf } from '../rules/types.ts';

export interface Played {
  readonly from: number;
  /** A square, or OUT. */
  readonly to: number;
  /** Facing before, and the steps. */
  readonly before: number;
  readonly path: string;
  readonly shot?: Shot & {
    readonly square: number;
    readonly side: StruckSide;
    readonly armour: number;
    readonly cannon: number;
  };
}

/** The turn after which the story stood at `moment`, or undefined if it was none (a resignation). */
export const lastTurn = (
  before: TankState,
  story: readonly StoryItem<TankEvent>[],
  moment: number,
): Played | undefined => {
  const item = story.find((line) => line.index === moment);
  const moved = item && firstOf(item.told, 'moved', 'escaped');
  if (!item || !moved) return undefined;
  const { width, height } = before.config;
  const square = (name: SquareName): number => parseSquare(name, width, height) ?? OUT;
  const shot = firstOf(item.told, 'destroyed', 'bounced');
  const struck = shot && square(shot.square);
  return {
    from: square(moved.from),
    to: moved.type === 'escaped' ? OUT : square(moved.to),
    before: parseDirection(moved.before),
    path: moved.path,
    ...(shot && struck !== undefined
      ? {
          shot: {
            square: struck,
            effective: shot.type === 'destroyed',
            // A command tank is destroyed, and so the match is over (TC-8.1).
            final: shot.type === 'destroyed' && typeOf(before.cells[struck]!) === COMMAND,
            side: shot.side,
            armour: shot.armour,
            cannon: shot.cannon,
          },
        }
      : {}),
  };
};

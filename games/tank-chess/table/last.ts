/** What the turn that led to a moment was, from what was told of it. */
import type { Happening } from '#engine/narration.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { parseDirection, parseSquare } from '../rules/geometry.ts';
import type { StruckSide } from '../rules/shot.ts';
import type { TankState } from '../rules/state.ts';
import { OUT } from '../rules/types.ts';

export interface Played {
  readonly from: number;
  /** A square, or OUT. */
  readonly to: number;
  /** Facing before, and the steps. */
  readonly before: number;
  readonly path: string;
  readonly shot?: {
    readonly square: number;
    readonly effective: boolean;
    readonly side: StruckSide;
    readonly armour: number;
    readonly cannon: number;
  };
}

const happening = (item: StoryItem, ...types: readonly string[]): Happening | undefined =>
  item.told.find((event) => types.includes(event.type));

/** The turn after which the story stood at `moment`, or undefined if it was none (a resignation). */
export const lastTurn = (
  before: TankState,
  story: readonly StoryItem[],
  moment: number,
): Played | undefined => {
  const item = story.find((line) => line.index === moment);
  const moved = item && happening(item, 'moved', 'escaped');
  if (!item || !moved) return undefined;
  const { width, height } = before.config;
  const square = (name: unknown): number => parseSquare(String(name), width, height) ?? OUT;
  const shot = happening(item, 'destroyed', 'bounced');
  return {
    from: square(moved.from),
    to: moved.type === 'escaped' ? OUT : square(moved.to),
    before: parseDirection(String(moved.before)),
    path: String(moved.path),
    ...(shot
      ? {
          shot: {
            square: square(shot.square),
            effective: shot.type === 'destroyed',
            side: String(shot.side) as StruckSide,
            armour: Number(shot.armour),
            cannon: Number(shot.cannon),
          },
        }
      : {}),
  };
};

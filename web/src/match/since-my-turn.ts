/** The part of the history since one's last decision. */
import type { StoryItem } from '#wire/protocol.ts';

export interface Since {
  /** The moment after one's last decision: 0 is the initial state. */
  readonly from: number;
  /** In order, without one's own items. */
  readonly items: readonly StoryItem[];
}

/**
 * @param mine the seats of this device, from 1. Simultaneous decisions share an index, so those made together
 * with one's own are left out.
 */
export const sinceMyTurn = (story: readonly StoryItem[], mine: readonly number[]): Since => {
  const own = (item: StoryItem): boolean => item.seat !== undefined && mine.includes(item.seat);
  const from = story.findLast(own)?.index ?? 0;
  return { from, items: story.filter((item) => item.index > from) };
};

/** What others have done since one's last decision: the part of the story that one comes back to. */
import type { StoryItem } from '#wire/protocol.ts';

export interface Since {
  /** The moment that one left: 0 is the deal. */
  readonly from: number;
  /** In order; without what was one's own. */
  readonly items: readonly StoryItem[];
}

/** `mine`: the seats of this device, from 1. A decision that was made together with others is the last one's, too. */
export const sinceMyTurn = (story: readonly StoryItem[], mine: readonly number[]): Since => {
  const own = (item: StoryItem): boolean => item.seat !== undefined && mine.includes(item.seat);
  const from = story.findLast(own)?.index ?? 0;
  return { from, items: story.filter((item) => item.index > from) };
};

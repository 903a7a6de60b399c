/** What the story of a match tells of its players. */
import type { GameEvent } from '#engine/narration.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** The last moment: the state after the last item. */
export const lastMoment = (story: readonly StoryItem[]): number => story.at(-1)?.index ?? 0;

/** Everything told from the seat's last decision on (with what that brought), up to a moment. */
export const toldSince = <E extends GameEvent>(
  story: readonly StoryItem<E>[],
  at: number,
  seat: Seat,
): E[] => {
  const past = story.filter((item) => item.index <= at);
  const own = past.findLast((item) => item.seat === numberOf(seat))?.index ?? 0;
  return past.filter((item) => item.index >= own).flatMap((item) => item.told);
};

/** Has this seat decided anything? */
export const hasDecided = (story: readonly StoryItem[], seat: Seat): boolean =>
  story.some((item) => item.text !== undefined && item.seat === numberOf(seat));

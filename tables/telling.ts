/** What viewers are told: the whole picture, or a change. Everything here is redacted by the engine. */
import type { Item, Page } from '#engine/match/history.ts';
import type { Consequence, Match } from '#engine/match/match.ts';
import { linesOf, storyOf } from '#engine/match/story.ts';
import { viewOf } from '#engine/match/view.ts';
import type { Viewer } from '#engine/seats.ts';
import type { Telling } from './audience.ts';
import type { Room } from './room.ts';

/** The JSON members of clock and story, in the order they are sent. */
const members = (parts: Readonly<Record<string, unknown>>): string =>
  Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
    .join(',');

/** Everything a viewer may know now: what a fresh join and a rejoin get alike. `now`: milliseconds since the deal. */
export const fullPicture = (room: Room, viewer: Viewer, now: number): Telling => ({
  view: JSON.stringify(viewOf(room.match, viewer)),
  rest: members({ story: storyOf(room.match, viewer), clock: room.clock?.info(now) }),
  news: true,
});

/** Everything from the beginning, for viewers whose picture may be wrong. */
export const afresh =
  (room: Room, now: number) =>
  (viewer: Viewer): Telling => {
    const { view, rest } = fullPicture(room, viewer, now);
    return { view, rest: `"cut":0,${rest}`, news: true };
  };

/** How many items of two histories are the same ones. */
const commonItems = (before: readonly Item[], after: readonly Item[]): number => {
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  return same;
};

const pagesSince = (match: Match, same: number, done: readonly Consequence[]): readonly Page[] => {
  const { items } = match.history;
  if (items.length === same) return [];
  const [only] = done;
  const item = items[same]!;
  // The usual case, without playing anything again: one decision, applied at once.
  if (done.length === 1 && only?.entry.kind === 'decide' && items.length === same + 1)
    return [{ item, texts: [only.entry.text], told: only.told }];
  const pages = match.history.story(same);
  return same === 0 ? pages.slice(1) : pages;
};

/** What the entries `done` changed, for each viewer; `before` are the items that stood before them. */
export const changeSince = (
  room: Room,
  before: readonly Item[],
  done: readonly Consequence[],
  now: number,
): ((viewer: Viewer) => Telling) => {
  const { match } = room;
  const same = commonItems(before, match.history.items);
  const cut = same < before.length ? same : undefined;
  const pages = pagesSince(match, same, done);
  const { hides } = match.state.layout;
  const clock = room.clock?.info(now);
  return (viewer) => {
    const story = pages.flatMap((page, i) => linesOf(page, same + i + 1, viewer, hides));
    return {
      view: JSON.stringify(viewOf(match, viewer)),
      rest: members({ cut, story, clock }),
      news: cut !== undefined || story.length > 0,
    };
  };
};

/** The same view once more, for what is not part of it: clocks that have begun to run. */
export const clockNews = (room: Room, now: number): ((viewer: Viewer) => Telling) => {
  return (viewer) => ({
    view: JSON.stringify(viewOf(room.match, viewer)),
    rest: members({ story: [], clock: room.clock?.info(now) }),
    news: true,
  });
};

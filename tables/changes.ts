/** What viewers are told: everything, or a change. The engine has taken out what a viewer may not see. */
import type { Entry } from '#engine/match/entry.ts';
import type { Item, Page } from '#engine/match/history.ts';
import type { Consequence, Match } from '#engine/match/match.ts';
import { NOBODY, PUBLIC, type Viewer } from '#engine/seats.ts';
import { type JsonText, jsonText } from '#wire/write-message.ts';
import { roundLeft } from './hold.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { ViewerChange } from './subscribers.ts';

/** What is left of a covert round with a limit. */
const roundText = (loaded: LoadedMatch, now: number): JsonText<number> | undefined => {
  const left = roundLeft(loaded, now);
  return left === undefined ? undefined : jsonText(left);
};

/** Everything a viewer may know now: what a fresh join and a rejoin get alike. `now`: milliseconds since the deal. */
export const fullUpdate = (loaded: LoadedMatch, now: number): ((viewer: Viewer) => ViewerChange) => {
  const { match, clock, rules } = loaded;
  const { viewWriter, storyOf } = rules.engine;
  const write = viewWriter(match);
  const clockText = clock && jsonText(clock.info(now));
  const round = roundText(loaded, now);
  return (viewer) => ({
    view: write(viewer),
    rest: { story: jsonText(storyOf(match, viewer)), clock: clockText, round },
    news: true,
  });
};

/** Everything from the beginning, for viewers whose picture may be wrong. `news`: also if their views are the same. */
export const resyncUpdate = (
  loaded: LoadedMatch,
  now: number,
  news: boolean,
): ((viewer: Viewer) => ViewerChange) => {
  const picture = fullUpdate(loaded, now);
  return (viewer) => {
    const { view, rest } = picture(viewer);
    return { view, rest: { ...rest, cut: jsonText(0) }, news };
  };
};

/** The items that stood before entries: only how many, where the entries cannot take any back. */
export type Before = number | readonly Item[];

export const itemsBefore = ({ history }: Match, entries: readonly Entry[]): Before =>
  entries.some(({ kind }) => kind === 'act') ? history.items.slice() : history.items.length;

/** How many items of before still stand. */
const stillStanding = (before: Before, after: readonly Item[]): number => {
  if (typeof before === 'number') return before;
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
    return [{ item, texts: [only.entry.text], open: [only.open], told: only.told, covert: false }];
  const pages = match.history.story(same);
  return same === 0 ? pages.slice(1) : pages;
};

/** What the entries `done` changed, for each viewer. */
export const changeSince = (
  loaded: LoadedMatch,
  before: Before,
  done: readonly Consequence[],
  now: number,
): ((viewer: Viewer) => ViewerChange) => {
  const { match, rules } = loaded;
  const { viewWriter, linesOf } = rules.engine;
  const same = stillStanding(before, match.history.items);
  const cut = same < (typeof before === 'number' ? before : before.length) ? same : undefined;
  const pages = pagesSince(match, same, done);
  const { hides } = match.state.layout;
  const write = viewWriter(match);
  const clock = loaded.clock && jsonText(loaded.clock.info(now));
  const round = roundText(loaded, now);
  const cutText = cut === undefined ? undefined : jsonText(cut);
  const tell = (viewer: Viewer) => {
    const story = pages.flatMap((page, i) => linesOf(page, same + i + 1, viewer));
    const rest = { cut: cutText, story: jsonText(story), clock, round };
    return { rest, news: cut !== undefined || story.length > 0 };
  };
  // Where nothing is hidden and nothing was told to some alone, all hear the same.
  const open = !hides && pages.every(({ told }) => told.every(({ audience }) => (audience & PUBLIC) !== 0));
  let everybody: ReturnType<typeof tell> | undefined;
  const tellOnce = () => {
    everybody ??= tell(NOBODY);
    return everybody;
  };
  return (viewer) => ({ view: write(viewer), ...(open ? tellOnce() : tell(viewer)) });
};

/** The same view once more, for what is not part of it: clocks that have begun to run. */
export const clockNews = (loaded: LoadedMatch, now: number): ((viewer: Viewer) => ViewerChange) => {
  const write = loaded.rules.engine.viewWriter(loaded.match);
  const clock = loaded.clock && jsonText(loaded.clock.info(now));
  const rest = { story: jsonText([]), clock, round: roundText(loaded, now) };
  return (viewer) => ({ view: write(viewer), rest, news: true });
};

/** What viewers are told: everything, or a change. The engine has taken out what a viewer may not see. */
import type { Consequence } from '#engine/match/match.ts';
import { type Before, newsSince } from '#engine/match/news.ts';
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

/** Clocks and the time that a covert round has left. */
type Passing = Pick<ViewerChange['rest'], 'clock' | 'round'>;

/**
 * Everything a viewer may know now: what a fresh join and a rejoin get alike. `now`: milliseconds since the deal. `passing`
 * is the part of it that changes by itself; the rest follows from the log.
 */
export const fullUpdate = (
  loaded: LoadedMatch,
  now: number,
): { readonly picture: (viewer: Viewer) => ViewerChange; readonly passing: Passing } => {
  const { match, clock, rules } = loaded;
  const passing = { clock: clock && jsonText(clock.info(now)), round: roundText(loaded, now) };
  let write: ReturnType<typeof rules.engine.viewWriter> | undefined;
  const picture = (viewer: Viewer): ViewerChange => {
    write ??= rules.engine.viewWriter(match);
    const story = jsonText(rules.engine.storyOf(match, viewer));
    return { view: write(viewer), rest: { story, ...passing }, news: true };
  };
  return { picture, passing };
};

/** Everything from the beginning, for viewers whose picture may be wrong. `news`: also if their views are the same. */
export const resyncUpdate = (
  loaded: LoadedMatch,
  now: number,
  news: boolean,
): ((viewer: Viewer) => ViewerChange) => {
  const { picture } = fullUpdate(loaded, now);
  return (viewer) => {
    const { view, rest } = picture(viewer);
    return { view, rest: { ...rest, cut: jsonText(0) }, news };
  };
};

/**
 * What the entries `done` changed, for each viewer. At the end of a match of a table that forgets, it is everything: so
 * far nobody holds any of the story.
 */
export const changeSince = (
  loaded: LoadedMatch,
  before: Before,
  done: readonly Consequence[],
  now: number,
): ((viewer: Viewer) => ViewerChange) => {
  const { match, rules } = loaded;
  if (match.state.layout.forgets && match.outcome) return resyncUpdate(loaded, now, true);
  const { viewWriter, linesOf } = rules.engine;
  const { same, cut, pages } = newsSince(match, before, done);
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

/** What viewers are told: everything, or a change. The engine has taken out what a viewer may not see. */
import type { Changed } from '#engine/layout/json-change.ts';
import type { Consequence } from '#engine/match/match.ts';
import { type Before, newsSince } from '#engine/match/news.ts';
import { isHeardAlike } from '#engine/match/story.ts';
import { areSameHeads, type ViewHead } from '#engine/match/view-change.ts';
import { NOBODY, type Viewer } from '#engine/seats.ts';
import { type JsonText, jsonText, viewText } from '#wire/write-message.ts';
import { roundLeft } from './hold.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { Shown, ViewerChange } from './subscribers.ts';

/** What is left of a covert round with a limit. */
const roundText = (loaded: LoadedMatch, now: number): JsonText<number> | undefined => {
  const left = roundLeft(loaded, now);
  return left === undefined ? undefined : jsonText(left);
};

/** A function that is called at most once. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * Views of a match as it stands. `cells`: of its state as viewers were shown it last (a copy); undefined where nobody is
 * to be told what changed. Engines frozen earlier cannot say what did: what is kept of their views is all of them.
 */
const showing = (
  { match, rules }: LoadedMatch,
  cells: Int32Array | undefined,
): ((viewer: Viewer, seen?: ViewHead) => Shown) => {
  const { viewWriter, headWriter, viewChanger } = rules.engine;
  const write = once(() => viewWriter(match));
  if (!headWriter || !viewChanger)
    return (viewer, seen) => {
      const text = write()(viewer);
      const head: ViewHead = { own: text.own, common: { moment: [text.shared], derived: undefined } };
      return { head, same: areSameHeads(seen, head), change: undefined, whole: () => viewText(text) };
    };
  const writeHead = once(() => headWriter(match));
  const changer = cells && once(() => viewChanger(match, cells));
  return (viewer, seen) => {
    const whole = once(() => viewText(write()(viewer)));
    if (!seen || !changer) return { head: writeHead()(viewer), same: false, change: undefined, whole };
    const { head, change } = changer()(viewer, seen);
    return { head, same: change === undefined, change: (change ?? '{}') as JsonText<Changed>, whole };
  };
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
  const show = once(() => showing(loaded, undefined));
  const picture = (viewer: Viewer): ViewerChange => {
    const story = jsonText(rules.engine.storyOf(match, viewer));
    return { view: show()(viewer), rest: { story, ...passing }, news: true };
  };
  return { picture, passing };
};

/**
 * Everything from the beginning, for viewers whose picture may be wrong. `cells`: of the state as they were shown it last,
 * so that only those are told whose view is another one now; undefined: all of them.
 */
export const resyncUpdate = (
  loaded: LoadedMatch,
  now: number,
  cells: Int32Array | undefined,
): ((viewer: Viewer, seen?: ViewHead) => ViewerChange) => {
  const { picture } = fullUpdate(loaded, now);
  const show = showing(loaded, cells);
  return (viewer, seen) => {
    const { view, rest } = picture(viewer);
    const same = cells !== undefined && show(viewer, seen).same;
    return { view: { ...view, same }, rest: { ...rest, cut: jsonText(0) }, news: cells === undefined };
  };
};

/**
 * What the entries `done` changed, for each viewer. `before`, `cells`: the items and the state before them. At the end of a match of a table that forgets, it is everything: so
 * far nobody holds any of the story.
 */
export const changeSince = (
  loaded: LoadedMatch,
  before: Before,
  cells: Int32Array,
  done: readonly Consequence[],
  now: number,
): ((viewer: Viewer, seen?: ViewHead) => ViewerChange) => {
  const { match, rules } = loaded;
  if (match.state.layout.forgets && match.outcome) return resyncUpdate(loaded, now, undefined);
  const { linesOf } = rules.engine;
  const { same, cut, pages } = newsSince(match, before, done);
  const show = showing(loaded, cells);
  const clock = loaded.clock && jsonText(loaded.clock.info(now));
  const round = roundText(loaded, now);
  const cutText = cut === undefined ? undefined : jsonText(cut);
  const tell = (viewer: Viewer) => {
    const story = pages.flatMap((page, i) => linesOf(page, same + i + 1, viewer));
    const rest = { cut: cutText, story: jsonText(story), clock, round };
    return { rest, news: cut !== undefined || story.length > 0 };
  };
  const open = pages.every(isHeardAlike);
  let everybody: ReturnType<typeof tell> | undefined;
  const tellOnce = () => {
    everybody ??= tell(NOBODY);
    return everybody;
  };
  return (viewer, seen) => ({ view: show(viewer, seen), ...(open ? tellOnce() : tell(viewer)) });
};

/** The same view once more, for what is not part of it: clocks that have begun to run. */
export const clockNews = (
  loaded: LoadedMatch,
  now: number,
): ((viewer: Viewer, seen?: ViewHead) => ViewerChange) => {
  const show = showing(loaded, loaded.match.state.data.slice());
  const clock = loaded.clock && jsonText(loaded.clock.info(now));
  const rest = { story: jsonText([]), clock, round: roundText(loaded, now) };
  return (viewer, seen) => ({ view: show(viewer, seen), rest, news: true });
};

/** What entries of the log changed in the history: how much of it still stands, and the pages that are new. */
import type { Consequence, Match } from './match.ts';
import type { Page } from './pages.ts';

/** Where the history stood before entries: so many items, and the place of the next one. */
export interface Before {
  readonly items: number;
  readonly place: number;
}

export const itemsBefore = ({ history }: Match): Before => ({
  items: history.items.length,
  place: history.place,
});

export interface News {
  /** So many items of before still stand. */
  readonly same: number;
  /** The same, if items were taken back. */
  readonly cut: number | undefined;
  /** The new items; the first is item `same` + 1 of the story. */
  readonly pages: readonly Page[];
}

/** How many items of before still stand: places are never reused, so every later item has a later place. */
const stillStanding = (before: Before, { items }: Match['history']): number => {
  let same = Math.min(before.items, items.length);
  while (same > 0 && items.at(same - 1)!.place >= before.place) same--;
  return same;
};

const pagesSince = (match: Match, same: number, done: readonly Consequence[]): readonly Page[] => {
  const wanted = match.history.items.length - same;
  if (wanted === 0) return [];
  // Each item has its page. There are more pages than new items only if some were taken back again.
  const pages = done.flatMap((one) => one.pages ?? []);
  if (pages.length === wanted) return pages;
  const story = match.history.story(same);
  return same === 0 ? story.slice(1) : story;
};

/** What the entries `done` changed. */
export const newsSince = (match: Match, before: Before, done: readonly Consequence[]): News => {
  const same = stillStanding(before, match.history);
  const cut = same < before.items ? same : undefined;
  return { same, cut, pages: pagesSince(match, same, done) };
};

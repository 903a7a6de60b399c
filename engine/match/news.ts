/** What entries of the log changed in the history: how much of it still stands, and the pages that are new. */
import type { Page } from './history.ts';
import type { Consequence, Match } from './match.ts';

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
  const { items } = match.history;
  if (items.length === same) return [];
  const [only] = done;
  const item = items.at(same)!;
  // The usual case, without playing anything again: one decision, applied at once.
  if (done.length === 1 && only?.entry.kind === 'decide' && items.length === same + 1)
    return [{ item, texts: [only.entry.text], open: [only.open], told: only.told, covert: false }];
  const pages = match.history.story(same);
  return same === 0 ? pages.slice(1) : pages;
};

/** What the entries `done` changed. */
export const newsSince = (match: Match, before: Before, done: readonly Consequence[]): News => {
  const same = stillStanding(before, match.history);
  const cut = same < before.items ? same : undefined;
  return { same, cut, pages: pagesSince(match, same, done) };
};

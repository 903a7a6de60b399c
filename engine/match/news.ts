/** What entries of the log changed in the history: how much of it still stands, and the pages that are new. */
import type { Entry } from './entry.ts';
import type { Item, Page } from './history.ts';
import type { Consequence, Match } from './match.ts';

/** The items that stood before entries: only how many, where the entries cannot take any back. */
export type Before = number | readonly Item[];

export const itemsBefore = ({ history }: Match, entries: readonly Entry[]): Before =>
  entries.some(({ kind }) => kind === 'act') ? history.items.slice() : history.items.length;

export interface News {
  /** So many items of before still stand. */
  readonly same: number;
  /** The same, if items were taken back. */
  readonly cut: number | undefined;
  /** The new items; the first is item `same` + 1 of the story. */
  readonly pages: readonly Page[];
}

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

/** What the entries `done` changed. */
export const newsSince = (match: Match, before: Before, done: readonly Consequence[]): News => {
  const same = stillStanding(before, match.history.items);
  const cut = same < (typeof before === 'number' ? before : before.length) ? same : undefined;
  return { same, cut, pages: pagesSince(match, same, done) };
};

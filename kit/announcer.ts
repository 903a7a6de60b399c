/** Describes what has happened since the last update, for screen readers. */
import type { StoryItem } from '#wire/protocol.ts';
import type { Translator } from './text.ts';

type Say = Translator['say'];
/** Text for an event outside the rules, such as a resignation. */
export type FactText = (item: StoryItem) => string;

const same = (a: StoryItem, b: StoryItem | undefined): boolean =>
  b !== undefined && a.index === b.index && a.seat === b.seat && a.text === b.text && a.fact === b.fact;

/** One item of the match history as text. Empty when the viewer was shown nothing of it. */
export const describeItem = (item: StoryItem, say: Say, factOf: FactText): string => {
  if (item.fact !== undefined && item.told.length === 0) return factOf(item);
  return item.told.map((event) => say(`event.${event.type}`, event)).join(' ');
};

/** What has just happened, in order, a text for each item; first that items were taken back. */
export const describeNews = (
  lines: readonly StoryItem[],
  undone: boolean,
  say: Say,
  factOf: FactText,
): string[] =>
  [...(undone ? [say('undo.done')] : []), ...lines.map((item) => describeItem(item, say, factOf))].filter(
    (text) => text !== '',
  );

export class Announcer {
  #known: readonly StoryItem[] | undefined;

  /**
   * Describes every new item of this history, in order, and says when items were taken back. The first call
   * describes only the last item.
   */
  announce(story: readonly StoryItem[], say: Say, factOf: FactText): string[] {
    const known = this.#known;
    this.#known = story;
    if (known === undefined) return describeNews(story.slice(-1), false, say, factOf);
    let kept = 0;
    while (kept < story.length && same(story[kept]!, known[kept])) kept++;
    return describeNews(story.slice(kept), kept < known.length, say, factOf);
  }

  /** The next history is a new one, of which only the last item is described. */
  restart(): void {
    this.#known = undefined;
  }
}

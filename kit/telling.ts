/** Puts into words what has happened since the last time, for those who listen instead of looking. */
import type { StoryItem } from '#wire/protocol.ts';
import type { Voice } from './text.ts';

type Say = Voice['say'];
/** What happened beside the game, e.g. that somebody resigned. */
export type FactText = (item: StoryItem) => string;

const same = (a: StoryItem, b: StoryItem | undefined): boolean =>
  b !== undefined && a.index === b.index && a.seat === b.seat && a.text === b.text && a.fact === b.fact;

/** One thing that happened, in words; '' where the viewer was told nothing of it. */
export const tellItem = (item: StoryItem, say: Say, factOf: FactText): string => {
  if (item.fact !== undefined && item.told.length === 0) return factOf(item);
  return item.told.map((event) => say(`event.${event.type}`, event)).join(' ');
};

export class Teller {
  #known: readonly StoryItem[] | undefined;

  /**
   * Everything that is new in this story, in order; what was taken back is said to be. Whoever comes to the table
   * hears the last that happened. Empty when nothing did.
   */
  tell(story: readonly StoryItem[], say: Say, factOf: FactText): string {
    const known = this.#known;
    this.#known = story;
    if (known === undefined)
      return story
        .slice(-1)
        .map((item) => tellItem(item, say, factOf))
        .join('');
    let kept = 0;
    while (kept < story.length && same(story[kept]!, known[kept])) kept++;
    const parts = story.slice(kept).map((item) => tellItem(item, say, factOf));
    if (kept < known.length) parts.unshift(say('undo.done'));
    return parts.filter((part) => part !== '').join(' ');
  }
}

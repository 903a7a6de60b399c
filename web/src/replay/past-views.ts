/**
 * A cache of this viewer's views of earlier moments, as the server sent them. After an undo a moment may
 * differ, so each view is stored together with the history item that led to it.
 */
import type { View } from '#engine/match/view.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** Requests the view of a moment. Undefined without an answer. */
export type AskPast = (moment: number) => Promise<View | undefined>;
type Story = readonly StoryItem[];

/**
 * The history item that identifies a moment. The initial state is never undone, but it looks different to
 * somebody who takes a seat.
 */
const markOf = (story: Story, moment: number): StoryItem | undefined =>
  story.findLast((item) => item.index <= Math.max(1, moment));

export class PastViews {
  readonly #ask: AskPast;
  readonly #kept = new Map<number, { readonly mark: StoryItem; readonly view: View }>();
  readonly #asked = new Map<number, StoryItem>();

  constructor(ask: AskPast) {
    this.#ask = ask;
  }

  /** The cached view of a moment of this history. */
  get(story: Story, moment: number): View | undefined {
    const kept = this.#kept.get(moment);
    return kept !== undefined && kept.mark === markOf(story, moment) ? kept.view : undefined;
  }

  /**
   * Fetches the view of a moment, unless it is cached or requested already. Resolves with whether a new view
   * was stored. `now` returns the current history; a view that no longer belongs to it on arrival is
   * discarded.
   */
  async fetch(now: () => Story, moment: number): Promise<boolean> {
    const mark = markOf(now(), moment);
    if (mark === undefined || this.get(now(), moment) || this.#asked.get(moment) === mark) return false;
    this.#asked.set(moment, mark);
    const view = await this.#ask(moment);
    if (this.#asked.get(moment) === mark) this.#asked.delete(moment);
    if (view === undefined || markOf(now(), moment) !== mark) return false;
    this.#kept.set(moment, { mark, view });
    return true;
  }
}

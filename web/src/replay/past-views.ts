/**
 * What this browser's eyes saw at earlier moments of a match, as the referee has told it. A moment that was taken
 * back and played otherwise is another one, so each is kept together with the line of the story that led to it.
 */
import type { View } from '#engine/match/view.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** Asks the referee for the moment; undefined when there is no answer now. */
export type AskPast = (moment: number) => Promise<View | undefined>;
type Story = readonly StoryItem[];

/** The line that a moment stands or falls with. The deal is never taken back, but whoever sits down sees it anew. */
const markOf = (story: Story, moment: number): StoryItem | undefined =>
  story.findLast((item) => item.index <= Math.max(1, moment));

export class PastViews {
  readonly #ask: AskPast;
  readonly #kept = new Map<number, { readonly mark: StoryItem; readonly view: View }>();
  readonly #asked = new Map<number, StoryItem>();

  constructor(ask: AskPast) {
    this.#ask = ask;
  }

  /** The view of a moment of this story, if it is here. */
  get(story: Story, moment: number): View | undefined {
    const kept = this.#kept.get(moment);
    return kept !== undefined && kept.mark === markOf(story, moment) ? kept.view : undefined;
  }

  /**
   * Fetches the view of a moment, unless it is here or on its way. Resolves with whether something new is here.
   * `now` is the story as it stands whenever it is asked: what arrives for a moment that is no more is thrown away.
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

/**
 * What a seat has heard: everything that its viewer was told from the deal on, in order, as it happened. Unlike the
 * story it contains what was taken back since, and at a table that forgets it is not empty: who listened remembers.
 * For bots only. It is derived from the log, so it is the same after a restart.
 */
import { type Seat, seatBit } from '../seats.ts';
import type { Match } from './match.ts';
import { itemsBefore, type News, newsSince } from './news.ts';
import type { Page } from './pages.ts';
import { linesOf, type StoryItem } from './story.ts';

/** What one entry of the log made the table tell. */
export interface HeardPart {
  /** Items were taken back first: so many still stood. */
  readonly cut?: number;
  readonly lines: readonly StoryItem[];
}
export type Heard = readonly HeardPart[];

/**
 * News as JSON, without what is not told (the parts of decisions): a bot listens for a whole match, and objects take more
 * memory than text.
 */
const packed = ({ same, cut, pages }: News): string => {
  const told = pages.map(({ item, ...page }): Page => {
    const answers = item?.answers.map(({ seat }) => ({ seat, decision: [] }));
    return { item: item && { ...item, answers: answers! }, ...page };
  });
  return JSON.stringify({ same, cut, pages: told });
};

/**
 * Listens to one match. The log is followed on a copy of the match, which goes on from where it was last asked. Nothing
 * is computed before somebody asks.
 */
export class Hearing {
  readonly match: Match;
  #copy: Match | undefined;
  /** What was told (`packed`): at the deal, then by each entry of the log. */
  readonly #parts: string[] = [];

  constructor(match: Match) {
    this.match = match;
  }

  /** What this seat (from 0) had heard when the log had so many entries; by default until now. */
  of(seat: Seat, length = this.match.log.length): Heard {
    this.#follow(length);
    const viewer = seatBit(seat);
    const heard: HeardPart[] = [];
    for (const text of this.#parts.slice(0, length + 1)) {
      const news = JSON.parse(text) as News;
      const lines = news.pages.flatMap((page, i) => linesOf(page, news.same + i + 1, viewer));
      if (news.cut !== undefined) heard.push({ cut: news.cut, lines });
      else if (lines.length > 0) heard.push({ lines });
    }
    return heard;
  }

  #follow(length: number): void {
    const copy = (this.#copy ??= this.#begin());
    for (let at = copy.log.length; at < length; at++) {
      const entry = this.match.log.at(at)!;
      const before = itemsBefore(copy);
      const done = copy.replay(entry);
      this.#parts.push(packed(newsSince(copy, before, [done])));
    }
  }

  /** The deal is item 0 of the story. */
  #begin(): Match {
    const copy = this.match.anew((from, to) => this.match.log.slice(from, to));
    this.#parts.push(packed({ same: -1, cut: undefined, pages: copy.history.story() }));
    return copy;
  }
}

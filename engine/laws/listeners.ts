/**
 * Laws "forgets" and "heard". Viewers who have followed a match from the deal on hold the same story as somebody who
 * comes now, and at a table that forgets that is nothing until the end. What a bot is given is what its seat was told
 * as it happened.
 */
import { type Heard, type HeardPart, Hearing } from '../match/heard.ts';
import type { Consequence, Match } from '../match/match.ts';
import { type Before, newsSince } from '../match/news.ts';
import { heldAfter, isHeardAlike, linesOf, type StoryItem, storyOf, wholeStory } from '../match/story.ts';
import { pastView, viewOf, viewWriter } from '../match/view.ts';
import { everySeat, listSeats, NOBODY, numberOf, seatBit, type Viewer } from '../seats.ts';
import type { Scene } from './scene.ts';

const nameOf = (viewer: Viewer): string => `viewer ${listSeats(viewer).map(numberOf).join('+') || 'nobody'}`;

/** What is said to be told to all alike is. */
const alike = (match: Match, findings: Scene['findings']): void => {
  for (const [index, page] of match.history.story().entries()) {
    if (!isHeardAlike(page)) continue;
    const told = (viewer: Viewer) => JSON.stringify(linesOf(page, index, viewer));
    const others = listSeats(everySeat(match.setup.seats)).filter((s) => told(seatBit(s)) !== told(NOBODY));
    findings.check('heard', others.length === 0, () => `item ${index} is not told to all alike`);
  }
};

export class Listeners {
  /** Viewer → the story that they hold; only at a table that forgets. */
  readonly #held = new Map<Viewer, readonly StoryItem[]>();
  /** By seat: what it was told so far; undefined where nobody listens. */
  readonly #heard: HeardPart[][] | undefined;

  constructor(match: Match, viewers: readonly Viewer[], listen: boolean) {
    const { seats, layout } = { seats: match.setup.seats, layout: match.state.layout };
    if (layout.forgets) for (const viewer of viewers) this.#held.set(viewer, []);
    if (!listen) return;
    const [deal] = match.history.story();
    this.#heard = listSeats(everySeat(seats)).map((seat) => {
      const lines = linesOf(deal!, 0, seatBit(seat));
      return lines.length > 0 ? [{ lines }] : [];
    });
  }

  get any(): boolean {
    return this.#held.size > 0 || this.#heard !== undefined;
  }

  /** Something was done to the match. */
  follow(match: Match, before: Before, done: Consequence): void {
    const { same, cut, pages } = newsSince(match, before, [done]);
    const told = (viewer: Viewer) => pages.flatMap((page, i) => linesOf(page, same + i + 1, viewer));
    for (const [viewer, held] of this.#held)
      this.#held.set(viewer, heldAfter(held, cut, told(viewer), viewOf(match, viewer).forgets));
    for (const [seat, heard] of this.#heard?.entries() ?? []) {
      const lines = told(seatBit(seat));
      if (cut !== undefined) heard.push({ cut, lines });
      else if (lines.length > 0) heard.push({ lines });
    }
  }

  /** While the match runs: nobody can look anything up, whether they have stayed or come now. */
  look({ match, findings }: Scene): void {
    for (const [viewer, held] of this.#held) {
      const who = nameOf(viewer);
      const { forgets } = viewOf(match, viewer);
      findings.check('forgets', forgets === true, () => `${who} is not told that the table forgets`);
      const { shared } = viewWriter(match)(viewer);
      findings.check('forgets', shared.includes('"forgets":true'), () => `${who} is sent another view`);
      findings.check(
        'forgets',
        JSON.stringify(held) === JSON.stringify(storyOf(match, viewer)),
        () => `${who} holds another story than who comes now`,
      );
      findings.check('forgets', held.length === 0, () => `${who} can look up what was told`);
      const moments = match.history.items.length + 1;
      const seen = Array.from({ length: moments }, (_, i) => i).filter((i) => pastView(match, viewer, i));
      findings.check('forgets', seen.length === 0, () => `${who} can look at moment ${seen[0]}`);
    }
  }

  /** After the last decision. */
  end({ match, findings }: Scene): void {
    if (match.outcome) this.#opened(match, findings);
    if (this.#heard) alike(match, findings);
    const hearing = new Hearing(match);
    for (const [seat, told] of this.#heard?.entries() ?? []) {
      const same = (heard: Heard) => JSON.stringify(heard) === JSON.stringify(told);
      findings.check(
        'heard',
        same(hearing.of(seat)),
        () => `seat ${numberOf(seat)} hears what it was not told`,
      );
      const half = hearing.of(seat, match.log.length >> 1);
      findings.check(
        'heard',
        JSON.stringify(told.slice(0, half.length)) === JSON.stringify(half),
        () => `seat ${numberOf(seat)} heard something else half-way`,
      );
    }
  }

  /** At the end everything is open. */
  #opened(match: Match, findings: Scene['findings']): void {
    for (const viewer of this.#held.keys()) {
      const all = viewOf(match, viewer).forgets === undefined && pastView(match, viewer, 0) !== undefined;
      const whole = JSON.stringify(storyOf(match, viewer)) === JSON.stringify(wholeStory(match, viewer));
      findings.check('forgets', all && whole, () => `${nameOf(viewer)} cannot look back at the end`);
    }
  }
}

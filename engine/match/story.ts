/**
 * The story of a match as one viewer may know it: who did what, in notation, and what was told of it. A game
 * with nothing to hide shows every decision; where something is hidden, the text of somebody else's decision may
 * name it, so the viewer has only what the game told them.
 */
import type { Fact } from '../game.ts';
import { type Happening, heardBy, type Told } from '../narration.ts';
import { hasSeat, listSeats, numberOf, PUBLIC, type SeatNumber, type Viewer } from '../seats.ts';
import type { Page } from './history.ts';
import type { Match } from './match.ts';

/** One line of the story. A decision that several seats made at once has a line for each; the last one tells. */
export interface StoryItem<E extends Happening = Happening> {
  /** Index in the history: 0 is the deal, n the state after the nth item that stands. */
  readonly index: number;
  /** Who did it, from 1. */
  readonly seat?: SeatNumber;
  /** The decision in notation, where this viewer may know it. */
  readonly text?: string;
  readonly told: readonly E[];
  readonly fact?: Fact['kind'];
}

/** What everybody who looks through these eyes may hear: several people at one device read one story. */
const heardByAll = (told: readonly Told[], viewer: Viewer): Happening[] =>
  told.flatMap((t) => (t.audience & PUBLIC || (t.audience & viewer) === viewer ? t.event : (t.others ?? [])));

/** The lines of one page; `index` as in `StoryItem`. `hides`: has the game anything to hide? */
export const linesOf = (page: Page, index: number, viewer: Viewer, hides: boolean): StoryItem[] => {
  const shared = listSeats(viewer).length > 1;
  const told = shared ? heardByAll(page.told, viewer) : heardBy(page.told, viewer);
  const { item } = page;
  if (!item) return [{ index, told }];
  if (item.fact) {
    const { fact } = item;
    return [{ index, ...('seat' in fact ? { seat: numberOf(fact.seat) } : {}), told, fact: fact.kind }];
  }
  return item.answers.map(({ seat }, i) => ({
    index,
    seat: numberOf(seat),
    ...(hides && (shared || !hasSeat(viewer, seat)) ? {} : { text: page.texts[i]! }),
    told: i === item.answers.length - 1 ? told : [],
  }));
};

/** The whole story, from the deal. Where the table does not remember for its players, only from its end. */
export const storyOf = (m: Match, viewer: Viewer): StoryItem[] => {
  const { layout } = m.state;
  if (!layout.kept && !m.outcome) return [];
  return m.history.story().flatMap((page, index) => linesOf(page, index, viewer, layout.hides));
};

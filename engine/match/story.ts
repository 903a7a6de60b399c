/**
 * The history of a match for one viewer: who did what, in notation, and the events they were told. A game
 * without hidden information shows every decision. Otherwise the text of another seat's decision may name
 * hidden things, so the viewer gets it only where the rules call it public, and the events addressed to them.
 */
import type { Fact } from '../game.ts';
import { type AddressedEvent, eventsFor, type GameEvent } from '../narration.ts';
import { hasSeat, listSeats, NOBODY, numberOf, PUBLIC, type SeatNumber, type Viewer } from '../seats.ts';
import type { Match } from './match.ts';
import type { Page } from './pages.ts';

/**
 * One line of the history. A decision that several seats made at once has a line for each; the last line has
 * its events. A covert round has at most one line (`covertLines`).
 */
export interface StoryItem<E extends GameEvent = GameEvent> {
  /** Index in the history: 0 is the deal, n the state after the nth item that was not undone. */
  readonly index: number;
  /** The seat that did it, from 1. */
  readonly seat?: SeatNumber;
  /** The decision in notation, if this viewer may know it. */
  readonly text?: string;
  readonly told: readonly E[];
  readonly fact?: Fact['kind'];
}

/** Events that every seat of this viewer may know: several people at one device read one history. */
const eventsForAll = (told: readonly AddressedEvent[], viewer: Viewer): GameEvent[] =>
  told.flatMap((t) => (t.audience & PUBLIC || (t.audience & viewer) === viewer ? t.event : (t.others ?? [])));

/** The lines of one page; `index` as in `StoryItem`. */
export const linesOf = (page: Page, index: number, viewer: Viewer): StoryItem[] => {
  const shared = listSeats(viewer).length > 1;
  const told = shared ? eventsForAll(page.told, viewer) : eventsFor(page.told, viewer);
  const { item } = page;
  if (!item) return [{ index, told }];
  if (item.fact) {
    const { fact } = item;
    return [{ index, ...('seat' in fact ? { seat: numberOf(fact.seat) } : {}), told, fact: fact.kind }];
  }
  if (page.covert) return covertLines(page, index, shared ? NOBODY : viewer, told);
  return item.answers.map(({ seat }, i) => ({
    index,
    seat: numberOf(seat),
    ...(page.open[i] || (!shared && hasSeat(viewer, seat)) ? { text: page.texts[i]! } : {}),
    told: i === item.answers.length - 1 ? told : [],
  }));
};

/** Whether every viewer is told the same lines of a page: nothing of it is for some alone. */
export const isHeardAlike = ({ covert, open, told }: Page): boolean =>
  !covert && open.every(Boolean) && told.every(({ audience }) => (audience & PUBLIC) !== 0);

/**
 * The lines of a covert round: the viewer's own answer, and what the rules told. Where there is neither, no
 * line; where only the rules tell something, the line names no seat.
 */
const covertLines = (page: Page, index: number, viewer: Viewer, told: readonly GameEvent[]): StoryItem[] => {
  const own = page.item!.answers.findIndex(({ seat }) => hasSeat(viewer, seat));
  if (own < 0) return told.length > 0 ? [{ index, told }] : [];
  return [{ index, seat: numberOf(page.item!.answers[own]!.seat), text: page.texts[own]!, told }];
};

/** The whole history, from the deal, also at a table that forgets: for code that shows it to nobody who must not see it. */
export const wholeStory = (m: Match, viewer: Viewer): StoryItem[] =>
  m.history.story().flatMap((page, index) => linesOf(page, index, viewer));

/**
 * The history that a viewer may look up: from the deal, but nothing while the table forgets what was once open
 * (`Match.forgets`).
 */
export const storyOf = (m: Match, viewer: Viewer): StoryItem[] => (m.forgets ? [] : wholeStory(m, viewer));

/**
 * The story that a viewer holds after an update, which is the one that a newcomer is told then. `cut`: so many items
 * of before still stand; absent: all. While the table forgets (`View.forgets`) nothing is held: `lines` were told once,
 * as they happened.
 */
export const heldAfter = (
  held: readonly StoryItem[],
  cut: number | undefined,
  lines: readonly StoryItem[],
  forgets: true | undefined,
): readonly StoryItem[] => {
  if (forgets) return [];
  return [...(cut === undefined ? held : held.filter(({ index }) => index <= cut)), ...lines];
};

/** Positions of finished games, to show a table in: the same ones each time, so that pictures can be compared. */
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import { NOBODY, type Seat, seatBit } from '#engine/seats.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** What a table is given of a position. */
export interface Position {
  readonly match: Match;
  /** Who looks, from 0; undefined for a spectator. */
  readonly seat: Seat | undefined;
}

const FILES = import.meta.glob<string>('../../games/*/tests/fixtures/*.match', {
  query: '?raw',
  import: 'default',
});

/**
 * A stored match after so many entries of its log.
 * @throws when there is no such file
 */
export const storedMatch = async ({ game }: TableModule, name: string, entries: number): Promise<Match> => {
  const load = FILES[`../../games/${game.id}/tests/fixtures/${name}.match`];
  if (!load) throw new Error(`There is no match ${name} of ${game.id}`);
  const file = JSON.parse(await load()) as MatchFile;
  const loaded = loadMatch(game, { ...file, log: file.log.slice(0, entries) });
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
};

const SECRET = new Uint8Array(32);

/**
 * A match with these options after these decisions, given alternately by two seats.
 * @throws when one of them is refused
 */
export const playedMatch = (
  { game }: TableModule,
  options: MatchFile['options'],
  texts: readonly string[],
): Match => {
  const made = Match.create(game, { id: 'gallery', options, seats: 2, secret: SECRET, entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  for (const text of texts) {
    const seat = made.value.onlySeat;
    const done = made.value.submit(seat, text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
  }
  return made.value;
};

export const seenOf = ({ match, seat }: Position): { view: View; story: StoryItem[] } => {
  const viewer = seat === undefined ? NOBODY : seatBit(seat);
  return { view: viewOf(match, viewer), story: storyOf(match, viewer) };
};

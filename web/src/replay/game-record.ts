/**
 * The match in the game's own notation, as a file to keep. It is made on this device, from what everybody at the table
 * sees: a game that hides something has none here, because its course is not known in full before the end.
 */
import type { MatchCourse, RecordFormat } from '#engine/documents.ts';
import type { Answer } from '#engine/match/item.ts';
import type { View } from '#engine/match/view.ts';
import { numberOf, seatOf } from '#engine/seats.ts';
import { manifestOf } from '#games/library.ts';
import { OpenReplay } from '#kit/open-replay.ts';
import { hidesInformation } from '#kit/table-config.ts';
import type { StoryItem, TableInfo } from '#wire/protocol.ts';

type Terms = Pick<View, 'options' | 'seats'>;
type Nameable = (seat: number) => string;

/** The format of a game's records; undefined where it has none, or hides information under these options. */
export const recordFormat = async (id: string, terms: Terms): Promise<RecordFormat | undefined> => {
  const manifest = manifestOf(id);
  const record = (await manifest?.documents?.())?.record;
  return manifest && record && !hidesInformation(await manifest.rules(), terms) ? record : undefined;
};

/** The course of a match from the texts of its decisions. */
const courseFrom = async (id: string, view: View, story: readonly StoryItem[]): Promise<MatchCourse> => {
  const game = await manifestOf(id)!.rules();
  const replay = new OpenReplay(game, view.options, view.seats);
  replay.follow(story);
  const answers: Answer[] = [];
  for (const [n, item] of story
    .filter(({ text, fact }) => text !== undefined || fact !== undefined)
    .entries()) {
    if (item.text === undefined) continue;
    const seat = seatOf(item.seat ?? 1);
    const read = game.read(replay.at(n), seat, item.text);
    if (!read.ok) throw new Error(`The story is not of this game: ${item.text} is ${read.error.code}`);
    answers.push({ seat, decision: read.value });
  }
  return {
    config: replay.config,
    start: replay.at(0),
    answers,
    end: replay.at(replay.last),
    outcome: view.outcome,
  };
};

/** Days as records write them. */
const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('.');

/** The record of a match as it stands. Undefined where the format cannot say it. */
export const writeRecord = async (
  format: RecordFormat,
  info: TableInfo,
  view: View,
  story: readonly StoryItem[],
  nameOf: Nameable,
): Promise<string | undefined> => {
  const written = format.write(await courseFrom(info.game, view, story), {
    players: Array.from({ length: view.seats }, (_, seat) => nameOf(numberOf(seat))),
    event: 'Ludoteca',
    site: location.host,
    date: dayOf(new Date()),
  });
  return written.ok ? written.value : undefined;
};

/** Gives a text to the browser as a file to save. */
export const saveText = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

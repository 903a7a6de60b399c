/**
 * The parts of the notation: pawns by colour, squares as `B4`, tank cards and pictures by id. Each point writes its own
 * decisions with them: `move green A3 A4`, `shoot green token E5`, `assign castle to t-34`.
 *
 * Reading also accepts capitals, further spaces, the printed names of tanks (`T-34`, `Tiger I`) and the ids of special
 * tokens (`castle-s`).
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { COLOURS, CORNERS, SQUARES } from '../content/board.ts';
import { TANK_IDS, TANKS } from '../content/tanks.ts';
import { PICTURE_IDS } from '../content/tokens.ts';
import { refuse } from './refusals.ts';
import { aboutOf, step, type Verb } from './steps.ts';

/** The text in lower case, trimmed, with single spaces: the form in which texts are read. */
export const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');

export const pawnText = (one: number): string => COLOURS[aboutOf(one)] ?? '?';
export const squareText = (one: number): string => SQUARES[aboutOf(one)] ?? '?';
export const tankText = (one: number): string => TANK_IDS[aboutOf(one)] ?? '?';
export const pictureText = (one: number): string => PICTURE_IDS[aboutOf(one)] ?? '?';
export const cornerText = (one: number): string => CORNERS[aboutOf(one)] ?? '?';

type Read = Result<number, Refusal>;
const named = (verb: Verb, index: number, word: string): Read =>
  index < 0 ? err(refuse('UNREADABLE', { text: word.slice(0, 40) })) : ok(step(verb, index));

const TANK_NAMES: ReadonlyMap<string, number> = new Map(
  TANKS.flatMap(({ id, name }, i) => [[id, i] as const, [name.toLowerCase(), i] as const]),
);

export const readPawn = (verb: Verb, word = ''): Read =>
  named(verb, (COLOURS as readonly string[]).indexOf(word), word);
export const readSquare = (verb: Verb, word = ''): Read =>
  named(verb, SQUARES.indexOf(word.toUpperCase()), word);
export const readTank = (verb: Verb, word = ''): Read => named(verb, TANK_NAMES.get(word) ?? -1, word);
export const readPicture = (verb: Verb, word = ''): Read =>
  named(verb, PICTURE_IDS.indexOf(word.replace(/-s$/, '')), word);
export const readCorner = (verb: Verb, word = ''): Read =>
  named(verb, (CORNERS as readonly string[]).indexOf(word), word);

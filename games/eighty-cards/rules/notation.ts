/**
 * The parts of the notation: cards by the id of their kind, players as `P2`, slots of the ring as `1.0`, slots of a
 * vehicle by name. Each point writes its own decisions with them: `play sabotage on P2 weapon`.
 */
import type { Decision } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { numberOf, seatOf } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { SLOTS } from '../content/effects.ts';
import { RING_CARDS, TERRAIN_IDS } from '../content/terrain.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import { refuse } from './refusals.ts';
import { type Eighty, slotName } from './state.ts';
import { aboutOf, step, type Verb } from './steps.ts';

/** The text in lower case, trimmed, with single spaces: the form in which texts are read. */
export const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');

export const travelText = (one: number): string => TRAVEL_IDS[aboutOf(one)] ?? '?';
export const campText = (one: number): string => CAMP_IDS[aboutOf(one)] ?? '?';
export const terrainText = (one: number): string => TERRAIN_IDS[aboutOf(one)] ?? '?';
export const seatText = (one: number): string => `P${numberOf(aboutOf(one))}`;
export const slotText = (one: number): string => SLOTS[aboutOf(one)] ?? '?';
export const gapText = (s: Eighty, one: number): string => slotName(aboutOf(one), s.config.gapSize);
/** One of these words, by its number. */
export const wordText = (words: readonly string[], one: number): string => words[aboutOf(one)] ?? '?';

export type Read = Result<number, Refusal>;
const named = (verb: Verb, index: number, word: string): Read =>
  index < 0 ? err(refuse('UNREADABLE', { text: word.slice(0, 40) })) : ok(step(verb, index));

export const readWord = (verb: Verb, words: readonly string[], word = ''): Read =>
  named(verb, words.indexOf(word), word);
/** Cards may be named by a single copy, too: `coal-1.4`. */
const readCard = (verb: Verb, ids: readonly string[], word: string): Read =>
  named(verb, ids.indexOf(word.replace(/\.\d+$/, '')), word);
export const readTravel = (verb: Verb, word = ''): Read => readCard(verb, TRAVEL_IDS, word);
export const readCamp = (verb: Verb, word = ''): Read => readCard(verb, CAMP_IDS, word);
export const readTerrain = (verb: Verb, word = ''): Read => readWord(verb, TERRAIN_IDS, word);
export const readSlot = (verb: Verb, word = ''): Read => readWord(verb, SLOTS, word);
export const readSeat = (verb: Verb, word = ''): Read => {
  const number = /^p?([1-4])$/.exec(word)?.[1];
  return named(verb, number === undefined ? -1 : seatOf(Number(number)), word);
};
/** A slot of the ring, as the number of its ring card. */
export const readGap = (s: Eighty, verb: Verb, word = ''): Read => {
  const [, gap, slot] = /^([1-4])\.([0-2])$/.exec(word) ?? [];
  if (gap === undefined || Number(gap) > s.config.seats || Number(slot) >= s.config.gapSize)
    return err(refuse('NO_SUCH_SLOT', { slot: word.slice(0, 40) }));
  return ok(step(verb, seatOf(Number(gap)) * (s.config.gapSize + 1) + Number(slot) + 1));
};
/** A ring card from 0 (EC-3.5). */
export const readRingCard = (verb: Verb, word = ''): Read =>
  named(verb, /^\d{1,2}$/.test(word) && Number(word) < RING_CARDS ? Number(word) : -1, word);

type Words = readonly string[];
type Found = Result<Decision, Refusal>;
/** A form in which a move can be written, and its reader; undefined where the words belong to another move. */
type Form = readonly [form: RegExp, read: (words: Words, s: Eighty) => Found | undefined];
export const forms =
  (...list: readonly Form[]) =>
  (s: Eighty, text: string): Found | undefined => {
    for (const [form, read] of list) {
      const found = form.exec(text);
      const answer = found && read(found.slice(1), s);
      if (answer) return answer;
    }
    return undefined;
  };

/** A decision of these steps, or the first refusal among them. */
export const decision = (...steps: readonly Read[]): Found => {
  const numbers: number[] = [];
  for (const one of steps) {
    if (!one.ok) return err(one.error);
    numbers.push(one.value);
  }
  return ok(numbers);
};

/**
 * The parts of the notation: cards by id, Bases as `S2.1`. Each point writes its own decisions with them (`play
 * technician`, `deploy ussr-t-28 on S1.3`, `take 1 single`), and drafts as far as they go.
 *
 * Reading also accepts capitals, further spaces, `E`, `Tech` and `Vol`, titles of Vehicles and ids of single copies
 * (`engineer-3`).
 */
import type { Decision, Draft } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { seatOf } from '#engine/seats.ts';
import { BASES_PER_SEAT, CARD_IDS, KIND_IDS, KIND_OF, MAX_SEATS, VEHICLE_COUNT } from '../content/cards.ts';
import { VEHICLES } from '../content/vehicles.ts';
import { defenderAt, placeName, placesOf } from './bases.ts';
import { refuse } from './refusals.ts';
import type { RushState } from './state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from './steps.ts';

/** The card that a step is about. */
export const cardText = (one: number): string => KIND_IDS[aboutOf(one)]!;
/** The cards of these steps from index `from` on, separated by commas. */
export const cardsText = (steps: Draft, from = 0): string => {
  let text = cardText(steps[from]!);
  for (let i = from + 1; i < steps.length; i++) text += `, ${cardText(steps[i]!)}`;
  return text;
};
/** ` on S1.3` from the second step; empty while a draft has none. */
export const onPlaceText = (steps: Draft): string =>
  steps.length > 1 ? ` on ${placeName(aboutOf(steps[1]!))}` : '';
/** The target of a step: the place of a Base, or the id of the Vehicle on it. */
export const targetText = (s: RushState, target: number): string => {
  const at = aboutOf(target);
  return verbOf(target) === VERB.base ? placeName(at) : KIND_IDS[defenderAt(s, at)]!;
};

export type Read<T> = Result<T, Refusal>;
export const mapRead = <T, U>(read: Read<T>, then: (value: T) => U): Read<U> =>
  read.ok ? ok(then(read.value)) : read;
export const bothRead = <T, U>(a: Read<T>, b: Read<U>): Read<readonly [T, U]> =>
  !a.ok ? a : b.ok ? ok([a.value, b.value] as const) : b;

/** A form in which a move can be written, and its reader. The reader does not check legality; `refuse` does. */
type Form = readonly [form: RegExp, read: (parts: (string | undefined)[], s: RushState) => Read<Decision>];
export const forms =
  (...list: readonly Form[]) =>
  (s: RushState, text: string): Read<Decision> | undefined => {
    for (const [form, read] of list) {
      const found = form.exec(text);
      if (found) return read(found.slice(1), s);
    }
    return undefined;
  };

/** The text in lower case, trimmed, with single spaces: the form in which texts are read. */
export const plainText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Every name of a card, in lower case → its kind. */
const NAMES: ReadonlyMap<string, number> = new Map<string, number>([
  ...CARD_IDS.map((id, card) => [id, KIND_OF[card]!] as const),
  ...VEHICLES.flatMap((one, kind) => [
    [one.title.toLowerCase(), kind] as const,
    [one.latin.toLowerCase(), kind] as const,
  ]),
  ...KIND_IDS.map((id, kind) => [id, kind] as const),
  ['e', KIND_IDS.indexOf('engineer')],
  ['tech', KIND_IDS.indexOf('technician')],
  ['vol', KIND_IDS.indexOf('volunteers')],
]);

export const readCard = (text: string): Read<number> => {
  const kind = NAMES.get(text.trim());
  return kind === undefined ? err(refuse('NO_SUCH_CARD', { card: text.trim().slice(0, 40) })) : ok(kind);
};
/** One step about one card. */
export const readOne = (verb: Verb, text: string): Read<Decision> =>
  mapRead(readCard(text), (kind) => [step(verb, kind)]);
const readCards = (text: string): Read<number[]> => {
  const kinds: number[] = [];
  for (const part of text.split(/,| and |\+/)) {
    const kind = readCard(part);
    if (!kind.ok) return kind;
    kinds.push(kind.value);
  }
  return ok(kinds);
};
/** A step for each card of a list, in the order of the text or with ascending kinds. */
export const readSteps = (verb: Verb, text: string): Read<number[]> =>
  mapRead(readCards(text), (kinds) => kinds.map((kind) => step(verb, kind)));
export const readAscending = (verb: Verb, text: string): Read<number[]> =>
  mapRead(readSteps(verb, text), (steps) => steps.sort((a, b) => a - b));

const PLACE = /^s?(\d{1,2})[.-](\d)$/;
/** A place that no table has. `refuse` then names the clause, which may be another one that is broken first. */
const NOWHERE = 1023;
export const readPlace = (text: string): number => {
  const found = PLACE.exec(text.trim());
  const seat = seatOf(Number(found?.[1]));
  const base = Number(found?.[2]) - 1;
  const known = found && seat >= 0 && seat < MAX_SEATS && base >= 0 && base < BASES_PER_SEAT;
  return known ? seat * BASES_PER_SEAT + base : NOWHERE;
};
/** A step about a card, and a step about its place. */
export const readOnPlace = (verb: Verb, card: string, at: string): Read<Decision> =>
  mapRead(readCard(card), (kind) => [step(verb, kind), step(VERB.on, readPlace(at))]);
/** A target: a Base, or the Vehicle that is named. A Vehicle that defends no Base gets the place NOWHERE. */
export const readTarget = (s: RushState, text: string): Read<number> => {
  if (PLACE.test(text.trim())) return ok(step(VERB.base, readPlace(text)));
  return mapRead(readCard(text), (kind) => {
    for (let at = 0; at < placesOf(s); at++)
      if (kind < VEHICLE_COUNT && defenderAt(s, at) === kind) return step(VERB.defender, at);
    return step(VERB.defender, NOWHERE);
  });
};

/**
 * How decisions are written and read. Cards by id, Bases as `S2.1`:
 *
 *   buy germany-stug-iii with ussr-bt-7, engineer      purchase; without `with`: from the account
 *   play ussr-t-34                                     for its abilities
 *   deploy ussr-t-28 on S1.3                           with "no ability"
 *   attack with ussr-su-100, ussr-kv-1                 declaration
 *   end                                                of step II
 *   yes, no                                            restore the Reserve?
 *   place on S1.2                                      the Vehicle that was played
 *   siege S2.1, siege usa-t29                          a Base, a Vehicle on a Base
 *   gain germany-panzer-i                              by Research
 *   repair engineer, technician
 *   discard engineer                                   Sabotage
 *   ussr-su-100 hits france-d1, ussr-kv-1 hits S2.1    attack step
 *   expose usa-m4-sherman on S1.1
 *   take 1 single, 1 double                            Medals
 *
 * A draft is written in the same way, as far as it goes: `deploy ussr-t-28`, `ussr-su-100 hits`, `expose usa-m4-sherman`.
 *
 * Reading is lenient: capitals, spaces, `E`, `Tech` and `Vol`, titles of Vehicles, single copies (`engineer-3`).
 */
import type { Decision } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { BASES_PER_SEAT, CARD_IDS, KIND_IDS, KIND_OF, MAX_SEATS, VEHICLE_COUNT } from '../content/cards.ts';
import { VEHICLES } from '../content/vehicles.ts';
import { defenderAt, placeName, placesOf } from './bases.ts';
import { refuse } from './refusals.ts';
import type { RushState } from './state.ts';
import { aboutOf, doublesOf, payoutStep, singlesOf, step, VERB, verbOf } from './steps.ts';

const cardOf = (one: number): string => KIND_IDS[aboutOf(one)]!;
/** The cards of a list of steps, from this one on. */
const cards = (steps: readonly number[], from = 0): string => {
  let text = cardOf(steps[from]!);
  for (let i = from + 1; i < steps.length; i++) text += `, ${cardOf(steps[i]!)}`;
  return text;
};
/** Where the second step says; nothing while there is none. */
const onPlace = (steps: readonly number[]): string =>
  steps.length > 1 ? ` on ${placeName(aboutOf(steps[1]!))}` : '';
const counted = (count: number, noun: string): string[] =>
  count > 0 ? [`${count} ${noun}${count > 1 ? 's' : ''}`] : [];

/** A target of Siege or an attack: the Base, or the Vehicle on it. */
const targetText = (s: RushState, target: number): string => {
  const at = aboutOf(target);
  return verbOf(target) === VERB.base ? placeName(at) : KIND_IDS[defenderAt(s, at)]!;
};

export const writeDecision = (s: RushState, decision: Decision): string => {
  if (decision.length === 0) return '';
  const first = decision[0]!;
  switch (verbOf(first)) {
    case VERB.end:
      return 'end';
    case VERB.yes:
      return 'yes';
    case VERB.no:
      return 'no';
    case VERB.buy:
      return decision.length > 1 ? `buy ${cardOf(first)} with ${cards(decision, 1)}` : `buy ${cardOf(first)}`;
    case VERB.play:
      return `play ${cardOf(first)}`;
    case VERB.deploy:
      return `deploy ${cardOf(first)}${onPlace(decision)}`;
    case VERB.attack:
      return `attack with ${cards(decision)}`;
    case VERB.on:
      return `place on ${placeName(aboutOf(first))}`;
    case VERB.base:
    case VERB.defender:
      return `siege ${targetText(s, first)}`;
    case VERB.gain:
      return `gain ${cardOf(first)}`;
    case VERB.repair:
      return `repair ${cards(decision)}`;
    case VERB.discard:
      return `discard ${cardOf(first)}`;
    case VERB.strike:
      return decision.length > 1
        ? `${cardOf(first)} hits ${targetText(s, decision[1]!)}`
        : `${cardOf(first)} hits`;
    case VERB.expose:
      return `expose ${cardOf(first)}${onPlace(decision)}`;
    case VERB.payout:
      return `take ${[...counted(singlesOf(first), 'single'), ...counted(doublesOf(first), 'double')].join(', ')}`;
    default:
      throw new Error(`No decision begins with step ${first}`);
  }
};

/** Everything that a card may be called, in small letters, → its kind. */
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

type Read<T> = Result<T, Refusal>;

const readCard = (text: string): Read<number> => {
  const kind = NAMES.get(text.trim());
  return kind === undefined ? err(refuse('NO_SUCH_CARD', { card: text.trim().slice(0, 40) })) : ok(kind);
};
const readCards = (text: string): Read<number[]> => {
  const kinds: number[] = [];
  for (const part of text.split(/,| and |\+/)) {
    const kind = readCard(part);
    if (!kind.ok) return kind;
    kinds.push(kind.value);
  }
  return ok(kinds);
};
const PLACE = /^s?(\d{1,2})[.-](\d)$/;
/** A place that no table has: whether what it is named for breaks another clause first, `judge.ts` says. */
const NOWHERE = 1023;
const readPlace = (text: string): Read<number> => {
  const found = PLACE.exec(text.trim());
  const seat = Number(found?.[1]) - 1;
  const base = Number(found?.[2]) - 1;
  const known = found && seat >= 0 && seat < MAX_SEATS && base >= 0 && base < BASES_PER_SEAT;
  return ok(known ? seat * BASES_PER_SEAT + base : NOWHERE);
};
/** A Base, or the place where the named Vehicle defends one; a Vehicle that defends nothing is nowhere. */
const readTarget = (s: RushState, text: string): Read<number> => {
  if (PLACE.test(text.trim())) return map(readPlace(text), (at) => step(VERB.base, at));
  return map(readCard(text), (kind) => {
    for (let at = 0; at < placesOf(s); at++)
      if (kind < VEHICLE_COUNT && defenderAt(s, at) === kind) return step(VERB.defender, at);
    return step(VERB.defender, NOWHERE);
  });
};

const map = <T, U>(read: Read<T>, then: (value: T) => U): Read<U> => (read.ok ? ok(then(read.value)) : read);
const both = <T, U>(a: Read<T>, b: Read<U>): Read<readonly [T, U]> =>
  !a.ok ? a : b.ok ? ok([a.value, b.value] as const) : b;
const risingSteps = (verb: (typeof VERB)['attack' | 'repair'], text: string): Read<number[]> =>
  map(readCards(text), (kinds) => kinds.sort((a, b) => a - b).map((kind) => step(verb, kind)));

/** What can be written, with the reader of each. */
const FORMS: readonly (readonly [RegExp, (s: RushState, parts: string[]) => Read<number[]>])[] = [
  [/^end(?: step(?: ii| two| 2)?)?$/, () => ok([step(VERB.end)])],
  [/^(?:yes|restore)$/, () => ok([step(VERB.yes)])],
  [/^(?:no|keep)$/, () => ok([step(VERB.no)])],
  [
    /^buy (.+?) (?:with|for) (.+)$/,
    (_, [vehicle, pay]) =>
      map(both(readCard(vehicle!), readCards(pay!)), ([bought, kinds]) => [
        step(VERB.buy, bought),
        ...kinds.map((kind) => step(VERB.pay, kind)),
      ]),
  ],
  [/^buy (.+)$/, (_, [vehicle]) => map(readCard(vehicle!), (bought) => [step(VERB.buy, bought)])],
  // RUSH-13.10: a part of the abilities and additions to Research are no decisions; they are read to be refused.
  [
    /^play (.+?) (?:for|without) .+$/,
    (_, [card]) => map(readCard(card!), (kind) => [step(VERB.play, kind), step(VERB.play, kind)]),
  ],
  [/^play (.+)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.play, kind)])],
  [
    /^deploy (.+) on (.+)$/,
    (_, [card, at]) =>
      map(both(readCard(card!), readPlace(at!)), ([kind, place]) => [
        step(VERB.deploy, kind),
        step(VERB.on, place),
      ]),
  ],
  [/^deploy (.+)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.deploy, kind)])],
  [/^attack$/, () => err(refuse('NO_ATTACKER'))],
  [/^attack with (.+)$/, (_, [list]) => risingSteps(VERB.attack, list!)],
  [/^(?:place )?on (.+)$/, (_, [at]) => map(readPlace(at!), (place) => [step(VERB.on, place)])],
  [/^siege (.+)$/, (s, [target]) => map(readTarget(s, target!), (one) => [one])],
  [
    /^gain (.+?) with (.+)$/,
    (_, [card, added]) =>
      map(both(readCard(card!), readCards(added!)), ([kind, kinds]) => [
        step(VERB.gain, kind),
        ...kinds.map((one) => step(VERB.pay, one)),
      ]),
  ],
  [/^gain (.+)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.gain, kind)])],
  [/^repair(?: nothing)?$/, () => ok([])],
  [/^repair (.+)$/, (_, [list]) => risingSteps(VERB.repair, list!)],
  [/^discard (.+)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.discard, kind)])],
  [
    /^(.+?) (?:hits|x|->) (.+)$/,
    (s, [card, target]) =>
      map(both(readCard(card!), readTarget(s, target!)), ([kind, one]) => [step(VERB.strike, kind), one]),
  ],
  [/^(.+?) (?:hits|x|->)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.strike, kind)])],
  [
    /^expose (.+) on (.+)$/,
    (_, [card, at]) =>
      map(both(readCard(card!), readPlace(at!)), ([kind, place]) => [
        step(VERB.expose, kind),
        step(VERB.on, place),
      ]),
  ],
  [/^expose (.+)$/, (_, [card]) => map(readCard(card!), (kind) => [step(VERB.expose, kind)])],
  [
    /^take (?:(\d) singles?)?(?:, | and | \+ )?(?:(\d) doubles?)?$/,
    (_, [singles, doubles]) =>
      singles === undefined && doubles === undefined
        ? err(refuse('UNREADABLE'))
        : Number(doubles ?? 0) > 3
          ? err(refuse('NOT_A_PAYOUT'))
          : ok([payoutStep(Number(singles ?? 0), Number(doubles ?? 0))]),
  ],
  [
    /^take (\d) doubles?(?:, | and | \+ )(\d) singles?$/,
    (_, [doubles, singles]) =>
      Number(doubles) > 3 ? err(refuse('NOT_A_PAYOUT')) : ok([payoutStep(Number(singles), Number(doubles))]),
  ],
];

/** What the text means; whether that is legal, `judge.ts` says. */
export const readDecision = (s: RushState, text: string): Read<Decision> => {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const [form, read] of FORMS) {
    const found = form.exec(plain);
    if (found) return read(s, found.slice(1));
  }
  return err(refuse('UNREADABLE'));
};

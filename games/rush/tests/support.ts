/**
 * Positions and play for the tests, written like the rulebook's examples: seats from 1, Depots from bottom to top, the
 * Reserve from slot 0, `E`, `Tech` and `Vol`. Cards that a position does not name lie where they do before a deal.
 */
import { afterEach, expect } from 'vitest';
import { type ScriptedResult, scriptedSource } from '#engine/chance-script.ts';
import { chanceSource } from '#engine/chance-stream.ts';
import { auditState } from '#engine/layout/audit.ts';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { type Consequence, Match } from '#engine/match/match.ts';
import { type StoryItem, storyOf } from '#engine/match/story.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import {
  everySeat,
  listSeats,
  numberOf,
  numbersOf,
  type SeatNumber,
  seatBit,
  seatOf,
  type Viewer,
} from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { CARD_IDS, KIND_IDS, KIND_OF } from '../content/cards.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import { ASKED, type RushState } from '../rules/state.ts';

export type Options = Readonly<Record<string, OptionValue>>;
/** Seat number → its cards as one text: `'E, Tech, ussr-t-28'`. */
type BySeat = Readonly<Record<number, string>>;

export interface Given {
  readonly seats?: number;
  readonly options?: Options;
  /** The number of the seat on turn, by default 1. */
  readonly turn?: number;
  readonly hand?: BySeat;
  /** From the top. */
  readonly garage?: BySeat;
  /** From the bottom. */
  readonly depot?: BySeat;
  /** From slot 0. */
  readonly reserve?: string;
  /** The top of the Vehicle deck; cards that are not named lie beneath. */
  readonly deck?: string;
  /** Whether the deck holds only the cards of `deck`. The other Vehicles then lie in the Graveyard. */
  readonly deckOnly?: boolean;
  readonly discard?: string;
  readonly graveyard?: string;
  /** Place → the Vehicle on the Base. */
  readonly on?: Readonly<Record<string, string>>;
  /** Damaged Bases and Vehicles, by place or card. */
  readonly damaged?: string;
  /** Bases that no longer stand, in nobody's squad. */
  readonly lost?: string;
  /** `{ ussr: [singles, doubles] }`; the other Medals lie in the Graveyard. */
  readonly piles?: Readonly<Record<string, readonly [singles: number, doubles: number]>>;
  readonly achievements?: string;
  /** The results of the first shuffles and draws, in order; later ones are random. */
  readonly script?: readonly ScriptedResult[];
  /** Further fields of the state, in named form. */
  readonly more?: JsonObject;
}

const SHORT: Readonly<Record<string, string>> = { E: 'engineer', Tech: 'technician', Vol: 'volunteers' };
const LONG = new Map(Object.entries(SHORT).map(([short, long]) => [long, short]));
const split = (text: string | undefined): string[] => (text ? text.split(/\s*,\s*/) : []);
/** The id of a card as the examples call it. */
export const named = (card: number): string => {
  const id = KIND_IDS[KIND_OF[card]!]!;
  return LONG.get(id) ?? id;
};

/** Finds cards for names of kinds, each copy once. Single cards can be named, too. */
class Box {
  readonly #used = new Set<string>();

  constructor(explicit: readonly string[]) {
    for (const id of explicit) if (CARD_IDS.includes(id)) this.#used.add(id);
  }
  card = (name: string): string => {
    if (CARD_IDS.includes(name)) {
      this.#used.add(name);
      return name;
    }
    const kind = KIND_IDS.indexOf(SHORT[name] ?? name);
    const id = CARD_IDS.findLast((one, card) => KIND_OF[card] === kind && !this.#used.has(one));
    if (id === undefined) throw new Error(`There is no ${name} left`);
    this.#used.add(id);
    return id;
  };
  cards = (text: string | undefined): string[] => split(text).map(this.card);
  /** The cards of some kinds that have not been used. */
  rest = (kind: (id: string) => boolean): string[] =>
    CARD_IDS.filter((id, card) => !this.#used.has(id) && kind(KIND_IDS[KIND_OF[card]!]!));
}

const positionOf = (given: Given, seats: number): JsonObject => {
  const held = [given.hand, given.garage, given.depot].flatMap((zone) => Object.values(zone ?? {}));
  const box = new Box([...held, given.graveyard ?? '', given.discard ?? ''].flatMap(split));
  const bySeat = (zone: BySeat | undefined, up = false) =>
    Array.from({ length: seats }, (_, seat) => {
      const cards = box.cards(zone?.[numberOf(seat)]);
      return up ? cards.reverse() : cards;
    });
  const hand = bySeat(given.hand);
  const garage = bySeat(given.garage);
  const depot = bySeat(given.depot, true);
  const reserve = box.cards(given.reserve);
  const deck = box.cards(given.deck);
  const vehicleDiscard = box.cards(given.discard);
  const graveyard = box.cards(given.graveyard);
  const defender = Object.fromEntries(
    Object.entries(given.on ?? {}).map(([place, card]) => [place, [box.card(card)]]),
  );
  const lost = split(given.lost).map((place) => box.card(`base-${place.toLowerCase().replace('.', '-')}`));
  for (const [nation, [singles, doubles]] of Object.entries(given.piles ?? {})) {
    graveyard.push(...box.rest((id) => id === `medal-${nation}-single`).slice(singles));
    graveyard.push(...box.rest((id) => id === `medal-${nation}-double`).slice(doubles));
  }
  if (given.deckOnly) graveyard.push(...box.rest((id) => /^(ussr|germany|usa|france)-/.test(id)));
  const damaged = split(given.damaged);
  const placeOfDefender = (card: string) =>
    Object.entries(given.on ?? {}).find(([, vehicle]) => vehicle === card)?.[0];
  const turn = given.turn ?? 1;
  // The hand of the seat on turn is open (RUSH-2.5), and so is the top of every Depot (RUSH-2.3).
  const all = ['all', ...numbersOf(everySeat(seats))];
  const open = [...hand[seatOf(turn)]!, ...depot.flatMap((pile) => pile.slice(0, 1))];
  return {
    asked: 'stepTwo',
    turnOf: turn,
    first: 1,
    round: 1,
    damagedBases: damaged.filter((one) => /^S\d/.test(one)),
    damagedDefenders: damaged.filter((one) => !/^S\d/.test(one)).map((one) => placeOfDefender(one) ?? one),
    card: { box: lost, hand, garage, depot, reserve, vehicleDeck: deck, vehicleDiscard, graveyard, defender },
    achievement: { inGame: split(given.achievements) },
    known: { card: Object.fromEntries(open.map((id) => [id, all])) },
    ...given.more,
  };
};

/** The story that a seat (from 0) is told, with the type of Rush's events. */
export const storyFor = (match: Match, seat: number): readonly StoryItem<RushEvent>[] =>
  storyOf(match, seatBit(seat)) as readonly unknown[] as readonly StoryItem<RushEvent>[];

/** Every decision that a seat (from 0) is offered, in the notation and in listing order. Slow for large hands. */
export const offered = (s: RushState, seat: number): string[] => {
  const out: string[] = [];
  const walk = (draft: readonly number[]): void => {
    const list = new StepList();
    rush.steps(s, seat, draft, list);
    if (list.complete) out.push(rush.write(s, seat, draft));
    for (const next of list.list()) walk([...draft, next]);
  };
  walk([]);
  return out;
};

/** A table in the middle of a game. */
export class Table {
  readonly match: Match;
  /** The consequence of the last decision. */
  last: Consequence | undefined;

  constructor(match: Match) {
    this.match = match;
  }
  get state(): RushState {
    return this.match.state as RushState;
  }
  get asked(): string {
    return ASKED[this.state.asked]!;
  }
  /** The number of the seat on turn; 0 if the game is over. */
  get turn(): number {
    return numberOf(this.state.turnOf);
  }
  get trigger(): number {
    return this.state.trigger;
  }

  /** Submits decisions of the seat on turn, each of which must be legal. */
  play(...texts: string[]): this {
    for (const text of texts) this.by(this.turn, text);
    return this;
  }
  /** Submits a decision of a seat, which must be legal. */
  by(seat: SeatNumber, text: string): this {
    const done = this.match.submit(seatOf(seat), text);
    if (!done.ok)
      throw new Error(
        `seat ${seat}: "${text}" is refused: ${done.error.code} ${done.error.clause} (${this.asked})`,
      );
    this.last = done.value;
    return this;
  }
  /** Why a decision is refused. Checks that this changes nothing. */
  refusal(text: string, seat = this.turn): Refusal {
    const before = [fingerprint(this.state), this.match.log.length];
    const done = this.match.submit(seatOf(seat), text);
    if (done.ok) throw new Error(`"${text}" is accepted`);
    expect([fingerprint(this.state), this.match.log.length], 'a refusal changes nothing').toEqual(before);
    return done.error;
  }
  /** The clause of the refusal, without the prefix. */
  illegal(text: string, seat = this.turn): string {
    return this.refusal(text, seat).clause.replace('RUSH-', '');
  }
  /** Undoes the last act of a seat. @returns the clause that forbids it; undefined if it is undone */
  undo(seat = this.turn): string | undefined {
    const done = this.match.act(seatOf(seat), 'undo');
    return done.ok ? undefined : done.error.clause.replace('RUSH-', '');
  }
  /** The answer for a seat whose time has run out. */
  late(seat = this.turn): string {
    return rush.write(this.state, seatOf(seat), rush.timeout(this.state, seatOf(seat)));
  }
  offers(seat = this.turn): string[] {
    return offered(this.state, seatOf(seat));
  }
  /** The offers that begin with this text. */
  offersOf(start: string, seat = this.turn): string[] {
    return this.offers(seat).filter((text) => text.startsWith(start));
  }

  #list(zone: Parameters<RushState['card']['zone']>[0], index = 0): string[] {
    const { card } = this.state;
    return card.list(card.zone(zone, index)).map(named);
  }
  hand(seat: SeatNumber): string {
    return this.#list('hand', seatOf(seat)).join(', ');
  }
  garage(seat: SeatNumber): string {
    return this.#list('garage', seatOf(seat)).join(', ');
  }
  /** From the bottom. */
  depot(seat: SeatNumber): string {
    return this.#list('depot', seatOf(seat)).reverse().join(', ');
  }
  get reserve(): string {
    return this.#list('reserve').join(', ');
  }
  /** The last card that went there comes first. */
  get discard(): string {
    return this.#list('vehicleDiscard').join(', ');
  }
  get graveyard(): string {
    return this.#list('graveyard').join(', ');
  }
  get deckSize(): number {
    return this.state.card.size(this.state.card.zone('vehicleDeck'));
  }
  sizes(seat: SeatNumber): readonly [hand: number, garage: number, depot: number] {
    const { card } = this.state;
    return [
      card.size(card.zone('hand', seatOf(seat))),
      card.size(card.zone('garage', seatOf(seat))),
      card.size(card.zone('depot', seatOf(seat))),
    ];
  }
  /** The numbers of single and double Medals left of a nation. */
  pile(nation: string): readonly [singles: number, doubles: number] {
    const { card } = this.state;
    const size = (pile: string) =>
      card.size(card.zone('medalPiles', card.plan.places.medalPiles!.indexOf(pile)));
    return [size(`${nation}-single`), size(`${nation}-double`)];
  }
  /** Place → its defender: `'S1.1': 'ussr-t-28'`. Undefended and lost Bases are left out. */
  get defenders(): Record<string, string> {
    const { card } = this.state;
    return Object.fromEntries(
      card.plan.places.defender!.flatMap((place, at) => {
        const vehicle = card.first(card.zone('defender', at));
        return vehicle < 0 ? [] : [[place, named(vehicle)]];
      }),
    );
  }
  /** Damaged Bases by place, damaged Vehicles by card. */
  get damaged(): string {
    const { card, damagedBases, damagedDefenders } = this.state;
    const places = card.plan.places.defender!;
    return [
      ...[...damagedBases].map((at) => places[at]!),
      ...[...damagedDefenders].map((at) => named(card.first(card.zone('defender', at)))),
    ].join(', ');
  }
  /** The number of a seat's standing Bases. */
  standing(seat: SeatNumber): number {
    return this.state.card.size(this.state.card.zone('standing', seatOf(seat)));
  }
  view(...seats: number[]): View {
    return viewOf(
      this.match,
      seats.reduce((eyes, seat) => eyes | seatBit(seatOf(seat)), 0 as Viewer),
    );
  }
  /** A zone as these seats see it: ids, null for a hidden card, a number if all cards are hidden. */
  seen(zone: string, ...seats: number[]): unknown {
    return (this.view(...seats).state.card as JsonObject)[zone];
  }
  /** The types of the last decision's events. */
  get told(): string[] {
    return (this.last?.told ?? []).map(({ event }) => event.type);
  }
}

/** The tables of the present test. */
const tables: Table[] = [];

/**
 * After every test, checks that the states are consistent, and that every seat that is asked has an answer and one for
 * when time runs out.
 */
const checkReady = (table: Table): void => {
  const { state, match } = table;
  expect([...auditState(state), ...(rush.audit?.(state) ?? [])]).toEqual([]);
  const active = listSeats(rush.active(state));
  expect(active.length > 0, 'somebody is asked unless the game is over').toBe(match.outcome === undefined);
  for (const seat of active) {
    const list = new StepList();
    rush.steps(state, seat, [], list);
    expect(list.count, 'ready for the next action').toBeGreaterThan(0);
    expect(rush.refuse(state, seat, rush.timeout(state, seat), true)).toBeUndefined();
  }
};
afterEach(() => {
  for (const table of tables.splice(0)) checkReady(table);
});

const setupOf = (seats: number, options: Options, id = 'test') => ({
  id,
  seats,
  options: { firstPlayer: '1', ...options },
  secret: new Uint8Array(32).fill(7),
  entropy: [],
});

/** A table with this position. */
export const given = (position: Given): Table => {
  const seats = position.seats ?? 2;
  const setup = setupOf(seats, position.options ?? {});
  const then = chanceSource(setup.secret, [], setup.id);
  const source = scriptedSource([...(position.script ?? [])], then);
  const match = Match.create(rush, setup, { position: positionOf(position, seats), source });
  if (!match.ok) throw new Error(`${match.error.code} ${JSON.stringify(match.error.params)}`);
  const table = new Table(match.value);
  tables.push(table);
  return table;
};

/** A table with a new game. */
export const newGame = (
  seats: number,
  options: Options = {},
  id = 'test',
  script: readonly ScriptedResult[] = [],
): Table => {
  const setup = setupOf(seats, options, id);
  const source = scriptedSource([...script], chanceSource(setup.secret, [], id));
  const match = Match.create(rush, setup, { source });
  if (!match.ok) throw new Error(`${match.error.code} ${JSON.stringify(match.error.params)}`);
  const table = new Table(match.value);
  tables.push(table);
  return table;
};

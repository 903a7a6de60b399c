/** Play for the tests: decisions in the notation of the rules, and what lies where afterwards. */
import { afterEach, expect } from 'vitest';
import type { FastChance } from '#engine/chance.ts';
import { type ScriptedResult, scriptedSource } from '#engine/chance-script.ts';
import { chanceSource } from '#engine/chance-stream.ts';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';
import { writeState } from '#engine/layout/named.ts';
import { type Consequence, Match } from '#engine/match/match.ts';
import { faultsOf } from '#engine/match/position.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import type { Refusal, Result } from '#engine/result.ts';
import {
  listSeats,
  numberOf,
  numbersOf,
  type SeatNumber,
  seatBit,
  seatOf,
  type Viewer,
} from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { GameLaws } from '#games/manifest.ts';
import type { EightyEvent } from '../rules/events.ts';
import { eightyCards } from '../rules/game.ts';
import { ASKED, type Eighty, STAGES } from '../rules/state.ts';
import { type Given, type Options, positionOf, type Ref, WORLDS } from './frames.ts';

/** Every decision that a seat (from 0) is offered, in the notation and in listing order. */
export const offered = (s: Eighty, seat: number): string[] => {
  const out: string[] = [];
  const walk = (draft: readonly number[]): void => {
    const list = new StepList();
    eightyCards.steps(s, seat, draft, list);
    if (list.complete) out.push(eightyCards.write(s, seat, draft));
    else if (draft.length > 0) expect(list.count, 'a draft leads to a decision').toBeGreaterThan(0);
    for (const next of list.list()) walk([...draft, next]);
  };
  walk([]);
  return out;
};

type Zones = Readonly<Record<string, Json>>;
/** Kinds of these cards, without the numbers of copies. */
const kinds = (list: Json | undefined): string =>
  ((list ?? []) as string[]).map((id) => id.replace(/\.\d+$/, '')).join(' ');

/** A table in the middle of a game. */
export class Table {
  readonly match: Match;
  /** What was told since the last call of `play`, `open` or `answers`. */
  events: EightyEvent[] = [];

  constructor(match: Match) {
    this.match = match;
  }
  get state(): Eighty {
    return this.match.state as Eighty;
  }
  get named(): JsonObject {
    return writeState(this.state);
  }
  get asked(): string {
    return ASKED[this.state.asked]!;
  }
  get stage(): string {
    return STAGES[this.state.stage]!;
  }
  /** The numbers of the seats that are asked: `2 3`. */
  get asks(): string {
    return numbersOf(this.match.asked).join(' ');
  }
  /** The active player. */
  get turn(): SeatNumber {
    return numberOf(this.state.turnOf);
  }
  get told(): string[] {
    return this.events.map(({ type }) => type);
  }

  #note(done: Result<Consequence, Refusal>, text: string): void {
    if (!done.ok) throw new Error(`"${text}" is refused: ${this.#why(done.error)} (${this.asked})`);
    this.events.push(...done.value.told.map(({ event }) => event as unknown as EightyEvent));
  }
  #why({ code, clause }: Refusal): string {
    return `${code} ${clause}`;
  }
  #submit(text: string, number?: SeatNumber): void {
    const seat = number === undefined ? listSeats(this.match.asked)[0]! : seatOf(number);
    this.#note(this.match.submit(seat, text), text);
  }
  /** Decisions of whoever is asked, each of which must be legal; nobody interferes or reacts. */
  play(...decisions: string[]): this {
    this.events = [];
    for (const text of decisions) {
      this.#submit(text);
      this.pass();
    }
    return this;
  }
  /** The same, but the window or reaction request after the last decision stays open. */
  open(...decisions: string[]): this {
    this.play(...decisions.slice(0, -1));
    this.#submit(decisions.at(-1)!);
    return this;
  }
  /** Sealed answers to the open window or reaction request, in this order; who gives none passes. */
  answers(given: readonly (readonly [seat: SeatNumber, text: string])[] = []): this {
    expect(this.match.covert, 'a window is open').toBe(true);
    this.events = [];
    for (const [seat, text] of given) this.#submit(text, seat);
    this.#note(this.match.resolveRound(), 'the round');
    return this;
  }
  /** One answer to the open window or reaction request. */
  answer(seat: SeatNumber, text: string): this {
    return this.answers([[seat, text]]);
  }
  /** Everybody passes until somebody must decide. */
  pass(): this {
    while (this.match.covert) this.#note(this.match.resolveRound(), 'a pass');
    return this;
  }
  /** Why a decision is refused: code and clause. Checks that this changes nothing. */
  refused(text: string, seat: SeatNumber = this.turn): string {
    const before = [fingerprint(this.state), this.match.log.length];
    const done = this.match.submit(seatOf(seat), text);
    if (done.ok) throw new Error(`"${text}" is accepted`);
    expect([fingerprint(this.state), this.match.log.length], 'a refusal changes nothing').toEqual(before);
    return this.#why(done.error);
  }
  /** The late answer of a seat, written, and carried out. */
  late(): string {
    const seat = listSeats(this.match.asked)[0]!;
    const decision = eightyCards.timeout(this.state, seat);
    const text = eightyCards.write(this.state, seat, decision);
    this.play(text);
    return text;
  }
  /** The turns of the players go by with late answers until this one begins, and nobody interferes. */
  untilTurnOf(number: SeatNumber): this {
    this.play(...[]);
    do {
      const seat = listSeats(this.match.asked)[0]!;
      this.#note(this.match.decide(seat, eightyCards.timeout(this.state, seat)), 'a late answer');
      this.pass();
    } while (!this.match.outcome && (this.turn !== number || this.stage !== 'act'));
    return this;
  }
  /** Random decisions, `count` at most, half of them of a guide; `check` follows each. */
  playRandomly(
    random: FastChance,
    count: number,
    check: () => void,
    guide: GameLaws['guide'] = () => undefined,
  ): this {
    for (let i = 0; i < count && !this.match.outcome; i++) {
      for (const seat of listSeats(this.match.owing)) {
        const guided = random.draw(2) === 0 ? guide(this.state, seat, random) : undefined;
        const decision = guided ?? randomDecision(eightyCards, this.state, seat, random);
        this.#note(this.match.decide(seat, decision), 'a random decision');
      }
      if (this.match.covert) this.#note(this.match.resolveRound(), 'a round');
      check();
    }
    return this;
  }
  offers(seat: SeatNumber = numberOf(listSeats(this.match.asked)[0]!)): string[] {
    return offered(this.state, seatOf(seat));
  }
  /** The offers that begin with this text, without it. */
  after(start: string, seat?: SeatNumber): string[] {
    return this.offers(seat).flatMap((text) =>
      text.startsWith(`${start} `) ? text.slice(start.length + 1) : [],
    );
  }

  ap(seat: SeatNumber = this.turn): number {
    return this.state.ap[seatOf(seat)]!;
  }
  pressure(seat: SeatNumber = this.turn): number {
    return this.state.pressure[seatOf(seat)]!;
  }
  /** AP and pressure of the active player, or of another one. */
  boiler(seat: SeatNumber = this.turn): string {
    return `${this.ap(seat)}/${this.pressure(seat)}`;
  }
  progress(seat: SeatNumber = this.turn): number {
    return this.state.progress[seatOf(seat)]!;
  }
  /** The space of a vehicle, as `s7`. */
  on(seat: SeatNumber = this.turn): string {
    return `s${(((seat - 1) * 48) / this.state.config.seats + this.progress(seat)) % 48}`;
  }
  #zone(field: 'travel' | 'camp', name: string): Json {
    return (this.named[field] as Zones)[name]!;
  }
  #ofSeat(field: 'travel' | 'camp', name: string, seat: SeatNumber): string {
    return kinds((this.#zone(field, name) as Json[])[seat - 1]);
  }
  /** Kinds in a hand: travel cards, then base-camp cards. */
  hand(seat: SeatNumber = this.turn): string {
    return `${this.#ofSeat('travel', 'hand', seat)} ${this.#ofSeat('camp', 'hand', seat)}`.trim();
  }
  handSize(seat: SeatNumber = this.turn): number {
    return this.hand(seat).split(' ').filter(Boolean).length;
  }
  crew(seat: SeatNumber = this.turn): string {
    const bound = (this.named.bound as (string | null)[])[seat - 1];
    return [this.#ofSeat('travel', 'crew', seat), ...(bound ? [bound] : [])].join(' ');
  }
  upgrade(seat: SeatNumber = this.turn): string {
    const covered = (this.named.covered as boolean[])[seat - 1];
    return `${covered ? 'covered ' : ''}${this.#ofSeat('camp', 'upgrade', seat)}`;
  }
  weapon(seat: SeatNumber = this.turn): string {
    return this.#ofSeat('camp', 'weapon', seat);
  }
  pending(seat: SeatNumber): string {
    return this.#ofSeat('travel', 'pending', seat);
  }
  active(seat: SeatNumber = this.turn): string {
    return this.#ofSeat('travel', 'active', seat);
  }
  /** The last one first. */
  get travelDiscard(): string {
    return kinds(this.#zone('travel', 'discard'));
  }
  get campDiscard(): string {
    return kinds(this.#zone('camp', 'discard'));
  }
  deckSizes(): [travel: number, camp: number] {
    const { travel, camp } = this.state;
    return [travel.size(travel.zone('deck')), camp.size(camp.zone('deck'))];
  }
  get reserve(): string[] {
    return (this.named.terrain as Zones).reserve as string[];
  }
  /** The terrain card in a slot. */
  slot(slot: string): string | undefined {
    return ((this.named.terrain as Zones).ring as Record<string, string[]>)[slot]?.[0];
  }
  /** Where a chip lies: `s11 P1`, `s11 adrift P1`, or `off`. */
  chip(chip: number): string {
    const at = this.state.chipAt[chip - 1]!;
    if (at < 0) return 'off';
    return `s${at}${this.state.adrift[chip - 1] === 1 ? ' adrift' : ''} P${numberOf(this.state.chipBy[chip - 1]!)}`;
  }
  /** Why the game is over, and who has won it; undefined while it goes on. */
  get over(): string | undefined {
    const { outcome } = this.match;
    if (!outcome) return undefined;
    return `${outcome.reason}: ${outcome.ranks.flatMap((rank, i) => (rank === 1 ? `P${i + 1}` : [])).join(' ')}`;
  }
  /** What these seats see; without seats, what a spectator sees. */
  view(...seats: number[]): View {
    return viewOf(
      this.match,
      seats.reduce((eyes, seat) => eyes | seatBit(seatOf(seat)), 0 as Viewer),
    );
  }
}

/** The tables of the present test. */
const tables: Table[] = [];

/** After every test: the states are sound, and whoever is asked has an answer, also when time runs out. */
const checkReady = ({ state, match }: Table): void => {
  expect(faultsOf(eightyCards, state)).toEqual([]);
  const active = listSeats(eightyCards.active(state));
  expect(active.length === 0, 'somebody is asked unless the game is over').toBe(match.outcome !== undefined);
  for (const seat of active) {
    expect(offered(state, seat).length, 'there is an answer').toBeGreaterThan(0);
    expect(eightyCards.refuse(state, seat, eightyCards.timeout(state, seat), true)).toBeUndefined();
  }
};
afterEach(() => {
  for (const table of tables.splice(0)) checkReady(table);
});

const create = (
  seats: number,
  options: Options,
  id: string,
  script: readonly ScriptedResult[],
  position?: JsonObject,
): Table => {
  const secret = new Uint8Array(32).fill(7);
  const source = scriptedSource([...script], chanceSource(secret, [], id));
  const setup = { id, seats, options, secret, entropy: [] };
  const match = Match.create(eightyCards, setup, { source, ...(position && { position }) });
  if (!match.ok) throw new Error(`${match.error.code} ${JSON.stringify(match.error.params)}`);
  const table = new Table(match.value);
  tables.push(table);
  return table;
};

/** A table with this position: what differs from a reference world. */
export const given = (ref: Ref, what: Given = {}): Table =>
  create(WORLDS[ref].seats, what.options ?? {}, 'test', what.script ?? [], positionOf(ref, what));

/** Five cards that nobody asks for, so that nothing is drawn. */
const FULL_HAND = 'coal-1 coal-1 coal-1 coal-2 coal-2';
/** The same, but the turn of the player named by `turn` is about to start: the one before ends its turn now. */
export const startOf = (ref: Ref, what: Given = {}): Table => {
  const { seats } = WORLDS[ref];
  const turn = what.turn ?? 1;
  const last = turn === 1 ? seats : turn - 1;
  const hand = { ...what.hand, [last]: what.hand?.[last] ?? FULL_HAND };
  return given(ref, { ...what, turn: last, asked: 'discardHand', ap: 0, hand });
};
/** The turn of the player named by `turn` starts, and nobody interferes. */
export const turnStarts = (ref: Ref, what: Given = {}): Table => startOf(ref, what).play('keep');

/** A table with a new game. */
export const newGame = (
  seats: number,
  options: Options = {},
  id = 'test',
  script: readonly ScriptedResult[] = [],
): Table => create(seats, options, id, script);

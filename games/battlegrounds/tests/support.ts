/** Play for the tests: decisions in the notation of the rules, and what lies where afterwards. */
import { afterEach, expect } from 'vitest';
import { type ScriptedResult, scriptedSource } from '#engine/chance-script.ts';
import { chanceSource } from '#engine/chance-stream.ts';
import { auditState } from '#engine/layout/audit.ts';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';
import { writeState } from '#engine/layout/named.ts';
import { type Consequence, Match } from '#engine/match/match.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { listSeats, numberOf, type SeatNumber, seatBit, seatOf, type Viewer } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import { ASKED, type Battlegrounds } from '../rules/state.ts';
import { COLOURS, FRAMES, type Frame, type Given, type Options, positionOf } from './frames.ts';

/** Every decision that a seat (from 0) is offered, in the notation and in listing order. */
export const offered = (s: Battlegrounds, seat: number): string[] => {
  const out: string[] = [];
  const walk = (draft: readonly number[]): void => {
    const list = new StepList();
    battlegrounds.steps(s, seat, draft, list);
    if (list.complete) out.push(battlegrounds.write(s, seat, draft));
    else if (draft.length > 0) expect(list.count, 'a draft leads to a decision').toBeGreaterThan(0);
    for (const next of list.list()) walk([...draft, next]);
  };
  walk([]);
  return out;
};

type Zone = Readonly<Record<string, Json>>;
const texts = (list: Json | undefined): string => ((list ?? []) as string[]).join(' ');

/** A table in the middle of a game. */
export class Table {
  readonly match: Match;
  /** The consequence of the last decision. */
  last: Consequence | undefined;

  constructor(match: Match) {
    this.match = match;
  }
  get state(): Battlegrounds {
    return this.match.state as Battlegrounds;
  }
  get named(): JsonObject {
    return writeState(this.state);
  }
  get asked(): string {
    return ASKED[this.state.asked]!;
  }
  /** The number of the seat that is asked; 0 if the game is over. */
  get turn(): number {
    return this.match.outcome ? 0 : numberOf(this.state.turnOf);
  }
  /** Main actions left. */
  get actions(): number {
    return this.state.actions;
  }
  get events(): readonly BattlegroundsEvent[] {
    return (this.last?.told ?? []).map(({ event }) => event as unknown as BattlegroundsEvent);
  }
  /** The types of the last decision's events. */
  get told(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Submits decisions of the seat on turn, each of which must be legal. */
  play(...decisions: string[]): this {
    for (const text of decisions) {
      const done = this.match.submit(this.state.turnOf, text);
      if (!done.ok) throw new Error(`"${text}" is refused: ${this.#why(done.error)} (${this.asked})`);
      this.last = done.value;
    }
    return this;
  }
  #why({ code, clause }: Refusal): string {
    return `${code} ${clause}`;
  }
  /** Why a decision is refused: code and clause. Checks that this changes nothing. */
  refused(text: string, seat = this.turn): string {
    const before = [fingerprint(this.state), this.match.log.length];
    const done = this.match.submit(seatOf(seat), text);
    if (done.ok) throw new Error(`"${text}" is accepted`);
    expect([fingerprint(this.state), this.match.log.length], 'a refusal changes nothing').toEqual(before);
    return this.#why(done.error);
  }
  /** Undoes the last decision of a seat. @returns code and clause if that is refused; `undone` otherwise */
  undo(seat = this.turn): string {
    const done = this.match.act(seatOf(seat), 'undo');
    return done.ok ? 'undone' : this.#why(done.error);
  }
  /** Answers as for a late player until this seat's turn is over. */
  skipTurn(): this {
    do {
      const { turnOf } = this.state;
      const done = this.match.decide(turnOf, battlegrounds.timeout(this.state, turnOf));
      if (!done.ok) throw new Error(`the late answer is refused: ${this.#why(done.error)}`);
      this.last = done.value;
    } while (!this.match.outcome && !this.told.includes('turn'));
    return this;
  }
  offers(seat = this.turn): string[] {
    return offered(this.state, seatOf(seat));
  }
  /** The offers that begin with this text, without it, sorted. */
  after(start: string): string[] {
    return this.offers()
      .filter((text) => text.startsWith(`${start} `))
      .map((text) => text.slice(start.length + 1))
      .sort();
  }
  /** The legal paths of a pawn, as `A3 A4`. */
  paths(colour: string): string[] {
    return this.after(`move ${colour}`);
  }
  /** The squares where a legal path of a pawn ends. */
  ends(colour: string): string {
    return [...new Set(this.paths(colour).map((path) => path.slice(-2)))].sort().join(' ');
  }
  /** The legal shots of a pawn, as `token E5`. */
  shots(colour: string): string[] {
    return this.after(`shoot ${colour}`);
  }

  #zones(name: string): Zone {
    return this.named[name] as Zone;
  }
  /** The square of a pawn; `off` when it is not on the board. */
  on(colour: string): string {
    return (this.named.square as (string | null)[])[COLOURS.indexOf(colour)] ?? 'off';
  }
  drives(colour: string): string {
    return texts((this.#zones('tank').active as Zone)[colour]);
  }
  /** The cards of a seat that are not active. */
  reserve(seat: SeatNumber): string {
    return texts((this.#zones('tank').reserve as Json[])[seat - 1]);
  }
  /** From the top. */
  get deck(): string {
    return texts(this.#zones('tank').deck);
  }
  get cardBox(): string {
    return texts(this.#zones('tank').box);
  }
  get laidOut(): string {
    return texts(this.#zones('tank').offer);
  }
  get damaged(): string {
    return texts(this.named.damaged);
  }
  /** What is left of a stack, top first: `3 2 1`. */
  stack(colour: string): string {
    return texts((this.#zones('score').stack as Zone)[colour]).replaceAll(`${colour}-`, '');
  }
  won(seat: SeatNumber): string {
    return texts((this.#zones('score').won as Json[])[seat - 1]);
  }
  area(seat: SeatNumber): string {
    return texts((this.#zones('token').area as Json[])[seat - 1]);
  }
  /** Square → its token, of all squares that hold one. */
  get tokens(): Readonly<Record<string, string>> {
    const board = this.#zones('token').board as Record<string, string[]>;
    return Object.fromEntries(Object.entries(board).map(([square, [id]]) => [square, id!]));
  }
  get supply(): number {
    return ((this.#zones('dud').supply ?? []) as string[]).length;
  }
  /** The squares with a dud. */
  get duds(): string {
    return Object.keys(this.#zones('dud').board as Zone).join(' ');
  }
  /** The squares with an artillery tank, the stock behind it, and the tokens of the artillery. */
  get artilleryTanks(): string {
    return Object.keys(this.#zones('score').board as Zone).join(' ');
  }
  get stock(): number {
    return (this.#zones('score').stock as string[]).length;
  }
  get artilleryTokens(): string {
    return texts(this.#zones('token').artillery);
  }
  get artilleryPoints(): number {
    return (this.view().derived as { artillery: number }).artillery;
  }
  /** The pictures of the upgrades on a card. */
  carried(card: string): string {
    const ids = Object.keys(this.tokenKinds);
    return ids.filter((_, picture) => (this.named.upgrade as Json[])[picture] === card).join(' ');
  }
  /** Pictures in the order of the content. */
  get tokenKinds(): Readonly<Record<string, number>> {
    const { ids } = this.state.token.plan;
    return Object.fromEntries(ids.filter((id) => id.endsWith('-s')).map((id, i) => [id.slice(0, -2), i]));
  }
  /** The pictures of the special tokens that are used up. */
  get spent(): string {
    return texts(this.named.spent);
  }
  /** Victory points as everybody is shown them. */
  points(seat: SeatNumber): number {
    return (this.view().derived as { points: number[] }).points[seat - 1]!;
  }
  get fruitless(): number {
    return this.state.fruitless;
  }
  get faceUp(): string {
    return texts(this.named.faceUp);
  }
  get subTurns(): number {
    return this.state.subTurns;
  }
  /** Why the game is over, and the seats that have won it; undefined while it goes on. */
  get over(): string | undefined {
    const { outcome } = this.match;
    if (!outcome) return undefined;
    const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat + 1] : []));
    return `${outcome.reason}: ${outcome.results?.[0] ?? first.join(' ')}`;
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
  expect([...auditState(state), ...(battlegrounds.audit?.(state) ?? [])]).toEqual([]);
  const active = listSeats(battlegrounds.active(state));
  expect(active.length, 'one seat is asked unless the game is over').toBe(match.outcome ? 0 : 1);
  for (const seat of active) {
    expect(offered(state, seat).length, 'ready for the next action').toBeGreaterThan(0);
    const late = battlegrounds.timeout(state, seat);
    expect(battlegrounds.refuse(state, seat, late, true)).toBeUndefined();
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
  const setup = { id, seats, options: { startPlayer: 'seat1', ...options }, secret, entropy: [] };
  const match = Match.create(battlegrounds, setup, { source, ...(position && { position }) });
  if (!match.ok) throw new Error(`${match.error.code} ${JSON.stringify(match.error.params)}`);
  const table = new Table(match.value);
  tables.push(table);
  return table;
};

/** A table with this position: what differs from a frame. */
export const given = (frame: Frame, what: Given = {}): Table => {
  const { seats, variant } = FRAMES[frame];
  const options = { variant, ...what.options };
  return create(seats, options, 'test', what.script ?? [], positionOf(frame, what));
};

/** A table with a new game. P1 starts unless the options say otherwise. */
export const newGame = (
  seats: number,
  options: Options = {},
  id = 'test',
  script: readonly ScriptedResult[] = [],
): Table => create(seats, options, id, script);

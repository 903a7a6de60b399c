/**
 * A match: rules version, options, seats, commitment, log. The state is derived from them. Only the referee
 * holds this object, because it contains hidden information: nothing but `view`, `heard` and refusals may be
 * sent to anybody.
 */
import type { ChanceSource } from '../chance.ts';
import { chanceSource, commitmentOf } from '../chance-stream.ts';
import type { AnyGame, Decision, Outcome } from '../game.ts';
import type { State } from '../layout/layout.ts';
import type { OptionValues } from '../options.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import {
  countSeats,
  everySeat,
  firstSeat,
  hasSeat,
  NOBODY,
  numberOf,
  type Seat,
  type SeatSet,
} from '../seats.ts';
import { tableOf } from './configs.ts';
import { ABOUT_OTHERS, ACTS, type Act, BY_TABLE, type Entry, type OrderChange } from './entry.ts';
import type { History } from './history.ts';
import type { Consequence, Judged } from './judged.ts';
import { Log, type ReadStored } from './log.ts';
import { MatchState } from './match-state.ts';
import { Listener } from './pages.ts';
import { readPosition } from './position.ts';
import type { Series } from './series.ts';
import { refuseAct, type TableActs } from './table-acts.ts';
import { refuseOrder, type Unasked, unaskedOf } from './unasked.ts';

export type { Consequence } from './judged.ts';

export interface MatchSetup {
  readonly id: string;
  readonly options: OptionValues;
  /** Number of seats in play. */
  readonly seats: number;
  /** The server's secret; its SHA-256 is shown before the deal. */
  readonly secret: Uint8Array;
  /** The entropy that each human seat added when it sat down, in seat order. */
  readonly entropy: readonly string[];
}

/** Acts that people may perform: all but those of the table itself. */
const BY_PEOPLE = ACTS.filter((act) => !BY_TABLE.includes(act));

export class Match {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  readonly config: unknown;
  /**
   * Whether events are collected. Off in replays without an audience: collecting events costs more than
   * playing.
   */
  tells = true;
  readonly #log: Log;
  readonly #source: ChanceSource;
  readonly #start: State | undefined;
  #matchState: MatchState;

  private constructor(
    game: AnyGame,
    setup: MatchSetup,
    config: unknown,
    source: ChanceSource,
    start?: State,
    readStored?: ReadStored,
  ) {
    this.#log = new Log(readStored);
    this.game = game;
    this.setup = setup;
    this.config = config;
    this.#source = source;
    this.#start = start;
    this.#matchState = new MatchState(game, config, setup.seats, source, start);
  }

  /**
   * Deals a new match, or says which option is wrong. `test.source` replaces the committed randomness and
   * `test.position` (a named form, possibly partial) the deal: for worked examples and analysis, never at a
   * table. `readStored`: entries are stored before they are committed, and need not stay in memory.
   */
  static create(
    game: AnyGame,
    setup: Omit<MatchSetup, 'options'> & { readonly options: unknown },
    test: {
      readonly source?: ChanceSource;
      readonly position?: unknown;
      readonly readStored?: ReadStored;
    } = {},
  ): Result<Match, Refusal> {
    const table = tableOf(game, setup.options, setup.seats);
    if (!table.ok) return table;
    const { options, config } = table.value;
    const start = test.position === undefined ? ok(undefined) : readPosition(game, config, test.position);
    if (!start.ok) return err(start.error[0]!);
    const source = test.source ?? chanceSource(setup.secret, setup.entropy, setup.id);
    return ok(new Match(game, { ...setup, options }, config, source, start.value, test.readStored));
  }

  /** The commitment to the secret, shown before the deal. */
  get commitment(): string {
    return commitmentOf(this.setup.secret);
  }
  get history(): History {
    return this.#matchState.history;
  }
  /** Offers, requests and votes that are open. The name is part of the runtime contract (runtime.ts). */
  get etiquette(): TableActs {
    return this.#matchState.tableActs;
  }
  /** The full state. Only the referee, the laws and a single device without secrets may read it. */
  get state(): State {
    return this.#matchState.state;
  }
  get log(): Series<Entry> {
    return this.#log;
  }
  /** Number of the decision that is being asked for; an answer must name it. */
  get decisionId(): number {
    return this.#matchState.history.place;
  }
  /**
   * Seats that still owe an answer; those that have sealed one owe none, nor do those in a covert round for
   * which the table answers, because they have one legal answer only or left a standing order.
   */
  get owing(): number {
    return this.#matchState.owing;
  }
  /** Whether a covert round is open (`Game.covert`). */
  get covert(): boolean {
    return this.#matchState.covert;
  }
  /** Seats that are asked, whether they have sealed an answer or not. */
  get asked(): SeatSet {
    return this.outcome ? NOBODY : this.game.active(this.state);
  }
  /** Whether a covert round is open that waits for nobody. */
  get ready(): boolean {
    return this.covert && this.owing === 0;
  }
  /** Seats that have sealed an answer. */
  get sealed(): number {
    return this.#matchState.pending.sealedSeats;
  }
  sealedAnswer(seat: Seat): Decision | undefined {
    return this.#matchState.pending.sealed(seat);
  }
  /** The standing orders of a seat, in the order in which they were given. */
  ordersOf(seat: Seat): readonly string[] {
    return this.#matchState.pending.orders(seat);
  }
  /** What a seat may do without owing a decision, and has done; nothing after the end. */
  unaskedOf(seat: Seat): Unasked {
    return this.outcome ? {} : unaskedOf(this.game, this.state, this.#matchState.pending, seat);
  }
  /** Whether this order would answer at once what the seat is asked, so that others notice it. */
  answersAtOnce(seat: Seat, order: string): boolean {
    if (this.covert || !hasSeat(this.owing, seat)) return false;
    const decision = this.game.standing?.(this.state, seat, order);
    return decision !== undefined && !this.game.refuse(this.state, seat, decision, true);
  }

  get outcome(): Outcome | undefined {
    return this.#matchState.outcome;
  }
  /**
   * Whether nobody may look up now what was once open: the table forgets, and the match runs. There is then no story
   * and no earlier view for anybody. At the end all is open.
   */
  get forgets(): boolean {
    return this.state.layout.forgets && !this.outcome;
  }
  /** Who plays together now; every seat is in one. */
  get sides(): readonly SeatSet[] {
    return this.#matchState.sides;
  }

  /** In a bit mask seat 32 is indistinguishable from seat 0, so seats outside this match are refused first. */
  #refuseStranger(seat: Seat): Refusal | undefined {
    const { seats } = this.setup;
    return Number.isInteger(seat) && seat >= 0 && seat < seats
      ? undefined
      : refusal('NO_SUCH_SEAT', '', { seats });
  }

  /** Why this seat may not decide anything now; undefined = it may. */
  refuseSeat(seat: Seat): Refusal | undefined {
    const stranger = this.#refuseStranger(seat);
    if (stranger) return stranger;
    if (this.outcome) return refusal('GAME_OVER', this.game.point(this.state, seat)?.clause ?? '');
    const s = this.state;
    const may = this.game.active(s) | (this.game.may?.(s) ?? 0) | (this.game.ahead?.(s).seats ?? 0);
    return hasSeat(may, seat) ? undefined : refusal('NOT_YOUR_TURN', '');
  }

  /**
   * Judges a decision in any accepted spelling without applying it. The game itself gives the reason of a
   * refusal, also out of turn, because its specification may order the reasons. `id` names the decision that
   * is answered (`decisionId`) and is checked first: an answer to another decision is stale, whatever it
   * says.
   */
  judge(seat: Seat, text: string, more: { id?: number; at?: number } = {}): Result<Judged, Refusal> {
    const barred = this.#refuseStranger(seat) ?? this.#refuseStale(more.id);
    if (barred) return err(barred);
    const read = this.game.read(this.state, seat, text);
    return read.ok ? this.judgeDecision(seat, read.value, more) : read;
  }

  /** Judges a decision given as steps. */
  judgeDecision(
    seat: Seat,
    decision: Decision,
    more: { id?: number; at?: number } = {},
  ): Result<Judged, Refusal> {
    const refused = this.#refuseStale(more.id) ?? this.#refuseDecision(seat, decision);
    if (refused) return err(refused);
    return ok({ entry: this.#entryFor(seat, decision, more.at), decision, place: this.#log.length });
  }

  /** When a seat may not decide, the game's own reason comes first, if the game gives one. */
  #refuseDecision(seat: Seat, decision: Decision): Refusal | undefined {
    const barred = this.refuseSeat(seat);
    if (barred && this.#refuseStranger(seat)) return barred;
    const refused = this.game.refuse(this.state, seat, decision, true);
    if (barred && this.outcome) return refused?.code === barred.code ? refused : barred;
    return refused ?? barred;
  }

  /** Judges a table act; `about` is the other seat that a vote is about, from 0. */
  judgeAct(seat: Seat, act: Act, at?: number, about?: Seat): Result<Judged, Refusal> {
    const refused = this.refuseAct(seat, act, about);
    if (refused) return err(refused);
    const whom = about !== undefined && ABOUT_OTHERS.includes(act) ? { about } : {};
    const entry: Entry = { kind: 'act', seat, act, ...whom, ...(at === undefined ? {} : { at }) };
    return ok({ entry, place: this.#log.length });
  }

  /** Applies a judged entry. Throws when another entry was logged in between. */
  commit(judged: Judged): Consequence {
    if (judged.place !== this.#log.length)
      throw new Error(`Judged for place ${judged.place} of the log, but the next is ${this.#log.length}`);
    return this.#record(judged.entry, judged.decision);
  }

  #refuseStale(id: number | undefined): Refusal | undefined {
    return id === undefined || id === this.decisionId
      ? undefined
      : refusal('STALE_DECISION', '', { id, now: this.decisionId });
  }

  /** Judges a decision and applies it at once. */
  submit(seat: Seat, text: string, more: { id?: number; at?: number } = {}): Result<Consequence, Refusal> {
    const judged = this.judge(seat, text, more);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  decide(
    seat: Seat,
    decision: Decision,
    more: { id?: number; at?: number } = {},
  ): Result<Consequence, Refusal> {
    const judged = this.judgeDecision(seat, decision, more);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  #entryFor(seat: Seat, decision: Decision, at: number | undefined): Entry {
    const s = this.state;
    const text = this.game.write(s, seat, decision);
    // In the log, '' withdraws an answer.
    if (text === '')
      throw new Error(`${this.game.id}: a decision of seat ${numberOf(seat)} is written as ''`);
    const kind = this.#kindFor(seat);
    return at === undefined ? { kind, seat, text } : { kind, seat, text, at };
  }

  /** How this seat's decision is logged now: applied at once, sealed until all are in, or given in advance. */
  #kindFor(seat: Seat): 'decide' | 'seal' | 'ahead' {
    const s = this.state;
    const active = this.game.active(s);
    if (hasSeat(active, seat)) return countSeats(active) > 1 || this.covert ? 'seal' : 'decide';
    return hasSeat(this.game.may?.(s) ?? 0, seat) ? 'decide' : 'ahead';
  }

  /** Why a standing order cannot be given or lifted; `change` as in the log (`OrderEntry`). */
  refuseOrder(seat: Seat, text: string, change?: OrderChange): Refusal | undefined {
    return (
      this.#refuseStranger(seat) ??
      (this.outcome ? refusal('GAME_OVER', '') : undefined) ??
      refuseOrder(this.game, this.state, this.ordersOf(seat), seat, text, change)
    );
  }

  judgeOrder(seat: Seat, text: string, change?: OrderChange, at?: number): Result<Judged, Refusal> {
    const refused = this.refuseOrder(seat, text, change);
    if (refused) return err(refused);
    const more = { ...(change ? { change } : {}), ...(at === undefined ? {} : { at }) };
    return ok({ entry: { kind: 'order', seat, text, ...more }, place: this.#log.length });
  }

  /** Gives or lifts a standing order. */
  order(seat: Seat, text: string, change?: OrderChange, at?: number): Result<Consequence, Refusal> {
    const judged = this.judgeOrder(seat, text, change, at);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  /** Judges that an answer given in advance is withdrawn. */
  judgeWithdrawal(seat: Seat, at?: number): Result<Judged, Refusal> {
    const stranger = this.#refuseStranger(seat);
    if (stranger) return err(stranger);
    if (this.unaskedOf(seat).early === undefined) return err(refusal('NOTHING_AHEAD', ''));
    const entry: Entry = { kind: 'ahead', seat, text: '', ...(at === undefined ? {} : { at }) };
    return ok({ entry, place: this.#log.length });
  }

  withdrawAhead(seat: Seat, at?: number): Result<Consequence, Refusal> {
    const judged = this.judgeWithdrawal(seat, at);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  refuseAct(seat: Seat, act: Act, about = seat): Refusal | undefined {
    return (
      this.#refuseStranger(seat) ??
      this.#refuseStranger(about) ??
      refuseAct(this.#matchState.tableActs, this.#matchState.situation, seat, act, about)
    );
  }

  /** The acts that this seat may perform now, without those about another seat. */
  actsOf(seat: Seat): Act[] {
    const { tableActs, situation } = this.#matchState;
    return BY_PEOPLE.filter((act) => !refuseAct(tableActs, situation, seat, act));
  }

  act(seat: Seat, act: Act, at?: number, about?: Seat): Result<Consequence, Refusal> {
    const judged = this.judgeAct(seat, act, at, about);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  /**
   * Resolves the covert round that is open; for seats that have sealed no answer the table answers. The entry
   * names the first seat that was asked.
   */
  resolveRound(at?: number): Result<Consequence, Refusal> {
    return this.act(Math.max(0, firstSeat(this.asked)), 'resolve', at);
  }

  /** Applies an entry of a stored log. Throws when it is not legal: the log does not belong to this match. */
  replay(entry: Entry): Consequence {
    const fail = (r: Refusal): never => {
      throw new Error(
        `Entry ${this.#log.length} (${JSON.stringify(entry)}) is refused: ${r.code} ${r.clause}`,
      );
    };
    if (entry.kind === 'act') {
      const refused = this.refuseAct(entry.seat, entry.act, entry.about);
      return refused ? fail(refused) : this.#record(entry);
    }
    if (entry.kind === 'order') {
      const done = this.order(entry.seat, entry.text, entry.change, entry.at);
      return done.ok ? done.value : fail(done.error);
    }
    if (entry.kind === 'ahead' && entry.text === '') {
      const done = this.withdrawAhead(entry.seat, entry.at);
      return done.ok ? done.value : fail(done.error);
    }
    const stranger = this.#refuseStranger(entry.seat);
    if (stranger) return fail(stranger);
    const read = this.game.read(this.state, entry.seat, entry.text);
    if (!read.ok) return fail(read.error);
    const refused = this.refuseSeat(entry.seat) ?? this.game.refuse(this.state, entry.seat, read.value, true);
    if (refused) return fail(refused);
    const kind = this.#kindFor(entry.seat);
    if (kind !== entry.kind) return fail(refusal('WRONG_KIND', '', { kind: entry.kind }));
    return this.#record(entry, read.value);
  }

  #record(entry: Entry, decision?: Decision): Consequence {
    const index = this.#log.length;
    const text = entry.kind === 'decide' ? entry.text : undefined;
    const listener = this.tells ? new Listener(this.setup.seats, text) : null;
    this.#log.push(entry);
    try {
      this.#matchState.carry(entry, decision, index, listener);
    } catch (e) {
      this.#log.pop();
      this.#playAgain();
      throw e;
    }
    return { entry, index, told: listener?.told ?? [], pages: listener?.pages };
  }

  /**
   * The same match before the first entry of its log: the same deal, and the same chance at each place. `readStored`: as
   * for `create`.
   */
  anew(readStored?: ReadStored): Match {
    return new Match(this.game, this.setup, this.config, this.#source, this.#start, readStored);
  }

  /** Rebuilds the match from its log after a game threw in the middle of an entry, which is not in the log. */
  #playAgain(): void {
    const again = this.anew();
    again.tells = false;
    for (const entry of this.#log) again.replay(entry);
    this.#matchState = again.#matchState;
    this.#source.forget?.(this.decisionId);
  }

  /** The only seat that owes a decision; -1 when there are none or several. */
  get onlySeat(): number {
    const active = this.game.active(this.state) & everySeat(this.setup.seats);
    return countSeats(active) === 1 ? firstSeat(active) : -1;
  }
}

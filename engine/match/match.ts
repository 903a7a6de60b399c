/**
 * A match: rules version, options, seats, commitment, log. The state follows from them. This is the referee's
 * object: it holds what is hidden, so nothing of it but `view`, `heard` and refusals may reach anybody.
 */
import type { ChanceSource } from '../chance.ts';
import { chanceSource, commitmentOf } from '../chance-stream.ts';
import type { AnyGame, Decision, Outcome } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { type Told, writingTo } from '../narration.ts';
import type { OptionValues } from '../options.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import { countSeats, everySeat, firstSeat, hasSeat, numberOf, type Seat } from '../seats.ts';
import { tableOf } from './configs.ts';
import { ABOUT_OTHERS, ACTS, type Act, BY_TABLE, type Entry } from './entry.ts';
import type { History } from './history.ts';
import { MatchState } from './match-state.ts';
import { readPosition } from './position.ts';
import { refuseAct, type TableActs } from './table-acts.ts';

export interface MatchSetup {
  readonly id: string;
  readonly options: OptionValues;
  /** Number of seats in play. */
  readonly seats: number;
  /** The server's secret; its SHA-256 is shown before the deal. */
  readonly secret: Uint8Array;
  /** What each human seat added when it sat down, in seat order. */
  readonly entropy: readonly string[];
}

/** What one submitted entry brought about. */
export interface Consequence {
  /** The entry as it stands in the log. */
  readonly entry: Entry;
  readonly index: number;
  /** What happened, with audiences; includes answers given in advance that fell due. */
  readonly told: readonly Told[];
}

/** An entry that was found legal and is not in the log yet: a log that is kept elsewhere stores it before `commit`. */
export interface Judged {
  readonly entry: Entry;
  readonly decision?: Decision;
  /** The place in the log that it was judged for. */
  readonly place: number;
}

/** Acts that people do, but for those that only the table does. */
const BY_PEOPLE = ACTS.filter((act) => !BY_TABLE.includes(act));

export class Match {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  readonly config: unknown;
  /** Are happenings told? Off where nobody listens, such as in replays: telling costs more than playing. */
  tells = true;
  readonly #log: Entry[] = [];
  readonly #source: ChanceSource;
  readonly #start: State | undefined;
  #matchState: MatchState;

  private constructor(
    game: AnyGame,
    setup: MatchSetup,
    config: unknown,
    source: ChanceSource,
    start?: State,
  ) {
    this.game = game;
    this.setup = setup;
    this.config = config;
    this.#source = source;
    this.#start = start;
    this.#matchState = new MatchState(game, config, setup.seats, source, start);
  }

  /**
   * Deals a new match, or says which option is wrong. `test.source` replaces the committed chance and
   * `test.position` – a named form, possibly partial – the deal: for worked examples and analysis, never at a table.
   */
  static create(
    game: AnyGame,
    setup: Omit<MatchSetup, 'options'> & { readonly options: unknown },
    test: { readonly source?: ChanceSource; readonly position?: unknown } = {},
  ): Result<Match, Refusal> {
    const table = tableOf(game, setup.options, setup.seats);
    if (!table.ok) return table;
    const { options, config } = table.value;
    const start = test.position === undefined ? ok(undefined) : readPosition(game, config, test.position);
    if (!start.ok) return err(start.error[0]!);
    const source = test.source ?? chanceSource(setup.secret, setup.entropy, setup.id);
    return ok(new Match(game, { ...setup, options }, config, source, start.value));
  }

  /** What is shown of the secret before anything is dealt. */
  get commitment(): string {
    return commitmentOf(this.setup.secret);
  }
  get history(): History {
    return this.#matchState.history;
  }
  /** What stands between the players: offers, requests, votes. The name is part of the runtime contract (runtime.ts). */
  get etiquette(): TableActs {
    return this.#matchState.tableActs;
  }
  /** The whole truth. Only the referee, the laws and a single device without secrets may look. */
  get state(): State {
    return this.#matchState.state;
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  /** Number of the decision that is being asked for; what answers it must name it. */
  get decisionId(): number {
    return this.#matchState.history.place;
  }
  /** Seats that still owe an answer: those whose sealed answer is in owe none. */
  get owing(): number {
    return this.#matchState.owing;
  }
  /** Seats whose sealed answer is in. */
  get sealed(): number {
    return this.#matchState.pending.sealedSeats;
  }
  sealedAnswer(seat: Seat): Decision | undefined {
    return this.#matchState.pending.sealed(seat);
  }
  orderOf(seat: Seat): string | undefined {
    return this.#matchState.pending.order(seat);
  }

  get outcome(): Outcome | undefined {
    return this.#matchState.outcome;
  }

  /** A mask cannot tell seat 32 from seat 0, so a seat that is not in this match is refused first. */
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
   * Judges a decision in any spelling without carrying it out. The game itself says why it refuses, also out of
   * turn, because its specification may order the reasons. `id` names the decision that is answered
   * (`decisionId`) and is looked at first: an answer to something else is stale, whatever it says.
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

  /** A seat that may not decide gets the reason of the game, in the order of its own reasons, where the game has one. */
  #refuseDecision(seat: Seat, decision: Decision): Refusal | undefined {
    const barred = this.refuseSeat(seat);
    if (barred && this.#refuseStranger(seat)) return barred;
    const refused = this.game.refuse(this.state, seat, decision, true);
    if (barred && this.outcome) return refused?.code === barred.code ? refused : barred;
    return refused ?? barred;
  }

  /** Judges an act of the table; `about` is the other seat that a vote is about, from 0. */
  judgeAct(seat: Seat, act: Act, at?: number, about?: Seat): Result<Judged, Refusal> {
    const refused = this.refuseAct(seat, act, about);
    if (refused) return err(refused);
    const whom = about !== undefined && ABOUT_OTHERS.includes(act) ? { about } : {};
    const entry: Entry = { kind: 'act', seat, act, ...whom, ...(at === undefined ? {} : { at }) };
    return ok({ entry, place: this.#log.length });
  }

  /** Carries out what was judged. Throws when something else came into the log in between. */
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

  /** Judges a decision and carries it out at once. */
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
    // In the log, '' withdraws.
    if (text === '')
      throw new Error(`${this.game.id}: a decision of seat ${numberOf(seat)} is written as ''`);
    const kind = this.#kindFor(seat);
    return at === undefined ? { kind, seat, text } : { kind, seat, text, at };
  }

  /** What a decision of this seat is now: carried out at once, sealed until all are in, or given in advance. */
  #kindFor(seat: Seat): 'decide' | 'seal' | 'ahead' {
    const s = this.state;
    const active = this.game.active(s);
    if (hasSeat(active, seat)) return countSeats(active) > 1 ? 'seal' : 'decide';
    return hasSeat(this.game.may?.(s) ?? 0, seat) ? 'decide' : 'ahead';
  }

  /** Why a standing order cannot be left; '' withdraws one. */
  refuseOrder(seat: Seat, text: string): Refusal | undefined {
    const stranger = this.#refuseStranger(seat);
    if (stranger) return stranger;
    if (this.outcome) return refusal('GAME_OVER', '');
    if (!this.game.standing || !this.game.refuseOrder) return refusal('NO_SUCH_ACT', '', { act: 'order' });
    return text === '' ? undefined : this.game.refuseOrder(this.state, seat, text);
  }

  /** Leaves a standing order, or withdraws it with ''. */
  order(seat: Seat, text: string, at?: number): Result<Consequence, Refusal> {
    const refused = this.refuseOrder(seat, text);
    if (refused) return err(refused);
    return ok(this.#record({ kind: 'order', seat, text, ...(at === undefined ? {} : { at }) }));
  }

  /** Withdraws an answer given in advance. */
  withdrawAhead(seat: Seat, at?: number): Result<Consequence, Refusal> {
    if (!this.#matchState.pending.isAhead(seat)) return err(refusal('NO_SUCH_ACT', '', { act: 'ahead' }));
    return ok(this.#record({ kind: 'ahead', seat, text: '', ...(at === undefined ? {} : { at }) }));
  }

  refuseAct(seat: Seat, act: Act, about = seat): Refusal | undefined {
    return (
      this.#refuseStranger(seat) ??
      this.#refuseStranger(about) ??
      refuseAct(this.#matchState.tableActs, this.#matchState.situation, seat, act, about)
    );
  }

  /** The acts that this seat may do now, but for those that are about another seat. */
  actsOf(seat: Seat): Act[] {
    const { tableActs, situation } = this.#matchState;
    return BY_PEOPLE.filter((act) => !refuseAct(tableActs, situation, seat, act));
  }

  act(seat: Seat, act: Act, at?: number, about?: Seat): Result<Consequence, Refusal> {
    const judged = this.judgeAct(seat, act, at, about);
    return judged.ok ? ok(this.commit(judged.value)) : judged;
  }

  /** Takes an entry of a stored log. Throws when it is not legal: then the log is not of this match. */
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
      const done = this.order(entry.seat, entry.text, entry.at);
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
    const told: Told[] = [];
    const tell = this.tells ? writingTo(told, this.setup.seats) : null;
    this.#log.push(entry);
    try {
      this.#matchState.carry(entry, decision, index, tell);
    } catch (e) {
      this.#log.length = index;
      this.#playAgain();
      throw e;
    }
    return { entry, index, told };
  }

  /** After a game failed in the middle of an entry: everything as the log says, which does not hold that entry. */
  #playAgain(): void {
    const again = new Match(this.game, this.setup, this.config, this.#source, this.#start);
    again.tells = false;
    for (const entry of this.#log) again.replay(entry);
    this.#matchState = again.#matchState;
    this.#source.forget?.(this.decisionId);
  }

  /** The only seat that owes a decision, or -1. */
  get onlySeat(): number {
    const active = this.game.active(this.state) & everySeat(this.setup.seats);
    return countSeats(active) === 1 ? firstSeat(active) : -1;
  }
}

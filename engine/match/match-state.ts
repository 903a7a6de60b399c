/**
 * What follows from a log: history, table acts and pending answers. `carry` applies the next legal entry and
 * everything that falls due with it. Legality is checked in match.ts.
 */
import type { ChanceSource } from '../chance.ts';
import type { AnyGame, Decision, Fact, Outcome, TableRules } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { onlyAnswer } from '../playout.ts';
import { countSeats, listSeats, type Seat, type SeatSet, setOf } from '../seats.ts';
import { shownSides, sidesOf } from '../sides.ts';
import { tableRulesOf } from './configs.ts';
import type { ActEntry, Entry } from './entry.ts';
import { History } from './history.ts';
import type { Answer } from './item.ts';
import type { Listener } from './pages.ts';
import { PendingAnswers } from './pending-answers.ts';
import {
  afterDecision,
  afterUndo,
  newTableActs,
  performAct,
  type Situation,
  type TableActs,
} from './table-acts.ts';
import { refuseUndo, undoesAlone, undoFrom } from './undo.ts';

export class MatchState {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: number;
  readonly history: History;
  readonly tableActs: TableActs;
  readonly pending = new PendingAnswers();
  readonly #limit: number;
  readonly #rules: TableRules;
  /** Seats without a choice in the covert round of this place; a cache. */
  #choiceless = { place: 0, seats: 0 };

  /** `start` is a position to begin with instead of the game's own setup. */
  constructor(game: AnyGame, config: unknown, seats: number, source: ChanceSource, start?: State) {
    this.game = game;
    this.config = config;
    this.seats = seats;
    this.history = new History(game, config, source, start);
    this.tableActs = newTableActs(seats);
    this.#limit = game.maxDecisions(config);
    this.#rules = tableRulesOf(game, config);
  }

  get state(): State {
    return this.history.state;
  }

  get outcome(): Outcome | undefined {
    const out = this.game.outcome(this.state);
    if (!out && this.history.items.length < this.#limit) return undefined;
    const sides = shownSides(this.game, this.state, this.seats);
    return { ...(out ?? this.#unfinished), ...(sides ? { sides } : {}) };
  }

  get #unfinished(): Outcome {
    // One side alone has neither won nor lost, and there is nobody to draw with.
    const ranks = this.sides.length === 1 ? [] : Array.from({ length: this.seats }, () => 1);
    return { ranks, reason: 'unfinished' };
  }

  /** Who plays together now; every seat is in one. */
  get sides(): readonly SeatSet[] {
    return sidesOf(this.game, this.state, this.seats);
  }

  /** Whether a covert round is open. */
  get covert(): boolean {
    return this.game.covert?.(this.state) === true && !this.outcome;
  }

  /**
   * Seats that still owe an answer; those that have sealed one owe none, nor do those in a covert round for
   * which the table answers.
   */
  get owing(): SeatSet {
    if (this.outcome) return 0;
    const unsealed = this.game.active(this.state) & ~this.pending.sealedSeats;
    return this.game.covert?.(this.state) ? unsealed & ~this.#answeredByTable(unsealed) : unsealed;
  }

  /** Those of these seats that have one legal answer only, or standing orders that give one. */
  #answeredByTable(seats: SeatSet): SeatSet {
    const { place } = this.history;
    if (this.#choiceless.place !== place) {
      const { game, state } = this;
      const steps: AnyGame['steps'] = (s, seat, draft, out) => game.steps(s, seat, draft, out);
      const alone = listSeats(game.active(state)).filter((seat) => onlyAnswer(steps, state, seat));
      this.#choiceless = { place, seats: setOf(alone) };
    }
    const ordered = listSeats(seats).filter((seat) =>
      this.pending.orderedAnswer(this.game, this.state, seat),
    );
    return setOf(ordered) | (seats & this.#choiceless.seats);
  }

  /** The facts by which table acts are judged. */
  get situation(): Situation {
    return {
      rules: this.#rules,
      seats: this.seats,
      over: this.outcome !== undefined,
      decided: this.history.decided,
      owing: this.owing,
      covert: this.covert,
      undoBarrier: (seat) => refuseUndo(this.history, this.#rules.undo!, seat),
      claimBarrier: (seat) => this.game.refuseClaim?.(this.state, seat),
    };
  }

  /** Applies entry `index` of the log; `decision` is its parsed decision, if it has one. */
  carry(entry: Entry, decision: Decision | undefined, index: number, listener: Listener | null): void {
    switch (entry.kind) {
      case 'decide':
        this.#resolve([{ seat: entry.seat, decision: decision! }], index, listener);
        break;
      case 'seal':
        this.pending.seal(entry.seat, decision!);
        if (!this.covert) this.#resolveRound(index, listener);
        break;
      case 'ahead':
        this.pending.setAhead(
          entry.seat,
          decision && { decision, text: entry.text, stamp: this.game.ahead?.(this.state).stamp ?? 0 },
        );
        break;
      case 'order':
        this.pending.setOrder(entry.seat, entry.text, entry.change);
        break;
      case 'act':
        this.#carryOut(entry, index, listener);
        break;
    }
    this.#answerDue(index, listener);
  }

  #resolve(answers: readonly Answer[], index: number, listener: Listener | null): void {
    this.#push(answers, undefined, index, listener);
    for (const { seat } of answers) afterDecision(this.tableActs, seat);
  }

  /** The only way the state advances. Sealed answers were for the previous question and are dropped. */
  #push(answers: readonly Answer[], fact: Fact | undefined, index: number, listener: Listener | null): void {
    this.history.push(answers, fact, index, listener);
    this.pending.passed(answers);
    this.pending.dropLapsed(this.game, this.state);
  }

  #resolveRound(index: number, listener: Listener | null): void {
    const answers = this.pending.takeRound(this.game.active(this.state));
    if (answers) this.#resolve(answers, index, listener);
  }

  /**
   * Applies answers given in advance and standing orders as soon as their seat is asked, if they are legal.
   */
  #answerDue(index: number, listener: Listener | null): void {
    // In a covert round that would show when nobody else has anything to answer.
    while (!this.pending.idle && !this.covert) {
      const answer = this.pending.takeDue(this.game, this.state, this.owing);
      if (!answer) return;
      this.#answerFor(answer, index, listener);
    }
  }

  /** An answer that is not a log entry of its own: sealed when several seats are asked, as usual. */
  #answerFor(answer: Answer, index: number, listener: Listener | null): void {
    if (countSeats(this.game.active(this.state)) > 1) {
      this.pending.seal(answer.seat, answer.decision);
      this.#resolveRound(index, listener);
    } else this.#resolve([answer], index, listener);
  }

  /** The answers of a covert round take effect; the table answers for seats that have sealed none. */
  #resolveCovert(index: number, listener: Listener | null): void {
    const { game, state, pending } = this;
    const answers = listSeats(game.active(state)).map((seat) => {
      const given = pending.sealed(seat) ?? pending.orderedAnswer(game, state, seat);
      return { seat, decision: given ?? game.timeout(state, seat) };
    });
    this.#resolve(answers, index, listener);
  }

  #carryOut({ seat, act, about }: ActEntry, index: number, listener: Listener | null): void {
    const { situation } = this;
    if (act === 'resign' || act === 'claim' || act === 'abort')
      this.#push([], { kind: act, seat }, index, listener);
    else if (act === 'flag') this.#fall(seat, index, situation, listener);
    else if (act === 'resolve') this.#resolveCovert(index, listener);
    else {
      const effect = performAct(this.tableActs, situation, seat, act, about);
      if (effect === 'agreedDraw') this.#push([], { kind: 'agreedDraw' }, index, listener);
      const alone = act === 'undo' && undoesAlone(this.history, situation.rules.undo!, seat);
      if (effect === 'undo' || alone) this.#undo();
    }
  }

  #fall(seat: Seat, index: number, situation: Situation, listener: Listener | null): void {
    if (situation.rules.clock?.onFall === 'answer')
      this.#answerFor({ seat, decision: this.game.timeout(this.state, seat) }, index, listener);
    else this.#push([], { kind: 'timeout', seat }, index, listener);
  }

  #undo(): void {
    const { undoer } = this.tableActs;
    this.history.truncate(undoFrom(this.history, undoer));
    this.pending.void(undoer);
    afterUndo(this.tableActs, this.history.decided);
  }
}

/**
 * Lets the bots of one table think whenever they owe a decision. A bot that fails is asked again; after three
 * failures in a row it is *stuck*: nobody decides in its place, everybody at the table sees it, the error is
 * logged, and it is asked again when somebody comes to watch, or when anything changes.
 */
import { Hearing } from '#engine/match/heard.ts';
import type { Consequence, Match } from '#engine/match/match.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import {
  hasSeat,
  listSeats,
  NOBODY,
  numberOf,
  type Seat,
  type SeatSet,
  seatBit,
  type Viewer,
} from '#engine/seats.ts';
import { BotPause } from './bot-pause.ts';
import { botSeed } from './ids.ts';
import { type BotPlayer, BotsBusy, type ErrorLog } from './services.ts';

const TRIES = 3;
/** Milliseconds until a bot answers again whose answer could not be stored, or for whom there was no room to think. */
const REST_WITHOUT_ROOM = 2000;

export interface BotSeatsTable {
  readonly match: Match;
  /** How views of this match are made. */
  viewOf(match: Match, viewer: Viewer): View;
  /** Who opened the table. */
  readonly host: string | undefined;
  /** Bots play every seat, and nobody looks on: they wait until somebody does. */
  readonly unwatched: boolean;
  /** Level of the bot of a seat; undefined where a person plays. */
  levelOf(seat: Seat): string | undefined;
  /** The same path as anybody's decision. */
  decideForBot(seat: Seat, decision: number, text: string): Promise<Refusal | undefined>;
  /** A bot got stuck or free. */
  botsChanged(): void;
}

export class BotSeats {
  readonly #table: BotSeatsTable;
  readonly #bots: BotPlayer;
  readonly #pause: BotPause;
  readonly #log: ErrorLog;
  #thinking: SeatSet = NOBODY;
  #stuck: SeatSet = NOBODY;
  /** Follows the match for bots that want to know what their seats heard. */
  #hearing: Hearing | undefined;
  #closed = false;

  /** `pace`: milliseconds between what people can follow and a bot's next decision. */
  constructor(table: BotSeatsTable, bots: BotPlayer, pace: number, log: ErrorLog) {
    this.#table = table;
    this.#bots = bots;
    this.#pause = new BotPause(table, pace);
    this.#log = log;
  }

  get busy(): boolean {
    return this.#thinking !== NOBODY;
  }
  get stuck(): boolean {
    return this.#stuck !== NOBODY;
  }
  isStuck(seat: Seat): boolean {
    return hasSeat(this.#stuck, seat);
  }
  close(): void {
    this.#closed = true;
  }

  /** Entries of the log were carried out; to be said before `wake`. */
  carriedOut(done: readonly Consequence[]): void {
    this.#pause.carriedOut(done);
  }

  /** Something changed, or somebody came: bots that owe a decision begin to think. */
  wake(): void {
    if (this.#closed || this.#table.unwatched) return;
    this.#pause.wake();
    for (const seat of listSeats(this.#table.match.owing)) {
      const level = this.#table.levelOf(seat);
      if (level === undefined || hasSeat(this.#thinking, seat)) continue;
      this.#thinking |= seatBit(seat);
      void this.#decide(seat, level);
    }
  }

  async #decide(seat: Seat, level: string): Promise<void> {
    const decision = this.#table.match.decisionId;
    const fault = await this.#tryOften(seat, level, decision);
    this.#thinking &= ~seatBit(seat);
    if (this.#closed) return;
    const wereStuck = this.#stuck;
    if (fault === undefined) this.#stuck &= ~seatBit(seat);
    else this.#stuck |= seatBit(seat);
    if (wereStuck !== this.#stuck) this.#table.botsChanged();
    if (fault !== undefined) {
      const { game, setup } = this.#table.match;
      this.#log.error(
        { table: setup.id, game: game.id, seat: numberOf(seat), level, decision, err: fault },
        'a bot is stuck',
      );
    } else this.wake();
  }

  /** A decision stays open while others seal their answers, so a seat may have answered it already. */
  #isAsked(seat: Seat, decision: number): boolean {
    const { match } = this.#table;
    return match.decisionId === decision && hasSeat(match.owing, seat);
  }

  /** Answers with the last failure once there were too many. */
  async #tryOften(seat: Seat, level: string, decision: number): Promise<unknown> {
    let fault: unknown;
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#closed || !this.#isAsked(seat, decision)) return undefined;
      // The seat was taken back by its player.
      if (this.#table.levelOf(seat) === undefined) return undefined;
      try {
        const refused = await this.#tryOnce(seat, level, decision, tries);
        if (refused?.code === 'NOT_SAVED') {
          // No fault of the bot's: it answers as soon as there is space on the disk again.
          await new Promise((done) => setTimeout(done, REST_WITHOUT_ROOM));
          tries--;
          continue;
        }
        // Overtaken by an undo, a resignation, a fallen flag: no fault of the bot's.
        if (!refused || !this.#isAsked(seat, decision)) return undefined;
        fault = new Error(`Its decision is refused: ${refused.code} ${refused.clause}`);
      } catch (error) {
        if (error instanceof BotsBusy) {
          await new Promise((done) => setTimeout(done, REST_WITHOUT_ROOM));
          tries--;
          continue;
        }
        fault = error;
      }
    }
    return this.#closed ? undefined : fault;
  }

  /** The table's match is another object after a failed write. */
  #hearingOf(match: Match): Hearing {
    if (this.#hearing?.match !== match) this.#hearing = new Hearing(match);
    return this.#hearing;
  }

  async #tryOnce(seat: Seat, level: string, decision: number, tries: number): Promise<Refusal | undefined> {
    const { match } = this.#table;
    const { length } = match.log;
    const { host } = this.#table;
    const text = await this.#bots.choose({
      ...(host === undefined ? {} : { host }),
      game: match.game.id,
      level,
      view: this.#table.viewOf(match, seatBit(seat)),
      seat: numberOf(seat),
      seed: botSeed(match.setup.secret, decision + tries * 0x1000_0000, seat),
      // The view is of this moment, too, whenever it is asked for.
      heard: () => this.#hearingOf(match).of(seat, length),
    });
    const rest = this.#pause.left;
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    return this.#closed ? undefined : this.#table.decideForBot(seat, decision, text);
  }
}

/**
 * The clock of a table, worked out from its log: entries carry their time in milliseconds since the deal on the
 * service's up time, so a restart finds the same clock and downtime costs nobody anything. Clocks are for
 * people: while a bot owes the decision nobody's time runs, because its budget is positions, not seconds.
 */
import { type Clock, type ClockSetting, leftAt, newClock, nextFall, turnClock } from '#engine/match/clock.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { hasSeat, NOBODY, numbersOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import type { ClockInfo } from '#wire/protocol.ts';

export class TableClock {
  #clock: Clock;
  #begun = false;
  readonly #bots: SeatSet;

  /** `bots`: seats that are a bot's from the beginning. */
  constructor(setting: ClockSetting, seats: number, bots: SeatSet) {
    this.#clock = newClock(setting, seats, 0);
    this.#bots = bots;
  }

  /** In a covert round nobody's time runs: whose did would show who has not answered. */
  #people(match: Match): SeatSet {
    if (match.covert) return NOBODY;
    return match.owing & ~this.#bots & ~match.etiquette.bots;
  }

  get begun(): boolean {
    return this.#begun;
  }

  /** Everybody is there: from now on time runs. */
  begin(match: Match, at: number): void {
    this.#begun = true;
    this.#clock = turnClock(this.#clock, at, this.#people(match));
  }

  /**
   * Charges an entry that was just carried out; `owed` = who owed an answer before it. Who decides without owing it, or
   * changes a sealed answer, gets no increment.
   */
  charge(match: Match, entry: Entry, owed: SeatSet): void {
    if (!this.#begun) return;
    const decides = entry.kind === 'decide' || (entry.kind === 'seal' && !match.covert);
    const answers = decides && hasSeat(owed, entry.seat);
    const running = this.#people(match);
    // Nothing has changed for anybody's time: a sealed answer that is another one now leaves no trace in the clock.
    if (!answers && running === this.#clock.running) return;
    const at = Math.max(this.#clock.since, entry.at ?? 0);
    this.#clock = turnClock(this.#clock, at, running, answers ? seatBit(entry.seat) : 0);
  }

  /** Whose time runs out first, and when. */
  get fall(): { seat: Seat; at: number } | undefined {
    return this.#begun ? nextFall(this.#clock) : undefined;
  }

  info(now: number): ClockInfo {
    return {
      left: this.#clock.left.map((_, seat) => Math.round(leftAt(this.#clock, seat, now))),
      running: numbersOf(this.#clock.running),
      increment: this.#clock.setting.increment,
    };
  }
}

/**
 * Whose turn it is at a table, since when, and until when where the table has days per move. Worked out from the log,
 * like the clock: entries carry their time on the service's up time, which is real time without the server's
 * downtime, so a restart finds the same and a downtime costs nobody anything.
 */
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { hasSeat, type Seat, type SeatSet } from '#engine/seats.ts';
import { DAY, type Pace } from '#wire/pace.ts';
import { awaitedOf } from './hold.ts';

/** A stretch of time that does not count, e.g. a vacation; from `from`, before `until`. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When `length` has passed since `start`, not counting the spans, which are in order and do not overlap. */
export const endOf = (start: number, length: number, spans: readonly Span[]): number => {
  let end = start + length;
  for (const { from, until } of spans) {
    if (until <= start) continue;
    if (from >= end) break;
    end += until - Math.max(from, start);
  }
  return end;
};

/** How much of the time from `start` to `now` counts. */
export const countedUntil = (start: number, now: number, spans: readonly Span[]): number =>
  spans.reduce(
    (sum, { from, until }) => sum - Math.max(0, Math.min(until, now) - Math.max(from, start)),
    Math.max(0, now - start),
  );

/** Of the time for a decision, so much is left when its player is reminded. */
const REMIND_AT = 1 / 4;

/** A seat that is waited for; times in milliseconds since the deal. */
export interface Turn {
  readonly seat: Seat;
  /** When its present decision was asked for. */
  readonly since: number;
  /** The place in the history where its turn began: the same for all decisions that it makes in a row. */
  readonly place: number;
}

export class Turns {
  readonly #bots: SeatSet;
  #waiting: readonly Turn[] = [];
  /** The covert round that was open when this last looked, by its decision; -1: none was. */
  #round = -1;

  /** `bots`: seats that are a bot's from the beginning. */
  constructor(match: Match, bots: SeatSet) {
    this.#bots = bots;
    this.#look(match, 0);
  }

  /** Seats of people that owe a decision; in a covert round of all that are asked, whether they have answered or not. */
  get waiting(): readonly Turn[] {
    return this.#waiting;
  }

  /** Notices an entry that was just carried out. */
  notice(match: Match, entry: Entry): void {
    const sealed = entry.kind === 'seal' && !match.covert;
    const ordered = entry.kind === 'order' && match.history.items.at(-1)?.entry === match.log.length - 1;
    const answered = entry.kind === 'decide' || sealed || ordered || isFlag(entry) ? entry.seat : -1;
    this.#look(match, entry.at ?? 0, answered);
  }

  #look(match: Match, at: number, answered = -1): void {
    const { etiquette, setup, outcome, decisionId } = match;
    // A covert round begins anew for all that are asked, and so does what follows it.
    const round = match.covert ? decisionId : -1;
    const anew = round !== this.#round;
    this.#round = round;
    const people = outcome ? 0 : awaitedOf(match) & ~this.#bots & ~etiquette.bots;
    if (people === 0 && this.#waiting.length === 0) return;
    const waiting: Turn[] = [];
    for (let seat = 0; seat < setup.seats; seat++) {
      if (!hasSeat(people, seat)) continue;
      const before = this.#waiting.find((turn) => turn.seat === seat);
      if (!before) waiting.push({ seat, since: at, place: decisionId });
      else waiting.push(seat === answered || anew ? { ...before, since: at } : before);
    }
    this.#waiting = waiting;
  }
}

/** The rules have answered for the seat. */
const isFlag = (entry: Entry): boolean => entry.kind === 'act' && entry.act === 'flag';

/** When the time for a turn is up, and when its player is reminded of it; in the time of `turn` and `spans`. */
export const limitsOf = (
  pace: Pace,
  turn: Turn,
  spans: readonly Span[],
): { readonly end: number; readonly remind: number } => {
  const length = pace.days * DAY;
  return {
    end: endOf(turn.since, length, spans),
    remind: endOf(turn.since, length * (1 - REMIND_AT), spans),
  };
};

/** Milliseconds of the time for a turn that are left; less than 0 when it is over. */
export const leftOf = (pace: Pace, turn: Turn, spans: readonly Span[], now: number): number =>
  pace.days * DAY - countedUntil(turn.since, now, spans);

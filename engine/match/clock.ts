/**
 * Clocks: a time budget for each seat for the whole match, and an increment after each decision. Time is
 * charged to the seat that owes the decision. Pure functions: the server's time is an argument, so that a
 * restart can credit the downtime and a test needs no waiting.
 */
import type { Seat, SeatSet } from '../seats.ts';
import { hasSeat } from '../seats.ts';

export interface ClockSetting {
  /** Milliseconds for each seat. */
  readonly each: number;
  /** Milliseconds added after each completed decision. */
  readonly increment: number;
}

export interface Clock {
  readonly setting: ClockSetting;
  /** Milliseconds left, by seat, at the time `since`. */
  readonly left: readonly number[];
  /** Seats whose clock is running. */
  readonly running: SeatSet;
  readonly since: number;
}

/** Parses "minutes+seconds", e.g. "30+5"; undefined when it is not of that form or out of range. */
export const readClock = (text: string): ClockSetting | undefined => {
  const parts = /^(\d{1,4}(?:\.\d{1,2})?)\+(\d{1,4})$/.exec(text);
  if (!parts) return undefined;
  const each = Math.round(Number(parts[1]) * 60_000);
  return each > 0 ? { each, increment: Number(parts[2]) * 1000 } : undefined;
};

export const newClock = (setting: ClockSetting, seats: number, now: number): Clock => ({
  setting,
  left: Array.from({ length: seats }, () => setting.each),
  running: 0,
  since: now,
});

/** Milliseconds a seat has left at `now`; never below 0. */
export const leftAt = (clock: Clock, seat: Seat, now: number): number => {
  const left = clock.left[seat]!;
  return hasSeat(clock.running, seat) ? Math.max(0, left - Math.max(0, now - clock.since)) : left;
};

/** Charges the elapsed time, then runs the clocks of `running`; `decided` get the increment. */
export const turnClock = (clock: Clock, now: number, running: SeatSet, decided: SeatSet = 0): Clock => ({
  setting: clock.setting,
  left: clock.left.map(
    (_, seat) => leftAt(clock, seat, now) + (hasSeat(decided, seat) ? clock.setting.increment : 0),
  ),
  running,
  // If the wall clock went back, no time is charged twice.
  since: Math.max(now, clock.since),
});

/** The next seat whose time runs out, and when; undefined when no clock runs. */
export const nextFall = (clock: Clock): { seat: Seat; at: number } | undefined => {
  let first: { seat: Seat; at: number } | undefined;
  clock.left.forEach((left, seat) => {
    const at = clock.since + left;
    if (hasSeat(clock.running, seat) && (first === undefined || at < first.at)) first = { seat, at };
  });
  return first;
};

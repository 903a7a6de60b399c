/**
 * What bots say, and when: a greeting until the first of them has played, a word when they hit somebody or are hit, one
 * at the end. They say little: one bot at a time, and nobody twice within a few turns. What is said follows from the
 * story and the table alone.
 */
import type { SeatResult } from '#engine/game.ts';
import { type SeatNumber, seatOf } from '#engine/seats.ts';

export const SPEECH_MOMENTS = ['greet', 'hit', 'hurt', 'won', 'lost'] as const;
type SpeechMoment = (typeof SPEECH_MOMENTS)[number];
/** Every bot has so many lines for each moment: `speech.<level>.<moment>.<n>`, n from 1. */
export const LINES = 2;

/** Something a bot says. */
export interface Line {
  /** Who says it. */
  readonly seat: SeatNumber;
  readonly moment: SpeechMoment;
  /** Which of its lines for the moment, from 1. */
  readonly n: number;
}
/** What of a turn makes bots speak. */
export interface SpokenTurn {
  readonly seat: SeatNumber;
  /** Who lost something by it. */
  readonly victims: readonly SeatNumber[];
}

/** A bot that has spoken is silent for so many turns of the table. */
const SILENCE = 4;

/** A number that is the same at one table and differs from table to table. */
const seedOf = (table: string): number => [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Which of the lines for a moment is said by a bot that has spoken so many times at such moments. */
const lineNumber = (seed: number, before: number): number => ((seed + before) % LINES) + 1;

/**
 * What is said after these turns; undefined where everybody is silent.
 * @param bots the seats (from 1) that bots play, in order
 * @param table the id of the table, by which the lines differ
 */
export const lineAfter = (
  turns: readonly SpokenTurn[],
  bots: readonly SeatNumber[],
  table: string,
): Line | undefined => {
  const seed = seedOf(table);
  const greeter = bots[seed % bots.length];
  if (greeter === undefined) return undefined;
  const greeting: Line = { seat: greeter, moment: 'greet', n: lineNumber(seed, 0) };
  let line: Line | undefined = greeting;
  let greets = true;
  /** After how many turns each bot spoke last, and how often each has spoken at each moment. */
  const spoke = new Map<SeatNumber, number>([[greeter, 0]]);
  const counts = new Map<string, number>();
  for (const [index, { seat, victims }] of turns.entries()) {
    const now = index + 1;
    greets &&= !bots.includes(seat);
    line = greets ? greeting : undefined;
    const moment = bots.includes(seat) ? 'hit' : 'hurt';
    const speaker = moment === 'hit' ? seat : bots.find((bot) => victims.includes(bot));
    if (victims.length === 0 || speaker === undefined) continue;
    if (now - (spoke.get(speaker) ?? now - SILENCE) < SILENCE) continue;
    const before = counts.get(`${speaker} ${moment}`) ?? 0;
    counts.set(`${speaker} ${moment}`, before + 1);
    spoke.set(speaker, now);
    line = { seat: speaker, moment, n: lineNumber(seed, before) };
  }
  return line;
};

/**
 * What is said at the end: by a bot that has won, else by the first that has lost. Undefined where nobody has won.
 * @param results what the match came to for each seat
 */
export const lastLine = (
  results: readonly SeatResult[],
  bots: readonly SeatNumber[],
  table: string,
): Line | undefined => {
  const n = lineNumber(seedOf(table), 0);
  for (const moment of ['won', 'lost'] as const) {
    const seat = bots.find((bot) => results[seatOf(bot)] === moment);
    if (seat !== undefined) return { seat, moment, n };
  }
  return undefined;
};

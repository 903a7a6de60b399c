/**
 * The control flow that rules share: *frames*, effects that wait for each other, and questions that go round
 * the table. What a frame does is the game's. All of it lies in the state, so a match stops at any question, and
 * a restart loses nothing.
 */
import type { Chance } from './chance.ts';
import type { State } from './layout/layout.ts';
import type { Records } from './layout/records.ts';
import type { GameEvent, Tell } from './narration.ts';
import type { Asking } from './points/point.ts';
import { NOBODY, type Seat, type SeatSet, seatBit } from './seats.ts';

/** What became of the frame on top: it waits for an answer, or it has changed the stack or itself. */
export type Progress = 'asks' | 'changed';

/** Continues the frame on top of the stack as far as its next question, or takes it off. */
export type Resume<S extends State, E extends GameEvent> = (
  s: S,
  chance: Chance,
  tell: Tell<E> | null,
) => Progress;

/** More steps between two questions than any rules take. */
const ENDLESS = 100_000;

/**
 * Resumes the frame on top until one asks somebody, or none is left.
 * @param stack records whose last one is on top
 * @returns whether somebody is asked
 * @throws Error when the frames do not come to an end, which is a bug of the rules
 */
export const resumeFrames =
  <S extends State, E extends GameEvent>(stack: (s: S) => Records, resume: Resume<S, E>) =>
  (s: S, chance: Chance, tell: Tell<E> | null): boolean => {
    for (let step = 0; stack(s).length > 0; step++) {
      if (resume(s, chance, tell) === 'asks') return true;
      if (step > ENDLESS) throw new Error('the frames do not come to an end');
    }
    return false;
  };

/** The columns of a frame that tell how far it has gone round: the seat after the one asked, and how many are left. */
export type RoundColumn = 'next' | 'left';

/** Where the state keeps a window in which seats are asked one after another, clockwise. */
export interface WindowFields<S extends State> {
  /** Frames; the window is that of the frame on top. */
  frames(s: S): Records<RoundColumn>;
  seats(s: S): number;
  /** The seat that is asked, or -1. */
  asked(s: S): Seat;
  setAsked(s: S, seat: Seat): void;
  /** Whether this seat could answer the frame on top. It may depend on public facts alone. */
  mayAnswer(s: S, seat: Seat): boolean;
  /** A count of what has happened: it voids answers in advance when it changes. */
  stamp(s: S): number;
}

export interface Window<S extends State> {
  /** The columns of a frame whose window begins with the seat after this one and ends before it. */
  after(s: S, seat: Seat): Record<RoundColumn, number>;
  /** Asks the next seat that may answer the frame on top; false when the window is over. */
  ask(s: S): boolean;
  /** How the decision point is asked. */
  readonly asks: Asking<S>;
}

export const windowInOrder = <S extends State>(fields: WindowFields<S>): Window<S> => {
  const { frames, seats, mayAnswer } = fields;
  const later = (s: S): SeatSet => {
    const all = frames(s);
    let set = NOBODY;
    for (let i = 0; i < all.top(all.col.left); i++) {
      const seat = (all.top(all.col.next) + i) % seats(s);
      if (mayAnswer(s, seat)) set |= seatBit(seat);
    }
    return set;
  };
  return {
    after: (s, seat) => ({ next: (seat + 1) % seats(s), left: seats(s) - 1 }),
    ask: (s) => {
      const all = frames(s);
      const { next, left } = all.col;
      while (all.top(left) > 0) {
        const seat = all.top(next);
        all.setTop(next, (seat + 1) % seats(s));
        all.setTop(left, all.top(left) - 1);
        if (!mayAnswer(s, seat)) continue;
        fields.setAsked(s, seat);
        return true;
      }
      return false;
    },
    asks: { how: 'inOrder', ask: 'always', seat: fields.asked, later, stamp: fields.stamp },
  };
};

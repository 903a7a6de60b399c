/**
 * Seats are numbered from 0 inside the engine and from 1 in every text. A set of seats is a bit mask. A
 * viewer is the set of seats that it sees for: one seat, a team, everybody at one device, or none (a
 * spectator). What everybody may see carries the PUBLIC bit, which every viewer has.
 */
declare const counting: unique symbol;
/** A seat inside the engine: from 0. A plain number is assignable; a `SeatNumber` is not. */
export type Seat = number & { readonly [counting]?: 'from 0' };
/**
 * A seat as people count, in every text, view and message: from 1. A plain number is assignable; a `Seat` is
 * not.
 */
export type SeatNumber = number & { readonly [counting]?: 'from 1' };

/** The only two conversions: no other code adds 1 to a seat or subtracts 1. */
export const seatOf = (number: SeatNumber): Seat => number - 1;
export const numberOf = (seat: Seat): SeatNumber => seat + 1;

export type SeatSet = number;
export type Viewer = SeatSet;

const MAX_SEATS = 16;
export const PUBLIC = 1 << MAX_SEATS;
export const NOBODY: SeatSet = 0;
export const SPECTATOR: Viewer = 0;

export const seatBit = (seat: Seat): SeatSet => 1 << seat;
export const everySeat = (seats: number): SeatSet => (1 << seats) - 1;
/** Everybody who can watch: every seat and the spectators. */
export const everybody = (seats: number): SeatSet => everySeat(seats) | PUBLIC;
export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

export const countSeats = (set: SeatSet): number => {
  let n = 0;
  for (let rest = set & (PUBLIC - 1); rest !== 0; rest &= rest - 1) n++;
  return n;
};

export const isOneSeat = (set: SeatSet): boolean => {
  const seats = set & (PUBLIC - 1);
  return seats !== 0 && (seats & (seats - 1)) === 0;
};

/** The lowest seat of a set, or -1 when it is empty. */
export const firstSeat = (set: SeatSet): Seat => {
  const low = set & (PUBLIC - 1);
  return low === 0 ? -1 : 31 - Math.clz32(low & -low);
};

/** The seats of a set in ascending order. */
export const listSeats = (set: SeatSet): Seat[] => {
  const seats: Seat[] = [];
  for (let rest = set & (PUBLIC - 1); rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
};

/** The seat numbers (from 1) of a set, ascending. */
export const numbersOf = (set: SeatSet): SeatNumber[] => listSeats(set).map(numberOf);

/** The set of these seats. */
export const setOf = (seats: readonly Seat[]): SeatSet =>
  seats.reduce((set: SeatSet, seat) => set | seatBit(seat), NOBODY);

export const setOfNumbers = (numbers: readonly SeatNumber[]): SeatSet => setOf(numbers.map(seatOf));

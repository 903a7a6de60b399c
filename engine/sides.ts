/** Who plays together: the sides of a table, as the rules say them from the state, in the view of everybody. */
import type { AnyGame } from './game.ts';
import type { State } from './layout/layout.ts';
import {
  everySeat,
  firstSeat,
  isOneSeat,
  listSeats,
  numbersOf,
  type Seat,
  type SeatNumber,
  type SeatSet,
  seatBit,
} from './seats.ts';

/** Every seat is in exactly one side, alone where the rules name none for it; in the order of their first seats. */
export const sidesOf = (game: Pick<AnyGame, 'sides'>, s: State, seats: number): readonly SeatSet[] => {
  const named = game.sides?.(s) ?? [];
  let alone = everySeat(seats);
  for (const side of named) alone &= ~side;
  return [...named, ...listSeats(alone).map(seatBit)].sort((a, b) => firstSeat(a) - firstSeat(b));
};

/** The sides as a view has them; undefined where every seat plays for itself. */
export const shownSides = (
  game: Pick<AnyGame, 'sides'>,
  s: State,
  seats: number,
): readonly (readonly SeatNumber[])[] | undefined => {
  if (!game.sides) return undefined;
  const sides = sidesOf(game, s, seats);
  return sides.every(isOneSeat) ? undefined : sides.map(numbersOf);
};

/** The side of a seat. */
export const sideOf = (sides: readonly SeatSet[], seat: Seat): SeatSet =>
  sides.find((side) => (side & seatBit(seat)) !== 0) ?? seatBit(seat);

/** The side that has all of these seats and at least one more; undefined where nobody plays with them. */
export const sideWith = (sides: readonly SeatSet[], seats: SeatSet): SeatSet | undefined =>
  seats === 0 ? undefined : sides.find((side) => (side & seats) === seats && side !== seats);

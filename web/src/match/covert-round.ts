/** What follows for a covert round from what its viewer sees; the rules say it of a state imagined from the view. */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { imagine, type View, viewAlone, viewerOf } from '#engine/match/view.ts';
import { numbersOf, type SeatNumber, seatOf } from '#engine/seats.ts';
import { configFor } from '#kit/table-config.ts';

const imagined = (game: AnyGame, view: View): State =>
  imagine(game, configFor(game, view), view.state, viewerOf(view), new FastChance(1));

/** What the table would answer for a seat at the end of the round, in notation. `view`: of all the seats at this device. */
export const lateAnswer = (game: AnyGame, view: View, seat: SeatNumber): string => {
  const s = imagined(game, viewAlone(view, seat));
  return game.write(s, seatOf(seat), game.timeout(s, seatOf(seat)));
};

/** The seats that the table waits for, as everybody may know it: in a covert round all that are asked. */
export const awaitedSeats = (game: AnyGame, view: View): readonly SeatNumber[] =>
  view.covert ? numbersOf(game.active(imagined(game, view))) : view.owing;

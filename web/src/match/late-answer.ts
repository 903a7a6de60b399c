/** What the table would answer for a seat at the end of a covert round, from what that seat sees. */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { imagine, type View, viewAlone, viewerOf } from '#engine/match/view.ts';
import { type SeatNumber, seatOf } from '#engine/seats.ts';
import { configFor } from '#kit/table-config.ts';

/** In the game's notation. `view`: of all the seats at this device. */
export const lateAnswer = (game: AnyGame, view: View, seat: SeatNumber): string => {
  const own = viewAlone(view, seat);
  const s = imagine(game, configFor(game, own), own.state, viewerOf(own), new FastChance(1));
  return game.write(s, seatOf(seat), game.timeout(s, seatOf(seat)));
};

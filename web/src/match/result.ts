/** Says the result of a match: at its end, and in lists of tables. */

import type { Outcome } from '#engine/game.ts';
import { resultsOf } from '#engine/outcome.ts';
import { numberOf, type SeatNumber, seatOf } from '#engine/seats.ts';
import type { Translator } from '#kit/text.ts';

/** Who has won, or lost where nobody has won, by name. */
export const sayWinners = (
  say: Translator['say'],
  outcome: Outcome,
  nameOf: (seat: SeatNumber) => string,
): string => {
  const results = resultsOf(outcome);
  if (results.length === 0) return say('result.none');
  if (results.every((result) => result === 'drawn')) return say('result.draw');
  const won = results.includes('won');
  return say(won ? 'result.won' : 'result.lost', { name: namedSeats(outcome).map(nameOf) });
};

/** Those who have won, or lost where nobody has won. */
const namedSeats = (outcome: Outcome): SeatNumber[] => {
  const results = resultsOf(outcome);
  const wanted = results.includes('won') ? 'won' : 'lost';
  return results.flatMap((result, i) => (result === wanted ? [numberOf(i)] : []));
};

/** Who has won, for a line below `sayResult`; nothing where that has said it. */
export const sayOthers = (
  say: Translator['say'],
  outcome: Outcome,
  mine: readonly SeatNumber[],
  nameOf: (seat: SeatNumber) => string,
): string => {
  const named = namedSeats(outcome);
  const known = named.length === 1 && named[0] === mine[0];
  const winners = sayWinners(say, outcome, nameOf);
  return known || winners === sayResult(say, outcome, mine, nameOf) ? '' : winners;
};

/** How it ended for the one seat of this device; undefined where there is none, or several. */
export const ownResult = (
  outcome: Outcome,
  mine: readonly SeatNumber[],
): 'won' | 'lost' | 'drawn' | undefined => {
  const [seat] = mine;
  return seat === undefined || mine.length > 1 ? undefined : resultsOf(outcome)[seatOf(seat)];
};

/** The result as it is for the seats of this device, `mine`; by name where it is nobody's own. */
export const sayResult = (
  say: Translator['say'],
  outcome: Outcome,
  mine: readonly SeatNumber[],
  nameOf: (seat: SeatNumber) => string,
): string => {
  const own = ownResult(outcome, mine);
  if (own === undefined) return sayWinners(say, outcome, nameOf);
  return say({ won: 'result.youWon', lost: 'result.youLost', drawn: 'result.draw' }[own]);
};

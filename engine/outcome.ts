/** What the end of a match is for each seat: the one place that derives it. */
import type { Outcome, SeatResult } from './game.ts';
import { numberOf, seatOf } from './seats.ts';

/**
 * By seat: won, lost or drawn. The rules' own `results` where they give them; otherwise by rank: the first ones have
 * won, and all have drawn where nobody is behind. Empty where the match has no result: it was aborted, or one seat
 * alone reached no end that its rules call won or lost.
 */
export const resultsOf = ({ ranks, results }: Outcome): readonly SeatResult[] => {
  if (results) return results;
  if (ranks.length < 2) return [];
  if (ranks.every((rank) => rank === 1)) return ranks.map(() => 'drawn');
  return ranks.map((rank) => (rank === 1 ? 'won' : 'lost'));
};

/**
 * Each seat's share of the win: 1 on the side that has won, less where several sides have won or all have drawn. Every
 * seat of a side has the share of its side.
 */
export const winSharesOf = (outcome: Outcome): readonly number[] => {
  const results = resultsOf(outcome);
  const sides = outcome.sides ?? results.map((_, seat) => [numberOf(seat)]);
  const first = sides.filter(([one]) => results[seatOf(one!)] !== 'lost').length;
  return results.map((result) => (result === 'lost' ? 0 : 1 / first));
};

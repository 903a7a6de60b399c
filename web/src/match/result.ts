/** Describes the result of a match. */

import type { Outcome } from '#engine/game.ts';
import { numberOf } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';

export const resultOf = (
  outcome: Outcome,
  mine: readonly number[],
  nameOf: (seat: number) => string,
): { readonly title: string; readonly reason: string } => {
  const reason = say(`ending.${outcome.reason}`);
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [numberOf(seat)] : []));
  if (winners.length === 0) return { title: say('result.none'), reason };
  if (winners.length === outcome.ranks.length) return { title: say('result.draw'), reason };
  const [seat = 0] = mine;
  if (mine.length === 1)
    return { title: say(winners.includes(seat) ? 'result.youWon' : 'result.youLost'), reason };
  return { title: say('result.won', { name: winners.map(nameOf).join(', ') }), reason };
};

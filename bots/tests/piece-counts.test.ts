/** Counts of pieces over games: takers, holders, and how many of them win. */
import { expect, test } from 'vitest';
import type { Outcome } from '#engine/game.ts';
import { PieceCounts } from '../piece-counts.ts';

const ended = (...ranks: number[]): Outcome => ({ ranks, reason: 'points' });

test('takers count once a game, and a shared win in parts', () => {
  const counts = new PieceCounts(['coal', 'fog'], 3);
  counts.take(0, 0);
  counts.take(0, 0);
  counts.take(0, 2);
  counts.end(ended(1, 3, 1), () => 0);
  counts.take(0, 1);
  counts.end(ended(1, 2, 3), () => 0);
  const [coal, fog] = counts.rows();
  expect(coal).toMatchObject({ id: 'coal', games: 2, gamesTaken: 2, takers: 3, takersWins: 1 });
  expect(fog).toMatchObject({ id: 'fog', games: 2, gamesTaken: 0, takers: 0, takersWins: 0 });
});

test('who holds several counts for each', () => {
  const counts = new PieceCounts(['coal'], 2);
  counts.end(ended(2, 1), (seat) => seat + 1);
  expect(counts.rows()[0]).toMatchObject({ holders: 3, holdersWins: 2 });
});

test('the first of those who all lost has not won', () => {
  const counts = new PieceCounts(['coal'], 1);
  counts.take(0, 0);
  counts.end({ ...ended(1), results: ['lost'] }, () => 1);
  expect(counts.rows()[0]).toMatchObject({ takers: 1, takersWins: 0, holders: 1, holdersWins: 0 });
});

/** What an end is for each seat, and the game of one seat from its deal to its file. */
import { describe, expect, it, test } from 'vitest';
import type { AnyGame, Outcome } from '../game.ts';
import { summit } from '../laws/small/summit.ts';
import { writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { verifyMatch } from '../match/verify.ts';
import { viewOf } from '../match/view.ts';
import { resultsOf, winSharesOf } from '../outcome.ts';
import { Referee } from '../referee.ts';

const over = (ranks: number[], more: Partial<Outcome> = {}): Outcome => ({ ranks, reason: 'x', ...more });

describe('results', () => {
  it('follow from the ranks: the first have won, and all have drawn where nobody is behind', () => {
    expect(resultsOf(over([2, 1]))).toEqual(['lost', 'won']);
    expect(resultsOf(over([1, 1]))).toEqual(['drawn', 'drawn']);
    expect(resultsOf(over([1, 3, 1, 4]))).toEqual(['won', 'lost', 'won', 'lost']);
  });
  it('are none without ranks, and of one seat whose rules say none', () => {
    expect(resultsOf(over([]))).toEqual([]);
    expect(resultsOf(over([1]))).toEqual([]);
  });
  it('are what the rules say, where they say it', () => {
    expect(resultsOf(over([1], { results: ['lost'] }))).toEqual(['lost']);
    expect(resultsOf(over([1, 1], { results: ['won', 'won'] }))).toEqual(['won', 'won']);
  });
  it('share a win', () => {
    expect(winSharesOf(over([1, 3, 1, 4]))).toEqual([0.5, 0, 0.5, 0]);
    expect(winSharesOf(over([1, 1]))).toEqual([0.5, 0.5]);
    expect(winSharesOf(over([1], { results: ['lost'] }))).toEqual([0]);
    expect(winSharesOf(over([1], { results: ['won'] }))).toEqual([1]);
    expect(winSharesOf(over([]))).toEqual([]);
  });
});

const alone = (game: AnyGame = summit): Match => {
  const setup = { id: 'alone', options: {}, seats: 1, secret: new Uint8Array(32), entropy: [] };
  const made = Match.create(game, setup);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('one seat that climbs high enough has won; view and file say so', () => {
  const m = alone();
  expect(m.actsOf(0)).not.toContain('offerDraw');
  while (!m.outcome) {
    const { card } = viewOf(m, 1).state as { card: { hand: string[][] } };
    const held = card.hand[0]!.map((one) => Number(one.slice(1)));
    // Draws once, then plays the highest.
    const text = m.decisionId === 1 || held.length === 0 ? 'draw' : `play c${Math.max(...held)}`;
    expect(m.submit(0, text).ok).toBe(true);
  }
  const [height] = m.outcome.scores!;
  expect(m.outcome).toEqual({
    ranks: [1],
    results: [height! >= 40 ? 'won' : 'lost'],
    scores: [height],
    reason: height! >= 40 ? 'reached' : 'fell',
  });
  expect(viewOf(m, 0).outcome).toEqual(m.outcome);
  const file = writeMatch(m, ['Ada']);
  expect(verifyMatch(summit, file)).toEqual({ holds: true });
  const claimed = { ...file, outcome: { ...m.outcome, results: ['drawn' as const] } };
  expect(verifyMatch(summit, claimed)).toMatchObject({ holds: false, fault: 'outcome' });
});

test('one seat that resigns has lost; one that is stopped by the limit has no result', () => {
  const m = alone();
  m.act(0, 'resign');
  expect(m.outcome && resultsOf(m.outcome)).toEqual(['lost']);
  const stopped = alone({ ...summit, maxDecisions: () => 1 });
  stopped.submit(0, 'draw');
  expect(stopped.outcome).toEqual({ ranks: [], reason: 'unfinished' });
});

test('the referee tells the result of one seat', async () => {
  const referee = new Referee({ ids: [summit.id], load: async () => summit });
  await referee.answer({ id: 1, do: 'new', game: summit.id, seats: 1 });
  const told = await referee.answer({ id: 2, do: 'act', act: 'resign' });
  expect(told.outcome).toEqual({ ranks: [1], results: ['lost'], scores: [0], reason: 'resign' });
});

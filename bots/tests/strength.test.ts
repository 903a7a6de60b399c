import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { eloOf, isApart, scoreOf, sprtOf, strengthOf } from '../strength.ts';

const bounds = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

/** Rounds of two games whose results are drawn with this chance of a win each. */
const drawn = (rounds: number, percent: number, seed: number): number[] => {
  const chance = new FastChance(seed);
  const game = () => (chance.draw(100) < percent ? 1 : 0);
  return Array.from({ length: rounds }, () => (game() + game()) / 2);
};

describe('strength from rounds', () => {
  test('Elo and score are each other turned round', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 10);
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
    for (const elo of [-400, -50, 0, 12, 300]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 6);
  });

  test('looked at after every round, a share is seldom told apart from itself, and soon from another', () => {
    const endOf = (rounds: readonly number[], fair: number): number | undefined => {
      for (let n = 2; n <= rounds.length; n++) if (isApart(rounds.slice(0, n), 2 * n, fair)) return 2 * n;
      return undefined;
    };
    let wrong = 0;
    for (let seed = 0; seed < 200; seed++) if (endOf(drawn(100, 50, seed), 0.5) !== undefined) wrong++;
    expect(wrong / 200).toBeLessThan(0.12);
    for (let seed = 0; seed < 20; seed++) expect(endOf(drawn(100, 80, seed), 0.5)).toBeLessThan(100);
    // Not before the fortieth game.
    expect(isApart(new Array(19).fill(1), 38, 0.5)).toBe(false);
    expect(isApart(new Array(20).fill(1), 40, 0.5)).toBe(true);
    expect(isApart([], 0, 0.5)).toBe(false);
  });

  test('the interval holds the truth about as often as it says', () => {
    for (const percent of [50, 70, 95]) {
      let held = 0;
      for (let seed = 0; seed < 400; seed++) {
        const { scoreInterval } = strengthOf(drawn(100, percent, seed), 200);
        if (scoreInterval[0] <= percent / 100 && percent / 100 <= scoreInterval[1]) held++;
      }
      expect(held / 400).toBeGreaterThan(0.91);
      expect(held / 400).toBeLessThan(0.99);
    }
  });

  test('200 games around a half are good for about 48 Elo', () => {
    const rounds = Array.from({ length: 100 }, (_, i) => [0, 0.5, 0.5, 1][i % 4]!);
    const { interval, elo } = strengthOf(rounds, 200);
    expect(elo).toBe(0);
    expect(interval[1]).toBeGreaterThan(40);
    expect(interval[1]).toBeLessThan(56);
  });

  test('an interval never vanishes, not even when all games ended alike', () => {
    expect(strengthOf(new Array(10).fill(1), 20).scoreInterval[0]).toBeLessThan(0.9);
    expect(strengthOf(new Array(10).fill(1), 20).elo).toBeNull();
    expect(strengthOf(new Array(10).fill(0.5), 20).interval[0]).toBeLessThan(-100);
    expect(strengthOf([], 0).interval).toEqual([null, null]);
  });
});

describe('the sequential test', () => {
  test('accepts what is true and rarely what is not', () => {
    const verdicts = (percent: number) => {
      const count = { elo0: 0, elo1: 0, open: 0 };
      for (let seed = 0; seed < 100; seed++) {
        const all = drawn(600, percent, seed);
        let verdict: keyof typeof count = 'open';
        for (let n = 8; n <= all.length && verdict === 'open'; n++)
          verdict = sprtOf(all.slice(0, n), bounds).verdict;
        count[verdict]++;
      }
      return count;
    };
    const equal = verdicts(50);
    expect(equal.elo0).toBeGreaterThan(80);
    expect(equal.elo1).toBeLessThan(12);
    const stronger = verdicts(60);
    expect(stronger.elo1).toBeGreaterThan(90);
  });
  test('decides nothing in the first rounds', () => {
    expect(sprtOf([1, 1, 1], bounds).verdict).toBe('open');
    expect(sprtOf(new Array(40).fill(1), bounds).verdict).toBe('elo1');
    expect(sprtOf([], bounds).llr).toBe(0);
  });
});

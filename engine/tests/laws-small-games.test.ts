/** The law suite finds no violation in the small games, and each law is checked by at least one of them. */
import { describe, expect, it } from 'vitest';
import { LAW_NAMES, type Law, type Report, violationsOf } from '../laws/report.ts';
import { SMALL_GAMES } from '../laws/small/index.ts';
import { checkLaws } from '../laws/suite.ts';
import type { OptionValues } from '../options.ts';

const reports: Report[] = [];

describe('the small games', () => {
  for (const { game, settings } of SMALL_GAMES) {
    it(`${game.id} keeps every law`, () => {
      const report = checkLaws(game, { games: 60, seed: 11, effort: 0.2, ...settings });
      reports.push(report);
      expect(violationsOf(report)).toEqual([]);
      expect(report.games).toBe(60);
      expect(Object.values(report.endings).reduce((sum, n) => sum + n, 0)).toBe(60);
    });
  }

  it('keep every law with teams, and at a table that does not remember', () => {
    const [hands] = SMALL_GAMES;
    const sets: OptionValues[] = [
      { pairs: true },
      { memory: 'forgotten' },
      { pairs: true, memory: 'forgotten' },
    ];
    for (const options of sets) {
      const report = checkLaws(hands!.game, { games: 8, seed: 2, players: 4, options });
      expect(violationsOf(report)).toEqual([]);
      expect(report.games).toBe(8);
      expect(report.pairs.compared).toBeGreaterThan(200);
    }
  });

  it('check each law at least once', () => {
    const checks = (law: Law) => reports.reduce((sum, report) => sum + report.laws[law].checks, 0);
    expect(LAW_NAMES.filter((law) => checks(law) < 20)).toEqual([]);
    expect(reports.reduce((sum, report) => sum + report.pairs.compared, 0)).toBeGreaterThan(1000);
  });

  it('report the greatest depth of bounded lists', () => {
    expect(reports.find((r) => r.game === 'small-parry')!.depths.stack).toBeGreaterThanOrEqual(3);
    expect(reports.find((r) => r.game === 'small-combat')!.depths.wounds).toBeGreaterThanOrEqual(2);
  });

  it('give the same report with the same seed', () => {
    const { game } = SMALL_GAMES[0]!;
    const run = (seed: number) => checkLaws(game, { games: 4, seed });
    expect(run(5)).toEqual(run(5));
    expect(run(5).laws.offers.checks).not.toBe(run(6).laws.offers.checks);
  });
});

import { describe, expect, test } from 'vitest';
import { impurities, isRuleCode } from '../scripts/pure.ts';

const found = (code: string): number => impurities('engine/a.ts', code).length;

describe('the check that rules depend on their arguments alone', () => {
  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const n = Math.random();',
    'const n = Math.sqrt(2);',
    "const s = ['b', 'a'].sort((x, y) => x.localeCompare(y));",
    'const s = (1234.5).toLocaleString();',
    "const f = new Intl.ListFormat('pl');",
    'const now = globalThis.Date;',
  ])('finds %s', (code) => {
    expect(found(`// first line\n${code}`)).toBe(1);
    expect(impurities('engine/a.ts', `// first line\n${code}`)[0]).toMatch(/^engine\/a\.ts:2: /);
  });

  test.each([
    '// Date.now() and Math.random() would be wrong here',
    "const text = 'Date.now()';",
    'const half = Math.floor(7 / 2) + Math.imul(3, 5);',
    'type When = Date;',
    'const clock = { Date: 1 };',
    'const x = seat.Date;',
  ])('accepts %s', (code) => {
    expect(found(code)).toBe(0);
  });

  test('allows floating point in bots, but no randomness', () => {
    expect(impurities('games/rush/bot/a.ts', 'const w = Math.log(3);')).toEqual([]);
    expect(impurities('games/rush/bot/a.ts', 'const w = Math.random();')).toHaveLength(1);
  });

  test('applies to engine, rules, content and bots, and not to tests, texts or tables', () => {
    const about = [
      'engine/chance.ts',
      'engine/match/log.ts',
      'games/rush/rules/turn.ts',
      'games/rush/bot/level.ts',
    ];
    const other = [
      'engine/tests/a.test.ts',
      'games/rush/text/pl.ts',
      'games/rush/table/a.ts',
      'server/clock.ts',
    ];
    expect(about.map(isRuleCode)).toEqual([true, true, true, true]);
    expect(other.map(isRuleCode)).toEqual([false, false, false, false]);
  });
});

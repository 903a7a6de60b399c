/** Which tests `npm test -- changed` runs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reachedBy } from '../scripts/check/reach.ts';
import { trackedAndNewFiles } from '../scripts/files.ts';

const FILES: Readonly<Record<string, string>> = {
  'engine/match.ts': '',
  'engine/lonely.ts': '',
  'engine/tests/match.test.ts': `import { match } from '../match.ts';`,
  'engine/tests/lonely.test.ts': `import type { Lonely } from '../lonely.ts';`,
  'games/library.ts': `export const load = () => import('./chess/index.ts');`,
  'games/chess/index.ts': `import '#engine/match.ts';`,
  'games/chess/tests/rules.test.ts': `import { chess } from '../index.ts';`,
  'games/chess/tests/fixtures/long.match': '',
  'games/cards/index.ts': '',
  'games/cards/table/index.ts': '',
  'server/main.ts': `import '#games/library.ts';`,
  'server/tests/kill.test.ts': `import { start } from './help/start.ts';`,
  'server/tests/help/start.ts': `import { spawn } from 'node:child_process';`,
  'cli/main.ts': `import '#server/main.ts';`,
  'web/src/main.ts': `const table = () => import('#games/cards/table/index.ts');`,
  'web/src/look.css': '',
  'tests/browser/support.ts': '',
  'tests/browser/chess.spec.ts': `import './support.ts'; open('chess');`,
  'tests/browser/cards.spec.ts': `import './support.ts'; open('cards');`,
  'tests/browser/pages.spec.ts': `import './support.ts';`,
  'docs/rules.md': '',
  'package.json': '',
};
const reached = (...changed: string[]) => reachedBy(new Map(Object.entries(FILES)), changed);
/** It starts processes, so it runs after any change. */
const ALWAYS = 'server/tests/kill.test.ts';
const spec = (...names: string[]) => names.map((name) => `tests/browser/${name}.spec.ts`);

describe('a change affects', () => {
  test('tests that import it, directly, indirectly or lazily, also for types', () => {
    expect(reached('engine/match.ts').vitest).toEqual([
      'engine/tests/match.test.ts',
      'games/chess/tests/rules.test.ts',
      ALWAYS,
    ]);
    expect(reached('engine/lonely.ts')).toEqual({
      vitest: ['engine/tests/lonely.test.ts', ALWAYS],
      browser: [],
    });
  });

  test('browser tests, when it is in the program; for a game’s own files not those that name only other games', () => {
    expect(reached('engine/match.ts').browser).toEqual(spec('chess', 'cards', 'pages'));
    expect(reached('web/src/look.css').browser).toEqual(spec('chess', 'cards', 'pages'));
    expect(reached('games/cards/table/index.ts').browser).toEqual(spec('cards', 'pages'));
    expect(reached('tests/browser/support.ts').browser).toEqual(spec('chess', 'cards', 'pages'));
    expect(reached('tests/browser/cards.spec.ts').browser).toEqual(spec('cards'));
  });

  test('tests beside a changed file that nothing imports, and tests that read the repository', () => {
    expect(reached('games/chess/tests/fixtures/long.match').vitest).toEqual([
      'games/chess/tests/rules.test.ts',
      ALWAYS,
    ]);
    expect(reached('docs/rules.md')).toEqual({ vitest: [ALWAYS], browser: [] });
  });

  test('everything, when it decides how tests run', () => {
    const { vitest, browser } = reached('package.json');
    expect([vitest.length, browser.length]).toEqual([4, 3]);
  });

  test('tests that still import a deleted file', () => {
    const without = new Map(Object.entries(FILES));
    without.delete('engine/lonely.ts');
    expect(reachedBy(without, ['engine/lonely.ts']).vitest).toContain('engine/tests/lonely.test.ts');
  });
});

test('in this repository: from the rules of one game its own tests, and not those of the other', () => {
  const files = new Map<string, string>();
  for (const path of trackedAndNewFiles())
    files.set(path, /\.(ts|mjs|js|svelte)$/.test(path) ? readFileSync(path, 'utf8') : '');
  const { vitest, browser } = reachedBy(files, ['games/rush/rules/attack.ts']);
  expect(vitest).toContain('games/rush/tests/guide.test.ts');
  expect(vitest.filter((path) => path.startsWith('games/tank-chess/rules'))).toEqual([]);
  expect(browser).toContain('tests/browser/rush-keyboard.spec.ts');
  expect(browser).not.toContain('tests/browser/keyboard.spec.ts');
  expect(reachedBy(files, ['web/src/main.ts']).browser.length).toBeGreaterThan(20);
});

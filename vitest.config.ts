import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILE_CACHE } from './scripts/compile-cache.ts';

/** What takes longest begins first, so that no worker is left alone with it at the end. `npm test` names the slowest. */
export const LONGEST: readonly string[] = [
  'tests/faults.test.ts',
  'engine/tests/laws-broken-secrets.test.ts',
  'engine/tests/laws-broken-answers.test.ts',
  'tests/laws.test.ts',
  'tests/hostile.test.ts',
  'server/access/tests/limits.test.ts',
  'server/tests/clocks.test.ts',
  'tests/leaks.test.ts',
  'tests/add-a-game.test.ts',
  'tests/typed-events.test.ts',
  'engine/tests/laws-small-games.test.ts',
  'games/tank-chess/tests/slow-perft.test.ts',
  'games/rush/bot/tests/bots.test.ts',
  'server/monitoring/tests/health.test.ts',
  'tests/operations.test.ts',
  'games/tank-chess/tests/slow-walk.test.ts',
  'tests/projects.test.ts',
  'server/bots/tests/bots.test.ts',
  'games/rush/bot/tests/marshal.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

const TESTS = ['**/tests/**/*.test.ts'];
const NO_TESTS = [...configDefaults.exclude, 'dist/**', 'data/**', 'tests/browser/**'];

/** Is something replaced for the whole process, such as a module, a method or the timers? */
const replaces = (file: string): boolean =>
  /^import \{[^}]*\bvi\b[^}]*\} from 'vitest'/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** These need a process of their own. All others share one each worker, which loads engine and server once. */
const ALONE = globSync(TESTS, { cwd: import.meta.dirname, exclude: NO_TESTS }).filter(replaces);

export default defineConfig({
  test: {
    // A suite that finds nothing to run is broken, and so is one that somebody narrowed by hand.
    passWithNoTests: false,
    allowOnly: false,
    // Property tests on a busy machine: a limit only against hanging.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    setupFiles: ['tests/vitest-setup.ts'],
    pool: 'forks',
    // Some tests wait: for a clock, for a slow client to be given up. Another worker uses the processor meanwhile.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: [...NO_TESTS, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});

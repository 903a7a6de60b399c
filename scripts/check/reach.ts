/**
 * The test files that a change can affect: those whose imports lead to a changed file, and those that look at more than
 * they import. Where imports are not enough, it runs too many tests rather than too few.
 */

import { type Import, importsOf } from '../arrows.ts';
import type { TestFiles } from './steps.ts';

const isCode = (path: string): boolean => /\.(ts|mjs|js|svelte)$/.test(path);
const isSpec = (path: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(path);
const isTest = (path: string): boolean => /(^|\/)tests\/.*\.test\.ts$/.test(path);
const inTests = (path: string): boolean => path.startsWith('tests/') || path.includes('/tests/');

/** Configuration that affects every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig[^/]*\.json|(vitest|playwright)\.config\.ts|scripts\/(check|test\.mjs|check\.ts|bootstrap\.mjs).*)$/;

/** A test with this marker starts other programs or reads the repository's files, so its imports are not enough. */
const LOOKS_AROUND = /child_process|worker_threads|readFileSync|readdirSync|trackedAndNewFiles/;

/** Entry points of the program under browser tests: server and page, with the page's workers by its imports. */
const PROGRAM = [
  'cli/main.ts',
  'web/src/main.ts',
  'web/src/sw.ts',
  'web/src/prerender.ts',
  'web/vite.config.ts',
];
/** Besides code, everything in these folders becomes part of the page. */
const OF_THE_PAGE = /^(web|kit)\//;

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];

/** These files, and everything that they import, directly or indirectly. */
const closure = (roots: readonly string[], imports: ReadonlyMap<string, readonly Import[]>): Set<string> => {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { to } of imports.get(next) ?? []) waiting.push(to);
  }
  return seen;
};

/**
 * @param files path relative to the root → text, of all files of the repository; only the text of code is read
 * @param changed paths, including those of deleted files
 */
export function reachedBy(files: ReadonlyMap<string, string>, changed: readonly string[]): TestFiles {
  const code = [...files.keys()].filter(isCode);
  const tests = code.filter(isTest);
  const specs = code.filter(isSpec);
  if (changed.some((path) => EVERYTHING.test(path))) return { vitest: tests, browser: specs };

  const imports = new Map(code.map((path) => [path, importsOf(path, files.get(path) ?? '')] as const));
  const games = new Set([...files.keys()].map(gameOf).filter((game) => game !== undefined));
  const program = closure(PROGRAM, imports);

  /** A file beside a test that nothing imports, such as a position or a stored match. */
  const fixturesOf = (test: string): string => test.slice(0, test.lastIndexOf('tests/') + 'tests/'.length);
  const lone = changed.filter((path) => !isCode(path));

  const reaches = (test: string): boolean => {
    const used = closure([test], imports);
    if (changed.some((path) => used.has(path))) return true;
    if ([...used].some((path) => inTests(path) && LOOKS_AROUND.test(files.get(path) ?? ''))) return true;
    return lone.some((path) => inTests(path) && path.startsWith(fixturesOf(test)));
  };

  const ofProgram = changed.filter(
    (path) => !inTests(path) && (program.has(path) || OF_THE_PAGE.test(path) || gameOf(path) !== undefined),
  );
  const seesProgram = (spec: string): boolean => {
    const own = [...closure([spec], imports)].filter((path) => path.startsWith('tests/browser/'));
    const says = own.map((path) => files.get(path) ?? '').join('\n');
    const named = [...games].filter((game) => new RegExp(`\\b${game}\\b`).test(says));
    // A test that names games uses no others; a test that names none may use all.
    return ofProgram.some((path) => {
      const game = gameOf(path);
      return game === undefined || named.length === 0 || named.includes(game);
    });
  };
  const reachesSpec = (spec: string): boolean =>
    changed.some((path) => closure([spec], imports).has(path)) ||
    lone.some((path) => path.startsWith('tests/browser/')) ||
    seesProgram(spec);

  return { vitest: tests.filter(reaches), browser: specs.filter(reachesSpec) };
}

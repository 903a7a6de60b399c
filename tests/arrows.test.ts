import { describe, expect, test } from 'vitest';
import { checkArrows, importsOf } from '../scripts/arrows.ts';

const check = (files: Record<string, string>): string[] => checkArrows(new Map(Object.entries(files)));

describe('the check of import directions', () => {
  test('accepts the allowed imports', () => {
    const files = {
      'engine/match.ts': "import { x } from './state.ts'; import { sha256 } from '@noble/hashes/sha2.js';",
      'engine/state.ts': 'export const x = 1;',
      'bots/search.ts': "import { x } from '#engine/state.ts';",
      'games/index.ts': "export { manifest } from './chess/index.ts';",
      'games/library.ts': "import * as list from './index.ts'; import type { Bot } from '#bots/search.ts';",
      'games/manifest.ts': "import type { Bot } from '#bots/search.ts';",
      'games/chess/index.ts':
        "import '../manifest.ts'; import('./rules/turn.ts'); import('./bot/levels.ts');",
      'games/chess/rules/turn.ts': "import { x } from '#engine/state.ts'; import '../content/men.ts';",
      'games/chess/content/men.ts': 'export {};',
      'games/chess/bot/levels.ts': "import '#bots/search.ts'; import '../rules/turn.ts';",
      'games/chess/table/Board.svelte':
        "<script lang=\"ts\">import '#kit/Board.svelte'; import type { Story } from '#wire/protocol.ts';</script>",
      'games/chess/tests/turn.test.ts': "import { readFileSync } from 'node:fs'; import '../bot/levels.ts';",
      'kit/Board.svelte': "<script>import '#engine/state.ts';</script>",
      'wire/protocol.ts': "import '#engine/state.ts';",
      'tables/table.ts':
        "import '#wire/protocol.ts'; import '#games/index.ts'; import '#bots/search.ts'; import './ids.ts';",
      'server/storage/sqlite-storage.ts':
        "import 'node:sqlite'; import '#tables/table.ts'; import '#games/index.ts';",
      'web/main.ts':
        "import '#wire/protocol.ts'; import '#games/chess/table/Board.svelte'; import '#kit/Board.svelte';",
      'web/src/offline/local-server.ts': "import '#tables/table.ts';",
      'web/build/files.ts': "import 'node:fs';",
      'cli/main.ts': "import '#tables/table.ts'; import '#games/index.ts'; import '../web/main.ts';",
    };
    expect(check(files)).toEqual([]);
  });

  const wrong: [string, string, string, string][] = [
    [
      'the engine knows no game',
      'engine/a.ts',
      '#games/chess/rules/b.ts',
      'engine/ may use nothing else of ours',
    ],
    ['the engine knows no bot', 'engine/a.ts', '../bots/b.ts', 'engine/ may use nothing else of ours'],
    ['no game knows another', 'games/rush/rules/a.ts', '#games/chess/rules/b.ts', 'no game knows another'],
    ['a game knows no list', 'games/chess/rules/a.ts', '../../library.ts', 'does not know the library'],
    ['a manifest draws nothing', 'games/chess/index.ts', './table/index.ts', 'only the page knows'],
    ['rules know no bot', 'games/chess/rules/a.ts', '../bot/b.ts', 'rules do not know their bots'],
    ['rules know no table', 'games/chess/rules/a.ts', '../table/B.svelte', 'only the page knows'],
    ['rules know no search', 'games/chess/rules/a.ts', '#bots/b.ts', 'games/ may use only engine'],
    ['a bot knows no kit', 'games/chess/bot/a.ts', '#kit/b.ts', 'games/ may use only engine'],
    ['bots know no game', 'bots/a.ts', '#games/chess/index.ts', 'bots/ may use only engine'],
    ['the kit knows no game', 'kit/a.ts', '#games/chess/rules/b.ts', 'kit/ may use only engine, wire'],
    ['the server draws nothing', 'server/a.ts', '#games/chess/table/b.ts', 'server/ draws nothing'],
    ['tables draw nothing', 'tables/a.ts', '#games/chess/table/b.ts', 'tables/ draws nothing'],
    [
      'the server knows no kit',
      'server/a.ts',
      '#kit/b.ts',
      'server/ may use only engine, bots, games, wire, tables',
    ],
    ['the wire knows no server', 'wire/a.ts', '#server/b.ts', 'wire/ may use only engine'],
    ['rules know no wire', 'games/chess/rules/a.ts', '#wire/b.ts', 'games/ may use only engine'],
    [
      'the page knows no server',
      'web/a.ts',
      '#server/b.ts',
      'web/ may use only engine, bots, games, kit, wire',
    ],
    ['a table runs in browsers', 'tables/table.ts', 'node:crypto', 'runs in browsers'],
    [
      'tables know no server',
      'tables/a.ts',
      '#server/b.ts',
      'tables/ may use only engine, bots, games, wire',
    ],
    ['only offline play has a table', 'web/src/a.ts', '#tables/table.ts', 'web/ may use only engine'],
    [
      'offline play has no server',
      'web/src/offline/a.ts',
      '#server/storage/sqlite-storage.ts',
      'web/ may use only engine, bots, games, kit, wire',
    ],
    [
      'the page knows no command line',
      'web/a.ts',
      '../cli/b.ts',
      'web/ may use only engine, bots, games, kit, wire',
    ],
    ['nobody but the command line attacks', 'server/a.ts', '#proof/b.ts', 'server/ may use only'],
    ['harnesses know no command line', 'proof/a.ts', '#cli/b.ts', 'proof/ may use only'],
    ['rules know no tools', 'games/chess/bot/a.ts', '../tools/b.ts', 'only its own tests use a tool'],
    ['the server knows no command line', 'server/a.ts', '#cli/b.ts', 'server/ may use only'],
    ['rules use nothing of Node', 'games/chess/rules/a.ts', 'node:fs', 'runs in browsers'],
    ['the engine uses nothing of Node', 'engine/a.ts', 'node:crypto', 'runs in browsers'],
    [
      'the library uses no tests',
      'games/index.ts',
      './chess/tests/b.ts',
      'only tests and the command line use tests',
    ],
    ['nobody uses tests', 'server/a.ts', '#engine/tests/b.ts', 'only tests and the command line use tests'],
    ['nobody uses tools', 'server/a.ts', '../scripts/b.ts', 'may not use tools'],
  ];
  test.each(wrong)('%s', (_name, from, to, why) => {
    const complaints = check({ [from]: `\nimport { x } from '${to}';` });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`${from}:2 → `);
    expect(complaints[0]).toContain(why);
  });

  const spellings: [string, string][] = [
    ['types', "import type { X } from '#server/b.ts';"],
    ['a type inside an expression', "export type X = import('#server/b.ts').X;"],
    ['a re-export', "export * from '#server/b.ts';"],
    ['a lazy import', "const x = () => import('#server/b.ts');"],
    ['a worker', "new Worker(new URL('../server/b.ts', import.meta.url));"],
  ];
  test.each(spellings)('an import is found, also when written as %s', (_name, text) => {
    expect(check({ 'kit/a.ts': text })).toEqual([expect.stringContaining('kit/a.ts:1 → server/b.ts')]);
  });

  test('comments and strings that look like imports are ignored', () => {
    expect(
      importsOf('engine/a.ts', "// import '#server/b.ts'\nconst s = \"import '#server/b.ts'\";"),
    ).toEqual([]);
  });

  test('reports lines of Svelte files as an editor counts them', () => {
    const text = '<h1>import</h1>\n\n<script lang="ts">\n  import { x } from \'#server/b.ts\';\n</script>\n';
    expect(check({ 'kit/A.svelte': text })).toEqual([
      expect.stringContaining('kit/A.svelte:4 → server/b.ts'),
    ]);
  });

  test('finds a cycle of three files, once, and names it', () => {
    const files = {
      'engine/a.ts': "import { b } from './b.ts';",
      'engine/b.ts': "export { c } from './c.ts';",
      'engine/c.ts': "import { a } from './a.ts';",
      'engine/d.ts': "import { a } from './a.ts';",
    };
    expect(check(files)).toEqual(['cycle: engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
  });

  test('two files that import only types of each other are no cycle', () => {
    const files = {
      'engine/a.ts': "import { b } from './b.ts';",
      'engine/b.ts': "import type { A } from './a.ts';",
    };
    expect(check(files)).toEqual([]);
  });
});

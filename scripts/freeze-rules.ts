// Archives the present rules of a game in one self-contained file: rules, content, their engine, and the bots.
// `node scripts/freeze-rules.ts GAME… [--to FOLDER]` writes by default into games/GAME/versions/VERSION.mjs. Run it
// once for each version, before the rules change: docs/operations.md explains why.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import type { AnyGame } from '../engine/game.ts';
import { frozenPath, frozenText } from '../server/rules-versions/frozen-rules.ts';
import { root } from './bootstrap.mjs';

export interface Freezing {
  /** The game's id. */
  readonly game: string;
  /** The module that exports the game, and the one that exports `bots`, if it has any. */
  readonly rules: string;
  readonly bots?: string;
  /** The folder under which `<game>/versions/<version>.mjs` is written. */
  readonly to: string;
}

export interface Frozen {
  readonly version: string;
  readonly path: string;
  readonly bytes: number;
  /** False when an identical file was there already. */
  readonly written: boolean;
}

const isGame = (value: unknown, id: string): value is AnyGame =>
  typeof value === 'object' && value !== null && 'apply' in value && 'id' in value && value.id === id;

/** The game that a module exports, under any name. */
const gameIn = async (path: string, id: string): Promise<AnyGame> => {
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const found = Object.values(module).filter((value) => isGame(value, id));
  if (found.length !== 1) throw new Error(`${path} exports ${found.length} games of id ${id}; one is wanted`);
  return found[0] as AnyGame;
};

const ENTRY = 'virtual:frozen-rules';

const entryOf = ({ game, rules, bots }: Freezing): string =>
  [
    `import * as rules from ${JSON.stringify(rules)};`,
    bots === undefined ? '' : `export { bots } from ${JSON.stringify(bots)};`,
    `export { RUNTIME as engine } from ${JSON.stringify(join(root, 'engine', 'runtime.ts'))};`,
    `export const game = Object.values(rules).find((one) => one?.id === ${JSON.stringify(game)} && 'apply' in one);`,
  ].join('\n');

/** Everything as one module without imports. */
const bundle = async (freezing: Freezing): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'frozen-rules',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entryOf(freezing) : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      // Readable, because people should be able to read the rules that decided their game.
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = output?.output.filter((part) => part.type === 'chunk') ?? [];
  const [chunk] = chunks;
  if (!chunk || chunks.length !== 1) throw new Error(`Bundled into ${chunks.length} files; one is wanted`);
  if (chunk.imports.length + chunk.dynamicImports.length > 0)
    throw new Error(`Frozen rules need nothing else, but these import ${chunk.imports.join(', ')}`);
  return chunk.code;
};

/**
 * Writes the archived rules of one game.
 * @throws when other rules are archived under this version: a version is archived once
 */
export async function freezeRules(freezing: Freezing): Promise<Frozen> {
  const { version } = await gameIn(freezing.rules, freezing.game);
  const path = frozenPath(freezing.to, freezing.game, version);
  if (path === undefined) throw new Error(`${freezing.game} ${version} is no name for a file`);
  const text = frozenText(freezing.game, version, await bundle(freezing));
  const bytes = Buffer.byteLength(text);
  if (existsSync(path)) {
    if (readFileSync(path, 'utf8') === text) return { version, path, bytes, written: false };
    throw new Error(
      `${freezing.game} ${version} is frozen already, and these rules differ from it. Give them a new version.`,
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  return { version, path, bytes, written: true };
}

/** The game of this id in `games/`. */
export const freezingOf = (game: string, to = join(root, 'games')): Freezing => {
  const rules = join(root, 'games', game, 'rules', 'game.ts');
  const bots = join(root, 'games', game, 'bot', 'index.ts');
  if (!existsSync(rules)) throw new Error(`There is no game ${game}`);
  return { game, rules, to, ...(existsSync(bots) ? { bots } : {}) };
};

if (process.argv[1] === import.meta.filename) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  if (positionals.length === 0)
    throw new Error('Which game? node scripts/freeze-rules.ts GAME… [--to FOLDER]');
  for (const game of positionals) {
    const { version, path, bytes, written } = await freezeRules(freezingOf(game, values.to));
    console.log(`${game} ${version}: ${path}, ${bytes} bytes${written ? '' : ', as it was'}`);
  }
}

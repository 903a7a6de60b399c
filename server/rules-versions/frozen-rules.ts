/**
 * Rules of earlier versions: one file each, `<game>/versions/<version>.mjs` below a folder, made by
 * scripts/freeze-rules.ts. A file is a self-contained bundle of the rules, their engine and their bots. It is
 * immutable: the first line states game, version, contract and the SHA-256 of the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotModule } from '#bots/contract.ts';
import type { AnyGame } from '#engine/game.ts';
import { RUNTIME_CONTRACT, type Runtime } from '#engine/runtime.ts';
import type { Rules } from '#tables/rules.ts';

/** Exports of a frozen file. */
export interface FrozenModule extends Rules {
  readonly bots?: BotModule;
}

const NAME = /^[\w][\w.-]*$/;
const HEAD = /^\/\/ Ludoteca rules, frozen: (\S+) version (\S+), contract (\d+), sha256 ([0-9a-f]{64})\n/;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Full text of a frozen file: header line and code. */
export const frozenText = (game: string, version: string, code: string): string =>
  `// Ludoteca rules, frozen: ${game} version ${version}, contract ${RUNTIME_CONTRACT}, sha256 ${sha256(code)}\n${code}`;

/** Path of a frozen file; undefined if a name is not safe in a path. */
export const frozenPath = (folder: string, game: string, version: string): string | undefined =>
  NAME.test(game) && NAME.test(version) ? join(folder, game, 'versions', `${version}.mjs`) : undefined;

/** Why a file must not be loaded: no header, another game or version, another contract, or a wrong hash. */
const refuseText = (text: string, game: string, version: string): string | undefined => {
  const head = HEAD.exec(text);
  if (!head) return 'is no file of frozen rules';
  const [line, id, number, contract, digest] = head;
  if (id !== game || number !== version) return `holds ${id} ${number}`;
  if (Number(contract) !== RUNTIME_CONTRACT)
    return `keeps contract ${contract}; tables now keep ${RUNTIME_CONTRACT}`;
  return sha256(text.slice(line.length)) === digest ? undefined : 'was altered after it was frozen';
};

export class FrozenRules {
  readonly folder: string;
  readonly #loaded = new Map<string, Promise<FrozenModule | undefined>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Versions of a game that are in the folder, sorted as text. */
  versions(game: string): string[] {
    const folder = join(this.folder, game, 'versions');
    if (!NAME.test(game) || !existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => name.slice(0, -'.mjs'.length))
      .sort();
  }

  /**
   * Loads the rules of a version; undefined if there is no file.
   * @throws when the file is invalid, was altered, is of another game or version, or has another contract
   */
  load(game: string, version: string): Promise<FrozenModule | undefined> {
    const key = `${game}/${version}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      loading = this.#load(game, version);
      this.#loaded.set(key, loading);
      // Only successes are cached: the host may add or fix the file while the server is running.
      loading.then(
        (found) => found ?? this.#loaded.delete(key),
        () => this.#loaded.delete(key),
      );
    }
    return loading;
  }

  async #load(game: string, version: string): Promise<FrozenModule | undefined> {
    const path = frozenPath(this.folder, game, version);
    if (path === undefined || !existsSync(path)) return undefined;
    const wrong = refuseText(readFileSync(path, 'utf8'), game, version);
    if (wrong !== undefined) throw new Error(`${path} ${wrong}`);
    const module = (await import(pathToFileURL(path).href)) as {
      readonly game: AnyGame;
      readonly engine: Runtime;
      readonly bots?: BotModule;
    };
    if (module.game.id !== game || module.game.version !== version)
      throw new Error(`${path} exports ${module.game.id} ${module.game.version}`);
    return module;
  }
}

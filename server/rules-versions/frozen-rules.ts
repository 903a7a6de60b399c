/**
 * Rules of earlier versions: one file each, `<game>/versions/<version>.mjs` below a folder, made by
 * scripts/freeze-rules.ts. Such a file is whole in itself – rules, the engine they were written for, bots – and never
 * changes: its first line says what it is and the SHA-256 of the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotModule } from '#bots/contract.ts';
import type { AnyGame } from '#engine/game.ts';
import { RUNTIME_CONTRACT, type Runtime } from '#engine/runtime.ts';
import type { Rules } from '#tables/rules.ts';

/** What such a file exports. */
export interface FrozenModule extends Rules {
  readonly bots?: BotModule;
}

const NAME = /^[\w][\w.-]*$/;
const HEAD = /^\/\/ Ludoteca rules, frozen: (\S+) version (\S+), contract (\d+), sha256 ([0-9a-f]{64})\n/;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of a frozen file. */
export const frozenText = (game: string, version: string, code: string): string =>
  `// Ludoteca rules, frozen: ${game} version ${version}, contract ${RUNTIME_CONTRACT}, sha256 ${sha256(code)}\n${code}`;

/** Where the rules of a version are; undefined where a name could lead elsewhere. */
export const frozenPath = (folder: string, game: string, version: string): string | undefined =>
  NAME.test(game) && NAME.test(version) ? join(folder, game, 'versions', `${version}.mjs`) : undefined;

/** Why a file is not to be run, if so: altered, of another name, or of a contract that tables no longer keep. */
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

  /** The versions of a game that are here, by name. */
  versions(game: string): string[] {
    const folder = join(this.folder, game, 'versions');
    if (!NAME.test(game) || !existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => name.slice(0, -'.mjs'.length))
      .sort();
  }

  /**
   * The rules of a version; undefined when they are not here.
   * @throws when its file was altered, is another's, or is of a contract that tables no longer keep
   */
  load(game: string, version: string): Promise<FrozenModule | undefined> {
    const key = `${game}/${version}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      loading = this.#load(game, version);
      this.#loaded.set(key, loading);
      // Somebody may put the file there, or mend it, while the server runs.
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

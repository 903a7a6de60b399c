/**
 * A manifest leads to all of its game, and a bundle would carry whatever it leads to. What a bundle never asks for
 * stays outside: the page proves no laws, and its workers say no words.
 */
import type { Plugin } from 'vite';

const MANIFEST = /\/games\/[\w-]+\/index\.ts$/;

/** @param wanted what this bundle asks manifests for: `rules`, `bot`, `text` – folders of a game, or files beside them */
export const manifestParts = (wanted: readonly string[]): Plugin => ({
  name: 'ludoteca:manifest-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const part = /^\.\/([\w-]+)/.exec(source)?.[1];
    if (part === undefined || importer === undefined || !MANIFEST.test(importer)) return undefined;
    return wanted.includes(part) ? undefined : { id: source, external: true };
  },
});

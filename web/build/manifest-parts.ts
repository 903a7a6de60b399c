/**
 * A manifest has dynamic imports for every part of its game, and a bundle would contain all of them. This
 * plugin makes the parts external that a bundle never loads: the page checks no laws, and its workers need no
 * messages.
 */
import type { Plugin } from 'vite';

const MANIFEST = /\/games\/[\w-]+\/index\.ts$/;

/**
 * @param wanted the parts that this bundle loads from manifests: `rules`, `bot`, `text` – folders of a game,
 * or files beside them
 */
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

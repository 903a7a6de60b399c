/**
 * Gives the service worker its precache list when the page is built: every file that the page can load, and
 * the files of `public/`. The version is a hash over names and contents.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The placeholder in the service worker that is replaced by the list; see ../src/sw.ts. */
const PLACEHOLDER = '__PRECACHE__';
const WORKER = 'sw.js';

type Bundle = Rolldown.OutputBundle;

/** The chunks that the page itself may load. Entries used only by tests are left out. */
const reachable = (bundle: Bundle, main: string): Set<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  // The bundler may put the page's first module into any chunk, which need not be an entry.
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(main)) visit(file.fileName);
  // Fails the build, because a missing chunk would otherwise show only offline.
  if (found.size === 0) throw new Error(`No chunk holds ${main}`);
  return found;
};

/**
 * @param entry name of the page's own document
 * @param main the page's first module
 * @param publicDir folder whose files are copied unchanged
 */
export const precache = (entry: string, main: string, publicDir: string): Plugin => ({
  name: 'ludoteca:precache',
  apply: 'build',
  // The document is in the bundle only after Vite has written it.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk' || !worker.code.includes(PLACEHOLDER))
        throw new Error(`${WORKER} has no place for the list of files`);
      if (worker.imports.length > 0) throw new Error(`${WORKER} must stand alone: it is no module`);
      const chunks = reachable(bundle, main);
      const built = Object.values(bundle).filter((file) =>
        file.type === 'chunk'
          ? chunks.has(file.fileName)
          : !file.fileName.endsWith('.html') || file.fileName === `${entry}.html`,
      );
      const contents = new Map<string, string | Uint8Array>();
      for (const file of built) contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
      for (const name of readdirSync(publicDir)) contents.set(name, readFileSync(join(publicDir, name)));
      const files = [...contents.keys()].sort();
      const hash = createHash('sha256');
      for (const name of files) hash.update(`${name}\0`).update(contents.get(name)!).update('\0');
      const list = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
      worker.code = worker.code.replaceAll(PLACEHOLDER, list);
    },
  },
});

/**
 * Tells the service worker, when the page is built, which files to keep: everything the page can reach and what
 * stands in `public/`. The version is a hash over names and contents.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Stands in the service worker for the list; see ../src/sw.ts. */
const PLACEHOLDER = '__PRECACHE__';
const WORKER = 'sw.js';

type Bundle = Rolldown.OutputBundle;

/** The chunks that the page itself can come to need; tests have entries of their own. */
const reachable = (bundle: Bundle, main: string): Set<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  // Wherever the bundler has put the page's first module: its chunk may be no entry, and have any name.
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(main)) visit(file.fileName);
  // A page that keeps none of its code would be found out only by whoever has no connection.
  if (found.size === 0) throw new Error(`No chunk holds ${main}`);
  return found;
};

/**
 * @param entry name of the page's own document
 * @param main the page's first module
 * @param publicDir folder whose files are copied as they are
 */
export const precache = (entry: string, main: string, publicDir: string): Plugin => ({
  name: 'ludoteca:precache',
  apply: 'build',
  // The page itself is among the files only after Vite has written it into the bundle.
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

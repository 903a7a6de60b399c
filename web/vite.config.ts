import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';
import { covers } from './build/covers.ts';
import { documents } from './build/documents.ts';
import { manifestParts } from './build/manifest-parts.ts';
import { precache } from './build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

const compiler = () =>
  svelte({
    configFile: false,
    compilerOptions: { runes: true, dev: false, cssHash: ({ hash, css }) => `s-${hash(css)}` },
  });

/** What every page loads at the start is one file: each file more is a journey more on a slow line. */
const START = 'start';
const first = new Set<string>();
const startOf: Rolldown.CodeSplittingNameFunction = (id, bundle) => {
  const visit = (module: string): void => {
    if (first.has(module)) return;
    first.add(module);
    for (const next of bundle.getModuleInfo(module)?.importedIds ?? []) visit(next);
  };
  if (first.size === 0) visit(here('src/main.ts'));
  return first.has(id) ? START : null;
};

/** Builds the page to dist/web. `npx vite -c web/vite.config.ts` serves it for work on it, beside a server. */
export default defineConfig({
  root: here('.'),
  plugins: [
    compiler(),
    manifestParts(['rules', 'bot', 'text']),
    covers(here('../games')),
    documents(here('..'), { root: here('.'), plugins: [compiler()] }),
    precache('index', here('src/main.ts'), here('public')),
  ],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // A strict content security policy allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), replay: here('replay.html'), sw: here('src/sw.ts') },
      output: {
        // A service worker rules over its own folder, and browsers look for it under one name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ debugName: START, name: startOf }] },
      },
    },
  },
  worker: { format: 'es', plugins: () => [manifestParts(['rules', 'bot'])] },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
});

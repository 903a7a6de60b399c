import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';
import { covers } from './build/covers.ts';
import { documents } from './build/documents.ts';
import { gallery } from './build/gallery.ts';
import { manifestParts } from './build/manifest-parts.ts';
import { precache } from './build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

const compiler = () =>
  svelte({
    configFile: false,
    compilerOptions: { runes: true, dev: false, cssHash: ({ hash, css }) => `s-${hash(css)}` },
  });

/**
 * Everything that every page loads at the start is bundled into one file, to save round trips on slow
 * connections.
 */
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

/** What every table loads of the engine, in one file: many small ones are compressed worse. */
const TABLES =
  /\/engine\/(chance|layout\/(bits|domain|fields|layout|named|records|zones)|match\/(clock|configs|story|view)|narration|options|sides|steps|table-options)\.ts$/;

/**
 * Pieces of the kit and the engine that not every game uses. They have files of their own, which all games share, and
 * count as parts of the kit. What is drawn only at times, such as cards laid out, is loaded then.
 */
const SHARED: readonly (readonly [name: string, RegExp])[] = [
  [
    'kit-cards',
    /\/kit\/(cards\/(?!Tray)|silhouettes\/)|\/kit\/(PlayArea|Touch|spatial-cursor|flights|routes|Air|ChooseBots|things|seats\/Nameplate)\b/,
  ],
  ['kit-points', /\/engine\/(points\/|playout\b)/],
  // Some games fold lists on their tables, as some other pages do.
  ['kit-fold', /\/kit\/Fold\b/],
];
const sharedOf = (id: string): string | null => SHARED.find(([, pattern]) => pattern.test(id))?.[0] ?? null;

/**
 * Builds the page into dist/web. `npx vite -c web/vite.config.ts` is the development server, used beside a
 * table server.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    compiler(),
    manifestParts(['rules', 'bot', 'text']),
    covers(here('../games')),
    gallery(),
    documents(here('..'), { root: here('.'), plugins: [compiler()] }),
    precache('index', here('src/main.ts'), here('public')),
  ],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // The first that know `light-dark()`, of which every colour of a theme is made.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), replay: here('replay.html'), sw: here('src/sw.ts') },
      output: {
        // The scope of a service worker is its own folder, and its file name must never change.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { debugName: START, name: startOf, priority: 1 },
            { name: 'engine', test: TABLES, includeDependenciesRecursively: false },
            { debugName: 'shared', name: sharedOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [manifestParts(['rules', 'bot'])] },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
});

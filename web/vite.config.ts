import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { GAME_IDS } from '../games/library.ts';
import { chunkNames, refuseCircles } from './build/chunks.ts';
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
    compilerOptions: {
      runes: true,
      dev: false,
      fragments: 'tree',
      cssHash: ({ hash, css }) => `s-${hash(css)}`,
    },
  });

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
    refuseCircles(),
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
          groups: [{ name: chunkNames(here('../'), GAME_IDS), includeDependenciesRecursively: false }],
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

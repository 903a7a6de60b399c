import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** Builds the page to dist/web. `npx vite -c web/vite.config.ts` serves it for work on it, beside a server. */
export default defineConfig({
  root: here('.'),
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    precache('index', here('public')),
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
      // A service worker rules over its own folder, and browsers look for it under one name for ever.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
});

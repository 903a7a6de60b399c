/** A page of a test's own, built from Svelte components of the program. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a source file as a JavaScript string, to be imported by such a page. */
export const at = (path: string): string => JSON.stringify(join(ROOT, path));

/** Builds these files, of which `entry.js` is the first to run, into one module; returns its code. */
export const buildPage = async (files: Readonly<Record<string, string>>): Promise<string> => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results', 'page-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    const built = await build({
      configFile: false,
      root: ROOT,
      logLevel: 'silent',
      plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
      build: {
        write: false,
        minify: false,
        target: 'esnext',
        rolldownOptions: { input: join(folder, 'entry.js'), output: { codeSplitting: false } },
      },
    });
    return (built as Rolldown.RolldownOutput).output[0].code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

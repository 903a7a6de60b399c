import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**', 'tests/browser/**'],
    // A suite that finds nothing to run is broken, and so is one that somebody narrowed by hand.
    passWithNoTests: false,
    allowOnly: false,
    // Property tests on a busy machine: a limit only against hanging.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});

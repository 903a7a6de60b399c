/** Parts of the page that are loaded later can fail to load: offline, or after an update of the server. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trackedAndNewFiles } from '../scripts/files.ts';

test('every {#await …} in the markup says what is shown when it fails', () => {
  const files = trackedAndNewFiles().filter((path) => path.endsWith('.svelte'));
  const count = (path: string, what: string) => readFileSync(path, 'utf8').split(what).length - 1;
  const awaiting = files.filter((path) => count(path, '{#await ') > 0);
  expect(awaiting.length).toBeGreaterThan(3);
  expect(awaiting.filter((path) => count(path, '{#await ') !== count(path, '{:catch'))).toEqual([]);
});

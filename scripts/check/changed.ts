/** The changes since a revision, and the test files that they can affect. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { trackedAndNewFiles } from '../files.ts';
import { reachedBy } from './reach.ts';
import type { TestFiles } from './steps.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const isRevision = (name: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return true;
  } catch {
    // Git reports by its exit code that there is no such branch.
    return false;
  }
};

/** Where this branch left `main`. On `main` itself, or where there is none: the last commit. */
const parting = (): string => {
  const main = ['main', 'origin/main'].find(isRevision);
  return main === undefined ? 'HEAD' : git('merge-base', 'HEAD', main).trim();
};

/**
 * Paths that differ from this revision, including uncommitted changes and deleted files.
 * @throws when there is no such revision
 */
const changedSince = (revision: string): string[] => {
  if (!isRevision(revision)) throw new Error(`There is no revision ${revision}`);
  const differing = git('diff', '--name-only', '--no-renames', '-z', revision);
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set(`${differing}${added}`.split('\0'))].filter((path) => path !== '');
};

/**
 * The test files that can be affected by the changes since a revision, by default since this branch left `main`.
 * @throws when there is no such revision
 */
export function reachedSince(revision = parting()): {
  readonly since: string;
  readonly changed: readonly string[];
  readonly files: TestFiles;
} {
  const texts = new Map<string, string>();
  for (const path of trackedAndNewFiles())
    texts.set(path, /\.(ts|mjs|js|svelte)$/.test(path) ? readFileSync(path, 'utf8') : '');
  const changed = changedSince(revision);
  return { since: revision, changed, files: reachedBy(texts, changed) };
}

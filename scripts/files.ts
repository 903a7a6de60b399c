// The files that make up the repository.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Paths relative to the current folder, which must be the repository's root: what git tracks and what it
 * would track, without ignored and deleted files.
 * @throws when git is missing or this is no clone
 */
export function trackedAndNewFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\0'))].filter((path) => path !== '' && existsSync(path)).sort();
}

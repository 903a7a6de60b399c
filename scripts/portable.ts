// Nothing in the repository may depend on, or reveal, the machine it was written on: no absolute paths of one computer,
// no path out of the clone, no package registry's address, no lockfile for one platform only.

import { readFileSync } from 'node:fs';
import { trackedAndNewFiles } from './files.ts';

/** A kind of text that is forbidden. */
interface Ban {
  readonly what: string;
  readonly pattern: RegExp;
}

// Built from pieces, so that this file does not match itself.
const BANS: readonly Ban[] = [
  {
    what: "a path of somebody's machine",
    pattern: new RegExp(`(^|[\\s'"\`(=:])/${'(work|root|Users)'}/[\\w.-]`),
  },
  { what: "a path of somebody's machine", pattern: new RegExp(`(^|[\\s'"\`(=:])/${'home'}/[\\w.-]`) },
  { what: "a path of somebody's machine", pattern: new RegExp(`(^|[\\s'"\`(=:])/${'tmp'}/[\\w.-]`) },
  { what: "a path of somebody's machine", pattern: new RegExp(`\\b[A-Z]:\\\\${'Users'}\\\\`) },
  { what: 'a path out of the repository', pattern: new RegExp(`\\.\\./${'shared'}\\b`) },
  { what: "a package registry's host", pattern: new RegExp(`registry\\.(${'npmjs'}|${'yarnpkg'})\\.`) },
  { what: "a package registry's host", pattern: new RegExp(`\\b${'deb'}\\.debian\\.org`) },
];

/** Every match of one text that ties it to a machine, as lines for people. */
export function machineTies(path: string, text: string): string[] {
  const found: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    for (const { what, pattern } of BANS) {
      const match = pattern.exec(line);
      if (match !== null) found.push(`${path}:${index + 1}: ${what}: ${match[0].trim()}`);
    }
  }
  return found;
}

/** The part of a lockfile that matters here. */
export interface Lockfile {
  readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
}

/**
 * Platform packages that are missing in the lockfile, as lines for people. A registry that lacks one silently drops it
 * from the lockfile, and `npm ci` then refuses the file everywhere.
 */
export function lockfileGaps(lockfile: Lockfile, path = 'package-lock.json'): string[] {
  const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');
  const known = new Set(Object.keys(lockfile.packages).map(nameOf));
  return Object.entries(lockfile.packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${path}: ${name}, an optional dependency of ${nameOf(place) || 'this package'}, is missing`,
      ),
  );
}

/** Everything that ties the repository to this machine. */
export function checkRepository(): string[] {
  return trackedAndNewFiles().flatMap((path) => {
    const bytes = readFileSync(path);
    if (bytes.includes(0)) return [];
    const text = bytes.toString('utf8');
    const gaps = /(^|\/)package-lock\.json$/.test(path)
      ? lockfileGaps(JSON.parse(text) as Lockfile, path)
      : [];
    return [...machineTies(path, text), ...gaps];
  });
}

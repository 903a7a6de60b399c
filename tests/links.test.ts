import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedAndNewFiles } from '../scripts/files.ts';

/** Targets of relative links of a Markdown text, without code and without fragments. */
function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

test('links in code are ignored', () => {
  expect(linksOf('[a](docs/a.md#b) `[c](d)` [e](https://example.org) [f](#g)')).toEqual(['docs/a.md']);
});

test('no document links to a missing file', () => {
  const dead = trackedAndNewFiles()
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      linksOf(readFileSync(path, 'utf8'))
        .filter((target) => !existsSync(join(dirname(path), target)))
        .map((target) => `${path} → ${target}`),
    );
  expect(dead).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REQUESTS } from '#engine/referee/requests.ts';
import { Referee } from '#engine/referee.ts';
import { programLibrary as library } from '../cli/announced.ts';
import { root } from '../scripts/bootstrap.mjs';
import { GAMES, pagePath, refereePage } from '../scripts/referee-pages.ts';

const page = readFileSync(join(root, 'docs', 'referee.md'), 'utf8');
const examples = [...page.matchAll(/```\n(> [\s\S]*?)```/g)].map((match) => match[1] ?? '');

test('docs/referee.md has examples', () => {
  expect(examples.map((text) => text.match(/^> /gm)?.length)).toEqual([8, 3, 9, 13, 12]);
});

test('every request has an example', () => {
  const shown = new Set([...page.matchAll(/^> .*?"do":"(\w+)"/gm)].map(([, request]) => request));
  expect([...shown].sort()).toEqual([...REQUESTS].sort());
});

describe('docs/referee/', () => {
  test.each(GAMES.map((manifest) => [manifest.id, manifest] as const))(
    '%s.md is what `node scripts/referee-pages.ts --write` writes',
    async (id, manifest) => {
      expect(readFileSync(pagePath(id), 'utf8')).toBe(await refereePage(manifest));
    },
  );

  test('docs/referee.md links to the pages', () => {
    expect([...page.matchAll(/\]\(referee\/([\w-]+)\.md\)/g)].map(([, id]) => id).sort()).toEqual(
      GAMES.map(({ id }) => id).sort(),
    );
  });
});

test.each(examples)('the referee answers as docs/referee.md shows: %#', async (text) => {
  const referee = new Referee(library);
  const seen: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('> ')) continue;
    const request = line.slice(2);
    seen.push(`> ${request}`, `< ${JSON.stringify(await referee.answer(JSON.parse(request)))}`);
  }
  expect(seen.join('\n')).toBe(text.trimEnd());
});

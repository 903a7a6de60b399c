import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Referee } from '#engine/referee.ts';
import { library } from '#games/library.ts';
import { root } from '../scripts/bootstrap.mjs';

const page = readFileSync(join(root, 'docs', 'referee.md'), 'utf8');
const examples = [...page.matchAll(/```\n(> [\s\S]*?)```/g)].map((match) => match[1] ?? '');

test('docs/referee.md has its examples', () => {
  expect(examples.map((text) => text.match(/^> /gm)?.length)).toEqual([8, 2]);
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

/** The colours of the house, measured. The themes of games are measured by their own tests. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readColours, unreadable } from '#kit/tests/colours.ts';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('everything can be read on the pages of the house, %s', (theme) => {
  expect(unreadable(readColours(css, theme, [':root']))).toEqual([]);
});

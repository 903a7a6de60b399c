/** The colours of the page around a table of Rush, measured by day and by night. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readColours, unreadable, unreadableOnPlate } from '#kit/tests/colours.ts';

const css = readFileSync(new URL('../table/theme.css', import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('everything can be read on the page around a table, %s', (theme) => {
  expect(unreadable(readColours(css, theme, ['.rush-page']), ['--seam'])).toEqual([]);
});

test('the plate of the prompt is dark by day, too: what stands on it has the colours of the night', () => {
  expect(unreadableOnPlate(css, '.rush-page')).toEqual([]);
});

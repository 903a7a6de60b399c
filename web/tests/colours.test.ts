/** The colours of the house, measured. The themes of games are measured by their own tests. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from '#games/library.ts';
import { contrast, over, readColours, unreadable } from '#kit/tests/colours.ts';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('everything can be read on the pages of the house, %s', (theme) => {
  expect(unreadable(readColours(css, theme, [':root']))).toEqual([]);
});

/** The lightest part of the shine on the head of a page. */
const SHINE = [255, 255, 255, 0.08] as const;
const sheet = readFileSync(new URL('../src/frame/PageHead.svelte', import.meta.url), 'utf8');
const head = readColours(sheet.slice(sheet.indexOf('<style>') + 7), 'light', ['.inside']);
const readable = (plate: Parameters<typeof over>[1]): void => {
  for (const mark of ['--ink', '--ink-soft', '--brand'])
    expect(contrast(head(mark), over(SHINE, plate)), mark).toBeGreaterThanOrEqual(4.5);
};

test.each(['light', 'dark'] as const)('the head of a page can be read on the cloth, %s', (theme) => {
  readable(readColours(css, theme, [':root'])('--cloth'));
});

test.each(SHELF.map(({ id }) => id))(
  'the head of a page can be read on the colour of the box of %s',
  (id) => {
    const cover = readFileSync(new URL(`../../games/${id}/table/cover.css`, import.meta.url), 'utf8');
    readable(readColours(cover, 'light', [`.lid.${id}`])('--plate'));
  },
);

test('the buttons of the head of a page can be read', () => {
  for (const back of ['--brand', '--brand-strong'])
    expect(contrast(head('--on-brand'), head(back)), back).toBeGreaterThanOrEqual(4.5);
});

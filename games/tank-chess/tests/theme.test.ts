/** The colours of the table, measured: what must stand out does, on the ground of every map, by day and by night. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadDrawing } from '#kit/terrain/load.ts';
import {
  type Colours,
  contrast,
  over,
  readColours,
  unreadable,
  unreadableOnPlate,
} from '#kit/tests/colours.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { SKINS } from '../table/skins.ts';

const css = readFileSync(new URL('../table/theme.css', import.meta.url), 'utf8');

/** The colours on each ground, by day and by night. */
const grounds = new Set(Object.values(SKINS).map(({ ground }) => ground));
const skins = [...grounds].flatMap((ground) =>
  (['light', 'dark'] as const).map((theme): [name: string, colours: Colours] => [
    `${ground}, ${theme}`,
    readColours(css, theme, ['.tank-chess', `.on-${ground}`]),
  ]),
);

test('every scenario has a skin of its own, and all that skins name is drawn', async () => {
  expect(Object.keys(SKINS).sort()).toEqual([...SCENARIO_IDS].sort());
  const looks = Object.values(SKINS);
  expect(new Set(looks.map((skin) => JSON.stringify(skin))).size).toBe(looks.length);
  for (const { ground, obstacles, belt, outside } of looks)
    for (const name of [ground, obstacles, belt?.kind, outside]) {
      if (name === undefined) continue;
      const drawing = await loadDrawing(name);
      const tones = new Set(drawing?.parts.map(([tone]) => tone));
      expect(tones.size, name).toBeGreaterThan(0);
      for (const tone of tones) expect(drawing?.colours[tone], `${name}, ${tone}`).toMatch(/^light-dark\(/);
    }
});

test.each(skins)('%s: tanks, marks and numbers stand out from the ground', (_, colours) => {
  for (const square of ['--ground', '--ground-dark'] as const) {
    const ground = colours(square);
    const apart = (mark: string): number => contrast(colours(mark), ground);
    // Tanks: the hull, or what it is outlined with.
    expect(apart('--black-hull'), 'a black tank').toBeGreaterThanOrEqual(3);
    expect(Math.max(apart('--white-hull'), apart('--white-edge')), 'a white tank').toBeGreaterThanOrEqual(3);
    expect(contrast(colours('--white-hull'), colours('--black-hull'))).toBeGreaterThanOrEqual(7);
    for (const mark of ['--reach-line', '--pick', '--trail-last', '--trail-plan', '--line-of-fire'])
      expect(apart(mark), mark).toBeGreaterThanOrEqual(3);
    // What is red or grey has a casing, because no red stands out by day and by night.
    for (const mark of ['--hit', '--bounce'])
      expect(
        Math.max(apart(mark), contrast(colours(mark), over(colours('--casing'), ground))),
        mark,
      ).toBeGreaterThanOrEqual(3);
    expect(contrast(colours('--reach-text'), over(colours('--reach'), ground))).toBeGreaterThanOrEqual(4.5);
    expect(apart('--block-edge'), 'the outline of an obstacle').toBeGreaterThanOrEqual(3);
  }
  for (const [text, back] of [
    ['--trail-text', '--trail-last'],
    ['--trail-text', '--trail-plan'],
    ['--board-label', '--board-frame'],
  ] as const)
    expect(contrast(colours(text), colours(back)), text).toBeGreaterThanOrEqual(4.5);
  for (const plate of ['--hit', '--bounce', '--exit'])
    expect(contrast([255, 255, 255, 1], colours(plate)), plate).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('everything can be read on the page around a table, %s', (theme) => {
  expect(unreadable(readColours(css, theme, ['.tank-chess-page']), ['--camouflage'])).toEqual([]);
});

test('the plate of the prompt is dark by day, too: what stands on it has the colours of the night', () => {
  expect(unreadableOnPlate(css, '.tank-chess-page')).toEqual([]);
});

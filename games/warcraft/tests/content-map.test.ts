/** Audits of the map and the tracks (content 2, 3, 12). */
import { expect, test } from 'vitest';
import { CLASSES } from '../content/classes.ts';
import { COMPONENTS } from '../content/components.ts';
import { BLACK_BORDERS, REGIONS, ZONES } from '../content/regions.ts';
import { LAST_SPACE, LEVEL_XP, MAX_LEVEL, TURN_ICONS } from '../content/tracks.ts';

const byId = new Map(REGIONS.map((region) => [region.id, region]));
const withFlight = (faction: 'alliance' | 'horde') => REGIONS.filter((r) => r.flight?.includes(faction));
const withTown = (faction: 'alliance' | 'horde') => REGIONS.filter((r) => r.town?.includes(faction));

test('67 regions in seven zones, each with a place of its own on the drawing [WOW-5.2]', () => {
  expect(REGIONS.length).toBe(COMPONENTS.regions);
  expect(byId.size).toBe(REGIONS.length);
  const sizes = ZONES.map((zone) => REGIONS.filter((region) => region.zone === zone).length);
  expect(sizes).toEqual([12, 8, 6, 8, 8, 10, 15]);
  expect(new Set(REGIONS.map(({ x, y }) => `${x} ${y}`)).size).toBe(REGIONS.length);
  expect(REGIONS.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 62)).toBe(true);
});

test('118 borders that may be crossed, from both sides, and one connected map [WOW-5.2]', () => {
  for (const { id, borders } of REGIONS) {
    expect(new Set(borders).size, id).toBe(borders.length);
    expect(borders, id).not.toContain(id);
    for (const other of borders) expect(byId.get(other)?.borders, `${id} and ${other}`).toContain(id);
  }
  expect(REGIONS.reduce((sum, { borders }) => sum + borders.length, 0)).toBe(2 * COMPONENTS.borders);
  const reached = new Set(['brill']);
  for (const id of reached) for (const next of byId.get(id)!.borders) reached.add(next);
  expect(reached.size).toBe(REGIONS.length);
});

test('black borders part regions that are not adjacent; the Undercity and the Uplands, for one [WOW-5.2, W-142]', () => {
  for (const [a, b] of BLACK_BORDERS) {
    expect(byId.has(a) && byId.has(b), `${a} and ${b}`).toBe(true);
    expect(byId.get(a)?.borders).not.toContain(b);
  }
  expect(BLACK_BORDERS).toContainEqual(['undercity', 'the-uplands']);
  expect(byId.get('undercity')?.borders).toContain('fenris-isle');
  expect(byId.get('fenris-isle')?.borders).toContain('the-uplands');
});

test('a starting region, four flight paths and three towns each, and four graveyards [WOW-2.3, WOW-5.4, WOW-5.5]', () => {
  expect(byId.get('southshore')?.start).toBe('alliance');
  expect(byId.get('brill')?.start).toBe('horde');
  expect(REGIONS.filter(({ start }) => start).length).toBe(2);
  for (const faction of ['alliance', 'horde'] as const) {
    expect(withFlight(faction).length).toBe(4);
    expect(withTown(faction).length).toBe(3);
  }
  expect(byId.get('pestilent-scar')?.town).toEqual(['alliance', 'horde']);
  expect(byId.get('pestilent-scar')?.flight).toEqual(['alliance', 'horde']);
  expect(REGIONS.flatMap(({ id, graveyard }) => (graveyard ? [id] : []))).toEqual([
    'olsens-farthing',
    'ruins-of-andorhal',
    'queldanil-lodge',
    'corins-crossing',
  ]);
});

test('eight event icons, four triangles, three squares, three circles [WOW-3.10, WOW-3.12]', () => {
  const icons = Object.values(TURN_ICONS);
  const count = (icon: string) => icons.filter((one) => one === icon).length;
  expect(['event', 'triangle', 'square', 'circle'].map(count)).toEqual([8, 4, 3, 3]);
  expect(TURN_ICONS[1]).toBeUndefined();
  expect([TURN_ICONS[4], TURN_ICONS[5]]).toEqual(['event', 'triangle']);
  expect(Object.keys(TURN_ICONS).every((space) => Number(space) <= LAST_SPACE)).toBe(true);
});

test('five levels at 0, 4, 10, 18 and 28 experience, and a capacity for each [WOW-19.13, WOW-2.2]', () => {
  expect(LEVEL_XP).toEqual([0, 4, 10, 18, 28]);
  expect(MAX_LEVEL).toBe(LEVEL_XP.length);
  for (const { id, health, energy } of CLASSES) {
    expect([health.length, energy.length], id).toEqual([MAX_LEVEL, MAX_LEVEL]);
    for (const values of [health, energy])
      expect(
        values.every((value, i) => i === 0 || value > values[i - 1]!),
        id,
      ).toBe(true);
  }
  const first = Object.fromEntries(CLASSES.map((one) => [one.id, `${one.health[0]}/${one.energy[0]}`]));
  expect(first).toEqual({
    druid: '2/4',
    hunter: '3/3',
    mage: '2/4',
    paladin: '3/2',
    priest: '2/4',
    rogue: '3/3',
    shaman: '3/3',
    warlock: '2/4',
    warrior: '4/1',
  });
});

/** Compares the cards with the counts in the rulebook's tables (Content). */
import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { KINDS } from '../content/cards.ts';
import { CLASSES, NATIONS } from '../content/vehicle-row.ts';
import { VEHICLES } from '../content/vehicles.ts';

const tally = (of: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};

test('Vehicles by nation and class', () => {
  const table = NATIONS.map((nation) =>
    CLASSES.map((one) => VEHICLES.filter((v) => v.nation === nation && v.vehicleClass === one).length),
  );
  expect(table).toEqual([
    [5, 6, 4, 5, 5],
    [5, 5, 5, 5, 5],
    [5, 6, 5, 4, 5],
    [7, 5, 4, 4, 5],
  ]);
});

test('costs, Resources, points', () => {
  expect(tally(VEHICLES.map((v) => v.cost))).toEqual({
    0: 4,
    1: 10,
    2: 20,
    3: 23,
    4: 17,
    5: 15,
    6: 6,
    7: 4,
    8: 1,
  });
  expect(tally(VEHICLES.map((v) => v.resources))).toEqual({ 0: 6, 1: 15, 2: 31, 3: 24, 4: 15, 5: 7, 6: 2 });
  expect(VEHICLES.reduce((sum, v) => sum + v.cost, 0)).toBe(334);
  expect(VEHICLES.reduce((sum, v) => sum + v.resources, 0)).toBe(256);
  const points = (one: string) =>
    tally(VEHICLES.filter((v) => v.vehicleClass === one).map((v) => `${v.attack}/${v.defence}`));
  expect(CLASSES.map(points)).toEqual([
    { '1/1': 22 },
    { '1/2': 22 },
    { '2/1': 18 },
    { '2/2': 18 },
    { '0/0': 12, '0/1': 5, '1/0': 3 },
  ]);
});

test('abilities', () => {
  const numbered = ['reinforcements', 'research'];
  const printed = VEHICLES.flatMap((v) => [
    ...v.passive,
    ...v.abilities.map(({ id, n }) => (numbered.includes(id) ? `${id}:${n}` : id)),
  ]);
  expect(tally(printed)).toEqual({
    attackBasesOnly: 4,
    attackVehiclesOnly: 7,
    conscription: 8,
    invulnerability: 8,
    nationalResources: 9,
    reconnaissance: 8,
    'reinforcements:1': 18,
    'reinforcements:2': 4,
    'reinforcements:3': 1,
    repair: 6,
    'research:3': 3,
    'research:4': 1,
    sabotage: 7,
    siege: 8,
  });
  const counts = VEHICLES.map((v) => v.abilities.length + v.passive.length);
  expect([
    counts.filter((n) => n > 0).length,
    counts.filter((n) => n === 2).length,
    Math.max(...counts),
  ]).toEqual([79, 13, 2]);
});

test('the other cards', () => {
  expect(tally(KINDS.filter(({ type }) => type !== 'vehicle').map(({ type }) => type))).toEqual({
    barracks: 3,
    medal: 8,
    base: 15,
  });
  const copies = (id: string) => KINDS.find((kind) => kind.id === id)?.copies;
  expect(['engineer', 'technician', 'volunteers'].map(copies)).toEqual([20, 5, 5]);
  for (const nation of NATIONS)
    expect([copies(`medal-${nation}-single`), copies(`medal-${nation}-double`)]).toEqual([9, 3]);
  expect(ACHIEVEMENTS).toHaveLength(12);
  expect(new Set(ACHIEVEMENTS.map((one) => JSON.stringify(one.measure))).size).toBe(12);
});

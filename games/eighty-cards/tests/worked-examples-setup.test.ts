/** The specification's worked examples on the box, the deal and the world. */
import { expect, test } from 'vitest';
import { CAMP_KINDS, CHIPS } from '../content/base-camp.ts';
import { CAMP_COPIES, TRAVEL_COPIES } from '../content/copies.ts';
import { NATIONS } from '../content/nations.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { newGame, type Table } from './support.ts';

const sum = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((total, { copies }) => total + copies, 0);

test('EX-01 the cards of the box [EC-1.4, EC-1.6, EC-1.9, EC-8.2, EC-12.1]', () => {
  const travel = (type: string): number => sum(TRAVEL_KINDS.filter((kind) => kind.type === type));
  expect(['coal', 'action', 'crew', 'reaction', 'interference'].map(travel)).toEqual([20, 12, 10, 6, 12]);
  const camp = (type: string): number => sum(CAMP_KINDS.filter((kind) => kind.type === type));
  expect(['weapon', 'upgrade'].map(camp)).toEqual([10, 10]);
  expect([TRAVEL_COPIES.length, CAMP_COPIES.length]).toEqual([60, 20]);
  // Vehicle, start, boiler and rules cards, terrain cards, two cards of pawns and one of chips and markers.
  expect(4 * NATIONS.length + TERRAIN_CARDS.length + 2 + 1 + 60 + 20).toBe(110);
  expect(CHIPS).toBe(2);
});

/** Travel cards, base-camp cards and terrain cards in each hand. */
const dealt = (table: Table, seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) =>
    [table.state.travel, table.state.camp, table.state.terrain].map((cards) =>
      cards.size((cards as typeof table.state.travel).zone('hand', seat)),
    ),
  );
const boilers = (table: Table, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => table.boiler(seat + 1));

test('EX-02 the deal with four players [EC-1.5, EC-1.6, EC-1.7, EC-1.8, EC-1.9, EC-1.10, EC-1.11]', () => {
  const table = newGame(4);
  expect(dealt(table, 4)).toEqual(Array(4).fill([4, 1, 2]));
  expect(table.deckSizes()).toEqual([43, 15]);
  expect([table.travelDiscard, table.campDiscard].map((pile) => pile.split(' ').length)).toEqual([1, 1]);
  expect(table.reserve).toHaveLength(3);
  expect(boilers(table, 4)).toEqual(Array(4).fill('5/5'));
});

test('EX-03 the deal with three players [EC-1.6, EC-1.7, EC-1.8, EC-1.9, EC-1.10, EC-1.11, EC-2.3]', () => {
  const table = newGame(3);
  expect(dealt(table, 3)).toEqual(Array(3).fill([4, 1, 3]));
  expect(table.deckSizes()).toEqual([47, 16]);
  expect(table.reserve).toHaveLength(2);
  expect(table.state.config.terrainAt).toHaveLength(9);
  while (table.asked === 'placeTerrain') table.play(table.offers()[0]!);
  for (const gap of [1, 2, 3])
    for (const slot of [0, 1, 2]) expect(table.slot(`${gap}.${slot}`)).toBeDefined();
});

/** The slots that are offered for the first card in the hand. */
const slots = (table: Table): string => {
  const card = table.offers()[0]!.split(' ')[1]!;
  return table.after(`place ${card} at`).join(' ');
};
const first = (table: Table): string => table.offers()[0]!.split(' at ')[0]!;

test('EX-04 the first card with four players [EC-2.4, EC-2.5, EC-2.6, EC-2.7]', () => {
  const table = newGame(4);
  expect(table.refused(`${first(table)} at 2.0`)).toBe('BESIDE_OWN_START EC-2.7');
  expect(slots(table)).toBe('1.0 4.1');
  table.play(`${first(table)} at 4.1`);
  expect([table.turn, slots(table)]).toEqual([2, '1.0 1.1 2.0 2.1 3.0 3.1 4.0']);
});

test('EX-05 a slot without a neighbour [EC-2.6]', () => {
  const table = newGame(3);
  table.play(`${first(table)} at 3.2`);
  expect(table.refused(`${first(table)} at 1.1`)).toBe('NO_NEIGHBOUR EC-2.6');
  table.play(`${first(table)} at 1.2`);
  expect(slots(table).split(' ')).toContain('1.1');
  table.play(`${first(table)} at 1.1`);
  expect(table.refused(`${first(table)} at 1.1`)).toBe('SLOT_FILLED EC-2.6');
});

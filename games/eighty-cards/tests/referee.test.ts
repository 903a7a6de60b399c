/** The guide for programs: an example of every decision point that the referee plays, and a word on every field. */
import { expect, test } from 'vitest';
import { fieldsInWords, zonesInWords } from '#engine/layout/describe.ts';
import { Referee } from '#engine/referee.ts';
import { conformance } from '../conformance.ts';
import { guide } from '../referee.ts';
import { eightyCards } from '../rules/game.ts';
import { POINTS } from '../rules/points/index.ts';
import { ASKED } from '../rules/state.ts';
import { newGame } from './support.ts';

const library = {
  ids: [eightyCards.id],
  load: (id: string) => Promise.resolve(id === eightyCards.id ? eightyCards : undefined),
};

test('there is an example of every decision point', () => {
  expect(Object.keys(guide.points).sort()).toEqual(ASKED.filter((name) => name !== 'over').sort());
  expect(POINTS.map(({ name }) => name).sort()).toEqual(Object.keys(guide.points).sort());
});

test.each(Object.entries(guide.points))('the referee plays the example of %s', async (point, example) => {
  const referee = new Referee(library);
  const seat = example.seat === undefined ? {} : { seat: example.seat };
  const begun = await referee.answer({ do: 'load', ...example.from });
  expect(begun.error).toBeUndefined();
  const asked = Object.values(begun.points as Record<string, { name: string } | null>);
  expect(asked.some((one) => one?.name === point)).toBe(true);
  if (example.draft !== undefined)
    expect((await referee.answer({ do: 'steps', ...seat, draft: example.draft })).error).toBeUndefined();
  expect((await referee.answer({ do: 'act', ...seat, text: example.text })).error).toBeUndefined();
});

test('every field and every zone is explained', () => {
  const { layout } = newGame(4).state;
  const names = [
    ...fieldsInWords(layout).map(({ name }) => name),
    ...zonesInWords(layout).flatMap(({ name, zones }) => zones.map((zone) => `${name}.${zone.name}`)),
  ];
  expect(names.sort()).toEqual(Object.keys(guide.state).sort());
});

test('clauses that no test names have a reason', () => {
  expect(conformance.prefix).toBe('EC');
  for (const reason of Object.values(conformance.presentation)) expect(reason.length).toBeGreaterThan(9);
});

/** The guide for programs: an example of every decision point that the referee plays, and a word on every field. */
import { expect, test } from 'vitest';
import { fieldsInWords, zonesInWords } from '#engine/layout/describe.ts';
import { Referee } from '#engine/referee.ts';
import { guide } from '../referee.ts';
import { warcraft } from '../rules/game.ts';
import { configOf } from '../rules/options.ts';
import { POINTS } from '../rules/points/index.ts';
import { blankState } from '../rules/state.ts';
import { initialOptions } from '../tools/initial.ts';

const library = {
  ids: [warcraft.id],
  load: (id: string) => Promise.resolve(id === warcraft.id ? warcraft : undefined),
};

test('there is an example of every decision point', () => {
  expect(POINTS.map(({ name }) => name).sort()).toEqual(Object.keys(guide.points).sort());
});

test.each(Object.entries(guide.points))('the referee plays the example of %s', async (point, example) => {
  const referee = new Referee(library);
  const seat = example.seat === undefined ? {} : { seat: example.seat };
  const begun = await referee.answer({ do: 'load', ...example.from });
  expect(begun.error).toBeUndefined();
  const asked = Object.values(begun.points as Record<string, { name: string } | null>);
  expect(asked.some((one) => one?.name === point)).toBe(example.unasked !== true);
  if (example.draft !== undefined)
    expect((await referee.answer({ do: 'steps', ...seat, draft: example.draft })).error).toBeUndefined();
  expect((await referee.answer({ do: 'act', ...seat, text: example.text })).error).toBeUndefined();
});

test('every field and every zone is explained', () => {
  const config = configOf(initialOptions(), guide.table.seats);
  if (!config.ok) return expect.fail(config.error.code);
  const { layout } = blankState(config.value);
  const names = [
    ...fieldsInWords(layout).map(({ name }) => name),
    ...zonesInWords(layout).flatMap(({ name, zones }) => zones.map((zone) => `${name}.${zone.name}`)),
  ];
  expect(names.sort()).toEqual(Object.keys(guide.state).sort());
});

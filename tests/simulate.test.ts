/** `ludoteca simulate`: whose win a game is, for seats, for sides, and for one seat alone. */
import { expect, test } from 'vitest';
import { parseWords } from '../cli/command.ts';
import { command } from '../cli/commands/simulate.ts';

interface Row {
  readonly wins: number;
  readonly share: number;
  readonly seats?: readonly number[];
  readonly games?: number;
}
const simulate = async (...words: string[]) => {
  const output = await command.run(parseWords(command, ['small-summit', '--games', '300', ...words]));
  const { json, text } = output as { json: unknown; text: string };
  return { ...(json as { seats: readonly Row[]; sides?: readonly Row[]; endings: object }), text };
};

test('partners win together: each side has about half of the wins, and its seats have as many', async () => {
  const { seats, sides, text } = await simulate('--players', '4');
  expect(sides!.map((side) => [side.seats, side.games])).toEqual([
    [[1, 3], 300],
    [[2, 4], 300],
  ]);
  expect(sides!.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(300);
  for (const { share } of sides!) expect(share).toBeGreaterThan(0.4);
  expect(seats.map(({ wins }) => wins)).toEqual([0, 1, 0, 1].map((side) => sides![side]!.wins));
  expect(text).toContain('side 1+3');
});

test('sides that are chosen in play are counted as they were at the end', async () => {
  const { sides } = await simulate('--players', '4', '--option', 'partners=chosen');
  expect(sides!.map((side) => side.seats!.join('+')).sort()).toEqual([
    '1+2',
    '1+3',
    '1+4',
    '2+3',
    '2+4',
    '3+4',
  ]);
  expect(sides!.reduce((sum, { games }) => sum + games!, 0)).toBe(600);
});

test('without sides nothing is said of them, and one seat alone wins only what it has won', async () => {
  expect(await simulate('--players', '3')).not.toHaveProperty('sides');
  const { seats, endings } = await simulate('--players', '1');
  const { reached = 0, fell = 0 } = endings as { reached?: number; fell?: number };
  expect(seats[0]!.wins).toBe(reached);
  expect([reached > 0, fell > 0, reached + fell]).toEqual([true, true, 300]);
});

test('points are told where a game counts them', async () => {
  const words = ['battlegrounds', '--players', '1', '--games', '20', '--option', 'variant=solo'];
  const { json, text } = (await command.run(parseWords(command, words))) as {
    json: { seats: { points: { mean: number; spread: number[] } }[] };
    text: string;
  };
  const { mean, spread } = json.seats[0]!.points;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(16);
  expect(spread.toSorted((a, b) => a - b)).toEqual(spread);
  expect(text).toContain(spread.join('–'));
});

/**
 * The marshal answers 500 views as it did when they were recorded: here every twelfth, all of them with
 * `MARSHAL_VIEWS=all npx vitest run games/rush/bot/tests/marshal.test.ts` (docs/bots.md).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MARSHAL_GAMES, type MarshalAnswer, marshalAnswers } from './fixtures/marshal-games.ts';

type Recorded = readonly [at: number, view: string, text: string, nodes: number];
const recorded = JSON.parse(
  readFileSync(new URL('fixtures/marshal.json', import.meta.url), 'utf8'),
) as readonly (readonly Recorded[])[];
const EVERY = process.env.MARSHAL_VIEWS === 'all' ? 1 : 12;

test.each(MARSHAL_GAMES.map((game, i) => ({ ...game, i })))(
  'at $seats seats, seed $seed, it answers as recorded',
  ({ i, ...game }) => {
    const chosen = recorded[i]!.filter((_, n) => (n + i) % EVERY === 0).map(
      ([at, view, text, nodes]): MarshalAnswer => ({ at, view, text, nodes }),
    );
    expect(chosen.length).toBeGreaterThanOrEqual(2);
    expect(marshalAnswers(game, new Set(chosen.map(({ at }) => at)))).toEqual(chosen);
  },
);

test('the fixture holds 500 views, of all numbers of seats', () => {
  expect(recorded.length).toBe(MARSHAL_GAMES.length);
  expect(recorded.flat().length).toBe(500);
});

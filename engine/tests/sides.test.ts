/** Who plays together: from the state, in every view, and in the result. */
import { expect, test } from 'vitest';
import { summit } from '../laws/small/summit.ts';
import { writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { verifyMatch } from '../match/verify.ts';
import { pastView, viewOf, viewWriter } from '../match/view.ts';
import { resultsOf } from '../outcome.ts';
import { sideOf, sidesOf, sideWith } from '../sides.ts';

const deal = (seats: number, options = {}): Match => {
  const made = Match.create(summit, { id: 'sides', options, seats, secret: new Uint8Array(32), entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const playOn = (m: Match): void => {
  while (!m.outcome) {
    const { card } = viewOf(m, 1 << m.onlySeat).state as { card: { hand: string[][] } };
    const [held] = card.hand[m.onlySeat]!;
    expect(m.submit(m.onlySeat, held === undefined ? 'draw' : `play ${held}`).ok).toBe(true);
  }
};

test('every seat is on one side; those that the rules leave out are alone', () => {
  const some = { sides: () => [0b1100] };
  const { state } = deal(4);
  expect(sidesOf(some, state, 4)).toEqual([0b0001, 0b0010, 0b1100]);
  expect(sidesOf({}, state, 2)).toEqual([0b01, 0b10]);
  const sides = sidesOf(some, state, 4);
  expect([sideOf(sides, 3), sideOf(sides, 0), sideOf([], 2)]).toEqual([0b1100, 0b0001, 0b0100]);
  expect([
    sideWith(sides, 0b0100),
    sideWith(sides, 0b0001),
    sideWith(sides, 0b0110),
    sideWith(sides, 0),
  ]).toEqual([0b1100, undefined, undefined, undefined]);
});

test('everybody is shown who plays together, spectators too; without sides nothing is said', () => {
  const m = deal(4);
  const sides = [
    [1, 3],
    [2, 4],
  ];
  for (const viewer of [0, 0b0001, 0b0101, 0b1111]) {
    expect(viewOf(m, viewer).sides).toEqual(sides);
    const { own, shared } = viewWriter(m)(viewer);
    expect(JSON.parse(`{${own},${shared}}`).sides).toEqual(sides);
  }
  expect(viewOf(deal(4, { partners: 'none' }), 1).sides).toBeUndefined();
  expect(viewOf(deal(3), 1).sides).toBeUndefined();
});

test('sides are chosen in play, and undone with it', () => {
  const m = deal(4, { partners: 'chosen' });
  expect(viewOf(m, 0).sides).toBeUndefined();
  expect(m.submit(0, 'with 2').ok).toBe(true);
  const chosen = [
    [1, 2],
    [3, 4],
  ];
  expect(viewOf(m, 0).sides).toEqual(chosen);
  expect(pastView(m, 0, 0)?.sides).toBeUndefined();
  expect(pastView(m, 0, 1)?.sides).toEqual(chosen);
  expect(m.act(0, 'undo').ok).toBe(true);
  expect(viewOf(m, 0).sides).toBeUndefined();
});

test('a side shares its result, and the file says who played together', () => {
  const m = deal(4);
  playOn(m);
  const results = resultsOf(m.outcome!);
  expect([results[0], results[1]]).toEqual([results[2], results[3]]);
  expect(results[0]).not.toBe(results[1]);
  expect(m.outcome!.sides).toEqual([
    [1, 3],
    [2, 4],
  ]);
  const file = writeMatch(m, ['A', 'B', 'C', 'D']);
  expect(verifyMatch(summit, file)).toEqual({ holds: true });
  const lied = { ...file, outcome: { ...m.outcome!, sides: [[1, 2, 3, 4]] } };
  expect(verifyMatch(summit, lied)).toMatchObject({ holds: false, fault: 'outcome' });
});

test('where all play together they all win or all lose, and nobody can offer a draw', () => {
  const m = deal(2, { together: true });
  expect(viewOf(m, 0).sides).toEqual([[1, 2]]);
  expect(m.actsOf(0)).not.toContain('offerDraw');
  playOn(m);
  const [one, two] = resultsOf(m.outcome!);
  expect(one).toBe(two);
  expect(['won', 'lost']).toContain(one);
});

test('a resignation ends it for the whole side', () => {
  const m = deal(4);
  m.act(2, 'resign');
  expect(resultsOf(m.outcome!)).toEqual(['lost', 'won', 'lost', 'won']);
});

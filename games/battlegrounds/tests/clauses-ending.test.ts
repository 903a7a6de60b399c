/** Clauses on points, progress and the ends of Battle and Team that no worked example names. */
import { describe, expect, test } from 'vitest';
import { type Given, PICTURES } from './frames.ts';
import { given } from './support.ts';

/** So many pairs of ordinary tokens, from the picture with this number on. */
const pairs = (count: number, from = 0): string =>
  PICTURES.slice(from, from + count)
    .map((one) => `${one}-1 ${one}-2`)
    .join(' ');

describe('progress [BG-12.9]', () => {
  const fruitless = (frame: Given, ...texts: string[]): number =>
    given('B4', { fruitless: 5, tokens: { H5: 'ruins-1' }, ...frame }).play(...texts).fruitless;
  test('is a token that leaves the board, or a scoring token that changes hands', () => {
    const moved: Given = { moved: 'green', on: { green: 'D4', yellow: 'E4' }, duds: 'C4' };
    const tokens = { D5: 'ruins-1' };
    expect(fruitless({ ...moved, tokens }, 'shoot green token D5', 'end')).toBe(0);
    expect(fruitless(moved, 'shoot green tank E4', 'end')).toBe(0);
    const through: Given = { on: { green: 'A2', blue: 'B2' } };
    expect(fruitless(through, 'move green B2 C2', 'end')).toBe(0);
  });
  test('is nothing else', () => {
    const moved: Given = { moved: 'green', on: { green: 'D4', yellow: 'E4' }, duds: 'C4' };
    expect(fruitless({}, 'change green to m24-chaffee', 'end')).toBe(6);
    expect(fruitless(moved, 'hold green', 'end')).toBe(6);
    expect(fruitless(moved, 'shoot green dud D5', 'end')).toBe(6);
    expect(fruitless(moved, 'shoot green clear C4', 'end')).toBe(6);
    expect(fruitless({ ...moved, stack: { yellow: '' } }, 'shoot green tank E4', 'end')).toBe(6);
    expect(fruitless({ on: { green: 'A2' }, duds: 'B2' }, 'move green B2 C2', 'end')).toBe(6);
    // A pause turn counts like any other.
    const pause: Given = { asked: 'returnPawn', on: { green: 'off' }, damaged: 't-34' };
    expect(fruitless(pause, 'return green with t-34 on A1', 'end')).toBe(6);
  });
});

test('the target for each number of players [BG-12.4, BG-12.14]', () => {
  for (const [frame, target] of [
    ['B2', 16],
    ['B3', 14],
    ['B4', 12],
    ['T4', 20],
  ] as const) {
    const at = (points: number) =>
      given(frame, { asked: 'endTurn', area: { 1: pairs(points / 2), 2: pairs(4, 10) } }).play('end');
    expect(at(target - 2).over).toBeUndefined();
    expect(at(target).over).toBe(frame === 'T4' ? 'target: 1 3' : 'target: 1');
    expect(at(target).match.outcome?.reason).toBe('target');
  }
  // One winner, even if another player has more points.
  const area = { 1: pairs(6), 2: pairs(8, 6) };
  const both = given('B4', { asked: 'endTurn', area }).play('end');
  expect([both.over, both.match.outcome?.ranks]).toEqual(['target: 1', [1, 2, 3, 3]]);
});

test('with `winCheck = immediate` nothing else has to happen [BG-12.7]', () => {
  const position: Given = { moved: 'green', on: { green: 'D4' }, tokens: { D5: 'ruins-1' } };
  const area = { 1: `${pairs(5)} ruins-2` };
  expect(given('B4', { ...position, area }).play('shoot green token D5').over).toBeUndefined();
  const options = { winCheck: 'immediate' };
  expect(given('B4', { ...position, area, options }).play('shoot green token D5').over).toBe('target: 1');
});

test('with `winCheck = roundEnd` everybody has had as many turns [BG-12.15]', () => {
  const options = { winCheck: 'roundEnd' };
  const at = (turn: number, first: number, second: number) =>
    given('B4', {
      turn,
      asked: 'endTurn',
      options,
      area: { 1: pairs(first), 2: pairs(second, first) },
    }).play('end');
  // The first player has reached the target, and the others still have their turns.
  const early = at(1, 6, 4);
  expect([early.over, early.turn]).toEqual([undefined, 2]);
  expect(early.told).toContain('reachedInRound');
  expect(at(4, 6, 4).over).toBe('target: 1');
  expect(at(4, 6, 7).over).toBe('target: 2');
  expect(at(4, 5, 4).over).toBeUndefined();
  // As many points: the later one in turn order.
  expect(at(4, 6, 6).over).toBe('target: 2');
});

test('with `winCheck = roundEnd` the middle one of three loses every tie [BG-12.15]', () => {
  const at = (...shares: readonly number[]) => {
    let from = 0;
    const area = Object.fromEntries(
      shares.map((share, seat) => {
        const own = pairs(share, from);
        from += share;
        return [seat + 1, own];
      }),
    );
    return given('B3', { turn: 3, asked: 'endTurn', options: { winCheck: 'roundEnd' }, area }).play('end');
  };
  expect(at(7, 7, 0).over).toBe('target: 1');
  expect(at(0, 7, 7).over).toBe('target: 3');
  expect(at(7, 0, 7).over).toBe('target: 3');
  expect(at(7, 8, 0).over).toBe('target: 2');
  expect(at(6, 7, 0).over).toBe('target: 2');
  // Nobody reaches the target, so the next round begins.
  const next = at(6, 6, 0);
  expect([next.over, next.turn]).toEqual([undefined, 1]);
});

test('stalemate follows `stallRounds` [BG-12.10]', () => {
  const tokens = { H5: 'ruins-1' };
  for (const [frame, seats] of [
    ['B2', 2],
    ['B3', 3],
    ['T4', 4],
  ] as const)
    for (const rounds of [5, 10, 30]) {
      const options = { stallRounds: rounds };
      const at = (fruitless: number) =>
        given(frame, { asked: 'endTurn', options, tokens, fruitless }).play('end').match.outcome?.reason;
      expect(at(rounds * seats - 2)).toBeUndefined();
      expect(at(rounds * seats - 1)).toBe('stalemate');
    }
});

test('exhaustion needs an empty board and empty stacks [BG-12.12]', () => {
  const stack = { green: '', yellow: '', blue: '', red: '' };
  const area = { 2: pairs(1) };
  const end = (more: Given) => given('B4', { asked: 'endTurn', area, ...more }).play('end').over;
  expect(end({ stack })).toBe('exhaustion: 2');
  expect(end({ stack, tokens: { H5: 'ruins-1' } })).toBeUndefined();
  expect(end({ stack: { ...stack, red: '1' } })).toBeUndefined();
});

test('ties: points, then the sum of won tokens, then their number, then shared [BG-12.13]', () => {
  const ranks = (won: Given['won'], area: Given['area']) =>
    given('B4', { asked: 'endTurn', tokens: { H5: 'ruins-3' }, fruitless: 39, won, area }).play('end').match
      .outcome?.ranks;
  expect(ranks({ 1: 'yellow-3' }, { 2: pairs(2) })).toEqual([2, 1, 3, 3]);
  expect(ranks({ 1: 'yellow-2' }, { 2: pairs(1) })).toEqual([1, 2, 3, 3]);
  expect(ranks({ 1: 'yellow-3', 2: 'green-2 green-1' }, {})).toEqual([2, 1, 3, 3]);
  expect(ranks({ 1: 'yellow-3', 2: 'green-3' }, {})).toEqual([1, 1, 3, 3]);
});

describe('Team', () => {
  test('is checked at the end of either partner’s turn [BG-14.10, BG-14.8]', () => {
    const area = { 1: pairs(8) };
    const position: Given = { asked: 'endTurn', area, won: { 1: 'red-3', 3: 'yellow-1' } };
    expect(given('T4', { ...position, turn: 3 }).play('end').over).toBe('target: 1 3');
    expect(given('T4', { ...position, turn: 1 }).play('end').over).toBe('target: 1 3');
    expect(given('T4', { ...position, turn: 2 }).play('end').over).toBeUndefined();
    const short = { ...position, won: { 1: 'red-3' } };
    expect(given('T4', { ...short, turn: 3 }).play('end').over).toBeUndefined();
    // At once by option, in the other team's turn.
    const through: Given = { ...short, area, on: { yellow: 'A6', blue: 'B6' }, turn: 2, asked: 'mainAction' };
    expect(given('T4', through).play('move yellow B6 C6').over).toBeUndefined();
    const options = { winCheck: 'immediate' };
    expect(given('T4', { ...through, options }).play('move yellow B6 C6').over).toBe('target: 1 3');
  });
  test('compares teams in a stalemate [BG-14.11]', () => {
    const position: Given = { asked: 'endTurn', tokens: { H5: 'ruins-3' }, fruitless: 39 };
    const area = { 1: pairs(3), 2: pairs(2, 3) };
    const one = given('T4', { ...position, area, won: { 4: 'green-3' } }).play('end');
    expect([one.over, one.match.outcome?.ranks]).toEqual(['stalemate: 2 4', [3, 1, 3, 1]]);
    const tie = given('T4', { ...position, area, won: { 4: 'green-2' } }).play('end');
    expect(tie.over).toBe('stalemate: 2 4');
    const shared = given('T4', { ...position, area: { 1: pairs(2), 2: pairs(2, 3) } }).play('end');
    expect(shared.over).toBe('stalemate: 1 2 3 4');
    const empty: Given = { asked: 'endTurn', stack: { green: '', yellow: '', blue: '', red: '' }, area };
    expect(given('T4', empty).play('end').over).toBe('exhaustion: 1 3');
  });
});

/** The specification's worked examples on Solo. */
import { expect, test } from 'vitest';
import { starsFor } from '../rules/outcome.ts';
import { type Given, L0, PICTURES, SQUARES } from './frames.ts';
import { given, newGame } from './support.ts';

/** All four tokens of these pictures. */
const all = (...pictures: readonly string[]): string[] =>
  pictures.flatMap((picture) => ['s', '1', '2', '3'].map((n) => `${picture}-${n}`));
/** The player is done and the artillery fires on this square. */
const firesAt = (hits: string, more: Given = {}) =>
  given('S1', { tokens: 'L0', asked: 'endTurn', hits, ...more }).play('end');

test('X52 Solo round [BG-16.12, BG-16.20, BG-16.21]', () => {
  const table = given('S1', { tokens: 'L0', hits: 'B4' });
  table.play('move green A2 A3', 'shoot green token A4');
  expect([table.area(1), table.artilleryPoints]).toEqual(['bridge-2', 0]);
  table.play('end');
  expect([table.artilleryTokens, table.artilleryPoints, table.tokens.B4]).toEqual([
    'lighthouse-3',
    1,
    undefined,
  ]);
  expect([table.turn, table.asked]).toEqual([1, 'mainAction']);
});

test('X53 Solo, empty square [BG-16.26]', () => {
  const table = firesAt('A4', { bare: 'A4' });
  expect([table.artilleryTanks, table.stock, table.artilleryPoints]).toEqual(['A4', 11, 1]);
});

test('X54 Solo, tank hit [BG-16.22, BG-16.23, BG-16.24]', () => {
  const table = firesAt('A1');
  expect([table.on('green'), table.cardBox, table.damaged]).toEqual(['off', 't-34', '']);
  expect([table.tokens.A1, table.artilleryPoints]).toEqual(['frozen-lake-1', 0]);
  const armoured = firesAt('A1', { carries: { 't-34': 'castle' } });
  expect([armoured.on('green'), armoured.drives('green'), armoured.spent]).toEqual(['A1', 't-34', 'castle']);
  expect([armoured.carried('t-34'), armoured.artilleryPoints, armoured.cardBox]).toEqual(['', 0, '']);
});

test('X55 Solo, artillery tanks as obstacles [BG-16.15, BG-16.16, BG-16.17, BG-16.18, BG-16.19]', () => {
  const a = given('S1', { tokens: 'L0', bare: 'A3', artilleryTanks: 'A3' });
  expect(a.refused('move green A2 A3')).toBe('ENDS_ON_ARTILLERY BG-16.17');
  expect(a.paths('green')).toEqual(['B1 C1']);
  const b = given('S1', { tokens: 'L0', bare: 'A2', artilleryTanks: 'A2' }).play('move green A2 A3');
  expect([b.on('green'), b.damaged, b.reserve(1), b.cardBox]).toEqual(['off', 't-34', 't-34', '']);
  expect([b.artilleryTanks, b.offers()]).toEqual(['A2', ['end']]);
  b.play('end');
  expect([b.asked, b.after('return green with t-34')]).toEqual(['returnPawn', ['on A1', 'on B1']]);
  const c = given('S1', { tokens: 'L0', bare: 'C2', artilleryTanks: 'C2' }).play('move green B1 C1');
  expect([c.stock, c.artilleryPoints]).toEqual([11, 1]);
  c.play('shoot green artillery C2');
  expect([c.artilleryTanks, c.stock, c.artilleryPoints, c.points(1)]).toEqual(['', 12, 0, 0]);
});

test('X56 Solo, cycle [BG-16.29, BG-16.30]', () => {
  const table = newGame(1, { variant: 'solo' }, 'cycle');
  const orders = new Set<string>();
  let cycle: string[] = [];
  while (orders.size < 2) {
    table.skipTurn();
    const fired = table.events.find(({ type }) => type === 'fired');
    if (fired?.type !== 'fired') continue;
    cycle.push(fired.square);
    const { letters, digits, revealed } = table.view(1).state.dud as Record<string, unknown>;
    const left = 8 - (cycle.length % 8);
    expect([letters, digits]).toEqual([left, left]);
    // What has been revealed stays revealed until the end of the cycle.
    const lines = left === 8 ? [] : cycle.flatMap((square) => [...square.toLowerCase()]);
    expect([...(revealed as string[])].sort()).toEqual(lines.map((line) => `dud-${line}`).sort());
    expect(table.told.includes('pilesShuffled')).toBe(left === 8);
    if (left < 8) continue;
    for (const i of [0, 1]) expect(new Set(cycle.map((square) => square[i])).size).toBe(8);
    orders.add(cycle.join(' '));
    cycle = [];
  }
});

test('X57 Solo, end and rank [BG-16.34, BG-16.35, BG-16.39, BG-16.40]', () => {
  const artillery = all('airfield', 'railway-station', 'bridge');
  // Squares without a token, for seven tanks: those whose tokens the artillery holds.
  const tanks = SQUARES.filter((square) => artillery.includes(L0[square]!)).slice(0, 7);
  const end = (pairs: number) => {
    const mine = PICTURES.slice(3).flatMap((picture) => all(picture));
    const area = { 1: mine.slice(0, 2 * pairs).join(' ') };
    const held = new Set([...artillery, ...mine.slice(0, 2 * pairs)]);
    const hit = SQUARES.find((square) => !held.has(L0[square]!) && !['A1', 'H8'].includes(square))!;
    const given = { artillery: artillery.join(' '), artilleryTanks: tanks.join(' '), area };
    return firesAt(hit, given);
  };
  const before = given('S1', {
    tokens: 'L0',
    artillery: artillery.join(' '),
    artilleryTanks: tanks.join(' '),
  });
  expect(before.artilleryPoints).toBe(19);
  const stars = [7, 8, 9, 10, 11, 12, 13, 14].map((pairs) => {
    const table = end(pairs);
    expect([table.artilleryPoints, table.match.outcome?.scores]).toEqual([20, [2 * pairs]]);
    expect(table.over).toBe(`artillery: ${pairs < 8 ? 'lost' : 'won'}`);
    return starsFor(2 * pairs);
  });
  expect(stars).toEqual([0, 1, 2, 3, 4, 5, 6, 6]);
});

test('X58 Solo, all tanks lost [BG-16.36, BG-16.37, BG-16.39]', () => {
  const lost: Given = { on: { blue: 'off' }, lost: 'blue' };
  const table = firesAt('A1', lost);
  expect([table.over, table.cardBox]).toEqual(['noTanks: lost', 't-34 maus']);
  // Pairs are scored as usual, and an unplayed Extra tank does not help.
  const area = { 1: [...all('factory', 'castle', 'ruins'), ...all('bridge')].join(' ') };
  const rich = firesAt('A1', { ...lost, area });
  expect([rich.over, rich.match.outcome?.scores]).toEqual(['noTanks: won', [16]]);
});

test('X74 Solo, boxed upgrades and empty stock [BG-16.24, BG-16.25, BG-16.27]', () => {
  const table = firesAt('A1', { carries: { 't-34': 'crossroads' } });
  expect([table.carried('t-34'), table.spent, table.cardBox]).toEqual(['', 'crossroads', 't-34']);
  expect([table.area(1), table.points(1)]).toEqual(['crossroads-s crossroads-1', 2]);
  const tanks = SQUARES.slice(16, 28).join(' ');
  const empty = firesAt('E5', { bare: `${tanks} E5`, artilleryTanks: tanks });
  expect([empty.stock, empty.artilleryPoints, empty.artilleryTanks]).toEqual([0, 12, tanks]);
});

test('X75 Solo, last token [BG-16.38, BG-16.41, BG-16.42]', () => {
  // Three tokens of fourteen pictures and two of the other two: 46 tokens, 16 pairs.
  const mine = PICTURES.flatMap((picture, i) => all(picture).slice(0, i < 14 ? 3 : 2));
  const rest = PICTURES.flatMap((picture, i) => all(picture).slice(i < 14 ? 3 : 2));
  const table = given('S1', {
    tokens: { A4: rest.at(-1)! },
    area: { 1: mine.join(' ') },
    artillery: rest.slice(0, -1).join(' '),
    hits: 'D4',
  });
  expect([table.artilleryPoints, table.points(1)]).toEqual([17, 32]);
  table.play('move green A2 A3', 'shoot green token A4');
  expect([table.over, table.points(1)]).toEqual([undefined, 32]);
  table.play('end');
  expect([table.artilleryPoints, table.over, table.match.outcome?.scores]).toEqual([
    18,
    'noTokens: won',
    [32],
  ]);
  expect(starsFor(32)).toBe(6);
});

test('X76 Solo, tank change and no duds [BG-16.9, BG-16.13]', () => {
  const reserve = { 1: 'panther' };
  const table = given('S1', { tokens: 'L0', reserve, bare: 'C1', hits: 'B4' }).play(
    'change green to panther',
  );
  expect([table.on('green'), table.drives('green'), table.offers()]).toEqual(['A1', 'panther', ['end']]);
  expect(table.play('end').artilleryTokens).toBe('lighthouse-3');
  const moved = given('S1', { tokens: 'L0', reserve, bare: 'A4' }).play('move green A2 A3');
  expect(moved.shots('green')).toEqual(['token A2', 'token B3']);
  expect(moved.refused('shoot green dud A4')).toBe('NO_DUDS_IN_SOLO BG-16.9');
  expect(
    given('S1', { tokens: 'L0' })
      .offers()
      .some((text) => text.startsWith('change')),
  ).toBe(false);
});

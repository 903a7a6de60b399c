/** Clauses on Solo that no worked example names. */
import { describe, expect, test } from 'vitest';
import { type Given, SQUARES } from './frames.ts';
import { given } from './support.ts';

const firesAt = (hits: string, more: Given = {}) =>
  given('S1', { tokens: 'L0', asked: 'endTurn', hits, ...more }).play('end');

test('one shot after each turn, also after a pause and after Extra turns [BG-16.11, BG-16.31]', () => {
  const without = given('S1', { tokens: 'L0', hits: 'B4 C5' }).play('move green A2 A3', 'end');
  expect([without.state.shots, without.told.filter((type) => type === 'fired')]).toEqual([1, ['fired']]);
  without.play('move green A4 A5', 'end');
  expect([without.state.shots, without.artilleryPoints]).toEqual([2, 2]);
  const pause: Given = { asked: 'returnPawn', on: { green: 'off' }, damaged: 't-34', hits: 'B4' };
  const paused = given('S1', { tokens: 'L0', ...pause }).play('return green with t-34 on A1');
  expect(paused.offers()).toEqual(['end']);
  paused.play('end');
  expect([paused.state.shots, paused.damaged, paused.asked]).toEqual([1, '', 'mainAction']);
});

test('a hit on its own tank does nothing [BG-16.28]', () => {
  const table = firesAt('D4', { bare: 'D4', artilleryTanks: 'D4' });
  expect([table.artilleryTanks, table.stock, table.artilleryPoints, table.told]).toEqual([
    'D4',
    11,
    1,
    expect.arrayContaining(['artilleryIdle']),
  ]);
});

describe('a reserve card enters for a lost tank [BG-16.32]', () => {
  const lost: Given = { asked: 'returnPawn', tokens: 'L0', on: { green: 'off' }, lost: 'green' };
  test('on the base of the empty slot, and a normal turn follows', () => {
    const table = given('S1', { ...lost, reserve: { 1: 'panther' } });
    expect(table.offers().sort()).toEqual([
      'return green with panther on A1',
      'return green with panther on A2',
      'return green with panther on B1',
      'skip entry',
    ]);
    table.play('return green with panther on A2');
    expect([table.asked, table.drives('green'), table.reserve(1)]).toEqual(['mainAction', 'panther', '']);
    expect(table.paths('green').length + table.paths('blue').length).toBeGreaterThan(3);
  });
  test('or later [BG-16.33]', () => {
    const table = given('S1', { ...lost, reserve: { 1: 'panther' }, hits: 'D4' }).play('skip entry');
    expect(table.asked).toBe('mainAction');
    table.play('move blue H7 H6', 'end');
    expect([table.asked, table.offers().length]).toEqual(['returnPawn', 4]);
  });
  test('compulsory without another tank, then for either slot [BG-16.33]', () => {
    const none: Given = { ...lost, on: { green: 'off', blue: 'off' }, lost: 'green blue' };
    const table = given('S1', { ...none, reserve: { 1: 'panther cromwell' } });
    expect(table.refused('skip entry')).toBe('ENTRY_NOT_OPTIONAL BG-16.33');
    expect(table.offers()).toHaveLength(12);
    table.play('return blue with cromwell on G8');
    expect([table.asked, table.offers().length]).toEqual(['returnPawn', 4]);
    table.play('skip entry');
    expect([table.asked, table.on('green')]).toEqual(['mainAction', 'off']);
    const last = given('S1', { ...none, reserve: { 1: 'panther' } }).play('return green with panther on A1');
    expect(last.asked).toBe('mainAction');
  });
  test('a damaged card pauses, and so does any card by option [BG-16.32]', () => {
    const damaged = given('S1', { ...lost, reserve: { 1: 'panther' }, damaged: 'panther' });
    expect(damaged.play('return green with panther on A1').offers()).toEqual(['end']);
    const options = { returnPause: 'always' };
    const always = given('S1', { ...lost, reserve: { 1: 'panther' }, options });
    expect(always.play('return green with panther on A1').offers()).toEqual(['end']);
    const skipped = given('S1', { ...lost, reserve: { 1: 'panther' }, options });
    expect(skipped.play('skip entry').asked).toBe('mainAction');
  });
  test('pawns destroyed by driving come first, with what is left over for an entry [BG-16.43]', () => {
    const both: Given = { ...lost, on: { green: 'off', blue: 'off' }, damaged: 'maus' };
    // Green was hit by the artillery, blue has driven into something.
    const table = given('S1', { ...both, reserve: { 1: 'panther' } });
    expect(table.offers().every((text) => text.startsWith('return blue'))).toBe(true);
    expect(table.refused('return green with panther on A1')).toBe('LOST_PAWN_LATER BG-16.43');
    expect(table.refused('skip entry')).toBe('ENTRY_NOT_OPTIONAL BG-16.33');
    table.play('return blue with maus on H8');
    expect([table.asked, table.after('return green with panther').length]).toEqual(['returnPawn', 3]);
    table.play('return green with panther on A1');
    expect(table.offers(), 'one damaged card pauses the turn').toEqual(['end']);
    const single = given('S1', { ...both, reserve: { 1: '' } }).play('return blue with maus on H8');
    expect(single.asked, 'nothing is left for an entry').toBe('endTurn');
  });
  test('with no reserve card nothing is asked, and the game goes on with one tank [BG-16.37]', () => {
    const table = firesAt('A1');
    expect([table.over, table.asked, table.ends('blue')]).toEqual([undefined, 'mainAction', 'F8 H6']);
  });
  test('a card under repair keeps the game going [BG-16.37]', () => {
    const lone: Given = { on: { green: 'A1', blue: 'off' }, lost: '', damaged: 'maus' };
    const table = firesAt('A1', lone);
    expect([table.over, table.asked]).toEqual([undefined, 'returnPawn']);
  });
});

test('the end phase repairs and checks nothing else [BG-16.44]', () => {
  const pictures = ['castle', 'ruins', 'bunker', 'harbour', 'bridge', 'factory', 'hilltop', 'airfield'];
  const area = { 1: pictures.map((one) => `${one}-1 ${one}-2`).join(' ') };
  const table = firesAt('D4', { area, reserve: { 1: 'panther' }, damaged: 'panther' });
  expect([table.points(1), table.over, table.damaged]).toEqual([16, undefined, '']);
  // There is no stall check: many rounds may pass without anything gained.
  expect(firesAt('D4', { more: { fruitless: 200 } }).over).toBeUndefined();
});

describe('the ends of a Solo game [BG-16.35, BG-16.36, BG-16.38]', () => {
  test('20 points of the artillery, not 19', () => {
    const squares = SQUARES.slice(8, 27);
    const at = (tokens: number) => {
      const tanks = squares.slice(0, 12).join(' ');
      const artillery = ['s', 1, 2, 3].flatMap((n) => [`airfield-${n}`, `bridge-${n}`]).slice(0, tokens);
      return firesAt('E7', { bare: tanks, artilleryTanks: tanks, artillery: artillery.join(' ') });
    };
    expect([at(6).artilleryPoints, at(6).over]).toEqual([19, undefined]);
    expect([at(7).artilleryPoints, at(7).over]).toEqual([20, 'artillery: lost']);
  });
  test('the 96th shot', () => {
    const at = (shots: number) =>
      given('S1', {
        tokens: 'L0',
        asked: 'endTurn',
        shots,
        wasHit: 'A1 B2 C3 D4 E5 F6 G7'
          .split(' ')
          .slice(0, shots % 8)
          .join(' '),
      }).play('end');
    expect([at(94).over, at(94).state.shots]).toEqual([undefined, 95]);
    const last = at(95);
    expect([last.over, last.match.outcome?.scores]).toEqual(['lastShot: lost', [0]]);
  });
});

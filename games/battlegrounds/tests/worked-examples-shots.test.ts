/** The specification's worked examples on shots. */
import { expect, test } from 'vitest';
import type { Given } from './frames.ts';
import { given } from './support.ts';

/** Squares of shots, without what is aimed at. */
const squares = (shots: readonly string[]): string =>
  [...new Set(shots.map((shot) => shot.slice(-2)))].sort().join(' ');

const SHOOTING: Given = {
  turn: 2,
  drives: { yellow: 'panther' },
  on: { yellow: 'C5', green: 'A5' },
  moved: 'yellow',
  tokens: { A5: 'bridge-1', C7: 'lighthouse-2', E5: 'lighthouse-s' },
  area: { 2: 'lighthouse-1' },
  won: { 4: 'green-3' },
};

test('X12 shooting example, square a [BG-5.2, BG-5.5, BG-8.1]', () => {
  const table = given('B4', SHOOTING);
  expect(table.stack('green')).toBe('2 1');
  expect(table.shots('yellow')).toEqual(['dud C3', 'tank A5', 'token A5', 'token C7', 'token E5']);
  expect(table.points(2)).toBe(0);
  table.play('shoot yellow token C7');
  expect([table.area(2), table.points(2)]).toEqual(['lighthouse-1 lighthouse-2', 2]);
  expect(table.offers(), 'no special becomes usable').toEqual(['end']);
  // The same after a move that is really made.
  const moved = given('B4', {
    ...SHOOTING,
    moved: undefined,
    asked: 'mainAction',
    on: { yellow: 'D4', green: 'A5' },
  });
  moved.play('move yellow C5');
  expect(moved.shots('yellow')).toEqual(['dud C3', 'tank A5', 'token A5', 'token C7', 'token E5']);
});

test('X13 square b [BG-5.11, BG-5.13, BG-5.15]', () => {
  const table = given('B4', SHOOTING);
  expect(table.refused('shoot yellow A5')).toBe('NAME_THE_TARGET BG-5.13');
  table.play('shoot yellow tank A5');
  expect([table.on('green'), table.won(2), table.stack('green')]).toEqual(['off', 'green-2', '1']);
  expect([table.tokens.A5, table.points(2), table.damaged]).toEqual(['bridge-1', 2, 't-34']);
});

test('X14 token under the tank [BG-5.13, BG-5.14]', () => {
  const table = given('B4', SHOOTING).play('shoot yellow token A5');
  expect([table.area(2), table.on('green'), table.tokens.A5]).toEqual([
    'bridge-1 lighthouse-1',
    'A5',
    undefined,
  ]);
  expect([table.stack('green'), table.won(2), table.won(4)]).toEqual(['2 1', '', 'green-3']);
});

test('X15 square c [BG-5.7]', () => {
  const table = given('B4', SHOOTING).play('shoot yellow dud C3');
  expect([table.duds, table.supply]).toEqual(['C3', 15]);
});

test('X16 square d [BG-5.6, BG-8.3, BG-8.9, BG-8.16]', () => {
  const table = given('B4', SHOOTING).play('shoot yellow token E5');
  expect([table.area(2), table.points(2)]).toEqual(['lighthouse-s lighthouse-1', 2]);
  expect(table.offers().sort()).toEqual(['assign lighthouse to panther', 'end']);
  table.play('assign lighthouse to panther');
  expect([table.carried('panther'), table.points(2)]).toEqual(['lighthouse', 2]);
  const after = given('B4', {
    ...SHOOTING,
    tokens: {},
    carries: { panther: 'lighthouse' },
    area: { 2: 'castle-s castle-1 bunker-s bunker-1' },
  });
  expect(squares(after.shots('yellow'))).toBe('A5 C2 C3 C7 C8 E5 F5');
  after.play('assign castle to panther');
  expect(after.refused('assign bunker to panther')).toBe('NO_SLOT BG-8.10');
});

test('X17 squares f and g [BG-5.2, BG-5.7]', () => {
  const on = { green: 'A2', yellow: 'C5' };
  const table = given('B4', { drives: { green: 'luchs' }, on, tokens: { B6: 'harbour-1' } });
  table.play('move green A3 A4 A5');
  expect(table.shots('green')).toEqual(['dud B4', 'token B6']);
});

test('X18 removing a dud [BG-5.10]', () => {
  const table = given('B4', { on: { green: 'D2' }, duds: 'E4' });
  table.play('move green D3 D4', 'shoot green clear E4');
  expect([table.duds, table.supply, table.points(1)]).toEqual(['', 16, 0]);
});

test('X19 stack order [BG-1.12, BG-5.11, BG-5.12, BG-6.5]', () => {
  let won = '';
  for (const left of ['3 2 1', '2 1', '1', '']) {
    const on = { blue: 'D1', yellow: 'D4' };
    const table = given('B4', { turn: 3, moved: 'blue', on, stack: { yellow: left }, won: { 3: won } });
    table.play('shoot blue tank D4');
    const top = left.slice(0, 1);
    won = `${won} ${top ? `yellow-${top}` : ''}`.trim();
    expect([table.won(3), table.stack('yellow')]).toEqual([won, left.slice(2)]);
    expect(table.on('yellow')).toBe('off');
    if (left !== '') continue;
    // Nothing was left, and P2 keeps playing.
    expect([table.points(3), table.told]).toEqual([6, expect.arrayContaining(['destroyed', 'stackEmpty'])]);
    table.play('end').skipTurn().skipTurn();
    expect([table.turn, table.asked]).toEqual([2, 'returnPawn']);
    table.play('return yellow with 7tp on A8', 'move yellow B7 C6');
    expect(table.on('yellow')).toBe('C6');
  }
  expect(won).toBe('yellow-3 yellow-2 yellow-1');
});

test('X20 Longer shot [BG-10.6, BG-10.8]', () => {
  const position: Given = { turn: 2, moved: 'yellow', on: { yellow: 'D4' } };
  expect(squares(given('B4', position).shots('yellow'))).toBe('B2 B6 F2 F6');
  const one = given('B4', { ...position, carries: { 'm4-sherman': 'hilltop' } });
  expect(squares(one.shots('yellow'))).toBe('A1 A7 B2 B6 F2 F6 G1 G7');
  expect(one.refused('shoot yellow tank H8')).toBe('WRONG_SHOT BG-5.2');
  const two = given('B4', { ...position, carries: { 'm4-sherman': 'hilltop lighthouse' } });
  expect(squares(two.shots('yellow'))).toBe('A1 A7 B2 B6 F2 F6 G1 G7 H8');
  expect(two.refused('shoot yellow dud E5')).toBe('WRONG_SHOT BG-5.2');
});

test('X30 Order change [BG-10.13, BG-10.14]', () => {
  const on = { yellow: 'D4', blue: 'F6' };
  const table = given('B4', { turn: 2, on, carries: { 'm4-sherman': 'radio-tower' } });
  table.play('shoot yellow tank F6');
  expect([table.on('blue'), table.won(2), table.asked]).toEqual(['off', 'blue-3', 'moveAfterShot']);
  expect(table.offers().map((text) => text.slice(0, 11))).toEqual(new Array(4).fill('move yellow'));
  expect(table.ends('yellow')).toBe('B4 D2 D6 F4');
  for (const text of ['shoot yellow dud B6', 'hold yellow', 'end', 'change yellow to 7tp'])
    expect(table.refused(text)).toBe('MOVE_OWED BG-10.14');
  table.play('move yellow C4 B4');
  expect([table.asked, table.on('yellow')]).toEqual(['endTurn', 'B4']);
  expect(table.refused('shoot yellow dud D6')).toBe('ONE_SHOT BG-5.1');
});

test('X31 Armour against a shot [BG-11.1, BG-11.8, BG-8.12]', () => {
  const on = { yellow: 'D4', green: 'F6' };
  const table = given('B4', { turn: 2, moved: 'yellow', on, carries: { 't-34': 'castle' } });
  expect(table.area(1)).toBe('castle-s castle-1');
  table.play('shoot yellow tank F6');
  expect([table.on('green'), table.drives('green'), table.damaged]).toEqual(['F6', 't-34', '']);
  expect([table.spent, table.area(1), table.points(1)]).toEqual(['castle', 'castle-s castle-1', 2]);
  expect([table.carried('t-34'), table.won(2), table.points(2)]).toEqual(['', '', 0]);
  expect(table.offers(), 'the shot is used').toEqual(['end']);
  // The slot is free again: a second upgrade beside another one fits.
  const more = given('B4', {
    turn: 2,
    moved: 'yellow',
    on,
    carries: { 't-34': 'castle crossroads' },
    area: { 1: 'bunker-s bunker-1' },
  });
  more.play('shoot yellow tank F6', 'end').skipTurn().skipTurn();
  more.play('assign bunker to t-34');
  expect(more.carried('t-34')).toBe('crossroads bunker');
});

test('X34 shots are not blocked [BG-5.4]', () => {
  const tokens = { D3: 'ruins-2', D4: 'ruins-1' };
  const table = given('B4', { turn: 3, moved: 'blue', on: { blue: 'D1', red: 'D2' }, tokens });
  table.play('shoot blue token D4');
  expect([table.area(3), table.tokens, table.on('red')]).toEqual(['ruins-1', { D3: 'ruins-2' }, 'D2']);
});

test('X37 supply empty [BG-5.9, BG-5.10]', () => {
  const row = (n: number) => [...'ABCDEFGH'].map((column) => `${column}${n}`).join(' ');
  const table = given('B4', { on: { green: 'B4' }, duds: `${row(3)} ${row(6)}` });
  expect(table.supply).toBe(0);
  table.play('move green C4 D4');
  expect(table.shots('green')).toEqual(['clear D3']);
  for (const square of ['D5', 'C4', 'E4'])
    expect(table.refused(`shoot green dud ${square}`)).toBe('NO_DUD_LEFT BG-5.9');
  table.play('shoot green clear D3');
  expect(table.supply).toBe(1);
});

test('X40 two stacks [BG-13.3]', () => {
  const on = { green: 'D4', red: 'D5' };
  const table = given('B2', { moved: 'green', on, stack: { yellow: '1' } }).play('shoot green tank D5');
  expect([table.won(1), table.stack('red'), table.stack('yellow')]).toEqual(['red-3', '2 1', '1']);
});

test('X69 no safety in a base [BG-5.18, BG-6.4, BG-8.1]', () => {
  const on = { yellow: 'C1', green: 'B1' };
  const table = given('B4', { turn: 2, moved: 'yellow', drives: { yellow: 't-34' }, on, tokens: 'L0' });
  table.play('shoot yellow tank B1');
  expect([table.on('green'), table.won(2), table.tokens.B1]).toEqual(['off', 'green-3', 'lighthouse-1']);
  expect([table.area(2), table.points(2)]).toEqual(['', 3]);
});

test('X70 empty squares [BG-5.8]', () => {
  const ready = () =>
    given('B4', {
      moved: 'green',
      on: { green: 'D4', yellow: 'D3' },
      tokens: { C4: 'ruins-1' },
      duds: 'E4',
    });
  const table = ready();
  expect(table.shots('green')).toEqual(['clear E4', 'dud D5', 'tank D3', 'token C4']);
  expect(table.refused('shoot green dud C4')).toBe('NOT_EMPTY BG-5.8');
  expect(table.refused('shoot green dud E4')).toBe('NOT_EMPTY BG-5.8');
  expect(table.refused('shoot green dud D3')).toBe('NOT_EMPTY BG-5.8');
  expect(table.refused('shoot green token D5')).toBe('NO_TOKEN_THERE BG-5.5');
  expect(table.refused('shoot green clear D5')).toBe('NO_DUD_THERE BG-5.10');
  expect(table.refused('shoot green tank D5')).toBe('NO_TANK_THERE BG-5.11');
  expect(table.play('shoot green D5').duds).toBe('E4 D5');
  expect(ready().play('shoot green C4').area(1)).toBe('ruins-1');
  expect(ready().play('shoot green E4').duds).toBe('');
  expect(ready().play('shoot green D3').won(1)).toBe('yellow-3');
});

test('X79 choosing again each time [BG-10.9, BG-10.11, BG-10.12, BG-10.15]', () => {
  const table = given('B4', {
    turn: 2,
    on: { yellow: 'D2' },
    carries: { 'm4-sherman': 'crossroads hilltop' },
    area: { 2: 'airfield-s airfield-1' },
  });
  table.play('move yellow D3 D4');
  expect(squares(table.shots('yellow'))).toBe('A1 A7 B2 B6 F2 F6 G1 G7');
  expect(table.refused('shoot yellow dud D6')).toBe('WRONG_SHOT BG-5.2');
  table.play('shoot yellow dud G7', 'play airfield', 'move yellow D5 D6');
  expect(squares(table.shots('yellow')), 'distance 2 is still there').toBe('A3 B4 B8 F4 F8 G3');
  // A second Direction fits and changes nothing, and neither does a second Order change.
  for (const [first, second] of [
    ['crossroads', 'town-square'],
    ['radio-tower', 'ruins'],
  ]) {
    const position = { turn: 2, on: { yellow: 'D4' }, carries: { 'm4-sherman': first! } };
    const twice = given('B4', { ...position, area: { 2: `${second}-s ${second}-1` } });
    const before = twice.offers().filter((text) => !text.startsWith('assign'));
    twice.play(`assign ${second} to m4-sherman`);
    expect(twice.offers()).toEqual(before);
    expect(twice.carried('m4-sherman')).toBe(`${first} ${second}`);
    // Whether to shoot first is chosen anew: both ways are open.
    if (first !== 'radio-tower') continue;
    expect(before.some((text) => text.startsWith('shoot'))).toBe(true);
    twice.play('move yellow D5 D6', 'shoot yellow dud B8');
    expect(twice.asked).toBe('endTurn');
  }
});

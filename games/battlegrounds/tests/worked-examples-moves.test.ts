/** The specification's worked examples on moves. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

test('X06 exact distance [BG-4.4, BG-4.5, BG-4.6]', () => {
  const table = given('B4', { on: { green: 'A2' } });
  expect(table.paths('green')).toEqual(['A3 A4', 'B2 C2']);
  for (const square of ['A1', 'A3', 'B2'])
    expect(table.refused(`move green ${square}`)).toBe('WRONG_DISTANCE BG-4.4');
  expect(table.refused('move green A3 A4 A5')).toBe('WRONG_DISTANCE BG-4.4');
  expect(table.refused('move green A3 B3')).toBe('MUST_GO_STRAIGHT BG-4.5');
  expect(table.refused('move green B3 C4')).toBe('WRONG_DIRECTION BG-4.5');
  expect(table.refused('move green A1 A2')).toMatch(/ BG-4\.5$/);
});

test('X07 ending on a dud [BG-4.10, BG-4.12, BG-4.18, BG-6.1, BG-6.2, BG-6.3]', () => {
  const table = given('B4', { on: { green: 'A2' }, duds: 'C2' });
  expect(table.supply).toBe(15);
  table.play('move green B2 C2');
  expect([table.on('green'), table.supply, table.duds]).toEqual(['off', 16, '']);
  expect([table.drives('green'), table.reserve(1), table.damaged]).toEqual(['', 'm24-chaffee t-34', 't-34']);
  expect(table.stack('green')).toBe('3 2 1');
  for (const seat of [1, 2, 3, 4]) expect(table.won(seat)).toBe('');
  expect(table.offers()).toEqual(['end']);
});

test('X08 crossing a dud [BG-4.11, BG-4.12]', () => {
  const table = given('B4', { on: { green: 'A2' }, duds: 'B2' }).play('move green B2 C2');
  expect([table.on('green'), table.supply, table.duds]).toEqual(['off', 16, '']);
  expect(table.stack('green')).toBe('3 2 1');
  // C2 is never entered: with a second dud there, only the first one goes to the supply.
  const both = given('B4', { on: { green: 'A2' }, duds: 'B2 C2' }).play('move green B2 C2');
  expect([both.on('green'), both.supply, both.duds]).toEqual(['off', 15, 'C2']);
  expect(both.events.find(({ type }) => type === 'moved')).toMatchObject({ from: 'A2', path: ['B2'] });
});

test('X09 forced through a tank [BG-4.3, BG-4.9, BG-4.13, BG-4.16]', () => {
  const position = { turn: 2, drives: { yellow: '7tp' }, on: { yellow: 'A7', blue: 'B6' } };
  const table = given('B4', position);
  expect(table.offers()).toEqual(['move yellow B6 C5', 'change yellow to m4-sherman']);
  expect(table.refused('hold yellow')).toBe('MUST_MOVE BG-4.3');
  table.play('move yellow B6 C5');
  expect([table.on('yellow'), table.on('blue'), table.drives('blue')]).toEqual(['off', 'B6', 'maus']);
  expect([table.won(3), table.stack('yellow'), table.points(3)]).toEqual(['yellow-3', '2 1', 3]);
  expect(table.offers()).toEqual(['end']);
  const changed = given('B4', position).play('change yellow to m4-sherman');
  expect([changed.on('yellow'), changed.drives('yellow')]).toEqual(['A7', 'm4-sherman']);
});

test('X10 not ending on a tank [BG-4.7]', () => {
  const table = given('B4', { turn: 4, on: { red: 'C7', blue: 'B6' } });
  expect(table.ends('red')).toBe('B8 D6 D8');
  expect(table.refused('move red B6')).toBe('ENDS_ON_TANK BG-4.7');
});

test('X11 Direction [BG-10.1, BG-10.2, BG-10.3, BG-8.15, BG-4.7]', () => {
  const on = { blue: 'B6', green: 'A2', yellow: 'A7', red: 'C7' };
  const table = given('B4', { turn: 3, on, carries: { maus: 'crossroads' } });
  expect(table.paths('blue')).toEqual(['A6 A5', 'B5 A5', 'B5 B4', 'B5 C5', 'B7 B8', 'C6 C5', 'C6 D6']);
  expect(table.ends('blue')).toBe('A5 B4 B8 C5 D6');
  expect(table.refused('move blue B5 B6')).toBe('ENDS_AT_START BG-10.3');
  for (const path of ['A6 A7', 'B7 A7', 'B7 C7', 'C6 C7'])
    expect(table.refused(`move blue ${path}`), path).toBe('ENDS_ON_TANK BG-4.7');
  expect(table.refused('move blue C5 D4')).toBe('WRONG_DIRECTION BG-4.5');
  expect(table.refused('move blue B5')).toBe('WRONG_DISTANCE BG-4.4');
  expect(given('B4', { turn: 3, on }).ends('blue')).toBe('B4 B8 D6');
  // One slot of `maus` is still free, and only one.
  const area = { 3: 'castle-s castle-1 bunker-s bunker-1' };
  const more = given('B4', { turn: 3, on, carries: { maus: 'crossroads' }, area });
  more.play('assign castle to maus');
  expect(more.refused('assign bunker to maus')).toBe('NO_SLOT BG-8.10');
});

test('X21 Longer move [BG-10.7, BG-10.8, BG-10.10]', () => {
  const position = { on: { green: 'D4' }, drives: { green: 'churchill-i' } };
  expect(given('B4', position).ends('green')).toBe('C4 D3 D5 E4');
  const one = given('B4', { ...position, carries: { 'churchill-i': 'desert-road' } });
  expect(one.ends('green')).toBe('B4 C4 D2 D3 D5 D6 E4 F4');
  expect(one.refused('move green D5 E5')).toBe('MUST_GO_STRAIGHT BG-4.5');
  expect(one.refused('move green D5 D6 D7')).toBe('WRONG_DISTANCE BG-4.4');
  const two = given('B4', { ...position, carries: { 'churchill-i': 'desert-road frozen-lake' } });
  expect(two.ends('green')).toBe('A4 B4 C4 D1 D2 D3 D5 D6 D7 E4 F4 G4');
  expect(two.refused('move green D5 D6 D7 D8')).toBe('WRONG_DISTANCE BG-4.4');
});

test('X22 Direction and distance 1 [BG-10.5]', () => {
  const position = { on: { green: 'D4' }, drives: { green: 'churchill-i' } };
  const one = given('B4', { ...position, carries: { 'churchill-i': 'crossroads' } });
  expect(one.paths('green')).toEqual(['C4', 'D3', 'D5', 'E4']);
  const both = given('B4', { ...position, carries: { 'churchill-i': 'crossroads desert-road' } });
  expect(both.ends('green')).toBe('B4 C3 C4 C5 D2 D3 D5 D6 E3 E4 E5 F4');
  expect(both.refused('move green D5 D4')).toBe('ENDS_AT_START BG-10.3');
});

test('X32 Armour against a dud [BG-11.2, BG-11.4, BG-11.5]', () => {
  const table = given('B4', { on: { green: 'A2' }, carries: { 't-34': 'castle' }, duds: 'B2' });
  expect(table.supply).toBe(15);
  table.play('move green B2 C2');
  expect([table.on('green'), table.supply, table.duds]).toEqual(['C2', 16, '']);
  expect([table.spent, table.carried('t-34'), table.points(1)]).toEqual(['castle', '', 2]);
  expect(table.shots('green')).toEqual(['dud B2', 'dud C1', 'dud C3', 'dud D2']);
  table.play('shoot green dud B2');
  expect([table.duds, table.supply, table.stack('green')]).toEqual(['B2', 15, '3 2 1']);
});

test('X35 no legal path [BG-4.20, BG-3.4]', () => {
  const stuck = () => given('B4', { turn: 4, on: { red: 'H1', blue: 'G2' } });
  const table = stuck();
  expect(table.offers().sort()).toEqual(['change red to amx-13', 'hold red', 'shoot red dud F3']);
  expect(table.refused('end')).toBe('ACT_FIRST BG-3.4');
  expect(table.refused('move red G2')).toBe('ENDS_ON_TANK BG-4.7');
  table.play('shoot red dud F3');
  expect([table.duds, table.on('red'), table.supply]).toEqual(['F3', 'H1', 15]);
  expect(table.offers()).toEqual(['end']);
  expect(stuck().play('hold red').offers()).toEqual(['end']);
  expect(stuck().play('change red to amx-13', 'end').turn).toBe(1);
});

test('X36 one of two tanks blocked [BG-4.21]', () => {
  const blocked = () => given('B2', { turn: 2, on: { red: 'H1', blue: 'G2', yellow: 'A8' } });
  const table = blocked();
  expect(table.refused('shoot red dud F3')).toBe('OTHER_TANK_CAN_MOVE BG-4.21');
  expect(table.refused('hold red')).toBe('OTHER_TANK_CAN_MOVE BG-4.21');
  expect(table.offers().sort()).toEqual([
    'change red to 7tp',
    'change red to amx-13',
    'change yellow to 7tp',
    'change yellow to amx-13',
    'move yellow A7 A6',
    'move yellow B8 C8',
  ]);
  expect(table.play('move yellow B8 C8').asked).toBe('shoot');
  expect(blocked().play('change red to 7tp').drives('red')).toBe('7tp');
});

test('X39 driving through one’s own tank [BG-13.5, BG-4.14]', () => {
  const table = given('B2', { on: { green: 'A2', blue: 'B2' } }).play('move green B2 C2');
  expect([table.on('green'), table.on('blue'), table.drives('blue')]).toEqual(['off', 'B2', 'maus']);
  expect([table.stack('green'), table.stack('blue'), table.won(1), table.won(2)]).toEqual([
    '3 2 1',
    '3 2 1',
    '',
    '',
  ]);
  expect(table.offers()).toEqual(['end']);
});

test('X60 refused attempts [BG-3.4, BG-3.7, BG-3.9, BG-4.4, BG-5.16]', () => {
  const table = given('B4', { on: { green: 'D4' } });
  expect(table.refused('end')).toBe('ACT_FIRST BG-3.4');
  expect(table.refused('move green D5')).toBe('WRONG_DISTANCE BG-4.4');
  expect(table.refused('move green D5 E5')).toBe('MUST_GO_STRAIGHT BG-4.5');
  expect(table.refused('move green D5 D6 D7')).toBe('WRONG_DISTANCE BG-4.4');
  expect(table.refused('move green D7')).not.toBe('');
  expect(table.refused('shoot green dud D5')).toBe('MOVE_FIRST BG-4.1');
  for (const text of ['move yellow A7 A6', 'change yellow to 7tp', 'end'])
    expect(table.refused(text, 2)).toBe('NOT_YOUR_TURN BG-3.7');
  table.play('move green D5 D6', 'shoot green dud E6');
  expect(table.refused('shoot green dud D7')).toBe('ONE_SHOT BG-5.1');
  expect(table.offers()).toEqual(['end']);
});

test('X68 tokens under way [BG-0.10, BG-4.19, BG-5.3]', () => {
  const table = given('B4', { tokens: 'L0' }).play('move green A2 A3');
  const { A1, A2, A3 } = table.tokens;
  expect([A1, A2, A3]).toEqual(['frozen-lake-1', 'tank-depot-1', 'frozen-lake-2']);
  expect(Object.keys(table.tokens)).toHaveLength(64);
  expect(table.shots('green')).toEqual(['token A2', 'token A4', 'token B3']);
});

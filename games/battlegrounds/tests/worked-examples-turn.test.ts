/** The specification's worked examples on returning, tank changes, special tokens and the order of a turn. */
import { expect, test } from 'vitest';
import type { Given } from './frames.ts';
import { given } from './support.ts';

/** X23: green was shot since P1's last turn. */
const RETURNING: Given = { asked: 'returnPawn', on: { green: 'off' }, damaged: 't-34' };

test('X23 return with a fresh card [BG-6.7, BG-6.8, BG-6.9, BG-6.10, BG-6.15]', () => {
  const table = given('B4', RETURNING);
  expect(table.drives('green'), 'before the return there is no active card').toBe('');
  expect(table.offers()).toHaveLength(6);
  for (const card of ['m24-chaffee', 't-34'])
    expect(table.after(`return green with ${card}`)).toEqual(['on A1', 'on A2', 'on B1']);
  for (const text of ['end', 'skip entry', 'move green A2 A3', 'change green to m24-chaffee'])
    expect(table.refused(text)).toMatch(/ BG-6\.7$/);
  table.play('return green with m24-chaffee on B1');
  expect([table.asked, table.actions]).toEqual(['mainAction', 1]);
  table.play('move green B2 B3 B4', 'shoot green dud B5');
  expect([table.on('green'), table.damaged]).toEqual(['B4', 't-34']);
  table.play('end');
  expect([table.turn, table.damaged]).toEqual([2, '']);
});

test('X24 return with the damaged card [BG-6.11, BG-6.12, BG-6.15]', () => {
  const area = { 1: 'airfield-s airfield-1 factory-s factory-1 castle-s castle-1' };
  const table = given('B4', { ...RETURNING, area }).play('return green with t-34 on A2');
  expect([table.asked, table.actions, table.damaged]).toEqual(['endTurn', 0, 't-34']);
  expect(table.offers().sort()).toEqual(['assign castle to t-34', 'end']);
  for (const text of ['move green A3 A4', 'shoot green dud A3', 'change green to m24-chaffee', 'hold green'])
    expect(table.refused(text)).toBe('PAUSE_TURN BG-6.11');
  for (const text of ['play airfield', 'play factory'])
    expect(table.refused(text)).toBe('PAUSE_TURN BG-6.11');
  table.play('assign castle to t-34', 'end');
  expect([table.damaged, table.carried('t-34')]).toEqual(['', 'castle']);
  table.skipTurn().skipTurn().skipTurn();
  expect([table.turn, table.asked, table.on('green')]).toEqual([1, 'mainAction', 'A2']);
  expect(table.paths('green').length).toBeGreaterThan(0);
});

test('X25 coming back later [BG-6.16, BG-7.1]', () => {
  const table = given('B4', RETURNING);
  table.play('return green with m24-chaffee on B1', 'move green B2 B3 B4', 'end');
  table.skipTurn().skipTurn().skipTurn();
  expect(table.turn).toBe(1);
  table.play('change green to t-34');
  expect([table.on('green'), table.drives('green'), table.reserve(1)]).toEqual(['B4', 't-34', 'm24-chaffee']);
  expect(table.offers(), 'no move and no shot').toEqual(['end']);
});

test('X26 option `returnPause = always` [BG-6.20]', () => {
  const table = given('B4', { ...RETURNING, options: { returnPause: 'always' } });
  table.play('return green with m24-chaffee on B1');
  expect([table.asked, table.offers()]).toEqual(['endTurn', ['end']]);
  expect(table.refused('move green B2 B3 B4')).toBe('PAUSE_TURN BG-6.11');
});

test('X27 tank change and upgrades [BG-7.1, BG-7.2, BG-7.3, BG-7.4, BG-8.13]', () => {
  const table = given('B4', { on: { green: 'D4' }, carries: { 't-34': 'desert-road' } });
  expect(table.ends('green')).toBe('A4 B4 D1 D2 D6 D7 F4 G4');
  table.play('change green to m24-chaffee');
  expect([table.on('green'), table.carried('t-34'), table.carried('m24-chaffee')]).toEqual([
    'D4',
    'desert-road',
    '',
  ]);
  expect(table.offers()).toEqual(['end']);
  table.play('end').skipTurn().skipTurn().skipTurn();
  expect(table.ends('green')).toBe('A4 D1 D7 G4');
});

test('X28 chained Extra turns [BG-9.1, BG-9.4, BG-3.6]', () => {
  const table = given('B4', {
    on: { green: 'D4' },
    tokens: { D7: 'bridge-1' },
    area: { 1: 'airfield-s airfield-1 bridge-s' },
  });
  table.play('move green D5 D6', 'shoot green token D7', 'play airfield', 'move green E6 F6', 'hold green');
  table.play('play bridge', 'change green to m24-chaffee');
  expect([table.on('green'), table.drives('green'), table.points(1)]).toEqual(['F6', 'm24-chaffee', 4]);
  expect([table.spent, table.offers()]).toEqual(['airfield bridge', ['end']]);
});

test('X29 Extra tank [BG-9.7, BG-9.8, BG-9.10]', () => {
  const table = given('B4', { area: { 1: 'factory-s factory-2' } }).play('play factory');
  expect(table.offers().sort()).toEqual(['keep cromwell', 'keep panther']);
  expect(table.events).toContainEqual({
    type: 'playedExtraTank',
    seat: 1,
    picture: 'factory',
    cards: ['cromwell', 'panther'],
  });
  // Both cards are shown to everybody.
  for (const seats of [[], [1], [3]]) {
    const { drawn } = table.view(...seats).state.tank as { drawn: string[] };
    expect([...drawn].sort()).toEqual(['cromwell', 'panther']);
  }
  expect(table.refused('move green A2 A3')).toBe('KEEP_FIRST BG-9.7');
  expect(table.refused('keep tiger-i')).toBe('NOT_DRAWN BG-9.7');
  table.play('keep panther');
  expect([table.reserve(1), table.cardBox, table.deck]).toEqual([
    'm24-chaffee panther',
    'cromwell',
    'churchill-i tiger-i',
  ]);
  table.play('change green to panther');
  expect([table.drives('green'), table.points(1), table.spent]).toEqual(['panther', 2, 'factory']);
});

test('X33 full slots [BG-8.10, BG-8.11, BG-8.17]', () => {
  const table = given('B4', {
    carries: { 't-34': 'crossroads desert-road' },
    area: { 1: 'bunker-s bunker-3' },
  });
  expect(table.points(1)).toBe(6);
  expect(table.refused('assign bunker to t-34')).toBe('NO_SLOT BG-8.10');
  expect(table.refused('assign bunker to m24-chaffee')).toBe('NOT_ACTIVE BG-8.9');
  expect(table.refused('assign crossroads to m24-chaffee')).toBe('ASSIGNED_ALREADY BG-8.11');
  expect(table.offers().filter((text) => text.startsWith('assign'))).toEqual([]);
  table.play('change green to m24-chaffee', 'assign bunker to m24-chaffee');
  expect([table.carried('m24-chaffee'), table.points(1)]).toEqual(['bunker', 6]);
});

test('X38 return squares [BG-6.17, BG-6.18, BG-6.19]', () => {
  const squares = (on: Readonly<Record<string, string>>, duds: string) => {
    const table = given('B4', { ...RETURNING, on: { green: 'off', ...on }, duds });
    return { table, squares: table.after('return green with t-34').join(' ').replaceAll('on ', '') };
  };
  const a = squares({ yellow: 'A1' }, 'A2');
  expect(a.squares).toBe('B1');
  expect(a.table.refused('return green with t-34 on A1')).toBe('NO_RETURN_SQUARE BG-6.17');
  expect(a.table.refused('return green with t-34 on A2')).toBe('FREE_SQUARE_FIRST BG-6.17');
  const b = squares({ yellow: 'A1', red: 'B1' }, 'A2');
  expect([b.squares, b.table.supply]).toEqual(['A2', 15]);
  b.table.play('return green with m24-chaffee on A2');
  expect([b.table.on('green'), b.table.supply, b.table.duds]).toEqual(['A2', 16, '']);
  expect([b.table.damaged, b.table.asked], 'the entering tank is unharmed').toEqual(['t-34', 'mainAction']);
  const c = squares({ yellow: 'A1', blue: 'A2', red: 'B1' }, '');
  expect(c.squares).toBe('B2');
  expect(c.table.refused('return green with t-34 on C1')).toBe('NEAREST_SQUARE BG-6.19');
});

test('X41 counting pairs [BG-8.2, BG-8.4]', () => {
  const position: Given = { moved: 'green', on: { green: 'D4' } };
  const special = given('B4', { ...position, tokens: { D5: 'castle-s' }, area: { 1: 'castle-1 castle-2' } });
  expect(special.points(1)).toBe(2);
  expect(special.refused('assign castle to t-34')).toBe('NO_SPECIAL BG-8.3');
  special.play('shoot green token D5');
  expect([special.points(1), special.offers().sort()]).toEqual([2, ['assign castle to t-34', 'end']]);
  const last = given('B4', {
    ...position,
    tokens: { D5: 'castle-3' },
    area: { 1: 'castle-s castle-1 castle-2' },
  });
  expect(last.points(1)).toBe(2);
  expect(last.play('shoot green token D5').points(1)).toBe(4);
});

test('X66 order of seats and phases [BG-3.1, BG-3.2, BG-3.3, BG-3.10]', () => {
  const table = given('B4', { on: { red: 'off' }, damaged: 'kv-1' });
  const turns: number[] = [];
  for (let i = 0; i < 3; i++) {
    turns.push(table.turn);
    table.skipTurn();
  }
  expect([turns, table.turn, table.asked]).toEqual([[1, 2, 3], 4, 'returnPawn']);
  expect(table.offers().every((text) => text.startsWith('return red with '))).toBe(true);
  table.play('return red with amx-13 on H1');
  expect(table.asked).toBe('mainAction');
  expect(table.skipTurn().turn).toBe(1);
});

test('X67 one-time action with a tank change [BG-3.6, BG-3.8]', () => {
  const table = given('B4', { area: { 1: 'factory-s factory-1' } });
  table.play('play factory', 'keep cromwell', 'change green to cromwell', 'end');
  expect([table.drives('green'), table.reserve(1), table.turn]).toEqual(['cromwell', 'm24-chaffee t-34', 2]);
});

test('X71 Armour on a reserve card [BG-11.6, BG-11.9]', () => {
  const position: Given = { turn: 2, moved: 'yellow', on: { yellow: 'D4', green: 'F6' } };
  const idle = given('B4', { ...position, carries: { 'm24-chaffee': 'castle' } });
  idle.play('shoot yellow tank F6');
  expect([idle.on('green'), idle.won(2), idle.carried('m24-chaffee')]).toEqual(['off', 'green-3', 'castle']);
  const worn = given('B4', { ...position, carries: { 't-34': 'castle' } }).play('shoot yellow tank F6');
  expect([worn.on('green'), worn.spent], 'spent without a question to P1').toEqual(['F6', 'castle']);
  expect([worn.turn, worn.asked]).toEqual([2, 'endTurn']);
});

test('X78 base of each colour [BG-13.6, BG-6.8]', () => {
  const table = given('B2', { asked: 'returnPawn', on: { blue: 'off' }, damaged: 'maus' });
  expect(table.after('return blue with luchs')).toEqual(['on G8', 'on H7', 'on H8']);
  expect(table.refused('return blue with luchs on A2')).toBe('NO_RETURN_SQUARE BG-6.17');
  expect(table.refused('return blue with t-34 on H8'), 'green drives it').toMatch(/^NOT_YOUR_CARD/);
  expect(table.refused('return green with luchs on A2')).toBe('PAWN_NOT_MISSING BG-6.8');
  table.play('return blue with luchs on H7');
  expect([table.on('blue'), table.asked]).toEqual(['H7', 'mainAction']);
});

test('X80 keeping and spending a special [BG-8.6, BG-8.7, BG-8.8]', () => {
  const table = given('B4', { area: { 1: 'airfield-s airfield-2' }, tokens: { E5: 'ruins-1' } });
  for (let i = 0; i < 12; i++) table.skipTurn();
  expect([table.turn, table.points(1)]).toEqual([1, 2]);
  table.play('play airfield');
  expect([table.actions, table.spent, table.points(1)]).toEqual([2, 'airfield', 2]);
  expect(table.refused('play airfield')).toBe('USED_UP BG-8.7');
  const four = given('B4', {
    moved: 'green',
    on: { green: 'F3' },
    area: { 1: 'airfield-s airfield-1 airfield-2' },
    spent: 'airfield',
    tokens: { F4: 'airfield-3' },
  });
  four.play('shoot green token F4');
  expect(four.points(1)).toBe(4);
  expect(four.refused('play airfield')).toBe('USED_UP BG-8.7');
});

test('X81 no tank change off the board [BG-7.6, BG-9.5]', () => {
  const table = given('B4', { on: { green: 'A2' }, duds: 'C2', area: { 1: 'airfield-s airfield-1' } });
  table.play('move green B2 C2');
  expect(table.refused('play airfield')).toBe('NO_TANK_FOR_EXTRA_TURN BG-9.5');
  expect(table.refused('change green to m24-chaffee')).toMatch(/ BG-(7\.6|3\.11)$/);
  expect(table.offers()).toEqual(['end']);
  // The Extra turn that was played before lapses.
  const before = given('B4', { on: { green: 'A2' }, duds: 'C2', area: { 1: 'airfield-s airfield-1' } });
  before.play('play airfield', 'move green B2 C2');
  expect([before.actions, before.offers()]).toEqual([0, ['end']]);
});

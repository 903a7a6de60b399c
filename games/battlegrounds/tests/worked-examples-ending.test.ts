/** The specification's worked examples on winning, the other ends of a game, and Team. */
import { expect, test } from 'vitest';
import type { Given } from './frames.ts';
import { given, newGame } from './support.ts';

/** Pairs of ordinary tokens of these pictures. */
const pairs = (...pictures: string[]): string => pictures.map((one) => `${one}-1 ${one}-2`).join(' ');

test('X42 winning [BG-12.1, BG-12.4, BG-12.5]', () => {
  const area = `${pairs('airfield', 'bridge', 'factory')} castle-s castle-1 harbour-1`;
  const table = given('B4', {
    on: { green: 'D2' },
    tokens: { D5: 'harbour-2' },
    area: { 1: area },
    won: { 1: 'yellow-3' },
  });
  expect(table.points(1)).toBe(11);
  table.play('move green D3 D4', 'shoot green token D5');
  expect([table.points(1), table.over]).toEqual([13, undefined]);
  table.play('assign castle to t-34');
  expect(table.over).toBeUndefined();
  table.play('end');
  expect([table.over, table.match.outcome?.scores]).toEqual(['target: 1', [13, 0, 0, 0]]);
});

const THROUGH: Given = {
  on: { green: 'A2', blue: 'B2' },
  area: { 3: pairs('airfield', 'bridge', 'factory', 'castle', 'ruins') },
  tokens: { E5: 'radio-tower-1' },
};

test('X43 points in another seat’s turn [BG-12.6]', () => {
  const through = (more: Given = {}) => given('B4', { ...THROUGH, ...more }).play('move green B2 C2');
  const table = through();
  expect([table.points(3), table.over, table.turn]).toEqual([13, undefined, 1]);
  expect(table.events).toContainEqual({ type: 'reached', seat: 3, points: 13 });
  table.play('end').skipTurn();
  expect([table.over, table.turn]).toEqual([undefined, 3]);
  expect(table.skipTurn().over).toBe('target: 3');
  const others = pairs('harbour', 'bunker', 'hilltop', 'lighthouse', 'crossroads');
  const overtaken = through({ area: { ...(THROUGH.area as object), 2: `${others} ${pairs('tank-depot')}` } });
  expect(overtaken.points(2)).toBe(12);
  expect(overtaken.play('end').skipTurn().over).toBe('target: 2');
  const short = through({ area: { ...(THROUGH.area as object), 2: others } });
  expect([short.points(2), short.play('end').skipTurn().turn]).toEqual([10, 3]);
});

test('X44 option `winCheck = immediate` [BG-12.7]', () => {
  const table = given('B4', { ...THROUGH, options: { winCheck: 'immediate' } });
  expect(table.play('move green B2 C2').over).toBe('target: 3');
});

test('X45 team area [BG-14.3, BG-14.5, BG-14.8]', () => {
  const ready = () =>
    given('T4', {
      turn: 3,
      moved: 'blue',
      on: { blue: 'D1' },
      tokens: { D4: 'hilltop-s' },
      area: { 1: 'hilltop-1' },
      won: { 3: 'yellow-3' },
    });
  const table = ready().play('shoot blue token D4');
  // Won tokens of either partner count for both (BG-14.8).
  expect([1, 2, 3, 4].map((seat) => table.points(seat))).toEqual([5, 0, 5, 0]);
  expect(table.offers().sort()).toEqual(['assign hilltop to maus', 'assign hilltop to t-34', 'end']);
  table.play('assign hilltop to t-34');
  expect([table.carried('t-34'), table.points(1)]).toEqual(['hilltop', 5]);
  const later = ready().play('shoot blue token D4', 'end').skipTurn();
  expect(later.turn).toBe(1);
  expect(later.after('assign hilltop')).toEqual(['to maus', 'to t-34']);
  later.play('assign hilltop to t-34');
  expect(later.carried('t-34')).toBe('hilltop');
});

test('X46 driving through the partner [BG-14.7]', () => {
  const table = given('T4', { on: { green: 'A2', blue: 'B2' } }).play('move green B2 C2');
  expect([table.on('green'), table.on('blue'), table.stack('green')]).toEqual(['off', 'B2', '3 2 1']);
  expect([1, 2, 3, 4].map((seat) => table.won(seat))).toEqual(['', '', '', '']);
});

const DRAWN: Given = {
  asked: 'endTurn',
  tokens: { E5: 'radio-tower-3' },
  area: {
    1: pairs('airfield', 'bridge', 'factory', 'castle'),
    2: pairs('harbour', 'bunker', 'hilltop'),
    3: pairs('lighthouse', 'crossroads', 'town-square', 'ruins'),
    4: pairs('radio-tower', 'tank-depot'),
  },
  won: { 2: 'green-3 red-1', 3: 'yellow-2' },
};

test('X47 stalemate [BG-12.10, BG-12.13]', () => {
  const table = given('B4', { ...DRAWN, fruitless: 39 });
  expect([1, 2, 3, 4].map((seat) => table.points(seat))).toEqual([8, 10, 10, 4]);
  table.play('end');
  expect([table.over, table.match.outcome?.ranks]).toEqual(['stalemate: 2', [3, 1, 2, 4]]);
  const before = given('B4', { ...DRAWN, fruitless: 38 }).play('end');
  expect([before.over, before.fruitless]).toEqual([undefined, 39]);
});

test('X48 exhaustion [BG-12.12]', () => {
  const table = given('B4', {
    turn: 2,
    moved: 'yellow',
    on: { yellow: 'D4', green: 'F6' },
    stack: { green: '1', yellow: '', blue: '', red: '' },
    area: { 1: pairs('castle', 'ruins'), 2: pairs('harbour', 'bunker', 'hilltop', 'airfield') },
  });
  table.play('shoot yellow tank F6');
  expect([table.points(2), table.over]).toEqual([9, undefined]);
  expect(table.play('end').over).toBe('exhaustion: 2');
});

test('X72 own stack and check after a tank change [BG-12.2, BG-12.5, BG-12.8]', () => {
  const table = given('B4', {
    turn: 4,
    drives: { red: 'amx-13' },
    on: { red: 'B2', green: 'C3' },
    area: { 1: pairs('airfield', 'bridge', 'factory', 'castle', 'ruins') },
  });
  expect([table.points(1), table.stack('green')]).toEqual([10, '3 2 1']);
  table.play('move red C3 D4');
  expect([table.points(1), table.on('red')]).toEqual([13, 'off']);
  table.play('end', 'change green to m24-chaffee');
  expect([table.over, table.turn]).toEqual([undefined, 1]);
  expect(table.play('end').over).toBe('target: 1');
});

test('X73 empty board stalemate [BG-12.11, BG-12.13]', () => {
  const position: Given = {
    asked: 'endTurn',
    area: {
      1: pairs('airfield', 'bridge', 'factory'),
      2: pairs('harbour', 'bunker'),
      3: pairs('lighthouse', 'crossroads'),
      4: pairs('radio-tower'),
    },
  };
  expect(given('B4', { ...position, fruitless: 11 }).play('end').over).toBe('stalemate: 1');
  expect(given('B4', { ...position, fruitless: 10 }).play('end').over).toBeUndefined();
  const tokens = { E5: 'harbour-3' };
  expect(given('B4', { ...position, fruitless: 11, tokens }).play('end').over).toBeUndefined();
});

test('X77 Team set-up [BG-14.1, BG-14.2, BG-14.9, BG-2.6]', () => {
  const table = newGame(4, { variant: 'team', draft: true });
  const cards = table.laidOut.split(' ');
  expect(cards).toHaveLength(8);
  const order: number[] = [];
  for (const card of cards) {
    order.push(table.turn);
    table.play(`draft ${card}`);
  }
  expect(order).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
  expect(table.deck.split(' ')).toHaveLength(4);
  const bases: string[] = [];
  while (table.asked !== 'mainAction') {
    const [first] = table.offers();
    if (table.asked === 'placePawn')
      bases.push(
        table
          .offers()
          .map((text) => text.slice(-2))
          .join(' '),
      );
    table.play(first!);
  }
  // P1 SW, P2 NW, P3 NE, P4 SE: partners sit in opposite corners.
  expect(bases).toEqual(['A1 A2 B1', 'A8 A7 B8', 'H8 H7 G8', 'H1 H2 G1']);
  expect(table.view().sides).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(table.view().derived).toMatchObject({ target: 20 });
  expect([table.supply, Object.keys(table.tokens).length]).toEqual([16, 64]);
});

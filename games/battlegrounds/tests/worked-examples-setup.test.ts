/** The specification's worked examples on set-up, on what is seen, and on undo. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { BESIDE, isCentre, NEIGHBOURS } from '../content/board.ts';
import { FIXED_LAYOUT } from '../content/layout.ts';
import { TOKEN_IDS } from '../content/tokens.ts';
import { separate } from '../rules/tokens-layout.ts';
import { L0, PICTURES, SQUARES } from './frames.ts';
import { given, newGame, type Table } from './support.ts';

const pictureOf = (token: string): string => token.slice(0, token.lastIndexOf('-'));
const isSpecial = (token: string): boolean => token.endsWith('-s');
const CENTRE = [...'CDEF'].flatMap((column) => [...'3456'].map((row) => column + row));
/** The pairs of squares side by side that show equal pictures, written from the specification (BG-0.7). */
const equalSides = (at: Readonly<Record<string, string>>): string[] =>
  SQUARES.flatMap((square) => {
    const [column, row] = [square.charCodeAt(0), Number(square[1])];
    const beside = [`${String.fromCharCode(column + 1)}${row}`, `${square[0]}${row + 1}`];
    return beside
      .filter((other) => at[other] && pictureOf(at[other]) === pictureOf(at[square]!))
      .map((other) => `${square}-${other}`);
  });

/** A new game in which P2 starts. */
const startingWithTwo = (seats: number, options: object): Table => {
  for (let n = 0; n < 40; n++) {
    const table = newGame(seats, { ...options, startPlayer: 'random' }, `start ${n}`);
    if (table.turn === 2) return table;
  }
  throw new Error('P2 never starts');
};
const activateAll = (table: Table): void => {
  while (table.asked === 'chooseActive') table.play(table.offers()[0]!);
};

test('X01 start squares [BG-0.5, BG-1.18]', () => {
  const table = newGame(4);
  activateAll(table);
  expect(table.offers()).toEqual(['place green A1', 'place green A2', 'place green B1']);
  expect(table.refused('place green A3')).toBe('NOT_IN_BASE BG-1.18');
  table.play('place green A2');
  activateAll(table);
  expect(table.after('place yellow')).toEqual(['A7', 'A8', 'B8']);
  table.play('place yellow A8');
  activateAll(table);
  expect(table.after('place blue')).toEqual(['G8', 'H7', 'H8']);
  table.play('place blue G8');
  activateAll(table);
  expect(table.after('place red')).toEqual(['G1', 'H1', 'H2']);
});

describe('X02 finished layout [BG-1.1, BG-1.2, BG-1.3]', () => {
  const check = (at: Readonly<Record<string, string>>): void => {
    expect(Object.keys(at)).toHaveLength(64);
    const specials = CENTRE.map((square) => at[square]!);
    expect(specials.every(isSpecial)).toBe(true);
    expect(new Set(specials.map(pictureOf)).size).toBe(16);
    const others = SQUARES.filter((square) => !CENTRE.includes(square)).map((square) => at[square]!);
    expect(others).toHaveLength(48);
    expect(others.some(isSpecial)).toBe(false);
    for (const picture of PICTURES)
      expect(others.filter((token) => pictureOf(token) === picture)).toHaveLength(3);
    expect(equalSides(at)).toEqual([]);
  };
  test('of generated games', () => {
    for (let n = 0; n < 60; n++)
      check(newGame(2 + (n % 3), { variant: n % 12 === 2 ? 'team' : 'battle' }, `layout ${n}`).tokens);
  });
  test('of L0, which is the same here and in the content', () => {
    check(L0);
    expect(FIXED_LAYOUT.map((token) => TOKEN_IDS[token])).toEqual(SQUARES.map((square) => L0[square]));
  });
});

test('X03 deal [BG-1.13, BG-1.14]', () => {
  for (const [seats, hand, deck] of [
    [2, 4, 4],
    [3, 2, 6],
    [4, 2, 4],
  ] as const) {
    const table = newGame(seats);
    for (let seat = 1; seat <= seats; seat++) expect(table.reserve(seat).split(' ')).toHaveLength(hand);
    expect(table.deck.split(' ')).toHaveLength(deck);
    expect(table.cardBox).toBe('');
  }
});

test('X04 draft, 4 players [BG-2.2, BG-2.3, BG-2.5]', () => {
  const table = newGame(4, { draft: true });
  const cards = table.laidOut.split(' ');
  const deck = table.deck.split(' ');
  expect([cards.length, deck.length, new Set([...cards, ...deck]).size]).toEqual([8, 4, 12]);
  const order: number[] = [];
  for (const card of cards) {
    order.push(table.turn);
    expect(table.refused(`draft ${deck[0]}`)).toBe('NOT_LAID_OUT BG-2.3');
    table.play(`draft ${card}`);
  }
  expect(order).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
  expect([table.deck.split(' '), table.asked, table.turn]).toEqual([deck, 'chooseActive', 1]);
  const card = (i: number) => cards[i]!;
  expect(table.reserve(1).split(' ').sort()).toEqual([card(0), card(7)].sort());
  expect(table.reserve(4).split(' ').sort()).toEqual([card(3), card(4)].sort());
});

test('X05 draft, 2 players [BG-2.4]', () => {
  const table = startingWithTwo(2, { draft: true });
  const order: number[] = [];
  const rounds: string[][] = [];
  while (table.asked === 'draftCard') {
    if (order.length % 4 === 0) rounds.push(table.laidOut.split(' '));
    order.push(table.turn);
    table.play(table.offers()[0]!);
  }
  expect(order).toEqual([2, 1, 1, 2, 1, 2, 2, 1]);
  expect(rounds.map((cards) => cards.length)).toEqual([4, 4]);
  expect(new Set(rounds.flat()).size).toBe(8);
  expect([1, 2].map((seat) => table.reserve(seat).split(' ').length)).toEqual([4, 4]);
  expect([table.deck.split(' ').length, table.turn]).toEqual([4, 2]);
});

test('X59 undo [BG-17.6]', () => {
  const position = { on: { green: 'D2' }, tokens: { D5: 'harbour-1' } };
  const table = given('B4', position).play('move green D3 D4', 'shoot green token D5');
  expect([table.undo(), table.undo()]).toEqual(['undone', 'undone']);
  expect([table.on('green'), table.tokens.D5, table.area(1)]).toEqual(['D2', 'harbour-1', '']);
  expect(table.asked).toBe('mainAction');
  const destroyed = given('B4', { on: { green: 'A2' }, duds: 'C2' }).play('move green B2 C2');
  expect(destroyed.undo()).toBe('UNDO_BARRIER BG-17.6');
  const drawn = given('B4', { area: { 1: 'factory-s factory-2' } }).play('play factory');
  expect(drawn.undo()).toBe('UNDO_BARRIER BG-17.6');
});

test('X61 Solo set-up [BG-16.1, BG-16.2, BG-16.3, BG-16.4, BG-16.5, BG-16.6, BG-16.7, BG-16.8, BG-16.9, BG-16.10, BG-16.14]', () => {
  const solo = { variant: 'solo' };
  const table = newGame(1, solo);
  const hand = table.reserve(1).split(' ');
  expect([hand.length, table.deck.split(' ').length]).toEqual([2, 10]);
  expect(table.after(`base ${hand[0]}`)).toEqual(['ne', 'nw', 'se', 'sw']);
  table.play(`base ${hand[0]} sw`);
  expect(table.refused(`base ${hand[1]} sw`)).toBe('CORNER_TAKEN BG-16.5');
  expect(table.after(`base ${hand[1]}`)).toEqual(['ne', 'nw', 'se']);
  table.play(`base ${hand[1]} se`);
  expect(table.after('place green')).toEqual(['A1', 'A2', 'B1']);
  table.play('place green B1');
  expect(table.after('place red')).toEqual(['G1', 'H1', 'H2']);
  table.play('place red H2');
  expect([table.asked, table.drives('green'), table.drives('red')]).toEqual(['mainAction', hand[0], hand[1]]);
  expect([table.reserve(1), table.on('yellow'), table.on('blue')]).toEqual(['', 'off', 'off']);
  expect([table.artilleryPoints, table.stock, table.supply]).toEqual([0, 12, 0]);
  const { letters, digits, revealed } = table.view(1).state.dud as Record<string, unknown>;
  expect([letters, digits, revealed]).toEqual([8, 8, []]);
  let outside = 0;
  for (let n = 0; n < 20; n++) {
    const { tokens } = newGame(1, solo, `solo ${n}`);
    expect(Object.keys(tokens)).toHaveLength(64);
    expect(equalSides(tokens)).toEqual([]);
    outside += SQUARES.filter((square) => !CENTRE.includes(square) && isSpecial(tokens[square]!)).length;
  }
  // Of 16 special tokens 12 lie outside the centre on average.
  expect(outside / 20).toBeGreaterThan(9);
  expect(outside / 20).toBeLessThan(15);
});

test('X62 two-player set-up [BG-1.10, BG-1.11, BG-1.17, BG-1.20, BG-1.22, BG-13.1, BG-13.4]', () => {
  const off = { green: 'off', yellow: 'off', blue: 'off', red: 'off' };
  const table = given('B2', { asked: 'chooseActive', on: off });
  expect(table.reserve(1)).toBe('m24-chaffee luchs t-34 maus');
  expect(table.after('activate green')).toEqual(['luchs', 'm24-chaffee', 'maus', 't-34']);
  table.play('activate green luchs');
  expect(table.refused('activate blue luchs')).toBe('CARD_IN_USE BG-1.17');
  expect(table.refused('activate blue 7tp')).toBe('NOT_YOUR_CARD BG-1.15');
  expect(table.after('activate blue')).toEqual(['m24-chaffee', 'maus', 't-34']);
  table.play('activate blue t-34');
  expect(table.after('place green')).toEqual(['A1', 'A2', 'B1']);
  table.play('place green A1');
  expect(table.after('place blue')).toEqual(['G8', 'H7', 'H8']);
  table.play('place blue H7');
  expect([table.turn, table.asked, table.supply]).toEqual([2, 'chooseActive', 16]);
  // One common area, of the player; upgrades of it go to either tank.
  const own = given('B2', { area: { 1: 'castle-s castle-1' } });
  expect([own.points(1), own.points(2)]).toEqual([2, 0]);
  expect(own.after('assign castle')).toEqual(['to maus', 'to t-34']);
});

test('X63 who sees what [BG-17.1, BG-17.2, BG-17.3, BG-17.5]', () => {
  const table = given('B4', {
    tokens: 'L0',
    carries: { 't-34': 'castle' },
    won: { 2: 'green-3' },
    damaged: 'luchs',
    duds: '',
  });
  const seen = table.view();
  for (const seat of [1, 2, 3, 4]) expect(table.view(seat).state).toEqual(seen.state);
  const { tank, token, score, dud, damaged } = seen.state as Record<string, Record<string, unknown>>;
  expect(tank!.deck).toBe(4);
  expect(JSON.stringify(seen)).not.toMatch(/cromwell|panther|churchill|tiger/);
  expect(token!.board).toMatchObject({ C3: ['airfield-s'], D5: ['lighthouse-s'] });
  expect(token!.area).toEqual([['castle-s', 'castle-1'], [], [], []]);
  expect([score!.won, damaged]).toEqual([[[], ['green-3'], [], []], ['luchs']]);
  expect(score!.stack).toMatchObject({ green: ['green-2', 'green-1'] });
  expect(dud!.supply).toHaveLength(16);
  const solo = given('S1', { tokens: 'L0', wasHit: 'A1 C3' });
  for (const view of [solo.view(1), solo.view()]) {
    const duds = view.state.dud as Record<string, unknown>;
    expect([duds.letters, duds.digits]).toEqual([6, 6]);
    expect([...(duds.revealed as string[])].sort()).toEqual(['dud-1', 'dud-3', 'dud-a', 'dud-c']);
    expect((view.state.cycles as unknown[]).every((line) => line === null)).toBe(true);
    expect((view.state.tank as Record<string, unknown>).deck).toBe(10);
  }
});

test('X64 Family set-up [BG-15.1, BG-15.2, BG-15.3, BG-15.4, BG-15.5, BG-15.6, BG-17.4, BG-17.5]', () => {
  // D4 and E5 get equal pictures, and E5 is exchanged with A1 until they differ.
  const order = Object.values(L0).filter((token) => !['airfield-1', 'airfield-2'].includes(token));
  order.splice(SQUARES.indexOf('D4'), 0, 'airfield-1');
  order.splice(SQUARES.indexOf('E5'), 0, 'airfield-2');
  const table = newGame(2, { variant: 'family' }, 'family', [{ shuffle: order }, { draw: 0 }]);
  const { D4, E5, A1 } = table.tokens;
  expect([D4, E5, A1]).toEqual(['airfield-1', order[0], 'airfield-2']);
  expect([table.faceUp, table.asked]).toEqual(['D4 E5', 'placePawn']);
  for (const view of [table.view(), table.view(1), table.view(2)]) {
    const state = view.state as Record<string, Record<string, unknown>>;
    const board = state.token!.board as Record<string, unknown>;
    const shown = Object.entries(board).filter(([, zone]) => zone !== 1);
    expect(Object.keys(board)).toHaveLength(64);
    expect(shown).toEqual([
      ['D4', ['airfield-1']],
      ['E5', [order[0]]],
    ]);
    expect([state.score!.stack, state.tank!.active, state.tank!.deck]).toEqual([{}, {}, 0]);
    expect([state.dud!.supply, state.score!.won]).toEqual([[], [[], []]]);
  }
  expect(table.after('place green')).toEqual(['A1', 'A2', 'B1']);
  table.play('place green A2');
  expect(table.after('place blue')).toEqual(['G8', 'H7', 'H8']);
  // Equal tokens may lie side by side here.
  const layouts = Array.from(
    { length: 30 },
    (_, n) => newGame(3, { variant: 'family' }, `hidden ${n}`).tokens,
  );
  expect(layouts.some((tokens) => equalSides(tokens).length > 0)).toBe(true);
  for (const tokens of layouts) expect(pictureOf(tokens.D4!)).not.toBe(pictureOf(tokens.E5!));
});

test('X65 repairing a layout [BG-1.4, BG-1.5]', () => {
  const [b1, a8] = ['B1', 'A8'].map((square) => SQUARES.indexOf(square)) as [number, number];
  const outside = [...SQUARES.keys()].filter((square) => !isCentre(square));
  const partners = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const before = Int32Array.from(FIXED_LAYOUT);
    [before[b1], before[a8]] = [before[a8]!, before[b1]!];
    const layout = before.slice();
    expect(separate(layout, outside, new FastChance(seed))).toBe(true);
    const changed = [...SQUARES.keys()].filter((square) => layout[square] !== before[square]);
    expect(changed).toHaveLength(2);
    expect(changed[0]).toBe(0);
    expect(isCentre(changed[1]!)).toBe(false);
    expect([layout[0], layout[changed[1]!]]).toEqual([before[changed[1]!], before[0]]);
    const at = Object.fromEntries(SQUARES.map((square, i) => [square, TOKEN_IDS[layout[i]!]!]));
    expect(equalSides(at)).toEqual([]);
    partners.add(changed[1]!);
  }
  expect(partners.size, 'the other square is random').toBeGreaterThan(5);
  // The board the layouts lie on: 112 pairs of squares side by side (BG-0.7).
  expect([NEIGHBOURS.length, BESIDE[0]!.length]).toEqual([112, 2]);
});

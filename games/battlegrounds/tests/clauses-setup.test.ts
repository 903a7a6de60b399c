/** Clauses on the board, the set-up and the options that no worked example names. */
import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/chance.ts';
import { FastChance, NO_CHANCE } from '#engine/chance.ts';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import { Match } from '#engine/match/match.ts';
import { randomDecision } from '#engine/playout.ts';
import { BESIDE, isCentre } from '../content/board.ts';
import { FIXED_LAYOUT } from '../content/layout.ts';
import { TANKS } from '../content/tanks.ts';
import { TOKEN_IDS } from '../content/tokens.ts';
import { battlegrounds } from '../rules/game.ts';
import { openLayout, separate } from '../rules/tokens-layout.ts';
import { COLOURS, L0, SQUARES } from './frames.ts';
import { given, newGame, type Table } from './support.ts';

/** Answers the first offer until the first turn begins. */
const setUp = (table: Table): Table => {
  while (['draftCard', 'chooseActive', 'placePawn', 'chooseSoloBases'].includes(table.asked))
    table.play(table.offers()[0]!);
  return table;
};

test('squares are named by column and row [BG-0.1, BG-0.6]', () => {
  const table = given('B4', { on: { green: 'A2' } });
  for (const square of ['I1', 'A0', 'A9', '3A', 'A', 'AA3'])
    expect(table.refused(`move green A3 ${square}`), square).toBe('UNREADABLE BG-0.1');
  expect(table.refused('move green a3  A5')).toMatch(/BG-4/);
  expect(table.play('MOVE Green a3, a4').on('green')).toBe('A4');
  const centre = [...SQUARES.keys()].filter(isCentre).map((square) => SQUARES[square]);
  expect(centre.join(' ')).toBe('C3 D3 E3 F3 C4 D4 E4 F4 C5 D5 E5 F5 C6 D6 E6 F6');
});

test('four orthogonal and four diagonal directions, never both on a card [BG-0.3, BG-0.4]', () => {
  const on = { green: 'D4' };
  expect(given('B4', { on, drives: { green: 'churchill-i' } }).ends('green')).toBe('C4 D3 D5 E4');
  expect(given('B4', { on, drives: { green: 'tiger-i' } }).ends('green')).toBe('C3 C5 E3 E5');
  const parameters = TANKS.map(({ moveDir, moveDistance, shotDir, shotDistance }) =>
    [moveDir, moveDistance, shotDir, shotDistance].join(' '),
  );
  expect(new Set(parameters).size).toBe(12);
  for (const text of parameters)
    expect(text).toMatch(/^(orthogonal|diagonal) [123] (orthogonal|diagonal) [123]$/);
});

test('squares lie next to each other when they share a side [BG-0.7]', () => {
  const beside = (square: string) => BESIDE[SQUARES.indexOf(square)]!.map((other) => SQUARES[other]).sort();
  expect(beside('A1')).toEqual(['A2', 'B1']);
  expect(beside('H4')).toEqual(['G4', 'H3', 'H5']);
  expect(beside('D4')).toEqual(['C4', 'D3', 'D5', 'E4']);
  // Pictures of L0 differ everywhere. Exchanging two tokens brings A1 and B2 the same one, corner to corner.
  const [b2, a3] = [SQUARES.indexOf('B2'), SQUARES.indexOf('A3')];
  const layout = Int32Array.from(FIXED_LAYOUT);
  [layout[b2], layout[a3]] = [layout[a3]!, layout[b2]!];
  expect([0, b2].map((square) => TOKEN_IDS[layout[square]!])).toEqual(['frozen-lake-1', 'frozen-lake-2']);
  const before = layout.slice();
  expect(separate(layout, [...SQUARES.keys()], NO_CHANCE), 'nothing is swapped').toBe(true);
  expect(layout).toEqual(before);
});

test('tokens with and without an icon are equal by their picture [BG-0.8]', () => {
  const points = (area: string) => given('B4', { area: { 1: area } }).points(1);
  expect(points('castle-s castle-2')).toBe(2);
  expect(points('castle-1 castle-2')).toBe(2);
  expect(points('castle-s bunker-s')).toBe(0);
});

test('a replay draws the same [BG-0.12]', () => {
  const random = new FastChance(3);
  const table = newGame(1, { variant: 'solo' }, 'replay');
  const { tokens } = table;
  while (!table.match.outcome && table.match.log.length < 120) {
    const { turnOf } = table.state;
    table.match.decide(turnOf, randomDecision(battlegrounds, table.state, turnOf, random));
  }
  const again = table.match.anew();
  for (const entry of table.match.log) again.replay(entry);
  expect(fingerprint(again.state)).toBe(fingerprint(table.state));
  expect(newGame(1, { variant: 'solo' }, 'replay').tokens).toEqual(tokens);
  expect(newGame(1, { variant: 'solo' }, 'another').tokens).not.toEqual(tokens);
});

describe('layouts that cannot be repaired [BG-1.6]', () => {
  /** Never offers another square for a swap, so that no swap lowers anything. */
  class Hopeless implements Chance {
    used = 0;
    layouts = 0;
    readonly #then = new FastChance(5);
    draw(n: number): number {
      return this.#then.draw(n);
    }
    die(sides: number): number {
      return this.#then.die(sides);
    }
    shuffle(items: Int32Array | number[], length: number, names?: readonly string[]): void {
      if (!names?.[0]?.startsWith('square-')) {
        if (names === TOKEN_IDS && length !== 16) {
          // Equal pictures side by side.
          items.sort((a, b) => a - b);
          this.layouts++;
        } else this.#then.shuffle(items, length);
        return;
      }
      // The square taken is the only one missing.
      const among = new Set(items);
      const movable =
        length === 63 ? [...SQUARES.keys()] : [...SQUARES.keys()].filter((one) => !isCentre(one));
      items.fill(movable.find((one) => !among.has(one))!);
    }
  }
  test.each([false, true])('after 20 of them L0 is used, with its pictures at random; Solo: %s', (solo) => {
    const chance = new Hopeless();
    const layout = openLayout(chance, solo);
    expect(chance.layouts).toBe(20);
    const tokens = [...layout].map((token) => TOKEN_IDS[token]!);
    expect(new Set(tokens).size).toBe(64);
    const pictureOf = (token: string) => token.slice(0, -2);
    const pictures = new Map<string, string>();
    for (const [i, square] of SQUARES.entries()) {
      const letter = pictureOf(L0[square]!);
      pictures.set(letter, pictures.get(letter) ?? pictureOf(tokens[i]!));
      expect(pictureOf(tokens[i]!)).toBe(pictures.get(letter));
      expect(tokens[i]!.endsWith('-s')).toBe(L0[square]!.endsWith('-s'));
    }
    expect(new Set(pictures.values()).size).toBe(16);
    expect([...pictures].some(([letter, picture]) => letter !== picture)).toBe(true);
  });
});

test('the start player [BG-1.7, BG-18.2]', () => {
  for (const variant of ['battle', 'team', 'family']) {
    const starts = [0, 0, 0, 0];
    for (let n = 0; n < 80; n++) {
      const random = newGame(4, { variant, startPlayer: 'random' }, `start ${n}`);
      starts[random.turn - 1]!++;
      if (n < 5) expect(newGame(4, { variant, startPlayer: 'seat1' }, `start ${n}`).turn).toBe(1);
    }
    for (const count of starts) expect(count).toBeGreaterThan(8);
  }
});

test('corners, colours and what belongs to each player [BG-1.8, BG-1.9, BG-1.16, BG-1.21]', () => {
  for (const [seats, bases] of [
    [2, { green: 'SW', yellow: 'NW', blue: 'NE', red: 'SE' }],
    [3, { green: 'SW', yellow: 'NW', blue: 'NE' }],
    [4, { green: 'SW', yellow: 'NW', blue: 'NE', red: 'SE' }],
  ] as const) {
    const table = setUp(newGame(seats));
    const standing = COLOURS.filter((colour) => table.on(colour) !== 'off');
    expect(standing).toEqual(Object.keys(bases));
    for (const colour of standing) {
      const square = table.on(colour);
      const corner = `${'18'.includes(square[1]!) ? (square[1] === '1' ? 'S' : 'N') : ''}${square[0] === 'A' ? 'W' : 'E'}`;
      expect(corner, colour).toBe((bases as Record<string, string>)[colour]);
      // The marker of a colour lies on one card, the one its pawn drives.
      expect(table.drives(colour).split(' ')).toHaveLength(1);
      expect(table.drives(colour)).not.toBe('');
      expect(table.stack(colour)).toBe('3 2 1');
      expect(table.tokens[square], 'a token lies under the pawn').toBeDefined();
    }
    expect(Object.keys(table.tokens)).toHaveLength(64);
    expect(table.turn).toBe(1);
  }
  const three = setUp(newGame(3));
  expect([three.drives('red'), three.stack('red')]).toEqual(['', '']);
});

test('choices are made openly, one player after the other [BG-1.15, BG-1.19]', () => {
  const table = newGame(2);
  const asked: string[] = [];
  while (table.asked !== 'mainAction') {
    asked.push(`${table.turn} ${table.asked}`);
    const [first] = table.offers();
    table.play(first!);
    for (const viewer of [[], [1], [2]]) expect(table.view(...viewer).state).toEqual(table.view().state);
  }
  const each = ['chooseActive', 'chooseActive', 'placePawn', 'placePawn'];
  expect(asked).toEqual([...each.map((one) => `1 ${one}`), ...each.map((one) => `2 ${one}`)]);
  expect(newGame(2).refused('activate blue maus')).toBe('NEXT_PAWN_FIRST BG-1.19');
  expect(newGame(2).refused('activate yellow maus', 2)).toBe('NOT_YOUR_TURN BG-3.7');
  // The cards that were not chosen are inactive.
  expect([1, 2].map((seat) => table.reserve(seat).split(' ').length)).toEqual([2, 2]);
});

test('a draft only by option [BG-2.1]', () => {
  expect(newGame(4).asked).toBe('chooseActive');
  expect(newGame(4, { draft: false }).asked).toBe('chooseActive');
  expect(newGame(4, { variant: 'team' }).asked).toBe('chooseActive');
  for (const variant of ['battle', 'team'])
    expect(newGame(4, { variant, draft: true }).asked).toBe('draftCard');
  const three = newGame(3, { draft: true });
  expect(three.laidOut.split(' ')).toHaveLength(6);
  const order: number[] = [];
  while (three.asked === 'draftCard') {
    order.push(three.turn);
    three.play(three.offers()[0]!);
  }
  expect(order).toEqual([1, 2, 3, 3, 2, 1]);
  expect(three.deck.split(' ')).toHaveLength(6);
});

test('a variant ignores options that it does not offer [BG-18.1]', () => {
  const all = {
    draft: true,
    returnPause: 'always',
    winCheck: 'immediate',
    stallRounds: 5,
    soloCards: 'choose',
  };
  expect(newGame(2, { variant: 'family', ...all }).asked).toBe('placePawn');
  const { draft, winCheck, stallRounds, ...solo } = all;
  expect([draft, winCheck, stallRounds]).toHaveLength(3);
  expect(newGame(1, { variant: 'solo', draft, winCheck, stallRounds }).asked).toBe('chooseSoloBases');
  expect(newGame(1, { variant: 'solo', ...solo }).asked).toBe('chooseSoloCards');
  expect(newGame(2, { soloCards: 'choose' }).asked).toBe('chooseActive');
});

test('Solo with chosen cards [BG-16.3]', () => {
  const table = newGame(1, { variant: 'solo', soloCards: 'choose' });
  expect(table.offers()).toHaveLength(66);
  expect(table.refused('choose maus maus')).toBe('TWO_CARDS BG-16.3');
  expect(table.refused('choose maus')).toBe('TWO_CARDS BG-16.3');
  table.play('choose maus luchs');
  expect([table.reserve(1), table.deck.split(' ').length]).toEqual(['luchs maus', 10]);
  expect(table.view(1).state.tank).toMatchObject({ deck: 10, offer: [] });
});

test('variants and numbers of seats [BG-18.3]', () => {
  const accepts = (variant: string, seats: number): boolean => {
    const setup = { id: 'x', seats, options: { variant }, secret: new Uint8Array(32), entropy: [] };
    return Match.create(battlegrounds, setup).ok;
  };
  const known: Readonly<Record<string, readonly number[]>> = {
    battle: [2, 3, 4],
    team: [4],
    family: [2, 3, 4],
    solo: [1],
  };
  for (const variant of Object.keys(known))
    for (let seats = 1; seats <= 4; seats++)
      expect(accepts(variant, seats), `${variant} ${seats}`).toBe(known[variant]!.includes(seats));
  expect(accepts('duel', 2)).toBe(false);
});

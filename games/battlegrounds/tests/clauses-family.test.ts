/** Clauses on Family that no worked example names. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomDecision } from '#engine/playout.ts';
import { battlegrounds } from '../rules/game.ts';
import { PICTURES, SQUARES } from './frames.ts';
import { given, newGame } from './support.ts';

const pairs = (count: number): string =>
  PICTURES.slice(0, count)
    .map((one) => `${one}-1 ${one}-2`)
    .join(' ');
/** A board of these tokens only. */
const only = (tokens: Readonly<Record<string, string>>) => ({ tokens, faceUp: '' });

test('a turn is one sub-turn of a move and two tokens [BG-15.7, BG-15.11]', () => {
  const table = given('F2');
  expect([table.subTurns, table.asked]).toEqual([1, 'familyMove']);
  table.play('go B2');
  expect(table.asked).toBe('familyReveal');
  table.play('reveal A1');
  expect([table.asked, table.faceUp]).toEqual(['familyReveal', 'A1 D4 E5']);
  table.play('reveal C1');
  expect([table.turn, table.asked, table.faceUp]).toEqual([2, 'familyMove', 'A1 C1']);
});

test('a pawn may be passed, but its square is taken [BG-15.8, BG-15.9, BG-15.21]', () => {
  const table = given('F2', { on: { green: 'C3', blue: 'C4' } });
  const squares = table.offers().map((text) => text.slice(3));
  const near = SQUARES.filter((square) => 'ABCDE'.includes(square[0]!) && Number(square[1]) <= 5);
  expect(squares).toEqual(near.filter((square) => square !== 'C4'));
  expect(table.refused('go C4')).toBe('PAWN_THERE BG-15.9');
  for (const square of ['C6', 'F3', 'F6']) expect(table.refused(`go ${square}`)).toBe('TOO_FAR BG-15.8');
  table.play('go C5');
  expect([table.on('green'), table.on('blue')]).toEqual(['C5', 'C4']);
});

test('tokens that can be revealed [BG-15.10, BG-15.12]', () => {
  const table = given('F2', { on: { green: 'C3', blue: 'C4' } }).play('go C3');
  expect(table.after('reveal').sort()).toEqual(['B2', 'B3', 'B4', 'C2', 'C4', 'D2', 'D3']);
  expect(table.refused('reveal C3')).toBe('UNDER_OWN_PAWN BG-15.12');
  expect(table.refused('reveal D4')).toBe('FACE_UP_ALREADY BG-15.10');
  expect(table.refused('reveal C5')).toBe('NOT_BESIDE_PAWN BG-15.10');
  table.play('reveal C4');
  expect(table.faceUp).toBe('C4 D4 E5');
});

test('fewer than two face-down tokens beside the pawn [BG-15.13]', () => {
  const one = given('F2', only({ A2: 'ruins-1', C1: 'castle-1', H1: 'ruins-2' })).play('go A1');
  expect(one.offers(), 'it is not optional').toEqual(['reveal A2']);
  one.play('reveal A2');
  expect([one.turn, one.faceUp]).toEqual([2, 'A2']);
  const none = given('F2', only({ C1: 'castle-1', H1: 'ruins-2' })).play('go A1');
  expect([none.turn, none.asked]).toEqual([2, 'familyMove']);
  expect(none.undo(1), 'the sub-turn has ended').toMatch(/^UNDO_BARRIER/);
});

describe('equal tokens [BG-15.14, BG-15.15, BG-15.16]', () => {
  const three = () =>
    given('F2', {
      tokens: { A2: 'ruins-1', B1: 'ruins-2', D4: 'ruins-s', H1: 'castle-1', H3: 'castle-2' },
      faceUp: 'D4',
    }).play('go A1', 'reveal A2', 'reveal B1');
  test('of three the player chooses two', () => {
    const table = three();
    expect([table.asked, table.points(1)]).toEqual(['familyChoosePair', 0]);
    expect(table.offers()).toEqual(['collect B1 A2', 'collect B1 D4', 'collect A2 D4']);
    expect(table.refused('collect A2 H1')).toBe('NOT_OF_THE_THREE BG-15.15');
    expect(table.refused('collect A2 A2')).not.toBe('');
    table.play('collect D4 B1');
    expect([table.area(1), table.points(1), table.subTurns]).toEqual(['ruins-s ruins-2', 2, 1]);
    // A2 was revealed in this sub-turn, so it stays open; D4 would not have.
    expect([table.faceUp, table.turn]).toEqual(['A2', 1]);
    expect(three().play('collect A2 B1').faceUp).toBe('');
  });
  test('of four all are collected', () => {
    const table = given('F2', {
      asked: 'familyReveal',
      tokens: { A2: 'ruins-1', B1: 'ruins-2', D4: 'ruins-s', E5: 'ruins-3', H1: 'castle-1', H3: 'castle-2' },
      faceUp: 'B1 D4 E5',
      fresh: 'B1',
      more: { reveals: 1 },
    });
    table.play('reveal A2');
    expect([table.points(1), table.subTurns, table.faceUp]).toEqual([4, 2, '']);
  });
});

test('icons have no effect [BG-15.19]', () => {
  const table = given('F2', { area: { 1: 'airfield-s airfield-1 castle-s castle-1' } });
  expect(table.offers().every((text) => text.startsWith('go '))).toBe(true);
  for (const text of ['play airfield', 'assign castle to t-34', 'end'])
    expect(table.refused(text)).toMatch(/^OTHER_QUESTION/);
});

test('10 points win at once [BG-15.20]', () => {
  const tokens = { A2: 'ruins-1', B1: 'ruins-2', H1: 'castle-1', H3: 'castle-2' };
  const at = (count: number, more = {}) =>
    given('F2', { tokens, faceUp: '', area: { 1: pairs(count) }, more }).play(
      'go A1',
      'reveal A2',
      'reveal B1',
    );
  const won = at(4, { subTurns: 3 });
  expect([won.over, won.points(1)]).toEqual(['target: 1', 10]);
  expect([at(3).over, at(3).turn, at(3).subTurns]).toEqual([undefined, 1, 1]);
});

describe('the end without 10 points [BG-15.22]', () => {
  test('after 20 turns for each player without a pair', () => {
    const at = (fruitless: number) =>
      given('F2', { fruitless, area: { 1: pairs(1) } }).play('go A1', 'reveal B1', 'reveal B2');
    expect([at(38).over, at(38).fruitless]).toEqual([undefined, 39]);
    expect(at(39).over).toBe('stalemate: 1');
    // A pair sets the count back, also a pair of an earlier sub-turn.
    const pair = given('F2', { fruitless: 39 }).play('go A1', 'reveal A2', 'reveal B1');
    pair.play('go A1', 'reveal B2');
    expect([pair.turn, pair.fruitless]).toEqual([2, 0]);
  });
  test('when no face-down token is left', () => {
    const table = given('F2', { ...only({ A2: 'ruins-1', B1: 'castle-1' }), area: { 2: pairs(2) } });
    table.play('go A1', 'reveal A2', 'reveal B1');
    expect(table.over).toBe('exhaustion: 2');
    const tie = given('F2', { ...only({ A2: 'ruins-1' }), area: { 1: 'ruins-2 ruins-3', 2: pairs(1) } });
    expect(tie.play('go A1', 'reveal A2').over).toBe('exhaustion: 1 2');
  });
});

test('who moves where with 2, 3 and 4 players [BG-15.6, BG-15.18]', () => {
  for (const [seats, colours] of [
    [2, ['green', 'blue']],
    [3, ['green', 'yellow', 'blue']],
    [4, ['green', 'yellow', 'blue', 'red']],
  ] as const) {
    const table = newGame(seats, { variant: 'family' });
    const placed: string[] = [];
    while (table.asked === 'placePawn') {
      placed.push(table.offers()[0]!.split(' ')[1]!);
      table.play(table.offers()[0]!);
    }
    expect(placed).toEqual(colours);
    expect(table.view().derived).toMatchObject({ target: 10 });
  }
});

test('pictures are seen only while they lie open, by players, spectators and in a replay [BG-17.4, BG-17.8]', () => {
  const random = new FastChance(9);
  const table = newGame(2, { variant: 'family' }, 'open');
  for (let i = 0; i < 150 && !table.match.outcome; i++) {
    const before = table.tokens;
    const { turnOf } = table.state;
    table.play(
      battlegrounds.write(table.state, turnOf, randomDecision(battlegrounds, table.state, turnOf, random)),
    );
    // Events name the pictures of tokens that are being revealed or collected.
    for (const event of table.events)
      if (event.type === 'revealed') expect(before[event.square]).toMatch(new RegExp(`^${event.picture}-`));
      else expect('picture' in event && event.type !== 'collected').toBe(false);
    if (table.match.outcome) break;
    for (const view of [table.view(), table.view(1), table.view(2)]) {
      const { board } = view.state.token as { board: Record<string, unknown> };
      const shown = Object.keys(board).filter((square) => Array.isArray(board[square]));
      expect(shown.sort().join(' ')).toBe(table.faceUp.split(' ').sort().join(' '));
    }
  }
  // A replay tells the same, square by square, and nobody has a record of earlier views while the game runs.
  const again = table.match.anew();
  for (const entry of table.match.log) again.replay(entry);
  expect(again.state.data).toEqual(table.match.state.data);
  expect(table.match.forgets).toBe(table.match.outcome === undefined);
});

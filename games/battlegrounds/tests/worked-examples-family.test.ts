/** The specification's worked examples on Family. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

const first = () => given('F2').play('go A1', 'reveal A2', 'reveal B1');
const second = () => first().play('go A3', 'reveal B4', 'reveal A4', 'go B3', 'reveal B2', 'reveal C2');

test('X49 Family, first sub-turn [BG-15.8, BG-15.10, BG-15.14, BG-15.16, BG-15.17]', () => {
  const table = given('F2').play('go A1', 'reveal A2');
  expect([table.asked, table.faceUp]).toEqual(['familyReveal', 'A2 D4 E5']);
  table.play('reveal B1');
  expect([table.area(1), table.points(1)]).toEqual(['tank-depot-s tank-depot-1', 2]);
  expect([table.tokens.A2, table.tokens.D4]).toEqual([undefined, undefined]);
  expect([table.faceUp, table.subTurns]).toEqual(['B1', 1]);
  expect([table.turn, table.asked, table.on('green')]).toEqual([1, 'familyMove', 'A1']);
});

test('X50 Family, continued [BG-15.16, BG-15.17, BG-15.18]', () => {
  const table = first().play('go A3', 'reveal B4', 'reveal A4');
  expect([table.points(1), table.faceUp, table.subTurns]).toEqual([4, 'A4', 1]);
  expect([table.tokens.B1, table.tokens.B4]).toEqual([undefined, undefined]);
  table.play('go B3', 'reveal B2', 'reveal C2');
  expect([table.points(1), table.faceUp, table.turn]).toEqual([4, 'B2 C2', 2]);
  expect([table.asked, table.subTurns]).toEqual(['familyMove', 1]);
});

test('X51 Family, two pairs at once [BG-15.16]', () => {
  const table = second().play('go H8', 'reveal G8', 'reveal G7');
  expect([table.points(2), table.faceUp, table.subTurns]).toEqual([4, '', 2]);
  expect(table.area(2)).toBe('crossroads-1 crossroads-3 town-square-1 town-square-3');
  expect([table.turn, table.asked]).toEqual([2, 'familyMove']);
});

test('X82 Family, order of reveals and undo [BG-15.11, BG-17.7]', () => {
  const table = given('F2').play('go B2');
  expect([table.undo(), table.on('green'), table.asked]).toEqual(['undone', 'A1', 'familyMove']);
  table.play('go A1', 'reveal A2');
  const board = (table.view(1).state.token as Record<string, Record<string, unknown>>).board!;
  expect([board.A2, table.asked]).toEqual([['tank-depot-1'], 'familyReveal']);
  expect(table.undo()).toBe('UNDO_BARRIER BG-17.7');
  expect(table.offers()).toEqual(['reveal B1', 'reveal B2']);
});

/** Clauses on turns, moves, shots and returns that no worked example names. */
import { describe, expect, test } from 'vitest';
import type { Given } from './frames.ts';
import { given } from './support.ts';

test('own, allied and enemy tanks [BG-0.11, BG-5.16]', () => {
  const at: Given = { moved: 'green', on: { green: 'D4', blue: 'D5', yellow: 'E4' } };
  expect(given('B4', at).shots('green')).toEqual(['dud C4', 'dud D3', 'tank D5', 'tank E4']);
  for (const frame of ['B2', 'T4'] as const) {
    const table = given(frame, at);
    expect(table.shots('green')).toEqual(['dud C4', 'dud D3', 'tank E4']);
    expect(table.refused('shoot green tank D5')).toBe('FRIENDLY_TANK BG-5.16');
  }
});

test('a free window is open except while something is being resolved [BG-3.5]', () => {
  const area = { 1: 'factory-s factory-1 castle-s castle-1' };
  const assigns = (frame: Given, ...texts: string[]) => {
    const table = given('B4', { area, ...frame }).play(...texts);
    return [table.asked, table.offers().some((text) => text.startsWith('assign'))];
  };
  expect(assigns({})).toEqual(['mainAction', true]);
  expect(assigns({}, 'move green A2 A3')).toEqual(['shoot', true]);
  const order: Given = { carries: { 't-34': 'radio-tower' } };
  expect(assigns(order, 'shoot green dud A2')).toEqual(['moveAfterShot', true]);
  expect(assigns({}, 'change green to m24-chaffee')).toEqual(['endTurn', true]);
  expect(assigns({}, 'play factory')).toEqual(['keepExtraTank', false]);
  expect(assigns({ asked: 'returnPawn', on: { green: 'off' } })).toEqual(['returnPawn', false]);
  const other = given('B4', { area: { 2: 'castle-s castle-1' } });
  expect(other.refused('assign castle to m4-sherman', 2)).toBe('NOT_YOUR_TURN BG-3.7');
});

test('main actions are counted, and one is finished before the next begins [BG-3.11]', () => {
  const table = given('B4', { area: { 1: 'airfield-s airfield-1 bridge-s bridge-1' } });
  expect(table.actions).toBe(1);
  table.play('move green A2 A3', 'play airfield');
  expect([table.actions, table.asked]).toEqual([1, 'shoot']);
  expect(table.refused('move green A4 A5')).toBe('MOVED_ALREADY BG-3.11');
  expect(table.refused('change green to m24-chaffee')).toMatch(/ BG-3\.11$/);
  expect(table.refused('end'), 'the Extra turn is still to be used').toBe('ACT_FIRST BG-3.4');
  table.play('hold green');
  expect([table.asked, table.actions]).toEqual(['mainAction', 1]);
  table.play('move green A4 A5');
  expect(table.offers(), 'ending the turn declines the shot').toContain('end');
  table.play('end');
  expect([table.turn, table.duds, table.supply]).toEqual([2, '', 16]);
});

test('a pause turn is a single free window [BG-3.12]', () => {
  const area = { 1: 'castle-s castle-1 bunker-s bunker-1 hilltop-s hilltop-1' };
  const position: Given = { asked: 'returnPawn', on: { green: 'off' }, damaged: 't-34', area };
  const table = given('B4', position).play('return green with t-34 on A1');
  expect(table.offers()).toContain('end');
  table.play('assign castle to t-34', 'assign hilltop to t-34');
  expect(table.offers()).toEqual(['end']);
  table.play('end');
  expect([table.turn, table.carried('t-34')]).toEqual([2, 'hilltop castle']);
});

test('the tank moves first and then may shoot [BG-4.1]', () => {
  const table = given('B4');
  expect(table.refused('shoot green dud A2')).toBe('MOVE_FIRST BG-4.1');
  expect(table.play('move green A2 A3').shots('green')).toEqual(['dud A2', 'dud A4', 'dud B3']);
  table.play('shoot green dud A4');
  expect([table.duds, table.offers()]).toEqual(['A4', ['end']]);
});

test('only the tank that moved shoots [BG-4.2, BG-13.2]', () => {
  const table = given('B2').play('move blue H7 H6');
  expect(table.refused('shoot green dud A2')).toBe('ONLY_THIS_TANK BG-4.2');
  expect(table.refused('hold green')).toBe('ONLY_THIS_TANK BG-4.2');
  expect(table.offers().filter((text) => text.includes('green'))).toEqual([]);
  table.play('shoot blue dud H3');
  expect([table.asked, table.on('green')]).toEqual(['endTurn', 'A1']);
  expect(given('B2').refused('move yellow A7 A6')).toBe('NOT_YOUR_TANK BG-4.2');
});

test('driving through a tank with an empty stack [BG-4.15]', () => {
  const position: Given = { on: { green: 'A2', blue: 'B2' }, stack: { green: '' } };
  const table = given('B4', position).play('move green B2 C2');
  expect([table.on('green'), table.won(3), table.points(3)]).toEqual(['off', '', 0]);
  expect(table.told).toContain('stackEmpty');
  // Only what the mover's own colour has left can be lost.
  const other = given('B4', { ...position, stack: { green: '1' } }).play('move green B2 C2');
  expect([other.won(3), other.stack('green'), other.stack('blue')]).toEqual(['green-1', '', '3 2 1']);
});

test('upgrades count for the duty to move [BG-4.22]', () => {
  const position: Given = { turn: 4, on: { red: 'H1', blue: 'G2' } };
  const table = given('B4', { ...position, carries: { 'kv-1': 'desert-road' } });
  expect(table.paths('red')).toEqual(['G2 F3']);
  expect(table.refused('hold red')).toBe('MUST_MOVE BG-4.3');
  expect(table.refused('shoot red dud F3')).toBe('MOVE_FIRST BG-4.1');
  // Assigning it in the window before makes the same difference.
  const before = given('B4', { ...position, area: { 4: 'desert-road-s desert-road-1' } });
  expect(before.offers()).toContain('hold red');
  before.play('assign desert-road to kv-1');
  expect(before.refused('hold red')).toBe('MUST_MOVE BG-4.3');
});

test('a deadly path may be chosen although a safe one exists [BG-4.23]', () => {
  const table = given('B4', { on: { green: 'A2', blue: 'B2' }, duds: 'A4' });
  expect(table.paths('green')).toEqual(['A3 A4', 'B2 C2']);
  expect(table.play('move green A3 A4').on('green')).toBe('off');
  const safe = given('B4', { on: { green: 'D4' }, duds: 'D5' });
  expect(safe.paths('green')).toEqual(['C4 B4', 'D3 D2', 'D5 D6', 'E4 F4']);
});

test('a token under an own or allied tank [BG-5.17]', () => {
  for (const frame of ['B2', 'T4'] as const) {
    const at: Given = { moved: 'green', on: { green: 'D4', blue: 'D5' } };
    const table = given(frame, { ...at, tokens: { D5: 'ruins-1' } });
    expect(table.shots('green')).toEqual(['dud C4', 'dud D3', 'dud E4', 'token D5']);
    // Nothing else can be meant, so the square is enough.
    table.play('shoot green D5');
    expect([table.area(1), table.on('blue')]).toEqual(['ruins-1', 'D5']);
    expect(given(frame, at).shots('green')).toEqual(['dud C4', 'dud D3', 'dud E4']);
  }
});

test('declining a shot [BG-5.1, BG-5.19]', () => {
  const table = given('B4', { moved: 'green', on: { green: 'D4' }, duds: 'E4' });
  const { tokens, duds, supply } = table;
  table.play('hold green');
  expect([table.tokens, table.duds, table.supply]).toEqual([tokens, duds, supply]);
  expect(table.offers()).toEqual(['end']);
});

test('taken tokens lie open, in Team at the team [BG-5.20]', () => {
  const at: Given = { turn: 3, moved: 'blue', on: { blue: 'D1' }, tokens: { D4: 'ruins-1' } };
  for (const [frame, areas] of [
    ['B4', [[], [], ['ruins-1'], []]],
    ['T4', [['ruins-1'], [], [], []]],
  ] as const) {
    const table = given(frame, at).play('shoot blue token D4');
    for (const view of [table.view(), table.view(2)])
      expect((view.state.token as Record<string, unknown>).area).toEqual(areas);
  }
});

test('the marker of a colour stays with its player [BG-6.6]', () => {
  const on = { blue: 'D1', yellow: 'D4' };
  const table = given('B4', { turn: 3, moved: 'blue', on, stack: { yellow: '' } });
  table.play('shoot blue tank D4');
  expect([table.won(3), table.drives('yellow'), table.reserve(2)]).toEqual(['', '', '7tp m4-sherman']);
  table.play('end').skipTurn().skipTurn();
  table.play('return yellow with 7tp on A8');
  expect(table.drives('yellow')).toBe('7tp');
});

describe('two pawns that return', () => {
  const both: Given = {
    asked: 'returnPawn',
    on: { green: 'off', blue: 'off' },
    damaged: 't-34 maus',
  };
  test('come in one at a time, in an order of the owner’s choice [BG-6.14]', () => {
    for (const [first, second] of [
      ['green with luchs on A1', 'blue with m24-chaffee on H8'],
      ['blue with luchs on H8', 'green with m24-chaffee on A1'],
    ]) {
      const table = given('B2', both).play(`return ${first}`);
      expect(table.asked).toBe('returnPawn');
      const colour = first!.split(' ')[0]!;
      expect(table.offers().some((text) => text.startsWith(`return ${colour}`))).toBe(false);
      expect(table.refused(`return ${first}`)).toBe('PAWN_NOT_MISSING BG-6.8');
      table.play(`return ${second}`);
      expect(table.asked).toBe('mainAction');
    }
  });
  test('pause the whole turn if one of them is damaged [BG-6.13]', () => {
    for (const texts of [
      ['return green with luchs on A1', 'return blue with maus on H8'],
      ['return green with t-34 on A1', 'return blue with luchs on H8'],
    ]) {
      const table = given('B2', both).play(...texts);
      expect(table.offers()).toEqual(['end']);
      expect(table.refused('move green A2 A3')).toBe('PAUSE_TURN BG-6.11');
    }
    // Also if another tank is on the board.
    const one = given('B2', { ...both, on: { green: 'off' }, damaged: 't-34' });
    one.play('return green with t-34 on A1');
    expect(one.refused('move blue H7 H6')).toBe('PAUSE_TURN BG-6.11');
    one.play('end');
    expect(one.damaged).toBe('');
  });
});

test('a tank that its own turn has destroyed returns in the next one [BG-6.21]', () => {
  const table = given('B2', { on: { green: 'A2' }, duds: 'C2', area: { 1: 'airfield-s airfield-1' } });
  table.play('move green B2 C2', 'play airfield');
  expect([table.asked, table.on('green')]).toEqual(['mainAction', 'off']);
  expect(table.refused('return green with luchs on A1')).not.toBe('');
  expect(table.refused('change green to luchs')).toBe('CHANGE_OFF_BOARD BG-7.6');
  expect(table.refused('move green A2 A3')).toBe('TANK_OFF_BOARD BG-4.2');
  table.play('move blue H7 H6', 'end');
  // BG-6.15: the damage of this turn is not repaired yet.
  expect(table.damaged).toBe('t-34');
  table.skipTurn();
  expect([table.turn, table.asked, table.damaged]).toEqual([1, 'returnPawn', 't-34']);
  table.play('return green with luchs on A1').skipTurn();
  expect(table.damaged).toBe('');
});

test('no change to a damaged card [BG-7.5]', () => {
  const table = given('B4', { damaged: 'm24-chaffee' });
  expect(table.refused('change green to m24-chaffee')).toBe('CARD_DAMAGED BG-7.5');
  expect(table.offers().some((text) => text.startsWith('change'))).toBe(false);
  const two = given('B2', { damaged: 'luchs' });
  expect(two.after('change green')).toEqual(['to m24-chaffee']);
  // The end of this turn repairs it.
  two.skipTurn().skipTurn();
  expect(two.after('change blue')).toEqual(['to luchs', 'to m24-chaffee']);
});

/** The specification's worked examples on interference and reactions. */
import { expect, test } from 'vitest';
import { given, startOf, turnStarts } from './support.ts';

test('EX-21 in the own turn [EC-9.1, EC-9.2]', () => {
  const table = given('REF-4', { ap: 3, pressure: { 3: 6 }, hand: { 1: 'leaking-pipe' } });
  table.play('play leaking-pipe on P3');
  expect([table.ap(), table.pressure(3), table.travelDiscard]).toEqual([2, 4, 'leaking-pipe']);
});

test('EX-22 out of turn, for pressure [EC-9.3, EC-9.4, EC-9.5]', () => {
  const table = given('REF-4', {
    upgrade: { 1: 'skids' },
    pressure: { 1: 5, 2: 3 },
    hand: { 2: 'sabotage leaking-pipe' },
  }).open('move');
  expect(table.refused('play sabotage on P1 upgrade', 2)).toBe('PRESSURE_TOO_LOW EC-9.4');
  table.answer(2, 'play leaking-pipe on P1');
  expect([table.pressure(2), table.pressure(1)]).toEqual([2, 3]);
});

test('EX-23 fog in the window at the start [EC-9.6, EC-9.8, EC-9.9, EC-14.10]', () => {
  const table = startOf('REF-4', {
    pressure: { 1: 6, 2: 6 },
    hand: { 1: 'coal-1 coal-2 coal-3 coal-3 coal-3', 2: 'fog' },
  }).open('keep');
  expect([table.boiler(1), table.asked, table.asks]).toEqual(['6/5', 'interfere', '2 4']);
  table.answer(2, 'play fog on P1').pass();
  expect([table.pressure(2), table.active(1)]).toEqual([5, 'fog']);
  table.play('move', 'move');
  expect([table.on(), table.ap()]).toEqual(['s2', 0]);
  table.play('end', 'keep');
  expect([table.turn, table.active(1), table.travelDiscard]).toEqual([2, '', 'fog']);
});

test('EX-24 fog in the middle of a turn [EC-9.9]', () => {
  const table = turnStarts('REF-4', {
    pressure: { 2: 6 },
    hand: { 1: 'coal-1 coal-2 coal-3 coal-3 coal-3', 2: 'fog' },
  });
  expect(table.boiler()).toBe('5/4');
  table.open('move').answer(2, 'play fog on P1').pass();
  expect([table.pending(1), table.active(1)]).toEqual(['fog', '']);
  table.play('move');
  expect([table.on(), table.ap()]).toEqual(['s2', 1]);
  table.untilTurnOf(1);
  expect([table.boiler(), table.active(1), table.pending(1)]).toEqual(['4/3', 'fog', '']);
  table.play('move');
  expect(table.ap()).toBe(1);
  table.play('end').late();
  expect(table.active(1)).toBe('');
});

test('EX-25 storm [EC-3.13, EC-9.11]', () => {
  const table = startOf('REF-4', { at: { 1: 6 }, pressure: { 1: 8 }, hand: { 2: 'storm' } }).open('keep');
  table.answer(2, 'play storm on P1').pass();
  expect([table.active(), table.named.stormOn]).toEqual(['storm', 'sea']);
  table.play('move');
  expect([table.on(), table.ap()]).toEqual(['s7', 5]);
  table.play('move');
  expect([table.on(), table.ap()]).toEqual(['s8', 3]);
});

test('EX-26 Not With Us! [EC-10.1, EC-10.2, EC-10.3, EC-10.4, EC-10.5]', () => {
  const table = given('REF-4', { pressure: { 2: 4 }, hand: { 1: 'not-with-us', 2: 'leaking-pipe' } }).open(
    'move',
  );
  table.answer(2, 'play leaking-pipe on P1');
  expect([table.asked, table.asks]).toEqual(['react', '1']);
  table.answer(1, 'react not-with-us');
  expect([table.pressure(1), table.pressure(2), table.travelDiscard]).toEqual([
    5,
    3,
    'leaking-pipe not-with-us',
  ]);
});

test('EX-27 Return to Sender [EC-10.6]', () => {
  const table = given('REF-4', {
    pressure: { 2: 6 },
    hand: { 1: 'return-to-sender', 2: 'leaking-pipe not-with-us' },
  }).open('move');
  table.answer(2, 'play leaking-pipe on P1').answer(1, 'react return-to-sender').pass();
  expect([table.pressure(1), table.pressure(2), table.hand(2)]).toEqual([5, 3, 'not-with-us']);
});

test('EX-46 cards played out of turn [EC-9.13, EC-14.2]', () => {
  const table = given('REF-4', {
    pressure: { 3: 6 },
    hand: { 1: 'coal-1 coal-1 coal-1 coal-1 coal-1', 3: 'leaking-pipe strike coal-2 coal-2 coal-3' },
  });
  table.open('move').answer(3, 'play leaking-pipe on P1').answers().answer(3, 'play strike on P2').pass();
  expect(table.handSize(3)).toBe(3);
  table.untilTurnOf(3);
  expect(table.handSize(3)).toBe(3);
  table.play('end').late();
  while (table.turn === 3) table.late();
  expect(table.handSize(3)).toBe(5);
});

test('EX-48 strike [EC-9.11, EC-17.4]', () => {
  const struck = (pressure: number) => {
    const table = startOf('REF-4', { pressure: { 1: pressure, 2: 4 }, hand: { 2: 'strike' } }).open('keep');
    expect(table.ap(1)).toBe(pressure);
    table.answer(2, 'play strike on P1').pass();
    return [table.ap(1), table.pressure(2)];
  };
  expect([struck(6), struck(4), struck(2)]).toEqual([
    [3, 3],
    [2, 3],
    [2, 3],
  ]);
});

test('EX-54 answers that lapse [EC-9.6, EC-16.9, EC-16.10]', () => {
  const table = given('REF-4', {
    pressure: { 1: 5, 2: 6, 3: 6, 4: 5 },
    hand: { 2: 'leaking-pipe coal-2', 3: 'leaking-pipe', 4: 'coal-1' },
  }).open('move');
  expect(table.asks).toBe('2 3 4');
  table.answers([
    [3, 'play leaking-pipe on P4'],
    [2, 'play leaking-pipe on P1'],
    [4, 'pass'],
  ]);
  expect([table.pressure(1), table.pressure(2), table.pressure(3), table.hand(3)]).toEqual([
    3,
    5,
    6,
    'leaking-pipe',
  ]);
  expect(table.told).toEqual(['interrupted', 'pressure']);
  expect(JSON.stringify(table.view()), 'nobody learns of the answer that lapsed').not.toContain('P4');
  expect([table.asked, table.asks]).toEqual(['interfere', '2 3 4']);
  table.answer(3, 'play leaking-pipe on P4').pass();
  expect([table.pressure(3), table.pressure(4)]).toEqual([5, 3]);
});

/** The specification's worked examples on steam, movement, coal and cards. */
import { expect, test } from 'vitest';
import { given, turnStarts } from './support.ts';

test('EX-06 steam [EC-4.4, EC-4.5]', () => {
  expect(turnStarts('REF-4', { pressure: { 1: 6 } }).boiler()).toBe('6/5');
});

test('EX-07 the lowest pressure [EC-4.6]', () => {
  expect(turnStarts('REF-4', { pressure: { 1: 2 } }).boiler()).toBe('2/2');
});

test('EX-08 the first turn [EC-1.5, EC-5.4, EC-6.1, EC-13.1]', () => {
  const table = turnStarts('REF-4', { hand: { 1: 'springs' } });
  expect([table.boiler(), table.on()]).toEqual(['5/4', 's0']);
  table.play('move', 'move');
  expect([table.on(), table.ap()]).toEqual(['s2', 1]);
  expect(table.refused('move')).toBe('NOT_ENOUGH_AP EC-5.4');
  expect(table.offers()).toContain('install springs');
});

test('EX-09 skids [EC-6.2, EC-6.3]', () => {
  const table = given('REF-4', { at: { 1: 7 }, upgrade: { 1: 'skids' }, ap: 3 }).play('move');
  expect([table.on(), table.ap()]).toEqual(['s8', 2]);
});

test('EX-10 treads [EC-6.3]', () => {
  const at = (space: number) =>
    given('REF-4', { at: { 1: space }, upgrade: { 1: 'treads' } })
      .play('move')
      .ap();
  expect([at(43), at(42)]).toEqual([3, 4]);
});

test('EX-11 a local guide beyond the border [EC-3.13]', () => {
  const table = given('REF-3', { at: { 1: 7 }, ap: 4, hand: { 1: 'local-guide' } }).play('play local-guide');
  expect([table.ap(), table.crew()]).toEqual([3, 'local-guide forest']);
  expect(table.play('move').ap()).toBe(2);
});

test('EX-12 a local guide before the border [EC-3.13]', () => {
  const table = given('REF-3', { at: { 1: 5 }, ap: 9, hand: { 1: 'local-guide' } }).play('play local-guide');
  expect(table.crew()).toBe('local-guide sea');
  const costs = [1, 1, 2].map((cost) => table.ap() - cost);
  expect(costs[0]).toBe(7);
  table.play('move', 'move');
  expect([table.on(), table.ap()]).toEqual(['s7', 6]);
  expect(table.play('move').ap()).toBe(4);
});

test('EX-13 Good Going [EC-5.5, EC-6.4, EC-6.5]', () => {
  const table = given('REF-4', { at: { 1: 8 }, upgrade: { 1: 'skids' }, ap: 4, hand: { 1: 'good-going' } });
  table.play('play good-going', 'move', 'move', 'move');
  expect([table.on(), table.ap()]).toEqual(['s11', 0]);
  expect(table.refused('move')).toBe('NO_AP EC-5.5');
});

test('EX-14 fog [EC-6.5]', () => {
  const foggy = { at: { 1: 8 }, active: 'fog' };
  expect(
    given('REF-4', { ...foggy, upgrade: { 1: 'skids' } })
      .play('move')
      .ap(),
  ).toBe(3);
  expect(given('REF-4', foggy).play('move').ap()).toBe(2);
});

test('EX-15, EX-16 and EX-17 coal [EC-7.1, EC-7.2, EC-7.3, EC-7.5]', () => {
  const table = given('REF-4', {
    pressure: { 1: 4 },
    ap: 4,
    hand: { 1: 'coal-3 coal-1 coal-2 coal-2' },
  });
  expect(table.play('shovel coal-3').boiler()).toBe('3/7');
  expect(table.play('shovel coal-1').boiler()).toBe('2/8');
  expect(table.play('shovel coal-2').boiler()).toBe('1/9');
  expect(table.refused('shovel coal-2')).toBe('BOILER_FULL EC-7.5');
});

test('EX-18 without AP [EC-5.5, EC-5.6, EC-5.7, EC-5.8]', () => {
  const position = { ap: 0, weapon: { 1: 'earth-torpedo' }, crew: { 1: 'stoker' } };
  const table = given('REF-3', position);
  expect(table.refused('fire at P2 damage')).toBe('NO_AP_FOR_FREE_ACTION EC-5.6');
  expect(table.offers()).toEqual(['throw crew', 'throw weapon', 'end']);
  const free = given('REF-3', { ...position, options: { freeActionsAtZeroAp: true } });
  expect(free.offers()).toContain('fire at P2 damage');
});

test('EX-19 Full Steam Ahead [EC-4.8, EC-17.1, EC-17.2]', () => {
  const table = turnStarts('REF-4', { hand: { 1: 'full-steam full-steam coal-1' } });
  expect(table.boiler()).toBe('5/4');
  expect(table.play('play full-steam').boiler()).toBe('8/4');
  expect(table.play('shovel coal-1').boiler()).toBe('7/5');
  expect(table.refused('play full-steam')).toBe('TURN_START_ONLY EC-4.8');
});

test('EX-20 one crew member [EC-5.7, EC-8.5]', () => {
  const table = given('REF-4', { crew: { 1: 'stoker' }, hand: { 1: 'gunner' }, ap: 3 });
  expect(table.refused('play gunner')).toBe('CREW_ABOARD EC-8.5');
  table.play('throw crew');
  expect(table.ap()).toBe(3);
  table.play('play gunner');
  expect([table.ap(), table.crew(), table.travelDiscard]).toEqual([2, 'gunner', 'stoker']);
});

test('EX-34 install and fire [EC-11.8, EC-13.1, EC-13.2, EC-13.3]', () => {
  const table = given('REF-4', {
    at: { 1: 5, 2: 4 },
    ap: 4,
    hand: { 1: 'rocket' },
    pressure: { 2: 7 },
  }).play('install rocket');
  expect(table.ap()).toBe(2);
  table.play('fire at P2 damage');
  expect([table.pressure(2), table.ap()]).toEqual([3, 2]);
  expect(given('REF-4', { at: { 1: 6 }, hand: { 1: 'rocket' } }).refused('install rocket')).toBe(
    'NOT_AT_CAMP EC-13.1',
  );
});

test('EX-35 a gas balloon [EC-13.7, EC-13.8, EC-13.9, EC-13.14]', () => {
  const table = given('REF-4', { at: { 1: 2 }, ap: 8, hand: { 1: 'gas-balloon' } }).play(
    'install gas-balloon',
  );
  expect(table.ap()).toBe(6);
  table.play('move', 'move', 'move');
  expect([table.on(), table.ap(), table.asked]).toEqual(['s5', 3, 'gasBalloonEnd']);
  table.play('gas-balloon cover');
  expect([table.upgrade(), table.ap()]).toEqual(['covered gas-balloon', 3]);
  expect(
    given('REF-4', { at: { 1: 5 }, ap: 3, upgrade: { 1: 'covered gas-balloon' } })
      .play('move')
      .ap(),
  ).toBe(1);
  table.play('rearm');
  expect([table.upgrade(), table.ap()]).toEqual(['gas-balloon', 1]);
  expect([table.play('move').on(), table.ap()]).toEqual(['s6', 0]);
});

test('EX-36 springs [EC-6.6, EC-13.10, EC-13.11, EC-13.12]', () => {
  const table = given('REF-4', { at: { 1: 4 }, upgrade: { 1: 'springs' }, ap: 3, active: 'customs-check' });
  table.play('use cover');
  expect([table.on(), table.ap(), table.upgrade()]).toEqual(['s6', 2, 'covered springs']);
  expect(table.state.halted, 'the camp at s5 was not entered').toBe(0);
  expect(table.refused('rearm')).toBe('NOT_AT_CAMP EC-13.1');
});

test('EX-37 booster rockets [EC-13.13]', () => {
  const table = given('REF-4', { at: { 1: 6 }, upgrade: { 1: 'booster-rockets' }, ap: 3 }).play(
    'use discard',
  );
  expect([table.on(), table.ap(), table.upgrade(), table.campDiscard]).toEqual([
    's9',
    2,
    '',
    'booster-rockets',
  ]);
  expect(table.told.filter((type) => type === 'advanced')).toHaveLength(3);
});

test('EX-38 refilling [EC-14.1, EC-14.2, EC-14.3, EC-14.4, EC-14.5]', () => {
  const table = given('REF-4', {
    turn: 2,
    ap: 0,
    hand: { 2: 'coal-1 skids fog' },
    campDeck: 'rocket',
    travelDeck: 'coal-3 stoker',
  });
  table.play('end', 'discard skids');
  expect([table.asked, table.offers()]).toEqual(['drawFrom', ['draw travel', 'draw base-camp']]);
  table.play('draw base-camp');
  // Only the travel deck is left, so both cards are drawn at once.
  expect([table.hand(2), table.turn]).toEqual(['coal-1 coal-3 stoker fog rocket', 3]);
});

test('EX-39 a base-camp card in hand [EC-14.5]', () => {
  const table = given('REF-4', { turn: 2, ap: 0, hand: { 2: 'coal-1 coal-1 coal-2 rocket' } });
  const [, camp] = table.deckSizes();
  table.play('end');
  expect(table.refused('draw base-camp')).toBe('NO_BASE_CAMP_CARD_NOW EC-14.5');
  // Only the travel deck can be chosen, so nothing is asked.
  table.play('keep');
  expect([table.handSize(2), table.turn, table.deckSizes()[1]]).toEqual([5, 3, camp]);
});

test('EX-40 a new deck [EC-14.8]', () => {
  const table = given('REF-4', {
    ap: 0,
    hand: { 1: 'rocket fog' },
    travelDeck: 'coal-3',
    travelDiscard:
      'coal-1 coal-1 coal-1 coal-1 coal-1 coal-1 coal-2 coal-2 coal-2 coal-2 coal-2 coal-2 coal-2 coal-2 coal-2 stoker stoker tailwind tailwind telegram',
    hoard: 3,
  });
  expect(table.travelDiscard.split(' ')).toHaveLength(20);
  table.play('end', 'keep');
  expect([table.handSize(1), table.deckSizes()[0], table.travelDiscard]).toEqual([5, 18, '']);
  expect(table.told).toContain('reshuffled');
});

test('EX-44 New Maps [EC-17.13]', () => {
  const table = given('REF-4', { at: { 1: 0, 2: 5, 3: 24, 4: 36 }, ap: 3, hand: { 1: 'new-maps' } });
  const choices = table.after('play new-maps');
  expect(choices).toHaveLength(21);
  expect(new Set(choices.map((choice) => choice.split(' ')[0]))).toEqual(
    new Set(['2', '4', '5', '7', '8', '10', '11']),
  );
  table.play('play new-maps 2 for mountain-rockies');
  expect([table.slot('1.1'), table.ap()]).toEqual(['mountain-rockies', 3]);
  expect(table.reserve.sort()).toEqual(['desert-sahara', 'ice-antarctic', 'sea-indian']);
  // Mountains now, with the camp on s10 instead of s8.
  const there = given('REF-4', {
    at: { 1: 7 },
    ap: 9,
    upgrade: { 1: 'treads' },
    hand: { 1: 'new-maps rocket' },
  });
  there.play('play new-maps 2 for mountain-rockies', 'move');
  expect([there.on(), there.ap()]).toEqual(['s8', 8]);
  expect(there.refused('install rocket')).toBe('NOT_AT_CAMP EC-13.1');
  expect(there.play('move', 'move').offers()).toContain('install rocket');
});

test('EX-45 Customs Check [EC-9.12]', () => {
  const table = given('REF-4', {
    at: { 1: 3 },
    active: 'customs-check',
    ap: 8,
    upgrade: { 1: 'springs' },
    hand: { 1: 'tailwind rocket' },
  });
  table.play('move', 'move');
  expect([table.on(), table.ap()]).toEqual(['s5', 4]);
  for (const text of ['move', 'play tailwind', 'use cover'])
    expect(table.refused(text)).toBe('HALTED EC-9.12');
  expect(table.offers()).toContain('install rocket');
});

test('EX-47 Relief Valve [EC-17.3]', () => {
  const at = (pressure: number, ap: number) =>
    given('REF-4', { pressure: { 1: pressure }, ap, hand: { 1: 'relief-valve' } });
  expect(at(4, 8).after('play relief-valve')).toEqual(['-2', '-1', '1']);
  expect(at(4, 8).refused('play relief-valve 2')).toBe('NO_CONVERSION EC-17.3');
  expect(at(8, 5).play('play relief-valve 3').boiler()).toBe('8/5');
  expect(at(8, 5).play('play relief-valve -1').boiler()).toBe('4/9');
  expect(at(8, 5).refused('play relief-valve -2')).toBe('NO_CONVERSION EC-17.3');
});

test('EX-49 a mechanic [EC-17.8]', () => {
  const table = given('REF-4', {
    at: { 1: 5 },
    crew: { 1: 'mechanic' },
    ap: 2,
    hand: { 1: 'earth-torpedo skids' },
  });
  expect(table.play('install earth-torpedo').ap()).toBe(2);
  expect(table.play('install skids').ap()).toBe(1);
});

test('EX-50 a navigator [EC-6.5, EC-6.8]', () => {
  const table = given('REF-4', { crew: { 1: 'navigator' } });
  expect(table.play('move').ap()).toBe(4);
  expect(table.play('move').ap()).toBe(2);
  const blown = given('REF-4', { crew: { 1: 'navigator' }, hand: { 1: 'tailwind' } }).play('play tailwind');
  expect([blown.ap(), blown.play('move').ap()]).toEqual([3, 2]);
});

test('EX-53 a lookout [EC-14.2, EC-17.19]', () => {
  const table = given('REF-4', { ap: 0, crew: { 1: 'lookout' }, hand: { 1: 'coal-1 coal-1 rocket' } });
  table.play('end', 'keep');
  expect(table.handSize(1)).toBe(6);
  const without = given('REF-4', { ap: 0, hand: { 1: 'coal-1 coal-1 coal-1 coal-2 coal-2 rocket' } });
  without.play('end', 'keep');
  expect(without.handSize(1)).toBe(6);
});

/** Playing cards for abilities, and defending: RUSH-5. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

test('only a card with an active ability can be played for abilities [RUSH-5.1, RUSH-6.39]', () => {
  const table = given({ hand: { 1: 'ussr-t-28, ussr-t-35, ussr-zis-5, germany-tiger' } });
  for (const card of ['ussr-t-28', 'ussr-t-35', 'ussr-zis-5', 'germany-tiger'])
    expect(table.illegal(`play ${card}`), card).toBe('5.1');
  expect(table.offersOf('play')).toEqual([]);
});

test('abilities are resolved in printed order, one after another [RUSH-5.2, RUSH-5.3]', () => {
  const table = given({
    hand: { 1: 'germany-maus, E' },
    on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t32' },
    reserve: 'ussr-t-26, usa-t29',
  }).play('play germany-maus');
  expect([table.asked, table.pile('germany')], 'Siege first').toEqual(['chooseSiegeTarget', [9, 3]]);
  expect(table.illegal('buy ussr-t-26 with E')).toBe('5.3');
  expect(table.illegal('deploy germany-maus on S1.3')).toBe('5.3');
  table.play('siege S2.1');
  expect([table.pile('germany'), table.depot(1), table.defenders['S1.3']]).toEqual([
    [8, 3],
    'medal-germany-single',
    'germany-maus',
  ]);
});

test('Vehicles with Defence 1 or 2 can be deployed without abilities [RUSH-5.4]', () => {
  const table = given({ hand: { 1: 'germany-tiger, ussr-ms-1, germany-sdkfz-251, ussr-m-72, ussr-ba-10' } });
  table.play('deploy germany-tiger on S1.1', 'deploy ussr-ms-1 on S1.2', 'deploy germany-sdkfz-251 on S1.3');
  expect(table.illegal('deploy ussr-m-72 on S1.1')).toBe('5.4');
  expect(table.illegal('deploy ussr-ba-10 on S1.1')).toBe('5.4');
});

test('an ability without effect is skipped [RUSH-5.6]', () => {
  // No hand to sabotage, no Medal, no Depot, no Vehicles, no Garage.
  const table = given({
    hand: { 1: 'ussr-t-26, ussr-t-43, ussr-stz-5, usa-m8-greyhound, usa-m3-stuart' },
    deckOnly: true,
    piles: { ussr: [0, 3] },
  });
  table.play('play ussr-stz-5');
  expect([table.asked, table.depot(1)]).toEqual(['stepTwo', 'ussr-stz-5']);
  table.play('play ussr-t-26', 'place on S1.1', 'play ussr-t-43', 'place on S1.2', 'play usa-m8-greyhound');
  expect([table.reserve, table.pile('ussr')]).toEqual(['', [0, 3]]);
});

test('after its abilities a Vehicle must be placed on an own Base [RUSH-5.7, RUSH-5.8]', () => {
  const table = given({ hand: { 1: 'ussr-t-43' }, on: { 'S1.2': 'usa-m6' }, seats: 3 }).play(
    'play ussr-t-43',
  );
  expect(table.offers()).toEqual(['place on S1.1', 'place on S1.3']);
  expect(table.illegal('place on S2.1')).toBe('5.7');
  expect(table.illegal('place on S1.2')).toBe('5.8');
  expect(table.illegal('place on S9.9')).toBe('5.7');
  table.play('place on S1.3');
});

test('a lost Base cannot be defended [RUSH-5.7]', () => {
  const table = given({ hand: { 1: 'ussr-t-43, ussr-t-28' }, lost: 'S1.1' });
  expect(table.illegal('deploy ussr-t-28 on S1.1')).toBe('5.7');
  table.play('play ussr-t-43');
  expect(table.offers()).toEqual(['place on S1.2', 'place on S1.3']);
  table.play('place on S1.2');
});

test('a Base has one defender; a former one goes to the Depot, and nobody is rewarded [RUSH-5.9, RUSH-5.10, RUSH-5.11]', () => {
  const table = given({
    hand: { 1: 'germany-tiger' },
    lost: 'S1.2',
    on: { 'S1.1': 'usa-m6', 'S1.3': 'ussr-t-28' },
    damaged: 'ussr-t-28',
  });
  expect(table.offersOf('deploy')).toEqual(['deploy germany-tiger on S1.1', 'deploy germany-tiger on S1.3']);
  table.play('deploy germany-tiger on S1.3');
  expect(table.defenders).toEqual({ 'S1.1': 'usa-m6', 'S1.3': 'germany-tiger' });
  expect([table.depot(1), table.damaged]).toEqual(['ussr-t-28', '']);
  expect([...table.state.noted]).toEqual([0, 0, 0, 0]);
});

test('a new defender is undamaged, and the Base keeps its damage [RUSH-5.16]', () => {
  const table = given({
    turn: 1,
    hand: { 1: 'usa-m12' },
    lost: 'S2.1, S2.2',
    on: { 'S2.3': 'ussr-kv-1' },
    damaged: 'S2.3, ussr-kv-1',
  });
  table.play('play usa-m12', 'siege ussr-kv-1', 'place on S1.1');
  expect([table.damaged, table.depot(2)]).toEqual(['S2.3', 'ussr-kv-1']);
  const own = given({ hand: { 1: 'usa-m6' }, damaged: 'S1.1' }).play('deploy usa-m6 on S1.1');
  expect([own.damaged, own.defenders]).toEqual(['S1.1', { 'S1.1': 'usa-m6' }]);
});

test('Vehicles with Defence 0 go to the Depot, and without a Base all do [RUSH-5.12, RUSH-5.13]', () => {
  const table = given({
    hand: { 1: 'ussr-t-43, ussr-ba-10, ussr-t-28' },
    lost: 'S1.1, S1.2, S1.3',
    more: { trigger: 'bases' },
  });
  table.play('play ussr-t-43', 'play ussr-ba-10');
  expect([table.depot(1), table.defenders]).toEqual(['medal-ussr-single, ussr-t-43, ussr-ba-10', {}]);
});

test('without a Base no Vehicle can be deployed [RUSH-5.18]', () => {
  const table = given({ hand: { 1: 'ussr-t-28' }, lost: 'S1.1, S1.2, S1.3', more: { trigger: 'bases' } });
  expect(table.illegal('deploy ussr-t-28 on S1.1')).toBe('5.18');
  expect(table.offersOf('deploy')).toEqual([]);
});

test('Barracks cards never defend, not even after their ability [RUSH-5.14]', () => {
  const table = given({ hand: { 1: 'Vol, Tech' }, reserve: 'usa-t29, usa-t32' });
  table.play('play Vol', 'play Tech');
  expect([table.defenders, table.depot(1), table.graveyard]).toEqual([{}, 'Vol', 'Tech']);
  expect(table.illegal('deploy Vol on S1.1')).toBe('3.13');
});

test('a defended Base is no target, an undefended one is [RUSH-5.15]', () => {
  const table = given({ hand: { 1: 'ussr-su-100' }, on: { 'S2.2': 'usa-m6' } }).play(
    'attack with ussr-su-100',
  );
  expect(table.offers()).toEqual([
    'ussr-su-100 hits S2.1',
    'ussr-su-100 hits usa-m6',
    'ussr-su-100 hits S2.3',
  ]);
  expect(table.illegal('ussr-su-100 hits S2.2')).toBe('7.6');
});

test('a defender stays until it is destroyed, replaced or loses its Base [RUSH-5.17]', () => {
  const table = given({ hand: { 1: 'E' }, on: { 'S1.1': 'ussr-t-34' } });
  for (const text of ['play ussr-t-34', 'attack with ussr-t-34', 'deploy ussr-t-34 on S1.2'])
    expect(table.illegal(text)).toBe('3.13');
  expect(table.offers().some((text) => text.includes('ussr-t-34'))).toBe(false);
  table.play('end', 'end');
  expect(table.defenders).toEqual({ 'S1.1': 'ussr-t-34' });
});

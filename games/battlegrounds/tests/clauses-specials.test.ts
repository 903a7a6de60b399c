/** Clauses on special tokens and upgrades that no worked example names, and the details of Team. */
import { describe, expect, test } from 'vitest';
import { type Given, PICTURES } from './frames.ts';
import { given } from './support.ts';

const pairOf = (picture: string): string => `${picture}-s ${picture}-1`;

test('one-time actions are played, upgrades assigned [BG-8.5]', () => {
  for (const [i, picture] of PICTURES.entries()) {
    const table = given('B4', { area: { 1: pairOf(picture) } });
    const offers = table.offers().filter((text) => text.includes(picture));
    expect(offers).toEqual([i < 6 ? `play ${picture}` : `assign ${picture} to t-34`]);
    if (i < 6) expect(table.refused(`assign ${picture} to t-34`)).toBe('NOT_AN_UPGRADE BG-8.5');
    else expect(table.refused(`play ${picture}`)).toBe('NOT_AN_ACTION BG-8.5');
  }
});

test('a single special token, and ordinary pairs, cannot be used [BG-8.3, BG-8.4]', () => {
  const table = given('B4', { area: { 1: 'castle-s airfield-s bunker-1 bunker-2' } });
  for (const text of ['assign castle to t-34', 'play airfield'])
    expect(table.refused(text)).toBe('NEEDS_PAIR BG-8.4');
  expect(table.refused('assign bunker to t-34')).toBe('NO_SPECIAL BG-8.3');
  const theirs = given('B4', { area: { 2: pairOf('castle') } });
  expect(theirs.refused('assign castle to t-34')).toBe('NO_SPECIAL BG-8.3');
});

describe('two upgrades of a kind on one card [BG-8.14]', () => {
  test('two Armours absorb two hazards', () => {
    const position: Given = { on: { green: 'A2' }, carries: { 't-34': 'castle bunker' }, duds: 'B2 C2' };
    const table = given('B4', position).play('move green B2 C2');
    expect([table.on('green'), table.spent, table.supply]).toEqual(['C2', 'castle bunker', 16]);
    const one = given('B4', { ...position, carries: { 't-34': 'castle' } }).play('move green B2 C2');
    expect([one.on('green'), one.spent]).toEqual(['off', 'castle']);
  });
  test('a second one can be assigned', () => {
    const table = given('B4', { carries: { 't-34': 'hilltop' }, area: { 1: pairOf('lighthouse') } });
    table.play('assign lighthouse to t-34');
    expect(table.carried('t-34')).toBe('hilltop lighthouse');
  });
});

test('nothing can be given away, and an assigned pair stays where it is [BG-8.11, BG-8.18, BG-8.19]', () => {
  const table = given('B2', { carries: { 't-34': 'castle' }, area: { 1: 'castle-2 castle-3 ruins-1' } });
  expect([table.points(1), table.area(1)]).toEqual([4, 'ruins-1 castle-s castle-1 castle-2 castle-3']);
  const verbs = new Set(table.offers().map((text) => text.split(' ')[0]));
  expect([...verbs].sort()).toEqual(['change', 'move']);
  expect(table.refused('assign castle to maus')).toBe('ASSIGNED_ALREADY BG-8.11');
  expect(table.refused('give ruins to P2')).toBe('UNREADABLE BG-0.1');
});

test('an Extra turn has its own shot and may use the other tank [BG-9.2, BG-9.3]', () => {
  const table = given('B2', { area: { 1: pairOf('airfield') } });
  table.play('move green A2 A3', 'shoot green dud A4', 'play airfield');
  expect(table.paths('green').length).toBeGreaterThan(0);
  table.play('move blue H7 H6', 'shoot blue dud H3');
  expect([table.duds.split(' ').sort(), table.offers()]).toEqual([['A4', 'H3'], ['end']]);
});

describe('an Extra turn is no new turn [BG-9.6]', () => {
  test('no repair, no victory check', () => {
    const area = { 1: `${pairOf('airfield')} ${PICTURES.slice(6, 11).map(pairOf).join(' ')}` };
    const table = given('B4', { damaged: 'm24-chaffee', area });
    expect(table.points(1)).toBe(12);
    table.play('move green A2 A3', 'hold green', 'play airfield', 'move green A2 A1', 'hold green');
    expect([table.over, table.damaged]).toEqual([undefined, 'm24-chaffee']);
    expect(table.play('end').over).toBe('target: 1');
  });
  test('no shot of the artillery', () => {
    const position: Given = { tokens: 'L0', area: { 1: 'airfield-s airfield-3' }, hits: 'D4' };
    const table = given('S1', { ...position, bare: 'A1' });
    table.play('move green A2 A3', 'hold green', 'play airfield', 'move green A4 A5', 'hold green');
    expect([table.state.shots, table.artilleryPoints]).toEqual([0, 0]);
    table.play('end');
    expect([table.state.shots, table.artilleryPoints]).toEqual([1, 1]);
  });
});

test('Extra tank with few cards in the deck [BG-9.9]', () => {
  const area = { 1: `${pairOf('factory')} ${pairOf('tank-depot')}` };
  const one = given('B4', { deck: 'tiger-i', area }).play('play factory');
  expect([one.asked, one.reserve(1), one.deck]).toEqual(['mainAction', 'm24-chaffee tiger-i', '']);
  expect(one.refused('play tank-depot')).toBe('DECK_EMPTY BG-9.9');
  expect(one.spent).toBe('factory');
  expect(one.offers()).toContain('change green to tiger-i');
  const none = given('B4', { deck: '', area });
  expect(none.refused('play factory')).toBe('DECK_EMPTY BG-9.9');
});

test('no limit on the cards of a player [BG-9.11]', () => {
  const area = { 1: `${pairOf('factory')} ${pairOf('tank-depot')}` };
  const table = given('B4', { area }).play('play factory', 'keep panther', 'play tank-depot', 'keep tiger-i');
  expect(table.reserve(1)).toBe('m24-chaffee panther tiger-i');
  expect([table.cardBox, table.deck]).toEqual(['cromwell churchill-i', '']);
  expect(table.after('change green')).toHaveLength(3);
});

describe('Order change and a tank without a path [BG-10.16]', () => {
  const stuck = () =>
    given('B4', {
      on: { green: 'A1', yellow: 'A3', blue: 'C1' },
      carries: { 't-34': 'radio-tower hilltop' },
    });
  test('a shot that opens a path is followed by the move', () => {
    const table = stuck();
    expect(table.paths('green')).toEqual([]);
    table.play('shoot green tank C1');
    expect([table.asked, table.paths('green')]).toEqual(['moveAfterShot', ['B1 C1']]);
    expect(table.refused('hold green')).toBe('MOVE_OWED BG-10.14');
    table.play('move green B1 C1');
    expect(table.offers()).toEqual(['end']);
  });
  test('if there is still none, the move is skipped', () => {
    const table = stuck().play('shoot green dud A2');
    expect([table.on('green'), table.offers()]).toEqual(['A1', ['end']]);
  });
  test('without the shot the main action is over', () => {
    const table = stuck().play('hold green');
    expect([table.on('green'), table.offers()]).toEqual(['A1', ['end']]);
  });
  test('without Order change there is no move after the shot', () => {
    const on = { green: 'A1', yellow: 'A3', blue: 'C1' };
    const table = given('B4', { on, carries: { 't-34': 'hilltop' } }).play('shoot green tank C1');
    expect([table.on('green'), table.offers()]).toEqual(['A1', ['end']]);
  });
});

describe('Team', () => {
  test('either partner uses what the team has collected [BG-14.4]', () => {
    const table = given('T4', { turn: 3, area: { 1: `${pairOf('airfield')} ${pairOf('castle')}` } });
    table.play('play airfield', 'assign castle to t-34');
    expect([table.actions, table.carried('t-34'), table.spent]).toEqual([2, 'castle', 'airfield']);
    const others = given('T4', { turn: 2, area: { 1: pairOf('airfield') } });
    expect(others.refused('play airfield')).toBe('NO_SPECIAL BG-8.3');
    expect(others.refused('assign castle to t-34')).toBe('NO_SPECIAL BG-8.3');
  });
  test('not to a partner’s tank that is off the board [BG-14.5]', () => {
    const table = given('T4', { turn: 3, on: { green: 'off' }, area: { 1: pairOf('castle') } });
    expect(table.after('assign castle')).toEqual(['to maus']);
    expect(table.refused('assign castle to t-34')).toBe('NOT_ACTIVE BG-8.9');
    expect(table.refused('assign castle to kv-1')).toBe('NOT_ACTIVE BG-8.9');
  });
  test('cards, stacks and bases are each partner’s own [BG-14.6]', () => {
    const table = given('T4', { turn: 3, area: { 1: pairOf('factory') } }).play(
      'play factory',
      'keep panther',
    );
    expect([table.reserve(1), table.reserve(3)]).toEqual(['m24-chaffee', 'luchs panther']);
    expect(table.refused('change blue to m24-chaffee')).toBe('CARD_NOT_IN_RESERVE BG-7.1');
    expect(table.refused('move green A2 A3')).toBe('NOT_YOUR_TANK BG-4.2');
    const away = given('T4', { turn: 3, asked: 'returnPawn', on: { blue: 'off' } });
    expect(away.after('return blue with luchs')).toEqual(['on G8', 'on H7', 'on H8']);
    const shot = given('T4', { turn: 2, moved: 'yellow', on: { yellow: 'D4', blue: 'F6' } });
    shot.play('shoot yellow tank F6');
    expect([shot.stack('blue'), shot.stack('green')]).toEqual(['2 1', '3 2 1']);
  });
  test('Armour protects from the partner’s tank, not from the own second one [BG-11.3]', () => {
    const on = { green: 'A2', blue: 'B2' };
    const ally = given('T4', { on, carries: { 't-34': 'castle' } }).play('move green B2 C2');
    expect([ally.on('green'), ally.spent, ally.won(3)]).toEqual(['C2', 'castle', '']);
    const own = given('B2', { on, carries: { 't-34': 'castle' } }).play('move green B2 C2');
    expect([own.on('green'), own.spent, own.carried('t-34')]).toEqual(['off', '', 'castle']);
    const enemy = given('B4', { on, carries: { 't-34': 'castle' } }).play('move green B2 C2');
    expect([enemy.on('green'), enemy.spent, enemy.won(3)]).toEqual(['C2', 'castle', '']);
  });
});

/** Worked examples of actions among independent creatures: Intercept, Portal, Prayer of Healing (WOW-4, 9.9). */
import { describe, expect, test } from 'vitest';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

/** A warrior in the fields beside Tarren Mill, and a druid and a mage in the mill. */
const mill = (figures: readonly string[], region = 'tarren-mill'): Fight =>
  onMap({
    seats: 6,
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'druid', level: 5, region, sheet: ['trogg-club-1@5'] },
      { name: 'alliance-2', class: 'mage', level: 5, region },
      { name: 'alliance-3', class: 'warrior', level: 2, region: 'hillsbrad-fields', sheet: ['intercept@2'] },
    ],
    figures,
    dice: new Array(60).fill(8),
  });

test('nobody challenges into the region where it is, with Intercept or without (WOW-9.1, WOW-9.9)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'warrior', level: 2, region: 'tarren-mill', sheet: ['intercept@2'] },
      { name: 'horde-2', class: 'priest', region: 'ambermill' },
    ],
    figures: ['blue gnoll in tarren-mill', 'blue ogre in ambermill'],
  });
  expect(game.refused('3: challenge horde-1 into tarren-mill group gnoll-blue-1')).toBe(
    'NO_SUCH_TARGET WOW-9.1',
  );
  expect(game.refused('4: challenge horde-2 into ambermill group ogre-blue-1')).toBe(
    'NO_SUCH_TARGET WOW-9.1',
  );
});

test('W-74: Intercept carries a challenge into the next region, where friends may join (WOW-9.9)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'warrior', level: 2, region: 'tarren-mill', sheet: ['intercept@2'] },
      { name: 'horde-2', class: 'priest', region: 'hillsbrad-fields', actions: 1 },
    ],
    figures: ['green gnoll in hillsbrad-fields of terror-in-the-fields'],
    dice: new Array(60).fill(3),
  });
  expect(game.next('challenge horde-1')).toEqual(['into hillsbrad-fields']);
  const target = 'challenge horde-1 into hillsbrad-fields group gnoll-green-1';
  expect(game.next(target)).toEqual(['invite horde-2']);
  game.play(`3: ${target} invite horde-2`, '4: join horde-2');
  expect([game.where('horde-1'), game.s.actions[2], game.s.actions[3]]).toEqual(['hillsbrad-fields', 1, 0]);
  expect([game.s.role[2], game.s.role[3]]).toEqual([1, 1]);
});

describe('W-138: a Wildkin and a Ghoul of a quest in one region (WOW-4.4, WOW-4.5, WOW-4.11, WOW-9.9)', () => {
  const figures = ['blue wildkin in tarren-mill', 'green ghoul in tarren-mill of ghoulish-harvest'];
  test('who joins and wins has one action left and no obligation', () => {
    const game = mill(figures);
    expect(game.refused('1: rest alliance-1 health 0')).toBe('MUST_CHALLENGE WOW-4.2');
    game.play('1: challenge alliance-1 group wildkin-blue-1 invite alliance-2', '2: join alliance-2');
    game.s.hits[0] = 9;
    game.until(() => game.asked === 'action', true);
    expect(game.events).toContainEqual({ type: 'fightWon', by: 'alliance' });
    expect([game.s.actions[0], game.s.actions[1]]).toEqual([1, 1]);
    game.play('1: pass alliance-1', '2: pass alliance-2');
  });
  test('before that a warrior may charge at the Ghoul, and the obliged cannot join', () => {
    const game = mill(figures);
    expect(game.next('3: challenge alliance-3 into tarren-mill').sort()).toEqual([
      'group ghoul-green-1',
      'group wildkin-blue-1',
    ]);
    const ghoul = '3: challenge alliance-3 into tarren-mill group ghoul-green-1';
    expect(game.next(ghoul)).toEqual([]);
    expect(game.refused(`${ghoul} invite alliance-1`)).toBe('CANNOT_INVITE WOW-9.5');
    expect(game.next('3: challenge alliance-3 into tarren-mill group wildkin-blue-1')).toEqual([
      'invite alliance-1',
      'invite alliance-2',
    ]);
    game.play(ghoul);
    expect([game.where('alliance-3'), game.asked]).toEqual(['tarren-mill', 'dicePool']);
  });
});

test('W-139: Portal takes an obliged mage away, and the action follows at once (WOW-4.7, WOW-4.8, WOW-3.6)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'mage', level: 4, region: 'tarren-mill', sheet: ['portal@1'] },
      { name: 'alliance-2', class: 'druid', region: 'ambermill' },
    ],
    figures: ['blue wildkin in tarren-mill'],
  });
  // A gnome may regain a point at the beginning of the turn, so it is set here.
  game.s.energy[0] = 1;
  expect(game.refused('1: pass alliance-1')).toBe('MUST_CHALLENGE WOW-4.2');
  game.play('1: before alliance-1 use portal on alliance-1');
  expect([game.where('alliance-1'), game.s.energy[0], game.s.actions[0]]).toEqual(['southshore', 0, 2]);
  expect(game.refused('2: pass alliance-2')).toBe('ACT_AT_ONCE WOW-4.8');
  game.play('1: pass alliance-1', '2: pass alliance-2');
  expect(game.s.actions[0]).toBe(1);
});

describe('W-140: Prayer of Healing is an action of its own (WOW-4.9, WOW-4.2)', () => {
  const prayer = (figures: readonly string[]): Fight => {
    const game = onMap({
      space: 2,
      heroes: [
        {
          name: 'alliance-1',
          class: 'priest',
          level: 5,
          region: 'ambermill',
          sheet: ['prayer-of-healing@1'],
        },
        { name: 'alliance-2', class: 'druid', level: 3, region: 'ambermill' },
      ],
      figures,
    });
    game.s.health.set([1, 1]);
    game.s.energy[0] = 4;
    return game;
  };
  test('it costs 4 Energy and an action, heals all there and leaves the sheet', () => {
    const game = prayer([]);
    game.play('1: power alliance-1 use prayer-of-healing');
    expect([game.points('alliance-1'), game.s.health[1], game.s.actions[0]]).toEqual(['8/0', 4, 1]);
    expect(game.lies('prayer-of-healing')).toBe('spellbook');
  });
  test('it is no challenge', () => {
    expect(prayer(['blue gnoll in ambermill']).refused('1: power alliance-1 use prayer-of-healing')).toBe(
      'MUST_CHALLENGE WOW-4.2',
    );
  });
});

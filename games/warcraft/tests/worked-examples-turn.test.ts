/** Worked examples of actions and of the ends of turns: obligations, towns, potions of the bag (WOW-3 to WOW-11). */
import { expect, test } from 'vitest';
import { onMap } from './map-support.ts';

test('W-64: the marker goes on, its icon brings an item, the other faction plays (WOW-3.1, WOW-3.10, WOW-3.11)', () => {
  const endTurn = (items: readonly string[]) => {
    const game = onMap({
      space: 7,
      heroes: [{ name: 'horde-1', class: 'mage', region: 'brill', actions: 1 }],
      more: (s) => {
        for (const id of items) s.items.move(s.items.plan.index.get(id)!, s.items.plan.base.deck!);
      },
    });
    return game.play('pass horde-1');
  };
  const game = endTurn(['scimitar-1']);
  expect([game.s.space, ...game.s.actions]).toEqual([8, 2, 2, 0, 0]);
  expect(game.lies('scimitar-1')).toBe('merchant');
  const empty = endTurn([]);
  expect(empty.s.space).toBe(8);
  expect(empty.lies('scimitar-1')).not.toBe('merchant');
});

test('W-67: of two groups of one region one is chosen, the other is next (WOW-4.6)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ name: 'alliance-1', class: 'druid', region: 'ambermill' }],
    figures: ['blue naga in ambermill', 'blue gnoll in ambermill'],
  });
  expect(game.next('challenge alliance-1').sort()).toEqual(['group gnoll-blue-1', 'group naga-blue-1']);
  expect(game.refused('rest alliance-1 health 0')).toBe('MUST_CHALLENGE WOW-4.2');
});

test('W-72: selling from the sheet, buying, recovery and training in one action (WOW-8.1, WOW-8.2, WOW-8.4, WOW-8.6)', () => {
  const game = onMap({
    heroes: [
      {
        name: 'horde-1',
        class: 'warrior',
        region: 'north-tides-hollow',
        gold: 6,
        health: 3,
        sheet: ['cadet-vest@7'],
      },
    ],
    merchant: ['scimitar-1'],
  });
  expect(game.refused('town horde-1 buy scimitar-1')).toBe('NOT_ENOUGH_GOLD WOW-8.2');
  expect(game.refused('town horde-1 sell cadet-vest learn thunder-clap learn heroic-strike learn rend')).toBe(
    'NOT_ENOUGH_GOLD WOW-7.1',
  );
  game.play('town horde-1 sell cadet-vest buy scimitar-1 learn rend health 1');
  expect(game.s.gold[2]).toBe(0);
  expect([game.lies('cadet-vest'), game.lies('scimitar-1'), game.lies('rend')]).toEqual([
    'merchant',
    'bag',
    'spellbook',
  ]);
  expect(game.points()).toBe('4/1');
});

test('W-73: who has an action may join or decline; who has none is not asked (WOW-9.5)', () => {
  const place = {
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', seat: 1 },
      { name: 'horde-2', class: 'priest', region: 'brill', seat: 2, actions: 1 },
      { name: 'horde-3', class: 'warrior', region: 'brill', seat: 3, actions: 0 },
    ],
    figures: ['blue gnoll in brill'],
    seats: 6,
  } as const;
  const game = onMap(place);
  expect(game.next('challenge horde-1 group gnoll-blue-1')).toContain('invite horde-2');
  expect(game.next('challenge horde-1 group gnoll-blue-1')).not.toContain('invite horde-3');
  expect(game.refused('challenge horde-1 group gnoll-blue-1 invite horde-3')).toBe('CANNOT_INVITE WOW-9.5');
  expect(game.refused('challenge horde-1 group gnoll-blue-1 group gnoll-blue-1')).toBe(
    'BAD_DECISION WOW-25.9',
  );
});

test('W-135: at most two actions of a character in a turn (WOW-3.3, WOW-4.1, WOW-6.1)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'rogue', region: 'undercity', energy: 1 }],
  });
  // Set after the beginning of the turn, when a troll regains a point.
  game.s.health[2] = 1;
  game.play('rest horde-1 health 1', 'rest horde-1');
  expect(game.points()).toBe('3/3');
  expect(game.refused('3: rest horde-1 health 0')).toBe('NOT_YOUR_TURN WOW-3.15');
});

test('W-143: a bought power is in the spellbook, and nobody else ever has it (WOW-7.3, WOW-7.4)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ name: 'alliance-1', class: 'paladin', level: 2, region: 'southshore', gold: 4 }],
  });
  expect(game.next('train alliance-1')).toContain('learn lay-on-hands');
  game.play('train alliance-1 learn lay-on-hands');
  expect([game.s.gold[0], game.lies('lay-on-hands')]).toEqual([0, 'spellbook']);
  expect(game.refused('town alliance-1 sell lay-on-hands')).toMatch(/^UNREADABLE/);
});

test('W-145: what was sold lies among the merchant’s cards, for everybody and at any level (WOW-8.2, WOW-8.8, WOW-8.10, WOW-8.11)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ name: 'alliance-1', class: 'warrior', region: 'southshore', gold: 14 }],
    merchant: ['archeus', 'scimitar-1', 'ley-staff-1'],
  });
  game.play('town alliance-1 buy archeus');
  expect([game.s.gold[0], game.lies('archeus')]).toEqual([0, 'bag']);
});

test('W-146: an independent creature pays nothing (WOW-9.10, WOW-9.1)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'warrior', level: 5, region: 'brill', sheet: ['archeus@6'] }],
    figures: ['blue gnoll in brill'],
    dice: Array.from({ length: 900 }, (_, i) => (i % 9 === 0 ? 8 : 7)),
  });
  game.play('challenge horde-1 group gnoll-blue-1');
  game.until(() => game.asked === 'action', true);
  expect(game.events).toContainEqual({ type: 'fightWon', by: 'horde' });
  expect([game.s.gold[2], game.s.xp[2]]).toEqual([0, 0]);
  expect(game.told).not.toContain('questCompleted');
  expect(game.lies('archeus')).toBe('area');
});

test('W-122: no challenge of the other faction’s quest (WOW-9.3)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', region: 'tarren-mill' }],
    figures: ['green ghoul in tarren-mill of ghoulish-harvest'],
  });
  expect(game.refused('challenge horde-1 group ghoul-green-1')).toMatch(/ WOW-9\.3$/);
});

test('W-141: creatures of a quest and enemies stop nobody (WOW-4.10, WOW-5.7)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill' },
      { name: 'alliance-1', class: 'druid', region: 'tirisfal-outpost' },
    ],
    figures: ['green scarlet-crusader in tirisfal-outpost of red-vengeance'],
  });
  game.play('travel horde-1 into balnir-farmstead');
  expect(game.where('horde-1')).toBe('balnir-farmstead');
});

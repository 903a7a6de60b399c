/** Worked examples of arranging a sheet at the end of a turn (WOW-11), and of items in a bag. */
import { expect, test } from 'vitest';
import { onMap, type Standing } from './map-support.ts';
import { type Fight, given } from './support.ts';

const managing = (one: Omit<Standing, 'name' | 'region'>): Fight => {
  const game = onMap({ heroes: [{ ...one, name: 'horde-1', region: 'agamand-mills', actions: 1 }] });
  return game.play('pass horde-1');
};

test('W-05: one Blessing; an aura, a blessing and a seal go together (WOW-11.8)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'paladin',
        level: 3,
        energy: 9,
        region: 'southshore',
        sheet: ['devotion-aura@1', 'blessing-of-might@2'],
        book: ['blessing-of-freedom', 'seal-of-righteousness'],
        actions: 1,
      },
    ],
  });
  game.play('pass alliance-1');
  const kept = 'manage alliance-1 area 1 wear devotion-aura area 2 wear blessing-of-might area 3';
  expect(game.refused(`${kept} wear blessing-of-freedom`)).toMatch(/ WOW-11\.8$/);
  game.play(`${kept} wear seal-of-righteousness`);
  expect(game.lies('seal-of-righteousness')).toBe('area');
});

test('W-76: capacity falls with what is taken off (WOW-11.17, WOW-12.10)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'druid',
        level: 4,
        region: 'southshore',
        health: 8,
        energy: 8,
        sheet: ['flamestrider-robes@7'],
        actions: 1,
      },
    ],
  });
  game.play('pass alliance-1');
  expect(game.points('alliance-1')).toBe('8/8');
  game.play('manage alliance-1');
  expect(game.points('alliance-1')).toBe('6/8');
});

test('W-77: a potion above the own level is carried, not drunk (WOW-11.16)', () => {
  const at = (level: number): Fight =>
    given({
      horde: [{ class: 'mage', level, health: 3, energy: 0, bag: ['greater-healing-potion'] }],
      against: ['green gnoll'],
      dice: new Array(20).fill(2),
    }).play('roll');
  expect(at(3).asked).not.toBe('react');
  expect(at(4).offers).toContain('use greater-healing-potion');
});

test('W-78: with a full bag an item is exchanged, not just taken off (WOW-11.14)', () => {
  const game = managing({
    class: 'hunter',
    level: 3,
    sheet: ['fine-longbow-1@4'],
    bag: ['ravenwood-bow-1', 'cobalt-buckler', 'ley-staff-1'],
  });
  expect(game.refused('manage horde-1')).toBe('BAG_TOO_FULL WOW-11.14');
  game.play('manage horde-1 area 4 wear ravenwood-bow-1');
  expect([game.lies('fine-longbow-1'), game.lies('ravenwood-bow-1')]).toEqual(['bag', 'area']);
});

test('W-144: a mount takes no place in a bag and is neither sold nor traded (WOW-8.5, WOW-21.24)', () => {
  const game = onMap({
    heroes: [
      {
        name: 'horde-1',
        class: 'warrior',
        region: 'north-tides-hollow',
        gold: 20,
        bag: ['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'],
        front: ['trusty-mount'],
      },
      { name: 'horde-2', class: 'mage', region: 'north-tides-hollow' },
    ],
  });
  expect(game.next('3: town horde-1')).not.toContain('sell trusty-mount');
  expect(game.refused('3: town horde-1 sell trusty-mount')).toBe('SOULBOUND WOW-8.5');
  game.play('3: town horde-1 sell ley-staff-1');
  expect(game.refused('3: trade horde-1 on horde-2 give trusty-mount')).toBe('SOULBOUND WOW-8.5');
});

test('who has paid for an active power may drink a potion of Energy when all have managed (WOW-11.9, WOW-11.18, content 1.2)', () => {
  const mage = { class: 'mage', book: ['arcane-intellect'], bag: ['minor-mana-potion-1'], actions: 1 };
  const game = onMap({
    heroes: [
      { ...mage, name: 'horde-1', region: 'agamand-mills' },
      { name: 'horde-2', class: 'priest', region: 'brill', book: ['power-word-fortitude'], actions: 1 },
    ],
  });
  game.play('3: pass horde-1', '4: pass horde-2');
  game.play('3: manage horde-1 area 1 wear arcane-intellect');
  // The other one still manages, unmoved by it.
  expect([game.asked, game.points()]).toEqual(['manage', '2/3']);
  game.play(`4: ${game.after([], 3)[0]}`);
  expect([game.asked, game.offers]).toEqual(['react', ['done', 'use minor-mana-potion-1']]);
  game.play('use minor-mana-potion-1');
  expect([game.points(), game.lies('minor-mana-potion-1')]).toEqual(['2/4', 'merchant']);
  expect(game.asked).not.toBe('react');
  // What costs nothing opens no window.
  const idle = managing({ ...mage, sheet: ['arcane-intellect@1'], book: [], energy: 3 });
  expect(idle.play('manage horde-1 area 1 wear arcane-intellect').asked).not.toBe('react');
});

/** Worked examples of sheets and their management (WOW-11). */
import { expect, test } from 'vitest';
import { onMap, type Standing } from './map-support.ts';
import type { Fight } from './support.ts';

/** The last action of the turn is passed, so that characters are managed. */
const managing = (one: Omit<Standing, 'name' | 'region'>): Fight => {
  const game = onMap({ heroes: [{ ...one, name: 'horde-1', region: 'agamand-mills', actions: 1 }] });
  game.play('pass horde-1');
  expect(game.asked).toBe('manage');
  return game;
};

test('W-02: a wand is no bow; what is printed works again when the bow leaves (WOW-11.3, WOW-11.5)', () => {
  const game = managing({ class: 'hunter', bag: ['shadow-wand-1', 'laminated-recurve-bow-1'] });
  expect(game.refused('manage horde-1 area 4 wear shadow-wand-1')).toBe('WRONG_TRAIT WOW-11.3');
  game.play('manage horde-1 area 4 wear laminated-recurve-bow-1');
  expect(game.lies('laminated-recurve-bow-1')).toBe('area');
});

test('W-03: one add-on of each function (WOW-11.6)', () => {
  const game = managing({
    class: 'warrior',
    level: 3,
    sheet: ['footman-tunic-1@7', 'archers-buckler@7'],
    bag: ['glyphed-helm', 'cobalt-buckler'],
  });
  const worn = 'manage horde-1 area 7 wear footman-tunic-1 wear archers-buckler';
  expect(game.refused(`${worn} wear cobalt-buckler`)).toBe('SAME_FUNCTION WOW-11.6');
  game.play(`${worn} wear glyphed-helm`);
  expect(game.lies('glyphed-helm')).toBe('area');
});

test('W-04: the normal trait of an add-on must match its area (WOW-11.6)', () => {
  const game = managing({ class: 'hunter', level: 3, bag: ['thorium-helm', 'footman-tunic-1'] });
  expect(game.refused('manage horde-1 area 7 wear thorium-helm')).toBe('WRONG_TRAIT WOW-11.6');
});

test('W-06: Stances lie in the first area of a warrior only, and cost energy, which is told (WOW-11.7, WOW-11.9, WOW-25.1)', () => {
  const game = managing({
    class: 'warrior',
    level: 2,
    energy: 1,
    book: ['heroic-strike', 'defensive-stance'],
  });
  expect(game.refused('manage horde-1 area 1 wear heroic-strike')).toBe('STANCE_AREA WOW-11.7');
  expect(game.refused('manage horde-1 area 2 wear defensive-stance')).toBe('STANCE_AREA WOW-11.7');
  game.play('manage horde-1 area 1 wear defensive-stance');
  expect(game.points()).toMatch(/\/0$/);
  expect(game.events).toContainEqual({ type: 'paid', hero: 'horde-1', resource: 'energy', count: 1 });
});

test('W-34, W-35: carried above the own level, not worn (WOW-11.3, WOW-11.13)', () => {
  const game = managing({ class: 'warrior', level: 2, bag: ['solid-iron-maul-1', 'footman-tunic-1'] });
  expect(game.refused('manage horde-1 area 5 wear solid-iron-maul-1')).toBe('LEVEL_TOO_HIGH WOW-11.3');
  game.play('manage horde-1');
  expect(game.lies('solid-iron-maul-1')).toBe('bag');
});

test('W-36: an active power is paid when it is equipped, and again when it is equipped once more (WOW-11.9, WOW-11.10)', () => {
  const game = managing({ class: 'warlock', energy: 2, book: ['demon-armor'] });
  game.play('manage horde-1 area 1 wear demon-armor');
  expect(game.points()).toMatch(/\/0$/);
  const worn = managing({ class: 'warlock', level: 2, energy: 2, sheet: ['demon-armor@1'] });
  expect(worn.next('manage horde-1 area 1 wear demon-armor')).toContain('again demon-armor');
  worn.play('manage horde-1 area 1 wear demon-armor again demon-armor');
  expect(worn.points()).toMatch(/\/0$/);
  const kept = managing({ class: 'warlock', level: 2, energy: 2, sheet: ['demon-armor@1'] });
  kept.play('manage horde-1 area 2 wear demon-armor');
  expect(kept.points()).toMatch(/\/2$/);
});

test('W-148: a power needs the type of the area, not its trait (WOW-11.2, WOW-11.4, WOW-11.5)', () => {
  const game = managing({ class: 'druid', level: 2, book: ['cat-form'] });
  expect(game.refused('manage horde-1 area 4 wear cat-form')).toBe('WRONG_TYPE WOW-11.3');
  game.play('manage horde-1 area 5 wear cat-form');
  expect(game.lies('cat-form')).toBe('area');
});

test('W-149: what is taken off goes to spellbook and bag (WOW-11.12, WOW-11.5)', () => {
  const game = managing({
    class: 'mage',
    level: 2,
    sheet: ['frostbolt@1', 'shadow-wand-1@4'],
    bag: ['ley-staff-1'],
  });
  game.play('manage horde-1');
  expect([game.lies('frostbolt'), game.lies('shadow-wand-1')]).toEqual(['spellbook', 'bag']);
});

test('an item leaves the sheet with a full bag only if another one takes its place (WOW-11.13, WOW-11.14)', () => {
  const game = managing({
    class: 'warrior',
    level: 2,
    sheet: ['dull-blade-1@5'],
    bag: ['scimitar-1', 'ley-staff-1', 'gnarled-staff'],
  });
  expect(game.refused('manage horde-1')).toBe('BAG_TOO_FULL WOW-11.14');
  expect(game.next('manage horde-1')).toEqual(['area 5']);
  expect(game.next('manage horde-1 area 5').sort()).toEqual(['wear dull-blade-1', 'wear scimitar-1']);
  game.play('manage horde-1 area 5 wear scimitar-1');
  expect(game.lies('dull-blade-1')).toBe('bag');
});

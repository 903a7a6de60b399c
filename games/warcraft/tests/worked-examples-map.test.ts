/** Worked examples of map and turn: travel, rest, training, town, challenge, trade (WOW-3 to WOW-10). */
import { expect, test } from 'vitest';
import { warcraft } from '../rules/game.ts';
import { onMap } from './map-support.ts';

test('W-01: three items are sold for half their prices, rounded up (WOW-8.3, WOW-8.9)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'druid',
        region: 'southshore',
        bag: ['cobalt-buckler', 'soldiers-armor-1', 'ley-staff-1'],
      },
    ],
  });
  game.play('town alliance-1 sell cobalt-buckler sell soldiers-armor-1 sell ley-staff-1');
  expect(game.s.gold[game.of('alliance-1')]).toBe(11);
  for (const item of ['cobalt-buckler', 'soldiers-armor-1', 'ley-staff-1'])
    expect(game.lies(item)).toBe('merchant');
});

test('W-07: two steps, on foot and by air in any order, and no third (WOW-5.1, WOW-5.4)', () => {
  const game = onMap({ space: 2, heroes: [{ name: 'alliance-1', class: 'druid', region: 'southshore' }] });
  expect(game.next('travel alliance-1')).toContain('into shadraalor');
  expect(game.refused('travel alliance-1 into altar-of-zul')).toBe('TOO_FAR WOW-5.1');
  game.play('travel alliance-1 into shadraalor');
  expect(game.where('alliance-1')).toBe('shadraalor');
});

test('W-08, W-09: blue creatures stop a move and oblige, in the next turn too (WOW-5.3, WOW-4.2, WOW-4.3)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }],
    figures: ['blue gnoll in stillwater-pond'],
  });
  expect(game.next('travel horde-1')).not.toContain('into agamand-mills');
  game.play('travel horde-1 into stillwater-pond');
  for (const text of ['pass horde-1', 'rest horde-1 health 0', 'travel horde-1 into brill'])
    expect(game.refused(text)).toBe('MUST_CHALLENGE WOW-4.2');
  expect(game.offers).toEqual(['challenge horde-1']);
  const later = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'stillwater-pond' },
      { name: 'horde-2', class: 'priest', region: 'brill' },
    ],
    figures: ['blue gnoll in stillwater-pond'],
  });
  expect(later.refused('3: pass horde-1')).toBe('MUST_CHALLENGE WOW-4.2');
});

test('W-10: one each, two Energy, or two Health of which one counts; three points in a town (WOW-6.1, WOW-6.2, WOW-6.4)', () => {
  const mage = { name: 'horde-1', class: 'mage', health: 1, energy: 1 } as const;
  const outside = () => onMap({ heroes: [{ ...mage, region: 'agamand-mills' }] });
  expect(outside().next('rest horde-1')).toEqual(['health 0', 'health 1', 'health 2']);
  expect(outside().refused('3: rest horde-1 health 3')).toBe('NO_SPLIT WOW-6.4');
  const after = ['health 0', 'health 1', 'health 2'].map((split) => {
    const game = outside();
    game.play(`rest horde-1 ${split}`);
    return game.points();
  });
  expect(after).toEqual(['1/3', '2/2', '2/1']);
  const inTown = onMap({ heroes: [{ ...mage, region: 'pestilent-scar' }] });
  inTown.play('rest horde-1 health 0');
  expect(inTown.points()).toBe('1/4');
});

test('W-11: a rest takes one curse, in a town all (WOW-6.3)', () => {
  const priest = { name: 'horde-1', class: 'mage', level: 2, curse: 3, health: 1, energy: 0 } as const;
  const outside = onMap({ heroes: [{ ...priest, region: 'ruins-of-andorhal' }] });
  const inTown = onMap({ heroes: [{ ...priest, region: 'pestilent-scar' }] });
  outside.play('rest horde-1 health 1');
  inTown.play('rest horde-1 health 1');
  expect([outside.s.curse[2], inTown.s.curse[2]]).toEqual([2, 0]);
  expect([outside.points(), inTown.points()]).toEqual(['2/3', '2/5']);
});

test('W-12: powers go to the spellbook and wait for management (WOW-7.1, WOW-8.1, WOW-2.17, WOW-11.1)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ name: 'alliance-1', class: 'druid', region: 'southshore', gold: 5 }],
  });
  game.play('town alliance-1 learn rejuvenation learn bear-form', 'pass alliance-1');
  expect(game.s.gold[0]).toBe(0);
  expect([game.lies('rejuvenation'), game.lies('bear-form')]).toEqual(['spellbook', 'spellbook']);
  game.play('manage alliance-1 area 2 wear rejuvenation area 5 wear bear-form');
  expect([game.lies('rejuvenation'), game.lies('bear-form')]).toEqual(['area', 'area']);
});

test('W-14: blue creatures before those of a quest (WOW-4.2)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ name: 'alliance-1', class: 'druid', region: 'ambermill' }],
    figures: ['blue ogre in ambermill', '2 green murloc in ambermill of dogs-in-the-mill'],
  });
  expect(game.next('challenge alliance-1')).toEqual(['group ogre-blue-1']);
  expect(game.refused('challenge alliance-1 group murloc-green-1')).toBe('MUST_CHALLENGE WOW-4.2');
});

test('W-33: a full bag buys only what does not count, unless something is sold first (WOW-8.7)', () => {
  const full = {
    name: 'alliance-1',
    class: 'warrior',
    region: 'southshore',
    gold: 20,
    bag: ['cobalt-buckler', 'soldiers-armor-1', 'ley-staff-1'],
  } as const;
  const place = { space: 2, heroes: [full], merchant: ['scimitar-1', 'minor-healing-potion-1'] };
  const game = onMap(place);
  expect(game.refused('town alliance-1 buy scimitar-1')).toBe('BAG_FULL WOW-8.7');
  game.play('town alliance-1 sell ley-staff-1 buy scimitar-1 buy minor-healing-potion-1');
  expect(game.s.gold[0]).toBe(20 + 4 - 7 - 2);
  const replacing = onMap({ ...place, options: { buyWithFullBag: 'replace' } });
  expect(replacing.next('town alliance-1 buy scimitar-1')).toContain('drop ley-staff-1');
  replacing.play('town alliance-1 buy scimitar-1 drop ley-staff-1');
  expect(replacing.lies('ley-staff-1')).toBe('merchant');
});

test('a card or item that is lacking is refused by the rule that asks for it (WOW-4.8, WOW-4.9, WOW-5.8, WOW-6.5, WOW-8.4)', () => {
  const game = onMap({ space: 2, heroes: [{ name: 'alliance-1', class: 'mage', region: 'southshore' }] });
  for (const [decision, refused] of [
    ['travel alliance-1 use trusty-mount', 'NOT_YOUR_CARD WOW-5.8'],
    ['teleport alliance-1 into hillsbrad-fields', 'NOT_YOUR_CARD WOW-5.8'],
    ['rest alliance-1 use trusty-mount', 'NOT_YOUR_CARD WOW-6.5'],
    ['before alliance-1 use portal', 'NOT_YOUR_CARD WOW-4.8'],
    ['power alliance-1 use prayer-of-healing', 'NOT_YOUR_CARD WOW-4.9'],
    ['town alliance-1 sell scimitar-1', 'NOT_IN_BAG WOW-8.4'],
  ])
    expect([decision, game.refused(decision!)]).toEqual([decision, refused]);
});

test('what was sold or sent away may be bought again in the same action, not what comes for it (WOW-8.1, WOW-8.7, WOW-8.9)', () => {
  const full = {
    name: 'alliance-1',
    class: 'warrior',
    region: 'southshore',
    gold: 20,
    bag: ['cobalt-buckler', 'soldiers-armor-1'],
    sheet: ['ley-staff-1@4'],
  } as const;
  const place = { space: 2, heroes: [full], merchant: ['ley-staff-2'] };
  const game = onMap(place);
  // Of two copies the first is bought first.
  expect(game.next('town alliance-1 sell ley-staff-1').filter((one) => one.startsWith('buy'))).toEqual([
    'buy ley-staff-1',
  ]);
  game.play('town alliance-1 sell ley-staff-1 buy ley-staff-1');
  expect([game.lies('ley-staff-1'), game.s.gold[0]]).toEqual(['bag', 20 + 4 - 8]);

  const heroes = [{ ...full, bag: [...full.bag, 'dull-blade-1'], sheet: [] }];
  const merchant = ['scimitar-1'];
  const replacing = onMap({ ...place, heroes, merchant, options: { buyWithFullBag: 'replace' } });
  const bought = 'town alliance-1 buy scimitar-1';
  expect(replacing.next(bought)).not.toContain('drop scimitar-1');
  expect(replacing.refused(`${bought} drop scimitar-1`)).toBe('NOT_IN_BAG WOW-8.7');
  expect(replacing.next(`${bought} drop cobalt-buckler`)).toContain('buy cobalt-buckler');
  replacing.play(`${bought} drop cobalt-buckler buy cobalt-buckler drop scimitar-1`);
  expect(['scimitar-1', 'cobalt-buckler'].map((item) => replacing.lies(item))).toEqual(['merchant', 'bag']);
});

test('any number of items in one town action, copies one after another (WOW-8.1)', () => {
  const hero = { name: 'alliance-1', class: 'warrior', region: 'southshore', gold: 5 } as const;
  const potions = ['minor-healing-potion-1', 'minor-healing-potion-2'];
  const game = onMap({ space: 2, heroes: [hero], merchant: potions });
  expect(game.refused('town alliance-1 buy minor-healing-potion-2')).toBe('NOT_FOR_SALE WOW-8.2');
  expect(game.next('town alliance-1').filter((one) => one.startsWith('buy'))).toEqual([
    'buy minor-healing-potion-1',
  ]);
  expect(game.next('town alliance-1 buy minor-healing-potion-1')).toContain('buy minor-healing-potion-2');
  game.play('town alliance-1 buy minor-healing-potion-1 buy minor-healing-potion-2');
  expect(game.s.gold[0]).toBe(5 - 2 - 2);
  expect(potions.map((item) => game.lies(item))).toEqual(['bag', 'bag']);
});

test('W-56: actions of two characters in any order, then both manage (WOW-3.2, WOW-3.4)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', health: 1 },
      { name: 'horde-2', class: 'priest', region: 'undercity', health: 1 },
    ],
  });
  game.play('3: travel horde-1 into undercity', '4: rest horde-2', '3: pass horde-1', '4: pass horde-2');
  expect(game.told).toContain('turn');
  expect(game.s.space).toBe(2);
});

test('W-57: after an action a trade of bag items and gold with consent (WOW-10.1, WOW-10.2, WOW-10.3, WOW-10.4)', () => {
  const game = onMap({
    heroes: [
      {
        name: 'horde-1',
        class: 'rogue',
        region: 'brill',
        gold: 5,
        bag: ['scimitar-1'],
        sheet: ['dull-blade-1@5'],
      },
      { name: 'horde-2', class: 'priest', region: 'brill', bag: ['ley-staff-1'] },
    ],
  });
  const offer = '3: trade horde-1 on horde-2 give scimitar-1 take ley-staff-1 gold 3';
  expect(game.offers).not.toContain('trade horde-1');
  expect(game.refused(offer)).toBe('TRADE_LATER WOW-10.2');
  game.play('pass horde-1');
  expect(game.refused('3: trade horde-1 on horde-2 give dull-blade-1')).toBe('NOT_IN_BAG WOW-10.3');
  expect(game.refused('3: trade horde-1 on horde-2 gold 6')).toBe('NOT_ENOUGH_GOLD WOW-10.1');
  game.play(offer);
  expect(game.asked).toBe('tradeAnswer');
  game.play('4: accept');
  expect([game.s.gold[2], game.s.gold[3]]).toEqual([2, 3]);
  // The record names what changed hands.
  const [one, other] = ['horde-1', 'horde-2'];
  expect(game.events.slice(-4)).toEqual([
    { type: 'traded', from: one, to: other },
    { type: 'itemHanded', hero: one, item: 'ley-staff-1', from: other },
    { type: 'itemHanded', hero: other, item: 'scimitar-1', from: one },
    { type: 'goldHanded', hero: other, count: 3, from: one },
  ]);
  expect(game.s.items.zoneOf[game.s.items.plan.index.get('ley-staff-1')!]).toBe(
    game.s.items.plan.base.bag! + 2,
  );
  game.play('3: trade horde-1 on horde-2 gold 1', '4: reject');
  expect(game.s.gold[2]).toBe(2);
});

test('who may only trade is told why they can do no action, and the other way round (WOW-3.3, WOW-3.15, WOW-10.1, WOW-10.2)', () => {
  const heroes = [
    { name: 'horde-1', class: 'rogue', region: 'brill', gold: 5 },
    { name: 'horde-2', class: 'priest', region: 'brill' },
  ] as const;
  const game = onMap({ heroes });
  game.play('pass horde-1', '3: pass horde-1');
  expect(game.refused('3: rest horde-1')).toBe('NO_ACTION_LEFT WOW-3.3');
  expect(game.refused('3: before horde-1 use portal')).toBe('NO_ACTION_LEFT WOW-3.3');
  // That one has two left, but is the partner's.
  expect(game.refused('3: rest horde-2')).toBe('NOT_YOUR_CHARACTER WOW-3.15');
  expect(game.refused('3: roll')).toBe('OTHER_QUESTION WOW-10.1');
  for (let n = 0; n < 8; n++) game.play('3: trade horde-1 on horde-2 gold 1', '4: reject');
  expect(game.refused('3: trade horde-1 on horde-2 gold 1')).toBe('ENOUGH_TRADES WOW-10.2');
  expect(game.refused('3: rest horde-1')).toBe('NO_ACTION_LEFT WOW-3.3');
  expect(game.refused('3: rest horde-2')).toBe('NOT_YOUR_CHARACTER WOW-3.15');
  expect(game.refused('3: roll')).toBe('NOT_YOUR_TURN WOW-3.15');
  expect(game.refused('1: rest alliance-1')).toBe('NOT_YOUR_TURN WOW-3.15');
  const apart = onMap({ heroes: [heroes[0], { ...heroes[1], region: 'undercity' }] });
  apart.play('pass horde-1');
  expect(apart.refused('3: trade horde-1 on horde-2 gold 1')).toBe('NOT_TOGETHER WOW-10.1');
});

test('W-65: who is not obliged may pass (WOW-3.6)', () => {
  const free = onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }] });
  free.play('pass horde-1');
  expect(free.s.actions[2]).toBe(1);
});

test('W-66: Regeneration works before the first action of the own turn (WOW-3.5)', () => {
  const troll = { name: 'horde-1', class: 'rogue', region: 'brill', health: 2 } as const;
  expect(onMap({ heroes: [troll] }).points()).toBe('3/3');
  expect(
    onMap({
      space: 2,
      heroes: [troll, { name: 'alliance-1', class: 'druid', region: 'southshore' }],
    }).points(),
  ).toBe('2/3');
});

test('W-68: flights are for the own faction; nobody enters the other start (WOW-5.4, WOW-5.5, WOW-5.6)', () => {
  const horde = onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'caer-darrow' }] });
  expect(horde.next('travel horde-1')).toContain('into undercity');
  const ally = onMap({ space: 2, heroes: [{ name: 'alliance-1', class: 'mage', region: 'caer-darrow' }] });
  expect(ally.next('travel alliance-1')).not.toContain('into undercity');
  expect(ally.refused('travel alliance-1 into brill')).toBe('ENEMY_START WOW-5.6');
});

test('W-69: Tortoise Armor allows one travel, Ghost Wolf gives a third step and leaves (WOW-5.8)', () => {
  const slow = onMap({
    heroes: [{ name: 'horde-1', class: 'warrior', level: 3, region: 'brill', sheet: ['tortoise-armor@7'] }],
  });
  slow.play('travel horde-1 into undercity');
  expect(slow.refused('travel horde-1 into brill')).toBe('TRAVELS_USED WOW-5.8');
  const wolf = onMap({
    heroes: [{ name: 'horde-1', class: 'shaman', level: 2, region: 'brill', sheet: ['ghost-wolf@1'] }],
  });
  const near = wolf.next('travel horde-1').filter((one) => one.startsWith('into'));
  const far = wolf.next('travel horde-1 use ghost-wolf');
  expect(far.length).toBeGreaterThan(near.length);
  const [usual, longer] = ['', 'use ghost-wolf '].map((use) => {
    const read = warcraft.read(wolf.s, 2, `travel horde-1 ${use}into stratholme`);
    return read.ok ? warcraft.refuse(wolf.s, 2, read.value, true)?.params : undefined;
  });
  expect([usual, longer]).toEqual([{ steps: 2 }, { steps: 3 }]);
  wolf.play(`travel horde-1 use ghost-wolf ${far.find((one) => !near.includes(one))}`);
  expect(wolf.lies('ghost-wolf')).toBe('spellbook');
});

test('W-70: food with a rest (WOW-6.5, WOW-12.13)', () => {
  const game = onMap({
    heroes: [
      {
        name: 'horde-1',
        class: 'hunter',
        level: 2,
        region: 'agamand-mills',
        health: 1,
        energy: 0,
        bag: ['crocolisk-steak-1'],
      },
    ],
  });
  game.play('rest horde-1 use crocolisk-steak-1 health 3');
  expect(game.points()).toBe('4/5');
  expect(game.lies('crocolisk-steak-1')).toBe('merchant');
});

test('W-71: training anywhere, not above the own level (WOW-7.1, WOW-7.2)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', level: 2, region: 'agamand-mills', gold: 12 }],
  });
  expect(game.refused('train horde-1 learn mana-shield')).toBe('LEVEL_TOO_HIGH WOW-7.1');
  expect(game.refused('train horde-1 learn rejuvenation')).toBe('NOT_YOUR_CLASS WOW-7.1');
  const steps = ['fire-blast', 'arcane-missiles'].sort(
    (a, b) => game.s.cards.plan.index.get(a)! - game.s.cards.plan.index.get(b)!,
  );
  game.play(`train horde-1 ${steps.map((one) => `learn ${one}`).join(' ')}`);
  expect(game.s.gold[2]).toBe(1);
});

test('the word goes round once between two actions (WOW-3.4)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill' },
      { name: 'horde-2', class: 'priest', region: 'undercity' },
    ],
  });
  game.play('3: yield');
  expect(game.refused('4: yield')).toBe('NOBODY_TO_YIELD_TO WOW-3.4');
  expect(warcraft.active(game.s)).toBe(1 << 3);
});

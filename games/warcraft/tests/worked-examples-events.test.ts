/** Worked examples of events and overlords on the map (WOW-20 to WOW-22). */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { drawing } from '../rules/event-cards/course.ts';
import { beginDrawing } from '../rules/event-cards/deck.ts';
import { checkWars } from '../rules/event-cards/wars.ts';
import { settle } from '../rules/game.ts';
import { DRAWING } from '../rules/map/fields.ts';
import { REGION_IDS } from '../rules/state.ts';
import { drawEvents, eventLies, putEvents } from './event-support.ts';
import { onMap, type Place, type Standing } from './map-support.ts';
import type { Fight } from './support.ts';

const QUIET: Place['heroes'] = [{ name: 'horde-1', class: 'mage', region: 'brill' }];
/** These cards are drawn, the first on top; the Alliance has just ended its turn. */
const draws = (ids: readonly string[], place: Partial<Place> = {}): Fight =>
  drawEvents(onMap({ heroes: QUIET, space: 7, ...place }), ids);
const drawn = (game: Fight): string[] =>
  game.events.flatMap((event) => (event.type === 'eventDrawn' ? [event.event] : []));
const skipAll = (game: Fight): Fight => {
  for (let guard = 0; game.asked === 'eventChoice' && guard < 30; guard++) game.play('skip');
  return game;
};

test('W-26: a second Auction House does nothing; drawing goes on or ends (WOW-20.2, WOW-20.3)', () => {
  const cards = ['auction-house-ring', 'auction-house-mount', 'the-andorhal-war'];
  const bids = [
    '1: bid alliance-1 gold 0',
    '2: bid alliance-2 gold 0',
    '3: bid horde-1 gold 0',
    '4: bid horde-2 gold 0',
  ];
  const going = draws(cards);
  expect(going.asked).toBe('bid');
  going.play(...bids);
  expect(drawn(going)).toEqual(cards);
  expect(eventLies(going, 'the-andorhal-war')).toBe('play');
  expect(eventLies(going, 'auction-house-ring')).toBe('gone');
  const stopping = draws(cards, { options: { duplicateBonus: 'stops' } });
  stopping.play(...bids);
  expect(drawn(stopping)).toEqual(cards.slice(0, 2));
});

test('W-47: the highest bid wins, ties are drawn, losers pay nothing (WOW-21.22, WOW-21.25)', () => {
  const rich = (gold: readonly number[]): Place['heroes'] =>
    gold.map((n, i) => ({
      name: i < 2 ? `alliance-${i + 1}` : `horde-${i - 1}`,
      class: ['druid', 'hunter', 'mage', 'priest'][i]!,
      region: i < 2 ? 'southshore' : 'brill',
      gold: n,
    }));
  const game = draws(['auction-house-ring'], { heroes: rich([4, 7, 0, 7]) });
  expect(game.refused('3: bid horde-1 gold 1')).toBe('NOT_ENOUGH_GOLD WOW-21.22');
  game.play(
    '1: bid alliance-1 gold 4',
    '2: bid alliance-2 gold 5',
    '3: bid horde-1 gold 0',
    '4: bid horde-2 gold 5',
  );
  // Everybody sees who bid how much.
  expect(
    game.events.flatMap((event) => (event.type === 'bid' ? [`${event.hero} ${event.gold}`] : [])),
  ).toEqual(['alliance-1 4', 'alliance-2 5', 'horde-1 0', 'horde-2 5']);
  const [a, b, c, d] = game.s.gold;
  expect([a, c]).toEqual([4, 0]);
  expect([b, d].sort()).toEqual([2, 7]);
});

test('W-48: a war is won at the end of the enemy turn by who holds both regions (WOW-21.10, WOW-21.11, WOW-3.9)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'druid', region: 'southshore', xp: 3 },
      { name: 'horde-1', class: 'mage', region: 'ambermill' },
      { name: 'horde-2', class: 'priest', region: 'shining-strand' },
    ],
  });
  putEvents(game.s, 'play', ['the-silverpine-war']);
  checkWars(game.s, 0, null);
  expect(eventLies(game, 'the-silverpine-war')).toBe('play');
  checkWars(game.s, 1, null);
  expect([game.s.gold[2], game.s.gold[3], game.s.xp[2], game.s.xp[3]]).toEqual([5, 5, 4, 4]);
  expect(eventLies(game, 'the-silverpine-war')).toBe('discard');
  game.s.frames.pop();
});

test('W-181: bonus cards, a repeated one, then a normal one (WOW-20.1, WOW-20.2, WOW-20.3, WOW-20.4)', () => {
  const cards = [
    'professions-and-crafts-1',
    'new-horizons-1',
    'professions-and-crafts-2',
    'the-andorhal-war',
    'bounty-1',
  ];
  const game = skipAll(draws(cards));
  expect(drawn(game)).toEqual(cards.slice(0, 4));
  expect(game.told.filter((type) => type === 'eventRepeated')).toHaveLength(1);
  expect(eventLies(game, 'the-andorhal-war')).toBe('play');
});

test('W-183: the discarded cards are shuffled once, without those of this drawing (WOW-20.7)', () => {
  const game = onMap({ heroes: QUIET, space: 7 });
  putEvents(game.s, 'deck', ['goblin-merchant-1']);
  putEvents(game.s, 'discard', ['professions-and-crafts-1', 'professions-and-crafts-2']);
  drawEvents(game);
  skipAll(game);
  expect(drawn(game)).toHaveLength(3);
  expect(eventLies(game, 'goblin-merchant-1')).toBe('discard');
  // A card in play that leaves because another is drawn is discarded in this drawing, too.
  const heard = onMap({ heroes: QUIET, space: 7 });
  putEvents(heard.s, 'play', ['ears-and-heads-of-the-wild']);
  putEvents(heard.s, 'deck', ['goblin-merchant-1']);
  putEvents(heard.s, 'discard', ['professions-and-crafts-1']);
  skipAll(drawEvents(heard));
  expect(drawn(heard)).toEqual(['goblin-merchant-1', 'professions-and-crafts-1']);
  expect(eventLies(heard, 'ears-and-heads-of-the-wild')).toBe('discard');
});

test('W-184: a faction may decline New Horizons and the other still use it (WOW-20.9, WOW-21.2)', () => {
  const game = draws(['new-horizons-1', 'the-andorhal-war'], {
    figures: ['green gnoll in ambermill of dogs-in-the-mill'],
    more: (s) => {
      s.quests.move(s.quests.plan.index.get('murlocs-in-the-mines')!, s.quests.plan.base.deck! + 1);
    },
  });
  expect(game.asked).toBe('eventChoice');
  expect(game.next('replace dogs-in-the-mill')).toContain('draw green');
  game.play('replace dogs-in-the-mill draw green');
  expect(game.told).toContain('questDrawn');
  expect(
    game.s.figures.list(game.s.figures.plan.base.region! + REGION_IDS.indexOf('ambermill')),
  ).toHaveLength(0);
});

test('W-186: the winds ask a point of Energy, and fall when nothing independent is left (WOW-21.17)', () => {
  const place: Place = {
    heroes: [{ name: 'horde-1', class: 'mage', energy: 0, region: 'the-weeping-cave' }],
    figures: ['blue wraith in noxious-glade'],
    more: (s) => putEvents(s, 'play', ['foul-plaguewinds']),
  };
  // A gnome or undead may regain a point at the start of the turn.
  const game = onMap(place);
  game.s.energy[2] = 1;
  const way = game.next('travel horde-1')[0]!;
  game.s.energy[2] = 0;
  expect(game.refused(`travel horde-1 ${way}`)).toBe('NOT_ENOUGH_ENERGY WOW-21.17');
  game.s.energy[2] = 1;
  game.play(`travel horde-1 ${way}`);
  expect(game.s.energy[2]).toBe(0);
  expect(game.events).toContainEqual({ type: 'paid', hero: 'horde-1', resource: 'energy', count: 1 });
});

test('a teleport through the Plaguelands pays for the winds, as a way round them costs a step more (WOW-5.8, WOW-21.17)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', level: 3, region: 'plaguemist-ravine', sheet: ['teleport@3'] },
    ],
    figures: ['blue wraith in noxious-glade'],
    more: (s) => putEvents(s, 'play', ['foul-plaguewinds']),
  });
  game.s.energy[2] = 3;
  expect(game.next('teleport horde-1')).not.toContain('into chillwind-point');
  expect(game.refused('teleport horde-1 into chillwind-point')).toBe('NOT_ENOUGH_ENERGY WOW-5.8');
  game.s.energy[2] = 5;
  game.play('teleport horde-1 into chillwind-point');
  expect(game.s.energy[2]).toBe(1);
});

test('W-189: Traveling Merchants sell for half the price, not into a full bag (WOW-21.4, WOW-8.7)', () => {
  const game = draws(['traveling-merchants-1', 'the-andorhal-war'], {
    merchant: ['minor-healing-potion-1', 'scimitar-1'],
    heroes: [
      {
        name: 'horde-1',
        class: 'mage',
        region: 'brill',
        gold: 9,
        bag: ['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'],
      },
    ],
  });
  for (let guard = 0; game.s.askedHero !== 2 && guard < 4; guard++) game.play('skip');
  expect(game.refused('buy scimitar-1')).toBe('BAG_FULL WOW-8.7');
  game.play('buy minor-healing-potion-1');
  expect(game.s.gold[2]).toBe(8);
});

test('W-188: Arcane Corruption takes half the Energy near the overlord (WOW-21.20)', () => {
  const game = onMap({
    space: 7,
    heroes: [
      { name: 'horde-1', class: 'mage', level: 2, energy: 5, region: 'northpass-tower' },
      { name: 'horde-2', class: 'warrior', energy: 1, region: 'northpass-tower' },
      { name: 'alliance-1', class: 'priest', energy: 4, region: 'darrowshire' },
    ],
  });
  game.s.overlordAt = REGION_IDS.indexOf('stratholme');
  const before = [...game.s.energy];
  putEvents(game.s, 'deck', ['arcane-corruption']);
  game.s.course = DRAWING;
  beginDrawing(game.s);
  drawing(game.s, new FastChance(1), null);
  expect(game.s.energy[2]).toBe(before[2]! - Math.floor(before[2]! / 2));
  expect(game.s.energy[3]).toBe(before[3]);
  expect(game.s.energy[0]).toBe(before[0]);
  settle(game.s, new FastChance(1), null);
});

describe("Kazzak's counters (WOW-22.10, WOW-22.11)", () => {
  const at = (counter: string, heroes: readonly Standing[], more: Partial<Place> = {}): Fight =>
    onMap({
      options: { overlord: 'kazzak' },
      heroes,
      ...more,
      more: (s) => {
        s.overlord = 2;
        const number = s.counters.plan.index.get(counter)!;
        s.counters.move(number, s.counters.plan.base.place! + 2);
        s.counters.cover(number);
      },
    });
  const kazzak = (counter: string): Fight =>
    at(counter, [{ name: 'horde-1', class: 'mage', region: 'dalsons-tears', actions: 2 }]);
  test('W-60: who has acted there may look, and only the faction learns what it is (WOW-25.5)', () => {
    const game = kazzak('kazzak-false-1');
    expect(game.refused('3: peek horde-1')).toBe('NOTHING_TO_SEE WOW-22.10');
    game.play('3: pass horde-1', '3: peek horde-1');
    const counter = game.s.counters.plan.index.get('kazzak-false-1')!;
    expect([0, 1, 2, 3].map((seat) => game.s.counters.sees(1 << seat, counter))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    game.play('3: challenge horde-1 opponent kazzak');
    expect(game.lies('kazzak-false-1') ?? '').toBe('away');
    expect(game.asked).not.toBe('dicePool');
  });
  test('who was summoned there has to act there first, and who has joined a fight there may look (WOW-4.8)', () => {
    const warlock = { class: 'warlock', level: 4, xp: 18, energy: 9, sheet: ['ritual-of-summoning@4'] };
    const two = (partner: string, ...figures: string[]): Fight =>
      at(
        'kazzak-false-1',
        [
          { ...warlock, name: 'horde-1', region: 'dalsons-tears', actions: 2 },
          { name: 'horde-2', class: 'priest', region: partner, actions: 2 },
        ],
        { figures, dice: new Array(200).fill(3) },
      );
    const summoned = two('brill');
    summoned.play(
      '4: pass horde-2',
      '3: before horde-1 use ritual-of-summoning on horde-2',
      '3: pass horde-1',
    );
    expect(summoned.where('horde-2')).toBe('dalsons-tears');
    expect(summoned.refused('4: peek horde-2')).toBe('NOTHING_TO_SEE WOW-22.10');
    summoned.play('4: pass horde-2');
    expect(summoned.refused('3: peek horde-2')).toBe('NOT_YOUR_CHARACTER WOW-3.15');
    summoned.play('4: peek horde-2');
    const joined = two('dalsons-tears', 'blue gnoll in dalsons-tears');
    joined.play('3: challenge horde-1 group gnoll-blue-1 invite horde-2', '4: join horde-2');
    // There is something to see, but not in a fight.
    expect(joined.refused('3: peek horde-1')).toBe('OTHER_QUESTION WOW-13.3');
    joined.s.hits[joined.s.attackers * 3] = 4;
    joined.until(() => joined.asked === 'action', true);
    expect(joined.s.actions[3]).toBe(1);
    joined.play('4: peek horde-2');
  });
  test('the true counter is Kazzak, who stays', () => {
    const game = kazzak('kazzak-true');
    game.play('challenge horde-1 opponent kazzak');
    expect(REGION_IDS[game.s.overlordAt]).toBe('dalsons-tears');
    expect(game.asked).toBe('dicePool');
  });
});

/** The event is asked of this character: the others have skipped it. */
const ofHero = (game: Fight, hero: number): Fight => {
  for (let guard = 0; game.asked === 'eventChoice' && game.s.askedHero !== hero && guard < 6; guard++)
    game.play('skip');
  expect(game.s.askedHero).toBe(hero);
  return game;
};

test('W-99: who has the fewest experience decides first; gold or recovery by the level (WOW-20.8, WOW-21.1)', () => {
  const game = draws(['professions-and-crafts-1', 'the-andorhal-war'], {
    heroes: [
      { name: 'alliance-1', class: 'druid', region: 'southshore', level: 2, xp: 5 },
      { name: 'alliance-2', class: 'hunter', region: 'southshore', level: 3, xp: 12 },
      { name: 'horde-1', class: 'mage', region: 'brill', level: 1, xp: 3 },
      { name: 'horde-2', class: 'priest', region: 'brill', level: 3, xp: 9 },
    ],
  });
  const order: number[] = [];
  for (let guard = 0; game.asked === 'eventChoice' && guard < 6; guard++) {
    order.push(game.s.askedHero);
    game.play(
      game.offers.includes('gold 1') ? 'gold 1' : (game.offers.find((one) => one !== 'skip') ?? 'skip'),
    );
  }
  expect(order).toEqual([2, 0, 3, 1]);
});

test('W-100: a flight to a region of the own faction’s choice, not to the enemies (WOW-21.3)', () => {
  const flights = (region: string): string[] =>
    ofHero(
      draws(['goblin-zeppelin-1', 'the-andorhal-war'], {
        heroes: [
          { name: 'alliance-1', class: 'druid', region: 'southshore' },
          { name: 'horde-1', class: 'mage', region },
        ],
      }),
      0,
    ).offers;
  expect(flights('brill')).toContain('fly sorrow-hill');
  expect(flights('sorrow-hill')).not.toContain('fly sorrow-hill');
});

test('W-101: half the price of what is bought, the usual price of what is sold (WOW-21.4, WOW-8.3, WOW-8.7)', () => {
  const rich = (bag: readonly string[]): Place['heroes'] => [
    { name: 'horde-1', class: 'mage', region: 'brill', gold: 9, bag },
  ];
  const buying = ofHero(
    draws(['traveling-merchants-1', 'the-andorhal-war'], { merchant: ['scimitar-1'], heroes: rich([]) }),
    2,
  );
  buying.play('buy scimitar-1');
  expect(buying.s.gold[2]).toBe(5);
  const poor = draws(['traveling-merchants-1', 'the-andorhal-war'], {
    merchant: ['scimitar-1', 'dull-blade-1'],
    heroes: [{ name: 'horde-1', class: 'mage', region: 'brill', gold: 3 }],
  });
  expect(ofHero(poor, 2).refused('buy scimitar-1')).toBe('NOT_ENOUGH_GOLD WOW-21.4');
  const full = draws(['traveling-merchants-1', 'the-andorhal-war'], {
    merchant: ['scimitar-1'],
    heroes: rich(['cobalt-buckler', 'gnarled-staff', 'ley-staff-1']),
    options: { buyWithFullBag: 'replace' },
  });
  // One of the bag makes room, not what is bought.
  expect(ofHero(full, 2).next('buy scimitar-1')).toEqual([
    'drop gnarled-staff',
    'drop ley-staff-1',
    'drop cobalt-buckler',
  ]);
  expect(full.refused('buy scimitar-1 drop scimitar-1')).toBe('NOT_IN_BAG WOW-8.7');
  full.play('buy scimitar-1 drop ley-staff-1');
  expect([full.lies('ley-staff-1'), full.told.slice(-9)]).toEqual([
    'merchant',
    expect.arrayContaining(['bought', 'dropped']),
  ]);
  const selling = ofHero(
    draws(['goblin-merchant-1', 'the-andorhal-war'], { heroes: rich(['scimitar-1', 'scimitar-2']) }),
    2,
  );
  expect(selling.offers).toEqual(expect.arrayContaining(['sell scimitar-1', 'sell scimitar-2']));
  selling.play('sell scimitar-1');
  expect(selling.s.gold[2]).toBe(12);
});

/** Audits of sheets, class decks, items, creatures, quests and events (content 4–12). */
import { expect, test } from 'vitest';
import { CHARACTERS, FIRST_GAME, RACIALS } from '../content/characters.ts';
import { CLASS_IDS, CLASSES } from '../content/classes.ts';
import { COMPONENTS } from '../content/components.ts';
import { COLOURS_OF_CREATURES, CREATURES } from '../content/creatures.ts';
import { DECKS, LABEL_CATEGORIES, UNIQUE_CATEGORIES } from '../content/decks/index.ts';
import { EVENTS, KELTHUZAD_EVENTS } from '../content/events.ts';
import { AUCTION_ITEMS } from '../content/items/auction.ts';
import { chalice } from '../content/items/chalice.ts';
import { ITEM_CARDS, ITEM_IDS, ITEM_KINDS } from '../content/items/index.ts';
import { RARITIES } from '../content/items/item.ts';
import { BOSSES, OVERLORDS } from '../content/opponents.ts';
import { PREPRINTED } from '../content/preprinted.ts';
import { QUESTS } from '../content/quests/index.ts';
import { QUEST_COLOURS } from '../content/quests/quest.ts';
import { REGIONS } from '../content/regions.ts';

const REGION_IDS = REGIONS.map(({ id }) => id);
const kindOf = (id: string) => CREATURES.find((kind) => kind.id === id)!;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('nine classes; paladin and shaman on one side only, so sixteen characters [WOW-1.6, WOW-1.7]', () => {
  expect(CLASS_IDS.length).toBe(COMPONENTS.sheets);
  expect(CLASS_IDS.length * 7).toBe(COMPONENTS.characterCounters);
  expect(CHARACTERS.length).toBe(COMPONENTS.characters);
  for (const { id, factions } of CLASSES) {
    const sides = CHARACTERS.filter(({ classId }) => classId === id).map(({ faction }) => faction);
    expect(sides.sort(), id).toEqual([...factions]);
  }
  expect(CLASSES.find(({ id }) => id === 'paladin')?.factions).toEqual(['alliance']);
  expect(CLASSES.find(({ id }) => id === 'shaman')?.factions).toEqual(['horde']);
  const races = RACIALS.map(({ id }) => CHARACTERS.filter(({ racial }) => racial === id).length);
  expect(races).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
});

test('seven card areas a sheet, and each preprinted card fits the area that it is printed on [WOW-11.2, WOW-2.4]', () => {
  for (const { id, areas } of CLASSES) {
    expect(areas.length, id).toBe(7);
    expect(areas.filter(({ types }) => types.includes('general')).length, id).toBe(1);
  }
  for (const card of PREPRINTED) {
    const area = CLASSES.find(({ id }) => id === card.classId)?.areas.find(
      ({ preprinted }) => preprinted === card.id,
    );
    expect(area?.types, card.id).toContain(card.type);
    if (area?.traits && !card.power) expect(area.traits, card.id).toContain(card.trait);
  }
  const printed = CLASSES.flatMap(({ areas }) => areas.flatMap(({ preprinted }) => preprinted ?? []));
  expect(printed.sort()).toEqual(PREPRINTED.map(({ id }) => id).sort());
  // WOW-11.7: the first area of the warrior.
  expect(CLASSES.flatMap(({ areas }) => areas.filter(({ only }) => only)).length).toBe(1);
});

test('216 class cards: twelve powers and twelve talents a class, three talents of each level from 2 [WOW-2.1, WOW-12.8]', () => {
  expect(DECKS.map(({ classId }) => classId)).toEqual(CLASS_IDS);
  expect(sum(DECKS.map(({ powers, talents }) => powers.length + talents.length))).toBe(COMPONENTS.classCards);
  const categories = [...UNIQUE_CATEGORIES, ...LABEL_CATEGORIES];
  for (const { classId, powers, talents } of DECKS) {
    expect([powers.length, talents.length], classId).toEqual([12, 12]);
    for (const level of [2, 3, 4, 5])
      expect(talents.filter((one) => one.level === level).length, classId).toBe(3);
    for (const { id, category, level, pet } of powers) {
      if (category) expect(categories, id).toContain(category);
      expect(level >= 1 && level <= 5, id).toBe(true);
      expect(pet !== undefined, id).toBe(category === 'Pet' || category === 'Demon');
    }
  }
});

test('120 items in four decks, and no id twice [WOW-2.9, WOW-8.11]', () => {
  for (const rarity of RARITIES)
    expect(ITEM_CARDS.filter(({ kind }) => kind.rarity === rarity).length).toBe(COMPONENTS.items[rarity]);
  expect(ITEM_CARDS.length).toBe(120);
  expect(AUCTION_ITEMS.length).toBe(4);
  expect(ITEM_IDS.length).toBe(125);
  const ids = [
    ...ITEM_IDS,
    ...DECKS.flatMap(({ powers, talents }) => [...powers, ...talents].map(({ id }) => id)),
    ...PREPRINTED.map(({ id }) => id),
    ...CHARACTERS.map(({ id }) => id),
  ];
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  // WOW-11.16: exactly what the bag takes for nothing are potions, scrolls and food.
  for (const { id, bagExempt, traits } of ITEM_KINDS)
    expect(bagExempt === true, id).toBe(['Potion', 'Scroll', 'Food'].includes(traits[0]!));
});

test('thirteen kinds of creatures, 120 figures; green and red ones share their Threat [WOW-2.18, WOW-14.1]', () => {
  expect(CREATURES.length).toBe(13);
  for (const colour of COLOURS_OF_CREATURES)
    expect(sum(CREATURES.map(({ stock }) => stock[colour]))).toBe(COMPONENTS.figures[colour]);
  for (const { id, green, red, blue } of CREATURES) {
    expect(green.threat, id).toBe(red.threat);
    expect([green.health <= blue.health, green.attack <= red.attack], id).toEqual([true, true]);
    expect(red.health >= blue.health, id).toBe(true);
  }
});

test('eighty quests, each with creatures that the stock can place [WOW-2.11, WOW-18.1]', () => {
  expect(QUESTS.length).toBe(80);
  for (const faction of ['alliance', 'horde'])
    for (const colour of QUEST_COLOURS)
      expect(QUESTS.filter((quest) => quest.faction === faction && quest.colour === colour).length).toBe(
        COMPONENTS.quests[colour],
      );
  expect(new Set(QUESTS.map(({ id }) => id)).size).toBe(80);
  for (const { id, creatures } of QUESTS) {
    expect(
      creatures.some(({ colour }) => colour !== 'blue'),
      id,
    ).toBe(true);
    for (const { kind, region, colour, count } of creatures) {
      expect(REGION_IDS, id).toContain(region);
      expect(kindOf(kind)?.stock[colour] ?? 0, id).toBeGreaterThanOrEqual(count);
    }
  }
});

test('each special item belongs to exactly one quest [WOW-19.9]', () => {
  const named = QUESTS.flatMap(({ special }) => special ?? []);
  expect(named.sort()).toEqual(chalice.map(({ id }) => id).sort());
});

test('47 events and five with Kel’Thuzad; wars and bosses in regions of the map [WOW-2.8, WOW-20.6]', () => {
  const count = (kind: string) => sum(EVENTS.filter((e) => e.kind === kind).map((e) => e.copies ?? 1));
  expect([count('normal'), count('bonus'), KELTHUZAD_EVENTS.length]).toEqual([
    COMPONENTS.events.normal,
    COMPONENTS.events.bonus,
    COMPONENTS.events.kelthuzad,
  ]);
  const fates = [0, 1, 2].map((fate) =>
    sum(EVENTS.filter((e) => e.kind === 'normal' && e.fate === fate).map((e) => e.copies ?? 1)),
  );
  expect(fates).toEqual([4, 13, 4]);
  const wars = EVENTS.flatMap(({ does }) => (does.script === 'war' ? does.regions : []));
  expect(wars.length).toBe(10);
  for (const region of wars) expect(REGION_IDS).toContain(region);
  const bossCards = [...EVENTS, ...KELTHUZAD_EVENTS].flatMap(({ id, does }) =>
    does.script === 'boss' ? [`${id} ${does.boss}`] : [],
  );
  expect(bossCards.sort()).toEqual(BOSSES.map(({ id, event }) => `${event} ${id}`).sort());
  for (const { region } of BOSSES) expect(REGION_IDS).toContain(region);
  const auctions = EVENTS.flatMap(({ does }) => (does.script === 'auction' ? [does.item] : []));
  expect(auctions).toEqual(AUCTION_ITEMS.map(({ id }) => id));
});

test('three overlords with a profile for four and for six characters [WOW-22.4, WOW-2.7]', () => {
  const line = ({ threat, attack, health }: { threat: number; attack: number; health: number }) =>
    `${threat}/${attack}/${health}`;
  expect(OVERLORDS.map(({ id, four, six }) => `${id} ${line(four)} ${line(six)}`)).toEqual([
    'kelthuzad 7/14/18 7/21/27',
    'nefarian 7/12/26 7/18/39',
    'kazzak 7/16/22 7/24/33',
  ]);
  expect(OVERLORDS.map(({ start }) => start.length)).toEqual([1, 1, 5]);
  for (const region of OVERLORDS.flatMap(({ start }) => start)) expect(REGION_IDS).toContain(region);
});

test('the suggested first purchases cost exactly five gold each [WOW-24.7, W-55]', () => {
  for (const { classId, faction, powers, talent } of FIRST_GAME) {
    const deck = DECKS.find((one) => one.classId === classId)!;
    expect(sum(powers.map((id) => deck.powers.find((power) => power.id === id)!.gold)), classId).toBe(5);
    expect(deck.talents.find(({ id }) => id === talent)?.level, classId).toBe(2);
    expect(CHARACTERS.some((one) => one.classId === classId && one.faction === faction)).toBe(true);
  }
  expect(FIRST_GAME.length).toBe(6);
});

/** The tables of the rulebook, made from the content. */
import type { RuleTable } from '#engine/text.ts';
import { CHARACTERS } from '../content/characters.ts';
import { type Area, CLASSES } from '../content/classes.ts';
import { COLOURS_OF_CREATURES, CREATURES, type Strength } from '../content/creatures.ts';
import { DECKS } from '../content/decks/index.ts';
import { abilitiesOf, abilitiesOfFoe } from '../content/effects/index.ts';
import { EVENTS, type EventKind, KELTHUZAD_EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { AUCTION_ITEMS } from '../content/items/auction.ts';
import { ITEM_KINDS } from '../content/items/index.ts';
import { RARITIES } from '../content/items/item.ts';
import { BOSSES, type BossReward, OVERLORDS } from '../content/opponents.ts';
import { PREPRINTED } from '../content/preprinted.ts';
import { QUESTS } from '../content/quests/index.ts';
import type { ItemSymbol, Quest } from '../content/quests/quest.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { Sentences } from './effects.ts';
import type { ContentId } from './rulebook.ts';

/** Headings of columns, and the few words of cells. */
export interface Heads {
  readonly class: string;
  readonly factions: string;
  readonly level: string;
  readonly card: string;
  readonly type: string;
  /** Behind a number of coins other than 1, and behind 1. */
  readonly gold: string;
  readonly oneGold: string;
  readonly energy: string;
  readonly effect: string;
  readonly item: string;
  readonly sort: string;
  readonly price: string;
  readonly copies: string;
  readonly creature: string;
  readonly strength: string;
  readonly figures: string;
  readonly opponent: string;
  readonly region: string;
  readonly stronger: string;
  readonly weaker: string;
  readonly quest: string;
  readonly colour: string;
  readonly creatures: string;
  readonly reward: string;
  readonly event: string;
  readonly kind: string;
  readonly fate: string;
  readonly clause: string;
  /** Regions and rewards of a war, the boss or the item of another card. */
  readonly details: string;
  readonly xp: string;
  readonly normal: string;
  readonly bonus: string;
  /** What lies on the card of the boss. */
  readonly collected: string;
  /** Sizes of a game. */
  readonly four: string;
  readonly six: string;
  readonly character: string;
  readonly race: string;
  readonly racial: string;
  readonly zone: string;
  /** Regions across a border that may be crossed. */
  readonly borders: string;
  /** What a region has: the start of a faction, towns, flight paths, a graveyard. */
  readonly places: string;
  readonly start: string;
  readonly town: string;
  readonly flight: string;
  readonly graveyard: string;
  /** An area of a sheet, the card that is printed there, and that it takes items of every sort. */
  readonly area: string;
  readonly printed: string;
  readonly everySort: string;
}

type Name = (kind: string, id: string) => string;

const strengthOf = ({ threat, attack, health }: Strength): string => `${threat}/${attack}/${health}`;
/** The clause that says what an event does; some bosses have one of their own. */
const CLAUSE_OF: Readonly<Record<EventKind['does']['script'], string>> = {
  war: '21.10',
  boss: '21.12',
  auction: '21.22',
  taint: '21.20',
  hatreds: '21.9',
  subterfuge: '21.6',
  bounty: '21.8',
  ears: '21.15',
  cleanse: '21.16',
  winds: '21.17',
  professions: '21.1',
  horizons: '21.2',
  zeppelin: '21.3',
  merchants: '21.4',
  sell: '21.4',
  beasts: '21.5',
  retrain: '21.7',
  plague: '21.21',
};
const CLAUSE_OF_BOSS: Readonly<Record<string, string>> = {
  zaeldarr: '21.14',
  'spectral-avenger': '21.14',
  'cauldron-lord': '21.18',
  boregore: '21.19',
};
const clauseOf = ({ does }: EventKind): string =>
  (does.script === 'boss' ? CLAUSE_OF_BOSS[does.boss] : undefined) ?? CLAUSE_OF[does.script];

/** The tables, each with what stands above it and the thing that it is about. */
export const contentTables = (
  name: Name,
  { ofCard, ofFoe }: Sentences,
  heads: Heads,
): (readonly [ContentId, string, RuleTable])[] => {
  const effect = (id: string): string => ofCard(abilitiesOf(id)).join(' ');
  const symbols = (items: readonly ItemSymbol[]): string[] =>
    items.map(({ rarity, draw }) => `${name('rarity', rarity)} ${draw}`);
  const points = (gold: number | 'collected', xp: number): string[] => [
    gold === 'collected' ? heads.collected : `${gold} ${gold === 1 ? heads.oneGold : heads.gold}`,
    `${xp} ${heads.xp}`,
  ];

  const characters: RuleTable = [
    [heads.character, heads.class, heads.factions, heads.race, heads.racial],
    ...CHARACTERS.map(({ id, classId, faction, race, racial }) => [
      name('character', id),
      name('class', classId),
      name('faction', faction),
      name('race', race),
      `${name('card', racial)}: ${effect(racial)}`,
    ]),
  ];
  const factionsOf = (what: string, factions: readonly string[] = []): string[] =>
    factions.map((faction) => `${what}: ${name('faction', faction)}`);
  const placesIn = ({ start, town, flight, graveyard }: Region): string =>
    [
      ...factionsOf(heads.start, start ? [start] : []),
      ...factionsOf(heads.town, town),
      ...factionsOf(heads.flight, flight),
      ...(graveyard ? [heads.graveyard] : []),
    ].join('; ') || '–';
  const regions: RuleTable = [
    [heads.region, heads.zone, heads.borders, heads.places],
    ...REGIONS.map((region) => [
      name('region', region.id),
      name('zone', region.zone),
      region.borders.map((id) => name('region', id)).join(', '),
      placesIn(region),
    ]),
  ];
  const classes: RuleTable = [
    [heads.class, heads.factions, ...[1, 2, 3, 4, 5].map((level) => `${heads.level} ${level}`)],
    ...CLASSES.map(({ id, factions, health, energy }) => [
      name('class', id),
      factions.map((faction) => name('faction', faction)).join(', '),
      ...health.map((most, i) => `${most}/${energy[i]}`),
    ]),
  ];
  /** A printed power costs its Energy like an instant one (WOW-12.2). */
  const printedAt = (id: string | undefined): string => {
    if (id === undefined) return '–';
    const { energy } = PREPRINTED.find((card) => card.id === id)!;
    return `${name('card', id)}${energy > 0 ? ` (${heads.energy} ${energy})` : ''}: ${effect(id)}`;
  };
  const sortsIn = ({ types, traits, only }: Area): string => {
    if (only !== undefined) return name('category', only);
    if (types.every((type) => type === 'instant' || type === 'active')) return '–';
    return traits?.map((trait) => name('trait', trait)).join(', ') ?? heads.everySort;
  };
  const sheets: RuleTable = [
    [heads.class, heads.area, heads.type, heads.sort, heads.printed],
    ...CLASSES.flatMap(({ id, areas }) =>
      areas.map((area, i) => [
        name('class', id),
        String(i + 1),
        area.types.map((type) => name('cardType', type)).join(', '),
        sortsIn(area),
        printedAt(area.preprinted),
      ]),
    ),
  ];
  const cards = (deck: (typeof DECKS)[number]): RuleTable => [
    [heads.card, heads.type, heads.level, heads.price, heads.energy, heads.effect],
    ...deck.powers.map(({ id, type, category, level, gold, energy, pet }) => [
      name('card', id),
      [
        name('cardType', type),
        ...(category ? [name('category', category)] : []),
        ...(pet ? [`${name('resource', 'health')} ${pet}`] : []),
      ].join(', '),
      String(level),
      String(gold),
      String(energy),
      effect(id),
    ]),
    ...deck.talents.map(({ id, level }) => [
      name('card', id),
      name('cardType', 'talent'),
      String(level),
      '–',
      '–',
      effect(id),
    ]),
  ];
  const items = (rarity: string): RuleTable => [
    [heads.item, heads.type, heads.sort, heads.level, heads.price, heads.copies, heads.effect],
    ...ITEM_KINDS.filter((item) => item.rarity === rarity).map((item) => [
      name('card', item.id),
      name('cardType', item.type),
      [...(item.addOn ? [item.addOn] : []), ...item.traits].map((trait) => name('trait', trait)).join(', ') ||
        '–',
      String(item.level),
      String(item.price),
      String(item.copies ?? 1),
      effect(item.id),
    ]),
  ];
  const auction: RuleTable = [
    [heads.item, heads.effect],
    ...AUCTION_ITEMS.map(({ id }) => [name('card', id), effect(id)]),
  ];
  const creatures: RuleTable = [
    [
      heads.creature,
      ...COLOURS_OF_CREATURES.map((colour) => `${name('figureColour', colour)}: ${heads.strength}`),
      heads.figures,
      heads.effect,
    ],
    ...CREATURES.map((kind) => [
      name('creature', kind.id),
      ...COLOURS_OF_CREATURES.map((colour) => strengthOf(kind[colour])),
      COLOURS_OF_CREATURES.map((colour) => kind.stock[colour]).join('/'),
      ofFoe(abilitiesOfFoe(kind.id)).join(' '),
    ]),
  ];
  const rewardOf = ({ gold, xp, items: won }: BossReward): string =>
    [...points(gold, xp), ...(won === 'collected' ? [heads.collected] : symbols(won))].join(', ');
  const opponents: RuleTable = [
    [heads.opponent, heads.region, heads.strength, heads.effect, heads.stronger, heads.weaker],
    ...BOSSES.map((boss) => [
      name('boss', boss.id),
      name('region', boss.region),
      strengthOf(boss),
      ofFoe(abilitiesOfFoe(boss.id)).join(' '),
      rewardOf(boss.stronger),
      rewardOf(boss.weaker),
    ]),
    ...OVERLORDS.map(({ id, start, four, six }) => [
      name('boss', id),
      start.map((region) => name('region', region)).join(', '),
      `${heads.four}: ${strengthOf(four)}; ${heads.six}: ${strengthOf(six)}`,
      ofFoe(abilitiesOfFoe(id)).join(' '),
      '–',
      '–',
    ]),
  ];
  const questRow = (quest: Quest): string[] => [
    name('quest', quest.id),
    name('questColour', quest.colour),
    String(quest.level),
    quest.creatures
      .map(
        ({ count, colour, kind, region }) =>
          `${count} × ${name('creature', kind)} (${name('figureColour', colour)}): ${name('region', region)}`,
      )
      .join('; '),
    [
      ...points(quest.gold, quest.xp),
      ...symbols(quest.items),
      ...(quest.special ? [quest.special.map((id) => name('card', id)).join(' / ')] : []),
    ].join(', '),
  ];
  const questsOf = (faction: string): RuleTable => [
    [heads.quest, heads.colour, heads.level, heads.creatures, heads.reward],
    ...QUESTS.filter((quest) => quest.faction === faction).map(questRow),
  ];
  const details = ({ does }: EventKind): string => {
    if (does.script === 'auction') return name('card', does.item);
    if (does.script === 'boss') return name('boss', does.boss);
    if (does.script !== 'war') return '–';
    const where = does.regions.map((region) => name('region', region)).join(', ');
    return `${where}; ${points(does.gold, does.xpStronger).join(', ')} (${heads.stronger}), ${does.xpWeaker} ${heads.xp} (${heads.weaker})`;
  };
  const events: RuleTable = [
    [heads.event, heads.kind, heads.copies, heads.fate, heads.clause, heads.details],
    ...[...EVENTS, ...KELTHUZAD_EVENTS].map((event) => [
      name('eventCard', event.id),
      event.kind === 'normal' ? heads.normal : heads.bonus,
      String(event.copies ?? 1),
      String(event.fate),
      `WOW-${clauseOf(event)}`,
      details(event),
    ]),
  ];
  return [
    ['characters', '', characters],
    ['regions', '', regions],
    ['classes', '', classes],
    ['sheets', '', sheets],
    ...DECKS.map((deck) => ['cards', name('class', deck.classId), cards(deck)] as const),
    ...RARITIES.map((rarity) => ['items', name('rarity', rarity), items(rarity)] as const),
    ['auction', '', auction],
    ['creatures', '', creatures],
    ['opponents', '', opponents],
    ...FACTIONS.map((faction) => [faction, '', questsOf(faction)] as const),
    ['events', '', events],
  ];
};

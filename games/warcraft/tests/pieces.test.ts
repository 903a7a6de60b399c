/** Every piece is in one place: after each decision of seeded games the box is complete (table "Components"). */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { firstSeat } from '#engine/seats.ts';
import { bots } from '../bot/index.ts';
import { COMPONENTS, DICE_PER_COLOUR } from '../content/components.ts';
import { CREATURES } from '../content/creatures.ts';
import { DICE_COLOURS } from '../content/effects/kinds.ts';
import { FACTIONS } from '../content/factions.ts';
import { AUCTION_ITEMS } from '../content/items/auction.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { QUESTS } from '../content/quests/index.ts';
import { EVENT_CARDS, isOfKelthuzad } from '../rules/event-cards/fields.ts';
import { colourOf, inPlay } from '../rules/fight/dice.ts';
import { warcraft } from '../rules/game.ts';
import { openQuests, questCount } from '../rules/map/quests.ts';
import { SOURCES } from '../rules/sources.ts';
import { FIGURES, ROLLED, UNROLLED, type Warcraft } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';

type Pieces = Warcraft['items' | 'quests' | 'events' | 'counters' | 'figures' | 'cards'];
/** Piece → how many of its kind the lists of all places hold; throws where a piece lies twice, or elsewhere than it says. */
const countKinds = (pieces: Pieces, kindOf: (piece: number) => string): Record<string, number> => {
  const kinds: Record<string, number> = {};
  const met = new Set<number>();
  for (let place = 0; place < pieces.plan.label.length; place++) {
    const here = pieces.list(place);
    if (here.length !== pieces.size(place)) throw new Error(`${pieces.plan.name}: a list of another length`);
    for (const piece of here) {
      const id = pieces.plan.ids[piece]!;
      if (met.has(piece) || pieces.zoneOf[piece] !== place) throw new Error(`${id} lies in two places`);
      met.add(piece);
      kinds[kindOf(piece)] = (kinds[kindOf(piece)] ?? 0) + 1;
    }
  }
  return kinds;
};
const figureKind = (figure: number): string => {
  const { kind, colour } = FIGURES[figure]!;
  return `${colour} ${CREATURES[kind]!.id}`;
};
const eventKind = (card: number): string =>
  isOfKelthuzad(card) ? 'kelthuzad' : EVENT_CARDS[card]!.kind.kind;

const STOCK = Object.fromEntries(
  CREATURES.flatMap(({ id, stock }) =>
    (['green', 'red', 'blue'] as const).map((colour) => [`${colour} ${id}`, stock[colour]] as const),
  ).filter(([, count]) => count > 0),
);
const BOX = {
  // Those of the auction house, and the relic, are printed on event cards.
  items: { ...COMPONENTS.items, ofEvents: AUCTION_ITEMS.length + 1 },
  quests: Object.fromEntries(
    FACTIONS.flatMap((faction) =>
      Object.entries(COMPONENTS.quests).map(([colour, count]) => [`${faction} ${colour}`, count]),
    ),
  ),
  events: COMPONENTS.events,
  counters: { kazzak: 5 },
  figures: STOCK,
  cards: { power: 108, talent: 108 },
  dice: Object.fromEntries(DICE_COLOURS.map((colour) => [colour, DICE_PER_COLOUR])),
};
type Counts = Readonly<Record<string, number>>;
const boxOf = (s: Warcraft): Readonly<Record<keyof typeof BOX, Counts>> => {
  const dice = [0, 0, 0];
  for (const die of s.dieAt.keys()) dice[colourOf(s, die)]!++;
  return {
    items: countKinds(s.items, (item) => ITEM_CARDS[item]?.kind.rarity ?? 'ofEvents'),
    quests: countKinds(s.quests, (quest) => `${QUESTS[quest]!.faction} ${QUESTS[quest]!.colour}`),
    events: countKinds(s.events, eventKind),
    counters: countKinds(s.counters, () => 'kazzak'),
    figures: countKinds(s.figures, figureKind),
    cards: countKinds(s.cards, (card) => SOURCES[card]!.kind),
    dice: Object.fromEntries(DICE_COLOURS.map((colour, i) => [colour, dice[i]!])),
  };
};
/** What is wrong between places of different pieces. */
const faultsOf = (s: Warcraft): string[] => {
  const faults: string[] = [];
  for (const faction of [0, 1]) {
    const open = openQuests(s, faction);
    if (open.length > questCount(s)) faults.push('more quests than WOW-18.2 allows');
    for (const quest of open)
      if (!s.questOf.includes(quest)) faults.push(`${QUESTS[quest]!.id} is open without creatures`);
  }
  // A creature of a quest stands on the map or fights; one that was defeated belongs to none (WOW-18.3, 18.6).
  for (const [figure, quest] of s.questOf.entries()) {
    const [place] = s.figures.plan.label[s.figures.zoneOf[figure]!]!;
    if (quest >= 0 && place !== 'region' && place !== 'fight')
      faults.push(`${figureKind(figure)} in ${place} is of a quest`);
  }
  const playing = inPlay(s);
  for (const [die, at] of s.dieAt.entries())
    if (playing.includes(die) !== (at === UNROLLED || at === ROLLED))
      faults.push(`die ${die} is in two places`);
  return faults;
};

test.each([
  [2, 'kelthuzad', 'random'],
  [3, 'kazzak', 'random'],
  [4, 'nefarian', 'random'],
  [5, 'kelthuzad', 'scripted'],
  [6, 'kazzak', 'scripted'],
] as const)('%i seats, %s, %s decisions (WOW-2.9, WOW-2.11, WOW-2.18, WOW-18.3)', (seats, overlord, bot) => {
  const { s } = dealtTo(seats, { overlord });
  const chance = new FastChance(20 + seats);
  const decide = bots.policy!(bot, chance)!;
  let moved = 0;
  let before = '';
  for (let n = 0; n < 250 && warcraft.active(s) !== 0; n++) {
    const seat = firstSeat(warcraft.active(s));
    warcraft.apply(s, seat, decide(s, seat), chance, null);
    expect(faultsOf(s)).toEqual([]);
    const now = [s.items, s.quests, s.events, s.counters, s.figures, s.cards]
      .map(({ zoneOf }) => zoneOf.join())
      .join();
    if (now === before) continue;
    before = now;
    moved++;
    expect(boxOf(s)).toEqual(BOX);
  }
  expect(moved).toBeGreaterThan(20);
});

/** The deal, and the choice of characters (WOW-1, WOW-2). */
import type { Chance } from '#engine/chance.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { FACTIONS } from '../content/factions.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { RARITIES } from '../content/items/item.ts';
import { OVERLORDS } from '../content/opponents.ts';
import { QUEST_COLOURS } from '../content/quests/quest.ts';
import { dealEvents } from './event-cards/deck.ts';
import { dealCounters, isKazzak, isKelthuzad } from './event-cards/dragon.ts';
import type { Tell } from './events.ts';
import { capacityOf, heroName } from './heroes.ts';
import { CHOOSING } from './map/fields.ts';
import { START } from './map/geography.ts';
import { drawQuest, greyAtStart, questDeck } from './map/quests.ts';
import { beginTurn } from './map/turn.ts';
import { merchant, REGION_IDS, type Warcraft } from './state.ts';

const GOLD_AT_START = 5;
/** Rarity → how many cards of it the merchant has at the start (WOW-2.10). */
const MERCHANT_AT_START = [3, 2, 1];
const HORDE = 1;
const [GREY, GREEN] = [0, 1];

/** Shares among the seats: two characters for each with two players, for one with three and five (WOW-1.4). */
export const charactersOf = (s: Warcraft, seat: number): number =>
  s.config.seats === 2 || s.double === seat ? 2 : 1;

/** Item → its deck; -1 for those that are looked for by name. */
const DECK_OF = ITEM_CARDS.map(({ kind }) =>
  kind.rarity === 'chalice' ? -1 : RARITIES.indexOf(kind.rarity),
);
const dealItems = (s: Warcraft, chance: Chance): void => {
  const deck = s.items.plan.base.deck!;
  for (let item = 0; item < DECK_OF.length; item++)
    if (DECK_OF[item]! >= 0) s.items.move(item, deck + DECK_OF[item]!);
  for (const [rarity, count] of MERCHANT_AT_START.entries()) {
    s.items.shuffle(deck + rarity, chance);
    for (let i = 0; i < count; i++) s.items.move(s.items.first(deck + rarity), merchant(s));
  }
};
/** WOW-2.11–2.14: the Horde first, grey before green. */
const dealQuests = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  for (let faction = 0; faction < FACTIONS.length; faction++)
    for (let colour = 0; colour < QUEST_COLOURS.length; colour++)
      s.quests.shuffle(questDeck(s, faction, colour), chance);
  for (const faction of [HORDE, 1 - HORDE]) {
    for (let i = 0; i < greyAtStart(s); i++) drawQuest(s, faction, GREY, tell);
    drawQuest(s, faction, GREEN, tell);
  }
  for (let faction = 0; faction < FACTIONS.length; faction++)
    s.quests.moveAll(questDeck(s, faction, GREY), s.quests.plan.base.removed!);
};
const chooseOverlord = (s: Warcraft, chance: Chance): void => {
  const named = OVERLORDS.findIndex(({ id }) => id === s.config.overlord);
  s.overlord = named >= 0 ? named : chance.draw(OVERLORDS.length);
  const { start } = OVERLORDS[s.overlord]!;
  // Kazzak is under one of several counters until it is turned (WOW-2.7).
  s.overlordAt = start.length === 1 ? REGION_IDS.indexOf(start[0]!) : -1;
};

export const setUp = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  const { seats } = s.config;
  dealItems(s, chance);
  dealQuests(s, chance, tell);
  chooseOverlord(s, chance);
  dealEvents(s, isKelthuzad(s), chance);
  if (isKazzak(s)) dealCounters(s, chance);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  chance.shuffle(order, seats);
  s.chooseOrder.set(order);
  // WOW-1.12: with an odd number somebody plays two characters.
  if (seats === 3 || seats === 5) s.double = s.config.double >= 0 ? s.config.double : chance.draw(seats);
  s.course = CHOOSING;
  tell?.({ type: 'dealt', overlord: OVERLORDS[s.overlord]!.id });
};

/**
 * Whether the seats from a place in the order on can be shared out to factions with so many places, which are as many as
 * the characters of these seats: who plays two needs two of one faction, and who plays one fits anywhere.
 */
const canShare = (s: Warcraft, from: number, alliance: number, horde: number): boolean => {
  let pairs = 0;
  for (let i = from; i < s.chooseOrder.length; i++) if (charactersOf(s, s.chooseOrder[i]!) === 2) pairs++;
  return pairs <= (alliance >> 1) + (horde >> 1);
};
/** The place in the order of the seat that chooses now, or -1. */
const choosing = (s: Warcraft): number => {
  let done = 0;
  for (let i = 0; i < s.chooseOrder.length; i++) {
    if (done === s.chosen) return i;
    done += charactersOf(s, s.chooseOrder[i]!);
  }
  return -1;
};
/** The seat that chooses now. */
export const chooser = (s: Warcraft): number => s.chooseOrder[choosing(s)] ?? -1;
/** Whether this seat may take a place in a faction: those who come after must still fit (WOW-1.8). */
export const fitsFaction = (s: Warcraft, seat: number, faction: number): boolean => {
  const half = s.config.heroes / 2;
  let own = half - charactersOf(s, seat);
  let others = half;
  for (let i = 0; i < s.chosen; i++)
    if (FACTION_NOS[s.pickAs[i]!] === faction) own--;
    else others--;
  return own >= 0 && canShare(s, choosing(s) + 1, own, others);
};
const FACTION_NOS = CHARACTERS.map(({ faction }) => FACTIONS.indexOf(faction));
/** What is wrong with the choices so far, for positions set up by hand (WOW-1.6–1.9, 1.12). */
export const choiceFault = (s: Warcraft): string | undefined => {
  const { seats } = s.config;
  const order = [...s.chooseOrder];
  if (new Set(order).size < seats) return 'chooseOrder: each seat once';
  if ((seats === 3 || seats === 5) !== s.double >= 0) return 'double: with three and five players one';
  if (s.config.double >= 0 && s.double !== s.config.double) return 'double: the one all agreed on';
  const due = order.flatMap((seat) => Array.from({ length: charactersOf(s, seat) }, () => seat));
  if (chooser(s) < 0) return 'chosen: whole seats, and not all';
  const picks = due.slice(0, s.chosen);
  if (picks.some((seat, i) => s.pickSeat[i] !== seat || s.pickClass[i]! < 0))
    return 'pickSeat: in their order';
  if (new Set(s.pickClass.slice(0, s.chosen)).size < s.chosen) return 'pickClass: each class once';
  if (s.config.randomFactions)
    return canBeDealt(s, chooser(s), []) ? undefined : 'pickClass: cannot be dealt';
  const characters = picks.map((_, i) => CHARACTERS[s.pickAs[i]!]);
  if (characters.some((one, i) => !one || one.classId !== CLASS_IDS[s.pickClass[i]!]))
    return 'pickAs: a character of the class';
  const split = picks.some((seat, i) =>
    picks.some((other, j) => seat === other && characters[i]?.faction !== characters[j]?.faction),
  );
  if (split) return 'pickAs: a seat plays one faction';
  return [0, 1].some((faction) => fitsFaction(s, chooser(s), faction))
    ? undefined
    : 'pickAs: a faction is full';
};
export const isTaken = (s: Warcraft, classNo: number): boolean => {
  for (let i = 0; i < s.chosen; i++) if (s.pickClass[i] === classNo) return true;
  return false;
};

/** The factions that a class exists in, as numbers (WOW-1.7). */
const factionsOf = (classNo: number): number[] =>
  FACTIONS.flatMap((faction, i) =>
    CHARACTERS.some((one) => one.classId === CLASS_IDS[classNo] && one.faction === faction) ? [i] : [],
  );
/** All ways to deal factions to seats with these classes (WOW-1.9). */
const dealings = (s: Warcraft, classes: readonly (readonly number[])[]): number[][] => {
  const half = s.config.heroes / 2;
  const found: number[][] = [];
  const go = (dealt: readonly number[], places: readonly number[]): void => {
    const seat = dealt.length;
    if (seat === classes.length) {
      found.push([...dealt]);
      return;
    }
    const own = classes[seat]!;
    for (const faction of [0, 1]) {
      const left = places.map((n, i) => (i === faction ? n - own.length : n));
      if (left[faction]! >= 0 && own.every((one) => factionsOf(one).includes(faction)))
        go([...dealt, faction], left);
    }
  };
  go([], [half, half]);
  return found;
};
const classesBySeat = (s: Warcraft, more: readonly number[] = []): number[][] => {
  const bySeat: number[][] = Array.from({ length: s.config.seats }, () => []);
  for (let i = 0; i < s.chosen; i++) bySeat[s.pickSeat[i]!]!.push(s.pickClass[i]!);
  if (more.length > 0) bySeat[chooser(s)]!.push(...more);
  return bySeat;
};
/** Whether factions can still be dealt when this seat takes these classes; classes to come count as in both factions. */
export const canBeDealt = (s: Warcraft, seat: number, classes: readonly number[]): boolean => {
  const free = CLASS_IDS.findIndex((_, classNo) => factionsOf(classNo).length === 2);
  const bySeat = classesBySeat(s, classes).map((own, one) =>
    own.concat(Array.from({ length: charactersOf(s, one) - own.length }, () => free)),
  );
  return chooser(s) === seat && dealings(s, bySeat).length > 0;
};

const become = (s: Warcraft, hero: number, pick: number, faction: number, tell: Tell | null): void => {
  s.classOf[hero] = s.pickClass[pick]!;
  s.seatOf[hero] = s.pickSeat[pick]!;
  s.level[hero] = 1;
  s.xp[hero] = 0;
  s.gold[hero] = GOLD_AT_START;
  s.region[hero] = START[faction]!;
  for (const resource of ['health', 'energy'] as const) s[resource][hero] = capacityOf(s, hero, resource);
  const classId = CLASS_IDS[s.classOf[hero]!]!;
  const character = CHARACTERS.find((one) => one.classId === classId && one.faction === FACTIONS[faction])!;
  tell?.({
    type: 'characterChosen',
    hero: heroName(s, hero),
    seat: s.seatOf[hero]! + 1,
    character: character.id,
  });
};
/** All have chosen: the characters of each faction get their numbers in the order of the choice. */
export const startGame = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  const half = s.config.heroes / 2;
  const dealt = s.config.randomFactions ? dealings(s, classesBySeat(s)) : [];
  const factions = dealt.length > 0 ? dealt[chance.draw(dealt.length)]! : [];
  const next = [0, half];
  for (let pick = 0; pick < s.config.heroes; pick++) {
    const faction = s.config.randomFactions
      ? factions[s.pickSeat[pick]!]!
      : FACTIONS.indexOf(CHARACTERS[s.pickAs[pick]!]!.faction);
    become(s, next[faction]!++, pick, faction, tell);
  }
  beginTurn(s, chance, tell);
};

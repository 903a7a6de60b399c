/** What follows a combat: places of the defeated, rewards, levels, new quests, in this order (WOW-19.16). */
import type { Chance } from '#engine/chance.ts';
import { BOTTOM } from '#engine/layout/zones.ts';
import { everybody } from '#engine/seats.ts';
import { FACTIONS } from '../../content/factions.ts';
import { RARITIES } from '../../content/items/item.ts';
import { BOSSES } from '../../content/opponents.ts';
import { QUESTS } from '../../content/quests/index.ts';
import type { ItemSymbol } from '../../content/quests/quest.ts';
import { LEVEL_XP, MAX_LEVEL } from '../../content/tracks.ts';
import { payBoss } from '../event-cards/bosses.ts';
import { discardEvent, inPlay } from '../event-cards/deck.ts';
import { afterFightEvents } from '../event-cards/wars.ts';
import type { Tell } from '../events.ts';
import { askFaction, askHero } from '../fight/answerer.ts';
import { CHARACTERS_ARE } from '../fight/foes.ts';
import { push, setTop, top, topFrame } from '../fight/frames.ts';
import { ON } from '../fight/loss.ts';
import { capacityOf, hasFighters, heroesOf, heroName } from '../heroes.ts';
import { fromTo, setAll } from '../lists.ts';
import { CLASS_OF_CARD, SOURCES } from '../sources.ts';
import {
  AWAY,
  bagOf,
  DEFEATED,
  F_LEVELS,
  F_LOOT,
  F_NEW_QUEST,
  F_REWARD,
  LOOT,
  NEW_QUEST,
  offerZone,
  QUEST_ORDER,
  REGION_IDS,
  RESPAWN,
  REWARD,
  SPECIAL,
  TALENT,
  type Warcraft,
} from '../state.ts';
import { lacksRoom } from './bag.ts';
import { AFTER, TURN } from './fields.ts';
import { returnRegions } from './geography.ts';
import { canServe, claimedQuests, DRAWN_COLOURS, openQuests, questCount, unpaidQuests } from './quests.ts';
import { share, sharers } from './shares.ts';
import { actionDone } from './turn.ts';

export const placeAgain = (s: Warcraft, hero: number, region: number, tell: Tell | null): void => {
  s.region[hero] = region;
  s.hasActed[hero] = 0;
  s.placed[hero] = 1;
  tell?.({ type: 'cameBack', hero: heroName(s, hero), region: REGION_IDS[region]! });
};
/** The defeated choose where they come back, in the order of their seats (WOW-15.6, 15.15). */
export const respawns = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  for (let hero = nextToReturn(s, chance); hero >= 0; hero = nextToReturn(s, chance)) {
    const regions = returnRegions(s, hero);
    if (regions.length > 1) return askHero(s, RESPAWN, hero);
    placeAgain(s, hero, regions[0]!, tell);
  }
  return ON;
};
/** The defeated character that comes back next, or -1; where both factions fell, one that is drawn (WOW-15.15). */
const nextToReturn = (s: Warcraft, chance: Chance): number => {
  let next = -1;
  let count = 0;
  for (let hero = 0; hero < s.config.heroes; hero++) {
    if (!waitsToReturn(s, hero)) continue;
    count++;
    if (next < 0 || s.seatOf[hero]! < s.seatOf[next]!) next = hero;
  }
  const allFell =
    s.course === AFTER && s.opposed === CHARACTERS_ARE && !hasFighters(s, 0) && !hasFighters(s, 1);
  if (count < 2 || !allFell) return next;
  // Who is asked already was drawn.
  if (s.asked === RESPAWN && s.askedHero >= 0 && waitsToReturn(s, s.askedHero)) return s.askedHero;
  const waiting = fromTo(0, s.config.heroes - 1).filter((hero) => waitsToReturn(s, hero));
  return waiting[chance.draw(count)]!;
};
const waitsToReturn = (s: Warcraft, hero: number): boolean =>
  s.role[hero] === DEFEATED && s.placed[hero] === 0 && s.revived[hero] === 0;

/** The quest is paid: gold and experience at once, then items, levels and the new quest (WOW-18.7, 18.8, 19.16). */
export const payQuest = (
  s: Warcraft,
  faction: number,
  quest: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  const { gold, xp: printed, level, faction: owner } = QUESTS[quest]!;
  // An enemy quest by Subterfuge: one point less, and the card is used up (WOW-21.6).
  const [subterfuge] = owner === FACTIONS[faction] ? [] : inPlay(s, 'subterfuge');
  const xp = subterfuge === undefined ? printed : Math.max(0, printed - 1);
  if (subterfuge !== undefined) discardEvent(s, subterfuge, tell);
  s.quests.move(quest, s.quests.plan.base.done!);
  share(s, faction, { gold, xp, level }, chance, tell);
  push(s, F_NEW_QUEST, owner === 'alliance' ? 0 : 1);
  push(s, F_LEVELS);
  push(s, F_REWARD, faction);
  setTop(s, 'quest', quest);
};

/**
 * What the winners may take of a defeated enemy: an item of the bag that one of them can hold, or by the FAQ any item
 * (WOW-17.14, 17.15). Auction items and the relic never lie in a bag.
 */
export const lootOf = (s: Warcraft, hero: number): number[] =>
  s.items
    .list(bagOf(s, hero))
    .filter((item) => s.config.faqLoot || sharers(s, s.wonBy, false).some((one) => !lacksRoom(s, one, item)));
const looting = (s: Warcraft, chance: Chance): number => {
  if (lootOf(s, top(s, 'hero')).length > 0) return askFaction(s, LOOT, s.wonBy, chance);
  s.frames.pop();
  return ON;
};

export const aftermath = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const asked = respawns(s, chance, tell);
  if (asked !== ON) return asked;
  const claimed = claimedQuests(s, s.attackers);
  if (claimed.length > 1) return askFaction(s, QUEST_ORDER, s.attackers, chance);
  if (claimed.length === 1) {
    payQuest(s, s.attackers, claimed[0]!, chance, tell);
    return ON;
  }
  // Loot is settled before anything that an event gives (WOW-17.18).
  if (s.looted === 0 && s.opposed === CHARACTERS_ARE && s.wonBy >= 0) {
    s.looted = 1;
    for (const hero of heroesOf(s, 1 - s.wonBy).toReversed())
      if (s.role[hero] === DEFEATED) push(s, F_LOOT, hero);
    return ON;
  }
  // Bosses come after quests, and what other cards in play give comes last (WOW-19.16).
  if (s.eventPaid === 0) {
    s.eventPaid = 1;
    if (s.single >= 0 && s.single < BOSSES.length && s.wonBy >= 0) payBoss(s, s.single, chance, tell);
    return ON;
  }
  if (s.eventPaid === 1) {
    s.eventPaid = 2;
    afterFightEvents(s, chance, tell);
    return ON;
  }
  s.eventPaid = 0;
  s.looted = 0;
  s.single = -1;
  setAll(s.role, AWAY);
  setAll(s.revived, 0);
  setAll(s.placed, 0);
  s.course = TURN;
  actionDone(s);
  return ON;
};

/** The item symbols of the reward on top, of a quest or of a boss; of collected items each is one. */
const symbolsOf = (s: Warcraft): readonly ItemSymbol[] | 'collected' => {
  const boss = top(s, 'boss');
  if (boss < 0) return QUESTS[top(s, 'quest')]!.items;
  return (s.bossStronger === 1 ? BOSSES[boss]!.stronger : BOSSES[boss]!.weaker).items;
};
/** Named items that are still in the chalice deck (WOW-19.9). */
export const specialsOf = (s: Warcraft): number[] => {
  const special = s.items.plan.base.special!;
  if (top(s, 'boss') >= 0) return [];
  return (QUESTS[top(s, 'quest')]!.special ?? [])
    .map((id) => s.items.plan.index.get(id)!)
    .filter((item) => s.items.zoneOf[item] === special);
};
/** The cards that were not kept go under their deck in drawn order (WOW-19.6); where none was drawn there are none. */
export const returnOffers = (s: Warcraft): void => {
  const symbols = symbolsOf(s);
  const symbol = symbols === 'collected' ? undefined : symbols[top(s, 'left')];
  if (!symbol) return;
  const deck = s.items.plan.base.deck! + RARITIES.indexOf(symbol.rarity);
  for (const item of s.items.list(offerZone(s))) s.items.move(item, deck, BOTTOM, everybody(s.config.seats));
};
/** Puts the cards of the next symbol on offer; false when there is none. */
const offerNext = (s: Warcraft, tell: Tell | null): boolean => {
  const symbols = symbolsOf(s);
  const next = top(s, 'left');
  if (symbols === 'collected') {
    const item = s.items.first(s.items.plan.base.onCard!);
    if (item < 0) return false;
    s.items.move(item, offerZone(s));
  } else {
    const { rarity, draw } = symbols[next]!;
    const deck = s.items.plan.base.deck! + RARITIES.indexOf(rarity);
    for (let i = 0; i < draw && s.items.size(deck) > 0; i++)
      s.items.move(s.items.first(deck), offerZone(s), s.items.size(offerZone(s)));
  }
  const items = s.items.list(offerZone(s)).map((item) => s.items.plan.ids[item]!);
  if (items.length > 0) tell?.({ type: 'itemsDrawn', items });
  return items.length > 0;
};
const rewards = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const faction = top(s, 'hero');
  const symbols = symbolsOf(s);
  const count =
    symbols === 'collected' ? s.items.size(s.items.plan.base.onCard!) + top(s, 'left') : symbols.length;
  const next = top(s, 'left');
  // Nobody is left who could carry an item.
  if (sharers(s, faction, false).length === 0 || next > count) {
    s.frames.pop();
    return ON;
  }
  if (s.items.size(offerZone(s)) === 0) {
    if (next === count) {
      if (specialsOf(s).length > 0) return askFaction(s, SPECIAL, faction, chance);
      s.frames.pop();
      return ON;
    }
    if (!offerNext(s, tell)) {
      setTop(s, 'left', next + 1);
      return ON;
    }
  }
  return askFaction(s, REWARD, faction, chance);
};

/** The talents that this character may choose: of its class, of its level or lower, not owned (WOW-19.12). */
export const talentsFor = (s: Warcraft, hero: number): number[] =>
  s.cards
    .list(s.cards.plan.base.deck!)
    .filter(
      (card) =>
        CLASS_OF_CARD[card] === s.classOf[hero] &&
        SOURCES[card]!.kind === 'talent' &&
        SOURCES[card]!.level <= s.level[hero]!,
    );
const levels = (s: Warcraft, tell: Tell | null): number => {
  for (let hero = 0; hero < s.config.heroes; hero++) {
    if (s.owedTalents[hero]! > 0) return askHero(s, TALENT, hero);
    if (s.level[hero]! >= MAX_LEVEL || s.xp[hero]! < LEVEL_XP[s.level[hero]!]!) continue;
    s.level[hero]!++;
    s.owedTalents[hero]!++;
    for (const resource of ['health', 'energy'] as const) s[resource][hero] = capacityOf(s, hero, resource);
    tell?.({ type: 'levelReached', hero: heroName(s, hero), level: s.level[hero]! });
    return ON;
  }
  s.frames.pop();
  return ON;
};

/** The colours whose deck can serve this faction. */
export const servingColours = (s: Warcraft, faction: number): number[] =>
  DRAWN_COLOURS.filter((colour) => canServe(s, faction, colour));
const newQuest = (s: Warcraft, chance: Chance): number => {
  const faction = top(s, 'hero');
  // A quest that still waits for its reward keeps its place: it is replaced after that (WOW-18.9).
  const kept = openQuests(s, faction).length + unpaidQuests(s, faction);
  if (kept < questCount(s) && servingColours(s, faction).length > 0)
    return askFaction(s, NEW_QUEST, faction, chance);
  s.frames.pop();
  return ON;
};

/** Goes on with a frame of the map that lies on top; what is asked, or `ON`. */
export const resumeOnMap = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  switch (topFrame(s)) {
    case F_REWARD:
      return rewards(s, chance, tell);
    case F_LEVELS:
      return levels(s, tell);
    case F_LOOT:
      return looting(s, chance);
    default:
      return newQuest(s, chance);
  }
};
export const isMapFrame = (frame: number): boolean => frame >= F_REWARD;

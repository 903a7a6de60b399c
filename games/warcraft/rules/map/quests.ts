/** Quests: drawing, placing their creatures, completion (WOW-18). */
import { BOTTOM } from '#engine/layout/zones.ts';
import { everybody } from '#engine/seats.ts';
import { CREATURE_IDS } from '../../content/creatures.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { QUEST_COLOURS, type QuestCreatures } from '../../content/quests/quest.ts';
import type { Tell } from '../events.ts';
import { factionName } from '../heroes.ts';
import { FIGURE_IDS, FIGURES, REGION_IDS, stockZone, type Warcraft } from '../state.ts';
import { QUEST_IDS } from './fields.ts';

/** Grey quests are dealt at the start only (WOW-18.10). */
export const DRAWN_COLOURS = [1, 2, 3] as const;
/** WOW-2.12, 18.2 */
export const questCount = (s: Warcraft): number => (s.config.heroes === 4 ? 4 : 5);
export const greyAtStart = (s: Warcraft): number => questCount(s) - 1;

export const questDeck = (s: Warcraft, faction: number, colour: number): number =>
  s.quests.plan.base.deck! + faction * QUEST_COLOURS.length + colour;
export const openQuests = (s: Warcraft, faction: number): number[] =>
  s.quests.list(s.quests.plan.base.open! + faction);
export const claimedQuests = (s: Warcraft, faction: number): number[] =>
  s.quests.list(s.quests.plan.base.claimed! + faction);
/** How many quests of this faction are completed, by either side, and not yet rewarded (WOW-18.9, 21.6). */
export const unpaidQuests = (s: Warcraft, faction: number): number => {
  let count = 0;
  for (let by = 0; by < 2; by++) {
    const claimed = s.quests.plan.base.claimed! + by;
    for (let quest = s.quests.first(claimed); quest >= 0; quest = s.quests.next(quest))
      if (QUESTS[quest]!.faction === factionName(faction)) count++;
  }
  return count;
};

/** Kind and colour → its figures. */
const ALIKE = new Map<string, readonly number[]>();
for (const [figure, { kind, colour }] of FIGURES.entries()) {
  const key = `${CREATURE_IDS[kind]} ${colour}`;
  ALIKE.set(key, [...(ALIKE.get(key) ?? []), figure]);
}
const alike = ({ kind, colour }: QuestCreatures): readonly number[] => ALIKE.get(`${kind} ${colour}`) ?? [];
/** Quest → its creatures, with the figures that would serve. */
const PLACED = QUESTS.map(({ creatures }) =>
  creatures.map((one) => ({ ...one, figures: alike(one), at: REGION_IDS.indexOf(one.region) })),
);

/** Quest → its green and red figures: those that would serve, and how many of them it needs. */
const WANTED = QUESTS.map(({ creatures }) => {
  const wanted = new Map<readonly number[], number>();
  for (const one of creatures)
    if (one.colour !== 'blue') wanted.set(alike(one), (wanted.get(alike(one)) ?? 0) + one.count);
  return [...wanted].map(([figures, count]) => ({ figures, count }));
});
/** Whether all green and red figures of this quest are there (WOW-18.4), those of a quest that makes way included. */
const canPlace = (s: Warcraft, quest: number, gone = -1): boolean => {
  const stock = stockZone(s);
  for (const { figures, count } of WANTED[quest]!) {
    let there = 0;
    for (const figure of figures)
      if (s.figures.zoneOf[figure] === stock || (gone >= 0 && s.questOf[figure] === gone)) there++;
    if (there < count) return false;
  }
  return true;
};
/** Whether a card of this deck can be placed now, or when the quest `gone` has made way for it (WOW-21.2). */
export const canServe = (s: Warcraft, faction: number, colour: number, gone = -1): boolean => {
  const deck = questDeck(s, faction, colour);
  for (let quest = s.quests.first(deck); quest >= 0; quest = s.quests.next(quest))
    if (canPlace(s, quest, gone)) return true;
  return false;
};

const spawn = (s: Warcraft, quest: number, tell: Tell | null): void => {
  const stock = stockZone(s);
  for (const { figures, count, colour, region, at } of PLACED[quest]!) {
    // A blue figure that is missing is skipped (WOW-18.4).
    let left = count;
    for (let i = 0; i < figures.length && left > 0; i++) {
      const figure = figures[i]!;
      if (s.figures.zoneOf[figure] !== stock) continue;
      s.figures.move(figure, s.figures.plan.base.region! + at);
      s.questOf[figure] = colour === 'blue' ? -1 : quest;
      left--;
      tell?.({ type: 'spawned', creature: FIGURE_IDS[figure]!, region });
    }
  }
};
/**
 * The top card that can be placed comes into play; those above it go under the deck (WOW-18.4). False when none can.
 */
export const drawQuest = (s: Warcraft, faction: number, colour: number, tell: Tell | null): boolean => {
  const deck = questDeck(s, faction, colour);
  for (let left = s.quests.size(deck); left > 0; left--) {
    const quest = s.quests.first(deck);
    if (!canPlace(s, quest)) {
      tell?.({ type: 'questPutBack', quest: QUEST_IDS[quest]! });
      // Everybody has seen it (WOW-25.3).
      s.quests.show(quest, everybody(s.config.seats));
      s.quests.move(quest, deck, BOTTOM, everybody(s.config.seats));
      continue;
    }
    s.quests.move(quest, s.quests.plan.base.open! + faction);
    tell?.({ type: 'questDrawn', quest: QUEST_IDS[quest]!, faction: factionName(faction) });
    spawn(s, quest, tell);
    return true;
  }
  return false;
};

/**
 * A figure leaves the board. Where it was the last creature of its quest, the quest is completed for this faction
 * (WOW-18.6, 18.7).
 */
export const leaveQuest = (s: Warcraft, figure: number, by: number, tell: Tell | null): void => {
  const quest = s.questOf[figure]!;
  s.questOf[figure] = -1;
  if (quest < 0 || s.questOf.includes(quest)) return;
  s.quests.move(quest, s.quests.plan.base.claimed! + by);
  tell?.({ type: 'questCompleted', quest: QUEST_IDS[quest]!, faction: factionName(by) });
};

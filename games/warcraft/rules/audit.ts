/**
 * Checks of every state beyond those of the layout: cards, figures and characters are where they can be, and what is
 * asked follows from the rest. The rules only reach states that pass; a position set up by hand may fail.
 */
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { numberOf } from '#engine/seats.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { FACTIONS } from '../content/factions.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { RARITIES } from '../content/items/item.ts';
import { QUESTS } from '../content/quests/index.ts';
import { courseFaults } from './audit-course.ts';
import { goOn } from './course.ts';
import { isKazzak, isKelthuzad } from './event-cards/dragon.ts';
import { COUNTER_REGIONS, EVENT_CARDS, EVENT_IDS, isOfKelthuzad } from './event-cards/fields.ts';
import { factionName, factionOf, heroName } from './heroes.ts';
import { refuseArea, refuseTogether, sheetOf } from './map/arrange.ts';
import { isOverfull } from './map/bag.ts';
import { CHOOSING, deckOfQuest, ENDED, LABORATORY } from './map/fields.ts';
import { charactersOf, choiceFault } from './setup.ts';
import { CLASS_OF_CARD, SOURCES } from './sources.ts';
import {
  AREAS,
  AWAY,
  blankState,
  F_DEFEAT,
  F_LOSS,
  F_OVERFLOW,
  FIGURE_IDS,
  FIGURES,
  OVER,
  type Warcraft,
} from './state.ts';

/** In the laboratory those who do not fight need not be anybody (tools/laboratory.ts). */
const present = (s: Warcraft): number[] =>
  Array.from({ length: s.config.heroes }, (_, hero) => hero).filter(
    (hero) => s.course !== LABORATORY || s.role[hero] !== AWAY,
  );
/** Whether one of these waits for this character. */
const hasFrame = (s: Warcraft, hero: number, kinds: readonly number[]): boolean =>
  Array.from({ length: s.frames.length }, (_, i) => i).some(
    (i) => kinds.includes(s.frames.get(i, s.frames.col.frame)) && s.frames.get(i, s.frames.col.hero) === hero,
  );
/** Whether what waits is about to defeat this character, or to save it (WOW-15.4). */
const isFalling = (s: Warcraft, hero: number): boolean => hasFrame(s, hero, [F_LOSS, F_DEFEAT]);
/** Everybody is a character of their own, of a faction that has it (WOW-1.6, 1.7). */
const heroFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const heroes = present(s);
  for (const hero of heroes) {
    const wrong = (what: string) => faults.push(`${heroName(s, hero)} ${what}`);
    if (s.seatOf[hero]! < 0) wrong('belongs to no seat');
    if (s.region[hero]! < 0) wrong('stands nowhere');
    if (s.health[hero] === 0 && !isFalling(s, hero)) wrong('has no Health left, and no loss is open');
    const classId = CLASS_IDS[s.classOf[hero]!];
    const faction = factionName(factionOf(s, hero));
    if (!CHARACTERS.some((one) => one.classId === classId && one.faction === faction))
      wrong('has no class of its faction');
  }
  if (new Set(heroes.map((hero) => s.classOf[hero])).size < heroes.length)
    faults.push('classOf: two characters have the same');
  return s.course === LABORATORY ? faults : [...faults, ...seatFaults(s)];
};
/** Each seat plays its characters, of one faction (WOW-1.3–1.5). */
const seatFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const { seats } = s.config;
  for (let seat = 0; seat < seats; seat++) {
    const own = [...s.seatOf].flatMap((one, hero) => (one === seat ? [hero] : []));
    const odd = seats === 3 || seats === 5;
    if (odd ? own.length < 1 || own.length > 2 : own.length !== charactersOf(s, seat))
      faults.push(`seat ${numberOf(seat)} plays ${own.length} characters`);
    if (new Set(own.map((hero) => factionOf(s, hero))).size > 1)
      faults.push(`seat ${numberOf(seat)} plays both factions`);
  }
  return faults;
};

/** Class cards belong to characters of their class; powers and talents have places of their own (WOW-12.1, 2.9). */
const cardFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  for (let card = 0; card < CLASS_OF_CARD.length; card++) {
    const zone = s.cards.zoneOf[card]!;
    const [name] = s.cards.plan.label[zone]!;
    if (name === 'deck') continue;
    const place = zone - s.cards.plan.base[name]!;
    const hero = name === 'area' ? Math.floor(place / AREAS) : place;
    const { id, kind } = SOURCES[card]!;
    if (CLASS_OF_CARD[card] !== s.classOf[hero]) faults.push(`${id} is not of this class`);
    if ((kind === 'talent') !== (name === 'talent')) faults.push(`${id} cannot lie in ${name}`);
  }
  for (let item = 0; item < ITEM_CARDS.length; item++) {
    const zone = s.items.zoneOf[item]!;
    const [name] = s.items.plan.label[zone]!;
    const { rarity } = ITEM_CARDS[item]!.kind;
    if (name === 'deck' && RARITIES[zone - s.items.plan.base.deck!] !== rarity)
      faults.push(`${s.items.plan.ids[item]} lies in another deck`);
  }
  return faults;
};

/** What is worn fits, and no bag is too full unless something is about to leave it (WOW-11.3, 11.6, 11.8, 11.15). */
const sheetFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  if (s.course === LABORATORY) return faults;
  for (const hero of present(s)) {
    const sheet = sheetOf(s, hero);
    const unfit = sheet.cards.some((card, i) => refuseArea(s, hero, card, sheet.areas[i]!));
    if (unfit || refuseTogether(sheet)) faults.push(`${heroName(s, hero)} wears what does not fit`);
    if (isOverfull(s, hero) && !hasFrame(s, hero, [F_OVERFLOW]))
      faults.push(`${heroName(s, hero)} carries more than the bag holds`);
  }
  return faults;
};

/** Quests lie in their own decks, and the creatures of a quest in play are on the map (WOW-2.11, 18.3). */
const questFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  for (const [quest, { id, faction }] of QUESTS.entries()) {
    const zone = s.quests.zoneOf[quest]!;
    const [name] = s.quests.plan.label[zone]!;
    const place = zone - s.quests.plan.base[name]!;
    const own = FACTIONS.indexOf(faction);
    if (name === 'deck' && place !== deckOfQuest(QUESTS[quest]!)) faults.push(`${id} lies in another deck`);
    if (name === 'open' && place !== own) faults.push(`${id} is of the other faction`);
    if (name === 'open' && !s.questOf.includes(quest)) faults.push(`${id} is in play without creatures`);
  }
  for (const [figure, { colour }] of FIGURES.entries()) {
    const [name] = s.figures.plan.label[s.figures.zoneOf[figure]!]!;
    const quest = s.questOf[figure]!;
    if (quest < 0) continue;
    if ((name !== 'region' && name !== 'fight') || colour === 'blue')
      faults.push(`${FIGURE_IDS[figure]} cannot be of a quest`);
    if (s.quests.plan.label[s.quests.zoneOf[quest]!]![0] !== 'open')
      faults.push(`${FIGURE_IDS[figure]} is of a quest that is not in play`);
  }
  return faults;
};

/** A position may do without an overlord (WOW-2.7, 2.8, 22.10, 22.11). */
const overlordFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const lying = COUNTER_REGIONS.map((_, place) => s.counters.size(s.counters.plan.base.place! + place));
  if (lying.some((count) => count > 1)) faults.push('counters: two lie in one region');
  const hidden = lying.some((count) => count > 0);
  if (hidden && !isKazzak(s)) faults.push('counters: only Kazzak has them');
  if (s.overlord < 0 ? s.overlordAt >= 0 : hidden === s.overlordAt >= 0)
    faults.push('overlordAt: known where no counters lie');
  const isAway = s.counters.zoneOf[0] === s.counters.plan.base.away;
  if (isKazzak(s) && hidden === isAway) faults.push('counters: the true one lies there until it is found');
  const { gone } = s.events.plan.base;
  for (let card = 0; card < EVENT_CARDS.length; card++)
    if (isOfKelthuzad(card) && !isKelthuzad(s) && s.events.zoneOf[card] !== gone)
      faults.push(`${EVENT_IDS[card]} is of Kel'Thuzad`);
  return faults;
};

/** What is asked, and of whom, follows from the rest: going on changes nothing. */
const askedFaults = (s: Warcraft): string[] => {
  const again = blankState(s.config);
  copyState(s, again);
  const asked = goOn(again, new FastChance(1), null);
  return asked === s.asked && again.data.every((cell, i) => cell === s.data[i])
    ? []
    : ['asked: the game would go on to another question'];
};

/** What is wrong; each part presumes the one before it. */
export const auditWarcraft = (s: Warcraft): readonly string[] => {
  if (s.course === ENDED) return s.asked === OVER ? [] : ['asked: it is over'];
  if (s.course === CHOOSING) {
    const fault = choiceFault(s);
    if (fault !== undefined) return [fault];
  } else {
    const faults = heroFaults(s);
    if (faults.length > 0) return faults;
  }
  for (const check of [cardFaults, sheetFaults, questFaults, overlordFaults, courseFaults, askedFaults]) {
    const faults = check(s);
    if (faults.length > 0) return faults;
  }
  return [];
};

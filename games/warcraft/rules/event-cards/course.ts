/** The course of a drawing: card after card, until a normal event is carried out (WOW-20.1–20.7). */
import type { Chance } from '#engine/chance.ts';
import type { EventScript } from '../../content/events.ts';
import type { Tell } from '../events.ts';
import { askFaction, askHero } from '../fight/answerer.ts';
import { push } from '../fight/frames.ts';
import { ON } from '../fight/loss.ts';
import { factionOf, heroesOf, heroName } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { distancesFrom, FLIGHTS } from '../map/geography.ts';
import { openQuests } from '../map/quests.ts';
import { respawns } from '../map/rewards.ts';
import {
  ADVANCE,
  AWAY,
  BID,
  bagOf,
  DEFEATED,
  EVENT,
  F_LEVELS,
  F_LOSS,
  merchant,
  type Warcraft,
} from '../state.ts';
import { BEAST_MOVES, beastFaction, isAnyRoamer } from './beasts.ts';
import { collectGold } from './bosses.ts';
import {
  discardEvent,
  drawEvent,
  endDrawing,
  freshZone,
  inPlay,
  isAnyInPlay,
  isRepeated,
  markTitle,
  removeEvent,
  SCRIPT_NAMES,
  scriptOf,
} from './deck.ts';
import { moveOverlord, nextRegions, startMove } from './dragon.ts';
import { EVENT_CARDS } from './fields.ts';
import { endingFaction, orderByXp } from './strength.ts';
import { checkStanding, markBounty } from './wars.ts';

type Script = EventScript['script'];
/** What is asked in XP order of every character for whom it makes sense. */
const BY_SCRIPT: Partial<Record<Script, (s: Warcraft, hero: number) => boolean>> = {
  professions: () => true,
  retrain: () => true,
  zeppelin: (s, hero) => flightsFor(s, hero).length > 0,
  merchants: (s) => s.items.size(merchant(s)) > 0,
  sell: (s, hero) => s.items.size(bagOf(s, hero)) > 0,
};
/** The same by event card. */
const HEROES_CHOOSE = SCRIPT_NAMES.map((script) => BY_SCRIPT[script]);
/** Regions with a friendly flight path and no enemy (WOW-21.3). */
export const flightsFor = (s: Warcraft, hero: number): number[] => {
  const faction = factionOf(s, hero);
  return FLIGHTS[faction]!.filter(
    (region) =>
      region !== s.region[hero] && !heroesOf(s, 1 - faction).some((enemy) => s.region[enemy] === region),
  );
};

const KEL_REACH = 4;
/** Soul Taint and Arcane Corruption (WOW-21.20). */
const taint = (s: Warcraft, resource: 'health' | 'energy', tell: Tell | null): void => {
  const plague = isAnyInPlay(s, 'plague');
  const far = distancesFrom(s.overlordAt);
  const half = plague ? Math.ceil : Math.floor;
  for (const hero of [...heroesOf(s, 0), ...heroesOf(s, 1)].reverse()) {
    if (far[s.region[hero]!]! > (plague ? 2 : 1) * KEL_REACH) continue;
    const left = half(s[resource][hero]! / 2);
    if (left === 0) continue;
    if (resource === 'health') push(s, F_LOSS, hero, left);
    else {
      s.energy[hero]! -= left;
      tell?.({ type: 'energyLost', hero: heroName(s, hero), left: s.energy[hero]! });
    }
  }
};

/** A card begins: what it does at once. */
const begin = (s: Warcraft, card: number, chance: Chance, tell: Tell | null): void => {
  s.event = card;
  s.eventAt = 0;
  const does = scriptOf(card);
  markTitle(s, card);
  orderByXp(s, chance);
  switch (does.script) {
    case 'bounty':
      markBounty(s, card, chance);
      break;
    case 'taint':
      taint(s, does.resource, tell);
      break;
    case 'plague':
      s.plague.fill(1);
      break;
    case 'beasts':
      s.roamed.fill(0);
      break;
    case 'auction':
      s.bids.fill(0);
      s.bidders = (1 << s.config.heroes) - 1;
      break;
    case 'boss':
      if (does.boss === 'spectral-avenger') collectGold(s, tell);
      break;
    default:
  }
};
/** Asks the next one concerned, or `ON` when the card is carried out. */
const goOnWith = (s: Warcraft, chance: Chance): number => {
  const does = scriptOf(s.event);
  const wanted = HEROES_CHOOSE[s.event];
  const zaeldarr = does.script === 'boss' && does.boss === 'zaeldarr';
  if (wanted || zaeldarr) {
    for (; s.eventAt < s.config.heroes; s.eventAt++) {
      const hero = s.eventOrder[s.eventAt]!;
      if (zaeldarr ? s.items.size(bagOf(s, hero)) > 0 : wanted!(s, hero)) return askHero(s, EVENT, hero);
    }
    return ON;
  }
  if (does.script === 'horizons') {
    for (; s.eventAt < 2; s.eventAt++) {
      const faction = horizonFaction(s);
      if (openQuests(s, faction).length > 0) return askFaction(s, EVENT, faction, chance);
    }
    return ON;
  }
  if (does.script === 'beasts') {
    for (; s.eventAt < BEAST_MOVES; s.eventAt++)
      if (isAnyRoamer(s)) return askFaction(s, EVENT, beastFaction(s), chance);
    return ON;
  }
  return does.script === 'auction' && s.bidders !== 0 ? BID : ON;
};
/** New Horizons: the faction of the ending turn first (WOW-20.8). */
export const horizonFaction = (s: Warcraft): number =>
  s.eventAt === 0 ? endingFaction(s) : 1 - endingFaction(s);

/** Normal events that stay until their condition is met (WOW-20.4). */
const STAYS: readonly Script[] = [
  'war',
  'boss',
  'hatreds',
  'subterfuge',
  'bounty',
  'ears',
  'cleanse',
  'winds',
  'plague',
];
const finish = (s: Warcraft, tell: Tell | null): void => {
  const card = s.event;
  const { script } = scriptOf(card);
  if (script === 'auction') removeEvent(s, card);
  else if (!STAYS.includes(script)) s.events.move(card, freshZone(s));
  // Ears and Heads of the Wild stays until the next event card is drawn (WOW-21.15).
  if (script !== 'ears') for (const ears of inPlay(s, 'ears')) discardEvent(s, ears, tell);
  checkStanding(s, tell);
  startMove(s, card);
  s.event = -1;
  s.lastEvent = card;
};
/** Nefarian's steps; where ways are equally short the faction of the ending turn decides (WOW-22.8). */
const overlordMoves = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  while (s.fateLeft > 0) {
    const ways = nextRegions(s);
    if (ways.length > 1) return askFaction(s, ADVANCE, endingFaction(s), chance);
    if (ways.length === 0) s.fateLeft = 0;
    else moveOverlord(s, ways[0]!, tell);
  }
  return ON;
};

/** Goes on with the drawing: what is asked; `ON` with `done` when it is over. */
export const drawing = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  for (;;) {
    const back = respawns(s, chance, tell);
    if (back !== ON) return back;
    for (let hero = 0; hero < s.config.heroes; hero++) if (s.role[hero] === DEFEATED) s.role[hero] = AWAY;
    setAll(s.placed, 0);
    // Who was brought back is so for this loss only (WOW-15.11).
    setAll(s.revived, 0);
    if (s.event >= 0) {
      const asked = goOnWith(s, chance);
      if (asked !== ON) return asked;
      finish(s, tell);
      push(s, F_LEVELS);
      return ON;
    }
    if (s.fateLeft > 0) return overlordMoves(s, chance, tell);
    if (s.lastEvent >= 0 && EVENT_CARDS[s.lastEvent]!.kind.kind === 'normal') return over(s);
    const card = drawEvent(s, chance, tell);
    if (card < 0) return over(s);
    if (isRepeated(s, card)) {
      s.events.move(card, freshZone(s));
      startMove(s, card);
      tell?.({ type: 'eventRepeated' });
      if (s.config.duplicateStops) return over(s);
      continue;
    }
    begin(s, card, chance, tell);
    if (s.frames.length > 0) return ON;
  }
};
const over = (s: Warcraft): number => {
  endDrawing(s);
  s.drawn = 1;
  s.lastEvent = -1;
  return ON;
};

/** Wars, and what other cards in play give after a fight (WOW-21.8–21.11, 21.15–21.17). */
import type { Chance } from '#engine/chance.ts';
import { REGIONS } from '../../content/regions.ts';
import type { Tell } from '../events.ts';
import { CHARACTERS_ARE } from '../fight/foes.ts';
import { push } from '../fight/frames.ts';
import { lethalVictor } from '../fight/pvp.ts';
import { heroesOf } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { hasIndependents } from '../map/geography.ts';
import { addGold, addXp, share, sharers } from '../map/shares.ts';
import { AWAY, DEFEATED, F_LEVELS, FIGURES, REGION_IDS, stockZone, type Warcraft } from '../state.ts';
import { isPlaguelands } from './attack.ts';
import { discardEvent, inPlay, isAnyInPlay, playZone, scriptOf } from './deck.ts';
import { EVENT_CARDS } from './fields.ts';
import { isStronger } from './strength.ts';

/** Every character of a faction gets this, without adjustment to any level (WOW-19.15). */
const giveAll = (s: Warcraft, faction: number, gold: number, xp: number, tell: Tell | null): void => {
  for (const hero of heroesOf(s, faction)) {
    addGold(s, hero, gold, tell);
    addXp(s, hero, xp, tell);
  }
};

/**
 * At the end of the enemy's turn: a faction that holds both regions of a war wins it (WOW-3.9, 21.10, 21.11). Returns whether
 * it has won any.
 */
export const checkWars = (s: Warcraft, faction: number, tell: Tell | null): boolean => {
  let won = false;
  for (const card of inPlay(s, 'war')) {
    const war = scriptOf(card);
    if (war.script !== 'war' || !WAR_REGIONS[card]!.every((region) => isHeld(s, faction, region))) continue;
    giveAll(s, faction, war.gold, isStronger(s, faction) ? war.xpStronger : war.xpWeaker, tell);
    push(s, F_LEVELS);
    discardEvent(s, card, tell);
    won = true;
  }
  return won;
};
/** Event card → the regions of its war. */
const WAR_REGIONS = EVENT_CARDS.map(({ kind: { does } }) =>
  does.script === 'war' ? does.regions.map((id) => REGION_IDS.indexOf(id)) : [],
);
const isHeld = (s: Warcraft, faction: number, region: number): boolean =>
  heroesOf(s, faction).some((hero) => s.region[hero] === region);

/** Bounty: one random character of each faction is marked (WOW-21.8). */
export const markBounty = (s: Warcraft, card: number, chance: Chance): void => {
  for (const faction of [0, 1]) {
    const heroes = heroesOf(s, faction);
    s.marked[2 * card + faction] = heroes[chance.draw(heroes.length)]!;
  }
};
const bounties = (s: Warcraft, tell: Tell | null): void => {
  for (const card of inPlay(s, 'bounty')) {
    const fallen = [0, 1].filter((faction) => s.role[s.marked[2 * card + faction]!] === DEFEATED);
    if (fallen.length === 0) continue;
    // Of two that fell one after the other only the first one counts.
    const at = (faction: number): number => s.fellAt[s.marked[2 * card + faction]!]!;
    const first = Math.min(...fallen.map(at));
    for (const faction of fallen.filter((one) => at(one) === first)) giveAll(s, 1 - faction, 0, 3, tell);
    for (const faction of [0, 1]) s.marked[2 * card + faction] = -1;
    discardEvent(s, card, tell);
  }
};
/** Old Hatreds: one copy a combat, for the participants of the winners (WOW-21.9). */
const hatreds = (s: Warcraft, tell: Tell | null): void => {
  const [card] = inPlay(s, 'hatreds');
  const winner = s.wonBy < 0 ? lethalVictor(s) : s.wonBy;
  if (card === undefined || winner < 0) return;
  const stronger = isStronger(s, winner);
  for (const hero of heroesOf(s, winner)) {
    if (s.role[hero] === AWAY) continue;
    addGold(s, hero, stronger ? 8 : 4, tell);
    addXp(s, hero, stronger ? 1 : 2, tell);
  }
  discardEvent(s, card, tell);
};

const PLAGUE_LANDS = [...REGIONS.keys()].filter(isPlaguelands);
/** Whether independent creatures are left in the Plaguelands (WOW-21.17). */
const freeInPlaguelands = (s: Warcraft): boolean => PLAGUE_LANDS.some((region) => hasIndependents(s, region));
/** Cards whose condition no longer holds leave: without free creatures the winds drop, and Ears gives way to others. */
export const checkStanding = (s: Warcraft, tell: Tell | null): void => {
  if (s.events.size(playZone(s)) === 0) return;
  if (isAnyInPlay(s, 'winds') && !freeInPlaguelands(s))
    for (const card of inPlay(s, 'winds')) discardEvent(s, card, tell);
  if (isAnyInPlay(s, 'cleanse') || isAnyInPlay(s, 'winds'))
    for (const card of inPlay(s, 'ears')) discardEvent(s, card, tell);
};

const TROPHIES = 10;
const trophies = (s: Warcraft, tell: Tell | null): void => {
  const [card] = inPlay(s, 'cleanse');
  if (card === undefined) return;
  const zone = s.figures.plan.base.trophy! + s.attackers;
  const attack = s.figures.list(zone).reduce((sum, figure) => sum + FIGURES[figure]!.strength.attack, 0);
  if (attack < TROPHIES) return;
  giveAll(s, s.attackers, 4, 2, tell);
  for (const faction of [0, 1]) s.figures.moveAll(s.figures.plan.base.trophy! + faction, stockZone(s));
  discardEvent(s, card, tell);
};
const hunts = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  if (s.freeFelled === 0 || sharers(s, s.attackers, true).length === 0) return;
  const level = undefined;
  if (isAnyInPlay(s, 'ears'))
    share(s, s.attackers, { gold: s.freeGold, xp: s.freeFelled, level }, chance, tell);
  if (isAnyInPlay(s, 'winds') && isPlaguelands(s.fightIn))
    share(s, s.attackers, { gold: 0, xp: 2 * s.freeFelled, level }, chance, tell);
};
/** What event cards in play give after a fight, when quests are paid and loot is settled (WOW-17.18, 19.16). */
export const afterFightEvents = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  if (s.opposed === CHARACTERS_ARE) {
    bounties(s, tell);
    hatreds(s, tell);
  } else {
    hunts(s, chance, tell);
    trophies(s, tell);
  }
  s.freeFelled = 0;
  s.freeGold = 0;
  setAll(s.fellAt, 0);
  checkStanding(s, tell);
  push(s, F_LEVELS);
};

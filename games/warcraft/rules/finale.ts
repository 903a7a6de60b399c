/** The end of the last space: both factions recover and manage, then all characters fight (WOW-23, 24.2). */
import type { Chance } from '#engine/chance.ts';
import { overlordNo } from './event-cards/dragon.ts';
import { richerFaction } from './event-cards/strength.ts';
import type { Tell } from './events.ts';
import { beginRound } from './fight/course.ts';
import { CHARACTERS_ARE, SINGLE_IS } from './fight/foes.ts';
import { ON } from './fight/loss.ts';
import { regain } from './fight/resources.ts';
import { heroesOf } from './heroes.ts';
import { openSpending } from './map/abilities.ts';
import { DRAGON_FIRST, DRAGON_SECOND, FIGHT, FINAL_BATTLE, FINALE } from './map/fields.ts';
import { AWAY, FIGHTING, FINAL_MANAGE, type Warcraft } from './state.ts';

export const beginFinale = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  s.finale = FINAL_BATTLE;
  s.course = FINALE;
  s.finalStep = 0;
  s.managed = 0;
  s.attackers = richerFaction(s, chance);
  recover(s, tell);
  tell?.({ type: 'finalBattle', attackers: s.attackers === 0 ? 'alliance' : 'horde' });
  return ON;
};
/** All characters take part wherever they are (WOW-23.3). */
const battle = (s: Warcraft, tell: Tell | null): number => {
  s.opposed = CHARACTERS_ARE;
  s.single = -1;
  s.role.fill(FIGHTING);
  s.fightIn = s.region[heroesOf(s, s.attackers)[0]!]!;
  return fight(s, tell);
};
const fight = (s: Warcraft, tell: Tell | null): number => {
  s.independent = 0;
  s.felled = 0;
  s.wonBy = -1;
  s.round = 0;
  s.course = FIGHT;
  beginRound(s, tell);
  return ON;
};
const recover = (s: Warcraft, tell: Tell | null): void => {
  for (let hero = 0; hero < s.config.heroes; hero++)
    for (const resource of ['health', 'energy'] as const) regain(s, hero, resource, 999, tell);
};
export const finale = (s: Warcraft, managing: number, tell: Tell | null): number => {
  if (managing !== 0) return FINAL_MANAGE;
  if (openSpending(s)) return ON;
  s.managed = 0;
  s.finalStep++;
  if (s.finalStep < 2) return ON;
  return s.finale === FINAL_BATTLE ? battle(s, tell) : dragonFight(s, tell);
};

/**
 * Nefarian has reached the Bulwark: the faction with more experience fights him with all its characters from wherever
 * they are, then the other (WOW-22.9). They recover and manage before only by option (22.12).
 */
export const beginDragon = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  s.finale = DRAGON_FIRST;
  s.attackers = richerFaction(s, chance);
  tell?.({ type: 'lastBattles', first: s.attackers === 0 ? 'alliance' : 'horde' });
  if (!s.config.nefarianRecovery) return dragonFight(s, tell);
  recover(s, tell);
  s.course = FINALE;
  s.finalStep = 0;
  s.managed = 0;
  return ON;
};
const dragonFight = (s: Warcraft, tell: Tell | null): number => {
  s.opposed = SINGLE_IS;
  s.single = overlordNo(s);
  s.role.fill(AWAY);
  for (const hero of heroesOf(s, s.attackers)) s.role[hero] = FIGHTING;
  s.fightIn = s.overlordAt;
  return fight(s, tell);
};
/** The first faction has lost: the other one fights. False when both have (then the game is a draw). */
export const afterDragon = (s: Warcraft, tell: Tell | null): boolean => {
  if (s.finale !== DRAGON_FIRST) return false;
  s.finale = DRAGON_SECOND;
  s.attackers = 1 - s.attackers;
  dragonFight(s, tell);
  return true;
};

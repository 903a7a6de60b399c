/** The end of the last space: both factions recover and manage, then all characters fight (WOW-23, 24.2). */
import type { Chance } from '#engine/chance.ts';
import type { Tell } from './events.ts';
import { beginRound } from './fight/course.ts';
import { CHARACTERS_ARE } from './fight/foes.ts';
import { ON } from './fight/loss.ts';
import { regain } from './fight/resources.ts';
import { heroesOf } from './heroes.ts';
import { FIGHT, FINAL_BATTLE, FINALE } from './map/fields.ts';
import { FIGHTING, FINAL_MANAGE, type Warcraft } from './state.ts';

const xpOf = (s: Warcraft, faction: number): number =>
  heroesOf(s, faction).reduce((sum, hero) => sum + s.xp[hero]!, 0);
/** The faction with more experience together; a tie is drawn (WOW-23.2). */
export const richerFaction = (s: Warcraft, chance: Chance): number => {
  const [alliance, horde] = [xpOf(s, 0), xpOf(s, 1)];
  if (alliance === horde) return chance.draw(2);
  return alliance > horde ? 0 : 1;
};

export const beginFinale = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  s.finale = FINAL_BATTLE;
  s.course = FINALE;
  s.finalStep = 0;
  s.managed = 0;
  s.attackers = richerFaction(s, chance);
  for (let hero = 0; hero < s.config.heroes; hero++)
    for (const resource of ['health', 'energy'] as const) regain(s, hero, resource, 999, tell);
  tell?.({ type: 'finalBattle', attackers: s.attackers === 0 ? 'alliance' : 'horde' });
  return ON;
};
/** All characters take part wherever they are (WOW-23.3). */
const battle = (s: Warcraft, tell: Tell | null): number => {
  s.opposed = CHARACTERS_ARE;
  s.single = -1;
  s.independent = 0;
  s.felled = 0;
  s.wonBy = -1;
  s.round = 0;
  s.role.fill(FIGHTING);
  s.fightIn = s.region[heroesOf(s, s.attackers)[0]!]!;
  s.course = FIGHT;
  beginRound(s, tell);
  return ON;
};
export const finale = (s: Warcraft, managing: number, tell: Tell | null): number => {
  if (managing !== 0) return FINAL_MANAGE;
  s.managed = 0;
  s.finalStep++;
  return s.finalStep < 2 ? ON : battle(s, tell);
};

/** What event cards in play add to the Attack of opponents (WOW-21.18, 21.21). */
import { OVERLORDS } from '../../content/opponents.ts';
import { REGIONS } from '../../content/regions.ts';
import { heroesOf } from '../heroes.ts';
import { SINGLES } from '../sources.ts';
import type { Warcraft } from '../state.ts';
import { isAnyInPlay, isInPlay } from './deck.ts';

const PLAGUELANDS: readonly string[] = ['western-plaguelands', 'eastern-plaguelands'];
export const isPlaguelands = (region: number): boolean => PLAGUELANDS.includes(REGIONS[region]?.zone ?? '');
/** Spread the Plague: every opponent in the Plaguelands. */
export const plagueAttack = (s: Warcraft): number =>
  isAnyInPlay(s, 'plague') && isPlaguelands(s.fightIn) ? 2 : 0;
/** Scourge Cauldrons: Kel'Thuzad against a faction without a token. */
export const cauldronAttack = (s: Warcraft): number => {
  const kelthuzad = SINGLES[s.single] === OVERLORDS[0];
  const without = heroesOf(s, s.attackers).every((hero) => s.cauldron[hero] === 0);
  return kelthuzad && without && isInPlay(s, 'scourge-cauldrons') ? 4 : 0;
};

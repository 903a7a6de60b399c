/** What event cards in play add to the Attack of opponents (WOW-21.18, 21.21). */
import { OVERLORDS } from '../../content/opponents.ts';
import { REGIONS } from '../../content/regions.ts';
import { heroesOf } from '../heroes.ts';
import { SINGLES } from '../sources.ts';
import type { Warcraft } from '../state.ts';
import { isAnyInPlay, isInPlay } from './deck.ts';

const PLAGUELANDS: readonly string[] = ['western-plaguelands', 'eastern-plaguelands'];
const IN_PLAGUELANDS = REGIONS.map(({ zone }) => PLAGUELANDS.includes(zone));
export const isPlaguelands = (region: number): boolean => IN_PLAGUELANDS[region] === true;
/** Spread the Plague: every opponent in the Plaguelands. */
export const plagueAttack = (s: Warcraft): number =>
  isPlaguelands(s.fightIn) && isAnyInPlay(s, 'plague') ? 2 : 0;
/** Scourge Cauldrons: Kel'Thuzad against a faction without a token. */
export const cauldronAttack = (s: Warcraft): number => {
  if (SINGLES[s.single] !== OVERLORDS[0]) return 0;
  const without = heroesOf(s, s.attackers).every((hero) => s.cauldron[hero] === 0);
  return without && isInPlay(s, 'scourge-cauldrons') ? 4 : 0;
};

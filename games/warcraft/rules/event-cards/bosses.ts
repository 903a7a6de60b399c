/** Bosses of events: their tokens, attempts and rewards (WOW-21.12–21.14, 21.18, 21.19, 21.26). */
import type { Chance } from '#engine/chance.ts';
import { RELIC } from '../../content/items/auction.ts';
import { BOSSES, type BossReward } from '../../content/opponents.ts';
import type { Tell } from '../events.ts';
import { push, setTop } from '../fight/frames.ts';
import { heroName } from '../heroes.ts';
import { share, sharers } from '../map/shares.ts';
import { F_LEVELS, F_REWARD, frontOf, offerZone, REGION_IDS, type Warcraft } from '../state.ts';
import { discardEvent, isInPlay, removeEvent } from './deck.ts';
import { EVENT_IDS } from './fields.ts';
import { isStronger } from './strength.ts';

const CAULDRONS = 'scourge-cauldrons';
const RELIC_EVENT = 'light-of-ages';
/** Whether this boss's token lies on the board for a faction. */
const isThere = (s: Warcraft, boss: number, faction: number): boolean => {
  const { event } = BOSSES[boss]!;
  if (!isInPlay(s, event)) return false;
  return event !== CAULDRONS || s.cauldronTried[faction] === 0;
};
/** The bosses that a faction may challenge in a region. */
export const bossesIn = (s: Warcraft, faction: number, region: number): readonly number[] => {
  const all = BOSSES_AT[region]!;
  return all.length === 0 ? all : all.filter((boss) => isThere(s, boss, faction));
};
const BOSSES_AT = REGION_IDS.map((id) => BOSSES.flatMap(({ region }, boss) => (region === id ? [boss] : [])));
export const noteAttempt = (s: Warcraft, boss: number, faction: number): void => {
  if (BOSSES[boss]?.event === CAULDRONS) s.cauldronTried[faction] = 1;
};

const bossReward = (s: Warcraft, boss: number, faction: number): BossReward =>
  isStronger(s, faction) ? BOSSES[boss]!.stronger : BOSSES[boss]!.weaker;
/** The boss is defeated: gold and experience at once, then items and levels (WOW-21.13). */
export const payBoss = (s: Warcraft, boss: number, chance: Chance, tell: Tell | null): void => {
  const faction = s.attackers;
  const { gold, xp } = bossReward(s, boss, faction);
  // Its strength is that of the moment, so it is kept for the items.
  s.bossStronger = isStronger(s, faction) ? 1 : 0;
  share(
    s,
    faction,
    { gold: gold === 'collected' ? s.collectedGold : gold, xp, level: undefined },
    chance,
    tell,
  );
  if (gold === 'collected') s.collectedGold = 0;
  const { event } = BOSSES[boss]!;
  if (event === CAULDRONS) {
    // Who escaped has no part in rewards (WOW-14.26).
    for (const hero of sharers(s, faction, true)) s.cauldron[hero] = 1;
  } else if (event === RELIC_EVENT) {
    offerRelic(s, faction);
    removeEvent(s, EVENT_IDS.indexOf(event));
  } else discardEvent(s, EVENT_IDS.indexOf(event), tell);
  push(s, F_LEVELS);
  push(s, F_REWARD, faction);
  setTop(s, 'boss', boss);
};
/** The relic is the item of this reward: the victors decide which undefeated one of them takes it (WOW-19.10, 21.19). */
const offerRelic = (s: Warcraft, faction: number): void => {
  if (sharers(s, faction, false).length > 0) s.items.move(s.items.plan.index.get(RELIC)!, offerZone(s));
};
export const hasRelic = (s: Warcraft, hero: number): boolean =>
  s.items.zoneOf[s.items.plan.index.get(RELIC)!] === frontOf(s, hero);

/** A Spectral Revenge: each character puts half its gold on the card, rounded down (WOW-21.14). */
export const collectGold = (s: Warcraft, tell: Tell | null): void => {
  for (let hero = 0; hero < s.config.heroes; hero++) {
    const half = Math.floor(s.gold[hero]! / 2);
    s.gold[hero]! -= half;
    s.collectedGold += half;
    if (half > 0) tell?.({ type: 'goldPut', hero: heroName(s, hero), count: half });
  }
};

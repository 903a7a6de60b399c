/** What tokens are worth in a round, for the choices within it: progress, an early end, and Health that is kept. */

import { group, SINGLE_IS, singleStrength, totalAttack } from '../../rules/fight/foes.ts';
import { hitsIn } from '../../rules/fight/tokens.ts';
import { fightersOf } from '../../rules/heroes.ts';
import { DAMAGE, DEFENSE, FIGURES, type Warcraft } from '../../rules/state.ts';
import { ORDERS, type Pool, spreadOf } from './pool.ts';
import { meanOf, type Spread, unpack } from './spread.ts';

export interface Situation {
  readonly inBox: number;
  readonly blocked: number;
  /** Shares of one character. */
  readonly attack: number;
  readonly foeHealth: number;
}
const foeHealth = (s: Warcraft): number =>
  s.opposed === SINGLE_IS
    ? singleStrength(s).health
    : group(s).reduce((sum, figure) => sum + FIGURES[figure]!.strength.health, 0);
export const situationOf = (s: Warcraft): Situation => {
  const friends = fightersOf(s, s.attackers).length;
  return {
    inBox: hitsIn(s, s.attackers, DAMAGE),
    blocked: hitsIn(s, s.attackers, DEFENSE) + s.armor[s.attackers]!,
    attack: totalAttack(s) / friends,
    foeHealth: foeHealth(s) / friends,
  };
};

/** Hits are worth what they bring the opponents nearer to 0, Health a little more. */
const HEALTH = 1.2;
const EARLY = 2;
export const worthOf = (spread: Spread, at: Situation): number =>
  meanOf(spread, (packed) => {
    const { damage, defense, attrition, armor, lost } = unpack(packed);
    const ends = at.inBox + damage >= at.foeHealth;
    const progress = Math.min(at.inBox + damage + defense + attrition, at.foeHealth);
    const wounds = ends ? 0 : Math.max(0, at.attack - at.blocked - defense - armor);
    const gone = wounds + lost.reduce((sum, n) => sum + n, 0);
    return progress + (ends ? EARLY : 0) - HEALTH * gone;
  });
export interface Best {
  readonly order: number;
  readonly worth: number;
}
/** The best order of rerolls before the dice are seen. */
export const bestOrder = (pool: Pool, at: Situation): Best => {
  let best: Best = { order: ORDERS.length - 1, worth: Number.NEGATIVE_INFINITY };
  for (let order = 0; order < ORDERS.length; order++) {
    const worth = worthOf(spreadOf(pool, order), at);
    if (worth > best.worth + 1e-9) best = { order, worth };
  }
  return best;
};

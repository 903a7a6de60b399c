/** The Reroll and the Attrition value of the active character (WOW-13.18, 16.4). */
import type { Warcraft } from '../state.ts';
import { holdsAgainst } from './foes.ts';

/** WOW-14.19: against Ghouls it is 0. */
export const rerollValue = (s: Warcraft): number => {
  const hero = s.active;
  if (hero < 0 || holdsAgainst(s, hero, 'noRerollValue')) return 0;
  const penalty = holdsAgainst(s, hero, 'rerollPenalty')?.args[0] ?? 0;
  return Math.max(0, s.rerolls - s.curse[hero]! - penalty);
};
/** WOW-22.6: Nefarian halves it, rounded up. */
export const attritionValue = (s: Warcraft): number => {
  const value = Math.max(0, s.attrition - s.curse[s.active]!);
  return holdsAgainst(s, s.active, 'halveAttritionUp') ? Math.ceil(value / 2) : value;
};

/** When abilities may be used: which windows are open, and to whom (WOW-12.6, 15.2). */
import type { Ability } from '../../content/effects/vocabulary.ts';
import { topFrame, topHero } from '../fight/frames.ts';
import { windowBit } from '../hands.ts';
import { factionOf } from '../heroes.ts';
import { F_DEFEAT, F_LOSS, F_SPENT, STAGES, type Warcraft } from '../state.ts';

/** The windows of cards at a stage of a fight, as bits. */
export const STAGE_WINDOWS = STAGES.map(windowBit);
const ENERGY_SPENT = windowBit('energySpent');
const [OWN_LOSS, LOSS] = [windowBit('healthLost(self)'), windowBit('healthLost(friend)')];
const [OWN_DEFEAT, DEFEAT] = [windowBit('defeated(self)'), windowBit('defeated(friend)')];

/** Windows that are open to all participants (table after WOW-13.22). */
const COMMON = ['roundStart', 'defense', 'roundEnd', 'combatEnd'].reduce((all, on) => all | windowBit(on), 0);

const isSameSide = (s: Warcraft, a: number, b: number): boolean => factionOf(s, a) === factionOf(s, b);
/** The windows that are open to this character now, as bits: to all its abilities, or to those for allies (`~`). */
export const openWindows = (s: Warcraft, hero: number, ally: boolean): number => {
  switch (topFrame(s)) {
    case -1:
      return isOpenAtStage(s, hero, ally) ? STAGE_WINDOWS[s.stage]! : 0;
    case F_SPENT:
      return topHero(s) === hero ? ENERGY_SPENT : 0;
    case F_LOSS:
      if (topHero(s) === hero) return OWN_LOSS | LOSS;
      return isSameSide(s, hero, topHero(s)) ? LOSS : 0;
    case F_DEFEAT:
      if (topHero(s) === hero) return OWN_DEFEAT;
      return isSameSide(s, hero, topHero(s)) ? DEFEAT : 0;
    default:
      return 0;
  }
};
const isOpenAtStage = (s: Warcraft, hero: number, ally: boolean): boolean =>
  s.active === hero ||
  (COMMON & STAGE_WINDOWS[s.stage]!) !== 0 ||
  (ally && s.active >= 0 && isSameSide(s, hero, s.active));
/** Whether the window of this ability is open to its owner now. */
export const isOpen = (s: Warcraft, hero: number, { on, ally }: Ability): boolean =>
  (openWindows(s, hero, ally) & windowBit(on)) !== 0;

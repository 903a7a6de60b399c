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
/**
 * Of these windows of a character's abilities, as bits, the ones that are open now; of those of abilities for allies (`~`)
 * also in a step of a friend.
 */
export const openAmong = (s: Warcraft, hero: number, windows: number, forAllies: number): number => {
  switch (topFrame(s)) {
    case -1: {
      const window = STAGE_WINDOWS[s.stage]!;
      if (s.active === hero || (COMMON & window) !== 0) return windows & window;
      return s.active >= 0 && isSameSide(s, hero, s.active) ? forAllies & window : 0;
    }
    case F_SPENT:
      return topHero(s) === hero ? windows & ENERGY_SPENT : 0;
    case F_LOSS:
      if (topHero(s) === hero) return windows & (OWN_LOSS | LOSS);
      return isSameSide(s, hero, topHero(s)) ? windows & LOSS : 0;
    case F_DEFEAT:
      if (topHero(s) === hero) return windows & OWN_DEFEAT;
      return isSameSide(s, hero, topHero(s)) ? windows & DEFEAT : 0;
    default:
      return 0;
  }
};
/** Whether the window of this ability is open to its owner now. */
export const isOpen = (s: Warcraft, hero: number, { on, ally }: Ability, window = windowBit(on)): boolean =>
  openAmong(s, hero, window, ally ? window : 0) !== 0;

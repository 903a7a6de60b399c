/** When abilities may be used: which windows are open, and to whom (WOW-12.6, 15.2). */
import type { Ability } from '../../content/effects/vocabulary.ts';
import { topFrame, topHero } from '../fight/frames.ts';
import { windowBit } from '../hands.ts';
import { factionOf } from '../heroes.ts';
import { F_DEFEAT, F_LOSS, F_SPENT, STAGES, type Warcraft } from '../state.ts';

/** The windows that may be open now, as bits (`isOpen` tells to whom). */
export const openWindows = (s: Warcraft): number => {
  switch (topFrame(s)) {
    case -1:
      return STAGE_WINDOWS[s.stage]!;
    case F_SPENT:
      return SPENT_WINDOWS;
    case F_LOSS:
      return LOSS_WINDOWS;
    case F_DEFEAT:
      return DEFEAT_WINDOWS;
    default:
      return 0;
  }
};
/** The windows of cards at a stage of a fight, as bits. */
export const STAGE_WINDOWS = STAGES.map(windowBit);
const SPENT_WINDOWS = windowBit('energySpent');
const LOSS_WINDOWS = windowBit('healthLost(self)') | windowBit('healthLost(friend)');
const DEFEAT_WINDOWS = windowBit('defeated(self)') | windowBit('defeated(friend)');

/** Windows that are open to all participants (table after WOW-13.22). */
const COMMON = ['roundStart', 'defense', 'roundEnd', 'combatEnd'].reduce((all, on) => all | windowBit(on), 0);

const sameSide = (s: Warcraft, a: number, b: number): boolean => factionOf(s, a) === factionOf(s, b);
/** Whether the window of this ability is open to its owner now. */
export const isOpen = (s: Warcraft, hero: number, { on, ally }: Ability, window = windowBit(on)): boolean => {
  const frame = topFrame(s);
  if (frame >= 0) {
    const victim = topHero(s);
    if (frame === F_SPENT) return on === 'energySpent' && victim === hero;
    if (frame === F_LOSS)
      return (
        (on === 'healthLost(self)' && victim === hero) ||
        (on === 'healthLost(friend)' && sameSide(s, hero, victim))
      );
    if (frame !== F_DEFEAT) return false;
    return (
      (on === 'defeated(self)' && victim === hero) ||
      (on === 'defeated(friend)' && victim !== hero && sameSide(s, hero, victim))
    );
  }
  if (window === 0 || STAGE_WINDOWS[s.stage] !== window) return false;
  if ((COMMON & window) !== 0 || s.active === hero) return true;
  return ally && s.active >= 0 && sameSide(s, hero, s.active);
};

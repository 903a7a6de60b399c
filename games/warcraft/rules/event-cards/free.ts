/** Independent creatures that fall while cards in play ask for them (WOW-21.15, 21.16). */
import { FIGURES, type Warcraft } from '../state.ts';
import { plagueAttack } from './attack.ts';
import { isAnyInPlay } from './deck.ts';

/** An independent figure falls: counted for Ears and the winds; with Cleanse the Land it is a trophy (WOW-21.15, 21.16). */
export const noteFree = (s: Warcraft, figure: number): void => {
  s.freeFelled++;
  // Half of the Attack that it has there (WOW-21.21).
  s.freeGold += Math.floor((FIGURES[figure]!.strength.attack + plagueAttack(s)) / 2);
  if (isAnyInPlay(s, 'cleanse')) s.figures.move(figure, s.figures.plan.base.trophy! + s.attackers);
};

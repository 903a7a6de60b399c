/** Who falls in a fight: figures, single opponents and characters (WOW-14.8, 14.25, 15.6, 15.9). */
import { CREATURES } from '../../content/creatures.ts';
import { RELIC } from '../../content/items/auction.ts';
import { noteFree } from '../event-cards/free.ts';
import type { Tell } from '../events.ts';
import { heroName, passives, petOf } from '../heroes.ts';
import { leaveQuest } from '../map/quests.ts';
import {
  AREAS,
  bookOf,
  cardArea,
  DEFEATED,
  FIGURES,
  frontOf,
  STAGES,
  stockZone,
  type Warcraft,
} from '../state.ts';
import { foeId } from './foes.ts';
import { unequip } from './resources.ts';

export const defeatFigure = (s: Warcraft, figure: number, tell: Tell | null): void => {
  const { kind, colour } = FIGURES[figure]!;
  s.figures.move(figure, stockZone(s));
  if (s.questOf[figure]! < 0) noteFree(s, figure);
  s.felled = 1;
  tell?.({ type: 'creatureDefeated', creature: CREATURES[kind]!.id, colour });
  leaveQuest(s, figure, s.attackers, tell);
};
export const defeatSingle = (s: Warcraft, tell: Tell | null): void => {
  tell?.({ type: 'opponentDefeated', opponent: foeId(s) });
  s.felled = 1;
};

/** Without the card that gave it the eighth area is gone, and its card goes to the spellbook (WOW-11.20). */
const loseExtraArea = (s: Warcraft, hero: number): void => {
  const area = cardArea(s, hero, AREAS - 1);
  if (s.cards.size(area) > 0 && passives(s, hero, 'extraSlot').length === 0)
    s.cards.moveAll(area, bookOf(s, hero));
};
/** WOW-15.6, 15.9: out of the fight, with 1 Health and 1 Energy unless a card has brought them back (WOW-15.11). */
export const defeatHero = (s: Warcraft, hero: number, tell: Tell | null): void => {
  tell?.({ type: 'defeated', hero: heroName(s, hero) });
  s.role[hero] = DEFEATED;
  // Falls of one step have the same number (WOW-21.8).
  s.fellAt[hero] = s.round * STAGES.length + s.stage;
  s.actions[hero] = 0;
  s.stun[hero] = 0;
  s.curse[hero] = 0;
  const pet = petOf(s, hero);
  if (pet >= 0) unequip(s, hero, pet, tell);
  // Auction items leave the game, the relic stays (WOW-21.19, 21.24).
  for (const item of s.items.list(frontOf(s, hero)))
    if (s.items.plan.ids[item] !== RELIC) s.items.move(item, s.items.plan.base.gone!);
  loseExtraArea(s, hero);
  if (s.revived[hero] === 1) {
    const [health, energy] = [s.health[hero]!, s.energy[hero]!];
    tell?.({ type: 'broughtBack', hero: heroName(s, hero), health, energy });
    return;
  }
  s.health[hero] = 1;
  s.energy[hero] = 1;
};

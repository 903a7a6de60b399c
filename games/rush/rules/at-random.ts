/**
 * Means of random answers for playouts (`sample` of each point). What is legal is asked of the same predicates that
 * judge and offer. Every legal decision has some chance, but not the same, so that random games look like games: they
 * are as long as those of beginners, not five times as long. The odds stand with what they are about.
 */
import type { Chance } from '#engine/chance.ts';
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { BASES_PER_SEAT } from '../content/cards.ts';
import { isOwnBase, mayPlaceOn } from './bases.ts';
import { firstPlace, type RushState } from './state.ts';

/** So many times in sixteen. */
export const happens = (odds: number, chance: Chance): boolean => chance.draw(16) < odds;

/** What can be chosen from; filled and emptied within one call. */
export const choices = new StepList();
export const addChoice = (one: number): void => choices.add(one);
export const pickChoice = (chance: Chance): number => choices.items[chance.draw(choices.count)]!;

/** The card that follows in its zone, round and round. */
export const cardAfter = (s: RushState, card: number, zone: number): number => {
  const next = s.card.next(card);
  return next < 0 ? s.card.first(zone) : next;
};
export const anyCard = (s: RushState, zone: number, chance: Chance): number =>
  s.card.at(zone, chance.draw(s.card.size(zone)));

/** One of one's own Bases, asked until one fits; somebody must have made sure that one does. */
export const anyPlace = (s: RushState, seat: Seat, chance: Chance): number => {
  for (let i = chance.draw(BASES_PER_SEAT); ; i = (i + 1) % BASES_PER_SEAT) {
    const at = firstPlace(seat) + i;
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) return at;
  }
};

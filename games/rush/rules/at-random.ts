/**
 * Helpers for random answers in playouts (`sample` of each point). Legality comes from the same predicates that refuse
 * and offer. Every legal decision can occur, but not all are equally likely: random games are then as long as those of
 * beginners, and not five times as long. The odds are constants beside the decisions that they are about.
 */
import type { Chance } from '#engine/chance.ts';
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { BASES_PER_SEAT } from '../content/cards.ts';
import { isOwnBase, mayPlaceOn } from './bases.ts';
import { firstPlace, type RushState } from './state.ts';

/** True with a probability of `odds` sixteenths. */
export const happens = (odds: number, chance: Chance): boolean => chance.draw(16) < odds;

/** A list to choose from. Shared, so it is filled and used within one call. */
export const choices = new StepList();
export const addChoice = (one: number): void => choices.add(one);
export const pickChoice = (chance: Chance): number => choices.items[chance.draw(choices.count)]!;

/** The next card of the zone; after the last one the first. */
export const cardAfter = (s: RushState, card: number, zone: number): number => {
  const next = s.card.next(card);
  return next < 0 ? s.card.first(zone) : next;
};
export const anyCard = (s: RushState, zone: number, chance: Chance): number =>
  s.card.at(zone, chance.draw(s.card.size(zone)));

/** A random Base of the seat that can take a new defender. There must be one, else this does not return. */
export const anyPlace = (s: RushState, seat: Seat, chance: Chance): number => {
  for (let i = chance.draw(BASES_PER_SEAT); ; i = (i + 1) % BASES_PER_SEAT) {
    const at = firstPlace(seat) + i;
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) return at;
  }
};

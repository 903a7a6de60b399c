/**
 * Resolves the card that was played (RUSH-5): its abilities in printed order, as far as no answer is needed, and then
 * its placement. What is left to do follows from the state alone: the card's kind, and how many abilities are done.
 */
import type { Chance } from '#engine/chance.ts';
import type { Seat } from '#engine/seats.ts';
import { KIND_OF, KINDS } from '../content/cards.ts';
import { canDefend, hasBase } from './bases.ts';
import { cardInPlay } from './effect.ts';
import { EFFECTS } from './effects.ts';
import type { Tell } from './events.ts';
import { toDepot } from './piles.ts';
import { PLACEMENT, type RushState, STEP_TWO } from './state.ts';

/** Kind → its abilities in printed order, each with its effect. */
const ABILITIES = KINDS.map(({ abilities }) =>
  abilities.map((ability) => ({ ability, start: EFFECTS[ability.id].start })),
);

/** Continues with the card in play, if there is one and none of its abilities waits for an answer. */
export const resolveCard = (s: RushState, chance: Chance, tell: Tell | null): void => {
  if (s.resolving >= 0 && s.asked === STEP_TWO) resume(s, chance, tell);
};

const resume = (s: RushState, chance: Chance, tell: Tell | null): void => {
  const abilities = ABILITIES[s.resolving]!;
  while (s.abilitiesDone < abilities.length) {
    const { ability, start } = abilities[s.abilitiesDone]!;
    s.abilitiesDone++;
    start(s, s.turnOf, ability, chance, tell);
    if (s.asked !== STEP_TWO) return;
  }
  putAway(s, s.turnOf);
};

/** RUSH-5.7, 5.12, 5.13: the card is placed on a Base, or goes to the Depot, unless it has left the game. */
const putAway = (s: RushState, seat: Seat): void => {
  const card = cardInPlay(s);
  if (card >= 0 && canDefend(KIND_OF[card]!) && hasBase(s, seat)) {
    s.asked = PLACEMENT;
    return;
  }
  if (card >= 0) toDepot(s, card, seat);
  finishCard(s);
};

/** The card has been placed, put into the Depot or removed: nothing is being resolved any more. */
export const finishCard = (s: RushState): void => {
  s.resolving = -1;
  s.abilitiesDone = 0;
  s.asked = STEP_TWO;
};

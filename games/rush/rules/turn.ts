/** Steps I and III of a turn (RUSH-3, 9), and the end of the game (RUSH-11.3–11.5, 12.14). */
import type { Chance } from '#engine/chance.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { repairAll, triggerEnd } from './bases.ts';
import type { Tell } from './events.ts';
import { basesLeaveHand, drawCards, nameOf, restoreReserve, toDepot } from './piles.ts';
import { handOf, OVER, REFRESH, type RushState, STEP_TWO } from './state.ts';

/** The number of cards of a new hand (RUSH-1.8, 9.3). */
export const HAND_SIZE = 3;

/** Step I (RUSH-3.2–3.4): repairs, reveals the hand, and by option asks the question of RUSH-12.2. */
export const startTurn = (s: RushState, seat: Seat, tell: Tell | null): void => {
  s.turnOf = seat;
  if (seat === s.first) s.round++;
  tell?.({ type: 'turn', seat: numberOf(seat), round: s.round });
  repairAll(s, seat, tell);
  const hand = handOf(s, seat);
  s.card.showAll(hand, s.config.all);
  tell?.({ type: 'handShown', seat: numberOf(seat), cards: s.card.list(hand).map(nameOf) });
  basesLeaveHand(s, seat, tell);
  s.asked = s.config.refreshAtStart ? REFRESH : STEP_TWO;
};

/** Step III (RUSH-9.1–9.4): moves the Reserve on, puts the hand into the Depot, and draws a new one. */
export const stepThree = (s: RushState, seat: Seat, chance: Chance, tell: Tell | null): void => {
  const { card } = s;
  if (!s.config.refreshAtStart) restoreReserve(s, chance, tell);
  const hand = handOf(s, seat);
  const left = tell ? card.list(hand).map(nameOf) : undefined;
  for (let c = card.first(hand); c >= 0; c = card.first(hand)) toDepot(s, c, seat);
  if (left && left.length > 0) tell?.({ type: 'handDiscarded', seat: numberOf(seat), cards: left });
  drawCards(s, seat, HAND_SIZE, false, chance, tell);
  if (s.config.basesLeaveOnDraw) basesLeaveHand(s, seat, tell);
  clearTurn(s);
  passTurn(s, seat, tell);
};

const clearTurn = (s: RushState): void => {
  s.closing = 0;
  s.purchases = 0;
  s.conscription = 0;
  s.attacked = 0;
  s.paid = 0;
  s.paidCards = 0;
  for (let nation = 0; nation < NATIONS.length; nation++) {
    s.nationalPaid[nation] = 0;
    s.nationalCards[nation] = 0;
    s.bought[nation] = 0;
  }
  s.played.clear();
};

/** RUSH-9.5, 11.3: begins the next seat's turn, or ends the game after the last turn of the last round. */
const passTurn = (s: RushState, seat: Seat, tell: Tell | null): void => {
  const next = (seat + 1) % s.config.seats;
  if (next === s.first) {
    if (s.config.roundLimit > 0 && s.round >= s.config.roundLimit) triggerEnd(s, 'rounds', tell);
    if (s.trigger !== 0) {
      s.asked = OVER;
      s.turnOf = -1;
      return;
    }
  }
  startTurn(s, next, tell);
};

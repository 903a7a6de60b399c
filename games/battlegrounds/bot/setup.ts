/** Choices before the first turn: cards, bases, start squares. Each is judged by the position that it promises. */

import { decisionsOf } from '#bots/decisions.ts';
import { NO_CHANCE } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { BASES } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import { battlegrounds } from '../rules/game.ts';
import { ACTIVE, type Battlegrounds, DRAFT, PLACE, SOLO_BASES, SOLO_CARDS } from '../rules/state.ts';
import { aboutOf } from '../rules/steps.ts';

/** How good a card is, in points; measured by how often those who draft it win. */
const CARD_WORTH: Readonly<Record<string, number>> = {
  'm24-chaffee': 0.3,
  luchs: 0.2,
  'amx-13': 0,
  '7tp': -0.2,
  't-34': 0.3,
  'm4-sherman': 0,
  cromwell: 0.1,
  panther: 0.3,
  'churchill-i': 0.5,
  maus: 0.2,
  'tiger-i': 0.2,
  'kv-1': 0.2,
};
const WORTH = TANK_IDS.map((id) => CARD_WORTH[id] ?? 0);

export const isSetUp = (asked: number): boolean =>
  asked === DRAFT || asked === SOLO_CARDS || asked === SOLO_BASES || asked === ACTIVE || asked === PLACE;

export interface Rated {
  readonly decision: Decision;
  readonly worth: number;
}

/** The choices of a seat at set-up, the best first. `judge`: what a position is worth to the seat. */
export const setUpChoices = (s: Battlegrounds, seat: Seat, judge: (s: Battlegrounds) => number): Rated[] => {
  const after = battlegrounds.blank(s.config);
  const rate = (decision: Decision): number => {
    if (s.asked === DRAFT || s.asked === SOLO_CARDS)
      return decision.reduce((sum, one) => sum + WORTH[aboutOf(one)]!, 0);
    copyState(s, after);
    battlegrounds.apply(after, seat, decision, NO_CHANCE, null);
    if (s.asked === PLACE) return judge(after);
    // The card or base is as good as the best start square.
    const pawn = aboutOf(decision[s.asked === ACTIVE ? 0 : 1]!);
    let best = -Infinity;
    for (const square of BASES[pawn]!) {
      after.square[pawn] = square;
      best = Math.max(best, judge(after));
    }
    return best;
  };
  return decisionsOf(battlegrounds, s, seat)
    .map((decision) => ({ decision, worth: rate(decision) }))
    .sort((a, b) => b.worth - a.worth);
};

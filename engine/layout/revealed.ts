/** Did anybody learn something between two states of one layout? Then what lies between cannot be taken back. */
import { everybody, NOBODY, PUBLIC, type SeatSet } from '../seats.ts';
import { cellSight, fieldOf, type State } from './layout.ts';
import type { Zones } from './zones.ts';

/**
 * True when some viewer sees an element or cell afterwards that was hidden from him before. What all of `own` saw
 * already does not count: who lays down a card of his own hand has learned nothing by it, and what the others
 * learned was his to give.
 */
export const revealedBetween = (before: State, after: State, own: SeatSet = NOBODY): boolean => {
  if (!before.layout.hides) return false;
  const all = everybody(before.layout.seats);
  const learnt = (saw: SeatSet, sees: SeatSet) =>
    (saw & PUBLIC) === 0 && (own === NOBODY || (own & ~saw) !== 0) && (sees & ~saw & all) !== 0;
  for (const p of before.layout.fields) {
    if (p.plan) {
      const a = fieldOf<Zones>(before, p.name);
      const b = fieldOf<Zones>(after, p.name);
      for (let c = 0; c < p.plan.ids.length; c++) {
        const saw = p.plan.sight[a.zoneOf[c]!]! | a.known[c]!;
        if (learnt(saw, p.plan.sight[b.zoneOf[c]!]! | b.known[c]!)) return true;
      }
    } else if (p.masks >= 0) {
      for (let i = 0; i < p.cells; i++)
        if (learnt(cellSight(before, p, i), cellSight(after, p, i))) return true;
    }
  }
  return false;
};

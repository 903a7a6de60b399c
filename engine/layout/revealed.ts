/** Did anybody learn something between two states of one layout? Then what lies between cannot be taken back. */
import { everybody } from '../seats.ts';
import { cellSight, fieldOf, type State } from './layout.ts';
import type { Zones } from './zones.ts';

/** True when some viewer sees an element or cell afterwards that was hidden from him before. */
export const revealedBetween = (before: State, after: State): boolean => {
  if (!before.layout.hides) return false;
  const all = everybody(before.layout.seats);
  for (const p of before.layout.fields) {
    if (p.plan) {
      const a = fieldOf<Zones>(before, p.name);
      const b = fieldOf<Zones>(after, p.name);
      for (let c = 0; c < p.plan.ids.length; c++) {
        const saw = p.plan.sight[a.zoneOf[c]!]! | a.known[c]!;
        const sees = p.plan.sight[b.zoneOf[c]!]! | b.known[c]!;
        if (sees & ~saw & all) return true;
      }
    } else if (p.masks >= 0) {
      for (let i = 0; i < p.cells; i++) if (cellSight(after, p, i) & ~cellSight(before, p, i)) return true;
    }
  }
  return false;
};

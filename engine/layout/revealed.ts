/**
 * Whether anybody learned something between two states of one layout. If so, what happened between them
 * cannot be undone.
 */
import { everybody, everySeat, NOBODY, PUBLIC, type SeatSet } from '../seats.ts';
import { cellSight, fieldOf, type State } from './layout.ts';
import type { Zones } from './zones.ts';

/**
 * The seats to which something was revealed. A revelation is an element or cell that some viewer sees now and
 * did not see before, and that was also hidden from that seat or from one of `deciders`, the seats that
 * caused it. What both saw already does not count: a player who plays a card of their own hand learns nothing
 * by it, and what the others learn was that player's to give.
 */
export const revealedBetween = (before: State, after: State, deciders: SeatSet = NOBODY): SeatSet => {
  const { layout } = before;
  if (!layout.hides) return NOBODY;
  const all = everybody(layout.seats);
  const seats = everySeat(layout.seats);
  let found = NOBODY;
  const compare = (saw: SeatSet, sees: SeatSet): void => {
    if ((sees & ~saw & all) === 0 || saw & PUBLIC) return;
    found |= deciders & ~saw ? seats : seats & ~saw;
  };
  for (const p of layout.fields) {
    if (p.plan) {
      const { sight } = p.plan;
      const a = fieldOf<Zones>(before, p.name);
      const b = fieldOf<Zones>(after, p.name);
      for (let c = 0; c < p.plan.ids.length; c++) {
        const from = a.zoneOf[c]!;
        const to = b.zoneOf[c]!;
        if (from !== to || a.known[c] !== b.known[c])
          compare(sight[from]! | a.known[c]!, sight[to]! | b.known[c]!);
      }
    } else if (p.masks >= 0)
      for (let i = 0; i < p.cells; i++) compare(cellSight(before, p, i), cellSight(after, p, i));
  }
  return found;
};

/** What every action of phase 2 costs and needs (EC-5). */
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { refuse } from './refusals.ts';
import { atCamp } from './ring.ts';
import type { Eighty } from './state.ts';

/** Why this cost cannot be paid (EC-5.4–5.6). */
export const refuseCost = (s: Eighty, seat: Seat, cost: number): Refusal | undefined => {
  const ap = s.ap[seat]!;
  if (ap === 0 && cost > 0) return refuse('NO_AP');
  if (ap === 0 && !s.config.freeAtZero) return refuse('NO_AP_FOR_FREE_ACTION');
  return ap < cost ? refuse('NOT_ENOUGH_AP', { cost, ap }) : undefined;
};
export const refuseWhileHalted = (s: Eighty): Refusal | undefined =>
  s.halted === 1 ? refuse('HALTED') : undefined;
/** Whether the vehicle may be refitted here (EC-13.1, 17.12). */
export const mayRefit = (s: Eighty, seat: Seat): boolean => s.campAnywhere === 1 || atCamp(s, seat);

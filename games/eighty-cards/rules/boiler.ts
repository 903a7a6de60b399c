/** The boiler: pressure and action points, cut off at the ends of their scales (EC-4.6, 4.10). */
import { numberOf, type Seat } from '#engine/seats.ts';
import type { Tell } from './events.ts';
import { type Eighty, LEAST_PRESSURE, MOST_STEAM } from './state.ts';

/** EC-17.1 */
export const changePressure = (s: Eighty, seat: Seat, by: number, tell: Tell | null): void => {
  const from = s.pressure[seat]!;
  const to = Math.min(MOST_STEAM, Math.max(LEAST_PRESSURE, from + by));
  s.pressure[seat] = to;
  if (from !== to) tell?.({ type: 'pressure', seat: numberOf(seat), from, to });
};

/** EC-17.2 */
export const changeAp = (s: Eighty, seat: Seat, by: number, tell: Tell | null): void => {
  const from = s.ap[seat]!;
  const to = Math.min(MOST_STEAM, Math.max(0, from + by));
  s.ap[seat] = to;
  if (from !== to) tell?.({ type: 'ap', seat: numberOf(seat), from, to });
};

/** The cost of an action is deducted at once (EC-5.4). */
export const payAp = (s: Eighty, seat: Seat, cost: number): void => {
  s.ap[seat] = s.ap[seat]! - cost;
};

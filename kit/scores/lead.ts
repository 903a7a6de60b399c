/** How a player stands in something for which players are compared. */
import type { Seat } from '#engine/seats.ts';
import type { Award } from './scoring.ts';

export interface Lead {
  /** `none`: nobody has anything yet. */
  readonly kind: 'ahead' | 'level' | 'behind' | 'none';
  /** By how much. */
  readonly n: number;
}

/** For a seat: ahead of all others, level with the best of them, or behind. */
export const leadOf = ({ values, leader }: Pick<Award, 'values' | 'leader'>, seat: Seat): Lead => {
  const own = values[seat]!;
  const best = Math.max(...values.filter((_, other) => other !== seat));
  if (own === 0 && best === 0) return { kind: 'none', n: 0 };
  if (leader === seat) return { kind: 'ahead', n: own - best };
  return own === best ? { kind: 'level', n: 0 } : { kind: 'behind', n: best - own };
};

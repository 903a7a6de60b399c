/**
 * What imagination does not know of itself. A view shows of a Depot only the top card; that the attackers which have
 * struck in this attack still lie in it, covered, is public all the same (RUSH-7.8, 12.6).
 */
import type { Chance } from '#engine/chance.ts';
import type { Viewer } from '#engine/seats.ts';
import { EXPOSURE, type RushState, STRIKE } from './state.ts';
import { attackingOf, depotOf } from './zones.ts';

/** Two cards of ordered zones change places; nobody may see either. */
const exchange = ({ card }: RushState, a: number, b: number): void => {
  const zones = [card.zoneOf[a]!, card.zoneOf[b]!];
  const lists = zones.map((zone) => card.list(zone).map((c) => (c === a ? b : c === b ? a : c)));
  for (const [i, zone] of zones.entries()) card.refill(zone, Int32Array.from(lists[i]!), lists[i]!.length);
};

/**
 * Corrects a state imagined for a viewer: a declared attacker that was dealt elsewhere changes places with any card
 * of the Depot that the viewer does not see and that did not attack.
 */
export const completeImagined = (s: RushState, viewer: Viewer, chance: Chance): void => {
  if (s.asked !== STRIKE && s.asked !== EXPOSURE) return;
  const { card, declared } = s;
  const depot = depotOf(s, s.turnOf);
  for (const vehicle of declared) {
    if (card.zoneOf[vehicle] === depot || card.zoneOf[vehicle] === attackingOf(s)) continue;
    const hidden = card
      .list(depot)
      .filter((c) => !card.sees(viewer, c) && !(c < declared.size && declared.has(c)));
    if (hidden.length > 0) exchange(s, vehicle, hidden[chance.draw(hidden.length)]!);
  }
};

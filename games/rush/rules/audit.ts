/**
 * Checks of every state beyond those of the layout: all 212 components lie where they can lie. Also the correction that
 * an imagined state needs to pass.
 */
import type { Chance } from '#engine/chance.ts';
import type { Viewer } from '#engine/seats.ts';
import { isBase, isMedal, isVehicle, KIND_OF, NATION, POINTS, placeOfBase } from '../content/cards.ts';
import { auditAsked } from './audit-asked.ts';
import { defenderAt, placeName, placesOf, stands } from './bases.ts';
import { nameOf } from './piles.ts';
import {
  attackingOf,
  defenderZone,
  depotOf,
  EXPOSURE,
  inPlayOf,
  pileOf,
  type RushState,
  reserveOf,
  STRIKE,
  seatOfPlace,
} from './state.ts';

/** Zone → the kinds of cards that may lie in it; other zones take every kind. */
const FITS: Readonly<Record<string, (kind: number) => boolean>> = {
  box: (kind) => !isVehicle(kind) && !isMedal(kind),
  vehicleDeck: isVehicle,
  vehicleDiscard: isVehicle,
  reserve: isVehicle,
  medalPiles: isMedal,
  standing: isBase,
  defender: isVehicle,
  attacking: isVehicle,
  inPlay: (kind) => !isBase(kind) && !isMedal(kind),
};

/** Cards in zones where they cannot lie. The zones are looked up once, because the laws audit very many states. */
const misplaced = ({ card }: RushState): string[] => {
  const faults: string[] = [];
  const { label, base } = card.plan;
  const fitting = label.map(([name]) => FITS[name]);
  const standing = base.standing!;
  const piles = base.medalPiles!;
  for (let c = 0; c < KIND_OF.length; c++) {
    const zone = card.zoneOf[c]!;
    const kind = KIND_OF[c]!;
    const fits = fitting[zone];
    if (!fits) continue;
    if (!fits(kind)) faults.push(`${nameOf(c)} cannot lie in ${label[zone]![0]}`);
    else if (fits === isBase && zone !== standing + seatOfPlace(placeOfBase(c)))
      faults.push(`${nameOf(c)} stands before another seat`);
    else if (fits === isMedal && zone !== piles + pileOf(NATION[kind]!, POINTS[kind] === 2))
      faults.push(`${nameOf(c)} lies on the wrong Medal pile`);
  }
  return faults;
};

export const auditRush = (s: RushState): readonly string[] => {
  const faults = misplaced(s);
  for (let at = 0; at < placesOf(s); at++) {
    const defenders = s.card.size(defenderZone(s, at));
    if (defenders > 1) faults.push(`${placeName(at)} has ${defenders} defenders`);
    if (defenders > 0 && !stands(s, at)) faults.push(`${nameOf(defenderAt(s, at))} defends no Base`);
    if (s.damagedBases.has(at) && !stands(s, at)) faults.push(`${placeName(at)} is damaged and gone`);
    if (s.damagedDefenders.has(at) && defenders === 0)
      faults.push(`${placeName(at)}: nothing there to be damaged`);
  }
  if (s.card.size(reserveOf(s)) > s.config.reserveSize) faults.push('the Reserve is too long');
  if (s.card.size(inPlayOf(s)) > 1) faults.push('two cards are being resolved');
  if (faults.length === 0) faults.push(...auditAsked(s));
  return faults;
};

/** Swaps two cards of ordered zones. Neither may be visible to anybody. */
const exchange = ({ card }: RushState, a: number, b: number): void => {
  const zones = [card.zoneOf[a]!, card.zoneOf[b]!];
  const lists = zones.map((zone) => card.list(zone).map((c) => (c === a ? b : c === b ? a : c)));
  for (const [i, zone] of zones.entries()) card.refill(zone, Int32Array.from(lists[i]!), lists[i]!.length);
};

/**
 * Corrects a state imagined for a viewer. Of a Depot a view shows only the top card, but it is public that the
 * attackers which have struck in this attack lie in it (RUSH-7.8, 12.6). So a declared attacker that was dealt
 * elsewhere is swapped with a random card of the Depot that the viewer does not see and that did not attack.
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

/** What must hold of every state beyond the layout's own audit: all 212 components in places where they can be. */
import { isBase, isMedal, isVehicle, KIND_OF, NATION, POINTS, placeOfBase } from '../content/cards.ts';
import { defenderAt, placeName, placesOf, stands } from './bases.ts';
import { nameOf } from './piles.ts';
import { EXPOSURE, OVER, pileOf, type RushState, SABOTAGE, STRIKE, seatOfPlace } from './state.ts';
import { attackingOf, defenderZone, depotOf, inPlayOf, reserveOf } from './zones.ts';

/** Which kinds of cards may lie in a zone at all. */
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

/** Cards in zones where they cannot lie. Zones are looked up once, not for each card: audits are many in the laws. */
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
  if ((s.asked === SABOTAGE) !== (s.owing !== 0)) faults.push('Sabotage and those who owe it disagree');
  if (s.asked === STRIKE || s.asked === EXPOSURE)
    for (const vehicle of s.declared) {
      const zone = s.card.zoneOf[vehicle];
      if (zone !== depotOf(s, s.turnOf) && zone !== attackingOf(s))
        faults.push(`${nameOf(vehicle)} has attacked and is not in the Depot`);
    }
  if (s.asked === OVER ? s.turnOf >= 0 && s.trigger === 0 : s.turnOf < 0) faults.push('nobody is on turn');
  return faults;
};

/** What must hold of every state beyond the layout's own audit: all 212 components in places where they can be. */
import { isBase, isMedal, isVehicle, KIND_OF, placeOfBase } from '../content/cards.ts';
import { defenderAt, placeName, placesOf, stands } from './bases.ts';
import { nameOf } from './piles.ts';
import { EXPOSURE, OVER, pileOf, type RushState, SABOTAGE, seatOfPlace } from './state.ts';
import { defenderZone, depotOf, inPlayOf, medalPile, reserveOf, standingOf } from './zones.ts';

const zoneName = (s: RushState, card: number): string => s.card.plan.label[s.card.zoneOf[card]!]![0];

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

export const auditRush = (s: RushState): readonly string[] => {
  const faults: string[] = [];
  for (let card = 0; card < KIND_OF.length; card++) {
    const zone = zoneName(s, card);
    const kind = KIND_OF[card]!;
    if (FITS[zone]?.(kind) === false) faults.push(`${nameOf(card)} cannot lie in ${zone}`);
    if (zone === 'standing' && s.card.zoneOf[card] !== standingOf(s, seatOfPlace(placeOfBase(card))))
      faults.push(`${nameOf(card)} stands before another seat`);
  }
  for (let nation = 0; nation < 4; nation++)
    for (const double of [false, true]) {
      const pile = medalPile(s, nation, double);
      const wrong = s.card
        .list(pile)
        .find(
          (card) =>
            !s.card.plan.ids[card]!.startsWith(
              `medal-${s.card.plan.places.medalPiles![pileOf(nation, double)]!}`,
            ),
        );
      if (wrong !== undefined) faults.push(`${nameOf(wrong)} lies on the wrong Medal pile`);
    }
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
  if (s.asked === EXPOSURE)
    for (const vehicle of s.declared)
      if (s.card.zoneOf[vehicle] !== depotOf(s, s.turnOf))
        faults.push(`${nameOf(vehicle)} has attacked and is not in the Depot`);
  if (s.asked === OVER ? s.turnOf >= 0 && s.trigger === 0 : s.turnOf < 0) faults.push('nobody is on turn');
  return faults;
};

/** Vehicles: what is in their slots, and what that changes (EC-5.7, 6.5, 12.13, 13). */
import { numberOf, type Seat } from '#engine/seats.ts';
import { CAMP_IDS, CAMP_KINDS, CHIPS, type Upgrade, type Weapon } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { type CrewEffect, type MoveCost, SLOTS } from '../content/effects.ts';
import { LANDS } from '../content/terrain.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { discardCamp, discardTravel } from './cards.ts';
import type { Tell } from './events.ts';
import { landAt } from './ring.ts';
import { activeOn, CREW, crewSlot, type Eighty, UPGRADE, upgradeSlot, WEAPON, weaponSlot } from './state.ts';

/** The card in a slot, or -1: a travel card for crew, else a base-camp card. */
export const inSlot = (s: Eighty, seat: Seat, slot: number): number => {
  if (slot === CREW) return s.travel.first(crewSlot(s, seat));
  return s.camp.first(slot === UPGRADE ? upgradeSlot(s, seat) : weaponSlot(s, seat));
};
export const isFilled = (s: Eighty, seat: Seat, slot: number): boolean => inSlot(s, seat, slot) >= 0;
/** Whether anything is aboard. */
export const isLaden = (s: Eighty, seat: Seat): boolean => SLOTS.some((_, slot) => isFilled(s, seat, slot));
const nameInSlot = (s: Eighty, seat: Seat, slot: number): string => {
  const card = inSlot(s, seat, slot);
  return slot === CREW ? TRAVEL_IDS[TRAVEL_KIND_OF[card]!]! : CAMP_IDS[CAMP_KIND_OF[card]!]!;
};

/** The crew's effect if it is this one (EC-8.6). */
export const crewEffect = <D extends CrewEffect['do']>(
  s: Eighty,
  seat: Seat,
  what: D,
): Extract<CrewEffect, { do: D }> | undefined => {
  const card = inSlot(s, seat, CREW);
  const kind = card < 0 ? undefined : TRAVEL_KINDS[TRAVEL_KIND_OF[card]!]!;
  return kind?.type === 'crew' && kind.effect.do === what
    ? (kind.effect as Extract<CrewEffect, { do: D }>)
    : undefined;
};
/** What the crew adds to something, 0 without it. */
export const crewBonus = (
  s: Eighty,
  seat: Seat,
  what: 'coalBonus' | 'installCost' | 'damageDealt' | 'interferenceCost',
): number => crewEffect(s, seat, what)?.by ?? 0;

export const upgradeKind = (s: Eighty, seat: Seat): Upgrade | undefined => {
  const card = inSlot(s, seat, UPGRADE);
  return card < 0 ? undefined : (CAMP_KINDS[CAMP_KIND_OF[card]!] as Upgrade);
};
export const weaponKind = (s: Eighty, seat: Seat): Weapon | undefined => {
  const card = inSlot(s, seat, WEAPON);
  return card < 0 ? undefined : (CAMP_KINDS[CAMP_KIND_OF[card]!] as Weapon);
};

/** The chip that this seat moves, or -1: its balloon is launched and the card aboard (EC-12.2, 12.13). */
export const chipOf = (s: Eighty, seat: Seat): number => {
  for (let chip = 0; chip < CHIPS; chip++)
    if (s.chipBy[chip] === seat && s.chipAt[chip]! >= 0 && s.adrift[chip] === 0) return chip;
  return -1;
};
/** Whether the weapon aboard is a balloon that has been fired. */
export const isFired = (s: Eighty, seat: Seat): boolean => chipOf(s, seat) >= 0;
/** The chip leaves the ring (EC-12.12). */
export const takeChip = (s: Eighty, chip: number): void => {
  s.chipAt[chip] = -1;
  s.chipBy[chip] = -1;
  s.adrift[chip] = 0;
};

/** The card in a slot is discarded; a launched balloon is then adrift (EC-12.13). */
export const emptySlot = (s: Eighty, seat: Seat, slot: number, tell: Tell | null): void => {
  const card = inSlot(s, seat, slot);
  if (slot === CREW) {
    discardTravel(s, card);
    s.bound[seat] = -1;
    return;
  }
  const chip = slot === WEAPON ? chipOf(s, seat) : -1;
  if (slot === UPGRADE) s.covered[seat] = 0;
  discardCamp(s, card);
  if (chip < 0) return;
  s.adrift[chip] = 1;
  tell?.({ type: 'adrift', card: CAMP_IDS[CAMP_KIND_OF[card]!]!, at: s.chipAt[chip]! });
};
/** A card is destroyed or removed by somebody else (EC-11.5, 17.11). */
export const loseSlot = (s: Eighty, seat: Seat, slot: number, tell: Tell | null): void => {
  tell?.({
    type: 'lost',
    seat: numberOf(seat),
    card: nameInSlot(s, seat, slot),
    slot: SLOTS[slot]!,
  });
  emptySlot(s, seat, slot, tell);
};
/** EC-5.7, and the end of a balloon or of springs by discarding it (EC-13.8, 13.10). */
export const throwAway = (s: Eighty, seat: Seat, slot: number, tell: Tell | null): void => {
  tell?.({
    type: 'threwAway',
    seat: numberOf(seat),
    card: nameInSlot(s, seat, slot),
    slot: SLOTS[slot]!,
  });
  emptySlot(s, seat, slot, tell);
};
export const cover = (s: Eighty, seat: Seat, tell: Tell | null): void => {
  s.covered[seat] = 1;
  tell?.({ type: 'covered', seat: numberOf(seat), card: nameInSlot(s, seat, UPGRADE) });
};

/** What a modification changes in a move into this terrain (EC-6.5). `first`: of the turn. */
const changeOf = (effect: MoveCost, land: number, bound: number, first: boolean): number => {
  const { scope, by } = effect;
  if (scope === 'any') return by;
  if (scope === 'nextTerrain') return bound === land ? by : 0;
  if (scope === 'firstMove') return first ? by : 0;
  return scope.includes(LANDS[land]!) ? by : 0;
};

const MOVE_COST = 2;
const LEAST_COST = 1;

/** The cost of a move into a space for the seat on turn (EC-6.3–6.5). `first`: it is its first move (EC-6.8). */
export const moveCost = (s: Eighty, seat: Seat, space: number, first = s.moved === 0): number => {
  const land = landAt(s, space);
  let cost = MOVE_COST + s.ease[land]!;
  const upgrade = upgradeKind(s, seat)?.moveCost;
  if (upgrade && s.covered[seat] === 0) cost += changeOf(upgrade, land, -1, first);
  const crew = crewEffect(s, seat, 'moveCost');
  if (crew) cost += changeOf(crew, land, s.bound[seat]!, first);
  const zone = activeOn(s, seat);
  for (let card = s.travel.first(zone); card >= 0; card = s.travel.next(card)) {
    const kind = TRAVEL_KINDS[TRAVEL_KIND_OF[card]!]!;
    if (kind.type === 'interference' && kind.effect.do === 'moveCost')
      cost += changeOf(kind.effect, land, s.stormOn, first);
  }
  return Math.max(LEAST_COST, cost);
};

/** EC-17.8: the cost of installing or re-arming a base-camp card. */
export const installCost = (s: Eighty, seat: Seat, kind: number): number =>
  Math.max(0, CAMP_KINDS[kind]!.ap + crewBonus(s, seat, 'installCost'));

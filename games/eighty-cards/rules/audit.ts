/**
 * Checks of every state beyond those of the layout: cards lie only where they can lie, and vehicles, chips and the world
 * agree with each other. The rules only reach states that pass; a position set up by hand may fail.
 */
import { numberOf } from '#engine/seats.ts';
import { CAMP_KINDS, CHIPS } from '../content/base-camp.ts';
import { CAMP_COPIES, CAMP_KIND_OF, TRAVEL_COPIES, TRAVEL_KIND_OF } from '../content/copies.ts';
import { SPACES, TERRAIN_IDS } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { auditAsked } from './audit-asked.ts';
import { furthest } from './finish.ts';
import { interferenceKind } from './interference.ts';
import {
  activeOn,
  DUEL,
  type Eighty,
  NATION,
  NONE,
  OVER,
  PLACE,
  ringPlace,
  terrainHand,
  terrainReserve,
  terrainStack,
} from './state.ts';
import { crewEffect, upgradeKind, weaponKind } from './vehicle.ts';
import { placedCards } from './world.ts';

/** Zone → whether this kind of card may lie in it; other zones take every kind. */
const TRAVEL_FITS: Readonly<Record<string, (kind: number) => boolean>> = {
  crew: (kind) => TRAVEL_KINDS[kind]!.type === 'crew',
  pending: (kind) => interferenceKind(kind)?.wholeTurn === true,
  active: (kind) => interferenceKind(kind)?.wholeTurn === true,
  played: (kind) => ['action', 'interference'].includes(TRAVEL_KINDS[kind]!.type),
};
const CAMP_FITS: Readonly<Record<string, (kind: number) => boolean>> = {
  upgrade: (kind) => CAMP_KINDS[kind]!.type === 'upgrade',
  weapon: (kind) => CAMP_KINDS[kind]!.type === 'weapon',
  played: () => false,
};

const misplaced = (s: Eighty): string[] => {
  const faults: string[] = [];
  for (const [cards, copies, kindOf, fits] of [
    [s.travel, TRAVEL_COPIES, TRAVEL_KIND_OF, TRAVEL_FITS],
    [s.camp, CAMP_COPIES, CAMP_KIND_OF, CAMP_FITS],
  ] as const)
    for (let card = 0; card < copies.length; card++) {
      const [zone] = cards.plan.label[cards.zoneOf[card]!]!;
      if (fits[zone] && !fits[zone](kindOf[card]!)) faults.push(`${copies[card]} cannot lie in ${zone}`);
    }
  return faults;
};

/** One card in each slot at most, and what goes with it (EC-8.5, 13.3, 13.14, 17.6). */
const vehicleFaults = (s: Eighty): string[] => {
  const faults: string[] = [];
  const wrong = (seat: number, what: string) => faults.push(`seat ${numberOf(seat)}: ${what}`);
  for (let seat = 0; seat < s.config.seats; seat++) {
    const slots = [s.travel.zone('crew', seat)].map((zone) => s.travel.size(zone));
    slots.push(...(['upgrade', 'weapon'] as const).map((slot) => s.camp.size(s.camp.zone(slot, seat))));
    if (Math.max(...slots) > 1) wrong(seat, 'a slot holds two cards');
    const binds = crewEffect(s, seat, 'moveCost')?.scope === 'nextTerrain';
    if (binds !== s.bound[seat]! >= 0) wrong(seat, 'only a crew member that is bound has a terrain');
    const upgrade = upgradeKind(s, seat);
    if (s.covered[seat] === 1 && !upgrade?.use && !upgrade?.untilCamp)
      wrong(seat, 'what is aboard is never covered');
    if (s.replaceable[seat]! > 0 && !s.config.replaceOnly) wrong(seat, 'replaceable cards are not counted');
    if (seat !== s.turnOf && s.travel.size(activeOn(s, seat)) > 0)
      wrong(seat, 'interference is active out of turn');
  }
  return faults;
};

/** EC-12.1, 12.13 */
const chipFaults = (s: Eighty): string[] => {
  const faults: string[] = [];
  for (let chip = 0; chip < CHIPS; chip++) {
    const [at, by] = [s.chipAt[chip]!, s.chipBy[chip]!];
    if (at >= 0 !== by >= 0)
      faults.push(`chip ${chip} lies on the ring and nobody launched it, or conversely`);
    else if (at < 0 && s.adrift[chip] === 1) faults.push(`chip ${chip} is adrift nowhere`);
    else if (at >= 0 && s.adrift[chip] === 0 && weaponKind(s, by)?.chip !== chip)
      faults.push(`chip ${chip} is launched, but its card is not aboard`);
  }
  return faults;
};

/** Storm is bound while it is active, and nothing is bound otherwise (EC-9.11). */
const stormFaults = (s: Eighty): string[] => {
  const active = s.turnOf < 0 ? [] : s.travel.list(activeOn(s, s.turnOf));
  const binds = active.some((card) => {
    const effect = interferenceKind(TRAVEL_KIND_OF[card]!)?.effect;
    return effect?.do === 'moveCost' && effect.scope === 'nextTerrain';
  });
  return binds === s.stormOn >= 0 ? [] : ['stormOn: a terrain is bound while such interference is active'];
};

/** EC-1.15, 2.3, 2.5 */
const worldFaults = (s: Eighty): string[] => {
  const { seats, gapSize, terrainAt } = s.config;
  const faults: string[] = [];
  const placed = placedCards(s);
  const creating = s.asked === NATION || s.asked === PLACE;
  for (let place = 0; place < terrainAt.length; place++)
    if (s.terrain.size(ringPlace(s, place)) > 1) faults.push('terrain: two cards lie in one slot');
  if (s.terrain.size(terrainStack(s)) > 0) faults.push('terrain: all cards are dealt or set aside');
  if (s.terrain.size(terrainReserve(s)) !== TERRAIN_IDS.length - terrainAt.length)
    faults.push('terrain: the reserve has the wrong size');
  for (let seat = 0; seat < seats; seat++)
    if (s.terrain.size(terrainHand(s, seat)) !== gapSize - Math.ceil(Math.max(0, placed - seat) / seats))
      faults.push(`terrain: seat ${numberOf(seat)} has the wrong number of cards`);
  if (creating === (placed === terrainAt.length))
    faults.push('terrain: the world is created before the first turn');
  if (s.asked === PLACE && s.turnOf !== placed % seats) faults.push('turnOf: another seat places');
  if (s.asked === NATION && placed > 0) faults.push('terrain: nations are chosen first');
  const nations = Array.from(s.nation);
  const chosen = s.asked === NATION ? s.turnOf : seats;
  if (nations.some((nation, seat) => nation >= 0 !== seat < chosen))
    faults.push('nation: not of those seats');
  const named = nations.filter((nation) => nation >= 0);
  if (new Set(named).size < named.length) faults.push('nation: two seats have the same');
  if (s.asked !== OVER && creating !== (s.stage === NONE)) faults.push('stage: none before the first turn');
  if (s.asked === NATION && !s.config.chooseNations) faults.push('nation: they are drawn');
  return faults;
};

/** EC-15.1–15.7, 15.12 */
const endFaults = (s: Eighty): string[] => {
  const { seats, oneMoreEach } = s.config;
  const faults: string[] = [];
  const ended = s.asked === OVER || s.asked === DUEL;
  const crossed = Array.from(s.progress).some((progress) => progress >= SPACES);
  if (crossed !== s.across >= 0 || (crossed && s.progress[s.across]! < SPACES))
    faults.push('across: who has crossed first has crossed');
  if (ended && !crossed) faults.push('across: it is over, and nobody has crossed');
  if ((s.asked === OVER) !== s.winners > 0) faults.push('winners: when it is over, somebody has won');
  if (s.winners & ~furthest(s)) faults.push('winners: only those who are furthest win');
  if (s.duelled === 1 && (s.asked !== OVER || s.config.tie !== 'duelCards')) faults.push('duelled: not yet');
  if (ended && s.frames.length > 0) faults.push('frames: it is over');
  if (ended || s.across < 0 || oneMoreEach) return faults;
  if (s.across === seats - 1 || s.turnOf < s.across) faults.push('across: the last round is over');
  for (let seat = 0; seat < seats; seat++)
    if (s.progress[seat]! >= SPACES && (seat < s.across || seat > s.turnOf))
      faults.push(`progress: seat ${numberOf(seat)} has not had its last turn`);
  return faults;
};

/** What is wrong; each part presumes the one before it. `hasChoice`: whether what is asked has a choice. */
export const auditEighty = (s: Eighty, hasChoice: (s: Eighty) => boolean): readonly string[] => {
  if (s.turnOf < 0) return ['turnOf: it is somebody’s turn'];
  for (const check of [misplaced, vehicleFaults, chipFaults, stormFaults, worldFaults, endFaults]) {
    const faults = check(s);
    if (faults.length > 0) return faults;
  }
  if (s.answer.some((answer) => answer !== 0)) return ['answer: an answer waits for others'];
  return auditAsked(s, hasChoice);
};

/**
 * Counts for the evaluation of positions: a row of numbers per seat (its squad and its Bases), and the amounts that
 * each kind of card adds to a row. Squads are public (RUSH-2.7), so the rows are the same for every viewer.
 */
import type { Seat } from '#engine/seats.ts';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import {
  ATTACK,
  BASES_PER_SEAT,
  DEFENCE,
  HEAVY,
  isBase,
  isMedal,
  isVehicle,
  KIND_OF,
  KINDS,
  NATION,
  NATIONAL_RESOURCES,
  POINTS,
  RESOURCES,
} from '../content/cards.ts';
import { type ActiveAbility, CLASSES, NATIONS } from '../content/vehicle-row.ts';
import { defenderAt, stands } from '../rules/bases.ts';
import { depotOf, firstPlace, garageOf, handOf, type RushState } from '../rules/state.ts';

// The columns of a row.
export const CARDS = 0;
export const RESOURCE = 1;
export const DRAW = 2;
export const CONSCRIPTION = 3;
export const SIEGES = 4;
export const SABOTAGES = 5;
export const REPAIRS = 6;
export const RESEARCHES = 7;
const RECONNAISSANCES = 8;
export const INVULNERABLE = 9;
export const DEFENDERS = 10;
export const STRONG_DEFENDERS = 11;
export const HEAVIES = 12;
/** Attackers, and those with two Attack points, by nation. */
export const ATTACKERS = 13;
export const STRONG_ATTACKERS = 17;
export const MEDAL_POINTS = 21;
const DOUBLES = 25;
export const BASES = 26;
const CLASS_COUNT = 27;
/** The seat's standing Bases; of these undefended, with a weak (Defence 1) and with a strong defender. */
export const STANDING = 32;
export const UNDEFENDED = 33;
export const WEAKLY_DEFENDED = 34;
export const STRONGLY_DEFENDED = 35;
/** Barracks cards with abilities: Technicians and Volunteers. */
export const SPECIALISTS = 36;
/** The sum of the Vehicles' individual values, which are added to what the other columns count. */
export const VEHICLE_VALUES = 37;
export const WIDTH = 38;

const ABILITY_COLUMN: Readonly<Record<ActiveAbility, number>> = {
  reinforcements: DRAW,
  conscription: CONSCRIPTION,
  reconnaissance: RECONNAISSANCES,
  sabotage: SABOTAGES,
  siege: SIEGES,
  research: RESEARCHES,
  repair: REPAIRS,
  invulnerability: INVULNERABLE,
};

/** National Resources count by this much: they do not serve every purchase. */
const NATIONAL_SHARE = 0.7;

const entriesOf = (kind: number): [column: number, amount: number][] => {
  const entries: [number, number][] = [[CARDS, 1]];
  const { abilities, vehicle } = KINDS[kind]!;
  if (RESOURCES[kind]! > 0)
    entries.push([RESOURCE, RESOURCES[kind]! * (NATIONAL_RESOURCES[kind] ? NATIONAL_SHARE : 1)]);
  for (const { id, n } of abilities) entries.push([ABILITY_COLUMN[id], id === 'reinforcements' ? n : 1]);
  if (isBase(kind)) entries.push([BASES, 1]);
  else if (isMedal(kind)) {
    entries.push([MEDAL_POINTS + NATION[kind]!, POINTS[kind]!]);
    if (POINTS[kind] === 2) entries.push([DOUBLES, 1]);
  } else if (vehicle) {
    entries.push([CLASS_COUNT + CLASSES.indexOf(vehicle.vehicleClass), 1]);
    if (DEFENCE[kind]! > 0) entries.push([DEFENDERS, 1]);
    if (DEFENCE[kind]! > 1) entries.push([STRONG_DEFENDERS, 1]);
    if (HEAVY[kind]) entries.push([HEAVIES, 1]);
    if (ATTACK[kind]! > 0) entries.push([ATTACKERS + NATION[kind]!, 1]);
    if (ATTACK[kind]! > 1) entries.push([STRONG_ATTACKERS + NATION[kind]!, 1]);
  } else if (abilities.length > 0) entries.push([SPECIALISTS, 1]);
  return entries;
};

/** Kind → the columns that a card of it adds to, and the amounts. The arrays below hold the same one after another. */
const ENTRIES = KINDS.map((_, kind) => entriesOf(kind));
const STARTS = new Int32Array(KINDS.length + 1);
for (const [kind, entries] of ENTRIES.entries()) STARTS[kind + 1] = STARTS[kind]! + entries.length;
const COLUMNS = Int32Array.from(ENTRIES.flat(), ([column]) => column);
const AMOUNTS = Float64Array.from(ENTRIES.flat(), ([, amount]) => amount);

/** The column by which seats compete for an Achievement. */
const columnOf = (achievement: number): number => {
  const { measure } = ACHIEVEMENTS[achievement]!;
  switch (measure.of) {
    case 'bases':
      return BASES;
    case 'cards':
      return CARDS;
    case 'doubles':
      return DOUBLES;
    case 'medals':
      return MEDAL_POINTS + NATIONS.indexOf(measure.nation);
    case 'class':
      return CLASS_COUNT + CLASSES.indexOf(measure.vehicleClass);
  }
};
export const ACHIEVEMENT_COLUMN: Int32Array = Int32Array.from(ACHIEVEMENTS, (_, i) => columnOf(i));

/** Kind → its individual value. */
export type VehicleValues = ArrayLike<number>;

/** Adds a card of this kind to a squad, `times` times; -1 removes it. */
export const addKind = (
  rows: Float64Array,
  vehicleValues: VehicleValues,
  seat: Seat,
  kind: number,
  times: number,
): void => {
  const row = seat * WIDTH;
  if (isVehicle(kind))
    rows[row + VEHICLE_VALUES] = rows[row + VEHICLE_VALUES]! + vehicleValues[kind]! * times;
  const end = STARTS[kind + 1]!;
  for (let i = STARTS[kind]!; i < end; i++)
    rows[row + COLUMNS[i]!] = rows[row + COLUMNS[i]!]! + AMOUNTS[i]! * times;
};

/** The column that counts a Base whose defender is of this kind; -1: no defender. */
export const defenceColumn = (defender: number): number =>
  defender < 0 || !isVehicle(defender)
    ? UNDEFENDED
    : DEFENCE[defender]! > 1
      ? STRONGLY_DEFENDED
      : WEAKLY_DEFENDED;

/** Fills the rows of all seats, from public information only. */
export const countAll = (s: RushState, rows: Float64Array, vehicleValues: VehicleValues): void => {
  const { card, config } = s;
  rows.fill(0);
  for (let seat = 0; seat < config.seats; seat++) {
    for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c))
      addKind(rows, vehicleValues, seat, KIND_OF[c]!, 1);
    for (let c = card.first(garageOf(s, seat)); c >= 0; c = card.next(c))
      addKind(rows, vehicleValues, seat, KIND_OF[c]!, 1);
    for (let c = card.first(depotOf(s, seat)); c >= 0; c = card.next(c))
      addKind(rows, vehicleValues, seat, KIND_OF[c]!, 1);
    const row = seat * WIDTH;
    const first = firstPlace(seat);
    for (let at = first; at < first + BASES_PER_SEAT; at++) {
      if (!stands(s, at)) continue;
      const defender = defenderAt(s, at);
      rows[row + STANDING] = rows[row + STANDING]! + 1;
      const column = row + defenceColumn(defender);
      rows[column] = rows[column]! + 1;
      if (defender >= 0 && config.squadIncludesDefenders)
        addKind(rows, vehicleValues, seat, KIND_OF[defender]!, 1);
    }
  }
};

/** The 100 Vehicle cards. They are validated against the rulebook when loaded. */
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { USA } from './usa.ts';
import { USSR } from './ussr.ts';
import {
  ACTIVE_ABILITIES,
  type ActiveAbility,
  CLASSES,
  NATIONS,
  type Nation,
  PASSIVE_ABILITIES,
  type PassiveAbility,
  type VehicleClass,
  type VehicleId,
  type VehicleRow,
} from './vehicle-row.ts';

/** An active ability with its number; 1 if the card prints none. */
export interface Ability {
  readonly id: ActiveAbility;
  readonly n: number;
}

export interface Vehicle {
  readonly id: VehicleId;
  /** The historical name in the language of its nation. */
  readonly title: string;
  readonly latin: string;
  /** What texts call it: the title, or its Latin form if it is written in Cyrillic. */
  readonly name: string;
  readonly nation: Nation;
  readonly vehicleClass: VehicleClass;
  readonly cost: number;
  readonly resources: number;
  /** 0 to 2 points (RUSH-7.2). */
  readonly attack: number;
  /** 0 to 2 points; with 0 it cannot be put on a Base (RUSH-5.12). */
  readonly defence: number;
  readonly abilities: readonly Ability[];
  readonly passive: readonly PassiveAbility[];
}

/** Attack and Defence of each armed class (RUSH, D25). Auxiliary Units have individual values. */
const POINTS: Readonly<Partial<Record<VehicleClass, readonly [attack: number, defence: number]>>> = {
  light: [1, 1],
  medium: [1, 2],
  spg: [2, 1],
  heavy: [2, 2],
};

const isActive = (id: string): id is ActiveAbility => ACTIVE_ABILITIES.some((known) => known === id);
const isPassive = (id: string): id is PassiveAbility => PASSIVE_ABILITIES.some((known) => known === id);
const NUMBERED: readonly ActiveAbility[] = ['reinforcements', 'research'];

/** @throws Error if a row contradicts the rulebook */
const vehicleOf = (nation: Nation, row: VehicleRow): Vehicle => {
  const [id, title, latin, vehicleClass, cost, resources, attack, defence, printed] = row;
  const wrong = (what: string) => new Error(`Vehicle ${id}: ${what}`);
  if (!id.startsWith(`${nation}-`)) throw wrong(`not of ${nation}`);
  if (!CLASSES.includes(vehicleClass)) throw wrong(`no class ${vehicleClass}`);
  if (cost < 0 || cost > 8) throw wrong(`cost ${cost}`);
  if (resources < 0 || resources > 6) throw wrong(`resources ${resources}`);
  const points = POINTS[vehicleClass];
  if (points ? attack !== points[0] || defence !== points[1] : attack > 1 || defence > 1)
    throw wrong(`${attack}/${defence} is not of class ${vehicleClass}`);
  const abilities: Ability[] = [];
  const passive: PassiveAbility[] = [];
  for (const text of printed) {
    const [name = '', n] = text.split(':');
    if (isPassive(name) && n === undefined) passive.push(name);
    else if (isActive(name) && NUMBERED.includes(name) === (n !== undefined))
      abilities.push({ id: name, n: Number(n ?? 1) });
    else throw wrong(`no ability ${text}`);
  }
  const name = /\p{Script=Cyrillic}/u.test(title) ? latin : title;
  return {
    id,
    title,
    latin,
    name,
    nation,
    vehicleClass,
    cost,
    resources,
    attack,
    defence,
    abilities,
    passive,
  };
};

const ROWS: Readonly<Record<Nation, readonly VehicleRow[]>> = {
  ussr: USSR,
  germany: GERMANY,
  usa: USA,
  france: FRANCE,
};

/** All Vehicle cards, by nation in the order of the Medal payouts (RUSH-8.9). */
export const VEHICLES: readonly Vehicle[] = NATIONS.flatMap((nation) =>
  ROWS[nation].map((row) => vehicleOf(nation, row)),
);

if (VEHICLES.length !== 100) throw new Error(`${VEHICLES.length} Vehicle cards instead of 100`);
if (new Set(VEHICLES.map((one) => one.id)).size !== 100) throw new Error('A Vehicle card stands twice');

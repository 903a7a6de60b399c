/**
 * All cards and their kinds. Each card has an id, but copies of one kind are alike, so decisions name kinds and never
 * copies. The order is Vehicles, Barracks cards, Medals, Bases.
 */
import { numberOf } from '#engine/seats.ts';
import { NATIONS, type Nation, type VehicleId } from './vehicle-row.ts';
import { type Ability, VEHICLES, type Vehicle } from './vehicles.ts';

type CardType = 'vehicle' | 'barracks' | 'medal' | 'base';

/** The id of a kind of card. */
export type KindId =
  | VehicleId
  | 'engineer'
  | 'technician'
  | 'volunteers'
  | `medal-${Nation}-${'single' | 'double'}`
  | `base-s${number}-${number}`;

/** What is printed on all cards of a kind. */
export interface Kind {
  readonly id: KindId;
  readonly type: CardType;
  readonly copies: number;
  /** Resource points (RUSH-4.1); null: no Resource value (RUSH-4.2). */
  readonly resources: number | null;
  readonly abilities: readonly Ability[];
  readonly nation: Nation | null;
  readonly vehicle: Vehicle | null;
  /** Points in the final squad (RUSH-11.15). */
  readonly points: number;
}

/** The greatest number of seats (RUSH-1.1), and the Bases of each (RUSH-1.5). */
export const MAX_SEATS = 5;
export const BASES_PER_SEAT = 3;
/** The Barracks cards of one seat: kind id → copies (RUSH-1.6). */
export const BARRACKS_SET: Readonly<Record<string, number>> = { engineer: 4, technician: 1, volunteers: 1 };

const plain = { abilities: [], nation: null, vehicle: null, points: 0 } as const;
const barracks = (id: KindId, resources: number | null, abilities: readonly Ability[]): Kind => ({
  ...plain,
  id,
  type: 'barracks',
  copies: BARRACKS_SET[id]! * MAX_SEATS,
  resources,
  abilities,
});
const medal = (nation: Nation, kind: 'single' | 'double'): Kind => ({
  ...plain,
  id: `medal-${nation}-${kind}`,
  type: 'medal',
  copies: kind === 'single' ? 9 : 3,
  resources: kind === 'single' ? 1 : 2,
  nation,
  points: kind === 'single' ? 1 : 2,
});

export const KINDS: readonly Kind[] = [
  ...VEHICLES.map(
    (vehicle): Kind => ({
      ...plain,
      id: vehicle.id,
      type: 'vehicle',
      copies: 1,
      resources: vehicle.resources,
      abilities: vehicle.abilities,
      nation: vehicle.nation,
      vehicle,
    }),
  ),
  barracks('engineer', 1, []),
  barracks('technician', null, [{ id: 'research', n: 1 }]),
  barracks('volunteers', null, [{ id: 'conscription', n: 1 }]),
  ...NATIONS.flatMap((nation) => [medal(nation, 'single'), medal(nation, 'double')]),
  ...Array.from({ length: MAX_SEATS * BASES_PER_SEAT }, (_, i): Kind => {
    const id: KindId = `base-s${numberOf(Math.floor(i / BASES_PER_SEAT))}-${(i % BASES_PER_SEAT) + 1}`;
    return { ...plain, id, type: 'base', copies: 1, resources: null, points: 3 };
  }),
];

export const KIND_IDS: readonly string[] = KINDS.map((kind) => kind.id);
const kindByName = new Map(KIND_IDS.map((id, kind) => [id, kind]));
/** The kind with this id. @throws Error if there is none */
export const kindOf = (id: string): number => {
  const kind = kindByName.get(id);
  if (kind === undefined) throw new Error(`There is no card ${id}`);
  return kind;
};

/** Card → its kind. */
export const KIND_OF: Int32Array = Int32Array.from(
  KINDS.flatMap((kind, k) => Array.from({ length: kind.copies }, () => k)),
);
/** Kind → its first card; the other copies follow. */
export const FIRST_CARD: Int32Array = Int32Array.from(KINDS.map((_, k) => KIND_OF.indexOf(k)));
/** Card → its id: that of its kind, with a number from 1 if there are several copies. */
export const CARD_IDS: readonly string[] = [...KIND_OF].map((k, card) => {
  const { id, copies } = KINDS[k]!;
  return copies > 1 ? `${id}-${card - FIRST_CARD[k]! + 1}` : id;
});

export const VEHICLE_COUNT: number = VEHICLES.length;
export const ENGINEER: number = kindOf('engineer');
export const TECHNICIAN: number = kindOf('technician');
export const VOLUNTEERS: number = kindOf('volunteers');
const FIRST_MEDAL = kindOf('medal-ussr-single');
const FIRST_BASE = kindOf('base-s1-1');

/** The kind of a nation's single or double Medals; `nation` is an index into `NATIONS`. */
export const medalKind = (nation: number, double: boolean): number =>
  FIRST_MEDAL + nation * 2 + (double ? 1 : 0);
export const isMedal = (kind: number): boolean => kind >= FIRST_MEDAL && kind < FIRST_BASE;
export const isBase = (kind: number): boolean => kind >= FIRST_BASE;
export const isVehicle = (kind: number): boolean => kind < VEHICLE_COUNT;

/** The Base card of a place, and back. A place is seat × 3 + the number of the Base, both from 0. */
export const baseCard = (place: number): number => FIRST_CARD[FIRST_BASE]! + place;
export const placeOfBase = (card: number): number => card - FIRST_CARD[FIRST_BASE]!;

/** Printed values as arrays over kinds, for rules that run a million times a second. -1 = none. */
const column = (of: (kind: Kind) => number): Int32Array => Int32Array.from(KINDS.map(of));
export const COPIES: Int32Array = column((kind) => kind.copies);
export const RESOURCES: Int32Array = column((kind) => kind.resources ?? -1);
export const COST: Int32Array = column((kind) => kind.vehicle?.cost ?? -1);
export const ATTACK: Int32Array = column((kind) => kind.vehicle?.attack ?? 0);
export const DEFENCE: Int32Array = column((kind) => kind.vehicle?.defence ?? 0);
export const NATION: Int32Array = column((kind) => (kind.nation ? NATIONS.indexOf(kind.nation) : -1));
export const POINTS: Int32Array = column((kind) => kind.points);
const has = (passive: Vehicle['passive'][number]): Int32Array =>
  column((kind) => Number(kind.vehicle?.passive.includes(passive) ?? false));
export const NATIONAL_RESOURCES: Int32Array = has('nationalResources');
export const BASES_ONLY: Int32Array = has('attackBasesOnly');
export const VEHICLES_ONLY: Int32Array = has('attackVehiclesOnly');
export const HEAVY: Int32Array = column((kind) => Number(kind.vehicle?.vehicleClass === 'heavy'));
/** Armed Vehicles are those of the four armed classes (RUSH, Terms). */
export const ARMED: Int32Array = column((kind) =>
  Number(kind.vehicle !== null && kind.vehicle.vehicleClass !== 'auxiliary'),
);

/** A row of the table of Vehicle cards (RUSH, Content): what is printed on one card. */

export const NATIONS = ['ussr', 'germany', 'usa', 'france'] as const;
export type Nation = (typeof NATIONS)[number];

/** Such as `ussr-t-26`. */
export type VehicleId = `${Nation}-${string}`;

export const CLASSES = ['light', 'medium', 'spg', 'heavy', 'auxiliary'] as const;
export type VehicleClass = (typeof CLASSES)[number];

/** Active abilities are resolved when the card is played (RUSH-5.1); some carry a number N. */
export const ACTIVE_ABILITIES = [
  'reinforcements',
  'conscription',
  'reconnaissance',
  'sabotage',
  'siege',
  'research',
  'repair',
  'invulnerability',
] as const;
export type ActiveAbility = (typeof ACTIVE_ABILITIES)[number];

/** Passive abilities limit how a card may be used, and do nothing else (RUSH-6.39). */
export const PASSIVE_ABILITIES = ['attackBasesOnly', 'attackVehiclesOnly', 'nationalResources'] as const;
export type PassiveAbility = (typeof PASSIVE_ABILITIES)[number];

/** An ability as printed: its id, followed by `:N` if it has a number. */
type PrintedAbility = ActiveAbility | PassiveAbility | `${ActiveAbility}:${number}`;

export type VehicleRow = readonly [
  id: VehicleId,
  /** The historical name in the language of its nation. */
  title: string,
  /** The title in plain Latin letters, for search and sorting. */
  latin: string,
  vehicleClass: VehicleClass,
  cost: number,
  resources: number,
  attack: number,
  defence: number,
  /** In printed order, which is the order of resolution (RUSH-5.2). */
  abilities: readonly PrintedAbility[],
];

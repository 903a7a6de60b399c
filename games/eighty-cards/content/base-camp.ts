/** The 20 base-camp cards (C-4): weapons and upgrades. */
import type { MoveCost } from './effects.ts';
import type { Land } from './terrain.ts';

interface Common {
  readonly id: string;
  readonly copies: number;
  /** The cost of installing and of re-arming (EC-13.2, 13.14). Firing is free (EC-11.1). */
  readonly ap: number;
}
export interface Weapon extends Common {
  readonly type: 'weapon';
  readonly icons: number;
  /** The least and the greatest distance (EC-11.9, 11.10). */
  readonly range: readonly [least: number, most: number];
  /** The range with the option `rocketMaxRange`, where it differs. */
  readonly longRange?: readonly [least: number, most: number];
  /** An explosive balloon launches this chip, from 0, to an adjacent space (EC-12.1, 12.2). */
  readonly chip?: number;
}
export interface Upgrade extends Common {
  readonly type: 'upgrade';
  /** What it does while it lies face up. */
  readonly moveCost?: MoveCost;
  /** Its effect ends at the next base camp: cover or discard (EC-13.7, 13.8). */
  readonly untilCamp?: true;
  /** A use for AP, after which it is covered or discarded (EC-13.10–13.13). */
  readonly use?: {
    readonly ap: number;
    /** What a use costs by the option `dearUse`. */
    readonly dearAp: number;
    readonly do: 'advance' | 'leap';
    readonly spaces: number;
  };
}
export type CampKind = Weapon | Upgrade;

const weapon = (
  id: string,
  copies: number,
  ap: number,
  icons: number,
  range: Weapon['range'],
  more: Pick<Weapon, 'chip' | 'longRange'> = {},
): Weapon => ({ type: 'weapon', id, copies, ap, icons, range, ...more });
const upgrade = (
  id: string,
  copies: number,
  ap: number,
  more: Pick<Upgrade, 'moveCost' | 'untilCamp' | 'use'>,
): Upgrade => ({ type: 'upgrade', id, copies, ap, ...more });
const easier = (scope: 'any' | readonly Land[]): Pick<Upgrade, 'moveCost'> => ({
  moveCost: { do: 'moveCost', scope, by: -1 },
});

export const CAMP_KINDS: readonly CampKind[] = [
  weapon('earth-torpedo', 4, 1, 2, [5, 16]),
  weapon('rocket', 4, 2, 4, [0, 4], { longRange: [0, 24] }),
  weapon('explosive-balloon-1', 1, 1, 3, [1, 1], { chip: 0 }),
  weapon('explosive-balloon-2', 1, 1, 3, [1, 1], { chip: 1 }),

  upgrade('skids', 1, 2, easier(['ice', 'desert'])),
  upgrade('treads', 1, 2, easier(['desert', 'mountain'])),
  upgrade('climbing-claws', 1, 2, easier(['mountain', 'forest'])),
  upgrade('paddle-wheels', 1, 2, easier(['forest', 'sea'])),
  upgrade('icebreaker-ram', 1, 2, easier(['sea', 'ice'])),
  upgrade('gas-balloon', 2, 2, { ...easier('any'), untilCamp: true }),
  upgrade('springs', 2, 1, { use: { ap: 1, dearAp: 2, do: 'leap', spaces: 2 } }),
  upgrade('booster-rockets', 1, 2, { use: { ap: 1, dearAp: 3, do: 'advance', spaces: 3 } }),
];

/** What using an upgrade costs: as its card says, or by the option `dearUse`. */
export const useAp = (use: NonNullable<Upgrade['use']>, dear: boolean): number =>
  dear ? use.dearAp : use.ap;
export const CAMP_IDS: readonly string[] = CAMP_KINDS.map(({ id }) => id);
export const CHIPS = CAMP_KINDS.filter((kind) => kind.type === 'weapon' && kind.chip !== undefined).length;

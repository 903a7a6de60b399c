import { TYPES, type TypeId } from '../rules/types.ts';

/** How many tanks of each type a side has. */
export type ArmyCounts = Readonly<Record<TypeId, number>>;

const army = (c: number, l: number, m: number, h: number, d: number, r: number): ArmyCounts => ({
  'command-tank': c,
  'light-tank': l,
  'medium-tank': m,
  'heavy-tank': h,
  'tank-destroyer': d,
  'heavy-mortar': r,
});

/** The armies of the built-in scenarios (Content, "Armies"; TC-2.6, TC-2.7). */
export const ARMIES = {
  'army-16': army(1, 4, 3, 2, 0, 0),
  'army-20': army(1, 4, 3, 2, 2, 2),
  'army-defile': army(1, 3, 2, 2, 0, 0),
  'army-skirmish': army(1, 3, 2, 1, 0, 0),
  'army-training': army(1, 2, 1, 1, 0, 0),
} as const satisfies Record<string, ArmyCounts>;
export type ArmyId = keyof typeof ARMIES;

/** The most that one side of any scenario may have: the contents of the box (TC-13.3). */
export const ARMY_LIMIT: ArmyCounts = ARMIES['army-20'];

/** The number of tanks of an army. */
export const armySize = (counts: ArmyCounts): number => TYPES.reduce((sum, type) => sum + counts[type], 0);

/** What the evaluation holds dear, in hundredths of a light tank at the start. Integers only. */
import { COMMAND, DESTROYER, HEAVY, LIGHT, MEDIUM, MORTAR } from '../rules/types.ts';

/** By type, early (many tanks) and late: heavies rule at first, speed decides at last. */
export const MATERIAL_EARLY: readonly number[] = [];
export const MATERIAL_LATE: readonly number[] = [];
const material = (type: number, early: number, late: number): void => {
  (MATERIAL_EARLY as number[])[type] = early;
  (MATERIAL_LATE as number[])[type] = late;
};
material(COMMAND, 0, 0);
material(LIGHT, 100, 125);
material(MEDIUM, 115, 120);
material(HEAVY, 125, 105);
material(DESTROYER, 125, 115);
material(MORTAR, 115, 105);

/** For all end states that the terrain leaves a tank, out of those of an open board. */
export const MOBILITY = 26;
/** For each square that the terrain lets its guns look over. */
export const VIEW = 1;
/** For the front towards the enemy; the rear costs as much. By type. */
export const FRONT: readonly number[] = [2, 3, 5, 7, 5, 4];
/** For each rank towards the enemy, by type. */
export const ADVANCE: readonly number[] = [-2, 1, 1, 1, 0, 0];

/** For each command tank: turns to its far edge on the bare terrain, when nobody is there to stop it. */
export const EXIT_TURNS: readonly number[] = [0, 170, 110, 65, 35, 16, 6, 0];
/** For an enemy tank at this many king's steps from the command tank. */
export const NEAR_COMMAND: readonly number[] = [0, 14, 14, 14, 13, 12, 10, 8, 6, 4, 3, 2, 1, 1];
/** For being the one to move. */
export const TEMPO = 8;

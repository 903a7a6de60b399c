/** The weights of the evaluation, in hundredths of a light tank at the start. Integers only. */
/** By type (command tank, light, medium, heavy, destroyer, mortar): heavies rule early, speed decides late. */
export const MATERIAL_EARLY: readonly number[] = [0, 100, 115, 125, 125, 115];
export const MATERIAL_LATE: readonly number[] = [0, 125, 120, 105, 115, 105];

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

/**
 * How much of that counts, in sixteenths, by the number of enemy tanks: where many guns are about, a command tank
 * that runs for the edge runs into them.
 */
export const EXIT_SHARE: readonly number[] = [32, 30, 28, 26, 24, 22, 21, 20, 18, 17, 16, 12, 8, 4, 2];

/** And by the height of the board, in sixteenths: on a larger one the guards have time to gather. */
export const exitShareOf = (height: number): number =>
  Math.max(4, Math.min(16, 16 - Math.trunc((9 * (height - 16)) / 4)));

/** The table of tank types as flat arrays indexed by type, for the inner loops (TC-2.2 to TC-2.5). */
import { TANKS } from '../content/tanks.ts';

export const TURRET = 0;
export const FIXED = 1;
export const MORTAR_GUN = 2;

const GUNS = ['turret', 'fixed', 'mortar'] as const;

export const SPEED = Int8Array.from(TANKS, (tank) => tank.speed);
export const CANNON = Int8Array.from(TANKS, (tank) => tank.cannon);
export const GUN = Int8Array.from(TANKS, (tank) => GUNS.indexOf(tank.gun));
export const MIN_RANGE = Int8Array.from(TANKS, (tank) => tank.minRange);
export const MAX_RANGE = Int8Array.from(TANKS, (tank) => tank.maxRange);

/** `ARMOUR[type * 3 + side]` with side 0 front, 1 side, 2 rear. */
export const ARMOUR = Int8Array.from(TANKS.flatMap((tank) => tank.armour));

export const MAX_SPEED = Math.max(...SPEED);

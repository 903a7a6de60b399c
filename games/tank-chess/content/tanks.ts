import type { TypeId } from '../rules/types.ts';

/** turret: ahead, front-left and front-right; fixed: ahead; mortar: ahead, over anything (TC-2.5, TC-7). */
type Gun = 'turret' | 'fixed' | 'mortar';

/** One tank type: speed in steps, armour and cannon as compared by TC-6.5, ranges in squares. */
export interface TankType {
  readonly id: TypeId;
  /** The letter of the notation (TC-14.2). */
  readonly letter: 'C' | 'L' | 'M' | 'H' | 'D' | 'R';
  /** Largest number of steps of a manoeuvre (TC-2.2). */
  readonly speed: number;
  /** Front, side, rear (TC-2.3, TC-2.4). */
  readonly armour: readonly [front: number, side: number, rear: number];
  readonly cannon: number;
  readonly gun: Gun;
  readonly minRange: number;
  /** 99 means unlimited (TC-5.8). */
  readonly maxRange: number;
}

/** The six tank types in the order of `TYPES` (TC-2.1 to TC-2.5, TC-7). */
export const TANKS: readonly TankType[] = [
  {
    id: 'command-tank',
    letter: 'C',
    speed: 5,
    armour: [1, 0, 0],
    cannon: 1,
    gun: 'turret',
    minRange: 2,
    maxRange: 99,
  },
  {
    id: 'light-tank',
    letter: 'L',
    speed: 5,
    armour: [1, 0, 0],
    cannon: 1,
    gun: 'turret',
    minRange: 2,
    maxRange: 99,
  },
  {
    id: 'medium-tank',
    letter: 'M',
    speed: 4,
    armour: [2, 1, 0],
    cannon: 2,
    gun: 'turret',
    minRange: 2,
    maxRange: 99,
  },
  {
    id: 'heavy-tank',
    letter: 'H',
    speed: 3,
    armour: [3, 2, 1],
    cannon: 3,
    gun: 'turret',
    minRange: 2,
    maxRange: 99,
  },
  {
    id: 'tank-destroyer',
    letter: 'D',
    speed: 4,
    armour: [2, 1, 0],
    cannon: 4,
    gun: 'fixed',
    minRange: 2,
    maxRange: 99,
  },
  {
    id: 'heavy-mortar',
    letter: 'R',
    speed: 3,
    armour: [1, 0, 0],
    cannon: 5,
    gun: 'mortar',
    minRange: 3,
    maxRange: 5,
  },
];

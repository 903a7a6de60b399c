/**
 * The data of a Tank Chess position, and the codes that fill it.
 *
 * Squares are numbered `file + rank * width` from 0 (a1 = 0). Facings and directions are 0..7 = N, NE, E, SE,
 * S, SW, W, NW (TC-1.4). A cell holds exactly one thing (TC-1.5), coded in one integer:
 *
 *   0 empty · 1 obstacle · 2 border · LIVE | owner << 6 | type << 3 | facing · WRECK | owner << 6 | type << 3
 */

export type Side = 0 | 1;
export const WHITE = 0;
export const BLACK = 1;

export const EMPTY = 0;
export const OBSTACLE = 1;
export const BORDER = 2;
export const LIVE = 128;
export const WRECK = 256;

/** Tank types in the order of the specification's table (Content, "Tank types"). */
export const TYPES = [
  'command-tank',
  'light-tank',
  'medium-tank',
  'heavy-tank',
  'tank-destroyer',
  'heavy-mortar',
] as const;
export type TypeId = (typeof TYPES)[number];
export const COMMAND = 0;
export const LIGHT = 1;
export const MEDIUM = 2;
export const HEAVY = 3;
export const MORTAR = 5;
export const LETTERS = 'CLMHDR';
export type TankLetter = 'C' | 'L' | 'M' | 'H' | 'D' | 'R';
export const letterOf = (type: number): TankLetter => LETTERS.charAt(type) as TankLetter;

export const liveTank = (owner: number, type: number, facing: number): number =>
  LIVE | (owner << 6) | (type << 3) | facing;
export const wreckOf = (cell: number): number => (cell & ~LIVE & ~7) | WRECK;
export const isLive = (cell: number): boolean => (cell & LIVE) !== 0;
export const isWreck = (cell: number): boolean => (cell & WRECK) !== 0;
export const ownerOf = (cell: number): Side => ((cell >> 6) & 1) as Side;
export const typeOf = (cell: number): number => (cell >> 3) & 7;
export const facingOf = (cell: number): number => cell & 7;

export type Objectives = 'standard' | 'destroyOnly' | 'captureFlag';
export type ShotPolicy = 'allowBounce' | 'effectiveOnly';

/** What never changes during a match: the board's shape and the options the rules read. */
export interface Config {
  readonly width: number;
  readonly height: number;
  readonly objectives: Objectives;
  readonly reverseExit: boolean;
  readonly shotPolicy: ShotPolicy;
  /** The two flag squares [White's, Black's] under captureFlag, else undefined (TC-8.15). */
  readonly flags?: readonly [number, number];
}

/** The part of the state that turns are judged in. The engine's state satisfies it; so does a plain object. */
export interface Position {
  readonly config: Config;
  readonly cells: Int32Array;
  /** Side to move: 0 White, 1 Black. */
  side: number;
  /** Half-moves since the last destroyed tank (TC-14.3). */
  noProgress: number;
  /** Starts at 1, grows after Black's turn (TC-14.3). */
  turnNumber: number;
}

/**
 * A turn is one step of the engine: an integer below 2^26.
 *
 *   bits 0-9 from square · 10-19 final square or OUT · 20-22 final facing (0 when OUT) · 23-25 shot
 *
 * Shot: 0 none; 1 front-left, 2 ahead, 3 front-right (direct fire at the first occupant of that line);
 * 4, 5, 6 a mortar shot straight ahead at distance 3, 4, 5.
 */
export type Turn = number;
export const OUT = 1023;
export const makeTurn = (from: number, to: number, facing: number, shot: number): Turn =>
  from | (to << 10) | (facing << 20) | (shot << 23);
export const turnFrom = (t: Turn): number => t & 1023;
export const turnTo = (t: Turn): number => (t >> 10) & 1023;
export const turnFacing = (t: Turn): number => (t >> 20) & 7;
export const turnShot = (t: Turn): number => (t >> 23) & 7;

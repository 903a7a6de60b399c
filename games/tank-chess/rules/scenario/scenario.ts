/**
 * A scenario: what a scenario file says (Content, "Scenario file format"; TC-2.11, TC-13.10), and the position
 * it begins with.
 */
import { DIRECTIONS, type Direction, parseSquare } from '../geometry.ts';
import { commandSquares, positionOf, printTcp, type RulesOptions, type TcpData } from '../notation/tcp.ts';
import {
  BLACK,
  BORDER,
  EMPTY,
  isLive,
  LETTERS,
  liveTank,
  OBSTACLE,
  type Objectives,
  type Position,
  WHITE,
} from '../types.ts';
import type { Json } from './json.ts';

const NORTH = 0;
const SOUTH = 4;

export const SCENARIO_FORMAT = 'tank-chess-scenario/1';
export const SYMMETRIES = ['rotate', 'mirror', 'none'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
export const OBJECTIVES: readonly Objectives[] = ['standard', 'destroyOnly', 'captureFlag'];

export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT;
  /** Kebab-case, unique. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly symmetry: Symmetry;
  /** `height` rows of `width` characters, highest rank first: `.` `#` `%` or a letter, capital White. */
  readonly map: readonly string[];
  /** Facings that are not N for White and S for Black, by square name. */
  readonly facings: Readonly<Record<string, Direction>>;
  readonly objectives: Objectives;
  /** Flag squares by name; null stands for the squares of the command tanks (TC-8.15). */
  readonly flags: { readonly white: string; readonly black: string } | null;
  /** Minutes a player and seconds a turn; null stands for the default (TC-11.2, TC-16.3). */
  readonly clock: { readonly minutes: number; readonly increment: number } | null;
  readonly author: string;
  readonly notes: string;
  /** Fields this version does not know, as they stood in the file. */
  readonly unknown: Readonly<Record<string, Json>>;
}

/** The cell that a character of a map stands for (tanks in their default facing), or undefined. */
export const cellOfCharacter = (character: string): number | undefined => {
  if (character === '.') return EMPTY;
  if (character === '#') return OBSTACLE;
  if (character === '%') return BORDER;
  const type = LETTERS.indexOf(character.toUpperCase());
  if (type < 0 || character.length !== 1) return undefined;
  return character === character.toUpperCase() ? liveTank(WHITE, type, NORTH) : liveTank(BLACK, type, SOUTH);
};

/** What stands where, with White to move on turn 1. */
export const scenarioData = (scenario: Scenario): TcpData => {
  const { width, height } = scenario;
  const cells = new Int32Array(width * height);
  for (const [row, line] of scenario.map.entries()) {
    for (let file = 0; file < width; file++) {
      cells[(height - 1 - row) * width + file] = cellOfCharacter(line.charAt(file)) ?? EMPTY;
    }
  }
  for (const [name, direction] of Object.entries(scenario.facings)) {
    const square = parseSquare(name, width, height);
    const cell = square === undefined ? EMPTY : (cells[square] ?? EMPTY);
    if (square !== undefined && isLive(cell)) cells[square] = (cell & ~7) | DIRECTIONS.indexOf(direction);
  }
  return { width, height, cells, side: WHITE, noProgress: 0, turnNumber: 1 };
};

/** The position string of a scenario (TC-13.10): side w, counter 0, turn 1. */
export const scenarioToTcp = (scenario: Scenario): string => printTcp(scenarioData(scenario));

/**
 * The two flag squares [White's, Black's] of a scenario: those it names, else those of its command tanks
 * (TC-8.15). Undefined if it names a square that is not on the board, or a command tank is missing.
 */
export const flagSquares = (scenario: Scenario): readonly [number, number] | undefined => {
  if (scenario.flags === null) return commandSquares(positionOf(scenarioData(scenario)));
  const white = parseSquare(scenario.flags.white, scenario.width, scenario.height);
  const black = parseSquare(scenario.flags.black, scenario.width, scenario.height);
  return white === undefined || black === undefined ? undefined : [white, black];
};

/**
 * The position a game of this scenario starts from. The scenario's objectives and flags are the defaults and
 * `options` may change them (TC-16.3).
 */
export const scenarioPosition = (scenario: Scenario, options: RulesOptions = {}): Position => {
  const flags = options.flags ?? flagSquares(scenario);
  return positionOf(scenarioData(scenario), {
    ...options,
    objectives: options.objectives ?? scenario.objectives,
    ...(flags === undefined ? {} : { flags }),
  });
};

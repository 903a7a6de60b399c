/** Whether a scenario may be published: the rules of TC-13.3 to TC-13.8 and TC-13.13. */
import { type Refusal, refusal } from '#engine/result.ts';
import { ARMY_LIMIT } from '../../content/armies.ts';
import { MAX_SIZE, MIN_SIZE, type TcpData } from '../notation/tcp.ts';
import { COMMAND, letterOf, TYPES, typeOf } from '../types.ts';
import { BOTH, type Finding, finding, namesOf, SIDE_NAMES } from './finding.ts';
import { judgeDistance, judgeExits, judgeQuiet, judgeStuck } from './opening.ts';
import { flagSquares, type Scenario, scenarioData } from './scenario.ts';
import {
  isTerrainFree,
  judgeConnection,
  judgeDensity,
  judgeGoals,
  judgePockets,
  judgeSymmetry,
  tanksOf,
} from './terrain.ts';

export interface Validation {
  /** A scenario with errors is a draft: it may be saved and tried, not published or rated (TC-13.9). */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

const judgeSize = ({ width, height }: Scenario): readonly Finding[] =>
  Object.entries({ width, height })
    .filter(([, size]) => size < MIN_SIZE || size > MAX_SIZE)
    .map(([field, found]) => finding('SIZE', 'TC-13.3', { field, found, min: MIN_SIZE, max: MAX_SIZE }));

/** The tanks of each type that a side has, by square. */
const army = (data: TcpData, side: number): readonly (readonly number[])[] =>
  TYPES.map((_, type) => tanksOf(data, side).filter((square) => typeOf(data.cells[square] ?? 0) === type));

const judgeArmies = (data: TcpData): readonly Finding[] => {
  const white = army(data, 0);
  const black = army(data, 1);
  const commands: Finding[] = [];
  const limits: Finding[] = [];
  const mismatches: Finding[] = [];
  for (const [type, id] of TYPES.entries()) {
    for (const side of BOTH) {
      const squares = (side === 0 ? white : black)[type] ?? [];
      const found = squares.length;
      const names = namesOf(data, squares);
      if (type === COMMAND) {
        if (found !== 1) {
          commands.push(
            finding('COMMAND_COUNT', 'TC-13.3', { side: SIDE_NAMES[side], found, expected: 1 }, names),
          );
        }
      } else if (found > ARMY_LIMIT[id]) {
        const params = { side: SIDE_NAMES[side], type: letterOf(type), found, max: ARMY_LIMIT[id] };
        limits.push(finding('ARMY_LIMIT', 'TC-13.3', params, names));
      }
    }
    const whites = white[type]?.length ?? 0;
    const blacks = black[type]?.length ?? 0;
    if (whites !== blacks) {
      mismatches.push(
        finding('ARMY_MISMATCH', 'TC-13.3', { type: letterOf(type), white: whites, black: blacks }),
      );
    }
  }
  return [...commands, ...limits, ...mismatches];
};

const judgeFlags = (scenario: Scenario, data: TcpData): readonly Finding[] => {
  if (scenario.objectives !== 'captureFlag') return [];
  const squares = flagSquares(scenario);
  const fit =
    squares !== undefined &&
    squares[0] !== squares[1] &&
    squares.every((square) => isTerrainFree(data.cells[square]));
  if (fit) return [];
  const { white, black } = scenario.flags ?? { white: '', black: '' };
  return [finding('FLAG_SQUARE', 'TC-13.13', { white, black }, [white, black])];
};

/**
 * Why a scenario cannot even be test-played: no position string could hold its game (TC-13.9, TC-14.3, TC-14.4).
 * Undefined when it can; what else is wrong with it only keeps it a draft.
 */
export const refuseToPlay = (scenario: Scenario): Refusal | undefined => {
  const size = judgeSize(scenario)[0];
  if (size) return size;
  const found = judgeArmies(scenarioData(scenario)).find(({ code }) => code === 'COMMAND_COUNT');
  return found && refusal(found.code, found.clause, found.params);
};

/**
 * Judges a scenario. Without exactly one command tank a side only the size and the armies are judged, because
 * nothing else has a meaning then (TC-13.9).
 */
export const validateScenario = (scenario: Scenario): Validation => {
  const data = scenarioData(scenario);
  const basics = [...judgeSize(scenario), ...judgeArmies(data)];
  if (basics.some((found) => found.code === 'COMMAND_COUNT')) return { errors: basics, warnings: [] };
  return {
    errors: [
      ...basics,
      ...judgeSymmetry(data, scenario.symmetry),
      ...judgeDensity(data),
      ...judgeConnection(data),
      ...judgeGoals(data),
      ...judgeDistance(data),
      ...judgeQuiet(data),
      ...judgeExits(data),
      ...judgeFlags(scenario, data),
    ],
    warnings: [...judgeStuck(data), ...judgePockets(data)],
  };
};

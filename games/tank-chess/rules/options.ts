/**
 * The options of TC-16, and what they come to: everything that never changes during a game, including its copy
 * of the scenario (TC-13.11).
 */
import { type ClockSetting, readClock } from '#engine/match/clock.ts';
import type { OptionsSchema, OptionValues } from '#engine/options.ts';
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { clockOption, ratedOption } from '#engine/table-options.ts';
import { DEFAULT_SCENARIO_ID, SCENARIO_IDS, scenarioById } from '../content/scenarios.ts';
import { commandSquares, parseTcp, positionOf, type TcpData } from './notation/tcp.ts';
import { parseScenario } from './scenario/file.ts';
import { flagSquares, type Scenario, scenarioData } from './scenario/scenario.ts';
import { refuseToPlay, validateScenario } from './scenario/validate.ts';
import {
  BLACK,
  COMMAND,
  type Config,
  isLive,
  liveTank,
  type Objectives,
  ownerOf,
  type ShotPolicy,
  WHITE,
} from './types.ts';

/** The scenario option that means "the file in option `scenario`". */
export const CUSTOM = 'custom';
/** The longest scenario file that a table takes, in characters. */
const MAX_SCENARIO = 20_000;
const MAX_TCP = 2_000;
/** A game must be able to count on from its position, to the greatest counter that can be written (TC-14.5). */
const MOST_COUNTED = 999_000_000;

type Repetition = 'draw3' | 'claim3' | 'off';

export interface TankConfig extends Config {
  readonly scenario: Scenario;
  /** The position the game starts from. */
  readonly start: TcpData;
  readonly declarations: 'auto' | 'off';
  readonly repetition: Repetition;
  /** Half-moves without a destroyed tank after which the game is drawn; 0 = never (TC-10.5). */
  readonly noProgressPlies: number;
  readonly takebacks: boolean;
  readonly rated: boolean;
  /** Undefined: no clock (TC-11.2). */
  readonly clock: ClockSetting | undefined;
}

const isCommand = (side: number) => (cell: number) => (cell & ~7) === liveTank(side, COMMAND, 0);
const refuseCommands = (code: string, clause: string, { cells }: TcpData): Refusal => {
  const [white, black] = [WHITE, BLACK].map((side) => cells.filter(isCommand(side)).length);
  return refusal(code, clause, { white: white ?? 0, black: black ?? 0 });
};

/** The box has 14 tanks a side (TC-2.7); drafts may mix them as they like, but more do not go on the table. */
export const MOST_TANKS = 14;
const refuseArmies = ({ cells }: TcpData): Refusal | undefined => {
  for (const [side, name] of ['white', 'black'].entries()) {
    const found = cells.filter((cell) => isLive(cell) && ownerOf(cell) === side).length;
    if (found > MOST_TANKS)
      return refusal('TOO_MANY_TANKS', 'TC-13.3', { side: name, found, max: MOST_TANKS });
  }
  return undefined;
};

/** A scenario file that can be played, be it a draft (TC-13.9). */
const readScenario = (text: string): Result<Scenario, Refusal> => {
  const read = parseScenario(text);
  if (!read.ok)
    return err(read.error[0] ?? refusal('BAD_OPTION', 'TC-13.10', { option: 'scenario', allowed: '' }));
  const refused = refuseToPlay(read.value);
  return refused ? err(refused) : read;
};

const checkScenario = (text: string): Refusal | undefined => {
  if (text === '') return undefined;
  const read = readScenario(text);
  return read.ok ? undefined : read.error;
};

/** Why a match cannot begin with this position string; '' is none. */
export const checkPosition = (text: string): Refusal | undefined => {
  if (text === '') return undefined;
  const read = parseTcp(text);
  if (!read.ok) return read.error;
  for (const field of ['noProgress', 'turnNumber'] as const)
    if (read.value[field] > MOST_COUNTED)
      return refusal('TCP_COUNTER', 'TC-14.5', { field, found: read.value[field] });
  return commandSquares(positionOf(read.value))
    ? undefined
    : refuseCommands('TCP_COMMAND_COUNT', 'TC-14.4', read.value);
};

export const OPTIONS: OptionsSchema = [
  {
    kind: 'choice',
    id: 'scenarioId',
    clause: 'TC-2.12',
    values: [...SCENARIO_IDS, CUSTOM],
    initial: DEFAULT_SCENARIO_ID,
  },
  {
    kind: 'text',
    id: 'scenario',
    clause: 'TC-13.10',
    maxLength: MAX_SCENARIO,
    initial: '',
    when: { options: { scenarioId: [CUSTOM] } },
    elsewhere: 'ignored',
    check: checkScenario,
  },
  { kind: 'text', id: 'position', clause: 'TC-14.9', maxLength: MAX_TCP, initial: '', check: checkPosition },
  {
    kind: 'choice',
    id: 'colours',
    clause: 'TC-2.13',
    role: 'seating',
    values: ['random', 'hostWhite', 'hostBlack'],
    initial: 'random',
    host: { random: 'lot', hostWhite: 'first', hostBlack: 'last' },
  },
  clockOption('TC-11.2', { initial: '', maxLength: 12, usual: ['', 'none', '10+5', '30+5'] }),
  ratedOption('TC-16.2'),
  {
    kind: 'choice',
    id: 'objectives',
    clause: 'TC-8.14',
    values: ['scenario', 'standard', 'destroyOnly', 'captureFlag'],
    initial: 'scenario',
  },
  { kind: 'flag', id: 'reverseExit', clause: 'TC-8.8', initial: true },
  {
    kind: 'choice',
    id: 'shotPolicy',
    clause: 'TC-5.15',
    values: ['allowBounce', 'effectiveOnly'],
    initial: 'allowBounce',
  },
  { kind: 'choice', id: 'declarations', clause: 'TC-9.4', values: ['auto', 'off'], initial: 'auto' },
  {
    kind: 'choice',
    id: 'repetition',
    clause: 'TC-10.3',
    values: ['draw3', 'claim3', 'off'],
    initial: 'draw3',
  },
  { kind: 'number', id: 'noProgressPlies', clause: 'TC-10.5', min: 40, max: 400, also: [0], initial: 100 },
  { kind: 'flag', id: 'takebacks', clause: 'TC-12.5', initial: true },
  { kind: 'choice', id: 'funSet', clause: 'TC-16.1', values: ['off'], initial: 'off' },
];

/** The clock by the height of the board, where neither host nor scenario says otherwise (TC-11.2). */
export const defaultClock = (height: number): ClockSetting => ({
  each: (height <= 12 ? 15 : height <= 17 ? 30 : 45) * 60_000,
  increment: 0,
});

const clockOf = (text: string, scenario: Scenario): ClockSetting | undefined => {
  if (text === 'none') return undefined;
  if (text !== '') return readClock(text);
  if (!scenario.clock) return defaultClock(scenario.height);
  return {
    each: Math.round(scenario.clock.minutes * 60_000),
    increment: Math.round(scenario.clock.increment * 1000),
  };
};

const scenarioOf = (options: OptionValues): Result<Scenario, Refusal> => {
  const builtIn = scenarioById(String(options.scenarioId));
  if (builtIn) return ok(builtIn);
  return readScenario(String(options.scenario));
};

/** Why this scenario cannot be played rated: errors, or no symmetry (TC-13.9, TC-16.2). */
const refuseRated = (scenario: Scenario): Refusal | undefined => {
  if (scenario.symmetry === 'none') return refusal('RATED_SCENARIO', 'TC-16.2', { because: 'SYMMETRY' });
  const fault = validateScenario(scenario).errors[0];
  return fault && refusal('RATED_SCENARIO', 'TC-16.2', { because: fault.code });
};

/** Everything that follows from the options; refuses what does not fit together. */
export const configOf = (options: OptionValues): Result<TankConfig, Refusal> => {
  const found = scenarioOf(options);
  if (!found.ok) return found;
  const scenario = found.value;
  const rated = options.rated === true;
  const position = String(options.position);
  const refused = rated ? refuseRated(scenario) : undefined;
  if (refused) return err(refused);
  if (rated && position !== '') return err(refusal('RATED_SCENARIO', 'TC-16.2', { because: 'position' }));
  const parsed = position === '' ? ok(scenarioData(scenario)) : parseTcp(position);
  if (!parsed.ok) return parsed;
  const start = parsed.value;
  const commands = commandSquares(positionOf(start));
  if (!commands) return err(refuseCommands('TCP_COMMAND_COUNT', 'TC-13.3', start));
  const crowded = refuseArmies(start);
  if (crowded) return err(crowded);
  const objectives = (
    options.objectives === 'scenario' ? scenario.objectives : options.objectives
  ) as Objectives;
  // A position set up on the scenario's board keeps the flags that the scenario names.
  const named =
    position === '' || (scenario.flags && scenario.width === start.width && scenario.height === start.height);
  const flags = named ? flagSquares(scenario) : commands;
  if (objectives === 'captureFlag' && !flags) return err(refusal('FLAG_SQUARE', 'TC-13.13'));
  return ok({
    width: start.width,
    height: start.height,
    objectives,
    reverseExit: options.reverseExit === true,
    shotPolicy: options.shotPolicy as ShotPolicy,
    ...(objectives === 'captureFlag' ? { flags } : {}),
    scenario,
    start,
    declarations: options.declarations as 'auto' | 'off',
    repetition: options.repetition as Repetition,
    noProgressPlies: Number(options.noProgressPlies),
    takebacks: options.takebacks === true && !rated,
    rated,
    clock: clockOf(String(options.clock), scenario),
  });
};

/** Importing a game record: every turn replayed, up to the first illegal one (TC-14.10). */
import { NO_CHANCE } from '#engine/chance.ts';
import { defaultOptions, type OptionValues, optionFromText, parseOptions } from '#engine/options.ts';
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { scenarioById } from '../../content/scenarios.ts';
import { tankChess, timesOccurred } from '../game.ts';
import { refuseToMove } from '../intent.ts';
import { CUSTOM, configOf, OPTIONS, type TankConfig } from '../options.ts';
import { WINS, type Win } from '../play.ts';
import { refuse } from '../refusals.ts';
import { printScenario } from '../scenario/file.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { ENDINGS, type Ending, type TankState } from '../state.ts';
import type { Position, Turn } from '../types.ts';
import { type GameRecord, parseTcg, type RecordResult, type Termination } from './tcg.ts';
import { printTcn, readTcn } from './tcn.ts';

/** One half-move of an imported game. */
export interface ImportedTurn {
  readonly turn: Turn;
  /** The turn as the printer writes it, with suffix. */
  readonly text: string;
  /** What was wrong in the record without changing the turn (SUFFIX_MISMATCH). */
  readonly warnings: readonly Refusal[];
}

export interface ImportedGame {
  readonly record: GameRecord;
  /** The scenario the record names, if it is known. */
  readonly scenario?: Scenario;
  /** What the record says of the options, and what they come to. */
  readonly options: OptionValues;
  readonly config: TankConfig;
  readonly start: Position;
  /** The legal part of the record. */
  readonly turns: readonly ImportedTurn[];
  /** The position after it. */
  readonly end: Position;
  /** How the last of these turns won, if it did. */
  readonly win?: Win;
  /** How the game ended by the last of these turns, if it did: a win, or a draw of TC-10.3 or TC-10.5. */
  readonly ending?: Ending;
  /** The first illegal half-move (counted from 1), its text, and why; what follows it was not looked at. */
  readonly illegal?: { readonly halfMove: number; readonly text: string; readonly reason: Refusal };
  /** Contradictions between the end of the record and what was replayed. */
  readonly warnings: readonly Refusal[];
}

const fault = (code: string, params: Readonly<Record<string, string | number>>): Result<never, Refusal> =>
  err(refusal(code, 'TC-14.9', params));

/** The options that a replay depends on; the tag may hold others, which concern the table. */
const REPLAYED = ['objectives', 'reverseExit', 'shotPolicy', 'declarations', 'repetition', 'noProgressPlies'];

/** Reads the tag Options: `name=value` separated by spaces (TC-16.1). What is not named has its default. */
const optionsOf = (text: string): Result<OptionValues, Refusal> => {
  const values: [string, unknown][] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const at = word.indexOf('=');
    const option = at < 0 ? word : word.slice(0, at);
    const value = at < 0 ? '' : word.slice(at + 1);
    if (at < 1) return fault('TCG_OPTION', { option, value });
    if (!REPLAYED.includes(option)) continue;
    const read = optionFromText(OPTIONS, option, value);
    if (!parseOptions(OPTIONS, { [option]: read }, 2).ok) return fault('TCG_OPTION', { option, value });
    values.push([option, read]);
  }
  return parseOptions(OPTIONS, Object.fromEntries(values), 2);
};

/** What the game was played on: the scenario and, if it did not begin there, the position (TC-14.9). */
const boardOf = (record: GameRecord, scenario: Scenario | undefined): Result<OptionValues, Refusal> => {
  const { TCP: position = '', Scenario: id } = record.tags;
  if (scenario !== undefined && scenarioById(id) === scenario) return ok({ scenarioId: id, position });
  if (scenario !== undefined) {
    return ok({ scenarioId: CUSTOM, scenario: printScenario(scenario), position });
  }
  const { scenarioId = '' } = defaultOptions(OPTIONS);
  return position === '' ? fault('TCG_SCENARIO_UNKNOWN', { scenario: id }) : ok({ scenarioId, position });
};

const DECISIVE: readonly RecordResult[] = ['1-0', '0-1'];
const DRAWN: readonly RecordResult[] = ['1/2-1/2'];
const OPEN: readonly RecordResult[] = ['*'];
const RESULTS_OF: Readonly<Record<Termination, readonly RecordResult[]>> = {
  destroyed: DECISIVE,
  escape: DECISIVE,
  flag: DECISIVE,
  time: DECISIVE,
  resign: DECISIVE,
  agreement: DRAWN,
  repetition: DRAWN,
  noProgress: DRAWN,
  abort: OPEN,
  unfinished: OPEN,
};
/** Ends that the board shows by itself; the others happen beside it. */
const ON_BOARD: readonly string[] = ['destroyed', 'escape', 'flag', 'repetition', 'noProgress'];

/** What the end of the record says and the board does not, or the other way round. */
const contradictions = (record: GameRecord, state: TankState, ending: Ending | undefined): Refusal[] => {
  const termination = record.tags.Termination as Termination;
  const claimed =
    termination === 'repetition' && state.config.repetition === 'claim3' && timesOccurred(state) >= 3;
  const expected = ending ?? (ON_BOARD.includes(termination) && !claimed ? 'unfinished' : termination);
  if (expected !== termination) {
    return [refusal('TCG_TERMINATION_MISMATCH', 'TC-14.9', { found: termination, expected })];
  }
  const results = state.winner < 0 ? RESULTS_OF[termination] : [DECISIVE[state.winner]!];
  if (results.includes(record.result)) return [];
  return [refusal('TCG_RESULT_MISMATCH', 'TC-14.9', { found: record.result, expected: results.join(', ') })];
};

const positionOfState = (s: TankState): Position => ({
  config: s.config,
  cells: s.cells.slice(),
  side: s.side,
  noProgress: s.noProgress,
  turnNumber: s.turnNumber,
});

const numberOf = ({ turnNumber, side }: Pick<Position, 'turnNumber' | 'side'>): string =>
  `${turnNumber}${side === 0 ? '.' : '...'}`;

/** Why no turn can be played any more: the game has ended, or has run into the limit of all games. */
const refuseMore = (s: TankState): Refusal | undefined =>
  refuseToMove(s, s.side) ??
  (s.plies >= tankChess.maxDecisions(s.config) ? refuse('GAME_OVER', undefined, 'TC-10.9') : undefined);

/**
 * Reads a game record and replays it. A record that cannot be read or begun is refused; one with an illegal turn
 * is not: its legal part is kept and `illegal` says where and why it ends. Scenarios beside the built-in ones
 * are found by `find`. Ends beside the board (time, resignation, agreement) are taken from the record.
 */
export const importGame = (
  text: string,
  find: (id: string) => Scenario | undefined = scenarioById,
): Result<ImportedGame, Refusal> => {
  const parsed = parseTcg(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const options = optionsOf(record.tags.Options);
  if (!options.ok) return options;
  const scenario = find(record.tags.Scenario);
  const board = boardOf(record, scenario);
  if (!board.ok) return board;
  const chosen = { ...options.value, ...board.value };
  const config = configOf(chosen);
  if (!config.ok) return config;
  const state = tankChess.blank(config.value);
  tankChess.setup(state, NO_CHANCE, null);
  const start = positionOfState(state);
  const { first } = record;
  if (record.turns.length > 0 && numberOf(first) !== numberOf(start)) {
    return fault('TCG_TURN_NUMBER', { line: 1, found: numberOf(first), expected: numberOf(start) });
  }

  const turns: ImportedTurn[] = [];
  let illegal: ImportedGame['illegal'];
  for (const [index, written] of record.turns.entries()) {
    const over = refuseMore(state);
    const read: ReturnType<typeof readTcn> = over === undefined ? readTcn(state, written) : err(over);
    if (!read.ok) {
      illegal = { halfMove: index + 1, text: written, reason: read.error };
      break;
    }
    const { turn, warnings } = read.value;
    turns.push({ turn, text: printTcn(state, turn), warnings });
    tankChess.apply(state, state.side, [turn], NO_CHANCE, null);
  }
  const ending = state.ending === 0 ? undefined : ENDINGS[state.ending];
  const win = WINS.find((kind): kind is Win => kind !== 'none' && kind === ending);
  return ok({
    record,
    ...(scenario === undefined ? {} : { scenario }),
    options: chosen,
    config: config.value,
    start,
    turns,
    end: positionOfState(state),
    ...(win === undefined ? {} : { win }),
    ...(ending === undefined ? {} : { ending }),
    ...(illegal === undefined ? {} : { illegal }),
    warnings: illegal === undefined ? contradictions(record, state, ending) : [],
  });
};

/** Importing a game record: every turn replayed, up to the first illegal one (TC-14.10). */
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { scenarioById } from '../../content/scenarios.ts';
import { playTurn, type Win } from '../play.ts';
import { OBJECTIVES, type Scenario, scenarioPosition } from '../scenario/scenario.ts';
import type { Position, ShotPolicy, Turn } from '../types.ts';
import { type GameRecord, parseTcg } from './tcg.ts';
import { printTcn, readTcn } from './tcn.ts';
import { parseTcp, positionOf, type RulesOptions } from './tcp.ts';

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
  readonly scenario?: Scenario;
  readonly options: Readonly<Record<string, string>>;
  readonly start: Position;
  /** The legal part of the record. */
  readonly turns: readonly ImportedTurn[];
  /** The position after it. */
  readonly end: Position;
  /** How the last of these turns won, if it did. */
  readonly win?: Win;
  /** The first illegal half-move (counted from 1), its text, and why; what follows it was not looked at. */
  readonly illegal?: { readonly halfMove: number; readonly text: string; readonly reason: Refusal };
  /** Contradictions between the record and what was replayed. */
  readonly warnings: readonly Refusal[];
}

const fault = (code: string, params: Readonly<Record<string, string | number>>): Result<never, Refusal> =>
  err(refusal(code, 'TC-14.9', params));

/** Reads the tag Options: `name=value` separated by spaces. */
export const parseOptions = (text: string): Result<Readonly<Record<string, string>>, Refusal> => {
  const pairs: [string, string][] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const at = word.indexOf('=');
    if (at < 1) return fault('TCG_OPTION', { option: word, value: '' });
    pairs.push([word.slice(0, at), word.slice(at + 1)]);
  }
  return ok(Object.fromEntries(pairs));
};

const SHOT_POLICIES: readonly ShotPolicy[] = ['allowBounce', 'effectiveOnly'];

/** The options that turns are judged by, out of all options of the record (TC-16.1). */
const rulesOptions = (options: Readonly<Record<string, string>>): Result<RulesOptions, Refusal> => {
  const bad = (option: string): Result<never, Refusal> =>
    fault('TCG_OPTION', { option, value: options[option] ?? '' });
  const objectives = OBJECTIVES.find((value) => value === options.objectives);
  const shotPolicy = SHOT_POLICIES.find((value) => value === options.shotPolicy);
  const { reverseExit } = options;
  if (options.objectives !== undefined && objectives === undefined) return bad('objectives');
  if (options.shotPolicy !== undefined && shotPolicy === undefined) return bad('shotPolicy');
  if (reverseExit !== undefined && reverseExit !== 'true' && reverseExit !== 'false')
    return bad('reverseExit');
  return ok({
    objectives,
    shotPolicy,
    reverseExit: reverseExit === undefined ? undefined : reverseExit === 'true',
  });
};

/** The position a record begins with: its tag TCP, else the start of its scenario. */
const startOf = (
  record: GameRecord,
  scenario: Scenario | undefined,
  options: RulesOptions,
): Result<Position, Refusal> => {
  const { TCP: text, Scenario: id } = record.tags;
  if (text === undefined) {
    return scenario === undefined
      ? fault('TCG_SCENARIO_UNKNOWN', { scenario: id })
      : ok(scenarioPosition(scenario, options));
  }
  const data = parseTcp(text);
  if (!data.ok) return data;
  const sameBoard =
    scenario?.width === data.value.width && scenario.height === data.value.height ? scenario : undefined;
  const config = sameBoard && scenarioPosition(sameBoard, options).config;
  return ok(
    positionOf(data.value, {
      ...options,
      objectives: options.objectives ?? scenario?.objectives,
      ...(config?.flags === undefined ? {} : { flags: config.flags }),
    }),
  );
};

const WINNERS = ['1-0', '0-1'] as const;

/** What the end of the record says and the board does not, or the other way round. */
const contradictions = (record: GameRecord, winner: number, win: Win | undefined): readonly Refusal[] => {
  const { Termination: termination } = record.tags;
  const onBoard = termination === 'destroyed' || termination === 'escape' || termination === 'flag';
  const expected = win ?? (onBoard ? 'unfinished' : termination);
  if (expected !== termination) {
    return [refusal('TCG_TERMINATION_MISMATCH', 'TC-14.9', { found: termination, expected })];
  }
  const result = WINNERS[winner];
  if (win === undefined || result === undefined || result === record.result) return [];
  return [refusal('TCG_RESULT_MISMATCH', 'TC-14.9', { found: record.result, expected: result })];
};

const copyOf = (pos: Position): Position => ({ ...pos, cells: pos.cells.slice() });

/**
 * Reads a game record and replays it. A record that cannot be read or begun is refused; one with an illegal turn
 * is not: its legal part is kept and `illegal` says where and why it ends. Scenarios beside the built-in ones
 * are found by `find`. Ends of games that the board does not show (time, agreement, draws) are taken from the
 * record and not checked.
 */
export const importGame = (
  text: string,
  find: (id: string) => Scenario | undefined = scenarioById,
): Result<ImportedGame, Refusal> => {
  const parsed = parseTcg(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const options = parseOptions(record.tags.Options);
  if (!options.ok) return options;
  const rules = rulesOptions(options.value);
  if (!rules.ok) return rules;
  const scenario = find(record.tags.Scenario);
  const started = startOf(record, scenario, rules.value);
  if (!started.ok) return started;
  const start = started.value;
  const { first } = record;
  if (record.turns.length > 0 && (first.turnNumber !== start.turnNumber || first.side !== start.side)) {
    const number = ({ turnNumber, side }: Pick<Position, 'turnNumber' | 'side'>): string =>
      `${turnNumber}${side === 0 ? '.' : '...'}`;
    return fault('TCG_TURN_NUMBER', { line: 1, found: number(first), expected: number(start) });
  }

  const end = copyOf(start);
  const turns: ImportedTurn[] = [];
  let win: Win | undefined;
  let illegal: ImportedGame['illegal'];
  for (const [index, written] of record.turns.entries()) {
    const read: ReturnType<typeof readTcn> =
      win === undefined ? readTcn(end, written) : err(refusal('GAME_OVER', 'TC-8.10'));
    if (!read.ok) {
      illegal = { halfMove: index + 1, text: written, reason: read.error };
      break;
    }
    const { turn, warnings } = read.value;
    turns.push({ turn, text: printTcn(end, turn), warnings });
    win = playTurn(end, turn).win;
  }
  return ok({
    record,
    ...(scenario === undefined ? {} : { scenario }),
    options: options.value,
    start,
    turns,
    end,
    ...(win === undefined ? {} : { win }),
    ...(illegal === undefined ? {} : { illegal }),
    warnings: illegal === undefined ? contradictions(record, 1 - end.side, win) : [],
  });
};

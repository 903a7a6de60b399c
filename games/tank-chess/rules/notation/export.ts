/** A game as a record that can be printed, kept and imported again (TC-14.9). */
import { scenarioById } from '../../content/scenarios.ts';
import type { TankConfig } from '../options.ts';
import { playTurn } from '../play.ts';
import { scenarioToTcp } from '../scenario/scenario.ts';
import type { Ending } from '../state.ts';
import type { Turn } from '../types.ts';
import type { GameRecord, RecordResult, Termination } from './tcg.ts';
import { printTcn } from './tcn.ts';
import { positionOf, printTcp, type TcpData } from './tcp.ts';

/** What a record says of a game beside its turns. */
export interface GameFacts {
  readonly event: string;
  readonly site: string;
  /** Such as `2025.01.31`. */
  readonly date: string;
  readonly white: string;
  readonly black: string;
  /** 'none' while the game goes on. */
  readonly ending: Ending;
  /** 0 White, 1 Black, -1 nobody. */
  readonly winner: number;
}

const resultOf = ({ ending, winner }: GameFacts): RecordResult => {
  if (winner === 0) return '1-0';
  if (winner === 1) return '0-1';
  return ending === 'none' || ending === 'abort' ? '*' : '1/2-1/2';
};

/** The options that a replay depends on, as the tag names them (TC-16.1). */
const optionsOf = (config: TankConfig): string =>
  (['objectives', 'reverseExit', 'shotPolicy', 'declarations', 'repetition', 'noProgressPlies'] as const)
    .map((option) => `${option}=${config[option]}`)
    .join(' ');

const timeControlOf = ({ clock }: TankConfig): Readonly<Record<string, string>> =>
  clock === undefined ? {} : { TimeControl: `${clock.each / 1000}+${clock.increment / 1000}` };

/** The start position, where a reader could not tell it from the tag Scenario alone. */
const startTag = ({ scenario }: TankConfig, start: TcpData): Readonly<Record<string, string>> => {
  const tcp = printTcp(start);
  const builtIn = scenarioById(scenario.id);
  return builtIn !== undefined && tcp === scenarioToTcp(builtIn) ? {} : { TCP: tcp };
};

/** The record of a game: `turns` are all half-moves from the start of the match, taken-back ones left out. */
export const recordOf = (
  config: TankConfig,
  turns: readonly Turn[],
  facts: GameFacts,
  start: TcpData = config.start,
): GameRecord => {
  const pos = { ...positionOf(start), config };
  const texts = turns.map((turn) => {
    const text = printTcn(pos, turn);
    playTurn(pos, turn);
    return text;
  });
  const result = resultOf(facts);
  const termination: Termination = facts.ending === 'none' ? 'unfinished' : facts.ending;
  return {
    tags: {
      Event: facts.event,
      Site: facts.site,
      Date: facts.date,
      White: facts.white,
      Black: facts.black,
      Result: result,
      Scenario: config.scenario.id,
      Options: optionsOf(config),
      Termination: termination,
      ...startTag(config, start),
      ...timeControlOf(config),
    },
    first: { turnNumber: start.turnNumber, side: start.side },
    turns: texts,
    comments: [],
    result,
  };
};

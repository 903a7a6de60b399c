import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CHANCE } from '#engine/chance.ts';
import { type OptionValues, parseOptions } from '#engine/options.ts';
import { allScenarios, scenarioById } from '../content/scenarios.ts';
import { tankChess } from '../rules/game.ts';
import { generateTurns } from '../rules/generate.ts';
import { type GameFacts, recordOf } from '../rules/notation/export.ts';
import { importGame } from '../rules/notation/import.ts';
import { printTcg } from '../rules/notation/tcg.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import { configOf, OPTIONS, type TankConfig } from '../rules/options.ts';
import { printScenario } from '../rules/scenario/file.ts';
import { scenarioToTcp } from '../rules/scenario/scenario.ts';
import { ENDINGS } from '../rules/state.ts';

const configWith = (options: OptionValues): TankConfig => {
  const values = parseOptions(OPTIONS, options, 2);
  const config = values.ok ? configOf(values.value) : values;
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
};
const FACTS = { event: 'Test "1"', site: 'here', date: '2025.01.31', white: 'A', black: 'B' };

/** Plays turns chosen by `picks`, shots and escapes first, as far as the game goes. */
const playOut = (config: TankConfig, picks: readonly number[]) => {
  const state = tankChess.blank(config);
  tankChess.setup(state, NO_CHANCE, null);
  const turns: number[] = [];
  for (const pick of picks) {
    if (state.ending !== 0) break;
    const all: number[] = [];
    all.length = generateTurns(state, all, { bounces: true });
    const lively = all.filter((turn) => turn >= 1 << 23 || ((turn >> 10) & 1023) === 1023);
    const from = lively.length > 0 ? lively : all;
    const turn = from[pick % from.length] ?? 0;
    turns.push(turn);
    tankChess.apply(state, state.side, [turn], NO_CHANCE, null);
  }
  const facts: GameFacts = { ...FACTS, ending: ENDINGS[state.ending] ?? 'none', winner: state.winner };
  return { state, turns, facts };
};
const reimport = (text: string, find = scenarioById) => {
  const game = importGame(text, find);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

describe('records of games (TC-14.9, TC-14.10)', () => {
  it('a game that is recorded, printed and imported is the same game', () => {
    fc.assert(
      fc.property(
        fc.nat(allScenarios().length - 1),
        fc.record({
          objectives: fc.constantFrom('standard', 'destroyOnly', 'captureFlag'),
          shotPolicy: fc.constantFrom('allowBounce', 'effectiveOnly'),
          repetition: fc.constantFrom('draw3', 'claim3', 'off'),
          noProgressPlies: fc.constantFrom(0, 40, 100),
          reverseExit: fc.boolean(),
        }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        (index, options, picks) => {
          const config = configWith({ ...options, scenarioId: allScenarios()[index]!.id });
          const { state, turns, facts } = playOut(config, picks);
          const game = reimport(printTcg(recordOf(config, turns, facts)));
          expect(game.turns.map((turn) => turn.turn)).toEqual(turns);
          expect(game.turns.flatMap((turn) => turn.warnings)).toEqual([]);
          expect([game.illegal, game.warnings, game.ending ?? 'none']).toEqual([undefined, [], facts.ending]);
          expect(printTcp(game.end)).toBe(printTcp(state));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a game from a position of its own, with Black to move', () => {
    const position = '8x8 7c4/8/8/8/8/8/8/C06L0 b 3 7';
    const config = configWith({ position, noProgressPlies: 0 });
    const { turns, facts } = playOut(config, [1, 2, 3]);
    const record = recordOf(config, turns, facts);
    expect(record.tags.TCP).toBe(position);
    expect(printTcg(record)).toContain('\n\n7... ');
    expect(reimport(printTcg(record)).turns.map((turn) => turn.turn)).toEqual(turns);
  });

  it('a game on a scenario of its own carries its start position', () => {
    const own = { ...scenarioById('skirmish')!, id: 'own' };
    const config = configWith({ scenarioId: 'custom', scenario: printScenario(own) });
    const { turns, facts } = playOut(config, [5, 6, 7, 8]);
    const text = printTcg(recordOf(config, turns, facts));
    expect(reimport(text).turns.map((turn) => turn.turn)).toEqual(turns);
    expect(reimport(text, (id) => (id === 'own' ? own : undefined)).config.scenario).toEqual(own);
    // A file that borrows the name of a built-in scenario is not taken for it.
    const borrowed = { ...own, id: 'basic-16' };
    const other = configWith({ scenarioId: 'custom', scenario: printScenario(borrowed) });
    expect(recordOf(other, [], facts).tags.TCP).toBe(scenarioToTcp(own));
  });

  it.each([
    ['none', -1, '*', 'unfinished'],
    ['abort', -1, '*', 'abort'],
    ['agreement', -1, '1/2-1/2', 'agreement'],
    ['resign', 0, '1-0', 'resign'],
    ['time', 1, '0-1', 'time'],
  ] as const)('%s, won by %i: %s, %s', (ending, winner, result, termination) => {
    const config = configWith({ clock: '30+5' });
    const record = recordOf(config, [], { ...FACTS, ending, winner });
    expect([record.result, record.tags.Result, record.tags.Termination]).toEqual([
      result,
      result,
      termination,
    ]);
    expect(record.tags.TimeControl).toBe('1800+5');
    expect(reimport(printTcg(record)).warnings).toEqual([]);
  });
});

/** Positions and scenarios from which a match may start, and those that are refused. */
import { describe, expect, test } from 'vitest';
import { Match } from '#engine/match/match.ts';
import { scenarioById } from '../content/scenarios.ts';
import { tankChess } from '../rules/game.ts';
import { printScenario } from '../rules/scenario/file.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';

const begin = (options: object, position?: object) =>
  Match.create(
    tankChess,
    { id: 'test', seats: 2, options, secret: new Uint8Array(32), entropy: [] },
    { position },
  );
const refusalOf = (options: object, position?: object) => {
  const made = begin(options, position);
  return made.ok ? undefined : [made.error.code, made.error.clause, made.error.params];
};
const tcpOf = (options: object, position?: object): unknown => {
  const made = begin(options, position);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return (tankChess.derived!(made.value.state as never, 0) as { tcp: string }).tcp;
};

describe('a position that names only some fields', () => {
  test('has the others as the scenario starts', () => {
    const start = String(tcpOf({ scenarioId: 'skirmish' }));
    expect(tcpOf({ scenarioId: 'skirmish' }, {})).toBe(start);
    expect(tcpOf({ scenarioId: 'skirmish' }, { side: 'black', turnNumber: 7 })).toBe(
      start.replace('w 0 1', 'b 0 7'),
    );
  });

  test('has them as the option position says, where it is set', () => {
    const position = '8x8 8/2c45/8/8/8/8/3C04/8 b 3 9';
    expect(tcpOf({ position }, {})).toBe(position);
    expect(tcpOf({ position }, { noProgress: 5 })).toBe('8x8 8/2c45/8/8/8/8/3C04/8 b 5 9');
  });
});

describe('a position that could not be is refused', () => {
  const SIZE = { position: '8x8 8/2c45/8/8/8/8/3C04/8 w 0 1' };
  const board = (row: string) => ({ cells: `8x8 ${row}/2c45/8/8/8/8/3C04/8` });
  test.each<[string, object, RegExp]>([
    ['two command tanks', board('C07'), /TCP_COMMAND_COUNT/],
    ['fifteen tanks', { cells: '8x8 L0L0L0L0L0L0L0L0/L0L0L0L0L0L0c41/8/8/8/8/3C04/8' }, /15 tanks/],
    ['a winner without a win', { winner: 1 }, /with a winner/],
    ['destroyed, and both are there', { ending: 'destroyed', winner: 1 }, /black has 1 live command tanks/],
    ['moves that lead elsewhere', { moves: [{ move: 5 }], noProgress: 1, plies: 1 }, /does not lead to/],
    ['more moves than were counted', { moves: [{ move: 5 }] }, /but 0 are counted/],
  ])('%s', (_, position, says) => {
    const [code, , params] = refusalOf(SIZE, position) ?? [];
    expect(code).toBe('BAD_STATE');
    expect(JSON.stringify(params)).toMatch(says);
  });
});

describe('a scenario that no position string can hold is not played [TC-13.9]', () => {
  const base = scenarioById('skirmish') as Scenario;
  const custom = (more: Partial<Scenario>) => ({
    scenarioId: 'custom',
    scenario: printScenario({ ...base, id: 'mine', ...more }),
  });
  const rows = (width: number, height: number) =>
    Array.from({ length: height }, (_, i) => {
      const row = '.'.repeat(width - 1);
      return i === 0 ? `c${row}` : i === height - 1 ? `C${row}` : `.${row}`;
    });

  test.each([
    [
      'two command tanks a side',
      { map: base.map.map((row) => row.replace('L', 'C').replace('l', 'c')) },
      'COMMAND_COUNT',
    ],
    ['no command tank', { map: base.map.map((row) => row.replace('C', '.')), facings: {} }, 'COMMAND_COUNT'],
    ['wider than 24', { width: 25, height: 10, map: rows(25, 10), facings: {} }, 'SIZE'],
    ['lower than 8', { width: 10, height: 7, map: rows(10, 7), facings: {} }, 'SIZE'],
  ])('%s [TC-13.3]', (_, more, code) => {
    expect(refusalOf(custom(more))?.slice(0, 2)).toEqual([code, 'TC-13.3']);
  });

  test('a draft with other errors is', () => {
    expect(
      refusalOf(custom({ width: 10, height: 10, map: rows(10, 10), facings: {}, symmetry: 'none' })),
    ).toBeUndefined();
  });
});

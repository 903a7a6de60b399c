import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTcp, positionOf, printTcp } from '../rules/notation/tcp.ts';
import { BLACK, BORDER, liveTank, OBSTACLE, WHITE, wreckOf } from '../rules/types.ts';
import { boards } from './arbitraries.ts';

const ROWS = ['C07', '8', '8', '8', '8', '8', '8', 'c47'];
const tcp = (rows: readonly string[], rest = 'w 0 1', size = '8x8'): string =>
  `${size} ${rows.join('/')} ${rest}`;
const withRow = (index: number, row: string): string[] => ROWS.with(index, row);

const read = (text: string) => {
  const result = parseTcp(text);
  if (!result.ok) throw new Error(`${result.error.code} in ${text}`);
  return result.value;
};
const refused = (text: string) => {
  const result = parseTcp(text);
  if (result.ok) throw new Error(`accepted: ${text}`);
  return result.error;
};

describe('position strings (TC-14.2, TC-14.3, TC-14.4)', () => {
  it('reads highest rank first, files from a, capitals White, wrecks with their former owner', () => {
    const data = read(tcp(['c61xHxr#%2', '8', '8', '8', '8', '8', '8', 'C06R3'], 'b 7 12'));
    expect(data.cells[56]).toBe(liveTank(BLACK, 0, 6));
    expect(data.cells[57]).toBe(0);
    expect(data.cells[58]).toBe(wreckOf(liveTank(WHITE, 3, 0)));
    expect(data.cells[59]).toBe(wreckOf(liveTank(BLACK, 5, 0)));
    expect(data.cells[60]).toBe(OBSTACLE);
    expect(data.cells[61]).toBe(BORDER);
    expect(data.cells[0]).toBe(liveTank(WHITE, 0, 0));
    expect(data.cells[7]).toBe(liveTank(WHITE, 5, 3));
    expect([data.side, data.noProgress, data.turnNumber]).toEqual([BLACK, 7, 12]);
  });

  it('takes one digit after a letter as the facing and the digits that follow as a run (TC-14.4)', () => {
    const data = read(`16x8 C015/16/16/16/16/16/16/c015 w 0 1`);
    expect(data.cells.slice(112).filter((cell) => cell === 0)).toHaveLength(15);
  });

  it('prints what it has read, for any board (TC-14.5)', () => {
    fc.assert(
      fc.property(boards({ min: 8, max: 24 }, false), (data) => {
        const text = printTcp(data);
        const again = read(text);
        expect(again).toEqual(data);
        expect(printTcp(again)).toBe(text);
        expect(printTcp(positionOf(again))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('accepts a finished game: a side without a command tank (TC-14.4)', () => {
    expect(parseTcp(tcp(withRow(0, '8'))).ok).toBe(true);
    expect(parseTcp(tcp(withRow(0, 'xC7'))).ok).toBe(true);
  });

  it('gives a position with the default options, whose cells are its own', () => {
    const data = read(tcp(ROWS));
    const position = positionOf(data);
    expect(position.config).toEqual({
      width: 8,
      height: 8,
      objectives: 'standard',
      reverseExit: true,
      shotPolicy: 'allowBounce',
    });
    position.cells[0] = OBSTACLE;
    expect(data.cells[0]).not.toBe(OBSTACLE);
  });

  it('takes the command tanks’ squares as flags under captureFlag unless told otherwise (TC-8.15)', () => {
    const data = read(tcp(ROWS));
    expect(positionOf(data, { objectives: 'captureFlag' }).config.flags).toEqual([56, 0]);
    expect(positionOf(data, { objectives: 'captureFlag', flags: [3, 60] }).config.flags).toEqual([3, 60]);
    expect(positionOf(data, { flags: [3, 60] }).config.flags).toBeUndefined();
  });
});

describe('errors of position strings (TC-14.5)', () => {
  it.each<[string, string]>([
    ['', 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1 x'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w  0 1'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1', '8x'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1', '08x8'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1', '7x8'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1', '8x25'), 'TCP_SYNTAX'],
    [tcp(ROWS, 'w 0 1', '25x8'), 'TCP_SYNTAX'],
    [tcp(withRow(1, '4.3')), 'TCP_SYNTAX'],
    [tcp(withRow(1, 'M87')), 'TCP_SYNTAX'],
    [tcp(withRow(1, 'M7')), 'TCP_ROW_WIDTH'],
    [tcp(withRow(1, 'M')), 'TCP_SYNTAX'],
    [tcp(withRow(1, 'Q07')), 'TCP_SYNTAX'],
    [tcp(withRow(1, 'x7')), 'TCP_SYNTAX'],
    [tcp(withRow(1, 'M008')), 'TCP_SYNTAX'],
    [tcp(withRow(1, '08')), 'TCP_SYNTAX'],
    [tcp(ROWS.slice(1)), 'TCP_ROW_COUNT'],
    [tcp([...ROWS, '8']), 'TCP_ROW_COUNT'],
    [tcp(withRow(1, '7')), 'TCP_ROW_WIDTH'],
    [tcp(withRow(1, '9')), 'TCP_ROW_WIDTH'],
    [tcp(withRow(1, '')), 'TCP_ROW_WIDTH'],
    [tcp(withRow(1, '9'.repeat(400))), 'TCP_ROW_WIDTH'],
    [tcp(ROWS, 'W 0 1'), 'TCP_SIDE'],
    [tcp(ROWS, ' 0 1'), 'TCP_SIDE'],
    [tcp(ROWS, 'w -1 1'), 'TCP_COUNTER'],
    [tcp(ROWS, 'w 00 1'), 'TCP_COUNTER'],
    [tcp(ROWS, 'w 0 0'), 'TCP_COUNTER'],
    [tcp(ROWS, 'w 0 1.5'), 'TCP_COUNTER'],
    [tcp(ROWS, `w ${'9'.repeat(30)} 1`), 'TCP_COUNTER'],
    [tcp(withRow(1, 'C07')), 'TCP_COMMAND_COUNT'],
    [tcp(ROWS.with(0, '8').with(7, '8')), 'TCP_COMMAND_COUNT'],
    [tcp(ROWS.with(0, 'xC7').with(7, '8')), 'TCP_COMMAND_COUNT'],
    ['9'.repeat(1_000_000), 'TCP_SYNTAX'],
  ])('%s', (text, code) => {
    const error = refused(text);
    expect(error.code).toBe(code);
    expect(error.clause).toBe('TC-14.5');
  });

  it('are tested in the order of the specification', () => {
    // Every later fault is present too: the first one in the order of TC-14.5 is named.
    const syntax = tcp(['M9', 'C0C06', '8', '8', '8', '8', '8'], 'x -1 1');
    expect(refused(syntax).code).toBe('TCP_SYNTAX');
    expect(refused(syntax.replace('M9', '9')).code).toBe('TCP_ROW_COUNT');
    expect(refused(syntax.replace('M9', '9/8')).code).toBe('TCP_ROW_WIDTH');
    expect(refused(syntax.replace('M9', '8/8')).code).toBe('TCP_SIDE');
    expect(refused(syntax.replace('M9', '8/8').replace(' x ', ' b ')).code).toBe('TCP_COUNTER');
    const last = syntax.replace('M9', '8/8').replace(' x -1 ', ' b 1 ');
    expect(refused(last)).toEqual({
      code: 'TCP_COMMAND_COUNT',
      clause: 'TC-14.5',
      params: { white: 2, black: 0 },
    });
  });

  it('say which row and what is wrong in it', () => {
    expect(refused(tcp(withRow(2, '3?4'))).params).toEqual({
      field: 'placement',
      row: 3,
      column: 2,
      found: '?',
    });
    expect(refused(tcp(withRow(5, '7'))).params).toEqual({ row: 6, found: 7, expected: 8 });
    expect(refused(tcp(ROWS, 'w 0 0')).params).toEqual({ field: 'turnNumber', found: '0' });
  });
});

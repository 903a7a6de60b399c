import { describe, expect, test } from 'vitest';
import { Transpositions } from '#bots/transpositions.ts';
import { canWin, isMate } from '../../rules/declare.ts';
import { generateTurns, MAX_TURNS } from '../../rules/generate.ts';
import { printTcn } from '../../rules/notation/tcn.ts';
import { printTcp, type RulesOptions } from '../../rules/notation/tcp.ts';
import { advance, undoWin, unplayTurn } from '../../rules/play.ts';
import { OUT, type Position, type Turn, turnTo } from '../../rules/types.ts';
import { Board } from '../board.ts';
import { groundOf } from '../evaluate.ts';
import { type Found, Search, WIN, WON } from '../search.ts';
import { positionAt, scattered, stateOf } from './support.ts';

const table = new Transpositions(16);

function searched(pos: Position, nodes: number, margin = 0): Found {
  const board = new Board(pos);
  const ground = groundOf(pos);
  board.setValues(ground.values);
  table.clear();
  const before = printTcp(board);
  const keys = [board.low, board.high, board.sum];
  const found = new Search(board, ground, 100, table).run(nodes, margin);
  expect(printTcp(board)).toBe(before);
  expect([board.low, board.high, board.sum, board.ply]).toEqual([...keys, 0]);
  return found;
}

const best = (tcp: string, nodes = 2000, options: RulesOptions = {}): string => {
  const pos = positionAt(tcp, options);
  return printTcn(pos, searched(pos, nodes).turn);
};

/** Turns after which the opponent cannot win at once. */
function safeTurns(pos: Position): Turn[] {
  const turns: number[] = [];
  const count = generateTurns(pos, turns, { bounces: false });
  return turns.slice(0, count).filter((turn) => {
    const undo = advance(pos, turn);
    const safe = undoWin(undo) !== 0 || !canWin(pos, pos.side);
    unplayTurn(pos, turn, undo);
    return safe;
  });
}

describe('a win in one turn is taken', () => {
  test('by destroying the command tank (TC-8.1)', () => {
    expect(best('8x8 4c23/8/8/8/8/8/3L04/1C06 w 0 9')).toMatch(/\*e8#$/);
  });
  test('by an escape forwards, also diagonally beside a wreck (TC-8.2, TC-8.4)', () => {
    expect(best('8x8 3xh4/3C0h43/8/8/8/8/8/3c44 w 0 9')).toMatch(/^Cd7>OUT.*#$/);
  });
  test('by an escape in reverse (TC-8.8), and not when it is off', () => {
    const tcp = '8x8 #C4#5/1#6/8/8/8/8/7#/6#c0 w 0 9';
    expect(best(tcp)).toBe('Cb8>OUT#');
    const off = positionAt(tcp, { reverseExit: false });
    expect(turnTo(searched(off, 2000).turn) === OUT).toBe(canWin(off, 0));
  });
  test('by reaching the flag (TC-8.15)', () => {
    const pos = positionAt('8x8 4c43/8/8/3L04/8/8/8/C07 w 0 9', {
      objectives: 'captureFlag',
      flags: [0, 8 * 7 + 3],
    });
    expect(printTcn(pos, searched(pos, 500).turn)).toMatch(/^Ld5>d8\/.*#$/);
  });

  test('wherever random games have one', () => {
    let seen = 0;
    for (let seed = 0; seen < 25; seed++) {
      const pos = stateOf(
        scattered({ scenarioId: seed % 2 ? 'skirmish' : 'basic-16' }, 10 + (seed % 40), seed),
      );
      if (!canWin(pos, pos.side)) continue;
      seen++;
      const { turn, score } = searched(pos, 10);
      const undo = advance(pos, turn);
      expect(undoWin(undo)).not.toBe(0);
      unplayTurn(pos, turn, undo);
      expect(score).toBe(WIN - 1);
    }
  });
});

describe('a loss in one turn is avoided', () => {
  test('wherever it can be, even by the smallest budget', () => {
    let saved = 0;
    for (let seed = 0; saved < 25; seed++) {
      const pos = stateOf(
        scattered({ scenarioId: seed % 2 ? 'skirmish' : 'basic-16' }, 10 + (seed % 40), seed),
      );
      if (canWin(pos, pos.side) || !canWin(pos, pos.side ^ 1)) continue;
      const safe = safeTurns(pos);
      if (safe.length === 0) continue;
      saved++;
      expect(safe).toContain(searched(pos, 1).turn);
      // Also every turn that an easy level may choose from.
      const { roots } = searched(pos, 1, 60);
      for (const { turn, score } of roots) if (score > roots[0]!.score - 60) expect(safe).toContain(turn);
    }
  });
});

describe('a win in two turns is found', () => {
  /** From random games: nobody can win at once, and few of hundreds of turns mate in the sense of TC-9.7. */
  const POSITIONS: readonly string[] = [
    '12x12 12/l13#3h73/2m5#3#2l31/2#2##2#2/c4##2m52l3##1/5##5/5##5/1##M7H64##1/2#2##2#M0L4/4#3#C02/6L2#4/6L65 b 43 22',
    '12x12 12/xl3#3h43/3#1m6l5#l43/2#2##2#2/1##2m33##c4/5##5/5##5/1##2L03##1/2#2##2#2/2L01#M62#3/1H12C12#4/4M06xL b 2 28',
    '12x12 3m31c71l74/4#7/3#3#h33/2#2##xl1#2/1##4C5m3##L2/2l62##5/5##5/L1##6##1/2#H01##2#2/4#3#3/7#4/3L41M64M01 w 33 27',
    '12x12 4m47/4#1m42l42/3#l3c51#1h42/2#2##2#2/1##6##1/4l4##5/5##5/L0##5C1##1/2#2##2#2/4#2L0#3/1H63M01#L03/7M34 w 16 9',
    '12x12 5m06/2m4L0#7/3#1xl1#l41c41/2#2##2#1h4/1##6##1/C02xl1##5/5##5/1##4L71##L7/2#2##2#2/4#M72#3/7#4/H56M24 w 25 27',
    '12x12 3m58/2l71#1m4l42h31/3#3#2l71/2#2##2#2/1##6##1/5##5/5##c34/1##6##1/2#L0M7##2#2/4#1M01#3/4L61C1#3L2/H511 b 25 13',
    // A command tank two turns from an edge that nobody guards.
    '10x10 8#c4/8##/10/10/10/4C05/10/10/10/10 w 0 30',
  ];
  test.each(POSITIONS)('%s', (tcp) => {
    const pos = positionAt(tcp);
    expect(canWin(pos, pos.side)).toBe(false);
    const found = searched(pos, 10_000);
    expect(found.score).toBe(WIN - 3);
    advance(pos, found.turn);
    expect(isMate(pos)).toBe(true);
  });
});

test('a win that two people overlooked is found (WE-51 before its last turn)', () => {
  const tcp =
    '16x16 1m514/1#2##10/1#2##l43l4##3/1#2#11/4m62##7/1xl4#####xm1##h4/1M1##3xh5H7#1/1C0###6l14/10c5###2/1#8xMxL##2/1##2#####1L64/7##7/H010#2#1/2L0##L04##2#1/10##2#1/5M010 w 2 21';
  expect(best(tcp)).toMatch(/\*k8#$/);
});

test('the same position and budget give the same answer', () => {
  for (let seed = 0; seed < 4; seed++) {
    const pos = stateOf(scattered({ scenarioId: 'basic-20' }, 12, seed));
    const first = searched(pos, 3000);
    const again = searched(pos, 3000);
    expect(again).toEqual(first);
  }
});

test('scores are from the mover: certain wins and losses lie beyond all others', () => {
  const lost = positionAt(
    '16x16 1m514/1#2##10/1#2##l43l4##3/1#2#11/4m62##7/1xl4#####xm1##h4/1M1##3xh5H7#1/1C0###6l14/10c5###2/1#8xMxL##2/1##1L1#####1L64/7##7/H010#2#1/3##L04##2#1/10##2#1/5M010 b 2 21',
  );
  expect(isMate(lost)).toBe(true);
  expect(searched(lost, 50_000).score).toBe(-(WIN - 2));
  expect(WON).toBeLessThan(WIN - 100);
});

test('the list of turns is long enough for any army', () => {
  expect(MAX_TURNS).toBeLessThan(1 << 13);
});

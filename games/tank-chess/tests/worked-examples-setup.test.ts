/** The rulebook's worked examples on setting up, counting and the editor: WE-01, WE-02, WE-52, WE-53. */
import { describe, expect, test } from 'vitest';
import { scenarioById } from '../content/scenarios.ts';
import { perft } from '../rules/perft.ts';
import { type Scenario, scenarioPosition } from '../rules/scenario/scenario.ts';
import { validateScenario } from '../rules/scenario/validate.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { isWin, slowPlay, slowTurns } from './slow.ts';
import { readSlow, type SlowBoard, type SlowTank } from './slow-board.ts';
import { declared, outcomeOf, play, tcpOf, turnsOf } from './support.ts';

const named = (id: string): Scenario => {
  const scenario = scenarioById(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return scenario;
};
const start = (id: string) => scenarioPosition(named(id));

const things = (board: SlowBoard) =>
  board.squares.flatMap((row, rank) =>
    row.map((thing, file) => ({ thing, square: `${String.fromCharCode(97 + file)}${rank + 1}` })),
  );
/** The tanks of a side, such as `Hc1`, by letter and square. */
const tanks = (board: SlowBoard, side: 'White' | 'Black'): string[] =>
  things(board)
    .filter(({ thing }) => thing.kind === 'tank' && thing.side === side)
    .map(({ thing, square }) => `${(thing as SlowTank).letter}${square}`)
    .sort();
const facings = (board: SlowBoard, side: 'White' | 'Black'): number[] => [
  ...new Set(
    things(board).flatMap(({ thing }) =>
      thing.kind === 'tank' && thing.side === side ? [thing.facing] : [],
    ),
  ),
];
const army = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name[0]!] = (counts[name[0]!] ?? 0) + 1;
  return counts;
};
const obstacles = (board: SlowBoard): number =>
  things(board).filter(({ thing }) => thing.kind === 'obstacle').length;

describe('the Basic Setups', () => {
  test('WE-01 Basic Setup 16x16 [TC-2.6, TC-2.8, TC-2.10, TC-14.4]', () => {
    const pos = start('basic-16');
    expect(tcpOf(pos)).toBe(POSITIONS['WE-01']);
    const board = readSlow(tcpOf(pos));
    const white = 'Ch1 Hc1 Hm1 Lc3 Lf3 Lj3 Lm3 Mf1 Mh3 Mj1'.split(' ');
    const black = 'Ci16 Hd16 Hn16 Ld14 Lg14 Lk14 Ln14 Mg16 Mi14 Mk16'.split(' ');
    expect(tanks(board, 'White')).toEqual(white);
    expect(tanks(board, 'Black')).toEqual(black);
    for (const side of [white, black]) expect(army(side)).toEqual({ C: 1, H: 2, L: 4, M: 3 });
    expect(obstacles(board)).toBe(50);
    expect([facings(board, 'White'), facings(board, 'Black')]).toEqual([[0], [4]]);
    expect(pos.side, 'White to move').toBe(0);
    expect(things(board).filter(({ thing }) => thing.kind === 'wreck')).toEqual([]);
    for (const side of [0, 1] as const) expect(declared(pos, side)).toEqual({ check: false, escape: false });
    expect(turnsOf(pos).length, 'and White may begin').toBe(549);
  });

  test('WE-02 Basic Setup 20x20 [TC-2.7, TC-2.9, TC-2.10]', () => {
    const pos = start('basic-20');
    expect(tcpOf(pos)).toBe(POSITIONS['WE-02']);
    const board = readSlow(tcpOf(pos));
    const white = 'Cj1 De3 Do3 Hd1 Hp1 Lc3 Lg3 Lm3 Lq3 Mh1 Mj3 Ml1 Rf1 Rn1'.split(' ');
    const black = 'Ck20 Df18 Dp18 He20 Hq20 Ld18 Lh18 Ln18 Lr18 Mi20 Mk18 Mm20 Rg20 Ro20'.split(' ');
    expect(tanks(board, 'White')).toEqual(white);
    expect(tanks(board, 'Black')).toEqual(black);
    for (const side of [white, black]) expect(army(side)).toEqual({ C: 1, D: 2, H: 2, L: 4, M: 3, R: 2 });
    expect(obstacles(board)).toBe(72);
    expect([facings(board, 'White'), facings(board, 'Black')]).toEqual([[0], [4]]);
    expect(pos.side).toBe(0);
    for (const side of [0, 1] as const)
      expect(
        turnsOf({ ...pos, side }).filter((turn) => turn.includes('*')),
        'no first-turn shot',
      ).toEqual([]);
  });
});

describe('counting', () => {
  const expected = {
    'basic-16': { one: 549, two: 301878, reverses: 5, shots: 477, reverses2: 2745 },
    'basic-20': { one: 750, two: 562574, reverses: 7, shots: 74, reverses2: 5250 },
  };
  for (const [id, counts] of Object.entries(expected)) {
    test(`WE-52 perft of the basic setups, depth 1 and 2: ${id} [TC-15.1, TC-15.2, TC-15.3]`, () => {
      const pos = start(id);
      expect(perft(pos, 1)).toBe(counts.one);
      expect(perft(pos, 2)).toBe(counts.two);
      const first = turnsOf(pos);
      expect(first.filter((turn) => turn.includes('*'))).toEqual([]);
      expect(first.filter((turn) => turn.includes('<')).length).toBe(counts.reverses);
    });

    test(`WE-52 what the second turns of ${id} are [TC-15.1]`, () => {
      const board = readSlow(tcpOf(start(id)));
      let shots = 0;
      let reverses = 0;
      const wins: string[] = [];
      for (const turn of slowTurns(board)) {
        const after = slowPlay(board, turn);
        for (const reply of slowTurns(after)) {
          const tank = after.byName(reply.from) as SlowTank;
          if (reply.target !== null) shots++;
          if (isReverse(tank, reply.from, reply.to, reply.facing)) reverses++;
          if (isWin(after, reply))
            wins.push(`${turn.from}>${turn.to} ${reply.from}>${reply.to}*${reply.target}`);
        }
      }
      expect(shots).toBe(counts.shots);
      expect(reverses).toBe(counts.reverses2);
      expect(wins).toEqual(id === 'basic-16' ? ['h1>k5 n14>k10*k5'] : []);
    });
  }

  test('WE-52 the one early end [TC-8.1, TC-15.2]', () => {
    const pos = start('basic-16');
    expect(turnsOf(pos)).toContain('Ch1>k5/NE');
    expect(outcomeOf(play(pos, 'Ch1>k5/NE'), 'Ln14>k10/SW*k5#')).toBe('destroyed');
  });
});

/** A turn to the square behind with the facing unchanged: within speed 5 only a reverse step leads there (TC-4.15). */
function isReverse(tank: SlowTank, from: string, to: string, facing: number | null): boolean {
  if (facing !== tank.facing) return false;
  const file = to.charCodeAt(0) - from.charCodeAt(0);
  const rank = Number(to.slice(1)) - Number(from.slice(1));
  // On the first two turns of the Basic Setups tanks still face N or S.
  return file === 0 && rank === (tank.facing === 0 ? -1 : 1);
}

describe('the editor', () => {
  test('WE-53 scenario validation [TC-13.4, TC-13.5, TC-13.6, TC-13.9]', () => {
    const whole = named('crossroads');
    expect(validateScenario(whole)).toEqual({ errors: [], warnings: [] });
    const without = (map: readonly string[], square: string): string[] =>
      map.map((row, index) => {
        if (index !== whole.height - Number(square.slice(1))) return row;
        const file = square.charCodeAt(0) - 97;
        expect(row[file]).toBe('#');
        return `${row.slice(0, file)}.${row.slice(file + 1)}`;
      });
    const opened: Scenario = { ...whole, map: without(without(whole.map, 'g8'), 'j9') };
    const { errors } = validateScenario(opened);
    expect([...new Set(errors.map((error) => error.code))]).toEqual(['OPENING_SHOT']);
    expect(errors.map((error) => error.params?.side)).toEqual(['white', 'black']);
    const pos = scenarioPosition(opened);
    expect(turnsOf(pos)).toContain('Me2>g5/NE*g15');
    // The point-symmetric turn of Black, as if it were Black's first turn.
    expect(turnsOf({ ...pos, side: 1 })).toContain('Ml15>j12/SW*j2');
  });
});

/** The generator's counts against those of the slow generator (TC-15). */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { divide, perft } from '../rules/perft.ts';
import { fast } from './compare.ts';
import { MIDDLE_GAMES } from './fixtures/middle-games.ts';
import { DEPTH_3, SCENARIOS } from './fixtures/scenarios.ts';
import { slowPerft, slowTurns } from './slow.ts';
import { readSlow, writeSlow } from './slow-board.ts';

describe('the perft table', () => {
  for (const { id, tcp, perft: counts } of SCENARIOS) {
    test(`${id} at depth 0, 1 and 2, counted twice [TC-15.2, TC-15.3]`, () => {
      const slow = readSlow(tcp);
      expect(writeSlow(slow)).toBe(tcp);
      const pos = fast(tcp);
      expect(perft(pos, 0)).toBe(1);
      expect([perft(pos, 1), perft(pos, 2)]).toEqual(counts);
      expect([slowPerft(slow, 1), slowPerft(slow, 2)]).toEqual(counts);
    });
  }

  test('both Basic Setups at depth 3, as the slow generator has counted them [TC-15.2]', () => {
    const script = fileURLToPath(new URL('./slow-depth3.ts', import.meta.url));
    const printed = execFileSync(process.execPath, [script, '--fast'], { encoding: 'utf8' });
    const counted = printed
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(Object.fromEntries(counted.map(([id, leaves]) => [id, Number(leaves)]))).toEqual(DEPTH_3);
  });
});

describe('middle games', () => {
  for (const [name, tcp] of Object.entries(MIDDLE_GAMES)) {
    test(`${name}, to depth 3 counted twice [TC-15.1, TC-15.2]`, () => {
      const slow = readSlow(tcp);
      const pos = fast(tcp);
      for (const depth of [1, 2, 3]) expect(perft(pos, depth), `depth ${depth}`).toBe(slowPerft(slow, depth));
      expect(perft(pos, 1), 'and the position is as it was').toBe(slowTurns(slow).length);
    });
  }

  test('together they hold shots, escapes, mortars, fixed guns, wrecks and border squares', () => {
    const all = Object.values(MIDDLE_GAMES);
    const turns = all.flatMap((tcp) => slowTurns(readSlow(tcp)));
    expect(turns.filter((turn) => turn.target !== null).length).toBeGreaterThan(30);
    expect(turns.filter((turn) => turn.to === 'OUT').length).toBeGreaterThan(2);
    for (const letter of ['R', 'r', 'D', 'd', '%', 'x'])
      expect(all.some((tcp) => tcp.includes(letter))).toBe(true);
  });
});

describe('divide', () => {
  const BASIC = SCENARIOS[0];

  test('basic-16 at depth 1 by the tank moved [TC-15.4]', () => {
    const expected = { c1: 21, f1: 37, h1: 66, j1: 31, m1: 17, c3: 94, f3: 83, h3: 46, j3: 72, m3: 82 };
    const named = (square: number): string =>
      `${String.fromCharCode(97 + (square % 16))}${Math.floor(square / 16) + 1}`;
    const shares = [...divide(fast(BASIC.tcp), 1)].map(
      ([square, leaves]) => [named(square), leaves] as const,
    );
    expect(Object.fromEntries(shares)).toEqual(expected);
    expect(shares.reduce((sum, [, leaves]) => sum + leaves, 0)).toBe(549);
  });

  test('its shares add up to perft at every depth [TC-15.4]', () => {
    for (const tcp of Object.values(MIDDLE_GAMES)) {
      const pos = fast(tcp);
      for (const depth of [1, 2]) {
        const sum = [...divide(pos, depth).values()].reduce((a, b) => a + b, 0);
        expect(sum).toBe(perft(pos, depth));
      }
    }
  });
});

test('draw rules, clocks and options do not change what perft counts [TC-15.2]', () => {
  const tcp = MIDDLE_GAMES['exits in reverse'];
  const counted = perft(fast(tcp), 2);
  expect(perft(fast(tcp, { reverseExit: false }), 2)).toBe(counted);
  expect(perft(fast(tcp, { objectives: 'destroyOnly' }), 2)).toBe(counted);
  expect(perft(fast(tcp.replace(/ \d+ \d+$/, ' 399 300')), 2)).toBe(counted);
});

test('a turn that wins ends its sequence [TC-15.2, TC-8.1, TC-8.2]', () => {
  // White's command tank stands before its exit: it has turns left, but only those that do not leave go on.
  const tcp = '8x8 C07/8/8/8/8/8/8/7c4 w 0 1';
  const slow = readSlow(tcp);
  const first = slowTurns(slow);
  expect(first.filter((turn) => turn.to === 'OUT').length).toBe(1);
  const pos = fast(tcp);
  expect(perft(pos, 1)).toBe(first.length);
  expect(perft(pos, 2)).toBe(slowPerft(slow, 2));
  expect(perft(pos, 3)).toBe(slowPerft(slow, 3));
});

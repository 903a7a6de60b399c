/** The generator against the slow one in thousands of positions that random play leads to. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declarations } from '../rules/declare.ts';
import { countTurns } from '../rules/generate.ts';
import { printTcp, type RulesOptions } from '../rules/notation/tcp.ts';
import { playTurn } from '../rules/play.ts';
import { boards } from './arbitraries.ts';
import { fast, fastTurns } from './compare.ts';
import { MIDDLE_GAMES } from './fixtures/middle-games.ts';
import { SCENARIOS } from './fixtures/scenarios.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import {
  isWin,
  keyOf,
  type SlowOptions,
  type SlowTurn,
  STANDARD,
  slowDeclarations,
  slowPlay,
  slowTurns,
} from './slow.ts';
import { readSlow, type SlowBoard, writeSlow } from './slow-board.ts';

const BEGINNINGS = [
  ...SCENARIOS.map((scenario) => scenario.tcp),
  ...Object.values(MIDDLE_GAMES),
  ...Object.values(MIDDLE_GAMES),
  ...Object.values(POSITIONS),
];

/** A turn of a random game that looks for trouble: half the time a shot or an escape, if there is one. */
function choose(turns: readonly SlowTurn[], board: SlowBoard, pick: number): SlowTurn {
  const sharp = turns.filter((turn) => turn.target !== null && !isWin(board, turn));
  const from = pick % 2 === 0 && sharp.length > 0 ? sharp : turns;
  return from[Math.floor(pick / 2) % from.length]!;
}

/** Both generators list the same turns here, no turn twice. */
function expectSame(tcp: string, slow: readonly SlowTurn[], options: RulesOptions): void {
  const pos = fast(tcp, options);
  const named = fastTurns(pos);
  expect([...named.keys()].sort(), tcp).toEqual(slow.map(keyOf).sort());
  expect(countTurns(pos), tcp).toBe(slow.length);
}

/** What either side threatens is what it could do if it were its move (TC-9.3). */
function expectSameThreats(board: SlowBoard, options: RulesOptions, slowOptions: SlowOptions): void {
  const pos = fast(writeSlow(board), options);
  for (const side of [0, 1] as const) {
    const threats = slowDeclarations(board, side === 0 ? 'White' : 'Black', slowOptions);
    expect(declarations(pos, side), `${writeSlow(board)} side ${side}`).toEqual(threats);
    tally.check += threats.check ? 1 : 0;
    tally.escape += threats.escape ? 1 : 0;
  }
}
const tally = { check: 0, escape: 0 };

function walk(
  start: string,
  picks: readonly number[],
  options: RulesOptions,
  slowOptions: SlowOptions,
): number {
  let board = readSlow(start);
  const pos = fast(start, options);
  let seen = 0;
  for (const pick of picks) {
    const turns = slowTurns(board, slowOptions);
    expectSame(writeSlow(board), turns, options);
    expectSameThreats(board, options, slowOptions);
    seen++;
    if (turns.length === 0) return seen;
    const turn = choose(turns, board, pick);
    const win = isWin(board, turn);
    const played = playTurn(pos, fastTurns(pos).get(keyOf(turn))!);
    board = slowPlay(board, turn);
    expect(printTcp(pos)).toBe(writeSlow(board));
    expect(played.win !== undefined, writeSlow(board)).toBe(win);
    if (win) return seen;
  }
  return seen;
}

describe('random games', () => {
  const settings: [string, RulesOptions, SlowOptions][] = [
    ['standard', {}, { reverseExit: true, escapes: true }],
    ['reverseExit=false', { reverseExit: false }, { reverseExit: false, escapes: true }],
    ['destroyOnly', { objectives: 'destroyOnly' }, { reverseExit: true, escapes: false }],
  ];
  for (const [name, options, slowOptions] of settings) {
    test(`${name}: the same turns, threats and positions after them [TC-15.1, TC-9.3]`, () => {
      let positions = 0;
      fc.assert(
        fc.property(
          fc.constantFrom(...BEGINNINGS),
          fc.array(fc.nat(1 << 30), { minLength: 25, maxLength: 25 }),
          (start, picks) => {
            positions += walk(start, picks, options, slowOptions);
          },
        ),
        { numRuns: name === 'standard' ? 100 : 30, seed: 2016 },
      );
      expect(positions).toBeGreaterThan(name === 'standard' ? 1500 : 400);
      if (name === 'standard')
        expect(Math.min(tally.check, tally.escape), 'threats seen').toBeGreaterThan(50);
    });
  }
});

test('boards thrown together at random: the same turns [TC-15.1]', () => {
  fc.assert(
    fc.property(boards({ min: 8, max: 12 }, true), (data) => {
      const tcp = printTcp(data);
      const board = readSlow(tcp);
      expectSame(tcp, slowTurns(board), {});
      expectSameThreats(board, {}, STANDARD);
    }),
    { numRuns: 1000, seed: 1616 },
  );
});

/** Judging submitted turns against the slow judge: the same turn, or the same first code (TC-14.11, TC-14.12). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareName } from '../rules/geometry.ts';
import { judgeEndState, judgeTurn, refuseTurn } from '../rules/judge.ts';
import { printTcp, type RulesOptions, type TcpData } from '../rules/notation/tcp.ts';
import { isLive } from '../rules/types.ts';
import { boards } from './arbitraries.ts';
import { fast, nameOfTurn } from './compare.ts';
import { MIDDLE_GAMES } from './fixtures/middle-games.ts';
import { SCENARIOS } from './fixtures/scenarios.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { nameOf, placeOf, readSlow } from './slow-board.ts';
import { type SlowRules, slowJudge, slowJudgeEnd } from './slow-judge.ts';

const tcps = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(MIDDLE_GAMES)) },
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(POSITIONS)) },
  { weight: 1, arbitrary: fc.constantFrom(...SCENARIOS.map((scenario) => scenario.tcp)) },
  { weight: 3, arbitrary: boards({ min: 8, max: 9 }, true).map((data: TcpData) => printTcp(data)) },
  { weight: 1, arbitrary: boards({ min: 8, max: 8 }, false).map((data: TcpData) => printTcp(data)) },
);
const rulesets = fc.record({
  reverseExit: fc.boolean(),
  escapes: fc.boolean(),
  effectiveOnly: fc.boolean(),
});
const optionsOf = (rules: SlowRules): RulesOptions => ({
  reverseExit: rules.reverseExit,
  objectives: rules.escapes ? 'standard' : 'destroyOnly',
  shotPolicy: rules.effectiveOnly ? 'effectiveOnly' : 'allowBounce',
});

/** A square that means something here, most of the time: with a live tank, of any kind, or not on the board. */
function squareFor(tcp: string, pick: number): string {
  const pos = fast(tcp);
  const tanks = [...pos.cells.keys()].filter((square) => isLive(pos.cells[square]!));
  if (pick % 8 !== 0) return squareName(tanks[pick % tanks.length]!, pos.config.width);
  if (pick % 40 === 0) return 'z99';
  return squareName(pick % pos.cells.length, pos.config.width);
}

/** Half the time a live tank that shares a line with the square, so that there is something to judge. */
function targetFor(tcp: string, pick: number, from: string): string {
  const at = placeOf(from);
  const inLine = readSlow(tcp).squares.flatMap((row, rank) =>
    row.flatMap((thing, file) => {
      const files = Math.abs(file - at.file);
      const ranks = Math.abs(rank - at.rank);
      const line = files === 0 || ranks === 0 || files === ranks;
      return thing.kind === 'tank' && line && files + ranks > 0 ? [nameOf(file, rank)] : [];
    }),
  );
  return pick % 2 === 0 || inLine.length === 0 ? squareFor(tcp, pick) : inLine[pick % inLine.length]!;
}

const step = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('F', 'F', 'F', 'L', 'R') },
  fc.constantFrom('B', 'X'),
);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.array(step, { maxLength: 6 }).map((steps) => steps.join('')) },
  { weight: 1, arbitrary: fc.constant('B') },
);
const pick = fc.nat(1 << 20);
const seen = new Map<string, number>();
const note = (code: string): void => {
  const kind = /^[A-Z_]+$/.test(code) ? code : 'legal';
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
};

test('turns given by their path: the same verdict, first code first [TC-14.11]', () => {
  seen.clear();
  fc.assert(
    fc.property(tcps, rulesets, path, pick, pick, fc.nat(9), (tcp, rules, steps, tank, aim, mood) => {
      const pos = fast(tcp, optionsOf(rules));
      const board = readSlow(tcp);
      const other = board.toMove === 'White' ? 'Black' : 'White';
      const side = mood === 0 ? other : board.toMove;
      const from = squareFor(tcp, tank);
      const target = mood % 2 === 0 ? null : targetFor(tcp, aim, from);
      const expected = slowJudge(board, { side, from, path: steps, target }, rules);
      const judged = judgeTurn(pos, side === 'White' ? 0 : 1, { from, path: steps, target });
      note(expected);
      expect(
        judged.ok ? nameOfTurn(pos, judged.value) : judged.error.code,
        `${tcp} ${from} ${steps} ${target}`,
      ).toBe(expected);
      if (judged.ok && side === board.toMove) expect(refuseTurn(pos, judged.value)).toBeUndefined();
    }),
    { numRuns: 20_000, seed: 1411 },
  );
  // The test means nothing for a code that never came up.
  for (const code of [
    'legal',
    'GAME_OVER',
    'NOT_YOUR_TURN',
    'PIECE_DESTROYED',
    'NO_PIECE',
    'NOT_YOUR_PIECE',
    'EMPTY_PATH',
    'BAD_PATH',
    'REVERSE_COMBINED',
    'TOO_MANY_STEPS',
    'OFF_BOARD',
    'BLOCKED',
    'EXIT_WRONG_EDGE',
    'EXIT_THROUGH_CORNER',
    'EXIT_OFF',
    'REVERSE_EXIT_OFF',
    'STEPS_AFTER_EXIT',
    'NULL_MOVE',
    'SHOT_AFTER_EXIT',
    'SHOT_OWN_PIECE',
    'SHOT_NO_TARGET',
    'SHOT_NOT_IN_LINE',
    'SHOT_OUT_OF_RANGE',
    'SHOT_TOO_CLOSE',
    'SHOT_BLOCKED',
    'SHOT_NO_EFFECT',
  ])
    expect(seen.get(code) ?? 0, code).toBeGreaterThan(0);
});

test('turns given by their end state: the same verdict [TC-14.12]', () => {
  seen.clear();
  const close = fc.record({ file: fc.integer({ min: -2, max: 2 }), rank: fc.integer({ min: -2, max: 2 }) });
  fc.assert(
    fc.property(
      tcps,
      rulesets,
      pick,
      close,
      fc.nat(7),
      pick,
      fc.nat(19),
      (tcp, rules, tank, by, facing, aim, mood) => {
        const pos = fast(tcp, optionsOf(rules));
        const board = readSlow(tcp);
        const other = board.toMove === 'White' ? 'Black' : 'White';
        const side = mood === 0 ? other : board.toMove;
        const from = squareFor(tcp, tank);
        const rank = Number(from.slice(1)) + by.rank;
        const to = mood % 5 === 1 ? 'OUT' : `${String.fromCharCode(from.charCodeAt(0) + by.file)}${rank}`;
        const thing = /^[a-x]/.test(from) && from !== 'z99' ? board.byName(from) : { kind: 'empty' as const };
        const letter = thing.kind === 'tank' && mood !== 3 ? thing.letter : 'H';
        const target = mood % 2 === 0 ? null : targetFor(tcp, aim, from);
        const submission = { from, to, facing: to === 'OUT' ? null : facing, target, letter };
        const expected = slowJudgeEnd(board, { side, ...submission }, rules);
        const colour = side === 'White' ? 0 : 1;
        const named = (reverse?: boolean): string => {
          const judged = judgeEndState(pos, colour, {
            ...submission,
            ...(reverse === undefined ? {} : { reverse }),
          });
          return judged.ok ? nameOfTurn(pos, judged.value) : judged.error.code;
        };
        note(expected);
        const said = `${tcp} ${JSON.stringify(submission)}`;
        expect(named(), said).toBe(expected);
        // As notation, what only a reverse step reaches must be written as one, and nothing else (TC-14.13).
        const [driven, reversed] = [named(false), named(true)];
        if (expected.startsWith(from) && to !== 'OUT')
          expect([driven, reversed].sort(), said).toEqual([expected, 'NOT_REACHABLE'].sort());
      },
    ),
    { numRuns: 5_000, seed: 1412 },
  );
  for (const code of [
    'legal',
    'GAME_OVER',
    'NOT_YOUR_TURN',
    'NOT_YOUR_PIECE',
    'WRONG_LETTER',
    'NULL_MOVE',
    'EXIT_OFF',
  ])
    expect(seen.get(code) ?? 0, code).toBeGreaterThan(0);
  for (const code of [
    'NOT_REACHABLE',
    'SHOT_NO_TARGET',
    'SHOT_NOT_IN_LINE',
    'SHOT_BLOCKED',
    'SHOT_TOO_CLOSE',
  ])
    expect(seen.get(code) ?? 0, code).toBeGreaterThan(0);
});

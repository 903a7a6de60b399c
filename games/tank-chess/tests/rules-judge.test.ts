/** Every code with which a turn is refused: its clause and what its message is filled with (TC-14.11, TC-14.12). */
import { describe, expect, test } from 'vitest';
import { parseSquare } from '../rules/geometry.ts';
import { judgeEndState, judgeTurn, refuseTurn } from '../rules/judge.ts';
import { linesOfFire } from '../rules/judge-shot.ts';
import type { RulesOptions } from '../rules/notation/tcp.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { makeTurn, OUT } from '../rules/types.ts';
import { fast } from './compare.ts';

// White: Lf a1 W, C h1 S, M e5 N, D h5 N, R f7 W, wreck c3. Black: C a12 S, L e8 S, H e2 N. Obstacle b2, border l12.
const OPEN = '12x12 c410%/12/12/12/4l47/5R66/12/4M02D04/12/2xM9/1#2h07/L66C44 w 0 1';
// White's command tank on the far rank, beside border squares j12 and k12, facing ?.
const FAR = '12x12 8C?%%1/12/12/12/12/12/12/12/12/12/12/c411 w 0 1';
const far = (facing: number, options: RulesOptions = {}) => fast(FAR.replace('?', String(facing)), options);

const seen = new Set<string>();
const error = (code: string, clause: string, params: object) => {
  seen.add(code);
  return { ok: false, error: { code, clause, params } };
};
const sq = (name: string): number => parseSquare(name, 12, 12)!;

type Case = [code: string, clause: string, params: object, from: string, path: string, target?: string];

describe('a turn given by its path', () => {
  test.each<Case>([
    ['PIECE_DESTROYED', 'TC-6.9', { square: 'c3' }, 'c3', 'F'],
    ['NO_PIECE', 'TC-3.2', { square: 'b2' }, 'b2', 'F'],
    ['NO_PIECE', 'TC-3.2', { square: 'c2' }, 'c2', ''],
    ['NO_PIECE', 'TC-14.12', { square: 'm1' }, 'm1', 'F'],
    ['NOT_YOUR_PIECE', 'TC-3.2', { square: 'e8' }, 'e8', 'F'],
    ['EMPTY_PATH', 'TC-4.10', { square: 'e5' }, 'e5', '', 'e8'],
    ['BAD_PATH', 'TC-14.11', { square: 'e5', step: 'X' }, 'e5', 'BXFFFFF'],
    ['BAD_PATH', 'TC-14.11', { square: 'e5', step: 'f' }, 'e5', 'f'],
    ['REVERSE_COMBINED', 'TC-4.6', { square: 'e5' }, 'e5', 'FFFFFB'],
    ['TOO_MANY_STEPS', 'TC-4.2', { square: 'e5', steps: 5, speed: 4 }, 'e5', 'LLLLL'],
    ['OFF_BOARD', 'TC-4.12', { square: 'a1', step: 1, direction: 'W' }, 'a1', 'F'],
    ['BLOCKED', 'TC-4.7', { square: 'a1', step: 4, direction: 'NE', by: 'b2' }, 'a1', 'RRRF'],
    ['EXIT_WRONG_EDGE', 'TC-8.6', { square: 'h1', step: 1, direction: 'S' }, 'h1', 'F'],
    ['NULL_MOVE', 'TC-4.9', { square: 'e5' }, 'e5', 'LR', 'e8'],
    ['SHOT_OWN_PIECE', 'TC-5.12', { square: 'f7' }, 'e5', 'F', 'f7'],
    ['SHOT_OWN_PIECE', 'TC-5.12', { square: 'e6' }, 'e5', 'F', 'e6'],
    ['SHOT_NO_TARGET', 'TC-5.12', { square: 'e5' }, 'e5', 'F', 'e5'],
    ['SHOT_NO_TARGET', 'TC-6.9', { square: 'c3' }, 'e5', 'LLL', 'c3'],
    ['SHOT_NO_TARGET', 'TC-14.12', { square: 'z9' }, 'e5', 'F', 'z9'],
    ['SHOT_NOT_IN_LINE', 'TC-5.3', { square: 'e8', letter: 'M' }, 'e5', 'LL', 'e8'],
    ['SHOT_NOT_IN_LINE', 'TC-5.3', { square: 'a12', letter: 'M' }, 'e5', 'F', 'a12'],
    ['SHOT_NOT_IN_LINE', 'TC-5.4', { square: 'e8', letter: 'D' }, 'h5', 'R', 'e8'],
    ['SHOT_NOT_IN_LINE', 'TC-7.4', { square: 'e8', letter: 'R' }, 'f7', 'L', 'e8'],
    ['SHOT_OUT_OF_RANGE', 'TC-7.4', { square: 'e8', distance: 1, min: 3, max: 5 }, 'f7', 'R', 'e8'],
    ['SHOT_TOO_CLOSE', 'TC-5.6', { square: 'e8', distance: 1 }, 'e5', 'FF', 'e8'],
    ['SHOT_BLOCKED', 'TC-5.5', { square: 'e8', by: 'f7' }, 'h5', 'L', 'e8'],
  ])('%s by %s %o: %s %s %s', (code, clause, params, from, path, target) => {
    expect(judgeTurn(fast(OPEN), 0, { from, path, target })).toEqual(error(code, clause, params));
  });

  test('onto the border and off the far rank [TC-1.6, TC-8.5, TC-8.9, TC-8.12, TC-8.14]', () => {
    const judge = (path: string, options?: RulesOptions, target?: string) =>
      judgeTurn(far(0, options), 0, { from: 'i12', path, target });
    const at = { square: 'i12' };
    const step = { ...at, step: 1 };
    expect(judge('RRF')).toEqual(error('OFF_BOARD', 'TC-1.6', { ...at, step: 3, direction: 'E' }));
    expect(judge('RF')).toEqual(error('EXIT_THROUGH_CORNER', 'TC-8.12', { ...at, step: 2, direction: 'NE' }));
    expect(judge('FF')).toEqual(error('STEPS_AFTER_EXIT', 'TC-8.9', { ...at, step: 2 }));
    expect(judge('F', {}, 'a1')).toEqual(error('SHOT_AFTER_EXIT', 'TC-5.14', at));
    expect(judge('F', { objectives: 'destroyOnly' })).toEqual(error('EXIT_OFF', 'TC-8.14', step));
    expect(judge('RF', { objectives: 'destroyOnly' })).toEqual(
      error('EXIT_THROUGH_CORNER', 'TC-8.12', { ...at, step: 2, direction: 'NE' }),
    );
    expect(judge('LF')).toEqual({ ok: true, value: makeTurn(sq('i12'), OUT, 0, 0) });
    const backwards = { from: 'i12', path: 'B' };
    expect(judgeTurn(far(4), 0, backwards)).toEqual({ ok: true, value: makeTurn(sq('i12'), OUT, 0, 0) });
    expect(judgeTurn(far(4, { reverseExit: false }), 0, backwards)).toEqual(
      error('REVERSE_EXIT_OFF', 'TC-8.8', step),
    );
    expect(judgeTurn(far(4, { reverseExit: false, objectives: 'destroyOnly' }), 0, backwards)).toEqual(
      error('EXIT_OFF', 'TC-8.14', step),
    );
    const corner = fast('8x8 C77/8/8/8/8/8/8/c47 w 0 1');
    expect(judgeTurn(corner, 0, { from: 'a8', path: 'F' })).toEqual(
      error('EXIT_THROUGH_CORNER', 'TC-8.5', { square: 'a8', step: 1, direction: 'NW' }),
    );
  });

  test('a shot without effect, where it is refused [TC-5.15, TC-6.5]', () => {
    const turn = { from: 'e5', path: 'LLLL', target: 'e2' };
    expect(judgeTurn(fast(OPEN, { shotPolicy: 'effectiveOnly' }), 0, turn)).toEqual(
      error('SHOT_NO_EFFECT', 'TC-5.15', { square: 'e2', side: 'front', armour: 3, cannon: 2 }),
    );
    expect(judgeTurn(fast(OPEN), 0, turn)).toEqual({ ok: true, value: makeTurn(sq('e5'), sq('e5'), 4, 2) });
  });

  test('whose turn it is, and whether it is over, come first [TC-3.1, TC-8.1, TC-8.2]', () => {
    const nonsense = { from: 'zz', path: '' };
    expect(judgeTurn(fast(OPEN), 1, nonsense)).toEqual({
      ok: false,
      error: { code: 'NOT_YOUR_TURN', clause: 'TC-3.1' },
    });
    const destroyed = fast(OPEN.replace('c410%', 'xc10%'));
    expect(judgeTurn(destroyed, 1, nonsense)).toEqual({
      ok: false,
      error: { code: 'GAME_OVER', clause: 'TC-8.1' },
    });
    const escaped = fast(OPEN.replace('L66C44', 'L611'));
    expect(judgeTurn(escaped, 0, nonsense)).toEqual({
      ok: false,
      error: { code: 'GAME_OVER', clause: 'TC-8.2' },
    });
    expect(refuseTurn(escaped, makeTurn(0, 12, 0, 0))?.code).toBe('GAME_OVER');
    seen.add('NOT_YOUR_TURN').add('GAME_OVER');
  });
});

describe('a turn given by its end state', () => {
  const judge = (to: string, facing: number | null, more: object = {}) =>
    judgeEndState(fast(OPEN), 0, { from: 'e5', to, facing, ...more });

  test('its codes in their order [TC-14.12, TC-14.13]', () => {
    const wrong = { square: 'e5', letter: 'H', expected: 'M' };
    expect(judge('e5', 0, { letter: 'H' })).toEqual(error('WRONG_LETTER', 'TC-14.12', wrong));
    expect(judge('e5', 0, { letter: 'M', target: 'z9' })).toEqual(
      error('NULL_MOVE', 'TC-4.9', { square: 'e5' }),
    );
    const unreachable = (to: string, facing: string, clause = 'TC-4.2') =>
      error('NOT_REACHABLE', clause, { square: 'e5', to, facing, speed: 4 });
    expect(judge('e7', 4, { target: 'z9' })).toEqual(unreachable('e7', 'S'));
    expect(judge('m1', 0)).toEqual(unreachable('', 'N'));
    expect(judge('e6', null)).toEqual(unreachable('e6', ''));
    expect(judge('e6', 9)).toEqual(unreachable('e6', ''));
    expect(judge('e4', 0, { reverse: false })).toEqual(unreachable('e4', 'N', 'TC-14.13'));
    expect(judge('e6', 0, { reverse: true })).toEqual(unreachable('e6', 'N', 'TC-14.13'));
    expect(judge('e4', null, { reverse: true })).toEqual({
      ok: true,
      value: makeTurn(sq('e5'), sq('e4'), 0, 0),
    });
    const out = { square: 'e5', to: 'OUT' };
    expect(judge('OUT', null)).toEqual(error('NOT_REACHABLE', 'TC-4.12', out));
    const off = fast(OPEN, { objectives: 'destroyOnly' });
    expect(judgeEndState(off, 0, { from: 'h1', to: 'OUT', facing: null })).toEqual(
      error('EXIT_OFF', 'TC-8.14', { square: 'h1' }),
    );
  });

  test('no code is left untried', () => {
    expect([...seen].sort()).toEqual(Object.keys(CLAUSES).sort());
  });
});

describe('lines of fire', () => {
  const names = (squares: readonly number[]): string[] =>
    squares.map((square) => 'abcdefghijkl'.charAt(square % 12) + (Math.floor(square / 12) + 1));

  test('of a turret: what each runs over and what stops it [TC-5.3, TC-5.7, TC-12.2]', () => {
    const lines = linesOfFire(fast(OPEN), sq('e5'), sq('e6'), 0);
    expect(lines.map((line) => line.direction)).toEqual([7, 0, 1]);
    expect(lines.map((line) => names(line.squares))).toEqual([
      ['d7', 'c8', 'b9', 'a10'],
      ['e7', 'e8'],
      ['f7'],
    ]);
    expect(lines.map((line) => line.stops.map((stop) => stop.verdict))).toEqual([
      [],
      ['HIT'],
      ['SHOT_OWN_PIECE'],
    ]);
    expect(lines[1]!.stops[0]).toMatchObject({
      square: sq('e8'),
      distance: 2,
      clause: 'TC-6.5',
      target: { shot: 2, side: 'front', armour: 1, cannon: 2, effective: true },
    });
  });

  test('with a shot that destroys nothing, by either policy [TC-5.15]', () => {
    const verdicts = (options: RulesOptions) =>
      linesOfFire(fast(OPEN, options), sq('e5'), sq('e5'), 4).flatMap((line) =>
        line.stops.map((s) => s.verdict),
      );
    expect(verdicts({})).toEqual(['BOUNCE', 'SHOT_NO_TARGET']);
    expect(verdicts({ shotPolicy: 'effectiveOnly' })).toEqual(['SHOT_NO_EFFECT', 'SHOT_NO_TARGET']);
  });

  test('of a mortar: every tank ahead, and five squares [TC-7.4, TC-7.5]', () => {
    const pos = fast('12x12 c411/12/12/5l46/12/5l46/5#6/5M06/12/12/5R06/7C04 w 0 1');
    const [line, ...others] = linesOfFire(pos, sq('f2'), sq('f2'), 0);
    expect(others).toEqual([]);
    expect(names(line!.squares)).toEqual(['f3', 'f4', 'f5', 'f6', 'f7']);
    expect(line!.stops.map((stop) => [stop.distance, stop.verdict])).toEqual([
      [3, 'SHOT_OWN_PIECE'],
      [5, 'HIT'],
      [7, 'SHOT_OUT_OF_RANGE'],
    ]);
  });
});

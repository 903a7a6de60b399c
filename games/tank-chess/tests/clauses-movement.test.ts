/** The rulebook's chapter 4, clause by clause: movement. */
import { describe, expect, test } from 'vitest';
import { TANKS } from '../content/tanks.ts';
import { pathTo } from '../rules/manoeuvre.ts';
import { OUT, turnFacing, turnFrom, turnTo } from '../rules/types.ts';
import { fastTurns } from './compare.ts';
import { MIDDLE_GAMES } from './fixtures/middle-games.ts';
import { SCENARIOS } from './fixtures/scenarios.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { on } from './place.ts';
import {
  endState,
  given,
  made,
  pathOf,
  play,
  refused,
  squareOf,
  submit,
  turnsOf,
  unread,
} from './support.ts';

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** All strings of F, L and R up to a length, shortest first, then in the alphabet's order. */
function strings(length: number): string[] {
  const all: string[] = [];
  let layer = [''];
  for (let n = 0; n < length; n++) {
    layer = layer.flatMap((start) => ['F', 'L', 'R'].map((step) => start + step));
    all.push(...layer);
  }
  return all;
}
const OTHERS = 'Ca1 ct20';
const alone = (letter: string, facing = 'N'): ReturnType<typeof on> =>
  on('20x20', letter === 'C' ? `Cj10/${facing} ct20` : `${letter}j10/${facing} ${OTHERS}`);

describe('steps', () => {
  test('a step is one square forward or 45 degrees left or right [TC-4.1]', () => {
    const pos = alone('L');
    expect([made(pos, 'j10', 'F'), made(pos, 'j10', 'L'), made(pos, 'j10', 'R')]).toEqual([
      'Lj10>j11/N',
      'Lj10/NW',
      'Lj10/NE',
    ]);
    expect(made(pos, 'j10', 'RR'), 'a right angle is two steps').toBe('Lj10/E');
    for (const path of ['FXF', 'f', 'F F', 'U', '1'])
      expect(refused(pos, 'j10', path), path).toMatchObject({ code: 'BAD_PATH' });
  });

  for (const { letter, speed } of TANKS) {
    test(`${letter}: 1 to ${speed} steps in any mixture, or one reverse [TC-4.2]`, () => {
      const pos = alone(letter);
      const legal = strings(speed).filter((path) => submit(pos, 'j10', path).ok);
      const returning = strings(speed).filter((path) => !submit(pos, 'j10', path).ok);
      for (const path of returning)
        expect(refused(pos, 'j10', path), path).toMatchObject({ code: 'NULL_MOVE' });
      expect(legal.length + returning.length).toBe(strings(speed).length);
      for (const path of strings(speed + 1).filter((text) => text.length > speed))
        expect(refused(pos, 'j10', path)).toMatchObject({ code: 'TOO_MANY_STEPS' });
      expect(made(pos, 'j10', 'B')).toBe(`${letter}j10<j9`);
    });

    test(`${letter}: a reverse is one square and the whole manoeuvre [TC-4.6]`, () => {
      const pos = alone(letter);
      for (const path of ['BB', 'BF', 'FB', 'LB', 'BR', 'BBBBBBBB'])
        expect(refused(pos, 'j10', path), path).toMatchObject({ code: 'REVERSE_COMBINED', clause: 'TC-4.6' });
      expect(endState(pos, 'j10', 'j9', 'N', { reverse: true })).toBe('legal');
      expect(endState(pos, 'j10', 'j8', 'N', { reverse: true })).toBe('NOT_REACHABLE');
      expect(endState(pos, 'j10', 'j9', 'NE', { reverse: true })).toBe('NOT_REACHABLE');
    });
  }

  test('forward goes by the facing’s vector and keeps the facing [TC-4.3]', () => {
    const squares = ['j11', 'k11', 'k10', 'k9', 'j9', 'i9', 'i10', 'i11'];
    for (const [facing, name] of NAMES.entries())
      expect(made(alone('H', name), 'j10', 'F')).toBe(`Hj10>${squares[facing]}/${name}`);
  });

  test('a rotation is never blocked [TC-4.4]', () => {
    const crowd = 'Hc3 #b4 mc4/E xLd4 #b3 Ld3/N #b2 Cc2 md2';
    const pos = on('8x8', `${crowd} ch8`);
    for (const [path, facing] of Object.entries({ L: 'NW', R: 'NE', LLL: 'SW', RRR: 'SE' }))
      expect(made(pos, 'c3', path)).toBe(`Hc3/${facing}`);
    expect(refused(pos, 'c3', 'F')).toMatchObject({ code: 'BLOCKED' });
  });

  test('a reverse goes opposite to the facing and keeps it [TC-4.5]', () => {
    const squares = ['j9', 'i9', 'i10', 'i11', 'j11', 'k11', 'k10', 'k9'];
    for (const [facing, name] of NAMES.entries()) {
      const pos = alone('M', name);
      expect(made(pos, 'j10', 'B')).toBe(`Mj10<${squares[facing]}`);
      expect(squareOf(play(pos, `Mj10<${squares[facing]}`), squares[facing]!)).toBe(`M${facing}`);
    }
  });
});

describe('what may be entered', () => {
  const inFront: readonly [string, string, string][] = [
    ['an obstacle', '#e5', 'BLOCKED'],
    ['an own tank', 'Me5', 'BLOCKED'],
    ['an enemy tank', 'me5', 'BLOCKED'],
    ['an own wreck', 'xMe5', 'BLOCKED'],
    ['an enemy wreck', 'xme5', 'BLOCKED'],
    ['a border square', '%e5', 'OFF_BOARD'],
  ];
  for (const [name, thing, code] of inFront) {
    test(`${name} is not entered, forwards or in reverse [TC-4.7, TC-4.11]`, () => {
      const pos = on('9x9', `Le4 Ca1 ci9 ${thing}`);
      expect(refused(pos, 'e4', 'F')).toMatchObject({ code, params: { step: 1 } });
      expect(refused(pos, 'e4', 'LRF')).toMatchObject({ code, params: { step: 3 } });
      expect(refused(on('9x9', `Le4/S Ca1 ci9 ${thing}`), 'e4', 'B')).toMatchObject({ code });
      expect(
        turnsOf(pos).some((turn) => /^L.*[<>]e5/.test(turn)),
        'nor jumped onto from elsewhere',
      ).toBe(false);
      expect(made(pos, 'e4', 'LFRF'), 'it is driven round').toBe('Le4>d6/N');
    });
  }

  test('the square it started from is empty once it has left it [TC-4.7]', () => {
    const pos = on('9x9', 'Le4 Ca1 ci9');
    // Out and back needs six steps for a full turn; a loop of diagonals comes back in five with a new facing.
    const back = strings(5).filter((path) => {
      const judged = submit(pos, 'e4', path);
      return judged.ok && turnTo(judged.value) === turnFrom(judged.value) && path.includes('F');
    });
    expect(back, 'within five steps there is no way back over F').toEqual([]);
    expect(made(pos, 'e4', 'F')).toBe('Le4>e5/N');
    expect(squareOf(play(pos, 'Le4>e5/N'), 'e4')).toBe('.');
    expect(turnsOf(play(pos, 'Le4>e5/N', 'Ci9/SW')), 'and may be entered by others').toContain('Le5<e4');
  });

  test('a diagonal step needs only the square entered [TC-4.8]', () => {
    for (const beside of ['#e5 #f4', 'Me5 mf4', 'xMe5 xmf4', '%e5 %f4', '#e5 mf4']) {
      const pos = on('9x9', `Le4/NE Ca1 ci9 ${beside}`);
      expect(made(pos, 'e4', 'F'), beside).toBe('Le4>f5/NE');
      expect(refused(on('9x9', `Le4/NE Ca1 ci9 #f5`), 'e4', 'F')).toMatchObject({ code: 'BLOCKED' });
    }
    expect(made(on('9x9', 'Le4/SW Ca1 ci9 #e5 #f4'), 'e4', 'B')).toBe('Le4<f5');
  });

  test('movement takes, pushes, swaps and jumps over nothing [TC-4.11]', () => {
    const pos = on('9x9', 'Le4 Ca1 me5/E #d5 #f5 #d4 #f4 #d3 #e3 #f3 ci9');
    expect(
      turnsOf(pos).filter((turn) => turn.startsWith('L') && /[<>]/.test(turn)),
      'hemmed in',
    ).toEqual([]);
    expect(endState(pos, 'e4', 'e6', 'N')).toBe('NOT_REACHABLE');
    expect(endState(pos, 'e4', 'e5', 'N')).toBe('NOT_REACHABLE');
    for (const turn of turnsOf(pos)) expect(squareOf(play(pos, turn), 'e5'), turn).toBe('m2');
  });

  test('only a command tank may leave the board [TC-4.12]', () => {
    for (const letter of 'LMHDR') {
      const pos = on('9x9', `${letter}e9 Ca1 ci1`);
      expect(refused(pos, 'e9', 'F'), letter).toMatchObject({ code: 'OFF_BOARD', clause: 'TC-4.12' });
      expect(turnsOf(pos).some((turn) => turn.includes('OUT'))).toBe(false);
      expect(refused(on('9x9', `${letter}e9/S Ca1 ci1`), 'e9', 'B')).toMatchObject({ code: 'OFF_BOARD' });
      expect(refused(on('9x9', `${letter}a5/W Ca1 ci1`), 'a5', 'F')).toMatchObject({ code: 'OFF_BOARD' });
      expect(unread(pos, `${letter}e9>OUT`)).toMatchObject({ code: 'NOT_REACHABLE' });
    }
    expect(made(on('9x9', 'Ce9 ci1'), 'e9', 'F')).toBe('Ce9>OUT');
  });
});

describe('what a manoeuvre is', () => {
  test('one that ends as it began is no turn [TC-4.9]', () => {
    const pos = alone('L', 'SE');
    for (const path of ['LR', 'RL', 'LLRR', 'RRLL', 'LRRL'])
      expect(refused(pos, 'j10', path), path).toMatchObject({ code: 'NULL_MOVE', clause: 'TC-4.9' });
    expect(endState(pos, 'j10', 'j10', 'SE')).toBe('NULL_MOVE');
    expect(unread(pos, 'Lj10/SE')).toMatchObject({ code: 'NULL_MOVE' });
    expect(made(pos, 'j10', 'LRL')).toBe('Lj10/E');
  });

  test('not all steps need be used, at least one must, a rotation is enough [TC-4.10]', () => {
    const pos = alone('C');
    for (const [index, path] of ['F', 'FF', 'FFF', 'FFFF', 'FFFFF'].entries())
      expect(made(pos, 'j10', path)).toBe(`Cj10>j${11 + index}/N`);
    expect(made(pos, 'j10', 'R')).toBe('Cj10/NE');
    expect(refused(pos, 'j10', '')).toMatchObject({ code: 'EMPTY_PATH', clause: 'TC-4.10' });
  });

  test('the path has no effect: equal ends are one turn [TC-4.13]', () => {
    const pos = on('12x12', 'Lc3 Ca1 cl12');
    const ways = strings(5).filter((path) => {
      const judged = submit(pos, 'c3', path);
      return judged.ok && made(pos, 'c3', path) === 'Lc3>d5/N';
    });
    expect(ways).toEqual(expect.arrayContaining(['FRFL', 'RFLF']));
    for (const way of ways) expect(submit(pos, 'c3', way)).toEqual(submit(pos, 'c3', 'FRFL'));
    expect(turnsOf(pos).filter((turn) => turn === 'Lc3>d5/N').length).toBe(1);
    const exits = on('12x12', 'Cc12 cl1/N');
    for (const way of ['F', 'RF', 'LF']) expect(submit(exits, 'c12', way)).toEqual(submit(exits, 'c12', 'F'));
    expect(turnsOf(exits).filter((turn) => turn.includes('OUT')).length).toBe(1);
  });

  const everywhere = {
    ...MIDDLE_GAMES,
    'WE-10': POSITIONS['WE-10'],
    'WE-29': POSITIONS['WE-29'],
    start: SCENARIOS[16].tcp,
  };
  for (const [name, text] of Object.entries(everywhere)) {
    test(`the canonical path is the shortest, then the first in the alphabet: ${name} [TC-4.14]`, () => {
      const pos = given(text);
      const first = new Map<number, string>();
      for (const turn of fastTurns(pos).values()) {
        const manoeuvre = turn & 0x7fffff;
        first.set(manoeuvre, '');
      }
      const squares = new Set([...first.keys()].map(turnFrom));
      const tried = [...strings(5), 'B'];
      const letters = 'abcdefghijklmnop';
      for (const square of squares) {
        const from = `${letters[square % pos.config.width]}${Math.floor(square / pos.config.width) + 1}`;
        for (const path of tried) {
          const judged = submit(pos, from, path);
          if (judged.ok && first.get(judged.value) === '') first.set(judged.value, path);
        }
      }
      for (const [turn, path] of first) {
        expect(path, 'every turn is reached by some path').not.toBe('');
        expect(pathTo(pos, turnFrom(turn), turnTo(turn), turnTo(turn) === OUT ? 0 : turnFacing(turn))).toBe(
          path,
        );
      }
    });
  }

  test('B is canonical only where nothing else leads there [TC-4.14]', () => {
    expect(pathOf(alone('L'), 'Lj10<j9')).toBe('B');
    expect(pathOf(on('9x9', 'Ce9/S ci1'), 'Ce9>OUT'), 'turning and driving out, if that is possible').toBe(
      'LLLF',
    );
    const cornered = on('9x9', 'Ca9/S ci1 %b9');
    expect(pathOf(cornered, 'Ca9>OUT'), 'straight out only').toBe('LLLLF');
  });

  for (const { letter, speed } of TANKS) {
    test(`${letter}: end states on an open board, and none of them is the reverse’s [TC-4.15]`, () => {
      const expected = { 3: 28, 4: 64, 5: 131 }[speed];
      for (const facing of NAMES) {
        const pos = alone(letter, facing);
        const reached = new Set(
          strings(speed).flatMap((path) => {
            const judged = submit(pos, 'j10', path);
            return judged.ok ? [judged.value] : [];
          }),
        );
        const reverse = submit(pos, 'j10', 'B');
        expect(reverse.ok && reached.has(reverse.value)).toBe(false);
        expect(reached.size + 1).toBe(expected);
        const listed = turnsOf(pos).filter((turn) => turn.startsWith(`${letter}j10`) && !turn.includes('*'));
        expect(listed.length).toBe(expected);
      }
    });
  }
});

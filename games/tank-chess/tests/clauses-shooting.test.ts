/** The rulebook's chapter 5, clause by clause: shooting. */
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { on, tcp } from './place.ts';
import {
  given,
  linesOf,
  made,
  plain,
  play,
  record,
  refused,
  squareOf,
  targetsOf,
  tcpOf,
  turnsOf,
} from './support.ts';
import { playAll, refusedTurn, sitDown, tcpNow, WHITE } from './table.ts';

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const squares = (pos: ReturnType<typeof on>, from: string, at: string, facing: string): string[] =>
  targetsOf(pos, from, at, facing).map((target) => target.square);

describe('when and at how many', () => {
  test('the shot is optional: one target or none [TC-5.1]', () => {
    const pos = on('10x10', 'Me2 Ca1 le8/E cj10');
    expect([made(pos, 'e2', 'F'), made(pos, 'e2', 'F', 'e8')]).toEqual(['Me2>e3/N', 'Me2>e3/N*e8']);
    expect(squareOf(play(pos, 'Me2>e3/N'), 'e8')).toBe('l2');
    expect(turnsOf(play(pos, 'Me2>e3/N')).length, 'and Black is asked').toBeGreaterThan(0);
  });

  test('once a turn, at exactly one target, however many are in line [TC-5.2]', () => {
    const position = tcp('10x10', 'Me2 Ca1 le8/E lb6/E lh6/E cj10');
    const pos = given(position);
    expect(squares(pos, 'e2', 'e3', 'N')).toEqual(['b6', 'e8', 'h6']);
    const match = sitDown({ position });
    for (const text of ['Me2>e3/N*e8*b6', '{"from":"e2","path":"F","target":["e8","b6"]}'])
      expect(refusedTurn(match, WHITE, text), text).toMatchObject({ code: 'TCN_SYNTAX' });
    playAll(match, 'Me2>e3/N*b6');
    const after = given(tcpNow(match));
    expect([squareOf(after, 'b6'), squareOf(after, 'e8'), squareOf(after, 'h6')]).toEqual(['xl', 'l2', 'l2']);
  });

  test('a tank that was not moved cannot shoot: no turn is a shot alone [TC-5.13]', () => {
    const position = tcp('10x10', 'Me2 Ca1 le8/E cj10');
    expect(refused(given(position), 'e2', '', 'e8')).toMatchObject({ code: 'EMPTY_PATH' });
    expect(refused(given(position), 'e2', 'LR', 'e8')).toMatchObject({ code: 'NULL_MOVE' });
    const match = sitDown({ position });
    expect(refusedTurn(match, WHITE, 'Me2/N*e8')).toMatchObject({ code: 'NULL_MOVE' });
    expect(refusedTurn(match, WHITE, 'Me2*e8')).toMatchObject({ code: 'TCN_SYNTAX' });
    expect(
      turnsOf(given(position)).filter((turn) => turn.startsWith('Me2*') || turn.startsWith('Me2/N*')),
    ).toEqual([]);
  });

  test('a command tank that has left the board cannot shoot [TC-5.14]', () => {
    const position = tcp('10x10', 'Ce10 le8/E cj1');
    expect(refused(given(position), 'e10', 'F', 'e8')).toMatchObject({
      code: 'SHOT_AFTER_EXIT',
      clause: 'TC-5.14',
    });
    const match = sitDown({ position });
    expect(refusedTurn(match, WHITE, '{"from":"e10","to":"OUT","facing":null,"target":"e8"}')).toMatchObject({
      code: 'SHOT_AFTER_EXIT',
    });
    expect(refusedTurn(match, WHITE, 'Ce10>OUT*e8')).toMatchObject({ code: 'TCN_SYNTAX' });
    expect(turnsOf(given(position)).filter((turn) => turn.includes('OUT'))).toEqual(['Ce10>OUT']);
  });
});

describe('lines of fire', () => {
  test('a turret fires ahead, front-left and front-right, no other way [TC-5.3]', () => {
    const ring = 'li9/W lf9/W li6/W li3/W lf3/W lc3/W lc6/W lc9/W';
    const at: Record<string, string> = {
      N: 'f9',
      NE: 'i9',
      E: 'i6',
      SE: 'i3',
      S: 'f3',
      SW: 'c3',
      W: 'c6',
      NW: 'c9',
    };
    for (const letter of 'LMH') {
      for (const [facing, name] of NAMES.entries()) {
        const pos = on('11x11', `${letter}f6/${NAMES[(facing + 1) % 8]} Ca11 ${ring} ck1`);
        const expected = [-1, 0, 1].map((turn) => at[NAMES[(facing + turn + 8) % 8]!]!).sort();
        expect(squares(pos, 'f6', 'f6', name), `${letter} ${name}`).toEqual(expected);
        for (const [direction, square] of Object.entries(at)) {
          if (expected.includes(square))
            expect(made(pos, 'f6', 'L', square)).toMatch(new RegExp(`[*!]${square}$`));
          else
            expect(refused(pos, 'f6', 'L', square), `${letter} ${name} ${direction}`).toMatchObject({
              code: 'SHOT_NOT_IN_LINE',
            });
        }
      }
    }
  });

  test('a fixed gun and a mortar fire ahead only [TC-5.4]', () => {
    for (const letter of 'DR') {
      expect(linesOf(letter, 3)).toEqual(['SE']);
      const pos = on('11x11', `${letter}f6/E Ca11 lf9/W li9/W lc9/W ck1`);
      expect(squares(pos, 'f6', 'f6', 'N')).toEqual(['f9']);
      for (const square of ['i9', 'c9'])
        expect(refused(pos, 'f6', 'LL', square)).toMatchObject({
          code: 'SHOT_NOT_IN_LINE',
          clause: expect.stringMatching(/^TC-(5|7)\.4$/),
        });
    }
  });

  test('every square between shooter and target must be empty [TC-5.5, TC-5.9]', () => {
    for (const thing of ['#e6', '%e6', 'xMe6', 'xme6', 'Le6', 'le6/E']) {
      const pos = on('10x10', `He2 Ca1 ${thing} le9/E cj10`);
      expect(refused(pos, 'e2', 'F', 'e9'), thing).toMatchObject({ code: 'SHOT_BLOCKED', clause: 'TC-5.5' });
      expect(squares(pos, 'e2', 'e3', 'N'), thing).toEqual(thing === 'le6/E' ? ['e6'] : []);
    }
    expect(made(on('10x10', 'He2 Ca1 #d6 #f6 le9/E cj10'), 'e2', 'F', 'e9')).toBe('He2>e3/N*e9');
  });

  test('at least one empty square between: distance 2 or more [TC-5.6]', () => {
    for (const [target, distance] of [
      ['e4', 1],
      ['e5', 2],
      ['e6', 3],
    ] as const) {
      const pos = on('10x10', `He2 Ca1 l${target}/E cj10`);
      if (distance === 1) {
        expect(refused(pos, 'e2', 'F', target)).toMatchObject({
          code: 'SHOT_TOO_CLOSE',
          params: { distance: 1 },
        });
        expect(squares(pos, 'e2', 'e3', 'N')).toEqual([]);
      } else expect(made(pos, 'e2', 'F', target)).toBe(`He2>e3/N*${target}`);
    }
    const diagonal = on('10x10', 'He2/W Ca1 lf3/E cj10');
    expect(refused(diagonal, 'e2', 'RR', 'f3')).toMatchObject({ code: 'SHOT_TOO_CLOSE' });
  });

  test('only the first thing on a line can be a target; adjacent, it shields the line [TC-5.7]', () => {
    const pos = on('10x10', 'He2 Ca1 le6/E le8/E cj10');
    expect(squares(pos, 'e2', 'e3', 'N')).toEqual(['e6']);
    expect(refused(pos, 'e2', 'F', 'e8')).toMatchObject({ code: 'SHOT_BLOCKED' });
    const near = on('10x10', 'He2 Ca1 le4/E le8/E cj10');
    expect(squares(near, 'e2', 'e3', 'N')).toEqual([]);
    for (const target of ['e4', 'e8']) expect(turnsOf(near)).not.toContain(`He2>e3/N*${target}`);
  });

  test('direct fire has no maximum range [TC-5.8]', () => {
    for (const letter of 'LMHD') {
      const pos = on('24x24', `${letter}a1/E Ck1 la24/E cx2`);
      expect(made(pos, 'a1', 'LL', 'a24'), '23 squares').toBe(`${letter}a1/N*a24`);
    }
    const corner = on('24x24', 'Ha1/E Ck1 lx24/E ca24');
    expect(made(corner, 'a1', 'L', 'x24'), 'from corner to corner').toBe('Ha1/NE*x24');
  });

  test('a diagonal line may pass between occupied squares [TC-5.10]', () => {
    for (const beside of ['#e4 #f3', '%e4 %f3', 'Me4 mf3', 'xMe4 xmf3']) {
      const pos = on('10x10', `He3/W Ca1 ${beside} lg5/E cj10`);
      expect(made(pos, 'e3', 'RRR', 'g5'), beside).toBe('He3/NE*g5');
    }
    expect(refused(on('10x10', 'He3/W Ca1 #f4 lg5/E cj10'), 'e3', 'RRR', 'g5')).toMatchObject({
      code: 'SHOT_BLOCKED',
    });
  });

  test('lines are judged after the manoeuvre: the square just left is empty [TC-5.11]', () => {
    const reverse = on('10x10', 'Me5 Ca1 le7/E cj10');
    expect(made(reverse, 'e5', 'B', 'e7'), 'the line runs over e5').toBe('Me5<e4*e7');
    const forward = on('10x10', 'Me5 Ca1 le8/E cj10');
    expect(made(forward, 'e5', 'F', 'e8')).toBe('Me5>e6/N*e8');
    const tooNear = on('10x10', 'Me5 Ca1 le7/E cj10');
    expect(refused(tooNear, 'e5', 'F', 'e7'), 'distance counts from the end').toMatchObject({
      code: 'SHOT_TOO_CLOSE',
    });
    expect(refused(tooNear, 'e5', 'F', 'e5'), 'nothing stands there any more').toMatchObject({
      code: 'SHOT_NO_TARGET',
    });
  });
});

describe('targets', () => {
  test('only a live enemy tank [TC-5.12]', () => {
    const pos = on('10x10', 'He2 Ca1 Le6/E cj10');
    expect(refused(pos, 'e2', 'F', 'e6'), 'own tank').toMatchObject({
      code: 'SHOT_OWN_PIECE',
      clause: 'TC-5.12',
    });
    expect(refused(pos, 'e2', 'F', 'e3'), 'itself').toMatchObject({ code: 'SHOT_OWN_PIECE' });
    for (const thing of ['xLe6', 'xle6', '#e6', '%e6', ''])
      expect(refused(on('10x10', `He2 Ca1 ${thing} cj10`), 'e2', 'F', 'e6'), thing).toMatchObject({
        code: 'SHOT_NO_TARGET',
      });
    for (const nowhere of ['e11', 'z1', 'k5', 'OUT'])
      expect(refused(pos, 'e2', 'F', nowhere), nowhere).toMatchObject({
        code: 'SHOT_NO_TARGET',
        clause: 'TC-14.12',
      });
    expect(made(on('10x10', 'He2 Ca1 le6/E cj10'), 'e2', 'F', 'e6')).toBe('He2>e3/N*e6');
  });

  test('a shot that destroys nothing: accepted and recorded, or refused by option [TC-5.15]', () => {
    const position = POSITIONS['WE-14'];
    const match = sitDown({ position });
    playAll(match, 'Mh9>j9/E!l11');
    expect(match.log.at(0)).toMatchObject({ text: 'Mh9>j9/E!l11' });
    expect(tcpNow(match)).toBe(tcpOf(play(given(position), 'Mh9>j9/E')));
    // For counting it is no turn of its own.
    expect(turnsOf(given(position)).filter((turn) => turn.includes('!'))).toEqual([]);
    // The mark is recomputed when it is read.
    const marked = sitDown({ position });
    playAll(marked, 'Mh9>j9/E*l11');
    expect(marked.log.at(0)).toMatchObject({ text: 'Mh9>j9/E!l11' });
    const strict = sitDown({ position, shotPolicy: 'effectiveOnly' });
    for (const text of ['Mh9>j9/E!l11', 'Mh9>j9/E*l11', 'h9 RRFF l11'])
      expect(refusedTurn(strict, WHITE, text), text).toMatchObject({
        code: 'SHOT_NO_EFFECT',
        clause: 'TC-5.15',
      });
    playAll(strict, 'Mh9>j9/E');
    const effective = given(POSITIONS['WE-09'], { shotPolicy: 'effectiveOnly' });
    expect(plain(record(effective, 'f9', 'LLF', 'b8')), 'one that destroys is allowed').toBe('Mf9>e8/SW*b8');
  });
});

/** The rulebook's worked examples on shooting: WE-08 to WE-14, WE-21, WE-28, WE-29, WE-46. */
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './fixtures/worked-examples.ts';
import {
  given,
  linesOf,
  play,
  record,
  refused,
  sideStruckBy,
  squareOf,
  targetsOf,
  tcpOf,
  turnsOf,
} from './support.ts';

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

describe('lines of fire', () => {
  test('WE-08 the three fire directions of a turret gun [TC-5.3]', () => {
    for (const letter of 'CLMH') {
      expect(linesOf(letter, 0), `${letter} facing N`).toEqual(['N', 'NE', 'NW']);
      expect(linesOf(letter, 7), `${letter} facing NW`).toEqual(['N', 'NW', 'W']);
      for (let f = 0; f < 8; f++) {
        const expected = [NAMES[(f + 7) % 8]!, NAMES[f]!, NAMES[(f + 1) % 8]!].sort();
        expect(linesOf(letter, f), `${letter} facing ${NAMES[f]}`).toEqual(expected);
      }
    }
  });

  test('WE-09 medium against medium [TC-5.3, TC-5.5, TC-6.4, TC-6.5]', () => {
    const pos = given(POSITIONS['WE-09']);
    expect(record(pos, 'f9', 'LLF', 'b8')).toBe('Mf9>e8/SW*b8');
    expect(targetsOf(pos, 'f9', 'e8', 'SW')).toEqual([
      { square: 'b8', distance: 3, direction: 'W', side: 'side', armour: 1, cannon: 2, effective: true },
    ]);
    const after = play(pos, 'Mf9>e8/SW*b8');
    expect(squareOf(after, 'b8')).toBe('xm');
    expect(squareOf(after, 'e8')).toBe('M5');
  });

  test('WE-10 reverse, three targets, choose one [TC-4.5, TC-5.2, TC-5.7, TC-5.10, TC-5.11]', () => {
    const pos = given(POSITIONS['WE-10']);
    const targets = targetsOf(pos, 'i2', 'h1', 'NE');
    expect(targets).toEqual([
      { square: 'h3', distance: 2, direction: 'N', side: 'rear', armour: 1, cannon: 2, effective: true },
      { square: 'j3', distance: 2, direction: 'NE', side: 'front', armour: 1, cannon: 2, effective: true },
      { square: 'n1', distance: 6, direction: 'E', side: 'side', armour: 1, cannon: 2, effective: true },
    ]);
    expect(turnsOf(pos).filter((turn) => turn.startsWith('Mi2<h1'))).toEqual([
      'Mi2<h1',
      'Mi2<h1*h3',
      'Mi2<h1*j3',
      'Mi2<h1*n1',
    ]);
    expect(refused(pos, 'i2', 'B', 'j2')).toMatchObject({ code: 'SHOT_NOT_IN_LINE' });
    for (const target of ['h3', 'j3', 'n1'])
      expect(record(pos, 'i2', 'B', target).replace(/[+^#]+$/, '')).toBe(`Mi2<h1*${target}`);
    const after = play(pos, 'Mi2<h1*j3');
    expect([squareOf(after, 'j3'), squareOf(after, 'h3'), squareOf(after, 'n1')]).toEqual(['xL', 'H0', 'M7']);
  });

  test('WE-11 no empty space, no shot [TC-5.6]', () => {
    const pos = given(POSITIONS['WE-11']);
    expect(refused(pos, 'a8', 'RRR', 'b8')).toMatchObject({ code: 'SHOT_TOO_CLOSE', clause: 'TC-5.6' });
    expect(record(pos, 'a8', 'RRR')).toBe('Ha8/NE');
    expect(targetsOf(pos, 'a8', 'a8', 'NE')).toEqual([]);
    // One square further away it can be shot.
    const apart = given(POSITIONS['WE-11'].replace('H6l49###2', 'H61l48###2'));
    expect(record(apart, 'a8', 'RRR', 'c8')).toBe('Ha8/NE*c8');
  });

  test('WE-28 shooting is optional [TC-5.1]', () => {
    const pos = given(POSITIONS['WE-28']);
    expect(record(pos, 'f8', 'LL')).toBe('Mf8/N');
    expect(record(pos, 'f8', 'LL', 'f11')).toBe('Mf8/N*f11');
    expect(turnsOf(pos).filter((turn) => turn.startsWith('Mf8/N') && !/^Mf8\/N[EW]/.test(turn))).toEqual([
      'Mf8/N',
      'Mf8/N*f11',
    ]);
    expect(squareOf(play(pos, 'Mf8/N'), 'f11')).toBe('l6');
    expect(squareOf(play(pos, 'Mf8/N*f11'), 'f11')).toBe('xl');
  });

  test('WE-29 an adjacent tank shields what is behind it; reversing opens the gap [TC-5.6, TC-5.7, TC-5.9]', () => {
    const pos = given(POSITIONS['WE-29']);
    expect(refused(pos, 'd5', 'L', 'd6')).toMatchObject({ code: 'SHOT_TOO_CLOSE' });
    expect(refused(pos, 'd5', 'L', 'd8')).toMatchObject({ code: 'SHOT_BLOCKED' });
    expect(record(pos, 'd5', 'B', 'd6').replace(/[+^]+$/, '')).toBe('Md5<d4*d6');
    expect(targetsOf(pos, 'd5', 'd4', 'N')).toMatchObject([{ square: 'd6', distance: 2, effective: true }]);
    expect(squareOf(play(pos, 'Md5<d4*d6'), 'd6')).toBe('xl');
    expect(refused(pos, 'd5', 'B', 'd8')).toMatchObject({ code: 'SHOT_BLOCKED' });
  });
});

describe('armour', () => {
  test('WE-12 which side is struck [TC-6.1, TC-6.2, TC-6.3, TC-6.4]', () => {
    const struck = (facing: string): string[] => NAMES.map((direction) => sideStruckBy(direction, facing));
    expect(struck('N')).toEqual(['rear', 'side', 'side', 'side', 'front', 'side', 'side', 'side']);
    expect(struck('NW')).toEqual(['side', 'side', 'side', 'front', 'side', 'side', 'side', 'rear']);
  });

  test('WE-13 command tank destroys a medium from behind [TC-5.3, TC-6.3, TC-6.5, TC-8.7]', () => {
    const pos = given(POSITIONS['WE-13']);
    expect(record(pos, 'm9', 'FFFLL', 'l7')).toBe('Cm9>j9/S*l7');
    expect(targetsOf(pos, 'm9', 'j9', 'S')).toEqual([
      { square: 'l7', distance: 2, direction: 'SE', side: 'rear', armour: 0, cannon: 1, effective: true },
    ]);
    expect(squareOf(play(pos, 'Cm9>j9/S*l7'), 'l7')).toBe('xM');
    expect(refused(pos, 'm9', 'FFFLLL', 'l7')).toMatchObject({ code: 'TOO_MANY_STEPS' });
  });

  test('WE-14 two targets, none can be destroyed [TC-5.15, TC-6.5, TC-6.6]', () => {
    const pos = given(POSITIONS['WE-14']);
    expect(record(pos, 'h9', 'RRFF', 'l11')).toBe('Mh9>j9/E!l11');
    expect(record(pos, 'h9', 'RRFF', 'n9')).toBe('Mh9>j9/E!n9');
    expect(targetsOf(pos, 'h9', 'j9', 'E')).toMatchObject([
      { square: 'l11', side: 'front', armour: 2, cannon: 2, effective: false },
      { square: 'n9', side: 'side', armour: 2, cannon: 2, effective: false },
    ]);
    const after = play(pos, 'Mh9>j9/E!l11');
    expect(tcpOf(after), 'the shot changes nothing').toBe(tcpOf(play(pos, 'Mh9>j9/E')));
    expect(turnsOf(pos).filter((turn) => turn.startsWith('Mh9>j9/E'))).toEqual(['Mh9>j9/E']);
    // TC-6.6: damage does not add up, however often it is struck.
    const again = play(pos, 'Mh9>j9/E!n9', 'Ci16/SW', 'Mj9<i9!n9', 'Ci16/S');
    expect(squareOf(again, 'n9')).toBe('h3');
    const strict = given(POSITIONS['WE-14'], { shotPolicy: 'effectiveOnly' });
    expect(refused(strict, 'h9', 'RRFF', 'l11')).toMatchObject({ code: 'SHOT_NO_EFFECT' });
    expect(refused(strict, 'h9', 'RRFF', 'n9')).toMatchObject({ code: 'SHOT_NO_EFFECT' });
    expect(record(strict, 'h9', 'RRFF')).toBe('Mh9>j9/E');
  });

  test('WE-21 like against like [TC-6.5, TC-6.11]', () => {
    const front = POSITIONS['WE-21'];
    expect(record(given(front), 'e5', 'F', 'e9')).toBe('Me5>e6/N!e9+');
    expect(refused(given(front, { shotPolicy: 'effectiveOnly' }), 'e5', 'F', 'e9')).toMatchObject({
      code: 'SHOT_NO_EFFECT',
    });
    for (const [facing, side] of [
      ['m2', 'side'],
      ['m0', 'rear'],
    ] as const) {
      const pos = given(front.replace('m4', facing));
      expect(record(pos, 'e5', 'F', 'e9').replace(/[+^]+$/, '')).toBe('Me5>e6/N*e9');
      expect(targetsOf(pos, 'e5', 'e6', 'N')).toMatchObject([{ square: 'e9', side, effective: true }]);
    }
  });

  test('WE-46 what can hurt the front of a heavy tank [TC-6.10]', () => {
    for (const letter of 'LCMHDR') {
      // The shooter drives from e4 to e5 facing N; the heavy tank on e9 faces S, four squares ahead of it.
      const other = letter === 'C' ? '12' : 'C011';
      const pos = given(`12x12 11c4/12/12/4h47/12/12/12/12/4${letter}07/12/12/${other} w 0 1`);
      const turn = record(pos, 'e4', 'F', 'e9').replace(/[+^]+$/, '');
      const expected = 'DR'.includes(letter) ? '*' : '!';
      expect(turn).toBe(`${letter}e4>e5/N${expected}e9`);
      expect(squareOf(play(pos, turn), 'e9')).toBe(expected === '*' ? 'xh' : 'h4');
    }
  });
});

/** The rulebook's worked examples on movement: WE-03 to WE-07, WE-22 to WE-24, WE-43 to WE-45, WE-47, WE-50. */
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { given, pathOf, play, record, refused, submit, turnsOf } from './support.ts';

describe('driving', () => {
  test('WE-03 light tank, five steps [TC-4.1, TC-4.2, TC-4.3, TC-4.8]', () => {
    const pos = given(POSITIONS['WE-03']);
    expect(record(pos, 'e11', 'RFFLF')).toBe('Le11>h9/E');
    expect(record(pos, 'e11', 'RF')).toBe('Le11>f10/SE');
    expect(record(pos, 'e11', 'RFF')).toBe('Le11>g9/SE');
    for (const sixth of 'FLR')
      expect(refused(pos, 'e11', `RFFLF${sixth}`)).toMatchObject({
        code: 'TOO_MANY_STEPS',
        clause: 'TC-4.2',
      });
    const after = play(pos, 'Le11>h9/E');
    expect(turnsOf(after).length, 'Black is asked next').toBeGreaterThan(0);
    expect(turnsOf(after).every((turn) => turn.startsWith('Ci16'))).toBe(true);
  });

  test('WE-04 medium tank round an obstacle corner [TC-4.3, TC-4.4, TC-4.8]', () => {
    const pos = given(POSITIONS['WE-04']);
    expect(record(pos, 'd13', 'RRRF')).toBe('Md13>e12/SE');
    // e13 is an obstacle: the same tank may not drive onto it, only past it.
    expect(refused(pos, 'd13', 'RRF')).toMatchObject({ code: 'BLOCKED' });
    expect(refused(pos, 'd13', 'RRRFR')).toMatchObject({ code: 'TOO_MANY_STEPS' });
  });

  test('WE-05 turning in place is a move [TC-3.2, TC-4.4, TC-4.9, TC-4.10]', () => {
    const pos = given(POSITIONS['WE-05']);
    expect(record(pos, 'o8', 'L')).toBe('Ho8/S');
    const after = play(pos, 'Ho8/S');
    expect(after.side, 'the turn passes to White').toBe(0);
    expect(turnsOf(after).every((turn) => turn.startsWith('Ch1'))).toBe(true);
    expect(turnsOf(pos), 'fewer than all steps may be used').toEqual(
      expect.arrayContaining(['Ho8/S', 'Ho8/SE', 'Ho8/E', 'Ho8/W', 'Ho8/NW', 'Ho8/N']),
    );
    expect(turnsOf(pos), 'staying as it is is no turn').not.toContain('Ho8/SW');
  });

  test('WE-06 diagonal step between two tanks [TC-4.7, TC-4.8]', () => {
    const pos = given(POSITIONS['WE-06']);
    expect(record(pos, 'b11', 'RFLF')).toBe('Lb11>c13/N');
    expect(refused(pos, 'b11', 'F'), 'the enemy on b12').toMatchObject({ code: 'BLOCKED' });
    expect(refused(pos, 'b11', 'RRF'), 'its neighbour on c11').toMatchObject({ code: 'BLOCKED' });
    expect(refused(pos, 'b11', 'RFLFFR'), 'a sixth step').toMatchObject({ code: 'TOO_MANY_STEPS' });
  });

  test('WE-07 reversing [TC-4.5, TC-4.6]', () => {
    const pos = given(POSITIONS['WE-07']);
    expect(record(pos, 'l7', 'B')).toBe('Ml7<k6');
    for (const path of ['BF', 'RB', 'BB'])
      expect(refused(pos, 'l7', path), path).toMatchObject({ code: 'REVERSE_COMBINED', clause: 'TC-4.6' });
    const after = play(pos, 'Ml7<k6');
    expect(turnsOf({ ...after, side: 0 }), 'still facing NE').toContain('Mk6>l7/NE');
  });

  test('WE-22 null moves are not turns [TC-3.2, TC-4.9]', () => {
    const pos = given(POSITIONS['WE-22']);
    for (const path of ['LR', 'RL', 'LLRR', 'RLLR'])
      expect(refused(pos, 'c3', path), path).toMatchObject({ code: 'NULL_MOVE' });
    expect(refused(pos, 'c3', '')).toMatchObject({ code: 'EMPTY_PATH' });
    expect(record(pos, 'c3', 'LL')).toBe('Lc3/W');
    expect(turnsOf(pos)).not.toContain('Lc3/N');
  });

  test('WE-23 step limits by type [TC-2.2, TC-4.2]', () => {
    const pos = given(POSITIONS['WE-23']);
    expect(refused(pos, 'f4', 'LLLL')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    expect(record(pos, 'f4', 'LLL')).toBe('Hf4/SW');
    expect(refused(pos, 'g2', 'LLLLL')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    expect(record(pos, 'g2', 'LLLL')).toBe('Mg2/S');
    expect(refused(pos, 'm3', 'RRRRRR')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    expect(record(pos, 'm3', 'RRRRF')).toBe('Lm3>m2/S');
  });

  test('WE-24 what blocks a step [TC-4.7, TC-4.11, TC-6.8]', () => {
    const pos = given(POSITIONS['WE-24']);
    expect(refused(pos, 'f3', 'F'), 'own tank').toMatchObject({ code: 'BLOCKED', params: { step: 1 } });
    expect(record(pos, 'f3', 'LF')).toBe('Lf3>e4/NW');
    expect(refused(pos, 'h9', 'F'), 'enemy tank').toMatchObject({ code: 'BLOCKED', params: { step: 1 } });
    expect(refused(pos, 'h9', 'LLF'), 'wreck').toMatchObject({ code: 'BLOCKED', params: { step: 3 } });
    expect(record(pos, 'h9', 'RRF')).toBe('Hh9>i9/E');
    const open = given(POSITIONS['WE-47'].replace('/7##7/11#2#1/', '/5L01##7/11#2#1/'));
    expect(refused(open, 'f5', 'F'), 'obstacle').toMatchObject({ code: 'BLOCKED', params: { step: 1 } });
    expect(submit(pos, 'f3', 'F').ok, 'nothing was pushed or taken').toBe(false);
    expect(turnsOf(pos).some((turn) => turn.startsWith('Hh9>h10'))).toBe(false);
  });
});

describe('who is moved', () => {
  test('WE-43 who may be moved [TC-3.2, TC-3.8, TC-14.11]', () => {
    const pos = given(POSITIONS['WE-43']);
    expect(refused(pos, 'n14', 'F', undefined, 1), 'Black asks').toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(refused(pos, 'n14', 'F'), 'White asks').toMatchObject({ code: 'NOT_YOUR_PIECE' });
    expect(refused(pos, 'g9', 'F')).toMatchObject({ code: 'PIECE_DESTROYED' });
    expect(refused(pos, 'b9', 'F'), 'empty').toMatchObject({ code: 'NO_PIECE' });
    expect(refused(pos, 'd3', 'F'), 'obstacle').toMatchObject({ code: 'NO_PIECE' });
    expect(refused(pos, 'c3', 'FXF')).toMatchObject({ code: 'BAD_PATH' });
    expect(record(pos, 'c3', 'F'), 'and the tank may still be moved').toBe('Lc3>c4/N');
    // TC-3.8: the tank just moved may be chosen again next time.
    const later = play(pos, 'Lc3>c4/N', 'Ln14>n13/S');
    expect(record(later, 'c4', 'F')).toBe('Lc4>c5/N');
  });

  test('WE-44 a walled-in tank can still turn [TC-3.9, TC-4.4]', () => {
    const heavy = turnsOf(given(POSITIONS['WE-44'])).filter((turn) => turn.slice(1, 3) === 'e5');
    expect(heavy).toEqual(['He5/E', 'He5/NE', 'He5/NW', 'He5/SE', 'He5/SW', 'He5/W']);
    const light = turnsOf(given(POSITIONS['WE-44'].replace('H0', 'L0')));
    expect(light.filter((turn) => turn.slice(1, 3) === 'e5')).toEqual([
      'Le5/E',
      'Le5/NE',
      'Le5/NW',
      'Le5/S',
      'Le5/SE',
      'Le5/SW',
      'Le5/W',
    ]);
  });
});

describe('manoeuvres', () => {
  const counts = [
    { letters: 'HR', all: 28, inPlace: 6, squares: 12 },
    { letters: 'MD', all: 64, inPlace: 7, squares: 25 },
    { letters: 'LC', all: 131, inPlace: 7, squares: 44 },
  ];
  for (const { letters, all, inPlace, squares } of counts) {
    for (const letter of letters) {
      test(`WE-45 end states on an open board: ${letter} [TC-4.13, TC-4.15]`, () => {
        for (let facing = 0; facing < 8; facing++) {
          const row = `11${letter}${facing}12`;
          const empty = (n: number): string => '24/'.repeat(n);
          // The command tanks stand in far corners; White has no other if the tank is one itself.
          const top = letter === 'C' ? '23c4' : 'C722c4';
          const pos = given(`24x24 ${top}/${empty(11)}${row}/${empty(10)}24 w 0 1`);
          // The manoeuvres: the turns without a shot (TC-5.1).
          const turns = turnsOf(pos).filter((turn) => turn.startsWith(`${letter}l12`) && !turn.includes('*'));
          expect(turns.length).toBe(all);
          expect(turns.filter((turn) => turn.includes('/') && !turn.includes('>')).length).toBe(inPlace);
          expect(turns.filter((turn) => turn.includes('<')).length).toBe(1);
          const elsewhere = turns.filter((turn) => /[<>]/.test(turn));
          expect(elsewhere.length).toBe(all - inPlace);
          expect(new Set(elsewhere.map((turn) => /[<>]([a-z]+\d+)/.exec(turn)![1])).size).toBe(squares);
        }
      });
    }
  }

  test('WE-47 canonical path [TC-4.13, TC-4.14]', () => {
    const pos = given(POSITIONS['WE-47']);
    const first = submit(pos, 'c3', 'FRFL');
    const second = submit(pos, 'c3', 'RFLF');
    expect(first).toEqual(second);
    expect(record(pos, 'c3', 'RFLF')).toBe('Lc3>d5/N');
    expect(pathOf(pos, 'Lc3>d5/N')).toBe('FRFL');
  });

  test('WE-50 the one recorded half-move that is not legal [TC-4.2]', () => {
    const pos = given(POSITIONS['WE-50']);
    expect(refused(pos, 'c1', 'LFLFR')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    expect(turnsOf(pos).some((turn) => turn.startsWith('Hc1>a2'))).toBe(false);
    // The same square and facing are within reach of five steps: that is what a light tank would do.
    const light = given(POSITIONS['WE-50'].replace('/2H02M010 ', '/2L02M010 '));
    expect(record(light, 'c1', 'LFLFR')).toBe('Lc1>a2/NW');
    const four = given(POSITIONS['WE-50'].replace('/2H02M010 ', '/2M02M010 '));
    expect(turnsOf(four).includes('Mc1>a2/NW'), 'no shorter path exists').toBe(false);
  });
});

/** The rulebook's worked examples on winning and declarations: WE-15 to WE-17, WE-25 to WE-27, WE-34 to WE-38. */
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { declared, given, play, record, refused, squareOf, submit, turnsOf, winnersOf } from './support.ts';

describe('destroying the command tank', () => {
  test('WE-15 destroying the command tank [TC-8.1, TC-8.10, TC-4.8]', () => {
    const pos = given(POSITIONS['WE-15']);
    expect(record(pos, 'e5', 'RRF', 'i4')).toBe('He5>f4/SE*i4#');
    const after = play(pos, 'He5>f4/SE*i4');
    expect(squareOf(after, 'i4')).toBe('xC');
    expect(refused(after, 'i16', 'F', undefined, 0)).toMatchObject({ code: 'GAME_OVER' });
    expect(refused(after, 'i16', 'F', undefined, 1)).toMatchObject({ code: 'GAME_OVER' });
    expect(turnsOf(after)).toEqual([]);
  });
});

describe('escaping', () => {
  test('WE-16 escape with the fourth step [TC-8.2, TC-8.3, TC-8.4, TC-8.9]', () => {
    const pos = given(POSITIONS['WE-16']);
    expect(record(pos, 'i14', 'LFFF')).toBe('Ci14>OUT#');
    for (const step of 'FLR')
      expect(refused(pos, 'i14', `LFFF${step}`)).toMatchObject({
        code: 'STEPS_AFTER_EXIT',
        params: { step: 5 },
      });
    expect(refused(pos, 'i14', 'LFFF', 'a9')).toMatchObject({ code: 'SHOT_AFTER_EXIT' });
    const after = play(pos, 'Ci14>OUT');
    expect(squareOf(after, 'i14'), 'the command tank has left').toBe('.');
    expect(turnsOf(after)).toEqual([]);
    expect(refused(after, 'a9', 'F', undefined, 1)).toMatchObject({ code: 'GAME_OVER' });
  });

  test('WE-17 no escape through the corner [TC-8.5, TC-9.2]', () => {
    const pos = given(POSITIONS['WE-17']);
    expect(refused(pos, 'a3', 'FRRFF')).toMatchObject({
      code: 'EXIT_THROUGH_CORNER',
      clause: 'TC-8.5',
      params: { step: 5 },
    });
    expect(record(pos, 'a3', 'FRRF')).toBe('Ca3>a1/SW^');
    expect(turnsOf(pos).filter((turn) => turn.includes('OUT'))).toEqual([]);
    // After that turn the escape is L, then F.
    const after = play(pos, 'Ca3>a1/SW');
    expect(record({ ...after, side: 1 }, 'a1', 'LF')).toBe('Ca1>OUT#');
  });

  test('WE-25 who may leave the board, and where [TC-4.12, TC-8.6, TC-8.7]', () => {
    const pos = given(POSITIONS['WE-25']);
    expect(refused(pos, 'a9', 'F')).toMatchObject({ code: 'OFF_BOARD', params: { step: 1 } });
    expect(refused(pos, 'f16', 'F')).toMatchObject({ code: 'OFF_BOARD' });
    expect(refused(pos, 'h1', 'RRRRF')).toMatchObject({ code: 'EXIT_WRONG_EDGE', params: { step: 5 } });
    const black = given(POSITIONS['WE-25'].replace(' w ', ' b '));
    expect(refused(black, 'a3', 'F')).toMatchObject({ code: 'EXIT_WRONG_EDGE' });
    expect(refused(black, 'd1', 'F')).toMatchObject({ code: 'OFF_BOARD' });
  });

  test('WE-26 escape from a corner square [TC-8.4, TC-8.5, TC-8.6]', () => {
    const pos = given(POSITIONS['WE-26']);
    expect(record(pos, 'a16', 'F')).toBe('Ca16>OUT#');
    expect(record(pos, 'a16', 'LF')).toBe('Ca16>OUT#');
    expect(submit(pos, 'a16', 'F')).toEqual(submit(pos, 'a16', 'LF'));
    expect(refused(pos, 'a16', 'LLF')).toMatchObject({ code: 'EXIT_THROUGH_CORNER', params: { step: 3 } });
    expect(refused(pos, 'a16', 'LLLF')).toMatchObject({ code: 'EXIT_WRONG_EDGE', params: { step: 4 } });
    expect(turnsOf(pos).filter((turn) => turn.includes('OUT'))).toEqual(['Ca16>OUT']);
  });

  test('WE-27 escaping in reverse [TC-8.8]', () => {
    const pos = given(POSITIONS['WE-27']);
    expect(record(pos, 'h16', 'B')).toBe('Ch16>OUT#');
    const strict = given(POSITIONS['WE-27'], { reverseExit: false });
    expect(refused(strict, 'h16', 'B')).toMatchObject({ code: 'REVERSE_EXIT_OFF', clause: 'TC-8.8' });
    expect(record(strict, 'h16', 'LLLLF')).toBe('Ch16>OUT#');
    expect(turnsOf(strict).filter((turn) => turn.includes('OUT'))).toEqual(['Ch16>OUT']);
  });
});

describe('declarations', () => {
  test('WE-34 CHECK is declared automatically [TC-9.1, TC-9.3, TC-9.4]', () => {
    const pos = given(POSITIONS['WE-34']);
    expect(record(pos, 'n9', 'F')).toBe('Ln9>n10/N+');
    const after = play(pos, 'Ln9>n10/N');
    expect(declared(after, 0)).toEqual({ check: true, escape: false });
    expect(winnersOf({ ...after, side: 0 }).length, 'White could win by moving again').toBeGreaterThan(0);
  });

  test('WE-35 ESCAPE is declared automatically [TC-9.2, TC-9.3, TC-9.4]', () => {
    const pos = given(POSITIONS['WE-35']);
    expect(record(pos, 'd13', 'F')).toBe('Cd13>d14/N^');
    const after = play(pos, 'Cd13>d14/N');
    expect(declared(after, 0)).toEqual({ check: false, escape: true });
    expect(record({ ...after, side: 0 }, 'd14', 'FFF')).toBe('Cd14>OUT#');
  });

  test('WE-36 both declarations at once [TC-9.5]', () => {
    const pos = given(POSITIONS['WE-36']);
    expect(record(pos, 'p11', 'F')).toBe('Cp11>p12/N+^');
    expect(declared(play(pos, 'Cp11>p12/N'), 0)).toEqual({ check: true, escape: true });
  });

  test('WE-37 a check may be ignored [TC-9.6, TC-8.13]', () => {
    const pos = given(POSITIONS['WE-37']);
    expect(declared(pos, 0), 'White threatens').toEqual({ check: true, escape: false });
    expect(record(pos, 'c12', 'F')).toBe('Mc12>c11/S');
    const after = play(pos, 'Mc12>c11/S');
    expect(winnersOf(after)).toEqual(['Lp3>p8/N*k13#']);
  });

  test('WE-38 a command tank in check may win by escaping [TC-8.11, TC-9.6]', () => {
    const pos = given(POSITIONS['WE-38']);
    expect(declared(pos, 1), 'Black threatens').toMatchObject({ check: true });
    expect(record(pos, 'd15', 'FF')).toBe('Cd15>OUT#');
    expect(turnsOf(play(pos, 'Cd15>OUT'))).toEqual([]);
  });
});

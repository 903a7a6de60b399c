/** The rulebook's worked examples on tank destroyers, mortars and wrecks: WE-18 to WE-20, WE-30 to WE-33. */
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { given, plain, play, record, refused, squareOf, targetsOf, turnsOf } from './support.ts';

describe('the tank destroyer', () => {
  test('WE-18 tank destroyer against the front of a heavy [TC-7.1, TC-7.2, TC-7.3, TC-5.4]', () => {
    const pos = given(POSITIONS['WE-18']);
    expect(record(pos, 'm6', 'FRFR', 'q5')).toBe('Dm6>o7/SE*q5');
    expect(targetsOf(pos, 'm6', 'o7', 'SE')).toEqual([
      { square: 'q5', distance: 2, direction: 'SE', side: 'front', armour: 3, cannon: 4, effective: true },
    ]);
    expect(squareOf(play(pos, 'Dm6>o7/SE*q5'), 'q5')).toBe('xh');
    expect(refused(pos, 'm6', 'FRFRF')).toMatchObject({ code: 'TOO_MANY_STEPS' });
  });

  test('WE-31 fixed gun: only straight ahead [TC-5.4, TC-7.3]', () => {
    const pos = given(POSITIONS['WE-31']);
    expect(plain(record(pos, 'd5', 'R', 'd8'))).toBe('Dd5/N*d8');
    expect(refused(pos, 'd5', 'R', 'g8')).toMatchObject({ code: 'SHOT_NOT_IN_LINE' });
    expect(plain(record(pos, 'd5', 'RR', 'g8'))).toBe('Dd5/NE*g8');
    expect(refused(pos, 'd5', 'RR', 'd8')).toMatchObject({ code: 'SHOT_NOT_IN_LINE' });
    expect(targetsOf(pos, 'd5', 'd5', 'N').map((target) => target.square)).toEqual(['d8']);
    // With a turret gun both would have been in line after R.
    const turret = given(POSITIONS['WE-31'].replace('D7', 'M7'));
    expect(targetsOf(turret, 'd5', 'd5', 'N').map((target) => target.square)).toEqual(['d8', 'g8']);
  });
});

describe('the heavy mortar', () => {
  test('WE-19 mortar fires over obstacles [TC-7.4, TC-7.5]', () => {
    const pos = given(POSITIONS['WE-19']);
    expect([squareOf(pos, 'g8'), squareOf(pos, 'g9')]).toEqual(['#', '#']);
    expect(record(pos, 'g7', 'RR', 'g12')).toBe('Rg7/N*g12');
    expect(targetsOf(pos, 'g7', 'g7', 'N')).toMatchObject([{ square: 'g12', distance: 5 }]);
    expect(squareOf(play(pos, 'Rg7/N*g12'), 'g12')).toBe('xm');
  });

  test('WE-20 two targets in range [TC-7.4, TC-7.5, TC-7.6]', () => {
    const pos = given(POSITIONS['WE-20']);
    expect(plain(record(pos, 'f9', 'RFR'))).toBe('Rf9>g10/E');
    expect(targetsOf(pos, 'f9', 'g10', 'E')).toMatchObject([
      { square: 'j10', distance: 3 },
      { square: 'l10', distance: 5 },
    ]);
    expect(turnsOf(pos).filter((turn) => turn.startsWith('Rf9>g10/E'))).toEqual([
      'Rf9>g10/E',
      'Rf9>g10/E*j10',
      'Rf9>g10/E*l10',
    ]);
    const after = play(pos, 'Rf9>g10/E*l10');
    expect([squareOf(after, 'j10'), squareOf(after, 'l10')]).toEqual(['M3', 'xD']);
  });

  test('WE-32 mortar range 3 to 5 [TC-7.4]', () => {
    const pos = given(POSITIONS['WE-32']);
    expect(refused(pos, 'n7', 'R', 'n9'), 'distance 2').toMatchObject({ code: 'SHOT_OUT_OF_RANGE' });
    expect(plain(record(pos, 'n7', 'R', 'n10')), 'distance 3').toBe('Rn7/N*n10');
    expect(plain(record(pos, 'n7', 'R', 'n12')), 'distance 5').toBe('Rn7/N*n12');
    expect(refused(pos, 'n7', 'R', 'n13'), 'distance 6').toMatchObject({ code: 'SHOT_OUT_OF_RANGE' });
    expect(targetsOf(pos, 'n7', 'n7', 'N')).toMatchObject([
      { square: 'n10', distance: 3 },
      { square: 'n12', distance: 5, side: 'front', armour: 3, cannon: 5, effective: true },
    ]);
    // Distance 4, between the two.
    const four = given(POSITIONS['WE-32'].replace('11##2##3/3##2##4m46', '11##m41##3/3##2##11'));
    expect(targetsOf(four, 'n7', 'n7', 'N')).toMatchObject([
      { square: 'n11', distance: 4 },
      { square: 'n12' },
    ]);
  });
});

describe('wrecks and other things that are no targets', () => {
  test('WE-30 wrecks stop direct fire but not mortars [TC-6.8, TC-7.5]', () => {
    const direct = given(POSITIONS['WE-30 a']);
    expect(refused(direct, 'f8', 'LL', 'f12')).toMatchObject({ code: 'SHOT_BLOCKED' });
    expect(targetsOf(direct, 'f8', 'f8', 'N')).toEqual([]);
    const mortar = given(POSITIONS['WE-30 b']);
    expect([squareOf(mortar, 'r3'), squareOf(mortar, 'r4')]).toEqual(['xl', 'xM']);
    expect(plain(record(mortar, 'r2', 'LL', 'r6'))).toBe('Rr2/N*r6');
    expect(targetsOf(mortar, 'r2', 'r2', 'N')).toMatchObject([
      { square: 'r6', distance: 4, effective: true },
    ]);
    expect(squareOf(play(mortar, 'Rr2/N*r6'), 'r6')).toBe('xl');
  });

  test('WE-33 what may be a target [TC-5.12, TC-6.9, TC-7.9]', () => {
    const pos = given(POSITIONS['WE-33']);
    expect(refused(pos, 'n7', 'R', 'n10'), 'own tank').toMatchObject({ code: 'SHOT_OWN_PIECE' });
    expect(refused(pos, 'n7', 'R', 'n11'), 'wreck').toMatchObject({ code: 'SHOT_NO_TARGET' });
    expect(refused(pos, 'n7', 'R', 'n9'), 'empty').toMatchObject({ code: 'SHOT_NO_TARGET' });
    expect(plain(record(pos, 'n7', 'R', 'n12'))).toBe('Rn7/N*n12');
    expect(targetsOf(pos, 'n7', 'n7', 'N').map((target) => target.square)).toEqual(['n12']);
    expect(squareOf(play(pos, 'Rn7/N*n12'), 'n12')).toBe('xl');
  });
});

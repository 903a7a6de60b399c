/** The rulebook's chapters 6 and 7, clause by clause: armour, wrecks, tank destroyers, mortars. */
import { describe, expect, test } from 'vitest';
import { on } from './place.ts';
import { made, play, refused, sideStruckBy, squareOf, targetsOf, turnsOf } from './support.ts';

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

describe('armour', () => {
  test('which side is struck follows from the shot’s direction and the target’s facing [TC-6.1, TC-6.2, TC-6.3, TC-6.4]', () => {
    for (const [d, direction] of NAMES.entries()) {
      for (const [f, facing] of NAMES.entries()) {
        const r = (d - f + 8) % 8;
        expect(sideStruckBy(direction, facing)).toBe(r === 4 ? 'front' : r === 0 ? 'rear' : 'side');
      }
    }
  });

  test('front only from straight ahead [TC-6.2]', () => {
    // The shooter's line runs north; the target faces south, then half left and half right of it.
    const side = (facing: string): string | undefined =>
      targetsOf(on('10x10', `He2 Ca1 me7/${facing} cj10`), 'e2', 'e3', 'N')[0]?.side;
    expect([side('S'), side('SE'), side('SW')]).toEqual(['front', 'side', 'side']);
  });

  test('rear only from straight behind [TC-6.3]', () => {
    const side = (facing: string): string | undefined =>
      targetsOf(on('10x10', `He2 Ca1 me7/${facing} cj10`), 'e2', 'e3', 'N')[0]?.side;
    expect([side('N'), side('NE'), side('NW')]).toEqual(['rear', 'side', 'side']);
  });

  // Content, "Kill matrix": rows shooters, columns C L M H D R.
  const MATRIX: Readonly<Record<string, readonly string[]>> = {
    C: ['SR', 'SR', 'R', '-', 'R', 'SR'],
    L: ['SR', 'SR', 'R', '-', 'R', 'SR'],
    M: ['FSR', 'FSR', 'SR', 'R', 'SR', 'FSR'],
    H: ['FSR', 'FSR', 'FSR', 'SR', 'FSR', 'FSR'],
    D: ['FSR', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR'],
    R: ['FSR', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR'],
  };
  for (const [shooter, row] of Object.entries(MATRIX)) {
    test(`${shooter} destroys what its cannon exceeds, by the kill matrix [TC-6.5, TC-6.10]`, () => {
      for (const [column, victim] of [...'CLMHDR'].entries()) {
        for (const [facing, side] of Object.entries({ S: 'F', E: 'S', W: 'S', NE: 'S', SW: 'S', N: 'R' })) {
          const own = shooter === 'C' ? 'Ce2' : `${shooter}e2 Cj1`;
          const enemy = victim === 'C' ? `ce7/${facing}` : `${victim.toLowerCase()}e7/${facing} ca10`;
          const pos = on('10x10', `${own} ${enemy}`);
          const dies = row[column]!.includes(side);
          const text = made(pos, 'e2', 'F', 'e7');
          expect(text, `${victim} facing ${facing}`).toBe(`${shooter}e2>e3/N${dies ? '*' : '!'}e7`);
          const after = play(pos, text);
          expect(squareOf(after, 'e7').startsWith('x'), `${victim} facing ${facing}`).toBe(dies);
        }
      }
    });
  }

  test('a shot without effect leaves no mark, however often [TC-6.6]', () => {
    let pos = on('10x10', 'Le2 Ca1 he8/S cj10');
    for (let i = 0; i < 4; i++) pos = play(pos, 'Le2>e3/N!e8', 'Cj10/SW', 'Le3<e2!e8', 'Cj10/S');
    expect(squareOf(pos, 'e8')).toBe('h4');
    expect(targetsOf(pos, 'e2', 'e3', 'N')).toMatchObject([{ armour: 3, effective: false }]);
  });

  test('C, L, M and H destroy their like only from the side or the rear [TC-6.11]', () => {
    for (const letter of 'CLMH') {
      const like = (facing: string): string =>
        letter === 'C' ? `Ce2 ce7/${facing}` : `${letter}e2 Cj1 ${letter.toLowerCase()}e7/${facing} ca10`;
      expect(made(on('10x10', like('S')), 'e2', 'F', 'e7'), letter).toContain('!');
      for (const facing of ['SE', 'E', 'N'])
        expect(made(on('10x10', like(facing)), 'e2', 'F', 'e7')).toContain('*');
    }
    // The two types with stronger guns destroy theirs from the front as well.
    for (const letter of 'DR')
      expect(
        made(on('10x10', `${letter}e2 Cj1 ${letter.toLowerCase()}e7/S ca10`), 'e2', 'F', 'e7'),
      ).toContain('*');
  });
});

describe('wrecks', () => {
  test('a destroyed tank stays on its square as a wreck for the rest of the game [TC-6.7]', () => {
    let pos = play(on('10x10', 'Me2 Ca1 le7/E cj10'), 'Me2>e3/N*e7');
    expect(squareOf(pos, 'e7')).toBe('xl');
    for (let i = 0; i < 20; i++) {
      const turns = turnsOf(pos).filter((turn) => !turn.includes('OUT') && !turn.includes('*'));
      pos = play(pos, turns[(i * 31) % turns.length]!);
      expect(squareOf(pos, 'e7')).toBe('xl');
    }
  });

  test('a wreck blocks movement and direct fire of both sides [TC-6.8]', () => {
    for (const wreck of ['xLe5', 'xle5']) {
      const white = on('10x10', `Me4 He2 Ca1 ${wreck} le8/E cj10`);
      expect(refused(white, 'e4', 'F'), wreck).toMatchObject({ code: 'BLOCKED' });
      const fire = on('10x10', `He2 Ca1 ${wreck} le8/E cj10`);
      expect(refused(fire, 'e2', 'F', 'e8'), wreck).toMatchObject({ code: 'SHOT_BLOCKED' });
      const black = on('10x10', `me6 Ca1 ${wreck} cj10`, {}, 'b 0 1');
      expect(refused(black, 'e6', 'F'), wreck).toMatchObject({ code: 'BLOCKED' });
      const answer = on('10x10', `he9 Ca1 ${wreck} Le2/E cj10`, {}, 'b 0 1');
      expect(refused(answer, 'e9', 'F', 'e2'), wreck).toMatchObject({ code: 'SHOT_BLOCKED' });
    }
  });

  test('a wreck cannot be shot, moved, repaired or removed [TC-6.9]', () => {
    const pos = on('10x10', 'He2 Ca1 xMc3 xme6 cj10');
    expect(refused(pos, 'e2', 'F', 'e6')).toMatchObject({ code: 'SHOT_NO_TARGET', clause: 'TC-6.9' });
    expect(refused(pos, 'c3', 'F'), 'not its own wreck').toMatchObject({
      code: 'PIECE_DESTROYED',
      clause: 'TC-6.9',
    });
    expect(refused({ ...pos, side: 1 }, 'e6', 'F')).toMatchObject({ code: 'PIECE_DESTROYED' });
    for (const turn of turnsOf(pos)) {
      const after = play(pos, turn);
      expect([squareOf(after, 'c3'), squareOf(after, 'e6')], turn).toEqual(['xM', 'xm']);
    }
  });
});

describe('the tank destroyer', () => {
  test('speed 4, armour II/I/0 [TC-7.1]', () => {
    const pos = on('12x12', 'De2 Ca1 cl12');
    expect(made(pos, 'e2', 'FFFF')).toBe('De2>e6/N');
    expect(refused(pos, 'e2', 'FFFFF')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    for (const [facing, armour] of Object.entries({ S: 2, E: 1, N: 0 })) {
      const target = on('12x12', `Me2 Ca1 de8/${facing} cl12`);
      expect(targetsOf(target, 'e2', 'e3', 'N')).toMatchObject([{ armour }]);
    }
  });

  test('cannon IV destroys even the front of a heavy [TC-7.2]', () => {
    const pos = on('12x12', 'De2 Ca1 he8/S cl12');
    expect(targetsOf(pos, 'e2', 'e3', 'N')).toMatchObject([{ cannon: 4, armour: 3, effective: true }]);
    expect(made(on('12x12', 'He2 Ca1 he8/S cl12'), 'e2', 'F', 'e8'), 'a cannon III does not').toContain('!');
  });

  test('no turret: straight ahead only, otherwise direct fire [TC-7.3]', () => {
    const pos = on('12x12', 'De2 Ca1 le8/E lb6/E lh6/E cl12');
    expect(targetsOf(pos, 'e2', 'e3', 'N').map((target) => target.square)).toEqual(['e8']);
    expect(refused(pos, 'e2', 'F', 'h6')).toMatchObject({ code: 'SHOT_NOT_IN_LINE' });
    expect(refused(on('12x12', 'De2 Ca1 #e5 le8/E cl12'), 'e2', 'F', 'e8')).toMatchObject({
      code: 'SHOT_BLOCKED',
    });
    expect(refused(on('12x12', 'De2 Ca1 le4/E cl12'), 'e2', 'F', 'e4')).toMatchObject({
      code: 'SHOT_TOO_CLOSE',
    });
    expect(made(on('24x24', 'Da1/E Ck1 la24 cx2'), 'a1', 'LL', 'a24')).toBe('Da1/N*a24');
  });
});

describe('the heavy mortar', () => {
  const squaresAhead = (things: string): string[] =>
    targetsOf(on('12x12', `Re2 Ca1 ${things} cl12`), 'e2', 'e3', 'N').map((target) => target.square);

  test('straight ahead, at distance 3, 4 or 5 [TC-7.4]', () => {
    // It fires from e3 facing north.
    for (const [square, distance] of Object.entries({ e4: 1, e5: 2, e6: 3, e7: 4, e8: 5, e9: 6 })) {
      const pos = on('12x12', `Re2 Ca1 l${square} cl12`);
      if (distance >= 3 && distance <= 5) expect(made(pos, 'e2', 'F', square)).toBe(`Re2>e3/N*${square}`);
      else
        expect(refused(pos, 'e2', 'F', square)).toMatchObject({
          code: 'SHOT_OUT_OF_RANGE',
          clause: 'TC-7.4',
          params: { distance, min: 3, max: 5 },
        });
    }
    expect(squaresAhead('lh6 lb6')).toEqual([]);
    expect(refused(on('12x12', 'Re2 Ca1 lh6 cl12'), 'e2', 'F', 'h6')).toMatchObject({
      code: 'SHOT_NOT_IN_LINE',
    });
  });

  test('over anything in between [TC-7.5]', () => {
    for (const between of ['#e4 #e5', 'xMe4 xme5', 'Le4 Me5', 'le4 me5', '#e4 le5 #e6 #e7'])
      expect(squaresAhead(`${between} he8`), between).toContain('e8');
  });

  test('of several in range the player chooses one, or none [TC-7.6]', () => {
    const pos = on('12x12', 'Re2 Ca1 le6 me7 he8 cl12');
    expect(turnsOf(pos).filter((turn) => turn.startsWith('Re2>e3/N') && !/N[EW]/.test(turn))).toEqual([
      'Re2>e3/N',
      'Re2>e3/N*e6',
      'Re2>e3/N*e7',
      'Re2>e3/N*e8',
    ]);
    const after = play(pos, 'Re2>e3/N*e7');
    expect([squareOf(after, 'e6'), squareOf(after, 'e7'), squareOf(after, 'e8')]).toEqual(['l4', 'xm', 'h4']);
  });

  test('cannon V, speed 3, armour I/0/0 [TC-7.7]', () => {
    const pos = on('12x12', 'Re2 Ca1 he8/S cl12');
    expect(targetsOf(pos, 'e2', 'e3', 'N')).toMatchObject([{ cannon: 5 }]);
    expect(made(pos, 'e2', 'FFF')).toBe('Re2>e5/N');
    expect(refused(pos, 'e2', 'FFFF')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    for (const [facing, armour] of Object.entries({ S: 1, E: 0, N: 0 }))
      expect(targetsOf(on('12x12', `Me2 Ca1 re8/${facing} cl12`), 'e2', 'e3', 'N')).toMatchObject([
        { armour },
      ]);
  });

  test('every legal mortar shot destroys [TC-7.8]', () => {
    for (const victim of 'lmhdr') {
      for (const facing of NAMES) {
        const pos = on('12x12', `Re2 Ca1 ${victim}e7/${facing} cl12`);
        expect(targetsOf(pos, 'e2', 'e3', 'N'), `${victim} ${facing}`).toMatchObject([{ effective: true }]);
        expect(made(pos, 'e2', 'F', 'e7')).toBe('Re2>e3/N*e7');
      }
    }
    expect(made(on('12x12', 'Re2 Ca1 ce7/S'), 'e2', 'F', 'e7')).toBe('Re2>e3/N*e7');
  });

  test('its target must be a live enemy tank [TC-7.9]', () => {
    for (const [thing, code] of Object.entries({
      Le7: 'SHOT_OWN_PIECE',
      xle7: 'SHOT_NO_TARGET',
      '#e7': 'SHOT_NO_TARGET',
      '': 'SHOT_NO_TARGET',
    }))
      expect(refused(on('12x12', `Re2 Ca1 ${thing} cl12`), 'e2', 'F', 'e7'), thing).toMatchObject({ code });
  });

  test('it has no direct fire: nearer and farther enemies are safe from it [TC-7.10]', () => {
    expect(squaresAhead('le4 le5')).toEqual([]);
    expect(squaresAhead('le9')).toEqual([]);
    // The first thing on the line does not matter to it (TC-5.7).
    expect(squaresAhead('le5 le6')).toEqual(['e6']);
    for (const square of ['e4', 'e5', 'e9'])
      expect(refused(on('12x12', `Re2 Ca1 l${square} cl12`), 'e2', 'F', square)).toMatchObject({
        code: 'SHOT_OUT_OF_RANGE',
      });
  });

  test('diagonally when it faces diagonally [TC-7.11]', () => {
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
    for (const [index, facing] of NAMES.entries()) {
      const pos = on('11x11', `Rf6/${NAMES[(index + 1) % 8]} Ca11 l${at[facing]} ck1`);
      expect(made(pos, 'f6', 'L', at[facing])).toBe(`Rf6/${facing}*${at[facing]}`);
    }
  });

  test('over border squares, to a square of the board [TC-7.12]', () => {
    expect(squaresAhead('%e4 %e5 %e6 le8')).toEqual(['e8']);
    expect(made(on('12x12', 'Re2 Ca1 %e5 %e6 le7 cl12'), 'e2', 'F', 'e7')).toBe('Re2>e3/N*e7');
    expect(refused(on('12x12', 'Re2 Ca1 %e7 cl12'), 'e2', 'F', 'e7')).toMatchObject({
      code: 'SHOT_NO_TARGET',
    });
  });
});

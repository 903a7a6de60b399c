import { describe, expect, it } from 'vitest';
import { parseSquare, squareName } from '../rules/geometry.ts';
import { parseTcp, positionOf } from '../rules/notation/tcp.ts';
import type { Position } from '../rules/types.ts';
import { posesAgainst, whyNever } from '../table/poses.ts';
import { whyNotShot, whyNotTank, whyNotThere } from '../table/why.ts';

const positionAt = (text: string): Position => {
  const read = parseTcp(text);
  if (!read.ok) throw new Error(read.error.code);
  return positionOf(read.value);
};
const at = (name: string): number => parseSquare(name, 8, 8)!;
const place = (name: string): { file: number; rank: number } => ({
  file: name.charCodeAt(0) - 97,
  rank: Number(name.slice(1)) - 1,
});

/** Kings far apart; a medium tank on d4 facing N, an obstacle on d6, a black light tank on g5 facing S, a wreck on c5. */
const MIDDLE = positionAt('8x8 c47/8/3#4/2xl3l41/3M04/8/8/7C0 w 0 1');

describe('why a tank cannot be there', () => {
  const why = (from: string, to: string, facing?: number) =>
    whyNotThere(MIDDLE, at(from), { ...place(to), facing });

  it('knows what is in reach', () => {
    expect(why('d4', 'd5', 0)).toBeUndefined();
    expect(why('d4', 'd3', 0)).toBeUndefined();
    expect(why('d4', 'd4', 1)).toBeUndefined();
  });
  it.each([
    ['an obstacle in the way', 'd6', undefined, 'BLOCKED', 'TC-4.7'],
    ['a wreck in the way', 'c5', undefined, 'BLOCKED', 'TC-4.7'],
    ['too far', 'h7', undefined, 'TOO_MANY_STEPS', 'TC-4.2'],
    ['too many rotations', 'e5', 5, 'TOO_MANY_STEPS', 'TC-4.2'],
    ['reversing and turning (TC-4.6)', 'd3', 1, 'REVERSE_COMBINED', 'TC-4.6'],
    ['staying as it is (TC-4.9)', 'd4', 0, 'NULL_MOVE', 'TC-4.9'],
  ])('%s', (_, to, facing, code, clause) => {
    expect(why('d4', to, facing)).toMatchObject({ code, clause });
  });

  it('names what stands on the wished square, however far away that is', () => {
    const far = positionAt('8x8 c45#1/8/8/8/3M04/8/8/7C0 w 0 1');
    expect(whyNotThere(far, at('d4'), place('g8'))).toMatchObject({
      code: 'BLOCKED',
      clause: 'TC-4.7',
      params: { by: 'g8' },
    });
    expect(whyNotThere(far, at('d4'), place('h8'))).toMatchObject({ code: 'TOO_MANY_STEPS' });
  });

  it.each([
    ['a side edge', 'i1', 'EXIT_WRONG_EDGE', 'TC-8.6'],
    ['the own home edge', 'h0', 'EXIT_WRONG_EDGE', 'TC-8.6'],
    ['not enough steps', 'h9', 'TOO_MANY_STEPS', 'TC-4.2'],
  ])('the command tank cannot leave: %s', (_, to, code, clause) => {
    expect(why('h1', to)).toMatchObject({ code, clause });
  });

  it('nobody leaves through a corner (TC-8.5), and no other tank at all (TC-4.12)', () => {
    const late = positionAt('8x8 c46C1/M17/8/8/8/8/8/8 w 0 1');
    expect(whyNotThere(late, at('h8'), place('i9'))).toMatchObject({
      code: 'EXIT_THROUGH_CORNER',
      clause: 'TC-8.5',
    });
    expect(whyNotThere(late, at('h8'), place('h9'))).toBeUndefined();
    const medium = positionAt('8x8 c46M0/8/8/8/8/8/8/7C0 w 0 1');
    expect(whyNotThere(medium, at('h8'), place('h9'))).toMatchObject({
      code: 'OFF_BOARD',
      clause: 'TC-4.12',
    });
  });
});

describe('why a tank cannot shoot or move', () => {
  it('names the clause', () => {
    expect(whyNotShot(MIDDLE, at('d4'), at('e5'), 2, at('g5'))).toBeUndefined();
    expect(whyNotShot(MIDDLE, at('d4'), at('f5'), 2, at('g5'))).toMatchObject({
      code: 'SHOT_TOO_CLOSE',
      clause: 'TC-5.6',
    });
    expect(whyNotShot(MIDDLE, at('d4'), at('d4'), 0, at('g5'))).toMatchObject({
      code: 'SHOT_NOT_IN_LINE',
      clause: 'TC-5.3',
    });
    expect(whyNotTank(MIDDLE, 0, at('g5'))).toMatchObject({ code: 'NOT_YOUR_PIECE' });
    expect(whyNotTank(MIDDLE, 0, at('c5'))).toMatchObject({ code: 'PIECE_DESTROYED' });
    expect(whyNotTank(MIDDLE, 1, at('g5'))).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(whyNotTank(MIDDLE, 0, at('d4'))).toBeUndefined();
  });
});

describe('from where a tank can shoot this turn', () => {
  /** Squares as they are named, with what comes of a shot from there. */
  const poses = (pos: Position, from: string, target: string): Record<string, string> =>
    Object.fromEntries(
      [...posesAgainst(pos, at(from), at(target))].map(([square, { hit, bounce }]) => [
        squareName(square, 8),
        `${hit > 0 ? 'hit' : ''}${bounce > 0 ? 'bounce' : ''}`,
      ]),
    );

  it('tells what destroys from what has no effect, as a shot after that turn does', () => {
    // A medium tank before the front of another one: only from aside does the cannon do.
    const pos = positionAt('8x8 c4#6/##1m44/8/8/8/8/5M0##/6#C0 w 0 1');
    const found = poses(pos, 'f2', 'd7');
    expect(found.d4).toBe('bounce');
    expect(found.f5).toBe('hit');
    for (const [square, what] of Object.entries(found))
      expect(what, square).toBe(square.startsWith('d') ? 'bounce' : 'hit');
  });

  it('says that no square in reach has a line, not that the hull is to be turned', () => {
    const pos = positionAt('8x8 c47/8/8/8/8/8/#7/M0#5C0 w 0 1');
    expect(poses(pos, 'a1', 'a8')).toEqual({});
    expect(whyNever(pos, at('a1'), at('a8'))).toEqual({
      code: 'NO_LINE_THIS_TURN',
      clause: 'TC-5.3',
      params: { square: 'a8' },
    });
    expect(whyNever(MIDDLE, at('d4'), at('g5'))).toBeUndefined();
  });

  it('says, where shots without effect are refused, that every shot would be one', () => {
    const read = positionAt('8x8 c4#6/##1m44/8/8/8/8/3M02##/6#C0 w 0 1');
    expect(whyNever(read, at('d2'), at('d7'))).toBeUndefined();
    const strict: Position = { ...read, config: { ...read.config, shotPolicy: 'effectiveOnly' } };
    expect(whyNever(strict, at('d2'), at('d7'))).toMatchObject({ code: 'SHOT_NO_EFFECT' });
  });
});

import { describe, expect, it } from 'vitest';
import { TANKS } from '../content/tanks.ts';
import { ALL_TYPES, keyOf, sidesLost, targetsBySides } from '../table/matrix.ts';
import { en } from '../text/en.ts';

const byLetter = (shooter: string, target: string): string => {
  const type = (letter: string) => TANKS.findIndex((tank) => tank.letter === letter);
  return keyOf(sidesLost(type(shooter), type(target)));
};

describe('what destroys what, as the guide shows it (TC-6.1 to TC-6.5)', () => {
  it.each([
    ['L', 'C', 'side-rear'],
    ['L', 'M', 'rear'],
    ['L', 'H', 'none'],
    ['M', 'L', 'front-side-rear'],
    ['M', 'M', 'side-rear'],
    ['M', 'H', 'rear'],
    ['H', 'M', 'front-side-rear'],
    ['H', 'H', 'side-rear'],
  ])('%s destroys %s: %s', (shooter, target, sides) => {
    expect(byLetter(shooter, target)).toBe(sides);
  });

  it('compares cannon and armour of the content for every pair', () => {
    for (const shooter of ALL_TYPES)
      for (const target of ALL_TYPES) {
        const { cannon } = TANKS[shooter]!;
        const lost = (['front', 'side', 'rear'] as const).filter(
          (_, n) => cannon > TANKS[target]!.armour[n]!,
        );
        expect(sidesLost(shooter, target)).toEqual(lost);
      }
  });

  it('lists every target once, and has words for every answer', () => {
    for (const shooter of ALL_TYPES) {
      const listed = targetsBySides(shooter);
      expect([...listed.values()].flat().sort()).toEqual([...ALL_TYPES]);
      for (const key of listed.keys()) expect(Object.keys(en)).toContain(`guide.${key}`);
    }
  });
});

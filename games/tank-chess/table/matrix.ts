/** What every tank destroys, and from which side: asked of the rules, shot by shot (TC-6.1 to TC-6.5). */
import { destroys, SIDES, type StruckSide, sideStruck } from '../rules/shot.ts';
import { liveTank, TYPES } from '../rules/types.ts';

/** Every type, as its index. */
export const ALL_TYPES: readonly number[] = [...TYPES.keys()];

/** The sides on which a shot by a tank of one type destroys a tank of another, front first. */
export const sidesLost = (shooter: number, target: number): readonly StruckSide[] => {
  const facing = 0;
  const lost = [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((direction) => destroys(shooter, liveTank(1, target, facing), direction))
    .map((direction) => sideStruck(direction, facing));
  return SIDES.filter((_, side) => lost.includes(side as 0 | 1 | 2));
};

/** The sides in one word, for the messages `guide.<key>`: `front-side-rear`, `side-rear`, `rear` or `none`. */
export const keyOf = (sides: readonly StruckSide[]): string => sides.join('-') || 'none';

/** The targets of a type by the sides on which they are lost, the easiest first. */
export const targetsBySides = (shooter: number): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  const byEase = [...ALL_TYPES].sort((a, b) => sidesLost(shooter, b).length - sidesLost(shooter, a).length);
  for (const target of byEase) {
    const key = keyOf(sidesLost(shooter, target));
    found.set(key, [...(found.get(key) ?? []), target]);
  }
  return found;
};

/**
 * Easy levels: not the best choice, but one nearly as good, at odds that fall with what it loses (softmax, or Boltzmann,
 * selection with base 2). Choices that lose too much are never taken, whatever their number: Wu et al., On Strength
 * Adjustment for MCTS-Based Programs, 2019, show that without such a threshold a weak level is not weak but absurd.
 */
import type { Chance } from '#engine/chance.ts';

export interface Softness {
  /** A choice that loses so much against the best, or more, is not considered; above 0. */
  readonly margin: number;
  /** So much less makes a choice half as likely; above 0. */
  readonly half: number;
  /** Odds fall in steps: only whole multiples of `half` count. */
  readonly steps?: boolean;
}

/** The odds of the best choice; twelve halvings leave one. */
const WHOLE = 4096;

/**
 * One of the choices, the likelier the better it is. Draws once, also when there is only one to take.
 * @throws RangeError when there is nothing to choose from
 */
export const soften = <C>(
  choices: readonly C[],
  worth: (choice: C) => number,
  { margin, half, steps = false }: Softness,
  chance: Chance,
): C => {
  if (choices.length === 0) throw new RangeError('There is nothing to choose from');
  const best = choices.reduce((most, choice) => Math.max(most, worth(choice)), -Infinity);
  const near = choices.filter((choice) => worth(choice) > best - margin);
  const odds = near.map((choice) => {
    const halvings = (best - worth(choice)) / half;
    return Math.round(WHOLE * 2 ** -(steps ? Math.trunc(halvings) : halvings));
  });
  let left = chance.draw(odds.reduce((sum, one) => sum + one, 0));
  let taken = 0;
  while (left >= odds[taken]!) left -= odds[taken++]!;
  return near[taken]!;
};

/** Which dice to reroll when they lie on the table: one step of expectimax over at most eight sets (WOW-13.12). */
import type { Decision } from '#engine/game.ts';
import { aboutDie, colourOf, inPlay } from '../../rules/fight/dice.ts';
import { rerollValue } from '../../rules/fight/values.ts';
import { ROLLED, type Warcraft } from '../../rules/state.ts';
import { step, VERB } from '../../rules/steps.ts';
import { FACES, type Face, facesOf, placedAlways } from './faces.ts';
import { ORDERS } from './pool.ts';
import { addTo, certain, convolve, type Spread } from './spread.ts';
import { situationOf, worthOf } from './worth.ts';

export interface JudgedReroll {
  readonly decision: Decision;
  /** Expected worth of the phase (worth.ts), exact over the dice that are rolled again. */
  readonly worth: number;
}
/** The misses in this order of colours, within a colour the most harmful first, up to the Reroll value. */
export const missesBy = (
  s: Warcraft,
  order: readonly number[],
  faces: readonly (readonly Face[])[],
): number[] =>
  order
    .flatMap((colour) =>
      inPlay(s)
        .filter((die) => s.dieAt[die] === ROLLED && colourOf(s, die) === colour)
        .filter((die) => !(s.fixedColours & (1 << colour)) && !faces[colour]![s.face[die]! - 1]!.places)
        .sort((a, b) => faces[colour]![s.face[b]! - 1]!.harm - faces[colour]![s.face[a]! - 1]!.harm),
    )
    .slice(0, rerollValue(s));
export const rerollOf = (s: Warcraft, dice: readonly number[]): Decision =>
  dice.length === 0
    ? [step(VERB.spare)]
    : dice.map((die) => step(VERB.reroll, aboutDie(s, die))).sort((a, b) => a - b);

const anyFace = (faces: readonly Face[]): Spread => {
  const spread = new Map<number, number>();
  for (const { packed } of faces) addTo(spread, packed, 1 / FACES);
  return spread;
};
/** The sets for the question `reroll`, the best first. */
export const judgeRerolls = (s: Warcraft): JudgedReroll[] => {
  const faces = [0, 1, 2].map((colour) => facesOf(s, colour));
  const at = situationOf(s);
  const always = placedAlways(s);
  const sets = new Map<string, JudgedReroll>();
  for (const order of ORDERS) {
    const again = missesBy(s, order, faces);
    const decision = rerollOf(s, again);
    if (sets.has(decision.join(' '))) continue;
    let spread = certain(always);
    for (const die of inPlay(s)) {
      const kinds = faces[colourOf(s, die)]!;
      spread = convolve(
        spread,
        again.includes(die) ? anyFace(kinds) : certain(kinds[s.face[die]! - 1]!.packed),
      );
    }
    sets.set(decision.join(' '), { decision, worth: worthOf(spread, at) });
  }
  return [...sets.values()].sort((a, b) => b.worth - a.worth);
};

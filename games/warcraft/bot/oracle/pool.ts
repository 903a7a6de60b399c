/** The attack phase of one character: its dice as the rules count them, and what they place after the reroll. */
import { colourOf, inPlay } from '../../rules/fight/dice.ts';
import { dueDice, poolCounts, stunDefeats } from '../../rules/fight/pool.ts';
import { rerollValue } from '../../rules/fight/values.ts';
import { UNROLLED, type Warcraft } from '../../rules/state.ts';
import { type Drain, drains, FACES, type Face, facesOf, friendNo, placedAlways } from './faces.ts';
import { addTo, convolve, MOST_DRAINED, packLost, type Spread, times, withoutDrained } from './spread.ts';

/** More than any character has. */
const DEADLY = 90;
/** In which order of colours misses are rerolled; the last one keeps all dice. At most eight sets of dice follow. */
export const ORDERS: readonly (readonly number[])[] = [
  [1, 0, 2],
  [0, 1, 2],
  [1, 2, 0],
  [0, 2, 1],
  [2, 0, 1],
  [2, 1, 0],
  [],
];
/** Colour → dice given up for stun and curse: from the colour with most dice, green before red before blue. */
export const paidDice = (s: Warcraft): number[] => {
  const free = poolCounts(s);
  const paid = [0, 0, 0];
  for (let due = stunDefeats(s, s.active) ? 0 : dueDice(s, s.active); due > 0; due--) {
    const most = Math.max(...free);
    const colour = [2, 0, 1].find((one) => free[one] === most)!;
    free[colour]!--;
    paid[colour]!++;
  }
  return paid;
};

interface Kind {
  readonly packed: number;
  readonly chance: number;
  readonly places: boolean;
  readonly harm: number;
}
export interface Pool {
  readonly hero: number;
  /** Colour → dice that are rolled, and faces that are set before the roll. */
  readonly dice: readonly number[];
  readonly set: readonly (readonly number[])[];
  readonly rerolls: number;
  readonly fixedColours: number;
  readonly faces: readonly (readonly Face[])[];
  /** Packed tokens placed without dice. */
  readonly always: number;
  readonly stunned: boolean;
  /**
   * What each die takes on which the opponent's ability takes more than Health; undefined: none does, or the pool is too
   * large to count them.
   */
  readonly drain: Drain | undefined;
  /** Reroll order → distribution, filled when asked for. */
  readonly spreads: (Spread | undefined)[];
}

const undrained = (face: Face): Face => ({ ...face, packed: withoutDrained(face.packed) });

/** The pool that the active character would roll now (question `dicePool`). */
export const poolOf = (s: Warcraft): Pool => {
  const counts = poolCounts(s);
  const paid = paidDice(s);
  const faces = [0, 1, 2].map((colour) => facesOf(s, colour));
  const set = counts.map((count, colour) =>
    inPlay(s)
      .filter((die) => s.dieAt[die] === UNROLLED && colourOf(s, die) === colour && s.face[die]! > 0)
      .map((die) => s.face[die]!)
      .sort((a, b) => b - a)
      .slice(0, count - paid[colour]!),
  );
  const dice = counts.map((count, colour) => count - paid[colour]! - set[colour]!.length);
  const isLarge = counts.reduce((sum, count) => sum + count, 0) > MOST_DRAINED;
  return {
    hero: s.active,
    dice,
    set,
    rerolls: s.rerolled === 0 ? rerollValue(s) : 0,
    fixedColours: s.fixedColours,
    faces: isLarge ? faces.map((all) => all.map(undrained)) : faces,
    always: placedAlways(s),
    stunned: stunDefeats(s, s.active),
    drain: isLarge ? undefined : faces.flat().find((face) => drains(face.drain))?.drain,
    spreads: ORDERS.map(() => undefined),
    ...(stunDefeats(s, s.active) ? { always: packLost(friendNo(s, s.active), DEADLY) } : {}),
  };
};

/** Faces that do the same are one kind. The first kinds place nothing, the most harmful first: so dice are rerolled. */
const kindsOf = (faces: readonly Face[]): Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const { packed, places, harm } of faces) {
    const key = `${packed} ${harm} ${places}`;
    const chance = (kinds.get(key)?.chance ?? 0) + 1 / FACES;
    kinds.set(key, { packed, chance, places, harm });
  }
  return [...kinds.values()].sort((a, b) => Number(a.places) - Number(b.places) || b.harm - a.harm);
};
/** Ways to roll `count` dice: how many of each kind, and the chance of it. */
const rolls = (kinds: readonly Kind[], count: number): (readonly [readonly number[], number])[] => {
  const found: (readonly [readonly number[], number])[] = [];
  const fill = (at: number, left: number, counts: readonly number[], chance: number): void => {
    const { chance: p } = kinds[at]!;
    if (at === kinds.length - 1) {
      found.push([[...counts, left], chance * p ** left]);
      return;
    }
    let ways = chance;
    for (let n = 0; n <= left; n++) {
      fill(at + 1, left - n, [...counts, n], ways);
      ways = (ways * p * (left - n)) / (n + 1);
    }
  };
  fill(0, count, [], 1);
  return found;
};

/** Rerolls left → distribution, of one colour more. */
const addColour = (
  pool: Pool,
  colour: number,
  before: ReadonlyMap<number, Spread>,
  mayReroll: boolean,
): Map<number, Spread> => {
  const faces = pool.faces[colour]!;
  const kinds = kindsOf(faces);
  const one: Spread = new Map(kinds.map(({ packed }) => [packed, 0]));
  for (const { packed, chance } of kinds) addTo(one as Map<number, number>, packed, chance);
  const set = kinds.map(
    (kind) =>
      pool.set[colour]!.filter((face) => {
        const { packed, harm, places } = faces[face - 1]!;
        return packed === kind.packed && harm === kind.harm && places === kind.places;
      }).length,
  );
  const after = new Map<number, Map<number, number>>();
  const ways = rolls(kinds, pool.dice[colour]!);
  for (const [left, spread] of before) {
    for (const [rolled, chance] of ways) {
      let open = mayReroll ? left : 0;
      let kept = 0;
      for (const [i, { packed, places }] of kinds.entries()) {
        const count = rolled[i]! + set[i]!;
        const again = places ? 0 : Math.min(open, count);
        open -= again;
        kept += packed * (count - again);
      }
      const again = (mayReroll ? left : 0) - open;
      const rest = left - again;
      const to = after.get(rest) ?? new Map<number, number>();
      after.set(rest, to);
      for (const [x, p] of convolve(spread, times(one, again))) addTo(to, x + kept, p * chance);
    }
  }
  return after;
};
/** The exact distribution of what the phase places, with the misses rerolled in this order of colours. */
export const spreadOf = (pool: Pool, order: number): Spread => {
  const known = pool.spreads[order];
  if (known) return known;
  let states: Map<number, Spread> = new Map([[pool.rerolls, new Map([[pool.always, 1]])]]);
  const first = ORDERS[order]!;
  if (!pool.stunned)
    for (const colour of [...first, ...[0, 1, 2].filter((one) => !first.includes(one))])
      states = addColour(
        pool,
        colour,
        states,
        first.includes(colour) && !(pool.fixedColours & (1 << colour)),
      );
  const sum = new Map<number, number>();
  for (const spread of states.values()) for (const [x, p] of spread) addTo(sum, x, p);
  pool.spreads[order] = sum;
  return sum;
};

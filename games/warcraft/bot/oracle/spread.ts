/**
 * Distributions of what an attack phase places. Tokens are packed into one number, so that what two dice place together is
 * the sum of the two numbers, and independent dice are combined by convolution.
 */

/** What is counted: hits by box in the order of the state, armour, and Health lost to the opponent's ability. */
export interface Tokens {
  readonly damage: number;
  readonly defense: number;
  readonly attrition: number;
  readonly armor: number;
  /** Health lost by each character of the side, at most three. */
  readonly lost: readonly number[];
}
/** Packed tokens → probability. */
export type Spread = ReadonlyMap<number, number>;

const WIDTH = 128;
const PLACES = 7;
/** Abilities may take hits, so a component may be negative. */
const LOWEST = 32;
const [DEFENSE, ATTRITION, ARMOR, LOST] = [WIDTH, WIDTH ** 2, WIDTH ** 3, WIDTH ** 4] as const;
const BIAS = Array.from({ length: PLACES }, (_, i) => LOWEST * WIDTH ** i).reduce((sum, one) => sum + one, 0);

/** Components lie between -32 and 95. */
export const pack = ({ damage, defense, attrition, armor, lost }: Tokens): number =>
  lost.reduce(
    (sum, n, i) => sum + n * LOST * WIDTH ** i,
    damage + defense * DEFENSE + attrition * ATTRITION + armor * ARMOR,
  );
export const unpack = (packed: number): Tokens => {
  let rest = packed + BIAS;
  const places: number[] = [];
  for (let i = 0; i < PLACES; i++) {
    places.push((rest % WIDTH) - LOWEST);
    rest = Math.floor(rest / WIDTH);
  }
  const [damage, defense, attrition, armor, ...lost] = places as [number, number, number, number];
  return { damage, defense, attrition, armor, lost };
};
/** Above the tokens: how many dice made the opponent's ability take something that counts in later rounds. */
const DRAINED = WIDTH ** PLACES;
/** With more such dice the number would no longer be exact. */
export const MOST_DRAINED = 15;
export const withDrained = (packed: number): number => packed + DRAINED;
export const drainedOf = (packed: number): number => Math.floor((packed + BIAS) / DRAINED);
export const withoutDrained = (packed: number): number => packed - drainedOf(packed) * DRAINED;
/** By the number of such dice: the rest of what is placed. */
export const byDrained = (spread: Spread): ReadonlyMap<number, Spread> => {
  const all = new Map<number, Map<number, number>>();
  for (const [packed, chance] of spread) {
    const count = drainedOf(packed);
    const one = all.get(count) ?? new Map<number, number>();
    all.set(count, one);
    one.set(packed - count * DRAINED, chance);
  }
  return all;
};

/** Nothing but Health of this friend that is lost. */
export const packLost = (friend: number, count: number): number => count * LOST * WIDTH ** friend;

export const certain = (packed: number): Spread => new Map([[packed, 1]]);
export const addTo = (to: Map<number, number>, packed: number, chance: number): void => {
  to.set(packed, (to.get(packed) ?? 0) + chance);
};
export const convolve = (a: Spread, b: Spread): Spread => {
  const sum = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) addTo(sum, x + y, p * q);
  return sum;
};
/** `count` independent ones. */
export const times = (one: Spread, count: number): Spread => {
  let sum = certain(0);
  for (let i = 0; i < count; i++) sum = convolve(sum, one);
  return sum;
};
export const meanOf = (spread: Spread, value: (packed: number) => number): number => {
  let sum = 0;
  for (const [packed, p] of spread) sum += p * value(packed);
  return sum;
};

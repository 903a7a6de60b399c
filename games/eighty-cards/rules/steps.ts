/**
 * The steps of decisions: a verb and what it is about, packed into one integer. Cards are named by kind, except terrain
 * cards; seats, slots and ring cards by their number.
 */

/** The verbs of steps, each with the decisions that it begins or belongs to. */
export const VERB = {
  /** `[nation nation]` (EC-1.15). */
  nation: 0,
  /** `[terrain card, slot ringCard]` (EC-2.5). */
  terrain: 1,
  slot: 2,
  /** `[drift direction]`: 0 forward, 1 back (EC-12.7). */
  drift: 3,
  /** `[victim seat]` (EC-12.10). */
  victim: 4,
  /** `[explode mode]`: 0 damage, else a slot (EC-12.16). */
  explode: 5,
  /** `[pass]`: no interference, no reaction. */
  pass: 6,
  /** `[interfere kind, target seat]` or `[interfere kind, target seat, remove slot]` (EC-9). */
  interfere: 7,
  target: 8,
  remove: 9,
  /** `[react kind]` (EC-10). */
  react: 10,
  /** `[move]` (EC-6.1). */
  move: 11,
  /** `[shovel kind]` (EC-7.1). */
  shovel: 12,
  /** `[play kind]`, `[play kind, convert x + 8]`, `[play kind, swap ringCard, reserve card]` (EC-8.3, 17). */
  play: 13,
  convert: 14,
  swap: 15,
  reserve: 16,
  /** `[crew kind]` (EC-8.4). */
  crew: 17,
  /** `[fire seat, mode mode]`: 0 damage, else a slot (EC-11). */
  fire: 18,
  mode: 19,
  /** `[launch direction]` (EC-12.3). */
  launch: 20,
  /** `[install kind]` (EC-13.1). */
  install: 21,
  /** `[rearm]` (EC-13.14). */
  rearm: 22,
  /** `[use end]`: 0 cover, 1 discard (EC-13.10). */
  use: 23,
  /** `[throw slot]` (EC-5.7). */
  throw: 24,
  /** `[end]`: of phase 2 (EC-5.9). */
  end: 25,
  /** `[gas end]`: 0 cover, 1 discard (EC-13.8). */
  gas: 26,
  /** `[spyTravel kind]`, `[spyCamp kind]`: the card that the spy discards (EC-17.16). */
  spyTravel: 27,
  spyCamp: 28,
  /** `[reflect slot]` (EC-10.6). */
  reflect: 29,
  /** `[dropTravel kind]`, `[dropCamp kind]`, `[keep]`: the discard of phase 3 (EC-14.1). */
  dropTravel: 30,
  dropCamp: 31,
  keep: 32,
  /** `[draw deck]`: 0 travel, 1 base camp (EC-14.4). */
  draw: 33,
  /** `[duel deck]` (EC-15.10). */
  duel: 34,
} as const;
export type Verb = (typeof VERB)[keyof typeof VERB];

const BITS = 6;
const VERBS = Object.keys(VERB).length;

export const step = (verb: Verb, about = 0): number => (verb << BITS) | about;
export const verbOf = (one: number): number => one >> BITS;
export const aboutOf = (one: number): number => one & ((1 << BITS) - 1);
/** Whether this number can be a step. Drafts come from outside, so they are checked. */
export const isStep = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < VERBS << BITS;

/** What is added to the x of `convert`, which may be negative (EC-17.3). */
export const CONVERT_ZERO = 8;
export const [FORWARD, BACK] = [0, 1] as const;
export const [COVER, DISCARD_IT] = [0, 1] as const;
export const [TRAVEL, BASE_CAMP] = [0, 1] as const;

/** The steps of decisions: a verb and what it is about, packed into one integer. */

export const VERB = {
  /** `[attacker hero]` (WOW-17.2). */
  attacker: 0,
  /** `[use ability, …]` with the choices that its operations ask for, in their order (WOW-12). */
  use: 1,
  /** How often, or how many. */
  times: 2,
  /** A die: see `dieStep`. */
  die: 3,
  box: 4,
  colour: 5,
  /** A class card. */
  card: 6,
  hero: 7,
  figure: 8,
  /** Pays nothing for this use of an instant power (`freeInstantPerCombat`). */
  free: 9,
  area: 10,
  /** `[done]`: nothing more in this window; no reaction. */
  done: 11,
  /** `[off card]`: switched off for this round (WOW-12.4). */
  off: 12,
  /** `[roll, pay colour…, leave colour…]` (WOW-16.1, 16.4, 13.5). */
  roll: 13,
  pay: 14,
  leave: 15,
  /** `[reroll die…]` (WOW-13.12). */
  reroll: 16,
  /** `[foe]`: the creature's ability acts now (WOW-13.10). */
  foe: 17,
  /** `[kill figure]`, `[fell]` of a single opponent, `[spare]` (WOW-14.8). */
  kill: 18,
  fell: 19,
  spare: 20,
  /** `[wound hero]`, `[petWound hero]` (WOW-15.1, 12.17). */
  wound: 21,
  petWound: 22,
  /** `[kel n]` (WOW-22.5). */
  kel: 23,
  /** `[dragon n, times m]`: hits kept in the damage and in the defence box (WOW-22.6). */
  dragon: 24,
  /** `[giveUp card]` (WOW-14.22). */
  giveUp: 25,
} as const;
export type Verb = (typeof VERB)[keyof typeof VERB];

const BITS = 10;
const VERBS = Object.keys(VERB).length;

export const step = (verb: Verb, about = 0): number => (verb << BITS) | about;
export const verbOf = (one: number): number => one >> BITS;
export const aboutOf = (one: number): number => one & ((1 << BITS) - 1);
/** Whether this number can be a step. Drafts come from outside, so they are checked. */
export const isStep = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < VERBS << BITS;

/** A die is named by what it shows, so that equal dice are one choice; face 0: not rolled. */
export const dieAbout = (colour: number, face: number, spotted: number): number =>
  (colour * 9 + face) * 2 + spotted;

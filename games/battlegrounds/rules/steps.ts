/**
 * The steps of decisions: a verb and what it is about, packed into one integer. Pawns, squares, tank cards and pictures
 * are named by their number.
 */

/** The verbs of steps, each with the decisions that it begins or belongs to. */
export const VERB = {
  /** `[draft card]` (BG-2.3). */
  draft: 0,
  /** `[cards card, cards card]`, ascending: the two tanks of a Solo game (BG-16.3). */
  cards: 1,
  /** `[base card, corner corner]`: which base a tank of Solo starts in (BG-16.5). */
  base: 2,
  corner: 3,
  /** `[activate pawn, card card]` (BG-1.15). */
  activate: 4,
  card: 5,
  /** `[place pawn, to square]` (BG-1.18). */
  place: 6,
  /** `[enter pawn, card card, to square]`: a pawn returns (BG-6.8), or enters anew (BG-16.32). */
  enter: 7,
  /** `[skipEntry]` (BG-16.33). */
  skipEntry: 8,
  /** `[move pawn, to square, …]`: the squares of the path (BG-4.4). */
  move: 9,
  to: 10,
  /** `[shoot pawn, aim square]`, where the verb of the second step is the aim (BG-5.13). */
  shoot: 11,
  token: 12,
  tank: 13,
  layDud: 14,
  removeDud: 15,
  artillery: 16,
  /** `[hold pawn]`: no shot, and with a tank that has no path neither move nor shot (BG-4.20, 5.1). */
  hold: 17,
  /** `[change pawn, card card]` (BG-7.1). */
  change: 18,
  /** `[play picture]`: a one-time action (BG-9). */
  play: 19,
  /** `[keep card]`: one of the cards drawn (BG-9.7). */
  keep: 20,
  /** `[assign picture, card card]`: an upgrade (BG-8.9). */
  assign: 21,
  /** `[end]`: the turn (BG-3.9). */
  end: 22,
  /** `[go square]`: the move of a sub-turn in Family (BG-15.8). */
  go: 23,
  /** `[reveal square]` (BG-15.10). */
  reveal: 24,
  /** `[collect square, collect square]`, ascending: two of three equal tokens (BG-15.15). */
  collect: 25,
} as const;
export type Verb = (typeof VERB)[keyof typeof VERB];

const BITS = 7;
const VERBS = Object.keys(VERB).length;

export const step = (verb: Verb, about = 0): number => (verb << BITS) | about;
export const verbOf = (one: number): number => one >> BITS;
export const aboutOf = (one: number): number => one & ((1 << BITS) - 1);
/** Whether this number can be a step. Drafts come from outside, so they are checked. */
export const isStep = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < VERBS << BITS;

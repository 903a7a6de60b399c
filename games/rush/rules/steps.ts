/**
 * The steps of decisions: a verb and a kind or place, packed into one integer. Cards are named by kind, because copies
 * are alike.
 */

/** The verbs of steps, each with the decisions that it begins or belongs to. */
export const VERB = {
  /** `[end]`: step II is over (RUSH-3.14). */
  end: 0,
  /** `[yes]`, `[no]`: restore the Reserve? (RUSH-12.2) */
  yes: 1,
  no: 2,
  /** `[buy vehicle, pay kind, …]`: a purchase; the cards in the order of payment (RUSH-4.25). */
  buy: 3,
  pay: 4,
  /** `[play kind]`: for its abilities (RUSH-5.1). */
  play: 5,
  /** `[deploy vehicle, on place]`: played without abilities (RUSH-5.4). */
  deploy: 6,
  /** `[attack vehicle, attack vehicle, …]`: the declaration, kinds ascending (RUSH-7.4). */
  attack: 7,
  /** `[on place]`: the Base for the Vehicle that was played (RUSH-5.7). */
  on: 8,
  /** `[base place]` or `[defender place]`: the target of Siege (RUSH-6.14). */
  base: 9,
  defender: 10,
  /** `[gain vehicle]`: by Research (RUSH-6.26). */
  gain: 11,
  /** `[repair kind]` or `[repair kind, repair kind]`, kinds ascending (RUSH-6.32). */
  repair: 12,
  /** `[discard kind]`: the answer to Sabotage (RUSH-6.8). */
  discard: 13,
  /** `[strike vehicle, base place]` or `[strike vehicle, defender place]`: one step of the attack (RUSH-7.5). */
  strike: 14,
  /** `[expose vehicle, on place]`: an attacker is put on a Base (RUSH-12.5). */
  expose: 15,
  /** `[payout singles × 4 + doubles]`: Medals for one nation (RUSH-8.6). */
  payout: 16,
} as const;
export type Verb = (typeof VERB)[keyof typeof VERB];

const BITS = 10;
const VERBS = Object.keys(VERB).length;

export const step = (verb: Verb, about = 0): number => (verb << BITS) | about;
export const verbOf = (one: number): number => one >> BITS;
export const aboutOf = (one: number): number => one & ((1 << BITS) - 1);
/** Whether this number can be a step. Drafts come from outside, so they are checked. */
export const isStep = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < VERBS << BITS;

export const payoutStep = (singles: number, doubles: number): number =>
  step(VERB.payout, singles * 4 + doubles);
export const singlesOf = (one: number): number => aboutOf(one) >> 2;
export const doublesOf = (one: number): number => aboutOf(one) & 3;

/** Plays a fight as the oracle assumes: its answers, with the order of rerolls settled before each roll. */
import type { Decision } from '#engine/game.ts';
import { BOX_COUNT, DAMAGE, POOL, type Warcraft } from '../../rules/state.ts';
import { VERB, verbOf } from '../../rules/steps.ts';
import { answer } from './answers.ts';
import { ORDERS, poolOf } from './pool.ts';
import { bestOrder, situationOf } from './worth.ts';

/** What was answered to a pool: the same fights are played many times where the odds are tested. */
export interface Answered {
  readonly decision: Decision | undefined;
  readonly order: number;
}
const MOST_KNOWN = 50_000;
/** Two 26-bit hashes of a state as one number. */
const hashOf = (s: Warcraft): number => {
  let a = 0x2545f491;
  let b = 0x9e3779b1;
  for (const cell of s.data) {
    a = Math.imul(a ^ cell, 0x01000193);
    b = Math.imul(b + cell, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 6) * 2 ** 26 + (b >>> 6);
};

export class OraclePlayer {
  readonly #known: Map<string, Answered> | undefined;
  #round = -1;
  /** Hits in the damage box when the first pool of the round was open. */
  #inBox = 0;
  #order = ORDERS.length - 1;

  /** @param remember keeps what was answered to each position, for fights that are played again and again */
  constructor(remember?: Map<string, Answered>) {
    this.#known = remember;
  }
  /** The answer to the question of a fight; undefined for other questions. */
  answer(s: Warcraft): Decision | undefined {
    if (s.asked === POOL && s.round !== this.#round) {
      this.#round = s.round;
      this.#inBox = s.hits[s.attackers * BOX_COUNT + DAMAGE]!;
    }
    if (s.asked !== POOL || !this.#known) return this.#answer(s);
    const key = `${hashOf(s)} ${this.#inBox} ${this.#order}`;
    const known = this.#known.get(key);
    if (known) {
      this.#order = known.order;
      return known.decision;
    }
    const decision = this.#answer(s);
    if (this.#known.size < MOST_KNOWN) this.#known.set(key, { decision, order: this.#order });
    return decision;
  }
  #answer(s: Warcraft): Decision | undefined {
    const decision = answer(s, () => this.#order);
    if (decision && s.asked === POOL && verbOf(decision[0]!) === VERB.roll) {
      const at = { ...situationOf(s), inBox: this.#inBox, blocked: 0 };
      this.#order = bestOrder(poolOf(s), at).order;
    }
    return decision;
  }
}

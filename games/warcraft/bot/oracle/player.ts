/** Plays a fight as the oracle assumes: its answers, with the order of rerolls settled before each roll. */
import type { Decision } from '#engine/game.ts';
import { BOX_COUNT, DAMAGE, POOL, type Warcraft } from '../../rules/state.ts';
import { VERB, verbOf } from '../../rules/steps.ts';
import { answer } from './answers.ts';
import { ORDERS, poolOf } from './pool.ts';
import { bestOrder, situationOf } from './worth.ts';

export class OraclePlayer {
  #round = -1;
  /** Hits in the damage box when the first pool of the round was open. */
  #inBox = 0;
  #order = ORDERS.length - 1;

  /** The answer to the question of a fight; undefined for other questions. */
  answer(s: Warcraft): Decision | undefined {
    if (s.asked === POOL && s.round !== this.#round) {
      this.#round = s.round;
      this.#inBox = s.hits[s.attackers * BOX_COUNT + DAMAGE]!;
    }
    const decision = answer(s, () => this.#order);
    if (decision && s.asked === POOL && verbOf(decision[0]!) === VERB.roll) {
      const at = { ...situationOf(s), inBox: this.#inBox, blocked: 0 };
      this.#order = bestOrder(poolOf(s), at).order;
    }
    return decision;
  }
}

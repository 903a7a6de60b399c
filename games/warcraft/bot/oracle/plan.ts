/** What the characters will roll, round by round, as far as it does not depend on dice. */

import { clearDice } from '../../rules/fight/dice.ts';
import { toStage } from '../../rules/fight/stages.ts';
import { settle } from '../../rules/game.ts';
import { fightersOf } from '../../rules/heroes.ts';
import { LABORATORY } from '../../rules/map/fields.ts';
import { DEFEATED, FIGHTING, OVER, POOL, stageNo, type Warcraft } from '../../rules/state.ts';
import { step, VERB, verbOf } from '../../rules/steps.ts';
import { answer, copyOf, decide, NO_DICE } from './answers.ts';
import { type Pool, poolOf } from './pool.ts';

/** From this round on the pools stay as they are. */
const PLANNED_ROUNDS = 6;
const KEEP = (): number => 0;

/** Whose phases are to come in this round, and the position after their choices before the roll. */
export interface Phases {
  readonly pools: readonly Pool[];
  readonly after: Warcraft;
}
const isRoll = (decision: readonly number[]): boolean => verbOf(decision[0]!) === VERB.roll;

/** Goes through the pools of a round on a copy. Phases whose dice lie already count as not yet rolled. */
const phasesOf = (from: Warcraft, mask: number): Phases => {
  const s = copyOf(from);
  const half = s.config.heroes / 2;
  for (let i = 0; i < half; i++) {
    const hero = s.attackers * half + i;
    if (s.role[hero] === FIGHTING && !((mask >> i) & 1)) s.role[hero] = DEFEATED;
  }
  if (s.active >= 0 && s.role[s.active] !== FIGHTING) s.active = -1;
  if (s.stage > stageNo('poolStart') && s.stage <= stageNo('placeEnd') && s.active >= 0)
    toStage(s, 'poolStart');
  if (s.active < 0 && s.stage <= stageNo('placeEnd') && s.stage > stageNo('roundStart'))
    toStage(s, 'chooseAttacker');
  const pools: Pool[] = [];
  const toCome = (): boolean => fightersOf(s, s.attackers).some((hero) => s.acted[hero] === 0);
  while (s.stage <= stageNo('placeEnd') && toCome()) {
    settle(s, NO_DICE, null);
    if (s.asked === OVER) break;
    const decision = answer(s, KEEP)!;
    if (s.asked !== POOL || !isRoll(decision)) {
      decide(s, decision, NO_DICE);
      continue;
    }
    pools.push(poolOf(s));
    s.acted[s.active] = 1;
    s.active = -1;
    clearDice(s);
    toStage(s, 'chooseAttacker');
  }
  return { pools, after: s };
};

/** The means that abilities take, as whole tokens; the rest is carried to the next round. */
const drainBy = (s: Warcraft, pools: readonly Pool[], owed: Map<string, number>): void => {
  for (const { hero, drain } of pools)
    for (const name of ['energy', 'stun', 'curse'] as const) {
      const key = `${name} ${hero}`;
      const sum = (owed.get(key) ?? 0) + drain[name];
      const whole = Math.floor(sum + 0.5);
      owed.set(key, sum - whole);
      if (name === 'energy') s.energy[hero] = Math.max(0, s.energy[hero]! - whole);
      else s[name][hero]! += whole;
    }
};
/** The next round begins, with the rules' own end of this one; no hits lie in the boxes. */
const nextRound = ({ pools, after: s }: Phases, owed: Map<string, number>): void => {
  const { round } = s;
  drainBy(s, pools, owed);
  s.hits.fill(0);
  s.armor.fill(0);
  toStage(s, 'moveTokens');
  settle(s, NO_DICE, null);
  while (s.asked !== OVER && s.round === round) decide(s, answer(s, KEEP) ?? [step(VERB.done)], NO_DICE);
};

export class Plan {
  readonly start: Warcraft;
  readonly #starts: Warcraft[];
  readonly #owed = new Map<string, number>();
  readonly #phases = new Map<number, Phases>();
  readonly #full: number;

  /** @param full which friends fight at the beginning, as bits */
  constructor(s: Warcraft, full: number) {
    this.start = copyOf(s);
    this.start.course = LABORATORY;
    this.#starts = [this.start];
    this.#full = full;
  }
  /** The pools of the round that is `ahead` rounds away, with these friends undefeated. */
  pools(ahead: number, mask: number): readonly Pool[] {
    return this.#at(Math.min(ahead, PLANNED_ROUNDS), mask).pools;
  }
  #at(ahead: number, mask: number): Phases {
    const key = ahead * 8 + mask;
    let found = this.#phases.get(key);
    if (!found) {
      found = phasesOf(this.#startOf(ahead), mask);
      this.#phases.set(key, found);
    }
    return found;
  }
  #startOf(ahead: number): Warcraft {
    for (let i = this.#starts.length; i <= ahead; i++) {
      const { pools, after } = this.#at(i - 1, this.#full);
      const next = copyOf(after);
      nextRound({ pools, after: next }, this.#owed);
      this.#starts.push(next);
    }
    return this.#starts[ahead]!;
  }
}

/** What the characters will roll, round by round, as far as it does not depend on dice. */

import { clearDice } from '../../rules/fight/dice.ts';
import { toStage } from '../../rules/fight/stages.ts';
import { settle } from '../../rules/game.ts';
import { fightersOf } from '../../rules/heroes.ts';
import { LABORATORY } from '../../rules/map/fields.ts';
import { DEFEATED, FIGHTING, OVER, POOL, stageNo, type Warcraft } from '../../rules/state.ts';
import { step, VERB, verbOf } from '../../rules/steps.ts';
import { answer, copyOf, decide, NO_DICE } from './answers.ts';
import type { Drain } from './faces.ts';
import { type Pool, poolOf } from './pool.ts';

/** From this round on the pools stay as they are. */
const PLANNED_ROUNDS = 6;
const KEEP = (): number => 0;

/** What a character carries into a round and an opponent's ability may have changed. */
type Burden = Drain;
/** The phase of a character in a round, and the position after everybody's choices before the rolls. */
interface Phase {
  readonly pool: Pool;
  readonly after: Warcraft;
}
/** A number of `Plan`, for a burden that follows from the plan itself. */
export const PLANNED = -1;

const isRoll = (decision: readonly number[]): boolean => verbOf(decision[0]!) === VERB.roll;

/** Goes through the pools of a round, and changes `s`. Phases whose dice lie already count as not yet rolled. */
const phasesOf = (
  s: Warcraft,
  mask: number,
): { readonly pools: readonly Pool[]; readonly after: Warcraft } => {
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

const NAMES = ['energy', 'stun', 'curse'] as const;

/** The next round begins, with the rules' own end of this one; no hits lie in the boxes. */
const nextRound = (s: Warcraft): void => {
  const { round } = s;
  s.hits.fill(0);
  s.armor.fill(0);
  toStage(s, 'moveTokens');
  settle(s, NO_DICE, null);
  while (s.asked !== OVER && s.round === round) decide(s, answer(s, KEEP) ?? [step(VERB.done)], NO_DICE);
};

/** But for the number of the round. */
const areAlike = (a: Warcraft, b: Warcraft): boolean => {
  const c = copyOf(b);
  c.round = a.round;
  return a.data.every((cell, i) => cell === c.data[i]);
};

export class Plan {
  readonly start: Warcraft;
  /** By rounds ahead: the position when the round begins, if the dice have taken nothing from anybody. */
  readonly #starts: Warcraft[];
  readonly #burdens: Burden[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #phases = new Map<string, Phase | undefined>();
  readonly #next = new Map<string, number>();
  readonly #full: number;
  /** The next round would begin like the last one of `#starts`. */
  #steady = false;

  /** @param full which friends fight at the beginning, as bits */
  constructor(s: Warcraft, full: number) {
    this.start = copyOf(s);
    this.start.course = LABORATORY;
    this.#starts = [this.start];
    this.#full = full;
  }
  /**
   * The phase of a friend in the round that is `ahead` rounds away, with these friends undefeated; undefined: it has
   * been.
   * @param burden a number of `next`
   */
  phase(ahead: number, mask: number, friend: number, burden: number): Phase | undefined {
    const round = this.#planned(ahead);
    const key = `${round} ${mask} ${friend} ${burden}`;
    if (!this.#phases.has(key)) this.#work(round, mask, friend, burden);
    return this.#phases.get(key);
  }
  /**
   * The number of the burden with which a friend begins the next round, if so many dice of its phase drained it. It is
   * taken not to depend on who else fights.
   */
  next(ahead: number, friend: number, burden: number, dice: number): number {
    const round = this.#planned(ahead);
    const key = `${round} ${friend} ${burden} ${dice}`;
    let found = this.#next.get(key);
    if (found === undefined) {
      found = this.#after(this.phase(round, this.#full, friend, burden), dice);
      this.#next.set(key, found);
    }
    return found;
  }
  #after(phase: Phase | undefined, dice: number): number {
    const drain = phase?.pool.drain;
    if (!drain) return PLANNED;
    const { after, pool } = phase;
    const { hero } = pool;
    const s = copyOf(after);
    s.energy[hero] = Math.max(0, s.energy[hero]! - dice * drain.energy);
    s.stun[hero]! += dice * drain.stun;
    s.curse[hero]! += dice * drain.curse;
    nextRound(s);
    return this.#numberOf({ energy: s.energy[hero]!, stun: s.stun[hero]!, curse: s.curse[hero]! });
  }
  #numberOf(burden: Burden): number {
    const key = NAMES.map((name) => burden[name]).join(' ');
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#burdens.push(burden) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
  #work(round: number, mask: number, friend: number, burden: number): void {
    const s = copyOf(this.#starts[round]!);
    const first = (s.attackers * s.config.heroes) / 2;
    if (burden !== PLANNED) for (const name of NAMES) s[name][first + friend] = this.#burdens[burden]![name];
    const { pools, after } = phasesOf(s, mask);
    const keep = (one: number): void => {
      const pool = pools.find(({ hero }) => hero === first + one);
      this.#phases.set(`${round} ${mask} ${one} ${burden}`, pool && { pool, after });
    };
    if (burden !== PLANNED) keep(friend);
    else for (let one = 0; one < s.config.heroes / 2; one++) keep(one);
  }
  /** The round from which on nothing changes any more, if it is before this one. */
  #planned(ahead: number): number {
    const most = Math.min(ahead, PLANNED_ROUNDS);
    for (let i = this.#starts.length; i <= most && !this.#steady; i++) {
      const before = this.#starts[i - 1]!;
      const next = copyOf(phasesOf(copyOf(before), this.#full).after);
      nextRound(next);
      this.#steady = i > 1 && areAlike(before, next);
      if (!this.#steady) this.#starts.push(next);
    }
    return Math.min(most, this.#starts.length - 1);
  }
}

/** Plans an attack: which card hits which target in which order, and what that is worth. */
import { ATTACK, BASES_ONLY, DEFENCE, HEAVY, KIND_OF, NATION, VEHICLES_ONLY } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { defenderAt, placesOf, stands } from '../rules/bases.ts';
import { seatOfPlace } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Changes } from './changes.ts';

/** The greatest number of attackers planned together. The others are planned when some of these have struck. */
const MAX_ATTACKERS = 4;
/** Targets considered for each card while more than two are left to strike. */
const MAX_TARGETS = 4;
const MAX_PLACES = 15;
const NO_TARGET = -1e9;

/** A strike, and the worth of the best attack that begins with it. */
export interface FirstStrike {
  readonly attacker: number;
  readonly target: number;
  readonly worth: number;
}

export class Strikes {
  readonly #changes: Changes;
  /** The places of the opponents' standing Bases. */
  readonly #places: number[] = [];
  /** Place → the kind of its defender, or -1. */
  readonly #defenders = new Int32Array(MAX_PLACES);
  readonly #defenderDamaged = new Uint8Array(MAX_PLACES);
  /** Place → 0: undamaged, 1: damaged, 2: destroyed. */
  readonly #baseDamage = new Uint8Array(MAX_PLACES);
  /** The worth of capturing the Base, of exposing it, and of a Medal; NaN until first needed. */
  readonly #capture = new Float64Array(MAX_PLACES);
  readonly #expose = new Float64Array(MAX_PLACES);
  readonly #medal = new Float64Array(NATIONS.length);

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Reads the position. `changes` must have been loaded with the state. */
  load(): void {
    const { state: s, seat } = this.#changes;
    this.#places.length = 0;
    this.#capture.fill(Number.NaN);
    this.#expose.fill(Number.NaN);
    this.#medal.fill(Number.NaN);
    for (let at = 0; at < placesOf(s); at++) {
      if (seatOfPlace(at) === seat || !stands(s, at)) continue;
      this.#places.push(at);
      const defender = defenderAt(s, at);
      this.#defenders[at] = defender < 0 ? -1 : KIND_OF[defender]!;
      this.#defenderDamaged[at] = s.damagedDefenders.has(at) ? 1 : 0;
      this.#baseDamage[at] = s.damagedBases.has(at) ? 1 : 0;
    }
  }

  captureOf(at: number): number {
    if (Number.isNaN(this.#capture[at]!)) this.#capture[at] = this.#changes.capture(at, false);
    return this.#capture[at]!;
  }
  /** The worth of destroying the defender with a Vehicle of this nation: the exposed Base, and a Medal. */
  killOf(at: number, nation: number): number {
    if (Number.isNaN(this.#expose[at]!)) this.#expose[at] = this.#changes.expose(at);
    if (Number.isNaN(this.#medal[nation]!)) this.#medal[nation] = this.#changes.medal(nation);
    return this.#expose[at]! + this.#medal[nation]!;
  }

  /** The gain of this hit alone; NO_TARGET when it is not allowed. */
  #gain(attacker: number, at: number): number {
    const defender = this.#defenders[at]!;
    if (defender < 0) {
      if (VEHICLES_ONLY[attacker] || this.#baseDamage[at] === 2) return NO_TARGET;
      return HEAVY[attacker] || this.#baseDamage[at] ? this.captureOf(at) : this.#changes.parameters.damage;
    }
    if (BASES_ONLY[attacker]) return NO_TARGET;
    return ATTACK[attacker]! >= DEFENCE[defender]! || this.#defenderDamaged[at]
      ? this.killOf(at, NATION[attacker]!)
      : this.#changes.parameters.damage;
  }

  /** The worth of the best attack with these Vehicles; NO_TARGET when none of them has a target. */
  bestOf(attackers: readonly number[]): number {
    let best = NO_TARGET;
    const few = attackers.length > MAX_ATTACKERS ? attackers.slice(0, MAX_ATTACKERS) : attackers;
    this.#try(few, (1 << few.length) - 1, (_, __, worth) => {
      if (worth > best) best = worth;
    });
    return best;
  }
  /** Every strike with which these Vehicles can begin, with the worth of the best attack after it. */
  firstStrikes(attackers: readonly number[]): FirstStrike[] {
    const found: FirstStrike[] = [];
    const few = attackers.length > MAX_ATTACKERS ? attackers.slice(0, MAX_ATTACKERS) : attackers;
    this.#try(
      few,
      (1 << few.length) - 1,
      (attacker, at, worth) => {
        const verb = this.#defenders[at]! < 0 ? VERB.base : VERB.defender;
        found.push({ attacker, target: step(verb, at), worth });
      },
      true,
    );
    return found;
  }

  /**
   * Calls `each` for every strike of the attackers left, a mask, with its worth; with `all` targets are not limited.
   */
  #try(
    attackers: readonly number[],
    left: number,
    each: (attacker: number, at: number, worth: number) => void,
    all = false,
  ): void {
    let count = 0;
    for (let rest = left; rest > 0; rest &= rest - 1) count++;
    for (let i = 0; i < attackers.length; i++) {
      if (!(left & (1 << i))) continue;
      const attacker = attackers[i]!;
      const enough = count > 2 && !all ? this.#threshold(attacker) : NO_TARGET;
      for (const at of this.#places) {
        const gain = this.#gain(attacker, at);
        if (gain === NO_TARGET || gain < enough) continue;
        const rest = left & ~(1 << i);
        each(attacker, at, rest === 0 ? gain : gain + this.#after(attackers, rest, attacker, at));
      }
    }
  }
  /** The gain of this card's MAX_TARGETS-th best target. */
  #threshold(attacker: number): number {
    const gains = this.#places.map((at) => this.#gain(attacker, at)).sort((a, b) => b - a);
    return gains[MAX_TARGETS - 1] ?? NO_TARGET;
  }

  /** The worth of the attack's rest after this strike: applies it, evaluates, and reverts it. */
  #after(attackers: readonly number[], rest: number, attacker: number, at: number): number {
    const defender = this.#defenders[at]!;
    const defenderDamaged = this.#defenderDamaged[at]!;
    const baseDamage = this.#baseDamage[at]!;
    if (defender < 0) this.#baseDamage[at] = HEAVY[attacker] || baseDamage ? 2 : 1;
    else if (ATTACK[attacker]! >= DEFENCE[defender]! || defenderDamaged) {
      this.#defenders[at] = -1;
      this.#defenderDamaged[at] = 0;
    } else this.#defenderDamaged[at] = 1;
    let best = 0;
    let any = false;
    this.#try(attackers, rest, (_, __, worth) => {
      if (!any || worth > best) best = worth;
      any = true;
    });
    this.#defenders[at] = defender;
    this.#defenderDamaged[at] = defenderDamaged;
    this.#baseDamage[at] = baseDamage;
    return best;
  }
}

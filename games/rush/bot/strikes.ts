/** Plans an attack: which card hits which target, in which order, and what it gains. */
import { ATTACK, BASES_ONLY, DEFENCE, HEAVY, KIND_OF, NATION, VEHICLES_ONLY } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { defenderAt, placesOf, stands } from '../rules/bases.ts';
import { seatOfPlace } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Changes } from './changes.ts';

/** More attackers than this are not planned together; the rest still strike when their turn comes. */
const MOST_TOGETHER = 4;
/** Targets considered per card while more than two cards are left to strike. */
const MOST_TARGETS = 4;
const MOST_PLACES = 15;
const NO_TARGET = -1e9;

/** One first strike, and the worth of the whole attack that begins with it. */
export interface Blow {
  readonly attacker: number;
  readonly target: number;
  readonly worth: number;
}

export class Strikes {
  readonly #changes: Changes;
  /** The places of opponents' standing Bases, and their condition. */
  readonly #places: number[] = [];
  readonly #guard = new Int32Array(MOST_PLACES);
  readonly #guardHurt = new Uint8Array(MOST_PLACES);
  readonly #baseHurt = new Uint8Array(MOST_PLACES);
  /** The worth of a capture, a destroyed defender and a Medal; NaN until first needed. */
  readonly #capture = new Float64Array(MOST_PLACES);
  readonly #expose = new Float64Array(MOST_PLACES);
  readonly #medal = new Float64Array(NATIONS.length);

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Rereads the position; `changes` has been loaded with the state. */
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
      this.#guard[at] = defender < 0 ? -1 : KIND_OF[defender]!;
      this.#guardHurt[at] = s.damagedDefenders.has(at) ? 1 : 0;
      this.#baseHurt[at] = s.damagedBases.has(at) ? 1 : 0;
    }
  }

  captureOf(at: number): number {
    if (Number.isNaN(this.#capture[at]!)) this.#capture[at] = this.#changes.capture(at, false);
    return this.#capture[at]!;
  }
  /** A defender destroyed by a Vehicle of this nation. */
  killOf(at: number, nation: number): number {
    if (Number.isNaN(this.#expose[at]!)) this.#expose[at] = this.#changes.expose(at);
    if (Number.isNaN(this.#medal[nation]!)) this.#medal[nation] = this.#changes.medal(nation);
    return this.#expose[at]! + this.#medal[nation]!;
  }

  /** The immediate gain of a hit; NO_TARGET when it is not allowed. */
  #gain(attacker: number, at: number): number {
    const guard = this.#guard[at]!;
    if (guard < 0) {
      if (VEHICLES_ONLY[attacker] || this.#baseHurt[at] === 2) return NO_TARGET;
      return HEAVY[attacker] || this.#baseHurt[at] ? this.captureOf(at) : this.#changes.taste.damage;
    }
    if (BASES_ONLY[attacker]) return NO_TARGET;
    return ATTACK[attacker]! >= DEFENCE[guard]! || this.#guardHurt[at]
      ? this.killOf(at, NATION[attacker]!)
      : this.#changes.taste.damage;
  }

  /** The total worth of the best attack with these cards; NO_TARGET when none of them has a target. */
  bestOf(attackers: readonly number[]): number {
    let best = NO_TARGET;
    const few = attackers.length > MOST_TOGETHER ? attackers.slice(0, MOST_TOGETHER) : attackers;
    this.#try(few, (1 << few.length) - 1, (_, __, worth) => {
      if (worth > best) best = worth;
    });
    return best;
  }
  /** Every first strike of these cards with the worth of the best attack that begins with it. */
  blows(attackers: readonly number[]): Blow[] {
    const found: Blow[] = [];
    const few = attackers.length > MOST_TOGETHER ? attackers.slice(0, MOST_TOGETHER) : attackers;
    this.#try(
      few,
      (1 << few.length) - 1,
      (attacker, at, worth) => {
        const verb = this.#guard[at]! < 0 ? VERB.base : VERB.defender;
        found.push({ attacker, target: step(verb, at), worth });
      },
      true,
    );
    return found;
  }

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
  /** The gain that the best few targets of this card reach. */
  #threshold(attacker: number): number {
    const gains = this.#places.map((at) => this.#gain(attacker, at)).sort((a, b) => b - a);
    return gains[MOST_TARGETS - 1] ?? NO_TARGET;
  }

  /** Applies the strike, evaluates the rest of the attack, and reverts the strike. */
  #after(attackers: readonly number[], rest: number, attacker: number, at: number): number {
    const guard = this.#guard[at]!;
    const guardHurt = this.#guardHurt[at]!;
    const baseHurt = this.#baseHurt[at]!;
    if (guard < 0) this.#baseHurt[at] = HEAVY[attacker] || baseHurt ? 2 : 1;
    else if (ATTACK[attacker]! >= DEFENCE[guard]! || guardHurt) {
      this.#guard[at] = -1;
      this.#guardHurt[at] = 0;
    } else this.#guardHurt[at] = 1;
    let best = 0;
    let any = false;
    this.#try(attackers, rest, (_, __, worth) => {
      if (!any || worth > best) best = worth;
      any = true;
    });
    this.#guard[at] = guard;
    this.#guardHurt[at] = guardHurt;
    this.#baseHurt[at] = baseHurt;
    return best;
  }
}

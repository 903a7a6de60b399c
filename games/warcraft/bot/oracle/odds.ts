/** The combat oracle: how a fight from a position will end. */

import { SINGLE_IS, singleStrength } from '../../rules/fight/foes.ts';
import { hitsIn } from '../../rules/fight/tokens.ts';
import {
  ATTRITION,
  DAMAGE,
  DEFENSE,
  FIGHTING,
  FIGURES,
  MOST_ROUNDS,
  type Warcraft,
} from '../../rules/state.ts';
import { Endings } from './endings.ts';
import { type Estimate, estimatesOf } from './estimates.ts';
import { PLANNED, Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { spreadOf } from './pool.ts';
import { type After, type Group, groupOf, Rounds } from './round.ts';
import { addTo, byDrained, certain, convolve, pack, type Spread, unpack } from './spread.ts';
import { bestOrder, type Situation } from './worth.ts';

export interface CombatOdds {
  /** Chance that the attackers win. */
  readonly win: number;
  /** Expected number of rounds from here to the end, this one included. */
  readonly rounds: number;
  /** Expected Health and Health of pets that the attackers have less after the fight. */
  readonly healthLost: number;
  /** Hero number → chance to be defeated; 0 for those who do not fight. */
  readonly falls: readonly number[];
  /** Chance that is left when 40 rounds are over or that was too small to follow, counted as no victory. */
  readonly open: number;
  /** What of this is no exact figure; empty: all of it is exact for a player who answers as the oracle does. */
  readonly estimated: readonly Estimate[];
}

/** Chances below this are not followed. */
const SMALL = 1e-9;
/** Of a rough estimate. */
const ROUGHLY = 1e-4;
const MOST_HEALTH = 256;

interface Place {
  readonly group: Group;
  readonly damage: number;
  readonly mask: number;
  /** By friend: a number of `Plan`. */
  readonly burdens: readonly number[];
  /** Packed Health of the friends → chance. */
  readonly health: Map<number, number>;
}
type Places = Map<string, Place>;
const healthOf = (packed: number, friends: number): number[] =>
  Array.from({ length: friends }, (_, i) => Math.floor(packed / MOST_HEALTH ** i) % MOST_HEALTH);
const packHealth = (health: readonly number[]): number =>
  health.reduce((sum, n, i) => sum + n * MOST_HEALTH ** i, 0);
const put = (
  places: Places,
  { group, damage, mask, burdens }: Omit<Place, 'health'>,
  health: number,
  p: number,
): void => {
  const key = `${group.join(' ')} ${damage} ${mask} ${burdens.join(' ')}`;
  let place = places.get(key);
  if (!place) {
    place = { group, damage, mask, burdens, health: new Map() };
    places.set(key, place);
  }
  addTo(place.health, health, p);
};
/** Wounds one at a time, each to the character with most Health (answers.ts). */
const deal = (health: number[], wounds: number): void => {
  for (let left = wounds; left > 0; left--) {
    const most = Math.max(...health);
    if (most === 0) return;
    health[health.indexOf(most)]!--;
  }
};

interface Placed {
  readonly drained: readonly number[];
  readonly spread: Spread;
}
interface Result {
  readonly after: After;
  /** Health lost to the opponent's ability, by friend. */
  readonly lost: readonly number[];
  chance: number;
}
/** Of a friend who has no phase in this round. */
const NOTHING: ReadonlyMap<number, Spread> = new Map([[0, certain(0)]]);

class Chain {
  readonly #s: Warcraft;
  readonly #plan: Plan;
  readonly #rounds: Rounds;
  readonly #endings: Endings;
  readonly #friends: number;
  readonly #start: number[];
  readonly #small: number;
  readonly #rough: boolean;
  win = 0;
  rounds = 0;
  healthLost = 0;
  open = 0;
  readonly fallen: number[];

  constructor(s: Warcraft, rough: boolean) {
    this.#s = s;
    this.#rough = rough;
    this.#small = rough ? ROUGHLY : SMALL;
    this.#friends = s.config.heroes / 2;
    const first = s.attackers * this.#friends;
    this.#start = Array.from({ length: this.#friends }, (_, i) =>
      s.role[first + i] === FIGHTING ? s.health[first + i]! + s.pet[first + i]! : 0,
    );
    this.fallen = this.#start.map(() => 0);
    this.#plan = new Plan(s, this.#maskOf(this.#start));
    this.#rounds = new Rounds(this.#plan.start);
    this.#endings = new Endings(this.#plan.start);
  }
  get pools(): readonly Pool[] {
    const mask = this.#maskOf(this.#start);
    return this.#start.flatMap((_, friend) => this.#plan.phase(0, mask, friend, PLANNED)?.pool ?? []);
  }
  #maskOf(health: readonly number[]): number {
    return health.reduce((mask, n, i) => (n > 0 ? mask | (1 << i) : mask), 0);
  }
  #bits(mask: number): number {
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
  }
  run(): void {
    const s = this.#s;
    let places: Places = new Map();
    put(
      places,
      {
        group: groupOf(s),
        damage: hitsIn(s, s.attackers, DAMAGE),
        mask: this.#maskOf(this.#start),
        burdens: this.#start.map(() => PLANNED),
      },
      packHealth(this.#start),
      1,
    );
    for (let ahead = 0; ahead <= MOST_ROUNDS - s.round && places.size > 0; ahead++) {
      const next: Places = new Map();
      for (const place of places.values()) this.#round(place, ahead, next);
      places = next;
    }
    for (const { health } of places.values()) for (const p of health.values()) this.open += p;
  }
  #end(health: readonly number[], won: boolean, p: number): void {
    for (const [i, n] of health.entries()) {
      const left = won && n > 0 ? this.#endings.health(i, n) : n;
      this.healthLost += p * (this.#start[i]! - left);
      if (n === 0 && this.#start[i]! > 0) this.fallen[i]! += p;
    }
  }
  /** What lies in the boxes before the phases that are still to come. */
  #lies(ahead: number, damage: number): number {
    const s = this.#s;
    if (ahead > 0) return pack({ damage, defense: 0, attrition: 0, armor: 0, lost: [] });
    const [defense, attrition] = [DEFENSE, ATTRITION].map((box) => hitsIn(s, s.attackers, box)) as [
      number,
      number,
    ];
    return pack({ damage, defense, attrition, armor: s.armor[s.attackers]!, lost: [] });
  }
  /** What all phases of a round place, by the number of dice that drained each friend. */
  #placed({ group, damage, mask, burdens }: Place, ahead: number): Placed[] {
    const at = situationAt(this.#s, group, damage, this.#bits(mask));
    let all: Placed[] = [{ drained: [], spread: certain(this.#lies(ahead, damage)) }];
    for (const [friend, burden] of burdens.entries()) {
      const pool = this.#plan.phase(ahead, mask, friend, burden)?.pool;
      const ways = pool ? this.#ways(spreadOf(pool, bestOrder(pool, at).order)) : NOTHING;
      all = all.flatMap(({ drained, spread }) =>
        [...ways].map(([dice, more]) => ({ drained: [...drained, dice], spread: convolve(spread, more) })),
      );
    }
    return all;
  }
  /** By the number of dice that drained: all of them, or roughly none and, where there are any, their mean. */
  #ways(spread: Spread): ReadonlyMap<number, Spread> {
    const ways = byDrained(spread);
    if (!this.#rough || ways.size < 3) return ways;
    const some = new Map<number, number>();
    let [sum, chance] = [0, 0];
    for (const [dice, part] of ways)
      if (dice > 0)
        for (const [packed, p] of part) {
          addTo(some, packed, p);
          sum += dice * p;
          chance += p;
        }
    return new Map([
      [0, ways.get(0) ?? new Map()],
      [Math.round(sum / chance), some],
    ]);
  }
  /** What a round comes to, equal results as one. */
  #results({ group, mask }: Place, spread: Spread): Result[] {
    const results = new Map<string, Result>();
    for (const [packed, chance] of spread) {
      const { lost, ...tokens } = unpack(packed);
      const after = this.#rounds.after({ ...tokens, group, mask });
      const key = `${after.won} ${after.damage} ${after.wounds} ${after.group.join(' ')} ${lost.join(' ')}`;
      const known = results.get(key);
      if (known) known.chance += chance;
      else results.set(key, { after, lost, chance });
    }
    return [...results.values()];
  }
  #round(place: Place, ahead: number, next: Places): void {
    for (const { drained, spread } of this.#placed(place, ahead)) {
      const burdens = place.burdens.map((burden, friend) =>
        this.#plan.next(ahead, friend, burden, drained[friend]!),
      );
      for (const result of this.#results(place, spread))
        if (result.chance < this.#small)
          this.open += result.chance * [...place.health.values()].reduce((sum, p) => sum + p, 0);
        else this.#strike({ ...place, burdens }, result, next);
    }
  }
  #strike({ burdens, health }: Place, { after, lost, chance }: Result, next: Places): void {
    for (const [now, p] of health) {
      const left = healthOf(now, this.#friends).map((n, i) => Math.max(0, n - lost[i]!));
      const q = p * chance;
      this.rounds += q;
      // WOW-13.19: nobody is left to place anything.
      if (this.#maskOf(left) === 0) {
        this.#end(left, false, q);
        continue;
      }
      deal(left, after.wounds);
      const alive = this.#maskOf(left);
      if (alive !== 0 && after.won) this.win += q;
      if (alive === 0 || after.won) this.#end(left, after.won, q);
      else if (q < this.#small) this.open += q;
      else {
        const to = { group: after.group, damage: after.damage, mask: alive, burdens };
        put(next, to, packHealth(left), q);
      }
    }
  }
}
/** As the answers see it when the first pool of the round opens (player.ts). */
const situationAt = (s: Warcraft, group: Group, damage: number, friends: number): Situation => {
  const { attack, health } = strengthOf(s, group);
  return { inBox: damage, blocked: 0, attack: attack / friends, foeHealth: health / friends };
};
const COLOURS = ['green', 'red', 'blue'] as const;
const strengthOf = (s: Warcraft, group: Group): { readonly attack: number; readonly health: number } => {
  if (s.opposed === SINGLE_IS) return singleStrength(s);
  const kind = FIGURES[s.figures.list(s.figures.plan.base.fight!)[0]!]!.kind;
  let [attack, health] = [0, 0];
  for (const [i, colour] of COLOURS.entries()) {
    const { strength } = FIGURES.find((figure) => figure.kind === kind && figure.colour === colour)!;
    attack += group[i]! * strength.attack;
    health += group[i]! * strength.health;
  }
  return { attack, health };
};
/**
 * How a fight against creatures or a single opponent ends, from a position in it (course `FIGHT` or the laboratory; a
 * challenge that a bot considers is begun on a copy by the rules). Everybody is taken to answer as `OraclePlayer` does.
 *
 * Exact: dice pools, Threat, values and the opponent's ability, read from the rules on copies; what the dice place after
 * the reroll, by convolution; strike, wounds, moves and resolution, carried out by the rules; Health, hits in the box,
 * opponents left, and the energy, stun and curse that dice bring, as a Markov chain over the rounds, up to chances below
 * 1e-9 (`open`). Rerolls follow the best of seven
 * orders of colours, chosen before the roll; `judgeRerolls` looks at the dice and does better.
 *
 * Estimated: what `estimated` lists (estimates.ts). Abilities before the roll are used greedily, whatever gains most for
 * its energy first. Nothing is played out.
 *
 * @param rough quicker: chances below 1e-4 are not followed, and what dice take from a character beyond Health counts as
 * its mean
 */
export const combatOdds = (s: Warcraft, rough = false): CombatOdds => {
  const chain = new Chain(s, rough);
  chain.run();
  const falls = Array.from({ length: s.config.heroes }, () => 0);
  for (const [i, p] of chain.fallen.entries()) falls[s.attackers * chain.fallen.length + i] = p;
  const { win, rounds, healthLost, open } = chain;
  return { win, rounds, healthLost, falls, open, estimated: estimatesOf(s, chain.pools, rough) };
};

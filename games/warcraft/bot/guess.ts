/**
 * How a fight will go, as a player counts it at the table: mean hits of each round from the cards that lie there, and a
 * margin for luck. It takes some microseconds; what it leaves out the combat oracle knows (`oracle/odds.ts`).
 */
import { abilitiesAt, sourcesOf } from '../rules/heroes.ts';
import { SOURCES } from '../rules/sources.ts';
import type { Warcraft } from '../rules/state.ts';
import { compiled, type Gives } from './card-worth.ts';

/** What a character throws in a round: dice by colour, and what comes without dice. */
export type Line = Omit<Gives, 'other'>;
const MOST_DICE = 7;
/** Energy is shared out over so many rounds. */
const ROUNDS = 2;

/** @param energy what the character may spend; by default what it has */
export const lineOf = (s: Warcraft, hero: number, energy: number = s.energy[hero]!): Line => {
  const sum = { dice: [0, 0, 0] as [number, number, number], reroll: 0, damage: 0, defense: 0 };
  const more = { attrition: 0, armor: 0, threat: 0 };
  const take = (gives: ReturnType<typeof compiled>[number]['gives'], part: number): void => {
    for (let colour = 0; colour < 3; colour++) sum.dice[colour]! += part * gives.dice[colour]!;
    sum.reroll += part * gives.reroll;
    sum.damage += part * gives.damage;
    sum.defense += part * gives.defense;
    more.attrition += part * gives.attrition;
    more.armor += part * gives.armor;
    more.threat += part * gives.threat;
  };
  const uses: {
    readonly gives: Parameters<typeof take>[0];
    readonly worth: number;
    readonly price: number;
  }[] = [];
  for (const source of sourcesOf(s, hero)) {
    const { type, energy: own } = SOURCES[source]!;
    for (const one of compiled(abilitiesAt(s, source))) {
      if (!one.inRound) continue;
      const price = one.auto ? 0 : one.energy + (type === 'active' ? 0 : own);
      if (one.auto || price === 0) take(one.gives, type === 'bag' ? 0.3 : 1);
      else if (one.worth > 0) uses.push({ gives: one.gives, worth: one.worth, price });
    }
  }
  let budget = energy / ROUNDS;
  uses.sort((a, b) => b.worth / b.price - a.worth / a.price);
  for (const { gives, price } of uses) {
    if (budget <= 0) break;
    take(gives, Math.min(1, budget / price));
    budget -= price;
  }
  const lost = s.curse[hero]!;
  for (let colour = 0; colour < 3; colour++)
    sum.dice[colour] = Math.max(0, Math.min(MOST_DICE, sum.dice[colour]!));
  return {
    ...sum,
    ...more,
    reroll: Math.max(0, sum.reroll - lost),
    attrition: Math.max(0, more.attrition - lost),
  };
};

/** Whom a party would fight: sums over the group. */
export interface Foe {
  readonly threat: number;
  readonly attack: number;
  readonly health: number;
}
export interface Guess {
  /** Chance to win, from 0 to 1. */
  readonly win: number;
  /** Health that is lost, on average. */
  readonly lost: number;
}
/** Health counts as it is, or as it will be after a rest. */
export interface Fighter {
  readonly line: Line;
  readonly health: number;
}
const MOST_ROUNDS = 8;
export const guess = (fighters: readonly Fighter[], { threat, attack, health }: Foe): Guess => {
  let [blue, red, green, late, own] = [0, 0, 0, 0, 0];
  for (const { line, health: left } of fighters) {
    const hit = Math.min(1, Math.max(1, 9 - Math.max(1, threat + line.threat)) / 8);
    const dice = line.dice[0] + line.dice[1] + line.dice[2];
    const again = Math.min(Math.max(0, line.reroll), dice * (1 - hit));
    // Blue misses are rolled again first.
    const blueAgain = Math.min(again, line.dice[1] * (1 - hit));
    blue += (line.dice[1] + blueAgain) * hit + line.damage;
    red += (line.dice[0] + again - blueAgain) * hit + line.defense;
    green += line.dice[2] * hit + line.armor;
    late += line.attrition;
    own += left;
  }
  let box = 0;
  let lost = 0;
  let rounds = 0;
  for (; rounds < MOST_ROUNDS; rounds++) {
    box += blue;
    if (box >= health) break;
    // Figures fall one after another, the last of them strikes to the end.
    const left = Math.max(0.5, 1 - (0.7 * box) / health);
    lost += Math.max(0.15 * attack * left, attack * left - red - green);
    box += red + late;
    if (box >= health) break;
  }
  if (rounds === MOST_ROUNDS) lost += 2 * attack;
  const luck = 0.4 + 0.45 * Math.sqrt(attack * (rounds + 1));
  return { win: 1 / (1 + Math.exp((-1.7 * (own - lost - 0.5)) / luck)), lost };
};

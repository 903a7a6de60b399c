/**
 * How the oracle answers what a fight asks. The plan of a fight and fights that are really played use the same answers, so
 * a bot that follows them meets the odds that it was told.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { firstSeat } from '#engine/seats.ts';
import { tryUse, usable } from '../../rules/effects/use.ts';
import { payableFigures } from '../../rules/fight/course.ts';
import { takers } from '../../rules/fight/loss.ts';
import { dragonLimit, kelLimit } from '../../rules/fight/place.ts';
import { stunDefeats } from '../../rules/fight/pool.ts';
import { warcraft } from '../../rules/game.ts';
import { fightersOf, powersOn } from '../../rules/heroes.ts';
import {
  ATTACKER,
  blankState,
  FIGURES,
  KEL,
  KILL,
  NEFARIAN,
  POOL,
  REACT,
  REROLL,
  USE,
  type Warcraft,
  WILDKIN,
  WOUND,
} from '../../rules/state.ts';
import { step, VERB } from '../../rules/steps.ts';
import { type Face, facesOf } from './faces.ts';
import { ORDERS, paidDice, poolOf } from './pool.ts';
import { missesBy, rerollOf } from './reroll.ts';
import { bestOrder, type Situation, situationOf } from './worth.ts';

/** Nothing is rolled in the oracle; ties of leaders may fall as they like (WOW-3.17). */
export const NO_DICE: Chance = {
  used: 0,
  draw: () => 0,
  die: () => {
    throw new Error('warcraft: the oracle rolls no dice');
  },
  shuffle: () => {
    throw new Error('warcraft: the oracle shuffles nothing');
  },
};
/** Energy is worth something in later rounds. */
const ENERGY = 0.2;
/** Ways to use one ability that are tried. */
const MOST_WAYS = 12;

export const copyOf = (s: Warcraft): Warcraft => {
  const copy = blankState(s.config);
  copyState(s, copy);
  return copy;
};
export const decide = (s: Warcraft, decision: Decision, chance: Chance): void =>
  warcraft.apply(s, firstSeat(warcraft.active(s)), decision, chance, null);

/** The whole decisions that begin with this draft, at most `MOST_WAYS`. */
const waysOf = (s: Warcraft, hero: number, draft: readonly number[], found: number[][]): number[][] => {
  if (found.length >= MOST_WAYS) return found;
  const { refused, wanted } = tryUse(s, hero, draft);
  if (refused) return found;
  if (!wanted) found.push([...draft]);
  for (const one of wanted ?? []) waysOf(s, hero, [...draft, one], found);
  return found;
};
const worthNow = (s: Warcraft, at: Situation): number => bestOrder(poolOf(s), at).worth;

/** The use before the roll that gains most for its energy, or undefined: greedily, one after another. */
const bestUse = (s: Warcraft): Decision | undefined => {
  const hero = s.askedHero;
  const active = s.active;
  const at = situationOf(s);
  const now = worthNow(s, at);
  let best: { readonly decision: Decision; readonly gain: number } | undefined;
  for (const use of usable(s, hero))
    for (const decision of waysOf(s, hero, [step(VERB.use, use)], [])) {
      const after = copyOf(s);
      decide(after, decision, NO_DICE);
      if (after.active !== active || after.asked !== POOL) continue;
      const paid = s.energy[hero]! - after.energy[hero]!;
      const gain = worthNow(after, situationOf(after)) - now - ENERGY * paid;
      if (gain > (best?.gain ?? 1e-6)) best = { decision, gain };
    }
  return best?.decision;
};
const roll = (s: Warcraft): Decision => {
  const pays = stunDefeats(s, s.active) ? [] : paidDice(s);
  return [
    step(VERB.roll),
    ...pays.flatMap((count, colour) => Array.from({ length: count }, () => step(VERB.pay, colour))),
  ];
};

const kill = (s: Warcraft): Decision => {
  const strength = (figure: number) => FIGURES[figure]!.strength;
  const [figure] = payableFigures(s).sort(
    (a, b) => strength(b).attack - strength(a).attack || strength(a).health - strength(b).health || a - b,
  );
  return [figure === undefined ? step(VERB.fell) : step(VERB.kill, figure)];
};
/** Pets first, then the character with most Health left. */
const wound = (s: Warcraft): Decision => {
  const [one] = takers(s).sort(
    (a, b) => Number(b.pet) - Number(a.pet) || s.health[b.hero]! - s.health[a.hero]! || a.hero - b.hero,
  );
  return [step(one!.pet ? VERB.petWound : VERB.wound, one!.hero)];
};
const dragon = (s: Warcraft): Decision => {
  const { most, hits } = dragonLimit(s)!;
  const damage = Math.min(most, hits[0]!);
  return [step(VERB.dragon, damage), step(VERB.times, Math.min(most - damage, hits[1]!))];
};

const facesByColour = (s: Warcraft): Face[][] => [0, 1, 2].map((colour) => facesOf(s, colour));
/** Order of rerolls for a pool, which is settled before it is rolled. */
export type Orders = (s: Warcraft) => number;
/**
 * The answer to what is asked in a fight, undefined where the question is none of a fight.
 * @param orders which order of rerolls was settled for this phase
 */
export const answer = (s: Warcraft, orders: Orders): Decision | undefined => {
  switch (s.asked) {
    case ATTACKER:
      return [step(VERB.attacker, fightersOf(s, s.attackers).find((hero) => s.acted[hero] === 0)!)];
    case POOL:
      return bestUse(s) ?? roll(s);
    case REROLL:
      return rerollOf(s, missesBy(s, ORDERS[orders(s)]!, facesByColour(s)));
    case USE:
      return [step(VERB.done)];
    case REACT:
      return [step(VERB.done)];
    case KILL:
      return kill(s);
    case WOUND:
      return wound(s);
    case WILDKIN:
      return [step(VERB.giveUp, powersOn(s, s.askedHero)[0]!)];
    case KEL:
      return [step(VERB.kel, kelLimit(s)!)];
    case NEFARIAN:
      return dragon(s);
    default:
      return undefined;
  }
};

/**
 * Answers in a fight. A cautious player uses what its cards are worth by rule of thumb; the planner answers as the oracle
 * does, so that it meets the odds it was told. Both use, after the roll and in reactions, what costs nothing, and what
 * saves somebody from falling.
 */
import type { Decision } from '#engine/game.ts';
import { tryUse, usable } from '../rules/effects/use.ts';
import { aboutDie, colourOf, inPlay } from '../rules/fight/dice.ts';
import { CHARACTERS_ARE, threatNow } from '../rules/fight/foes.ts';
import { top } from '../rules/fight/frames.ts';
import { takers } from '../rules/fight/loss.ts';
import { stunDefeats } from '../rules/fight/pool.ts';
import { rerollValue } from '../rules/fight/values.ts';
import { abilitiesAt, fightersOf } from '../rules/heroes.ts';
import { SOURCES, USES } from '../rules/sources.ts';
import { ATTACKER, POOL, REACT, REROLL, ROLLED, USE, type Warcraft, WOUND } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { compiled } from './card-worth.ts';
import { answer } from './oracle/answers.ts';
import { ORDERS, paidDice, poolOf } from './oracle/pool.ts';
import { judgeRerolls } from './oracle/reroll.ts';
import { bestOrder, situationOf } from './oracle/worth.ts';

const MOST_TRIES = 40;
/** A whole decision that begins with this use; the first choice that is offered each time, with a way back. */
const wholeUse = (s: Warcraft, hero: number, use: number): Decision | undefined => {
  let tries = 0;
  const grow = (draft: readonly number[]): Decision | undefined => {
    if (tries++ > MOST_TRIES) return undefined;
    const { refused, wanted } = tryUse(s, hero, draft);
    if (refused) return undefined;
    if (!wanted) return draft;
    // Numbers are offered upwards: as often as may be.
    const [first] = wanted;
    const order = first !== undefined && first >> 10 === VERB.times ? [...wanted].reverse() : wanted;
    for (const one of order) {
      const whole = grow([...draft, one]);
      if (whole) return whole;
    }
    return undefined;
  };
  return grow([step(VERB.use, use)]);
};
const worthOfUse = (s: Warcraft, use: number): { readonly worth: number; readonly price: number } => {
  const { source, index } = USES[use]!;
  const one = compiled(abilitiesAt(s, source))[index]!;
  const { type, energy } = SOURCES[source]!;
  return { worth: one.worth, price: one.energy + (type === 'active' || s.used[use]! > 0 ? 0 : energy) };
};
/** Uses that pay with what cannot be had back are kept for when somebody would fall. */
const SPENT = [
  'unequipSelf',
  'toMerchant',
  'sacrificePet',
  'payEach',
  'clearHitsAfterStrike',
  'noReroll',
  'escape',
];
const spends = (s: Warcraft, use: number): boolean => {
  const { source, index } = USES[use]!;
  return abilitiesAt(s, source)[index]!.ops.some(({ name }) => SPENT.includes(name));
};
/** Whether the reserve of energy allows this price: some is kept for later rounds, unless it is the last battle. */
const affords = (s: Warcraft, hero: number, price: number): boolean =>
  price === 0 || s.finale !== 0 || s.energy[hero]! - price >= 0;

/** The use that is worth most for its energy, among those that are worth it. */
const goodUse = (s: Warcraft, hero: number, least: number): Decision | undefined => {
  const rated = usable(s, hero)
    .map((use) => ({ use, ...worthOfUse(s, use) }))
    .filter(
      ({ use, worth, price }) => worth - 0.25 * price > least && !spends(s, use) && affords(s, hero, price),
    )
    .sort((a, b) => b.worth - 0.25 * b.price - (a.worth - 0.25 * a.price) || a.use - b.use);
  for (const { use } of rated) {
    const whole = wholeUse(s, hero, use);
    if (whole) return whole;
  }
  return undefined;
};
/** Something that gives Health back to who is about to fall, or takes the loss away. */
const HELPS = ['prevent', 'heal', 'regain', 'gain', 'groupGain', 'groupRegain', 'revive', 'reviveSelf'];
const rescue = (s: Warcraft, hero: number): Decision | undefined => {
  for (const use of usable(s, hero)) {
    const { source, index } = USES[use]!;
    const { ops } = abilitiesAt(s, source)[index]!;
    if (!ops.some(({ name, args }) => HELPS.includes(name) && args[0] !== 'energy')) continue;
    const whole = wholeUse(s, hero, use);
    if (whole) return whole;
  }
  return undefined;
};
const react = (s: Warcraft): Decision => {
  const victim = s.frames.length > 0 ? top(s, 'hero') : s.askedHero;
  if (s.health[victim]! === 0) return rescue(s, s.askedHero) ?? [step(VERB.done)];
  // What costs nothing and is not used up is used at once.
  for (const use of usable(s, s.askedHero)) {
    const { price, worth } = worthOfUse(s, use);
    if (price > 0 || worth <= 0 || spends(s, use)) continue;
    const whole = wholeUse(s, s.askedHero, use);
    if (whole) return whole;
  }
  return [step(VERB.done)];
};

const roll = (s: Warcraft): Decision => {
  const pays = stunDefeats(s, s.active) ? [] : paidDice(s);
  return [
    step(VERB.roll),
    ...pays.flatMap((count, colour) => Array.from({ length: count }, () => step(VERB.pay, colour))),
  ];
};
/** Misses are rolled again, blue ones first. */
const BY_COLOUR = [1, 0, 2];
const rerollMisses = (s: Warcraft): Decision => {
  const dice = BY_COLOUR.flatMap((colour) =>
    inPlay(s).filter(
      (die) =>
        s.dieAt[die] === ROLLED &&
        colourOf(s, die) === colour &&
        !(s.fixedColours & (1 << colour)) &&
        s.face[die]! < threatNow(s),
    ),
  ).slice(0, rerollValue(s));
  if (dice.length === 0) return [step(VERB.spare)];
  return dice.map((die) => step(VERB.reroll, aboutDie(s, die))).sort((a, b) => a - b);
};
/** Pets first, then the character with most Health left. */
const wound = (s: Warcraft): Decision => {
  const [one] = takers(s).sort(
    (a, b) => Number(b.pet) - Number(a.pet) || s.health[b.hero]! - s.health[a.hero]! || a.hero - b.hero,
  );
  return [step(one!.pet ? VERB.petWound : VERB.wound, one!.hero)];
};

/** @param exact whether pools and rerolls are judged by the oracle */
export const fightAnswer = (s: Warcraft, exact: boolean): Decision | undefined => {
  const byOracle = exact && s.opposed !== CHARACTERS_ARE;
  switch (s.asked) {
    case ATTACKER:
      return [step(VERB.attacker, fightersOf(s, s.side).find((hero) => s.acted[hero] === 0)!)];
    case POOL:
      if (byOracle) return answer(s, () => bestOrder(poolOf(s), situationOf(s)).order);
      return goodUse(s, s.askedHero, 0.1) ?? roll(s);
    case REROLL:
      return byOracle ? judgeRerolls(s)[0]!.decision : rerollMisses(s);
    case USE:
      return goodUse(s, s.askedHero, 0.1) ?? [step(VERB.done)];
    case REACT:
      return react(s);
    case WOUND:
      return wound(s);
    default:
      return s.opposed === CHARACTERS_ARE ? undefined : answer(s, () => ORDERS.length - 1);
  }
};

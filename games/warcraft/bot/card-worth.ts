/**
 * What a card is worth to its owner, in hits of a round, read once from its effects. It is a rule of thumb: what a card
 * adds beside others, and what tests it waits for, is not looked at. Which card goes where is asked of the rules.
 */
import { BLUE, GREEN, RED } from '../content/effects/kinds.ts';
import type { Ability, Op } from '../content/effects/vocabulary.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { FIRST_ITEM, SOURCES } from '../rules/sources.ts';

/** What an ability adds to a round: dice by colour and what the values add. */
export interface Gives {
  readonly dice: readonly [number, number, number];
  readonly reroll: number;
  /** Hits placed without dice, by box. */
  readonly damage: number;
  readonly defense: number;
  readonly attrition: number;
  readonly armor: number;
  readonly threat: number;
  /** What does not show in a round of dice: Health, steps, and what nobody counts. */
  readonly other: number;
}
interface Sum {
  dice: [number, number, number];
  reroll: number;
  damage: number;
  defense: number;
  attrition: number;
  armor: number;
  threat: number;
  other: number;
}
/** One of several colours is the best of them. */
const bestColour = (colours: number): number =>
  colours & (1 << BLUE) ? BLUE : colours & (1 << RED) ? RED : GREEN;
/** Changing a die to a hit is worth this part of a hit; what needs a die of some face happens so often. */
const MENDED = 0.5;
const SPOTTED = 0.35;

const add = (sum: Sum, op: Op, part: number): void => {
  switch (op.name) {
    case 'dice':
    case 'creatureDice':
    case 'dicePerAlly':
    case 'preset':
      sum.dice[bestColour(op.args[0])]! += part * op.args[1];
      break;
    case 'reroll':
      sum.reroll += part * op.args[0];
      break;
    case 'attrition':
      sum.attrition += part * op.args[0];
      break;
    case 'armor':
      sum.armor += part * op.args[0];
      break;
    case 'threat':
      sum.threat += part * op.args[0];
      break;
    case 'hits':
      sum[op.args[0] === 'damage/defense' ? 'damage' : op.args[0]] += part * op.args[1];
      break;
    case 'hitsPerOpponent':
      sum[op.args[0]] += part * op.args[1];
      break;
    case 'change':
    case 'changeUpTo':
    case 'shift':
      sum.damage += part * MENDED * Math.min(2, op.args[1]);
      break;
    case 'prevent':
    case 'heal':
    case 'groupGain':
    case 'groupRegain':
      sum.other += part * 0.4 * (typeof op.args[0] === 'number' ? op.args[0] : Number(op.args[1]));
      break;
    case 'regain':
    case 'gain':
      sum.other += part * (op.args[0] === 'health' ? 0.5 : 0.3) * (op.args[1] === 'full' ? 4 : 1);
      break;
    case 'capacity':
      sum.other += part * op.args[1] * (op.args[0] === 'health' ? 0.6 : 0.25);
      break;
    case 'dropBeforeRoll':
      sum.dice[bestColour(op.args[0])]! -= part * op.args[1];
      break;
    default:
      if (!op.then.length) sum.other += part * 0.2;
  }
  const often = op.name === 'spot' || op.name === 'spotEach' ? SPOTTED : TESTED;
  for (const one of op.then) add(sum, one, part * often);
};
const NOTHING = (): Sum => ({
  dice: [0, 0, 0],
  reroll: 0,
  damage: 0,
  defense: 0,
  attrition: 0,
  armor: 0,
  threat: 0,
  other: 0,
});
/** Tests that an ability waits for hold in so many rounds. */
const TESTED = 0.6;
const givesOf = (ability: Ability): Gives => {
  const sum = NOTHING();
  const part = ability.when.length > 0 ? TESTED : 1;
  for (const op of ability.ops) add(sum, op, part);
  return sum;
};

const HIT = 0.5;
/** Blue hits come before the enemy strikes, red ones block and strike later, green ones only block. */
const COLOUR_WORTH = [1.1, 1.2, 0.7];
const worthOfGives = (gives: Gives): number =>
  gives.dice.reduce((sum, n, colour) => sum + n * HIT * COLOUR_WORTH[colour]!, 0) +
  gives.reroll * 0.35 +
  gives.damage * 1.2 +
  gives.defense * 1.1 +
  gives.attrition * 0.8 +
  gives.armor * 0.7 -
  gives.threat * 0.8 +
  gives.other;

/** Windows that count in a fight before and after the roll. */
const DICE_WINDOWS: readonly string[] = [
  'poolStart',
  'poolEnd',
  'rerollStart',
  'rerollEnd',
  'place',
  'placeEnd',
];
export interface Compiled {
  readonly gives: Gives;
  readonly worth: number;
  readonly auto: boolean;
  /** Energy of a use beyond that of the card. */
  readonly energy: number;
  /** Whether it adds to the dice or the tokens of a round. */
  readonly inRound: boolean;
}
const compile = (ability: Ability): Compiled => {
  const gives = givesOf(ability);
  return {
    gives,
    worth: worthOfGives(gives),
    auto: ability.auto || ability.on === 'passive',
    energy: ability.energy,
    inRound: DICE_WINDOWS.includes(ability.on),
  };
};
const byAbilities = new WeakMap<readonly Ability[], readonly Compiled[]>();
export const compiled = (abilities: readonly Ability[]): readonly Compiled[] => {
  let found = byAbilities.get(abilities);
  if (!found) {
    found = abilities.map(compile);
    byAbilities.set(abilities, found);
  }
  return found;
};

/** A point of energy in each round costs this, and once for an active power this. */
const ENERGY_PER_USE = 0.3;
const ENERGY_ONCE = 0.06;
/** Source → its worth; that of a potion or scroll is spent once. */
const WORTH: readonly number[] = SOURCES.map(({ abilities, type, energy, pet }) => {
  const all = compiled(abilities);
  const sum = all.reduce((total, { worth }) => total + Math.max(0, worth), 0) + 0.35 * pet;
  if (type === 'bag') return Math.min(0.9, 0.5 * sum);
  const price = type === 'instant' ? ENERGY_PER_USE * energy : ENERGY_ONCE * energy;
  return Math.max(0.05, sum - price);
});
/** @param source number of a card in `SOURCES` */
export const cardWorth = (source: number): number => WORTH[source]!;
/** The worth of an item, with its price as a hint for what the effects do not say. */
export const itemWorth = (item: number): number =>
  cardWorth(FIRST_ITEM + item) + 0.04 * (ITEM_CARDS[item]?.kind.price ?? 8);

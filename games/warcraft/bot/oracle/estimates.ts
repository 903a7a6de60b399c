/** Which parts of the odds of a fight are estimates, and why. */
import type { Op, OpName } from '../../content/effects/vocabulary.ts';
import { foeAbilities } from '../../rules/fight/foes.ts';
import { abilitiesAt, fightersOf, petOf, working } from '../../rules/heroes.ts';
import { ROLLED, stageNo, type Warcraft } from '../../rules/state.ts';
import type { Pool } from './pool.ts';

export const ESTIMATES = [
  /** Abilities at windows after the roll, reactions and potions are left unused: the odds are too low. */
  'unusedAbilities',
  /** Uses before the roll follow the plan of a fight in which nobody falls and no opponent is felled. */
  'plannedUses',
  /**
   * Dice set aside and powers lost are not followed. A curse lowers the Attrition value of the round in which it is
   * received by each die alone (WOW-16.8). An ability that takes different things by different faces takes the first, and nothing from more than 15 dice.
   * Roughly, all counts as its mean.
   */
  'drains',
  /** A pet fights until its owner falls, and its Health is the owner's. */
  'pets',
  /** Who falls by an ability places tokens in this round all the same, if a friend fights on. */
  'fallenPlace',
  /** Kel'Thuzad: hits of the Attrition value beyond it; Nefarian: only eights themselves stay. */
  'overlord',
  /** Dice that lie already are taken as not yet rolled. */
  'rolledDice',
] as const;
export type Estimate = (typeof ESTIMATES)[number];

const LATER: readonly string[] = [
  'roundStart',
  'poolEnd',
  'rerollStart',
  'rerollEnd',
  'place',
  'placeEnd',
  'defense',
  'healthLost(self)',
  'healthLost(friend)',
  'defeated(self)',
  'defeated(friend)',
  'energySpent',
  'roundEnd',
];
/** What happens by itself at these windows is carried out by the rules. */
const EXACT: readonly string[] = ['poolStart', 'combatEnd'];
/** Followed as the burden of a character from round to round. */
const BURDENS: readonly OpName[] = ['loseEnergyPerDie', 'stunPerDie', 'cursePerDie'];
const DRAINS: readonly OpName[] = ['unequipPowerPerDie', 'setAside'];
const LIMITS: readonly OpName[] = ['attritionNeedsSpot', 'hitCapByEights', 'dropHitsPerDie'];

export const estimatesOf = (s: Warcraft, pools: readonly Pool[], rough: boolean): Estimate[] => {
  const heroes = fightersOf(s, s.attackers);
  const foe: readonly Op[] = foeAbilities(s).flatMap(({ ops }) => ops);
  const does = (names: readonly OpName[]): boolean => foe.some(({ name }) => names.includes(name));
  const chosen = (windows: readonly string[], auto: boolean): boolean =>
    heroes.some((hero) =>
      working(s, hero).some((from) =>
        abilitiesAt(s, from).some(
          (one) => windows.includes(one.on) && (auto || !one.auto) && !(one.auto && EXACT.includes(one.on)),
        ),
      ),
    );
  const whole: readonly (readonly [Estimate, boolean])[] = [
    ['unusedAbilities', chosen(LATER, true)],
    ['plannedUses', chosen(['poolStart'], false)],
    [
      'drains',
      does(DRAINS) ||
        (does(['cursePerDie']) && !does(['noAttrition'])) ||
        foe.filter(({ name }) => BURDENS.includes(name)).length > 1 ||
        (does(BURDENS) && rough) ||
        (does(BURDENS) && pools.some(({ drain }) => !drain)),
    ],
    ['pets', heroes.some((hero) => petOf(s, hero) >= 0)],
    [
      'fallenPlace',
      heroes.length > 1 && (does(['loseHealthPerDie']) || pools.some(({ stunned }) => stunned)),
    ],
    ['overlord', does(LIMITS)],
    ['rolledDice', s.stage > stageNo('poolStart') && [...s.dieAt].includes(ROLLED)],
  ];
  return whole.flatMap(([name, holds]) => (holds ? [name] : []));
};

/** Operations on dice and on the values of the active character (content 1.4). */
import type { Filter } from '../../content/effects/kinds.ts';
import type { Op } from '../../content/effects/vocabulary.ts';
import {
  addDice,
  available,
  colourOf,
  freeDie,
  inPlay,
  matches,
  matching,
  removeDie,
  rollDie,
  unrolled,
} from '../fight/dice.ts';
import { attackOf, group, threatNow } from '../fight/foes.ts';
import { factionOf, fightersOf, membersOf, passives } from '../heroes.ts';
import { refuse } from '../refusals.ts';
import { SOURCES } from '../sources.ts';
import { FIGURES, ROLLED, stageNo, UNROLLED, type Warcraft } from '../state.ts';
import { VERB } from '../steps.ts';
import { choose, chooseDice, chooseTimes, type Run, stop, stopped } from './choices.ts';
import { amountOf, type Executors, perform, repeat } from './perform.ts';

const POOL_START = stageNo('poolStart');
/** Whether the dice of the active character are rolled. */
export const isRolled = (s: Warcraft): boolean => s.stage > POOL_START;
/** Set of colours → its members. */
const coloursIn = membersOf;

const more = (run: Run, set: number, count: number): void => {
  const { s } = run;
  const colours = coloursIn(set);
  if (colours.length === 1) {
    addDice(s, colours[0]!, count, isRolled(s), run.chance);
    return;
  }
  for (let i = 0; i < count; i++) {
    const open = colours.filter((colour) => available(s, colour) > 0);
    if (open.length === 0) return;
    const colour = choose(run, VERB.colour, open, 'NO_SPARE_DIE');
    if (stopped(run)) return;
    addDice(s, colour, 1, isRolled(s), run.chance);
  }
};

/** A die that another may become to have this colour, or -1. */
const spareDie = (s: Warcraft, colour: number): number => freeDie(s, colour, !s.config.faqColourChange);
/** WOW-13.14, 13.15: a die of another colour is another die, which shows the face unrolled. */
const turn = (run: Run, die: number, value: number, set: number | undefined): void => {
  const { s } = run;
  const own = colourOf(s, die);
  const open =
    set === undefined ? [own] : coloursIn(set).filter((one) => one === own || spareDie(s, one) >= 0);
  const colour = choose(run, VERB.colour, open, 'NO_SPARE_DIE');
  if (stopped(run) || colour < 0) return;
  if (colour === own) {
    s.face[die] = value;
    return;
  }
  const other = spareDie(s, colour);
  s.dieAt[other] = ROLLED;
  s.face[other] = value;
  s.spotted[other] = s.spotted[die]!;
  removeDie(s, die);
};

const rolledOnly = (s: Warcraft, dice: readonly number[]): number[] =>
  dice.filter((die) => s.dieAt[die] === ROLLED);
const rolledDice = (s: Warcraft, filter: Filter): number[] => {
  const list: number[] = [];
  for (let die = 0; die < s.dieAt.length; die++)
    if (s.dieAt[die] === ROLLED && matches(s, die, filter)) list.push(die);
  return list;
};
const unspotted = (s: Warcraft, dice: readonly number[]): number[] =>
  dice.filter((die) => s.spotted[die] === 0);
/** What may be removed: before the roll dice of the pool, later rolled ones; never a spotted one (WOW-13.11). */
const removable = (s: Warcraft, filter: Filter): number[] =>
  unspotted(s, matching(s, filter)).filter((die) => (s.dieAt[die] === ROLLED) === isRolled(s));

const changeDice = (
  run: Run,
  filter: Filter,
  count: number,
  value: number,
  set: number | undefined,
): void => {
  const dice = chooseDice(run, rolledDice(run.s, filter), count);
  for (const die of dice ?? []) turn(run, die, value, set);
};
/** How many of these, from one to `most`. */
const some = (run: Run, dice: readonly number[], most: number): number[] | undefined => {
  const count = chooseTimes(run, Math.min(most, dice.length), 'NO_SUCH_DIE');
  return count > 0 && !stopped(run) ? chooseDice(run, dice, count) : undefined;
};
/** Whose card works, and which. */
type Owner = Pick<Run, 's' | 'hero' | 'source'>;
const spotFilter = ({ s, hero, source }: Owner, filter: Filter): Filter => {
  const floors = passives(s, hero, 'spotFloor');
  if (floors.length === 0) return filter;
  let { low } = filter;
  for (const { args } of floors) if (args[0].includes(SOURCES[source]!.id)) low = Math.min(low, args[1]);
  return { ...filter, low };
};
const canSpot = (s: Warcraft, die: number, filter: Filter): boolean =>
  s.dieAt[die] === ROLLED && s.spotted[die] === 0 && matches(s, die, filter);
const spotDice = (owner: Owner, filter: Filter): number[] => {
  const { s } = owner;
  const meant = spotFilter(owner, filter);
  const list: number[] = [];
  for (let die = 0; die < s.dieAt.length; die++) if (canSpot(s, die, meant)) list.push(die);
  return list;
};
/** Operations that first of all take a number of dice. */
export const takesDice = ({ name }: Op): boolean => name === 'spot' || name === 'change';
/** Whether there are too few dice for this operation, when it is carried out before others. */
export const lacksDice = (owner: Owner, op: Op): boolean => {
  const { s } = owner;
  if (op.name === 'spot') {
    const meant = spotFilter(owner, op.args[0]);
    let left = op.args[1];
    for (let die = 0; die < s.dieAt.length && left > 0; die++) if (canSpot(s, die, meant)) left--;
    return left > 0;
  }
  return op.name === 'change' && rolledDice(s, op.args[0]).length < op.args[1];
};

/** Whether whatever die this operation takes can be turned now: one that must change its colour finds a spare one. */
export const turnsAny = (s: Warcraft, op: Op): boolean =>
  op.name === 'change' &&
  op.args[1] === 1 &&
  op.args[3] !== undefined &&
  coloursIn(op.args[3]).some((colour) => spareDie(s, colour) >= 0);

export const DICE_OPERATIONS: Executors<
  | 'dice'
  | 'dicePerAlly'
  | 'creatureDice'
  | 'preset'
  | 'recolourPool'
  | 'limitPool'
  | 'dropBeforeRoll'
  | 'reroll'
  | 'attrition'
  | 'threat'
  | 'noReroll'
  | 'noRerollColour'
  | 'spot'
  | 'spotEach'
  | 'change'
  | 'changeUpTo'
  | 'shift'
  | 'removeDice'
  | 'removeEach'
  | 'removeAll'
  | 'discardDie'
  | 'rerollSeparate'
  | 'rerollAllDice'
> = {
  dice: (run, { args: [set, count] }) => more(run, set, count),
  dicePerAlly: (run, { args: [set, count] }) =>
    more(run, set, count * fightersOf(run.s, factionOf(run.s, run.target)).length),
  creatureDice: (run, { args: [set, part] }) => {
    const kinds = new Map(group(run.s).map((figure) => [FIGURES[figure]!.colour, figure] as const));
    const figure = choose(run, VERB.figure, [...kinds.values()], 'NO_TARGET');
    if (figure >= 0) more(run, set, Math.floor(attackOf(run.s, figure) / part));
  },
  preset: (run, { args: [set, ...faces] }) => {
    const { s } = run;
    const free = unrolled(s, set).filter((die) => s.face[die] === 0);
    if (free.length < faces.length) stop(run, 'NO_SUCH_DIE');
    else for (const [i, face] of faces.entries()) s.face[free[i]!] = face;
  },
  recolourPool: (run, { args: [from, to, most] }) => {
    const { s } = run;
    const [colour] = coloursIn(to) as [number];
    const spare = s.config.faqColourChange ? available(s, colour) : most;
    const pool = unrolled(s, from);
    for (const die of some(run, pool, Math.min(most, spare)) ?? []) {
      const other = spareDie(s, colour);
      s.dieAt[other] = UNROLLED;
      s.face[other] = 0;
      removeDie(s, die);
    }
  },
  limitPool: ({ s }, { args: [set, most] }) => {
    for (const colour of coloursIn(set)) s.limits[colour] = Math.min(s.limits[colour]!, most);
  },
  dropBeforeRoll: ({ s }, { args: [set, count] }) => {
    for (const colour of coloursIn(set)) s.drops[colour]! += count;
  },
  reroll: ({ s }, { args: [more] }) => {
    s.rerolls += more;
  },
  attrition: ({ s }, { args: [more] }) => {
    s.attrition += more;
  },
  threat: ({ s }, { args: [more] }) => {
    s.threat += more;
  },
  noReroll: ({ s }) => {
    s.rerolled = 2;
  },
  noRerollColour: ({ s }, { args: [set] }) => {
    s.fixedColours |= set;
  },

  spot: (run, { args: [filter, count], then }) => {
    const dice = chooseDice(run, spotDice(run, filter), count);
    if (!dice) return;
    for (const die of dice) run.s.spotted[die] = 1;
    perform(run, then);
  },
  spotEach: (run, { args: [filter, most, size = 1], then }) => {
    const free = spotDice(run, filter);
    const times = chooseTimes(run, Math.min(most, Math.floor(free.length / size)), 'NO_SUCH_DIE');
    const dice = times > 0 && !stopped(run) ? chooseDice(run, free, times * size) : undefined;
    if (!dice) return;
    for (const die of dice) run.s.spotted[die] = 1;
    repeat(run, then, times);
  },
  change: (run, { args: [filter, count, value, set] }) => changeDice(run, filter, count, value, set),
  changeUpTo: (run, { args: [filter, most, value, set] }) => {
    const free = rolledDice(run.s, filter);
    const count = chooseTimes(run, Math.min(most, free.length), 'NO_SUCH_DIE');
    if (count > 0 && !stopped(run)) changeDice(run, filter, count, value, set);
  },
  shift: (run, { args: [filter, most, by] }) => {
    const { s } = run;
    for (const die of some(run, rolledDice(s, filter), most) ?? [])
      s.face[die] = Math.min(8, Math.max(1, s.face[die]! + by));
  },
  removeDice: (run, { args: [filter, count], then }) => {
    const dice = chooseDice(run, removable(run.s, filter), count);
    if (!dice) return;
    for (const die of dice) removeDie(run.s, die);
    perform(run, then);
  },
  removeEach: (run, { args: [filter, most], then }) => {
    const dice = some(run, removable(run.s, filter), amountOf(run, most));
    if (!dice) return;
    for (const die of dice) removeDie(run.s, die);
    repeat(run, then, dice.length);
  },
  removeAll: ({ s }, { args: [filter] }) => {
    for (const die of removable(s, filter)) removeDie(s, die);
  },
  discardDie: (run, { args: [count] }) => {
    const free = unspotted(run.s, rolledOnly(run.s, inPlay(run.s)));
    for (const die of chooseDice(run, free, Math.min(count, free.length)) ?? []) removeDie(run.s, die);
  },
  rerollSeparate: (run, { args: [filter, most] }) => {
    const free = rolledDice(run.s, filter);
    for (const die of some(run, free, amountOf(run, most)) ?? []) rollDie(run.s, die, run.chance);
  },
  rerollAllDice: (run) => {
    const dice = rolledOnly(run.s, inPlay(run.s));
    if (dice.length === 0) run.refused ??= refuse('NO_SUCH_DIE');
    else for (const die of dice) rollDie(run.s, die, run.chance);
  },
};

/** Dice of a colour that reach the Threat now. */
export const hitting = (s: Warcraft, colour: number): number =>
  rolledOnly(s, inPlay(s)).filter((die) => colourOf(s, die) === colour && s.face[die]! >= threatNow(s))
    .length;

/**
 * The choices of one use of an ability. No chance falls between them (WOW-25.8), so a use is one decision: the
 * operations run over the list of steps, and where it ends they say what could come next. The same run on a copy of the
 * state tells whether a decision is legal, and on the state itself carries it out.
 */
import type { Chance } from '#engine/chance.ts';
import type { Refusal } from '#engine/result.ts';
import type { Tell } from '../events.ts';
import { aboutDie, inOrderOfFaces } from '../fight/dice.ts';
import { fromTo } from '../lists.ts';
import { type RefusalCode, refuse } from '../refusals.ts';
import type { Warcraft } from '../state.ts';
import { aboutOf, step, VERB, type Verb } from '../steps.ts';

export interface Run {
  readonly s: Warcraft;
  /** Whose card it is. */
  readonly hero: number;
  /** On whom it acts: the active character for `~` and auras, else the owner. */
  readonly target: number;
  /** The card, and its ability as a number. */
  readonly source: number;
  readonly use: number;
  /** By itself: what finds no target does nothing, and nobody is asked. */
  readonly auto: boolean;
  readonly steps: readonly number[];
  at: number;
  readonly chance: Chance | null;
  readonly tell: Tell | null;
  /** Steps of which one must come next. */
  wanted: readonly number[] | undefined;
  refused: Refusal | undefined;
  /** Paid in this use, so that the window `energySpent` opens. */
  paid: number;
}
export const stopped = (run: Run): boolean => run.wanted !== undefined || run.refused !== undefined;
export const stop = (run: Run, code: RefusalCode): void => {
  if (!run.auto) run.refused ??= refuse(code);
};

/** Takes one of these; a single one is taken without a step. Returns what it is about, or -1. */
export const choose = (run: Run, verb: Verb, about: readonly number[], none: RefusalCode): number => {
  if (stopped(run)) return -1;
  const options = distinct(about);
  if (options.length === 0) stop(run, none);
  if (options.length === 0) return -1;
  if (options.length === 1 || run.auto) return options[0]!;
  const taken = run.steps[run.at];
  if (taken === undefined) {
    run.wanted = options.map((one) => step(verb, one));
    return -1;
  }
  if (taken !== step(verb, aboutOf(taken)) || !options.includes(aboutOf(taken))) {
    run.refused = refuse(verb === VERB.die ? 'NO_SUCH_DIE' : 'NOT_A_CHOICE');
    return -1;
  }
  run.at++;
  return aboutOf(taken);
};

/** Each number once, in the order of its first place. */
const distinct = (list: readonly number[]): readonly number[] => {
  if (list.length < 2) return list;
  const once: number[] = [];
  for (let i = 0; i < list.length; i++) if (!once.includes(list[i]!)) once.push(list[i]!);
  return once;
};
/** Takes a number of times from 1 (or `least`) to `most`; 0 when it cannot be done. */
export const chooseTimes = (run: Run, most: number, none: RefusalCode, least = 1): number => {
  return Math.max(0, choose(run, VERB.times, fromTo(least, most), none));
};

/**
 * Takes exactly `count` of these dice, in the order of what they show, equal ones as one choice. Returns the dice, or
 * undefined.
 */
export const chooseDice = (run: Run, from: readonly number[], count: number): number[] | undefined => {
  const { s } = run;
  if (from.length < count) stop(run, 'NO_SUCH_DIE');
  if (from.length < count || stopped(run)) return undefined;
  const rest = inOrderOfFaces(s, from);
  const taken: number[] = [];
  while (taken.length < count) {
    const open = count - taken.length;
    // A die may only be passed over while enough are left behind it.
    const firsts = rest.slice(0, rest.length - open + 1).map((die) => aboutDie(s, die));
    const about = choose(run, VERB.die, firsts, 'NO_SUCH_DIE');
    if (about < 0) return undefined;
    const index = rest.findIndex((die) => aboutDie(s, die) === about);
    taken.push(rest[index]!);
    rest.splice(0, index + 1);
  }
  return taken;
};

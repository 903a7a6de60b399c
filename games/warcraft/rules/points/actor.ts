/** Who may act now, and what every action begins with (WOW-3.3, 3.15, 4.2, 4.8). */
import type { Refusal } from '#engine/result.ts';
import { capacityOf, factionOf, heroesOf, membersOf, pointsOf } from '../heroes.ts';
import { fromTo } from '../lists.ts';
import { isObliged } from '../map/geography.ts';
import { actionDone, turnFaction } from '../map/turn.ts';
import { refuse, refuseIn } from '../refusals.ts';
import type { Warcraft } from '../state.ts';
import { aboutOf, step, type Verb } from '../steps.ts';

/** Why this character cannot act for this seat. */
export const refuseActor = (s: Warcraft, seat: number, hero: number): Refusal | undefined => {
  if (hero >= s.config.heroes || s.seatOf[hero] !== seat || factionOf(s, hero) !== turnFaction(s))
    return refuse('NOT_YOUR_CHARACTER');
  if (s.actions[hero] === 0) return refuse('NO_ACTION_LEFT');
  return s.bound >= 0 && s.bound !== hero ? refuse('ACT_AT_ONCE') : undefined;
};
/** The same for actions that a character with independent creatures in its region may not take. */
export const refuseFree = (s: Warcraft, seat: number, hero: number): Refusal | undefined =>
  refuseActor(s, seat, hero) ?? (isObliged(s, hero) ? refuse('MUST_CHALLENGE') : undefined);
/** The characters of a seat whose turn it is, as a set. */
export const actorsOf = (s: Warcraft, seat: number): number => {
  const { seatOf } = s;
  const heroes = heroesOf(s, turnFaction(s));
  let own = 0;
  for (let i = 0; i < heroes.length; i++) if (seatOf[heroes[i]!] === seat) own |= 1 << heroes[i]!;
  return own;
};
/** A step for each of these characters. */
export const stepsFor = (verb: Verb, heroes: number): readonly number[] => {
  FIRSTS[verb] ??= [];
  FIRSTS[verb][heroes] ??= membersOf(heroes).map((hero) => step(verb, hero));
  return FIRSTS[verb][heroes];
};
/** Verb → set of characters → the steps; made when they are first asked for. */
const FIRSTS: (readonly number[])[][] = [];
export const firstSteps = (s: Warcraft, seat: number, verb: Verb): readonly number[] =>
  stepsFor(verb, actorsOf(s, seat));
/** For moves that begin with a character of the seat whose turn it is. */
export const byActor = (verb: Verb) =>
  ({
    verb,
    byActor: true,
    first: (s: Warcraft, seat: number): readonly number[] => firstSteps(s, seat, verb),
  }) as const;
export const heroIn = (draft: readonly number[]): number => aboutOf(draft[0]!);

export const spendAction = (s: Warcraft, seat: number, hero: number): void => {
  s.actions[hero]!--;
  s.hasActed[hero] = 1;
  actionDone(s);
  s.word = seat;
};

/** How much of a resource is missing. */
const missing = (s: Warcraft, hero: number, resource: 'health' | 'energy'): number =>
  Math.max(0, capacityOf(s, hero, resource) - pointsOf(s, resource)[hero]!);
/** Whether any point is missing. */
export const isMissingAny = (s: Warcraft, hero: number): boolean =>
  missing(s, hero, 'health') > 0 || missing(s, hero, 'energy') > 0;
/** How many of `total` points may go to Health without any being lost that another split would keep: at most, at least. */
const mostLossless = (s: Warcraft, hero: number, total: number): number =>
  Math.min(total, missing(s, hero, 'health'));
const leastLossless = (s: Warcraft, hero: number, total: number, most: number): number =>
  Math.min(most, Math.max(0, total - missing(s, hero, 'energy')));
export const losslessSplits = (s: Warcraft, hero: number, total: number): number[] => {
  const most = mostLossless(s, hero, total);
  return fromTo(leastLossless(s, hero, total, most), most);
};
/**
 * How many of `total` points may go to Health: as the player likes, also so that some are lost (WOW-6.1, 6.4). One
 * value only where a single split loses nothing: then there is nothing to ask.
 */
export const splits = (s: Warcraft, hero: number, total: number): readonly number[] => {
  const most = mostLossless(s, hero, total);
  return leastLossless(s, hero, total, most) === most
    ? (ALONE[most] ??= [most])
    : (UP_TO[total] ??= fromTo(0, total));
};
/** Refuses a split that is none of `options`: of those that may be written, none at all where there is nothing to ask. */
export const refuseSplit = (options: readonly number[]): Refusal =>
  options.length === 0
    ? refuseIn('split', 'NOTHING_TO_CHOOSE')
    : refuse('NO_SPLIT', { least: options[0]!, most: options.at(-1)! });
/** Lists of one number and of all up to it, made when they are first asked for. */
const ALONE: (readonly number[])[] = [];
const UP_TO: (readonly number[])[] = [];
/** Sorted strictly upwards: an order that does not matter is no other decision. */
export const isSorted = (steps: readonly number[]): boolean =>
  steps.length < 2 || steps.every((one, i) => i === 0 || one > steps[i - 1]!);

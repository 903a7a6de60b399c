/** The steps of decisions: a verb and what it is about, packed into one integer. */

export const VERB = {
  /** `[attacker hero]` (WOW-17.2). */
  attacker: 0,
  /** `[use ability, …]` with the choices that its operations ask for, in their order (WOW-12). */
  use: 1,
  /** How often, or how many. */
  times: 2,
  /** A die: see `dieStep`. */
  die: 3,
  box: 4,
  colour: 5,
  /** A class card. */
  card: 6,
  hero: 7,
  figure: 8,
  /** Pays nothing for this use of an instant power (`freeInstantPerCombat`). */
  free: 9,
  area: 10,
  /** `[done]`: nothing more in this window; no reaction. */
  done: 11,
  /** `[off card]`: switched off for this round (WOW-12.4). */
  off: 12,
  /** `[roll, pay colour…, leave colour…]` (WOW-16.1, 16.4, 13.5). */
  roll: 13,
  pay: 14,
  leave: 15,
  /** `[reroll die…]` (WOW-13.12). */
  reroll: 16,
  /** `[foe]`: the creature's ability acts now (WOW-13.10). */
  foe: 17,
  /** `[kill figure]`, `[fell]` of a single opponent, `[spare]` (WOW-14.8). */
  kill: 18,
  fell: 19,
  spare: 20,
  /** `[wound hero]`, `[petWound hero]` (WOW-15.1, 12.17). */
  wound: 21,
  petWound: 22,
  /** `[kel n]` (WOW-22.5). */
  kel: 23,
  /** `[dragon n, times m]`: hits kept in the damage and in the defence box (WOW-22.6). */
  dragon: 24,
  /** `[giveUp card]` (WOW-14.22). */
  giveUp: 25,

  /** `[travel hero, use ability…, into region]` (WOW-5), `[teleport hero, into region]`. */
  travel: 26,
  into: 27,
  teleport: 28,
  /** `[rest hero, use food, health n]` (WOW-6). */
  rest: 29,
  health: 30,
  /** `[train hero, learn card…]` (WOW-7). */
  train: 31,
  learn: 32,
  /** `[town hero, sell item…, buy item, drop item…, learn card…, health n]` (WOW-8). */
  town: 33,
  sell: 34,
  buy: 35,
  drop: 36,
  /** `[challenge hero, into region, group figure or single opponent, invite hero…]` (WOW-9). */
  challenge: 37,
  group: 38,
  single: 39,
  invite: 40,
  /** `[join hero…]` or `[decline]` (WOW-9.5). */
  join: 41,
  decline: 42,
  /** `[pass hero]` (WOW-3.6), `[yield]`: a partner decides what comes next (WOW-3.4). */
  pass: 43,
  yield: 44,
  /** `[before hero, use ability, hero…]` (WOW-4.8), `[power hero, use ability]` (WOW-4.9). */
  before: 45,
  power: 46,
  /** `[trade hero, hero, give item…, take item…, gold n or asks n]`, `[accept]`, `[close]` (WOW-10). */
  trade: 47,
  give: 48,
  take: 49,
  gold: 50,
  asks: 51,
  accept: 52,
  close: 53,
  /** `[manage hero, area n, wear card…, again card…, …]` for each character of the seat (WOW-11). */
  manage: 54,
  wear: 55,
  again: 56,
  /** `[keep item, hero, drop item]` of a reward (WOW-19.6), `[talent card]`, `[quest quest]`, `[draw colour]`. */
  keep: 57,
  talent: 58,
  quest: 59,
  draw: 60,
  /** `[choose character]`, `[choose character, choose character]` (WOW-1.8), the same with `as` a class (WOW-1.9). */
  choose: 61,
  as: 62,
  /** `[reject]` a trade, `[forgo]` a named item (WOW-10.4, 19.9). */
  reject: 63,
  forgo: 64,
  /** `[armor n]` (WOW-17.5); `[challenge hero, foes]`: all enemies there (WOW-9.6); `[loot item, hero, drop item]`. */
  armor: 65,
  foes: 66,
  loot: 67,
  /** Choices of events (WOW-21): gold, a flight, a quest for another, talents anew; `[bid hero, gold n, …]`. */
  gains: 68,
  fly: 69,
  replace: 70,
  relearn: 71,
  bid: 72,
  /** `[advance region]` of Nefarian; `[skip]` declines; `[cleanse hero]`, `[peek hero]` (WOW-21.21, 22.10). */
  advance: 73,
  skip: 74,
  cleanse: 75,
  peek: 76,
} as const;
export type Verb = (typeof VERB)[keyof typeof VERB];

const BITS = 10;
/** The highest number that a step can be about. */
export const MOST_ABOUT = (1 << BITS) - 1;
const VERBS = Object.keys(VERB).length;

export const step = (verb: Verb, about = 0): number => (verb << BITS) | about;
export const verbOf = (one: number): number => one >> BITS;
export const aboutOf = (one: number): number => one & MOST_ABOUT;
/** Whether this number can be a step. Drafts come from outside, so they are checked. */
export const isStep = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < VERBS << BITS;

/** A die is named by what it shows, so that equal dice are one choice; face 0: not rolled. */
export const dieAbout = (colour: number, face: number, spotted: number): number =>
  (colour * 9 + face) * 2 + spotted;

/** The options (table after WOW-1.12), and the configuration of a game that follows from them. */
import type { OptionsSchema, OptionValues } from '#engine/options.ts';
import { ok, type Refusal, type Result } from '#engine/result.ts';

export interface Config {
  readonly seats: number;
  /** 4 or 6 characters (WOW-1.3). Those of the Alliance come first, half of them. */
  readonly heroes: number;
  readonly overlord: string;
  readonly randomFactions: boolean;
  /** The seat that all agreed plays two characters; -1: with an odd number of seats one is drawn (WOW-1.12). */
  readonly double: number;
  readonly lethalPvp: boolean;
  readonly noTurnLimit: boolean;
  readonly printedLaps: boolean;
  readonly faqLoot: boolean;
  readonly faqColourChange: boolean;
  readonly faqOncePerRound: boolean;
  readonly lowestOnly: boolean;
  readonly replaceInBag: boolean;
  readonly nefarianRecovery: boolean;
  readonly duplicateStops: boolean;
  /** A faction decides by vote, not by its leader (WOW-3.17). */
  readonly vote: boolean;
  /** Questions come with advice (WOW-24.7). */
  readonly guided: boolean;
}

export const OPTIONS: OptionsSchema = [
  {
    kind: 'choice',
    id: 'overlord',
    clause: 'WOW-2.6',
    values: ['random', 'kelthuzad', 'nefarian', 'kazzak'],
    initial: 'random',
  },
  {
    kind: 'choice',
    id: 'assignment',
    clause: 'WOW-1.8',
    values: ['choose', 'randomFactions'],
    initial: 'choose',
  },
  {
    kind: 'choice',
    id: 'twoCharacters',
    clause: 'WOW-1.12',
    values: ['drawn', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'],
    initial: 'drawn',
    when: { seats: [3, 5] },
    only: { seat4: { seats: [5] }, seat5: { seats: [5] } },
  },
  { kind: 'flag', id: 'lethalPvp', clause: 'WOW-24.1', initial: false },
  { kind: 'flag', id: 'noTurnLimit', clause: 'WOW-24.3', initial: false },
  { kind: 'choice', id: 'lapItems', clause: 'WOW-24.4', values: ['circle', 'printed'], initial: 'circle' },
  { kind: 'flag', id: 'faqLoot', clause: 'WOW-17.15', initial: false },
  { kind: 'flag', id: 'faqColourChange', clause: 'WOW-13.15', initial: true },
  { kind: 'flag', id: 'faqOncePerRound', clause: 'WOW-12.11', initial: true },
  {
    kind: 'choice',
    id: 'xpBonus',
    clause: 'WOW-19.8',
    values: ['everyLower', 'lowestOnly'],
    initial: 'everyLower',
  },
  {
    kind: 'choice',
    id: 'buyWithFullBag',
    clause: 'WOW-8.7',
    values: ['forbidden', 'replace'],
    initial: 'forbidden',
  },
  { kind: 'flag', id: 'nefarianRecovery', clause: 'WOW-22.12', initial: false },
  {
    kind: 'choice',
    id: 'duplicateBonus',
    clause: 'WOW-20.3',
    values: ['continues', 'stops'],
    initial: 'continues',
  },
  {
    kind: 'choice',
    id: 'teamDecision',
    clause: 'WOW-3.17',
    values: ['leader', 'vote'],
    initial: 'leader',
  },
  { kind: 'flag', id: 'guidedFirstGame', clause: 'WOW-24.7', initial: false },
];

export const configOf = (options: OptionValues, seats: number): Result<Config, Refusal> =>
  ok({
    seats,
    heroes: seats > 4 ? 6 : 4,
    overlord: String(options.overlord),
    randomFactions: options.assignment === 'randomFactions',
    double: /^seat\d$/.test(String(options.twoCharacters))
      ? Number(String(options.twoCharacters).at(-1)) - 1
      : -1,
    lethalPvp: options.lethalPvp === true,
    noTurnLimit: options.noTurnLimit === true,
    printedLaps: options.lapItems === 'printed',
    faqLoot: options.faqLoot === true,
    faqColourChange: options.faqColourChange === true,
    faqOncePerRound: options.faqOncePerRound === true,
    lowestOnly: options.xpBonus === 'lowestOnly',
    replaceInBag: options.buyWithFullBag === 'replace',
    nefarianRecovery: options.nefarianRecovery === true,
    duplicateStops: options.duplicateBonus === 'stops',
    vote: options.teamDecision === 'vote',
    guided: options.guidedFirstGame === true,
  });

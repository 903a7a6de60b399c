/** The codes of refusals, each with the clause that it cites. */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export const CLAUSES = {
  GAME_OVER: 'WOW-3.13',
  NOT_YOUR_TURN: 'WOW-3.15',
  OTHER_QUESTION: 'WOW-13.3',
  BAD_DECISION: 'WOW-25.9',
  UNREADABLE: 'WOW-25.9',

  NOT_FIGHTING: 'WOW-12.14',
  HAS_ACTED: 'WOW-13.3',

  NOT_YOUR_CARD: 'WOW-12.4',
  CARD_IS_OFF: 'WOW-12.4',
  CANNOT_SWITCH_OFF: 'WOW-12.5',
  SWITCH_FIRST: 'WOW-12.4',
  WRONG_WINDOW: 'WOW-12.6',
  BY_ITSELF: 'WOW-12.6',
  CONDITION: 'WOW-12.3',
  MAIN_FIRST: 'WOW-12.3',
  NOT_ENOUGH_ENERGY: 'WOW-12.2',
  NOT_ENOUGH_HEALTH: 'WOW-15.12',
  USED_THIS_ROUND: 'WOW-12.11',
  ONE_POTION: 'WOW-12.12',
  ONE_SCROLL: 'WOW-12.12',
  REACTED: 'WOW-15.5',
  LEVEL_TOO_LOW: 'WOW-11.16',
  NO_FREE_INSTANT: 'WOW-12.2',

  NO_SUCH_DIE: 'WOW-13.9',
  NO_SPARE_DIE: 'WOW-13.15',
  DICE_IN_ORDER: 'WOW-13.9',
  NOTHING_TO_CHOOSE: 'WOW-12.3',
  NO_TARGET: 'WOW-12.3',
  NOT_IN_PVP: 'WOW-17.17',

  PAY_DICE_FIRST: 'WOW-16.9',
  NO_DIE_OF_COLOUR: 'WOW-13.8',
  TOO_MANY_REROLLS: 'WOW-13.12',
  CANNOT_REROLL: 'WOW-13.12',

  NOT_ENOUGH_HITS: 'WOW-14.8',
  NOT_IN_THIS_FIGHT: 'WOW-14.8',
  CANNOT_TAKE_WOUND: 'WOW-15.3',
  NO_PET: 'WOW-12.17',
  TOO_MANY_SPOTS: 'WOW-22.5',
  TOO_MANY_HITS: 'WOW-22.6',
  NO_SUCH_POWER: 'WOW-14.22',
} as const;
export type RefusalCode = keyof typeof CLAUSES;

export const refuse = (code: RefusalCode, params?: Params): Refusal => refusal(code, CLAUSES[code], params);
/** Refuses a draft whose shape no decision has. */
export const malformed = (): Refusal => refuse('BAD_DECISION');

/** The codes of refusals, each with the clause that it cites. */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export const CLAUSES = {
  GAME_OVER: 'EC-15.2',
  NOT_YOUR_TURN: 'EC-1.2',
  OTHERS_ARE_ASKED: 'EC-9.5',
  OTHER_QUESTION: 'EC-16.9',
  BAD_DECISION: 'EC-5.2',
  UNREADABLE: 'EC-5.2',

  NATION_TAKEN: 'EC-1.15',
  NOT_YOUR_TERRAIN: 'EC-2.5',
  NO_SUCH_SLOT: 'EC-2.3',
  SLOT_FILLED: 'EC-2.6',
  NO_NEIGHBOUR: 'EC-2.6',
  BESIDE_OWN_START: 'EC-2.7',

  NOT_ENOUGH_AP: 'EC-5.4',
  NO_AP: 'EC-5.5',
  NO_AP_FOR_FREE_ACTION: 'EC-5.6',
  EMPTY_SLOT: 'EC-5.7',
  NOT_IN_HAND: 'EC-8.1',
  HALTED: 'EC-9.12',

  NOT_COAL: 'EC-7.1',
  BOILER_FULL: 'EC-7.5',
  SHOVEL_FORBIDDEN: 'EC-17.17',

  TURN_START_ONLY: 'EC-4.8',
  PRESSURE_FULL: 'EC-8.7',
  AP_FULL: 'EC-8.7',
  NO_CONVERSION: 'EC-17.3',
  NO_SWAP: 'EC-17.13',
  START_CARD: 'EC-17.13',
  CARD_OCCUPIED: 'EC-17.13',
  NOT_IN_RESERVE: 'EC-17.13',
  NOTHING_TO_DRAW: 'EC-17.14',
  NOTHING_TO_SALVAGE: 'EC-17.15',
  CREW_ABOARD: 'EC-8.5',

  NO_SUCH_ORDER: 'EC-9.6',
  /** Said by the table: nobody decides anything about such a card. */
  LIES_ON_VEHICLE: 'EC-9.8',
  NOT_AT_ONESELF: 'EC-9.15',
  NO_SUCH_PLAYER: 'EC-9.1',
  NO_AP_TO_INTERFERE: 'EC-9.14',
  PRESSURE_TOO_LOW: 'EC-9.4',
  NOTHING_TO_REMOVE: 'EC-17.11',
  NO_HAND_TO_SPY: 'EC-17.16',
  ONLY_IN_RESPONSE: 'EC-10.1',
  DOES_NOT_FIT: 'EC-10.1',
  ONLY_AGAINST_DAMAGE: 'EC-17.18',

  NO_WEAPON: 'EC-11.1',
  OUT_OF_RANGE: 'EC-11.2',
  TOO_NEAR: 'EC-11.9',
  NOTHING_TO_DESTROY: 'EC-11.5',
  BALLOON_IS_LAUNCHED: 'EC-12.2',
  IS_NO_BALLOON: 'EC-11.2',
  FIRED_ALREADY: 'EC-12.5',
  NOT_A_VICTIM: 'EC-12.10',

  NOT_AT_CAMP: 'EC-13.1',
  SLOT_TAKEN: 'EC-13.3',
  NOTHING_TO_REARM: 'EC-13.14',
  NOTHING_TO_USE: 'EC-13.10',
  COVERED: 'EC-13.12',
  USED_THIS_TURN: 'EC-13.12',

  NOT_IN_THEIR_HAND: 'EC-17.16',
  NO_BASE_CAMP_CARD_NOW: 'EC-14.5',
  NOTHING_TO_REPLACE: 'EC-14.6',
  DECK_OUT: 'EC-14.8',
  HAND_IS_FULL: 'EC-14.3',
} as const;
export type RefusalCode = keyof typeof CLAUSES;

export const refuse = (code: RefusalCode, params?: Params): Refusal => refusal(code, CLAUSES[code], params);
/** Refuses a draft whose shape no decision has. */
export const malformed = (): Refusal => refuse('BAD_DECISION');
/** Refuses a decision whose later steps are missing. A draft may still lack them. */
export const unfinished = (whole: boolean): Refusal | undefined => (whole ? malformed() : undefined);

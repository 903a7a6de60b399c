/** The codes of refusals, each with the clause that it cites. */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export const CLAUSES = {
  GAME_OVER: 'BG-12.5',
  NOT_YOUR_TURN: 'BG-3.7',
  OTHER_QUESTION: 'BG-3.2',
  BAD_DECISION: 'BG-0.1',
  UNREADABLE: 'BG-0.1',

  NOT_LAID_OUT: 'BG-2.3',
  TWO_CARDS: 'BG-16.3',
  NOT_YOUR_CARD: 'BG-1.15',
  CARD_IN_USE: 'BG-1.17',
  CORNER_TAKEN: 'BG-16.5',
  NEXT_CARD_FIRST: 'BG-16.5',
  NEXT_PAWN_FIRST: 'BG-1.19',
  NOT_IN_BASE: 'BG-1.18',

  PAWN_NOT_MISSING: 'BG-6.8',
  LOST_PAWN_LATER: 'BG-16.43',
  NO_RETURN_SQUARE: 'BG-6.17',
  FREE_SQUARE_FIRST: 'BG-6.17',
  DUD_SQUARE_FIRST: 'BG-6.18',
  NEAREST_SQUARE: 'BG-6.19',
  MUST_RETURN: 'BG-6.7',

  NOT_YOUR_TANK: 'BG-4.2',
  TANK_OFF_BOARD: 'BG-4.2',
  ONLY_THIS_TANK: 'BG-4.2',
  OFF_THE_BOARD: 'BG-4.6',
  WRONG_DIRECTION: 'BG-4.5',
  MUST_GO_STRAIGHT: 'BG-4.5',
  WRONG_DISTANCE: 'BG-4.4',
  ENDS_ON_TANK: 'BG-4.7',
  ENDS_ON_ARTILLERY: 'BG-16.17',
  ENDS_AT_START: 'BG-10.3',
  NO_PATH: 'BG-4.20',
  OTHER_TANK_CAN_MOVE: 'BG-4.21',
  MUST_MOVE: 'BG-4.3',
  MOVE_FIRST: 'BG-4.1',
  MOVED_ALREADY: 'BG-3.11',
  MOVE_OWED: 'BG-10.14',

  ONE_SHOT: 'BG-5.1',
  WRONG_SHOT: 'BG-5.2',
  NOTHING_TO_SHOOT: 'BG-5.19',
  NO_TOKEN_THERE: 'BG-5.5',
  NOT_EMPTY: 'BG-5.8',
  NO_DUD_LEFT: 'BG-5.9',
  NO_DUDS_IN_SOLO: 'BG-16.9',
  NO_DUD_THERE: 'BG-5.10',
  NO_TANK_THERE: 'BG-5.11',
  FRIENDLY_TANK: 'BG-5.16',
  NO_ARTILLERY_THERE: 'BG-16.15',
  NAME_THE_TARGET: 'BG-5.13',

  NO_ACTION_LEFT: 'BG-3.11',
  PAUSE_TURN: 'BG-6.11',
  CARD_NOT_IN_RESERVE: 'BG-7.1',
  CARD_DAMAGED: 'BG-7.5',
  CHANGE_OFF_BOARD: 'BG-7.6',
  ACT_FIRST: 'BG-3.4',

  NO_SPECIAL: 'BG-8.3',
  NEEDS_PAIR: 'BG-8.4',
  USED_UP: 'BG-8.7',
  ASSIGNED_ALREADY: 'BG-8.11',
  NOT_AN_ACTION: 'BG-8.5',
  NOT_AN_UPGRADE: 'BG-8.5',
  NO_TANK_FOR_EXTRA_TURN: 'BG-9.5',
  DECK_EMPTY: 'BG-9.9',
  NOT_DRAWN: 'BG-9.7',
  KEEP_FIRST: 'BG-9.7',
  NOT_ACTIVE: 'BG-8.9',
  NO_SLOT: 'BG-8.10',
  ENTRY_NOT_OPTIONAL: 'BG-16.33',

  TOO_FAR: 'BG-15.8',
  PAWN_THERE: 'BG-15.9',
  NOT_BESIDE_PAWN: 'BG-15.10',
  UNDER_OWN_PAWN: 'BG-15.12',
  FACE_UP_ALREADY: 'BG-15.10',
  NO_TOKEN_TO_REVEAL: 'BG-15.10',
  NOT_OF_THE_THREE: 'BG-15.15',
} as const;
export type RefusalCode = keyof typeof CLAUSES;

export const refuse = (code: RefusalCode, params?: Params): Refusal => refusal(code, CLAUSES[code], params);
/** Refuses a draft whose shape no decision has. */
export const malformed = (): Refusal => refuse('BAD_DECISION');
/** Refuses a decision whose later steps are missing. A draft may still lack them. */
export const unfinished = (whole: boolean): Refusal | undefined => (whole ? malformed() : undefined);

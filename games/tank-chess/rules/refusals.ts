/** The codes a turn can be refused with, and the clause that each follows from (TC-14.11, TC-14.12). */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export const CLAUSES = {
  GAME_OVER: 'TC-8.10',
  NOT_YOUR_TURN: 'TC-3.1',
  PIECE_DESTROYED: 'TC-6.9',
  NO_PIECE: 'TC-3.2',
  NOT_YOUR_PIECE: 'TC-3.2',
  WRONG_LETTER: 'TC-14.12',
  EMPTY_PATH: 'TC-4.10',
  BAD_PATH: 'TC-4.2',
  REVERSE_COMBINED: 'TC-4.6',
  TOO_MANY_STEPS: 'TC-4.2',
  STEPS_AFTER_EXIT: 'TC-8.9',
  OFF_BOARD: 'TC-4.12',
  BLOCKED: 'TC-4.7',
  EXIT_WRONG_EDGE: 'TC-8.6',
  EXIT_THROUGH_CORNER: 'TC-8.5',
  EXIT_OFF: 'TC-8.14',
  REVERSE_EXIT_OFF: 'TC-8.8',
  NULL_MOVE: 'TC-4.9',
  NOT_REACHABLE: 'TC-4.2',
  SHOT_AFTER_EXIT: 'TC-5.14',
  SHOT_OWN_PIECE: 'TC-5.12',
  SHOT_NO_TARGET: 'TC-5.12',
  SHOT_NOT_IN_LINE: 'TC-5.3',
  SHOT_OUT_OF_RANGE: 'TC-7.4',
  SHOT_TOO_CLOSE: 'TC-5.6',
  SHOT_BLOCKED: 'TC-5.5',
  SHOT_NO_EFFECT: 'TC-5.15',
} as const;
export type RefusalCode = keyof typeof CLAUSES;

/** The refusal with that code; `clause` replaces the usual one where a more particular clause applies. */
export const refuse = (code: RefusalCode, params?: Params, clause?: string): Refusal =>
  refusal(code, clause ?? CLAUSES[code], params);

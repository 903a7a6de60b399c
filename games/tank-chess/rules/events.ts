/**
 * The events of Tank Chess: record, announcements, sounds and the motion on the board are made of these. `seat` is the
 * seat that acts, from 1. Their JSON form is stored and sent, so changing an event changes the version of the rules.
 * `parseSquare` and `parseDirection` read squares and directions back.
 */
import type { Tell as TellAny } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { Direction, SquareName } from './geometry.ts';
import type { StruckSide } from './shot.ts';
import type { Ending } from './state.ts';
import type { TankLetter } from './types.ts';

/** In the event of every manoeuvre. */
type Manoeuvre = {
  readonly seat: SeatNumber;
  readonly tank: TankLetter;
  readonly from: SquareName;
  /** The steps, one letter each (TC-4.14), and the facing before them. */
  readonly path: string;
  readonly before: Direction;
  /** The whole turn in the record's notation, with the suffix that may be told (TC-9.9). */
  readonly record: string;
};
/** In the event of every shot: who fires from where, at what, and what decides it (TC-6.5). */
type Shot = {
  readonly seat: SeatNumber;
  readonly tank: TankLetter;
  readonly from: SquareName;
  readonly square: SquareName;
  readonly victim: TankLetter;
  readonly side: StruckSide;
  readonly armour: number;
  readonly cannon: number;
};

export type TankEvent =
  /** A tank has driven or rotated (TC-4.2). */
  | ({ readonly type: 'moved'; readonly to: SquareName; readonly facing: Direction } & Manoeuvre)
  /** The command tank has left the board (TC-8.2). */
  | ({ readonly type: 'escaped' } & Manoeuvre)
  /** The shot destroys its target (TC-6.5), or has no effect (TC-6.6). */
  | ({ readonly type: 'destroyed' } & Shot)
  | ({ readonly type: 'bounced' } & Shot)
  /** The declarations of the turn (TC-9.1, TC-9.2). */
  | { readonly type: 'check'; readonly seat: SeatNumber }
  | { readonly type: 'escapeThreat'; readonly seat: SeatNumber }
  /** The game is over (TC-8, TC-10); `winner` is 0 when nobody has won. */
  | { readonly type: 'ended'; readonly reason: Ending; readonly winner: SeatNumber | 0 };
export type Tell = TellAny<TankEvent>;

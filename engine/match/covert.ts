/** Which items of a history are covert rounds (`Game.covert`). */
import type { AnyGame } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { hasSeat, type Seat } from '../seats.ts';

/** Whether these answers are those of a covert round, given to the state `before`. */
export const isCovert = (
  game: AnyGame,
  before: State,
  [first]: readonly { readonly seat: Seat }[],
): boolean =>
  first !== undefined && game.covert?.(before) === true && hasSeat(game.active(before), first.seat);

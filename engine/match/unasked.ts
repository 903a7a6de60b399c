/**
 * What a seat may do without owing a decision: decide out of turn, answer in advance, and leave standing orders
 * that answer for it. Judged here from the rules and the pending answers; match.ts logs it.
 */
import type { AnyGame } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { type Refusal, refusal } from '../result.ts';
import { type Seat, type SeatSet, seatBit } from '../seats.ts';
import type { OrderChange } from './entry.ts';
import type { PendingAnswers } from './pending-answers.ts';

/** Most standing orders of one seat. */
export const MOST_ORDERS = 64;

/** What a seat may do now, or has done, beside the decisions that it owes. */
export interface Unasked {
  /** It may decide without owing it; the decision is applied at once. */
  readonly may?: true;
  /** It may answer in advance. */
  readonly ahead?: true;
  /** Its answer in advance, in notation. */
  readonly early?: string;
  /** Its standing orders, in the order in which they were given. */
  readonly orders?: readonly string[];
  /** Orders that it may leave beside them, as far as the rules list any. */
  readonly offers?: readonly string[];
}

/** The seats that may decide without owing it, and those that may answer in advance. */
const unaskedSeats = (game: AnyGame, s: State): { readonly may: SeatSet; readonly ahead: SeatSet } => {
  const active = game.active(s);
  const may = (game.may?.(s) ?? 0) & ~active;
  return { may, ahead: (game.ahead?.(s).seats ?? 0) & ~active & ~may };
};

/** Members without anything to say are left out. */
export const unaskedOf = (game: AnyGame, s: State, pending: PendingAnswers, seat: Seat): Unasked => {
  if (!game.may && !game.ahead && !game.standing) return {};
  const { may, ahead } = unaskedSeats(game, s);
  const bit = seatBit(seat);
  const early = pending.ahead(seat);
  const orders = pending.orders(seat);
  const offers = (game.orders?.(s, seat) ?? []).filter((order) => !orders.includes(order));
  return {
    ...((may & bit) !== 0 ? { may: true } : {}),
    ...((ahead & bit) !== 0 ? { ahead: true } : {}),
    ...(early === undefined ? {} : { early }),
    ...(orders.length > 0 ? { orders } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
};

/**
 * Why a standing order cannot be given or lifted now. Without `change` it would replace all orders of the seat,
 * and '' lift them.
 */
export const refuseOrder = (
  game: AnyGame,
  s: State,
  orders: readonly string[],
  seat: Seat,
  text: string,
  change: OrderChange | undefined,
): Refusal | undefined => {
  if (!game.standing || !game.refuseOrder) return refusal('NO_SUCH_ACT', '', { act: 'order' });
  if (change === undefined && text === '') return undefined;
  if (change === 'lift') return orders.includes(text) ? undefined : refusal('NO_STANDING_ORDER', '');
  const refused = game.refuseOrder(s, seat, text);
  if (refused || change === undefined) return refused;
  if (text === '') return refusal('NO_STANDING_ORDER', '');
  if (orders.includes(text)) return refusal('ORDER_STANDS', '');
  return orders.length < MOST_ORDERS ? undefined : refusal('TOO_MANY_ORDERS', '', { most: MOST_ORDERS });
};

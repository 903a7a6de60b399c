/** Requests for the standing orders of this device's seat, which the server keeps. */
import type { Refusal } from '#engine/result.ts';
import type { OrderLine, OrdersInfo } from '#wire/orders.ts';
import type { Session } from '../connection/session.svelte.ts';
import { mergeLines } from './lines.ts';

/** The orders of this seat (from 1). Undefined when there are none. */
export const ordersOf = async (session: Session, seat: number): Promise<OrdersInfo | undefined> => {
  const answer = await session.ask({ t: 'orders', table: session.table, seat });
  return answer.ok && answer.message.t === 'orders' ? answer.message.orders : undefined;
};

/** Replaces the seat's orders by these lines. */
export const setOrders = async (
  session: Session,
  seat: number,
  decision: number,
  lines: readonly OrderLine[],
): Promise<Refusal | undefined> => {
  const answer = await session.ask({
    t: 'setOrders',
    table: session.table,
    seat,
    decision,
    lines: [...lines],
  });
  return answer.ok ? undefined : answer.refusal;
};

/** The decision from which lines count: that of the existing orders, or else the table's present. */
const anchorOf = (session: Session, orders: OrdersInfo | undefined): number =>
  orders && orders.lines.length > 0 ? orders.decision : (session.picture?.view?.decision ?? 0);

/** Merges lines into the existing orders. */
export const addOrders = async (
  session: Session,
  seat: number,
  lines: readonly OrderLine[],
): Promise<Refusal | undefined> => {
  const orders = await ordersOf(session, seat);
  return setOrders(session, seat, anchorOf(session, orders), mergeLines(orders?.lines ?? [], lines));
};

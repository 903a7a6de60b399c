/** The orders of this device's seat as the server keeps them. */
import type { Refusal } from '#engine/result.ts';
import type { OrderLine, OrdersInfo } from '#wire/orders.ts';
import type { Session } from '../connection/session.svelte.ts';
import { mergeLines } from './lines.ts';

/** What is laid down for this seat (from 1); undefined: nothing. */
export const ordersOf = async (session: Session, seat: number): Promise<OrdersInfo | undefined> => {
  const answer = await session.ask({ t: 'orders', table: session.table, seat });
  return answer.ok && answer.message.t === 'orders' ? answer.message.orders : undefined;
};

/** Lays these lines down in place of those that are there. */
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

/** Where lines count from: where the present ones do, if there are any. */
export const anchorOf = (session: Session, orders: OrdersInfo | undefined): number =>
  orders && orders.lines.length > 0 ? orders.decision : (session.picture?.view?.decision ?? 0);

/** Lays lines over those that are there. */
export const addOrders = async (
  session: Session,
  seat: number,
  lines: readonly OrderLine[],
): Promise<Refusal | undefined> => {
  const orders = await ordersOf(session, seat);
  return setOrders(session, seat, anchorOf(session, orders), mergeLines(orders?.lines ?? [], lines));
};

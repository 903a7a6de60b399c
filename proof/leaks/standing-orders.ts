/** Standing orders of a game at twin tables: left or lifted, perhaps in only one world; nobody else may notice. */
import { hasSeat, numberOf } from '#engine/seats.ts';
import type { Episode } from './episode.ts';
import { anyPerson, lookAtTables, sendUnnoticed, someTime } from './side-actions.ts';

/** A seat that is asked nothing leaves or lifts an order, or takes its answer in advance back; `otherwise`: there is none. */
export const standingOrder = async (
  episode: Episode,
  otherwise: (episode: Episode) => Promise<boolean>,
): Promise<boolean> => {
  const { random, sitting } = episode;
  if (random.draw(2) === 0) await someTime(episode);
  const { truth } = episode;
  const person = anyPerson(episode);
  const seat = person?.seats[random.draw(Math.max(1, person.seats.length))];
  if (!person || seat === undefined || hasSeat(truth.owing | truth.etiquette.bots, seat))
    return otherwise(episode);
  const listed = truth.game.orders?.(truth.state, seat) ?? [];
  const order = listed[random.draw(Math.max(1, listed.length))];
  if (order === undefined) return otherwise(episode);
  const common = { id: sitting.nextId, table: sitting.table, seat: numberOf(seat) };
  const { early } = truth.unaskedOf(seat);
  const lifts = truth.ordersOf(seat).includes(order);
  const message =
    early !== undefined && random.draw(2) === 0
      ? { t: 'withdrawAhead', ...common }
      : { t: lifts ? 'liftOrder' : 'leaveOrder', ...common, order };
  const goesOn = await sendUnnoticed(episode, 'a standing order', person, message);
  await lookAtTables(episode);
  return goesOn;
};

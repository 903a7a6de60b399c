/** Carries out what somebody asks of a table: one place for the server's sockets and for tables on one's own device. */
import type { Refusal } from '#engine/result.ts';
import { seatOf } from '#engine/seats.ts';
import type { Message } from '#wire/message.ts';
import type { TableCommand } from '#wire/protocol.ts';
import type { Asker } from './services.ts';
import type { Table } from './table.ts';

/** To follow a table, and to stop, is asked by a connection and not by a person. */
export type SeatCommand = Exclude<TableCommand, { t: 'watch' | 'leave' }>;

/** The answer to a command that was carried out, or refused. */
export const answerTo = (id: string, refused: Refusal | undefined): Message =>
  refused ? { t: 'refused', id, refusal: refused } : { t: 'ack', id };

/** Carries out a command that is answered by `ack` or `refused` only. */
const carryOut = async (
  table: Table,
  asker: Asker,
  command: Exclude<SeatCommand, { t: 'people' | 'orders' | 'past' }>,
): Promise<Refusal | undefined> => {
  switch (command.t) {
    case 'sit':
      return table.sit(asker, command.seat === undefined ? undefined : seatOf(command.seat), command.entropy);
    case 'stand':
      return table.stand(asker);
    case 'fill':
      return table.fill(asker, command.seat === undefined ? undefined : seatOf(command.seat), command.level);
    case 'decide':
      return table.decide(asker, seatOf(command.seat), command.decision, command.text);
    case 'act': {
      const about = command.about === undefined ? undefined : seatOf(command.about);
      return table.act(asker, seatOf(command.seat), command.act, about);
    }
    case 'sitOut':
      return table.sitOut(asker, seatOf(command.seat), command.level);
    case 'rematch':
      return table.rematch(asker, command.withdraw ?? false, command.seal);
    case 'reveal':
      return table.reveal(asker, command.entropy);
    case 'say':
      return table.say(asker, command.text, command.to);
    case 'setOrders':
      return table.setOrders(asker, seatOf(command.seat), command.decision, command.lines);
    case 'leaveOrder':
      return table.order(asker, seatOf(command.seat), command.order, 'add');
    case 'liftOrder':
      return table.order(asker, seatOf(command.seat), command.order, 'lift');
    case 'withdrawAhead':
      return table.withdrawAhead(asker, seatOf(command.seat));
    case 'propose':
      return table.propose(asker, seatOf(command.seat), command.decision, command.what);
    case 'withdrawProposal':
      return table.withdrawProposal(asker, seatOf(command.seat));
    case 'mute':
      return table.moderate(asker, { act: command.off ? 'unmute' : 'mute', who: command.who });
    case 'unsay':
      return table.moderate(asker, { act: 'unsay', line: command.line });
    case 'remove':
      return table.moderate(asker, { act: 'remove', who: command.who });
    case 'close':
      return table.moderate(asker, { act: 'close' });
  }
};

/** Carries out a command; the answer carries the id that the page gave it. */
export const obey = async (table: Table, asker: Asker, command: SeatCommand): Promise<Message> => {
  const { id } = command;
  switch (command.t) {
    case 'people': {
      const people = await table.people(asker.guest);
      return people.ok ? { t: 'people', id, people: people.value } : answerTo(id, people.error);
    }
    case 'orders': {
      const orders = await table.ordersOf(asker.guest, seatOf(command.seat));
      return orders.ok
        ? { t: 'orders', id, table: table.id, orders: orders.value }
        : answerTo(id, orders.error);
    }
    case 'past': {
      const { index } = command;
      const view = await table.past(asker.guest, index);
      return view.ok ? { t: 'past', id, table: table.id, index, view: view.value } : answerTo(id, view.error);
    }
    default:
      return answerTo(id, await carryOut(table, asker, command));
  }
};

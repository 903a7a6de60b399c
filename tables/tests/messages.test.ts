/** Every kind of message is written exactly as its schema says. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ChatLine, Message } from '#wire/message.ts';
import type { OpenTable } from '#wire/rest.ts';
import { joinMessage, jsonText, writeMessage } from '#wire/write-message.ts';
import { whoOf } from '../ids.ts';
import { obey, type SeatCommand } from '../obey.ts';
import type { Asker, ChatService } from '../services.ts';
import type { Table } from '../table.ts';
import { MemoryOrders } from './help/memory-orders.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, watcherOf } from './help/one-table.ts';

/** A chat in memory, without the host's moderation. */
const talk = (): ChatService => {
  const lines: ChatLine[] = [];
  const add = (line: Omit<ChatLine, 'n' | 'at' | 'name'>): ChatLine => {
    const whole = { n: lines.length + 1, at: 0, name: 'Somebody', ...line };
    lines.push(whole);
    return whole;
  };
  return {
    last: async () => lines,
    say: async (table, { guest }: Asker, _seats, text, tell) => {
      tell(add({ text, who: whoOf(table, guest) }));
      return undefined;
    },
    refuseHaste: () => undefined,
    findLine: async () => undefined,
    nameOf: async (guest) => guest,
    speakers: async () => [],
    note: async (_table, _asker, act, about) =>
      add({ text: '', act: act as NonNullable<ChatLine['act']>, ...(about === undefined ? {} : { about }) }),
    unsay: async () => undefined,
    barred: async () => [],
    bar: async () => undefined,
  };
};

const table = 'table-id';
let commands = 0;
type Unnumbered = SeatCommand extends infer C
  ? C extends SeatCommand
    ? Omit<C, 'id' | 'table'>
    : never
  : never;
const ask = (one: Table, guest: string, command: Unnumbered): Promise<Message> => {
  const id = `c${++commands}`;
  return obey(one, { ...asker(guest, 0), command: { id: `${guest}:${id}`, digest: '' } }, {
    ...command,
    id,
    table: one.id,
  } as SeatCommand);
};

const started = async (order: Partial<OpenTable> = {}) => {
  const world = oneService(new MemoryStorage(), undefined, { chat: talk(), orders: new MemoryOrders() });
  const one = await openIn(world, { options: { pile: 30 }, ...order });
  const host = watcherOf('host');
  const stranger = watcherOf('stranger');
  await one.watch(host.watcher, 'w1');
  await one.watch(stranger.watcher, 'w2', true);
  const seated = await ask(one, 'friend', { t: 'sit' });
  return { one, host, stranger, seated };
};

test('every kind of message that a table or a command writes fits its schema', async () => {
  const { one, host, stranger, seated } = await started();
  const { decision } = host.last().view;
  const answers = [
    seated,
    await ask(one, 'host', { t: 'decide', seat: 1, decision, text: 'take 1' }),
    await ask(one, 'host', { t: 'decide', seat: 1, decision, text: 'take 2' }),
    await ask(one, 'host', {
      t: 'setOrders',
      seat: 1,
      decision: decision + 1,
      lines: [{ n: 1, answer: 'take 1' }],
    }),
    await ask(one, 'host', { t: 'orders', seat: 1 }),
    await ask(one, 'friend', { t: 'orders', seat: 2 }),
    await ask(one, 'host', { t: 'people' }),
    await ask(one, 'host', { t: 'past', index: 0 }),
    await ask(one, 'friend', { t: 'say', text: 'Hello' }),
    await ask(one, 'host', { t: 'act', seat: 1, act: 'resign' }),
    await ask(one, 'host', { t: 'rematch' }),
    await ask(one, 'host', { t: 'remove', who: whoOf(one.id, 'stranger') }),
  ];
  for (const answer of answers) v.parse(Message, JSON.parse(writeMessage(answer)));
  const late = watcherOf('late');
  await one.watch(late.watcher, 'w3');
  const partners = await started({ game: 'small-summit', options: { together: true } });
  await ask(partners.one, 'host', { t: 'propose', seat: 1, decision: 1, what: { place: 'pile' } });

  // Every message to a subscriber was parsed by the schema when it arrived (help/one-table.ts).
  const heard = [host, stranger, late, partners.host].flatMap((one) => one.all());
  const kinds = new Set([...answers, ...heard].map((message) => message.t));
  // The other two, `welcome` and `reload`, come from no table: server/tests/help/client.ts parses them.
  const written = Message.options.map((option) => option.pipe[0].entries.t.literal);
  expect(written.filter((kind) => !kinds.has(kind))).toEqual(['welcome', 'reload']);
  expect(answers.map((answer) => answer.t)).toEqual([
    ...['ack', 'ack', 'refused', 'ack', 'orders', 'orders', 'people', 'past', 'ack', 'ack', 'ack', 'ack'],
  ]);
  expect(stranger.all().at(-1)).toMatchObject({ t: 'out', refusal: { code: 'REMOVED_FROM_TABLE' } });
});

test('a message joined from parts equals one written at once, without absent members', () => {
  const line = { n: 1, name: 'Ann', text: 'A "quotation"', at: 5 };
  expect(joinMessage('chat', { table: jsonText(table), line: jsonText(line) })).toBe(
    writeMessage({ t: 'chat', table, line }),
  );
  expect(joinMessage('orders', { id: jsonText('c1'), table: jsonText(table), orders: undefined })).toBe(
    writeMessage({ t: 'orders', id: 'c1', table }),
  );
});

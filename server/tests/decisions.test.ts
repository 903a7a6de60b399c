import { expect, test } from 'vitest';
import type { Message } from '#wire/protocol.ts';
import { Client } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

const TWO_PEOPLE = [{ kind: 'human' }, { kind: 'human' }] as const;
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);

/** Two people at a table of nim, both watching. */
const atATable = async (url: string) => {
  const host = await new Client(url).connect();
  const friend = await new Client(url).connect();
  const table = await host.open({ seats: [...TWO_PEOPLE] });
  await host.watch(table);
  expect(codeOf(await friend.ask({ t: 'sit', table }))).toBe('ack');
  await friend.watch(table);
  await host.until((m) => m.t === 'update');
  await host.until((m) => m.t === 'info' && m.info.seats[1]!.present);
  return { host, friend, table };
};

test('a decision is published to everybody before it is acknowledged, and only to the watchers', async () => {
  const { url } = await server();
  const { host, friend, table } = await atATable(url);
  const before = host.messages.length;
  expect(codeOf(await host.decide(table, 1, 'take 3'))).toBe('ack');
  expect(host.messages.slice(before).map((m) => m.t)).toEqual(['update', 'ack']);
  expect(host.view(table).state).toMatchObject({ pile: 9 });
  const seen = await friend.until((m) => m.t === 'update' && m.view.state.pile === 9);
  expect(seen).toMatchObject({
    seq: 1,
    story: [{ index: 1, seat: 1, text: 'take 3', told: [{ type: 'took', seat: 1, n: 3 }] }],
  });
});

test('every illegal command is refused once, with its reason, and changes nothing', async () => {
  const { url } = await server();
  const { host, friend, table } = await atATable(url);
  const now = host.view(table).decision;
  const decide = (who: Client, seat: number, text: string, decision = now) =>
    who.decide(table, seat, text, decision).then(codeOf);
  expect(await decide(host, 1, 'take 9')).toBe('BAD_TAKE');
  expect(await decide(host, 1, 'all of it')).toBe('NIM_SYNTAX');
  expect(await decide(host, 1, 'take 1', now + 1)).toBe('STALE_DECISION');
  expect(await decide(host, 2, 'take 1')).toBe('NOT_YOUR_SEAT');
  expect(await decide(friend, 2, 'take 1')).toBe('NOT_YOUR_TURN');
  const stranger = await new Client(url).connect();
  expect(await decide(stranger, 1, 'take 1')).toBe('NOT_YOUR_SEAT');
  expect(codeOf(await host.ask({ t: 'act', table, seat: 1, act: 'claim' }))).toBe('NO_SUCH_ACT');
  expect(codeOf(await host.ask({ t: 'act', table, seat: 1, act: 'flag' }))).toBe('NO_SUCH_ACT');
  expect(codeOf(await host.ask({ t: 'watch', table: 'unknown-table' }))).toBe('NO_SUCH_TABLE');
  expect(codeOf(await host.ask({ t: 'past', table, index: 7 }))).toBe('NO_SUCH_MOMENT');
  const clause = await host.decide(table, 1, 'take 9', now);
  expect(clause).toMatchObject({ refusal: { code: 'BAD_TAKE', clause: 'N-3', params: { take: 9 } } });
  expect(friend.messages.filter((m) => m.t === 'update')).toHaveLength(0);
  expect((await host.watch(table)).view).toMatchObject({ decision: now, state: { pile: 12 } });
});

test('a repeated command is acknowledged again and done once, also after a restart', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir });
  const { host, table } = await atATable(first.url);
  const { decision } = host.view(table);
  const decide = (client: Client) => client.decide(table, 1, 'take 2', decision, 'the-same').then(codeOf);
  const twice = [decide(host), decide(host)];
  expect(await Promise.all(twice)).toEqual(['ack', 'ack']);
  expect(await decide(host)).toBe('ack');
  expect((await host.watch(table)).view!.state).toMatchObject({ pile: 10 });
  // Another command under the same id is no repetition, and is refused as such.
  expect(codeOf(await host.decide(table, 1, 'take 1', decision, 'the-same'))).toBe('COMMAND_ID_USED');
  await first.close();
  const second = await server({ dataDir });
  const again = await new Client(second.url, host.cookie).connect();
  await again.watch(table);
  expect(await decide(again)).toBe('ack');
  expect((await again.watch(table)).view!.state).toMatchObject({ pile: 10 });
});

test('a rejoining client is shown exactly what a new one is shown', async () => {
  const { url } = await server();
  const { host, friend, table } = await atATable(url);
  await host.decide(table, 1, 'take 3');
  await friend.until((m) => m.t === 'update');
  await friend.decide(table, 2, 'take 1');
  const again = await host.watch(table);
  const other = await (await new Client(url, host.cookie).connect()).watch(table);
  const shown = ({ id: _id, seq: _seq, ...rest }: typeof again) => rest;
  expect(JSON.stringify(shown(again))).toBe(JSON.stringify(shown(other)));
  expect(again.story.map((line) => line.text)).toEqual([undefined, 'take 3', 'take 1']);
  expect(other.seq).toBe(0);
  const before = host.messages.flatMap((m) => (m.t === 'update' || m.t === 'info' ? [m.seq] : []));
  expect(again.seq).toBe(before.at(-1)! + 1);
});

test('updates are numbered without gaps, and say what they leave out', async () => {
  const { url } = await server();
  const { host, friend, table } = await atATable(url);
  await host.decide(table, 1, 'take 1');
  await host.ask({ t: 'act', table, seat: 1, act: 'undo' });
  expect(host.view(table).undo).toEqual([1]);
  await friend.ask({ t: 'act', table, seat: 2, act: 'acceptUndo' });
  const cut = await host.until((m) => m.t === 'update' && m.cut !== undefined);
  expect(cut).toMatchObject({ cut: 0, story: [], view: { state: { pile: 12 }, owing: [1] } });
  const numbers = friend.messages.flatMap((m) => (m.t === 'update' || m.t === 'info' ? [m.seq] : []));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(host.view(table).decision).toBeGreaterThan(2);
});

test('past moments are shown as they were, without any actions', async () => {
  const { url } = await server();
  const { host, table } = await atATable(url);
  await host.decide(table, 1, 'take 3');
  const past = await host.ask({ t: 'past', table, index: 0 });
  expect(past).toMatchObject({ t: 'past', index: 0, view: { state: { pile: 12 }, owing: [1], own: {} } });
  expect(await host.ask({ t: 'past', table, index: 1 })).toMatchObject({ view: { state: { pile: 9 } } });
});

test('a malformed message is refused, with its id if it has one, and the connection stays open', async () => {
  const { url } = await server();
  const { host, table } = await atATable(url);
  const refusedFor = async (text: string, id: string) => {
    const from = host.messages.length;
    host.send(text);
    return codeOf(await host.until((m) => m.t === 'refused' && m.id === id, from));
  };
  expect(await refusedFor('{', '')).toBe('BAD_MESSAGE');
  expect(await refusedFor('null', '')).toBe('BAD_MESSAGE');
  expect(await refusedFor('[]', '')).toBe('BAD_MESSAGE');
  expect(await refusedFor('{"t":"fly","id":"x1"}', 'x1')).toBe('BAD_MESSAGE');
  expect(await refusedFor(`{"t":"decide","id":"x2","table":"${table}","seat":0}`, 'x2')).toBe('BAD_MESSAGE');
  expect(await refusedFor(`{"t":"watch","id":"x3","table":"../../etc"}`, 'x3')).toBe('BAD_MESSAGE');
  expect(await refusedFor(`{"t":"watch","id":{"x":4},"table":"${table}"}`, '')).toBe('BAD_MESSAGE');
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  expect(await refusedFor(deep, '')).toBe('BAD_MESSAGE');
  expect(codeOf(await host.decide(table, 1, 'take 1'))).toBe('ack');
});

test('a message that is too large closes the connection; commands before hello are refused; old pages reload', async () => {
  const { url } = await server({ limits: { message: 1000 } });
  const client = await new Client(url).connect();
  client.send({ t: 'hello', protocol: 0 });
  await client.until((m) => m.t === 'reload');
  expect(codeOf(await client.ask({ t: 'watch', table: 'whatever-table' }))).toBe('HELLO_FIRST');
  client.send('x'.repeat(2000));
  expect(await client.closed).toBe(1009);
});

test('too many messages at once are refused, later ones accepted', async () => {
  const { url } = await server({ limits: { messages: { burst: 5, perSecond: 1 } } });
  const client = await new Client(url).connect();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => client.ask({ t: 'leave', table: 'whatever-table' })),
  );
  expect(answers.map(codeOf)).toEqual(['ack', 'ack', 'ack', 'ack', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  const later = async () => codeOf(await client.ask({ t: 'leave', table: 'whatever-table' }));
  await expect.poll(later, { interval: 200, timeout: 30_000 }).toBe('ack');
});

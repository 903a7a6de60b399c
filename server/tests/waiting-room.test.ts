/** What may change at a table before its deal: standing up, bots for free seats, another setup. */
import { expect, test } from 'vitest';
import type { Message } from '#wire/protocol.ts';
import type { ChangeTable } from '#wire/rest.ts';
import { Client } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);

const meet = async (dataDir = tempFolder()) => {
  const running = await server({ dataDir });
  const [host, friend] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  return { ...running, dataDir, host: host!, friend: friend! };
};
const change = async (client: Client, table: string, wish: Partial<ChangeTable>): Promise<string> => {
  const response = await client.request(`/api/tables/${table}/change`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options: {}, seats: [HUMAN, HUMAN], ...wish }),
  });
  const answer = (await response.json()) as { table?: string; refusal?: { code: string } };
  return answer.refusal?.code ?? answer.table ?? '';
};

test('somebody who sits may stand up before the deal, and the seat is free for anybody, also after a restart', async () => {
  const first = await meet();
  const { host, friend } = first;
  const table = await host.open({ game: 'bids', seats: [HUMAN, HUMAN, HUMAN] });
  await host.watch(table);
  expect(codeOf(await friend.ask({ t: 'stand', table }))).toBe('NOT_YOUR_SEAT');
  await friend.watch(table);
  await friend.ask({ t: 'sit', table, seat: 2 });
  expect(codeOf(await friend.ask({ t: 'stand', table }))).toBe('ack');
  expect((await friend.watch(table)).info).toMatchObject({ mine: [], seats: [{}, { kind: 'free' }, {}] });
  // The host stands up as well, and is still the host.
  expect(codeOf(await host.ask({ t: 'stand', table }))).toBe('ack');
  expect((await host.watch(table)).info).toMatchObject({ mine: [], host: true, started: false });
  await first.close();
  const { url } = await server({ dataDir: first.dataDir });
  const [later, third] = [
    await new Client(url, host.cookie).connect(),
    await new Client(url, friend.cookie).connect(),
  ];
  expect((await later!.watch(table)).info.seats.map(({ kind }) => kind)).toEqual(['free', 'free', 'free']);
  await third!.watch(table);
  expect(codeOf(await third!.ask({ t: 'sit', table, seat: 1 }))).toBe('ack');
  expect(codeOf(await third!.ask({ t: 'sit', table, seat: 2 }))).toBe('ALREADY_SEATED');
});

test('the host fills free seats with bots: one, then all; the game begins with the last', async () => {
  const { host, friend } = await meet();
  const table = await host.open({ game: 'bids', seats: [HUMAN, HUMAN, HUMAN] });
  await host.watch(table);
  await friend.watch(table);
  const before = (await friend.watch(table)).info;
  expect(codeOf(await friend.ask({ t: 'fill', table }))).toBe('NOT_THE_HOST');
  expect(codeOf(await host.ask({ t: 'fill', table, level: 'grandmaster' }))).toBe('NO_SUCH_LEVEL');
  expect(codeOf(await host.ask({ t: 'fill', table, seat: 1 }))).toBe('SEAT_TAKEN');
  expect(codeOf(await host.ask({ t: 'fill', table, seat: 4 }))).toBe('NO_FREE_SEAT');
  expect((await friend.watch(table)).info).toEqual(before);
  expect(codeOf(await host.ask({ t: 'fill', table, seat: 3, level: 'random' }))).toBe('ack');
  expect(codeOf(await host.ask({ t: 'fill', table, seat: 3 }))).toBe('NO_FREE_SEAT');
  expect((await friend.watch(table)).info).toMatchObject({
    started: false,
    seats: [{ kind: 'human' }, { kind: 'free' }, { kind: 'bot', level: 'random' }],
  });
  expect(codeOf(await friend.ask({ t: 'sit', table, seat: 3 }))).toBe('NO_FREE_SEAT');
  expect(codeOf(await host.ask({ t: 'fill', table, level: 'random' }))).toBe('ack');
  await friend.until((m) => m.t === 'update');
  expect((await host.watch(table)).info).toMatchObject({
    started: true,
    mine: [1],
    seats: [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }],
  });
  expect(host.view(table).viewer).toEqual([1]);
  for (const order of [
    { t: 'fill', table },
    { t: 'stand', table },
  ] as const)
    expect(codeOf(await host.ask(order)), order.t).toBe('ALREADY_BEGUN');
  expect(await change(host, table, {})).toBe('ALREADY_BEGUN');
});

test('the host sets a table up otherwise under the same address and commitment, while nobody else sits there', async () => {
  const { host, friend } = await meet();
  const table = await host.open({ game: 'bids', seats: [HUMAN, HUMAN], listed: true });
  const { commitment } = (await host.watch(table)).info;
  expect((await friend.watch(table)).info.listed).toBe(true);
  expect(await change(friend, table, {})).toBe('NOT_THE_HOST');
  expect(await change(host, table, { seats: [HUMAN] })).toBe('BAD_SEATS');
  expect(await change(host, table, { seats: [HUMAN, { ...BOT, level: 'grandmaster' }] })).toBe(
    'NO_SUCH_LEVEL',
  );
  expect(await change(host, table, { rated: true })).toBe('SIGN_IN_FIRST');
  expect(await change(host, 'abcdefgh1234', {})).toBe('NO_SUCH_TABLE');
  expect((await friend.watch(table)).info).toMatchObject({ listed: true, seats: [{}, { kind: 'free' }] });

  const told = friend.messages.length;
  expect(await change(host, table, { seats: [HUMAN, HUMAN, BOT], absent: 5 })).toBe(table);
  await friend.until((m) => m.t === 'info' && m.info.seats.length === 3, told);
  expect((await host.watch(table)).info).toMatchObject({
    commitment,
    listed: false,
    absent: 5,
    host: true,
    mine: [1],
    seats: [{ kind: 'human' }, { kind: 'free' }, { kind: 'bot' }],
  });
  // Somebody sits down: the table stays as they found it.
  await friend.ask({ t: 'sit', table });
  expect(await change(host, table, {})).toBe('ALREADY_BEGUN');
  const wide = await host.open({ game: 'bids', seats: [HUMAN, HUMAN, HUMAN] });
  await friend.ask({ t: 'sit', table: wide });
  expect(await change(host, wide, {})).toBe('OTHERS_SEATED');
  await friend.ask({ t: 'stand', table: wide });
  // One device for everybody needs nobody else, so the game begins.
  expect(await change(host, wide, { passAndPlay: true })).toBe(wide);
  expect((await host.watch(wide)).info).toMatchObject({ mine: [1, 2], started: true, passAndPlay: true });
  expect(host.view(wide).viewer).toEqual([1, 2]);
});

test('no bot fills a seat of a rated table', async () => {
  const { host } = await meet();
  await host.request('/api/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', password: 'a long pass phrase 1' }),
  });
  const signedIn = await new Client(host.url, host.cookie).connect();
  const table = await signedIn.open({ seats: [HUMAN, HUMAN], rated: true });
  await signedIn.watch(table);
  expect(codeOf(await signedIn.ask({ t: 'fill', table }))).toBe('RATED_NO_BOTS');
  expect((await signedIn.watch(table)).info).toMatchObject({ started: false, rated: true });
});

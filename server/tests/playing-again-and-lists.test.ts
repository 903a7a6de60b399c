import { expect, test } from 'vitest';
import { sealOf } from '#tables/rematch.ts';
import type { Message, TableInfo } from '#wire/protocol.ts';
import type { TableList } from '#wire/rest.ts';
import { Client, eventually, type Update } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const get = async <T>(client: Client, path: string) => (await (await client.request(path)).json()) as T;
const infoOf = (client: Client, table: string): TableInfo => {
  const shown = client.messages.flatMap((m) => (m.t === 'table' || m.t === 'info' ? [m.info] : []));
  return shown.findLast((info) => info.table === table)!;
};

/** A host and a friend at a table of nim, both watching. */
const pair = async (settings: Parameters<typeof server>[0] = {}, order: object = {}) => {
  const { url, close } = await server(settings);
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN], ...order });
  await host.watch(table);
  await friend.watch(table);
  await friend.ask({ t: 'sit', table });
  return { url, close, host, friend, table };
};

test('a spectator is counted, sees what everybody sees, and can only chat', async () => {
  const { url, host, friend, table } = await pair();
  const third = await new Client(url).connect();
  const again = await new Client(url, third.cookie).connect();
  const { info, view } = await third.watch(table);
  await again.watch(table);
  expect(info).toMatchObject({ mine: [], spectators: 1, chat: true });
  expect(view).toMatchObject({ viewer: [], own: {} });
  await eventually(() => infoOf(host, table).spectators === 1);
  await host.decide(table, 1, 'take 2');
  const shown = await third.until((m): m is Update => m.t === 'update');
  expect(shown.view).toMatchObject({ viewer: [], own: {}, owing: [2] });
  expect(third.raw.join()).not.toContain('"acts"');
  expect(friend.raw.join()).toContain('"acts"');
  for (const order of [
    { t: 'decide', table, seat: 2, decision: 2, text: 'take 1' },
    { t: 'act', table, seat: 2, act: 'resign' },
    { t: 'sitOut', table, seat: 2 },
    { t: 'rematch', table },
  ] as const)
    expect(codeOf(await third.ask(order))).toBe('NOT_YOUR_SEAT');
  expect(codeOf(await third.ask({ t: 'sit', table }))).toBe('NO_FREE_SEAT');
  third.disconnect();
  await third.closed;
  await again.ask({ t: 'leave', table });
  await eventually(() => infoOf(host, table).spectators === 0);
});

test('a rematch needs everybody, is offered once, swaps the seats, and survives a restart', async () => {
  const dataDir = tempFolder();
  const { close, host, friend, table } = await pair({ dataDir }, { options: { pile: 7 } });
  expect(codeOf(await host.ask({ t: 'rematch', table }))).toBe('MATCH_RUNNING');
  await friend.ask({ t: 'act', table, seat: 2, act: 'resign' });
  expect(codeOf(await host.ask({ t: 'rematch', table, seal: sealOf('mine') }))).toBe('ack');
  const told = host.messages.length;
  expect(codeOf(await host.ask({ t: 'rematch', table, seal: sealOf('other') }))).toBe('ack');
  expect(host.messages.slice(told).filter((m) => m.t === 'info')).toEqual([]);
  await friend.until((m) => m.t === 'info' && m.info.rematch.offers.includes(1));
  await host.ask({ t: 'rematch', table, withdraw: true });
  expect(infoOf(host, table).rematch).toEqual({ offers: [] });
  await host.ask({ t: 'rematch', table });
  await close();

  const second = await server({ dataDir });
  const [ada, bo] = [
    await new Client(second.url, host.cookie).connect(),
    await new Client(second.url, friend.cookie).connect(),
  ];
  expect((await ada.watch(table)).info.rematch).toMatchObject({ offers: [1], deal: { seals: [] } });
  expect(codeOf(await bo.ask({ t: 'rematch', table }))).toBe('ack');
  await ada.until((m) => m.t === 'info' && m.info.rematch.table !== undefined);
  const next = infoOf(ada, table).rematch.table!;
  expect(codeOf(await bo.ask({ t: 'rematch', table }))).toBe('ack');
  expect((await bo.watch(table)).info.rematch.table).toBe(next);
  expect((await ada.watch(next)).info).toMatchObject({ mine: [2], started: true, options: { pile: 7 } });
  expect((await bo.watch(next)).info).toMatchObject({ mine: [1], rematch: { offers: [] } });
  expect(codeOf(await bo.decide(next, 1, 'take 1'))).toBe('ack');
  expect(codeOf(await ada.ask({ t: 'act', table: next, seat: 2, act: 'resign' }))).toBe('ack');
  const file = await get<{ entropy: string[] }>(ada, `/api/tables/${next}/file`);
  expect(file.entropy).toHaveLength(2);
});

/** Both have resigned or won, and offer another game with these seals. */
const sealed = async (settings: Parameters<typeof pair>[0] = {}) => {
  const world = await pair(settings);
  const { host, friend, table } = world;
  await host.ask({ t: 'act', table, seat: 1, act: 'resign' });
  const offer = (client: Client, seal: string) => client.ask({ t: 'rematch', table, seal });
  const reveal = async (client: Client, entropy: string) =>
    codeOf(await client.ask({ t: 'reveal', table, entropy }));
  await offer(host, sealOf('ada'));
  return { ...world, offer, reveal, friend, host, table };
};

test('the deal of a rematch is fixed before anybody adds to it, and what all add before any of it is known', async () => {
  const { host, friend, table, offer, reveal } = await sealed();
  const { deal } = infoOf(host, table).rematch;
  expect(deal).toMatchObject({ seals: [{ seat: 1, seal: sealOf('ada') }] });
  expect(deal!.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await reveal(host, 'ada'), 'not everybody has sealed').toBe('NOT_ASKED_TO_REVEAL');
  await offer(friend, sealOf('bo'));
  expect(infoOf(host, table).rematch).toMatchObject({
    deal: { ...deal, seals: [...deal!.seals, { seat: 2, seal: sealOf('bo') }] },
    asked: [1, 2],
  });
  expect(await reveal(friend, 'something better')).toBe('OTHER_ENTROPY');
  expect(await reveal(friend, 'bo')).toBe('ack');
  expect(infoOf(host, table).rematch.asked).toEqual([1]);
  expect(host.raw.join(), 'nobody else is told').not.toContain('"bo"');
  expect(await reveal(host, 'ada')).toBe('ack');
  expect(infoOf(host, table).rematch.table).toBe(deal!.table);
  expect((await host.watch(deal!.table)).info.commitment).toBe(deal!.commitment);
  await host.ask({ t: 'act', table: deal!.table, seat: 2, act: 'resign' });
  const file = await get<{ entropy: string[] }>(host, `/api/tables/${deal!.table}/file`);
  expect(file.entropy).toEqual(['bo', 'ada']);
});

test('nobody is asked before all are here; the seals survive a restart', async () => {
  const dataDir = tempFolder();
  const { host, friend, table, offer, close } = await sealed({ dataDir });
  const { deal } = infoOf(host, table).rematch;
  host.disconnect();
  await host.closed;
  await offer(friend, sealOf('bo'));
  expect(infoOf(friend, table).rematch).not.toHaveProperty('asked');
  await close();
  const { url } = await server({ dataDir });
  const [ada, bo] = [
    await new Client(url, host.cookie).connect(),
    await new Client(url, friend.cookie).connect(),
  ];
  expect((await bo.watch(table)).info.rematch).not.toHaveProperty('asked');
  await ada.watch(table);
  await bo.until((m) => m.t === 'info' && m.info.rematch.asked?.length === 2);
  for (const [one, entropy] of [
    [ada, 'ada'],
    [bo, 'bo'],
  ] as const)
    expect(codeOf(await one.ask({ t: 'reveal', table, entropy }))).toBe('ack');
  expect(infoOf(bo, table).rematch.table).toBe(deal!.table);
});

test('who takes the offer back after somebody has revealed leaves no deal: the next has another secret', async () => {
  const { host, friend, table, offer, reveal } = await sealed();
  const first = infoOf(host, table).rematch.deal!;
  await offer(friend, sealOf('bo'));
  expect(await reveal(host, 'ada')).toBe('ack');
  await friend.ask({ t: 'rematch', table, withdraw: true });
  expect(infoOf(host, table).rematch).toEqual({ offers: [] });
  await offer(friend, sealOf('bo'));
  const { deal } = infoOf(friend, table).rematch;
  expect([deal!.table, deal!.commitment]).not.toContain(first.table);
  expect(deal!.commitment).not.toBe(first.commitment);
});

test('bots always accept a rematch', async () => {
  const { url } = await server();
  const host = await new Client(url).connect();
  const table = await host.open({ seats: [HUMAN, BOT] });
  await host.watch(table);
  await host.ask({ t: 'act', table, seat: 1, act: 'resign' });
  await host.ask({ t: 'rematch', table });
  const next = infoOf(host, table).rematch.table!;
  const { info } = await host.watch(next);
  expect(info).toMatchObject({ mine: [2], seats: [{ kind: 'bot', level: 'random' }, { kind: 'human' }] });
  await host.until((m) => m.t === 'update' && m.table === next && m.view.owing.includes(2));
});

test('a seat is lent to a bot of a level and taken back; meanwhile its player cannot decide', async () => {
  const { host, friend, table } = await pair({}, { options: { pile: 100 } });
  expect(codeOf(await host.ask({ t: 'sitOut', table, seat: 1, level: 'genius' }))).toBe('NO_SUCH_LEVEL');
  expect(codeOf(await host.ask({ t: 'sitOut', table, seat: 2 }))).toBe('NOT_YOUR_SEAT');
  expect(codeOf(await host.ask({ t: 'sitOut', table, seat: 1, level: 'random' }))).toBe('ack');
  await friend.until((m) => m.t === 'info' && m.info.seats[0]!.standIn === 'random');
  await friend.until((m) => m.t === 'update' && m.view.owing.includes(2));
  expect(friend.view(table).bots).toEqual([1]);
  await friend.decide(table, 2, 'take 1');
  await friend.until((m) => m.t === 'update' && m.view.decision === 4);
  expect(codeOf(await host.decide(table, 1, 'take 1', 4))).toBe('BOT_PLAYS');
  expect(codeOf(await host.ask({ t: 'act', table, seat: 1, act: 'fromBot' }))).toBe('ack');
  await friend.until(
    (m) => m.t === 'info' && m.info.seats[0]!.standIn === undefined,
    friend.messages.length - 2,
  );
  await friend.decide(table, 2, 'take 1', friend.view(table).decision);
  await eventually(() => host.view(table).owing.includes(1));
  expect(codeOf(await host.decide(table, 1, 'take 1'))).toBe('ack');
  expect(host.view(table).bots).toEqual([]);
});

test('lists show open, running and finished tables to everybody, but only listed ones', async () => {
  const { url } = await server();
  const [host, friend, third] = [
    await new Client(url).connect(),
    await new Client(url).connect(),
    new Client(url),
  ];
  const list = async (state: string, more = '') => {
    const { tables } = await get<TableList>(third, `/api/tables?state=${state}${more}`);
    return tables.map((one) => one.table);
  };
  const hidden = await host.open({ seats: [HUMAN, HUMAN] });
  const table = await host.open({ seats: [HUMAN, HUMAN], listed: true });
  expect(await list('open')).toEqual([table]);
  expect(await list('open', '&game=nim')).toEqual([table]);
  expect(await list('open', '&game=bids')).toEqual([]);
  const [open] = (await get<TableList>(third, '/api/tables?state=open')).tables;
  expect(open).toMatchObject({ started: false, listed: true, mine: [], options: { pile: 12 } });
  expect(open!.seats.map((seat) => seat.kind)).toEqual(['human', 'free']);
  for (const id of [hidden, table]) await friend.ask({ t: 'sit', table: id });
  expect(await list('open')).toEqual([]);
  expect(await list('running')).toEqual([table]);
  for (const id of [hidden, table]) {
    await host.watch(id);
    await host.decide(id, 1, 'take 3');
    await friend.ask({ t: 'act', table: id, seat: 2, act: 'resign' });
  }
  await eventually(async () => (await list('finished')).length > 0);
  expect(await list('finished')).toEqual([table]);
  expect(await list('running')).toEqual([]);
  const [over] = (await get<TableList>(third, '/api/tables?state=finished')).tables;
  expect(over).toMatchObject({ decisions: 1, outcome: { ranks: [1, 2], reason: 'resign' } });
  expect(over!.seats.every((seat) => seat.name !== '')).toBe(true);
  // A reader who follows the link in the list sees the whole game.
  const reader = await new Client(url).connect();
  expect((await reader.watch(table)).story.map((line) => line.text)).toContain('take 3');
  for (const query of ['', '?state=secret', '?state=open&before=x'])
    expect((await third.request(`/api/tables${query}`)).status).toBe(400);
});

test('long lists come in pages, without gaps or duplicates', async () => {
  const { url } = await server({ limits: { tables: { burst: 200, perSecond: 1 } } });
  const host = new Client(url);
  await host.request('/api/me');
  const opened: string[] = [];
  for (let n = 0; n < 60; n++) opened.push(await host.open({ seats: [HUMAN, HUMAN], listed: true }));
  for (const path of ['/api/me?', '/api/tables?state=open&']) {
    const first = await get<TableList>(host, path);
    expect(first.tables).toHaveLength(50);
    const rest = await get<TableList>(host, `${path}before=${first.more}`);
    expect(rest.more).toBeUndefined();
    const seen = [...first.tables, ...rest.tables].map((one) => one.table);
    expect(seen.sort()).toEqual([...opened].sort());
  }
});

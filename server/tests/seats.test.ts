import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { nim } from '#tables/tests/help/nim.ts';
import type { Message } from '#wire/protocol.ts';
import type { Me } from '#wire/rest.ts';
import { Client, eventually } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const me = async (client: Client) => (await (await client.request('/api/me')).json()) as Me;

test('nothing is dealt until every seat is taken; then all watchers are shown the deal', async () => {
  const { url } = await server();
  const [host, friend, third] = [
    await new Client(url).connect(),
    await new Client(url).connect(),
    await new Client(url).connect(),
  ];
  const table = await host.open({ seats: [HUMAN, HUMAN], entropy: 'mine' });
  const waiting = await host.watch(table);
  expect(waiting.view).toBeUndefined();
  expect(waiting.info).toMatchObject({
    started: false,
    mine: [1],
    seats: [{ kind: 'human' }, { kind: 'free' }],
  });
  expect(codeOf(await host.ask({ t: 'decide', table, seat: 1, decision: 1, text: 'take 1' }))).toBe(
    'NOT_STARTED',
  );
  await third.watch(table);
  expect(codeOf(await friend.ask({ t: 'sit', table, seat: 1 }))).toBe('SEAT_TAKEN');
  expect(codeOf(await friend.ask({ t: 'sit', table, seat: 3 }))).toBe('NO_FREE_SEAT');
  expect(codeOf(await host.ask({ t: 'sit', table, seat: 2 }))).toBe('ALREADY_SEATED');
  expect(codeOf(await friend.ask({ t: 'sit', table, seat: 2, entropy: 'theirs' }))).toBe('ack');
  expect(codeOf(await friend.ask({ t: 'sit', table, seat: 2 }))).toBe('ack');
  expect(codeOf(await third.ask({ t: 'sit', table }))).toBe('NO_FREE_SEAT');
  const deal = { story: [{ index: 0, told: [{ type: 'dealt', pile: 12 }] }], view: { state: { pile: 12 } } };
  for (const viewer of [host, third]) expect(await viewer.until((m) => m.t === 'update')).toMatchObject(deal);
  expect(host.view(table).viewer).toEqual([1]);
  expect(third.view(table).viewer).toEqual([]);
});

test('the secret is committed before anybody sits, both players add entropy, and the file proves it', async () => {
  const { url } = await server();
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN], entropy: 'mine' });
  const { commitment } = (await host.watch(table)).info;
  await friend.ask({ t: 'sit', table, entropy: 'theirs' });
  const early = await host.request(`/api/tables/${table}/file`);
  expect(early.status).toBe(409);
  expect(await early.json()).toEqual({ refusal: { code: 'MATCH_RUNNING', clause: '' } });
  await host.ask({ t: 'decide', table, seat: 1, decision: 1, text: 'take 3' });
  await friend.ask({ t: 'act', table, seat: 2, act: 'resign' });
  const file = (await (await host.request(`/api/tables/${table}/file`)).json()) as MatchFile;
  expect(file).toMatchObject({ commitment, entropy: ['mine', 'theirs'], outcome: { reason: 'resign' } });
  expect(createHash('sha256').update(Buffer.from(file.secret, 'hex')).digest('hex')).toBe(commitment);
  expect(verifyMatch(nim as AnyGame, file)).toEqual({ holds: true });
});

test('the host sits where the option says; by lot, either seat occurs', async () => {
  const { url } = await server({
    limits: { tables: { burst: 100, perSecond: 1 }, messages: { burst: 500, perSecond: 1 } },
  });
  const host = await new Client(url).connect();
  const seatAt = async (colours: string) => {
    const table = await host.open({ options: { colours }, seats: [HUMAN, BOT] });
    const { mine } = (await host.watch(table)).info;
    await host.ask({ t: 'leave', table });
    return mine;
  };
  expect(await seatAt('hostWhite')).toEqual([1]);
  expect(await seatAt('hostBlack')).toEqual([2]);
  const seen = new Set<number>();
  for (let n = 0; n < 64 && seen.size < 2; n++) {
    const [seat] = await seatAt('random');
    seen.add(seat!);
  }
  expect([...seen].sort()).toEqual([1, 2]);
});

test('a shared device plays all human seats and sees what all of them see', async () => {
  const { url } = await server();
  const host = await new Client(url).connect();
  const table = await host.open({ game: 'bids', seats: [HUMAN, HUMAN], passAndPlay: true });
  expect((await host.watch(table)).info).toMatchObject({ mine: [1, 2], started: true, passAndPlay: true });
  const { hand } = host.view(table).state.cards as unknown as { hand: string[][] };
  expect(hand.map((cards) => cards.length)).toEqual([3, 3]);
  expect(codeOf(await host.decide(table, 1, hand[0]![0]!))).toBe('ack');
  expect(codeOf(await host.decide(table, 2, hand[1]![0]!))).toBe('ack');
  expect(host.view(table).decision).toBe(2);
});

test('arrivals and departures are reported once', async () => {
  const { url } = await server();
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.watch(table);
  await friend.watch(table);
  const friendIs = (present: boolean) =>
    host.until((m) => m.t === 'info' && m.info.seats[1]!.present === present, from);
  let from = 0;
  await friendIs(true);
  from = host.messages.length;
  friend.disconnect();
  await friendIs(false);
  expect(host.messages.slice(from)).toHaveLength(1);
});

test('nobody learns more about a person than the name', async () => {
  const { url } = await server();
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  await friend.ask({ t: 'sit', table });
  await host.watch(table);
  const token = (client: Client) => client.cookie.split('=')[1]!;
  const hashed = (client: Client) => createHash('sha256').update(token(client)).digest('base64url');
  const all = host.raw.join() + JSON.stringify(await me(host));
  for (const secret of [token(host), token(friend), hashed(host), hashed(friend)])
    expect(all).not.toContain(secret);
});

test('a guest’s list shows their tables and whose turn it is, also after a restart', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir });
  const [host, friend] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await host.until((m) => m.t === 'update');
  const line = { table, game: 'nim', mine: [1], myTurn: true, decisions: 0 };
  expect((await me(host)).tables).toMatchObject([line]);
  await host.decide(table, 1, 'take 1');
  expect((await me(host)).tables).toMatchObject([{ ...line, myTurn: false, decisions: 1 }]);
  expect((await me(friend)).tables).toMatchObject([{ table, mine: [2], myTurn: true }]);
  await first.close();
  const second = await server({ dataDir });
  const back = new Client(second.url, friend.cookie);
  expect((await me(back)).tables).toMatchObject([{ table, mine: [2], myTurn: true, decisions: 1 }]);
  expect((await me(new Client(second.url))).tables).toEqual([]);
});

test('a table without visitors leaves memory, and is loaded again', async () => {
  const { url } = await server({ keep: 0, round: 20 });
  const host = await new Client(url).connect();
  const table = await host.open({ seats: [HUMAN, BOT] });
  const resident = async () => ((await (await host.request('/healthz')).json()) as { tables: number }).tables;
  await host.watch(table);
  await host.decide(table, 1, 'take 3');
  expect(await resident()).toBe(1);
  await host.ask({ t: 'leave', table });
  await eventually(async () => (await resident()) === 0);
  expect((await host.watch(table)).story.map((line) => line.text)).toContain('take 3');
});

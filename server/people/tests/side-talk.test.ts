/** What partners say to each other: nobody else is sent a byte of it, now or later. */
import { expect, test } from 'vitest';
import type { ChatLine } from '#wire/protocol.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { codeOf, MANY, meetAtSummit } from '../../tests/help/summit.ts';

const HUMAN = { kind: 'human' } as const;
const heard = (client: Client): ChatLine[] =>
  client.messages.flatMap((m) => (m.t === 'chat' ? [m.line] : []));
const words = (lines: readonly ChatLine[]) =>
  lines.map(({ n, side, text }) => [n, side?.join('+') ?? '', text]);

test('a line to one’s own side reaches the partner alone, live and later; the others get nothing at all', async () => {
  const dataDir = tempFolder();
  const { running, table, all, one, two, three, four, spectator, early } = await meetAtSummit(dataDir);
  expect(early).toBe('NO_SIDE');
  const others = [two, four, spectator];
  const said = async (client: Client, text: string, to?: 'side') =>
    codeOf(await client.ask({ t: 'say', table, text, ...(to ? { to } : {}) }));
  expect(await said(one, 'hello')).toBe('ack');
  await eventually(() => all.every((client) => heard(client).length === 1));
  const before = others.map((client) => client.raw.length);
  expect(await said(one, 'we climb at dawn', 'side')).toBe('ack');
  expect(await said(three, 'agreed, partner', 'side')).toBe('ack');
  await eventually(() => heard(one).length === 3 && heard(three).length === 3);
  expect(words(heard(three))).toEqual([
    [1, '', 'hello'],
    [1, '1+3', 'we climb at dawn'],
    [2, '1+3', 'agreed, partner'],
  ]);
  expect(others.map((client) => client.raw.length)).toEqual(before);
  expect(await said(spectator, 'let me in', 'side')).toBe('NO_SIDE');
  // The numbers of what everybody hears tell nothing of it either.
  expect(await said(two, 'what are they up to?')).toBe('ack');
  await eventually(() => heard(spectator).length === 2);
  expect(heard(spectator)[1]!.n).toBe(2);
  expect(await said(four, 'keep quiet', 'side')).toBe('ack');
  // The host removes the second line that everybody could read, and no other.
  expect(codeOf(await one.ask({ t: 'unsay', table, line: 2 }))).toBe('ack');
  await eventually(() => heard(spectator).some(({ act }) => act === 'removed'));
  expect(heard(spectator).find(({ act }) => act === 'removed')).toMatchObject({ n: 2, text: '' });
  const shown = async (client: Client) => words((await client.watch(table)).chat);
  const open = [
    [1, '', 'hello'],
    [2, '', ''],
    [3, '', ''],
  ];
  expect(await shown(spectator)).toEqual(open);
  const mine = await shown(three);
  expect(mine).toEqual([
    [1, '', 'hello'],
    [1, '1+3', 'we climb at dawn'],
    [2, '1+3', 'agreed, partner'],
    [2, '', ''],
    [3, '', ''],
  ]);
  expect(spectator.raw.join('')).not.toMatch(/dawn|agreed|keep quiet|"side"/);
  for (const client of [two, four]) expect(client.raw.join('')).not.toMatch(/dawn|agreed/);
  await running.close();
  const again = await server({ dataDir });
  const back = await new Client(again.url, three.cookie).connect();
  expect(words((await back.watch(table)).chat)).toEqual(mine);
  const stranger = await new Client(again.url).connect();
  expect(words((await stranger.watch(table)).chat)).toEqual(open);
});

test('a channel opens when the rules name partners, and what was said stays with those it was said to', async () => {
  const { table, one, two, three } = await meetAtSummit(tempFolder(), { partners: 'chosen' });
  expect(codeOf(await one.ask({ t: 'say', table, to: 'side', text: 'anybody?' }))).toBe('NO_SIDE');
  await one.decide(table, 1, 'with 2');
  await one.ask({ t: 'say', table, to: 'side', text: 'to two' });
  await eventually(() => heard(two).length === 1);
  await one.ask({ t: 'act', table, seat: 1, act: 'undo' });
  expect(codeOf(await one.ask({ t: 'say', table, to: 'side', text: 'alone again' }))).toBe('NO_SIDE');
  await one.decide(table, 1, 'with 3');
  await one.ask({ t: 'say', table, to: 'side', text: 'to three' });
  await eventually(() => heard(three).length === 1);
  expect(words(heard(three))).toEqual([[1, '1+3', 'to three']]);
  expect(words((await two.watch(table)).chat)).toEqual([[1, '1+2', 'to two']]);
  expect(words((await three.watch(table)).chat)).toEqual([[1, '1+3', 'to three']]);
});

test('one device with seats of both sides hears neither', async () => {
  const { url } = await server({ limits: { chat: MANY, messages: MANY } });
  const family = await new Client(url).connect();
  const table = await family.open({
    game: 'small-summit',
    seats: [HUMAN, HUMAN, HUMAN, HUMAN],
    passAndPlay: true,
  });
  await family.watch(table);
  expect(codeOf(await family.ask({ t: 'say', table, to: 'side', text: 'us' }))).toBe('NO_SIDE');
});

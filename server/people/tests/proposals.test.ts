/** Proposals over the sockets: the rules of the chat hold for them, and who comes back is shown what still stands. */
import { expect, test } from 'vitest';
import type { Proposal, Proposed } from '#wire/proposals.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { codeOf, meetAtSummit } from '../../tests/help/summit.ts';

const PILE: Proposed = { place: 'pile' };
const told = (client: Client): (readonly Proposal[])[] =>
  client.messages.flatMap((m) => (m.t === 'proposals' ? [m.proposals] : []));
const propose = async (client: Client, table: string, seat: number, what: Proposed = PILE): Promise<string> =>
  codeOf(await client.ask({ t: 'propose', table, seat, decision: 1, what }));

test('the partner is told, live and after coming back; nobody else gets a byte', async () => {
  const dataDir = tempFolder();
  const { running, table, all, one, two, three, four, spectator } = await meetAtSummit(dataDir);
  const others = [two, four, spectator];
  // After this line everything from before has arrived.
  await one.ask({ t: 'say', table, text: 'hello' });
  await eventually(() => all.every((client) => client.messages.some((m) => m.t === 'chat')));
  const before = others.map((client) => client.raw.length);
  expect(await propose(three, table, 3, { for: 1, text: 'Draw' })).toBe('ack');
  await eventually(() => told(one).length === 1);
  expect(told(one)[0]).toMatchObject([{ seat: 3, decision: 1, what: { for: 1, text: 'draw' } }]);
  expect(others.map((client) => client.raw.length)).toEqual(before);
  const back = await new Client(running.url, one.cookie).connect();
  expect((await back.watch(table)).proposals).toEqual(told(one)[0]);
  for (const cookie of [two.cookie, undefined]) {
    const other = await new Client(running.url, cookie).connect();
    expect(await other.watch(table)).not.toHaveProperty('proposals');
    expect(other.raw.join('')).not.toContain('propos');
  }
  await running.close();
  // It is kept in memory only.
  const again = await server({ dataDir });
  const later = await new Client(again.url, one.cookie).connect();
  expect(await later.watch(table)).not.toHaveProperty('proposals');
});

test('who talks too fast, or has been muted, points at nothing either', async () => {
  const { table, one, two, three } = await meetAtSummit(tempFolder(), {}, { burst: 2, perSecond: 1e-6 });
  expect(await propose(three, table, 3)).toBe('ack');
  expect(codeOf(await three.ask({ t: 'say', table, text: 'there' }))).toBe('ack');
  expect(await propose(three, table, 3)).toBe('CHAT_TOO_FAST');
  expect(codeOf(await three.ask({ t: 'say', table, text: 'there!' }))).toBe('CHAT_TOO_FAST');
  // What stands is taken away from who is muted.
  await eventually(() => told(one).length === 1);
  const { who } = told(one)[0]![0]!;
  expect(codeOf(await one.ask({ t: 'mute', table, who }))).toBe('ack');
  await eventually(() => told(one).length === 2);
  expect(told(one)[1]).toEqual([]);
  expect(await propose(three, table, 3)).toBe('MUTED');
  expect(codeOf(await one.ask({ t: 'mute', table, who, off: true }))).toBe('ack');
  expect(await propose(three, table, 3)).toBe('CHAT_TOO_FAST');
  expect(two.raw.join('')).not.toContain('propos');
});

test('a proposal that is none is refused as a message', async () => {
  const { table, three } = await meetAtSummit(tempFolder());
  const wrong = [
    {},
    { place: '' },
    { place: 'x'.repeat(41) },
    { for: 1 },
    { for: 0, text: 'draw' },
    { for: 1, text: '' },
  ];
  for (const what of [...wrong, { place: 'pile', for: 1, text: 'draw' }])
    expect(await propose(three, table, 3, what as Proposed)).toBe('BAD_MESSAGE');
});

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ChatLine, Message, PersonHere } from '#wire/protocol.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder } from '../../tests/help/servers.ts';

const HUMAN = { kind: 'human' } as const;
const MANY = { burst: 1000, perSecond: 1000 };
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const linesOf = (client: Client): ChatLine[] =>
  client.messages.flatMap((m) => (m.t === 'chat' ? [m.line] : []));
const outOf = (client: Client): string[] =>
  client.messages.flatMap((m) => (m.t === 'out' ? [m.refusal.code] : []));
const named = async (client: Client, name: string): Promise<Client> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  };
  await client.request('/api/me', init);
  return client;
};
const meet = async (dataDir = tempFolder()) => {
  const running = await server({ dataDir, limits: { chat: MANY, identity: MANY } });
  const [host, friend, third] = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map(async (name) => named(await new Client(running.url).connect(), name)),
  );
  const table = await host!.open({ seats: [HUMAN, HUMAN], listed: true });
  for (const client of [host!, friend!, third!]) await client.watch(table);
  return { ...running, dataDir, table, host: host!, friend: friend!, third: third! };
};
const peopleAt = async (host: Client, table: string): Promise<readonly PersonHere[]> => {
  const answer = await host.ask({ t: 'people', table });
  if (answer.t !== 'people') throw new Error(codeOf(answer));
  return answer.people;
};
const whoIs = async (host: Client, table: string, name: string): Promise<string> =>
  (await peopleAt(host, table)).find((one) => one.name === name)!.who;
const say = async (client: Client, table: string, text: string) =>
  codeOf(await client.ask({ t: 'say', table, text }));

test('only the host may moderate; others are refused with that reason', async () => {
  const { table, host, friend, third } = await meet();
  const who = await whoIs(host, table, 'Cy');
  await say(third, table, 'hello');
  for (const order of [
    { t: 'mute', table, who },
    { t: 'unsay', table, line: 1 },
    { t: 'remove', table, who },
    { t: 'close', table },
    { t: 'people', table },
  ] as const)
    expect(codeOf(await friend.ask(order)), order.t).toBe('NOT_THE_HOST');
  expect(linesOf(host)).toMatchObject([{ n: 1, text: 'hello' }]);
  expect(outOf(third)).toEqual([]);
  // A friend with a seat is no host either.
  await friend.ask({ t: 'sit', table });
  expect(codeOf(await friend.ask({ t: 'mute', table, who }))).toBe('NOT_THE_HOST');
  expect((await friend.watch(table)).info.host).toBe(false);
});

test('nobody hears a muted person; everybody is told who muted them; a restart changes nothing', async () => {
  const dataDir = tempFolder();
  const first = await meet(dataDir);
  const { table, host, friend, third } = first;
  await say(third, table, 'one');
  const [line] = (await host.watch(table)).chat;
  const who = line!.who!;
  expect(who).toBe(await whoIs(host, table, 'Cy'));
  expect(codeOf(await host.ask({ t: 'mute', table, who }, 'm1'))).toBe('ack');
  expect(codeOf(await host.ask({ t: 'mute', table, who }, 'm1'))).toBe('ack');
  expect(await say(third, table, 'two')).toBe('MUTED');
  expect(await say(friend, table, 'three')).toBe('ack');
  await eventually(() => linesOf(third).length === 3);
  expect(linesOf(third)).toMatchObject([
    { n: 1, text: 'one' },
    { n: 2, name: 'Ada', act: 'mute', about: 'Cy', text: '' },
    { n: 3, text: 'three' },
  ]);
  expect(await peopleAt(host, table)).toContainEqual({ who, name: 'Cy', muted: true });
  await first.close();
  const again = await server({ dataDir, limits: { chat: MANY } });
  const [later, muted] = [
    await new Client(again.url, host.cookie).connect(),
    await new Client(again.url, third.cookie).connect(),
  ];
  expect((await later.watch(table)).chat[1]).toMatchObject({ act: 'mute', about: 'Cy', name: 'Ada' });
  await muted.watch(table);
  expect(await say(muted, table, 'four')).toBe('MUTED');
  expect(codeOf(await later.ask({ t: 'mute', table, who, off: true }))).toBe('ack');
  expect(await say(muted, table, 'five')).toBe('ack');
  const own = await whoIs(later, table, 'Ada').catch(() => 'x'.repeat(11));
  expect(codeOf(await later.ask({ t: 'mute', table, who: own }))).toBe('NOBODY_SUCH');
});

test('a removed line is gone for everybody, also in the file, and can be removed once', async () => {
  const { table, host, friend, third, dataDir } = await meet();
  await say(third, table, 'something unspeakable');
  expect(codeOf(await host.ask({ t: 'unsay', table, line: 1 }))).toBe('ack');
  await eventually(() => linesOf(friend).length === 3);
  expect(linesOf(friend).slice(1)).toMatchObject([
    { n: 1, text: '', act: 'removed', name: 'Cy' },
    { n: 2, act: 'unsay', name: 'Ada', about: 'Cy' },
  ]);
  expect(codeOf(await host.ask({ t: 'unsay', table, line: 1 }))).toBe('NO_SUCH_LINE');
  expect(codeOf(await host.ask({ t: 'unsay', table, line: 2 }))).toBe('NO_SUCH_LINE');
  expect(codeOf(await host.ask({ t: 'unsay', table, line: 9 }))).toBe('NO_SUCH_LINE');
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'), { readOnly: true });
  atTheEnd(() => db.close());
  expect(JSON.stringify(db.prepare('SELECT * FROM chat').all())).not.toContain('unspeakable');
  expect((await friend.watch(table)).chat[0]).toMatchObject({ text: '', act: 'removed' });
});

test('the host removes spectators, and people seated before the beginning, but no players', async () => {
  const { table, host, friend, third } = await meet();
  expect(codeOf(await host.ask({ t: 'remove', table, who: await whoIs(host, table, 'Cy') }))).toBe('ack');
  await eventually(() => outOf(third).length === 1);
  expect(outOf(third)).toEqual(['REMOVED_FROM_TABLE']);
  for (const order of [
    { t: 'watch', table },
    { t: 'sit', table },
    { t: 'say', table, text: 'let me in' },
    { t: 'past', table, index: 0 },
  ] as const)
    expect(codeOf(await third.ask(order)), order.t).toBe('REMOVED_FROM_TABLE');
  const heard = third.messages.length;
  await say(host, table, 'a removed spectator does not hear this');
  await third.ask({ t: 'leave', table });
  expect(third.messages.length).toBe(heard + 1);

  const joiner = await named(await new Client(host.url).connect(), 'Di');
  const wide = await host.open({ game: 'bids', seats: [HUMAN, HUMAN, HUMAN] });
  await host.watch(wide);
  await joiner.watch(wide);
  await joiner.ask({ t: 'sit', table: wide });
  expect(codeOf(await host.ask({ t: 'remove', table: wide, who: await whoIs(host, wide, 'Di') }))).toBe(
    'ack',
  );
  await host.until((m) => m.t === 'info' && m.info.table === wide && m.info.seats[1]!.kind === 'free');
  await eventually(() => outOf(joiner).includes('REMOVED_FROM_TABLE'));
  expect(codeOf(await joiner.ask({ t: 'sit', table: wide }))).toBe('REMOVED_FROM_TABLE');

  await friend.ask({ t: 'sit', table });
  expect(codeOf(await host.ask({ t: 'remove', table, who: await whoIs(host, table, 'Bo') }))).toBe(
    'SEATED_PLAYER',
  );
  expect((await friend.watch(table)).info.mine).toEqual([2]);
});

test('the host closes a table that has not begun; nobody can enter, and no list shows it', async () => {
  const { table, host, friend } = await meet();
  expect(codeOf(await host.ask({ t: 'close', table }))).toBe('ack');
  await eventually(() => outOf(friend).length === 1 && outOf(host).length === 1);
  expect(outOf(friend)).toEqual(['TABLE_CLOSED']);
  expect(codeOf(await friend.ask({ t: 'sit', table }))).toBe('TABLE_CLOSED');
  expect(codeOf(await host.ask({ t: 'watch', table }))).toBe('TABLE_CLOSED');
  const listed = async (path: string) =>
    ((await (await host.request(path)).json()) as { tables: { table: string }[] }).tables.map(
      (one) => one.table,
    );
  expect(await listed('/api/tables?state=open')).toEqual([]);
  expect(await listed('/api/me')).toEqual([]);
  const begun = await host.open({ seats: [HUMAN, HUMAN] });
  await host.watch(begun);
  await friend.ask({ t: 'sit', table: begun });
  expect(codeOf(await host.ask({ t: 'close', table: begun }))).toBe('ALREADY_BEGUN');
});

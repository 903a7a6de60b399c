/** People are told that it is their turn: once, not while they are there, and not when it is no longer true. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ChannelInfo, NoticesInfo } from '#wire/notices.ts';
import { DAY } from '#wire/pace.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { alone, eventOf, goes, listener, MINUTE, service, settle } from '../../tests/help/notices.ts';
import { startProcess } from '../../tests/help/processes.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { fixture, inDatabase } from '../../tests/help/stored.ts';
import { signature } from '../channels.ts';
import { quietLeft } from '../quiet-hours.ts';
import { NoticeStore } from '../store.ts';

test('one message a turn, several tables in one, signed, with nothing in it but game and names', async () => {
  const { ada, bob, meet, hear, time } = await service();
  const { heard, secret, url } = await hear(bob);
  const [one, two] = [await meet(), await meet()];
  await ada.decide(one, 1, 'take 2');
  await ada.decide(two, 1, 'take 3');
  await settle();
  expect(heard).toEqual([]);
  time.ahead = 2 * MINUTE;
  await eventually(() => heard.length === 1);
  const event = eventOf(heard[0]!);
  expect(event).toEqual({
    key: event.key,
    event: 'turn',
    text: [
      'It is your turn at 2 tables',
      'It is your turn in nim with Ada (3 days left)',
      'It is your turn in nim with Ada (3 days left)',
    ],
    tables: expect.arrayContaining([
      { table: one, game: 'nim', names: ['Ada'], link: `/t/${one}` },
      { table: two, game: 'nim', names: ['Ada'], link: `/t/${two}` },
    ]),
  });
  const { headers, body } = heard[0]!;
  expect(headers['idempotency-key']).toBe(event.key);
  const [t] = /\d+/.exec(String(headers['ludoteca-signature']))!;
  expect(headers['ludoteca-signature']).toBe(signature(secret, Number(t), body.toString()));
  const mac = createHmac('sha256', secret).update(`${t}.${body.toString()}`).digest('hex');
  expect(headers['ludoteca-signature']).toContain(mac);
  // The secret is shown once; and nothing is said twice.
  const shown = await (await bob.request('/api/notices')).text();
  expect(shown).not.toContain(secret);
  expect((JSON.parse(shown) as NoticesInfo).channels).toMatchObject([{ kind: 'hook', label: url }]);
  time.ahead = 10 * MINUTE;
  await settle();
  expect(heard).toHaveLength(1);
});

test('nothing while the player is there; withdrawn when the turn is taken; the next turn is a new message', async () => {
  const { ada, bob, meet, hear, time } = await service();
  const { heard } = await hear(bob);
  const table = await meet();
  await bob.watch(table);
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(heard, 'the player is there').toEqual([]);
  await goes(bob, ada);
  time.ahead += 2 * MINUTE;
  await settle();
  expect(heard, 'the player has seen it').toEqual([]);
  await bob.connect();
  await bob.watch(table);
  await bob.decide(table, 2, 'take 1');
  await goes(bob, ada);
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await eventually(() => heard.length === 1);
  expect(eventOf(heard[0]!)).toMatchObject({ event: 'turn', tables: [{ table }] });
  await bob.connect();
  await bob.watch(table);
  await eventually(() => heard.length === 2);
  expect(eventOf(heard[1]!)).toMatchObject({ event: 'withdrawn', tables: [{ table }] });
  await bob.ask({ t: 'act', table, seat: 2, act: 'resign' });
  time.ahead += 2 * MINUTE;
  await settle();
  expect(heard).toHaveLength(2);
});

test('a reminder, once, when a quarter of the time is left', async () => {
  const { storage, up, time, notices, heard, table } = await alone();
  await table(3 * DAY);
  time.now += 2 * MINUTE;
  await notices.look();
  expect(heard.map((one) => eventOf(one).event)).toEqual(['turn']);
  time.now += 2.25 * DAY - 3 * MINUTE;
  await notices.look();
  expect(heard).toHaveLength(1);
  time.now += 2 * MINUTE;
  await notices.look();
  expect(eventOf(heard[1]!)).toMatchObject({
    event: 'reminder',
    text: ['Your time is running out', expect.stringContaining('(17 hours left)')],
  });
  time.now += DAY;
  await notices.look();
  expect(heard).toHaveLength(2);
  expect(up.now()).toBeGreaterThan(3 * DAY);
  await storage.close();
});

test('quiet hours: nothing is sent until they are over, unless the player would lose on time', async () => {
  expect(quietLeft({ from: 22 * 60, until: 8 * 60 }, 'UTC', Date.UTC(2031, 0, 1, 23))).toBe(9 * 3_600_000);
  expect(quietLeft({ from: 22 * 60, until: 8 * 60 }, 'UTC', Date.UTC(2031, 0, 1, 8))).toBe(0);
  expect(quietLeft({ from: 22 * 60, until: 8 * 60 }, 'Asia/Tokyo', Date.UTC(2031, 0, 1, 14))).toBe(
    9 * 3_600_000,
  );
  expect(quietLeft({ from: 60, until: 60 }, 'UTC', 0)).toBe(0);
  // Noon in UTC is two in the afternoon in Rome.
  const { time, notices, heard, table, storage } = await alone(fixture(), 'Europe/Rome', {
    from: 13 * 60,
    until: 16 * 60,
  });
  await table(DAY);
  time.now += 5 * MINUTE;
  await notices.look();
  expect(heard).toEqual([]);
  time.now += 2 * 60 * MINUTE;
  await notices.look();
  expect(heard).toHaveLength(1);
  // A day later, in the quiet hours: 2 hours of them are left, for a decision of an hour and a half.
  time.now += 22.5 * 60 * MINUTE;
  await table(90 * MINUTE);
  time.now += 80 * MINUTE;
  await notices.look();
  const events = heard.map((one) => eventOf(one).event);
  expect(events.filter((event) => event !== 'withdrawn')).toEqual(['turn', 'reminder']);
  await storage.close();
});

test('a failed message is sent again with growing pauses, under the same key; at last the channel is switched off', async () => {
  const { time, notices, heard, answer, table, ada, storage, nothing } = await alone();
  answer.status = 500;
  await table(14 * DAY);
  time.now += 2 * MINUTE;
  await notices.look();
  await notices.look();
  expect(heard).toHaveLength(1);
  time.now += 31_000;
  await notices.look();
  time.now += 31_000;
  await notices.look();
  expect(heard, 'the second pause is longer').toHaveLength(2);
  answer.status = 204;
  time.now += 31_000;
  await notices.look();
  expect(new Set(heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(heard).toHaveLength(3);
  answer.status = 302;
  for (let n = 0; n < 40; n++) {
    if (n % 10 === 0) await table(14 * DAY);
    time.now += 7 * 60 * MINUTE;
    await notices.look();
  }
  expect(heard.length).toBe(15);
  expect(notices.info(ada).channels).toMatchObject([{ off: 'failed' }] satisfies Partial<ChannelInfo>[]);
  await nothing();
  await storage.close();
});

test('a job belongs to one worker; if that one dies, it is sent by another', async () => {
  const { time, notices, heard, table, storage } = await alone();
  await table(3 * DAY);
  time.now += 2 * MINUTE;
  await notices.turnNotifier.look();
  const other = new NoticeStore(storage.file);
  const wish = { kind: 'hook', most: 5, each: 5, busy: [] } as const;
  const [claims, nothing] = await Promise.all([
    other.claim(time.now, MINUTE, wish),
    other.claim(time.now, MINUTE, wish),
  ]);
  expect([claims.length, nothing.length]).toEqual([1, 0]);
  await notices.look();
  expect(heard, 'the other worker has it').toEqual([]);
  time.now += MINUTE + 1;
  await notices.look();
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual([claims[0]!.key]);
  await storage.close();
});

test('names that are never answered delay nobody else, and switch off no other way', async () => {
  const asked: string[] = [];
  const never = new Promise<never>(() => undefined);
  const resolve = (name: string) => {
    asked.push(name);
    return never;
  };
  const { time, notices, heard, ada, id, up, storage } = await alone(fixture(), 'UTC', null, { resolve });
  for (let n = 0; n < 10; n++) await notices.addHook('mallory', `https://slow${n}.example/`);
  const wait = async (guests: readonly string[], place: number) => {
    const end = up.now() + 3 * DAY;
    const waiting = guests.map((guest, seat) => ({ seat, guest, place, here: false, remind: end, end }));
    notices.turnNotifier.waits(id, waiting);
    await storage.tick();
    time.now += 2 * MINUTE;
    return notices.look();
  };
  const looks = [wait(['mallory', ada], 1)];
  await eventually(() => heard.length === 1);
  expect(asked, 'two at once of one guest').toHaveLength(2);
  looks.push(wait([ada], 2));
  // The first turn is withdrawn, and the next one told.
  await eventually(() => heard.length === 3);
  // They fail after a time of their own, long before the request would.
  await Promise.all(looks);
  expect(notices.info(ada).channels).toMatchObject([{ verified: true }]);
  expect(notices.info(ada).channels[0]).not.toHaveProperty('off');
});

test('pending messages survive a killed server', async () => {
  const dataDir = tempFolder();
  const { url, child } = await startProcess(dataDir);
  const [ada, bob] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await ada.open({
    seats: [{ kind: 'human' }, { kind: 'human' }],
    pace: { days: 1, late: 'bot' },
  });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await eventually(() => ada.view(table).owing.length > 0);
  await ada.decide(table, 1, 'take 1');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const ears = await listener();
  // The channel is verified already; only a test may send to its own machine.
  inDatabase(dataDir, (db) =>
    db
      .prepare(
        `INSERT INTO channels SELECT 'channel', guest, 'hook', ?, 'secret', '', 0, 0, 0, NULL
         FROM seats WHERE table_id = ? AND seat = 1`,
      )
      .run(ears.url, table),
  );
  await server({
    dataDir,
    notices: { now: () => Date.now() + 5 * MINUTE, window: 200, every: 20, urlPolicy: { loopback: true } },
  });
  await eventually(() => ears.heard.length === 1);
  expect(eventOf(ears.heard[0]!)).toMatchObject({ event: 'turn', tables: [{ table }] });
});

/** What a host's logs must never contain, searched for after many games and every kind of failure. */
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { bids } from '#tables/tests/help/bids.ts';
import { library } from '#tables/tests/help/library.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { inDatabase } from '../../tests/help/stored.ts';
import { newLog, serializeError } from '../logs.ts';

const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

/** Bids whose faults quote the hand, as real faults do. */
const faulty: AnyGame = {
  ...(bids as AnyGame),
  id: 'faulty',
  apply: (_s, seat, decision) => {
    throw new Error(`Seat ${seat} cannot lay c${decision[0]} of the hand c1 c2 c3`);
  },
};

test('the most detailed log reports faults, and nothing of anybody’s cards, chat or name', async () => {
  const lines: string[] = [];
  const log = newLog('trace', { write: (line) => void lines.push(line) });
  const dataDir = tempFolder();
  const games = {
    ids: [...library.ids, 'faulty'],
    load: async (id: string) => (id === 'faulty' ? faulty : library.load(id)),
  };
  const running = await server({ dataDir, log, library: games });
  const [one, two] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const post = (who: Client, path: string, body: object) =>
    who.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(one, '/api/me', { name: 'Zuzanna Quux' });
  const { token } = (await (await post(one, '/api/transfer', {})).json()) as { token: string };
  await post(new Client(running.url), '/api/transfer/accept', { token });
  const meet = async (game: string, seats = HUMANS): Promise<string> => {
    const table = await one.open({ game, seats, entropy: 'EntropyOfZuzanna' });
    await one.watch(table);
    await two.ask({ t: 'sit', table, entropy: 'EntropyOfTwo' });
    await two.watch(table);
    return table;
  };
  const handOf = (who: Client, table: string, seat: number): readonly string[] =>
    (who.view(table).state as unknown as { cards: { hand: (readonly string[])[] } }).cards.hand[seat]!;

  const hidden = await meet('bids');
  const hands = [handOf(one, hidden, 0), handOf(two, hidden, 1)];
  await one.ask({ t: 'say', table: hidden, text: 'I hold the xylophone' });
  await one.decide(hidden, 1, `bid ${hands[0]![0]}`);
  await one.decide(hidden, 1, 'bid c99');
  // A game that throws in the middle of an entry.
  const failing = await meet('faulty');
  await one.decide(failing, 1, `bid ${handOf(one, failing, 0)[0]}`);
  await two.decide(failing, 2, `bid ${handOf(two, failing, 1)[0]}`);
  // A place of the log that is taken.
  inDatabase(dataDir, (db) =>
    db
      .prepare(`INSERT INTO log VALUES (?, 1, '{"kind":"seal","seat":1,"text":"bid c7"}', NULL, NULL)`)
      .run(hidden),
  );
  const refused = await two.decide(hidden, 2, `bid ${hands[1]![0]}`);
  expect(refused).toMatchObject({ refusal: { code: 'NOT_SAVED' } });
  // Bots that fail in each way.
  for (const level of ['throws', 'wrong', 'dies']) {
    const table = await one.open({ seats: [{ kind: 'human' }, { kind: 'bot', level }] });
    await one.watch(table);
    await one.decide(table, 1, 'take 1');
  }
  await eventually(() => lines.filter((line) => line.includes('a bot is stuck')).length === 3);
  for (const path of [`/t/${hidden}`, `/api/tables/${hidden}/file`, '/nowhere/xylophone'])
    await one.request(path);
  const secrets = inDatabase(dataDir, (db) => db.prepare('SELECT secret FROM tables').all()).map(
    ({ secret }) => Buffer.from(secret as Uint8Array),
  );
  const guests = inDatabase(dataDir, (db) => db.prepare('SELECT id FROM guests').all()).map(({ id }) =>
    String(id),
  );
  await running.close();
  // A log that cannot be replayed any more.
  inDatabase(dataDir, (db) =>
    db
      .prepare(`UPDATE log SET entry = '{"kind":"seal","seat":0,"text":"bid c42"}' WHERE table_id = ?`)
      .run(hidden),
  );
  const later = await server({ dataDir, log, library: games });
  const back = await new Client(later.url, one.cookie).connect();
  expect(await back.ask({ t: 'watch', table: hidden })).toMatchObject({ refusal: { code: 'SERVER_FAULT' } });
  await later.close();

  // The log reports all these failures.
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const messages = new Set(told.map(({ msg }) => msg));
  for (const message of [
    'serving',
    'answered',
    'not saved',
    'a bot is stuck',
    'a stored entry cannot be carried out',
    'a table cannot be opened',
    'closed',
  ])
    expect(messages, message).toContain(message);
  const cannot = told.find(({ msg }) => msg === 'a stored entry cannot be carried out')!;
  expect(cannot).toMatchObject({ level: 'error', table: failing, game: 'faulty' });
  expect((cannot.err as { at: string[] }).at[0]).toContain('logs.test.ts');
  const answered = told.filter(({ msg }) => msg === 'answered');
  expect(new Set(answered.map(({ request }) => request)).size).toBe(answered.length);

  const all = lines.join('');
  const forbidden: readonly (string | RegExp)[] = [
    ...[one, two].map(({ cookie }) => cookie.split('=')[1]!),
    ...guests,
    token,
    'Zuzanna',
    'xylophone',
    'EntropyOf',
    ...secrets.flatMap((secret) => [
      secret.toString('hex'),
      secret.toString('base64'),
      secret.toString('base64url'),
    ]),
    // Cards and decisions of any hand.
    /\bc\d{1,2}\b/,
    /\b(bid|take) \w/,
    '"text"',
  ];
  for (const secret of forbidden)
    expect(typeof secret === 'string' ? all.includes(secret) : secret.test(all), String(secret)).toBe(false);
});

test("errors are logged without their messages, except the system's own", async () => {
  const quoting = new Error('Entry 3 ({"text":"bid c5"}) is refused', {
    cause: new TypeError('c5 is not here'),
  });
  expect(serializeError(quoting)).toMatchObject({
    type: 'Error',
    at: expect.arrayContaining([expect.stringContaining('logs.test.ts')]),
    cause: { type: 'TypeError' },
  });
  expect(JSON.stringify(serializeError(quoting))).not.toContain('c5');
  // A message cannot pass for a stack.
  const sly = new Error('one\n    at bid c5 (c6:1:1)\n    at c7');
  expect(JSON.stringify(serializeError(sly))).not.toMatch(/c[567]/);
  const missing = await import('node:fs/promises').then((fs) =>
    fs.readFile('no-such-file').catch((e: unknown) => e),
  );
  expect(serializeError(missing)).toMatchObject({
    code: 'ENOENT',
    message: expect.stringContaining('no-such-file'),
  });
  // Of Node's own, a mailer's and a webhook's errors the code is enough.
  const coded = (more: object) => Object.assign(new Error('ada@example.org'), more);
  for (const more of [
    { code: 'ERR_INVALID_ARG_TYPE' },
    { code: 'EENVELOPE' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'example.org' },
    { code: 'ECONNREFUSED', syscall: 'connect' },
  ]) {
    expect(serializeError(coded(more))).toMatchObject({ code: more.code });
    expect(JSON.stringify(serializeError(coded(more)))).not.toContain('ada@');
  }
  expect(serializeError(coded({ code: 'EADDRINUSE', syscall: 'listen' }))).toHaveProperty('message');
  expect(serializeError('bid c5')).toEqual({ type: 'string' });
});

test('an unknown log level is reported before anything starts', () => {
  expect(() => newLog('loud')).toThrow(/LOG_LEVEL/);
});

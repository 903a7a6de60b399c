/** People are told that it is their turn: once, not while they are there, and not when it is no longer true. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { UpClock } from '#tables/upclock.ts';
import type { ChannelInfo, NewHook, Notices as NoticesInfo } from '#wire/notices.ts';
import { DAY } from '#wire/pace.ts';
import type { Message } from '#wire/protocol.ts';
import { isPublic, post, refuseUrl } from '../notify/guarded.ts';
import { Notices } from '../notify/notices.ts';
import { quietFor } from '../notify/quiet.ts';
import { NoticeStore } from '../notify/store.ts';
import { sayTurns } from '../notify/text.ts';
import { signature } from '../notify/ways.ts';
import { settingsFromEnv } from '../settings.ts';
import { SqliteStorage } from '../sqlite.ts';
import { Client, eventually } from './help/client.ts';
import { startProcess } from './help/processes.ts';
import { atTheEnd, quiet, server, tempFolder } from './help/servers.ts';
import { fixture, inDatabase } from './help/stored.ts';

type Told = Extract<Message, { t: 'info' | 'table' }>;
interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A program that listens, on this machine; it answers with `status`. */
const listener = async () => {
  const heard: Heard[] = [];
  const answer = { status: 201 };
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.status === 302 ? { Location: '/elsewhere' } : {}).end('{}');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  atTheEnd(() => void http.close());
  return { heard, answer, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
};

const json = (client: Client, path: string, body: object) =>
  client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A service whose clock goes on when it is told to, with two people at a table of days. */
const service = async (more: object = {}) => {
  const time = { ahead: 0 };
  const dataDir = tempFolder();
  const settings = {
    dataDir,
    notices: { now: () => Date.now() + time.ahead, every: 20, guard: { loopback: true }, ...more },
  };
  const running = await server(settings);
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  await json(ada, '/api/me', { name: 'Ada' });
  await json(bob, '/api/me', { name: 'Bob' });
  const meet = async () => {
    const table = await ada.open({
      seats: [{ kind: 'human' }, { kind: 'human' }],
      options: { pile: 50 },
      pace: { days: 3, late: 'forfeit' },
    });
    await ada.watch(table);
    await bob.ask({ t: 'sit', table });
    await eventually(() => ada.view(table).owing.length > 0);
    return table;
  };
  const hear = async (client: Client) => {
    const ears = await listener();
    const answer = (await (await json(client, '/api/notices/hook', { url: ears.url })).json()) as NewHook;
    return { ...ears, secret: answer.secret, channel: answer.channels[0]!.channel };
  };
  return { time, running, settings, ada, bob, meet, hear };
};
const eventOf = ({ body }: Heard) => JSON.parse(body.toString()) as Record<string, unknown>;
/** One leaves, and the other has seen it. */
const goes = async (one: Client, other: Client) => {
  one.disconnect();
  await eventually(() => {
    const info = other.messages.findLast((m): m is Told => m.t === 'info' || m.t === 'table')?.info;
    return info?.seats[1]?.present === false;
  });
};
const settle = () => new Promise((done) => setTimeout(done, 150));
const MINUTE = 60_000;

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
      'It is your turn at nim with Ada (3 days left)',
      'It is your turn at nim with Ada (3 days left)',
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

test('nothing while one is there; taken back when the turn is taken; the next turn is told anew', async () => {
  const { ada, bob, meet, hear, time } = await service();
  const { heard } = await hear(bob);
  const table = await meet();
  await bob.watch(table);
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(heard, 'he is there').toEqual([]);
  await goes(bob, ada);
  time.ahead += 2 * MINUTE;
  await settle();
  expect(heard, 'he has seen it').toEqual([]);
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

/** Notices without a server round them, on data in which Ada has a table. */
const alone = async (folder = fixture(), zone = 'UTC', quietHours: object | null = null) => {
  const time = { now: Date.UTC(2031, 5, 1, 12) };
  const start = time.now;
  const storage = new SqliteStorage(folder);
  const up = new UpClock(storage, () => time.now - start);
  const ears = await listener();
  const notices = new Notices(storage, up, quiet, {
    folder,
    now: () => time.now,
    every: DAY,
    guard: { loopback: true },
  });
  atTheEnd(() => notices.close());
  const { ada, id } = inDatabase(folder, (db) => ({
    ada: String(db.prepare(`SELECT guest FROM accounts`).get()!.guest),
    id: String(
      db.prepare(`SELECT id FROM tables WHERE game = 'nim' AND options LIKE '%"pile":40%'`).get()!.id,
    ),
  }));
  await notices.addHook(ada, ears.url);
  await notices.setTastes(ada, { language: 'en', zone, quiet: quietHours as null });
  let place = 100;
  const wait = (length: number, here = false) => {
    const limits = { remind: up.now() + 0.75 * length, end: up.now() + length };
    notices.herald.waits(id, [{ seat: 0, guest: ada, place: place++, here, ...limits }]);
    return storage.tick();
  };
  const nothing = () => {
    notices.herald.waits(id, []);
    return storage.tick();
  };
  return { storage, up, time, notices, ...ears, table: wait, nothing, ada, folder };
};

test('quiet hours: nothing is said until they are over, but rather wake somebody than let him lose', async () => {
  expect(quietFor({ from: 22 * 60, until: 8 * 60 }, 'UTC', Date.UTC(2031, 0, 1, 23))).toBe(9 * 3_600_000);
  expect(quietFor({ from: 22 * 60, until: 8 * 60 }, 'UTC', Date.UTC(2031, 0, 1, 8))).toBe(0);
  expect(quietFor({ from: 22 * 60, until: 8 * 60 }, 'Asia/Tokyo', Date.UTC(2031, 0, 1, 14))).toBe(
    9 * 3_600_000,
  );
  expect(quietFor({ from: 60, until: 60 }, 'UTC', 0)).toBe(0);
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
  // A day later, in the quiet hours: 2 hours of it are left for a decision of an hour and a half.
  time.now += 22.5 * 60 * MINUTE;
  await table(90 * MINUTE);
  time.now += 80 * MINUTE;
  await notices.look();
  const events = heard.map((one) => eventOf(one).event);
  expect(events.filter((event) => event !== 'withdrawn')).toEqual(['turn', 'reminder']);
  await storage.close();
});

test('a message that fails is sent again, later and later, under its key; at last the way is given up', async () => {
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
  await notices.herald.look();
  const other = new NoticeStore(storage.file);
  const [claims, nothing] = await Promise.all([
    other.claim(time.now, MINUTE, 5),
    other.claim(time.now, MINUTE, 5),
  ]);
  expect([claims.length, nothing.length]).toEqual([1, 0]);
  await notices.look();
  expect(heard, 'the other one has it').toEqual([]);
  time.now += MINUTE + 1;
  await notices.look();
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual([claims[0]!.key]);
  await storage.close();
});

test('what is to be said survives a server that is killed', async () => {
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
  // He has asked for it before; only a test may be told on its own machine.
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
    notices: { now: () => Date.now() + 5 * MINUTE, window: 200, every: 20, guard: { loopback: true } },
  });
  await eventually(() => ears.heard.length === 1);
  expect(eventOf(ears.heard[0]!)).toMatchObject({ event: 'turn', tables: [{ table }] });
});

test('e-mail: nothing but a question before the link is used; one press and no more comes', async () => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString().replace(/=\r\n/g, '').replace(/=3D/g, '='));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  atTheEnd(() => new Promise<void>((done) => smtp.close(() => done())));
  const { port } = smtp.server.address() as AddressInfo;
  const { ada, bob, meet, time } = await service({
    site: 'https://games.example',
    mail: { smtp: `smtp://127.0.0.1:${port}`, from: 'Ludoteca <turns@games.example>' },
  });
  const added = await json(bob, '/api/notices/mail', { address: 'bob@example.org' });
  expect(await added.json()).toMatchObject({ mail: true, channels: [{ kind: 'mail', verified: false }] });
  expect((await json(bob, '/api/notices/mail', { address: 'bob@example.org, x@y.zz' })).status).toBe(400);
  await eventually(() => mails.length === 1);
  expect(mails[0]).toContain('called Bob on Ludoteca');
  const table = await meet();
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(mails, 'he has not said yes').toHaveLength(1);
  const path = (purpose: string, mail: string) =>
    new RegExp(`https://games\\.example(/api/notices/${purpose}\\?c=[\\w-]+&t=[\\w-]+)`).exec(mail)![1]!;
  const verify = path('verify', mails[0]!);
  const stranger = new Client(bob.url);
  const asked = await stranger.request(verify);
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await asked.text()).toContain('<form method="post">');
  expect((await stranger.request(verify.slice(0, -1).concat('!'))).status).toBe(404);
  const forged = verify.slice(0, -4).concat('AAAA');
  expect((await stranger.request(forged, { method: 'POST' })).status).toBe(404);
  expect((await (await bob.request('/api/notices')).json()) as object).toMatchObject({
    channels: [{ verified: false }],
  });
  expect((await stranger.request(verify, { method: 'POST' })).status).toBe(200);
  const next = await meet();
  await ada.decide(next, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await eventually(() => mails.length === 2);
  const mail = mails[1]!;
  expect(mail).toMatch(/^Subject: It is your turn at nim with Ada/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(mail).toContain(`https://games.example/t/${next}`);
  expect(mail).not.toContain('take');
  const out = path('unsubscribe', mail);
  // As a mail program does it: no cookie, no origin, a form of one field.
  const pressed = await fetch(bob.url + out, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect((await (await bob.request('/api/notices')).json()) as object).toMatchObject({
    channels: [{ off: 'unsubscribed' }],
  });
  expect((await stranger.request(verify, { method: 'POST' })).status, 'an old link signs nobody up').toBe(
    404,
  );
  await ada.decide(await meet(), 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(mails).toHaveLength(2);
});

/** What a browser does with what was pushed (RFC 8291). */
const decrypted = (body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derive = (key: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, about, length));
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
};

test('a browser is pushed what waits for it, and that nothing does any more; a lost one is forgotten', async () => {
  const { ada, bob, meet, time, settings } = await service();
  const ears = await listener();
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const inside = await json(bob, '/api/notices/push', { endpoint: 'https://10.0.0.1/push', keys });
  expect([inside.status, await inside.json()]).toMatchObject([422, { refusal: { code: 'BAD_ADDRESS' } }]);
  const added = (await (
    await json(bob, '/api/notices/push', { endpoint: `${ears.url}/push/1`, keys })
  ).json()) as NoticesInfo;
  await json(bob, '/api/notices', { language: 'it', zone: 'Europe/Rome', quiet: null });
  const table = await meet();
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await eventually(() => ears.heard.length === 1);
  const [first] = ears.heard;
  expect(first!.headers).toMatchObject({ topic: 'turns', 'content-encoding': 'aes128gcm' });
  expect(first!.headers.authorization).toContain(`k=${added.key}`);
  expect(decrypted(first!.body, ecdh, auth)).toEqual({
    title: 'Tocca a te a nim con Ada (restano 3 giorni)',
    body: '',
    path: `/t/${table}`,
    news: true,
  });
  await bob.watch(table);
  await eventually(() => ears.heard.length === 2);
  expect(decrypted(ears.heard[1]!.body, ecdh, auth)).toMatchObject({ title: '', news: false });
  ears.answer.status = 410;
  await bob.decide(table, 2, 'take 1');
  await goes(bob, ada);
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  const shown = async () => ((await (await bob.request('/api/notices')).json()) as NoticesInfo).channels;
  await eventually(async () => (await shown())[0]?.off === 'failed');
  // The keys are nobody else's to read, and the same after a restart.
  const path = join(settings.dataDir, 'notify-keys.json');
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ publicKey: added.key });
});

test('no request goes where only this server could reach', async () => {
  const INSIDE = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'example.org',
  ];
  expect(INSIDE.filter(isPublic)).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublic)).toHaveLength(2);
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://user:secret@example.org/',
    'https://example.org:22/',
    'ftp://example.org/',
    'nonsense',
  ])
    expect(refuseUrl(url, {}), url).toBeDefined();
  expect(refuseUrl('https://example.org/hook?x=1', {})).toBeUndefined();
  expect(refuseUrl('http://192.168.1.1/', { loopback: true })).toBeDefined();
  // A name that means this machine is found out when it is asked.
  const letter = { url: 'https://localhost:4443/', headers: {}, body: '' };
  await expect(post(letter, {})).rejects.toThrow('Not in the open Internet');
});

test('in three languages, with the plurals of each', () => {
  const turn = { table: 't', game: 'nim', names: ['Ada', 'Bob'], left: 5 * 3_600_000 };
  expect(sayTurns('en', 'turn', [turn]).title).toBe('It is your turn at nim with Ada and Bob (5 hours left)');
  expect(sayTurns('it', 'turn', [turn, turn]).title).toBe('Tocca a te a 2 tavoli');
  expect(sayTurns('pl', 'turn', [turn]).title).toBe(
    'Twój ruch w nim, przy stole: Ada i Bob (jeszcze 5 godzin)',
  );
  expect(sayTurns('pl', 'reminder', [{ ...turn, names: [], left: 0 }])).toEqual({
    title: 'Kończy ci się czas',
    lines: ['Twój ruch w nim (jeszcze 1 godzina)'],
  });
});

test('the environment says where links lead and by whom e-mail is sent, or nothing of it', () => {
  const [PUBLIC_URL, SMTP_URL, MAIL_FROM] = [
    'https://games.example',
    'smtp://mail.example',
    'turns@games.example',
  ];
  expect(settingsFromEnv({}).notices).toBeUndefined();
  expect(settingsFromEnv({ PUBLIC_URL }).notices).toEqual({ site: PUBLIC_URL });
  expect(settingsFromEnv({ PUBLIC_URL, SMTP_URL, MAIL_FROM }).notices).toEqual({
    site: PUBLIC_URL,
    mail: { smtp: SMTP_URL, from: MAIL_FROM },
  });
  expect(() => settingsFromEnv({ SMTP_URL, MAIL_FROM })).toThrow('PUBLIC_URL');
  expect(() => settingsFromEnv({ PUBLIC_URL: 'games.example' })).toThrow('PUBLIC_URL');
});

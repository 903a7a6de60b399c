/** Notification channels: e-mail and push; and addresses to which no request is sent. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { UptimeClock } from '#tables/uptime-clock.ts';
import type { NoticesInfo } from '#wire/notices.ts';
import { DAY } from '#wire/pace.ts';
import { settingsFromEnv } from '../../settings.ts';
import { SqliteStorage } from '../../storage/sqlite-storage.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { goes, json, listener, MINUTE, service, settle } from '../../tests/help/notices.ts';
import { atTheEnd, quiet, tempFolder } from '../../tests/help/servers.ts';
import { isPublic, postToPublicUrl, refuseUrl } from '../guarded-request.ts';
import { turnMessage } from '../message-text.ts';
import { Notices } from '../notices.ts';

test('e-mail: nothing but a verification before the link is used; one click unsubscribes', async () => {
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
  expect(mails[0]).toContain('Somebody on Ludoteca wants to be notified');
  expect(mails[0], 'nothing that a guest has chosen').not.toContain('Bob');
  const table = await meet();
  await ada.decide(table, 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(mails, 'not verified yet').toHaveLength(1);
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
  expect(mail).toMatch(/^Subject: It is your turn in nim with Ada/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(mail).toContain(`https://games.example/t/${next}`);
  expect(mail).not.toContain('take');
  const out = path('unsubscribe', mail);
  // As a mail program does it: no cookie, no origin, a form with one field.
  const pressed = await fetch(bob.url + out, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect((await (await bob.request('/api/notices')).json()) as object).toMatchObject({
    channels: [{ off: 'unsubscribed' }],
  });
  expect((await stranger.request(verify, { method: 'POST' })).status, 'an old link subscribes nobody').toBe(
    404,
  );
  await ada.decide(await meet(), 1, 'take 1');
  time.ahead += 2 * MINUTE;
  await settle();
  expect(mails).toHaveLength(2);
});

/** What a browser does with a push message (RFC 8291). */
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

test('a browser is pushed waiting turns and their withdrawal; a lost subscription is deleted', async () => {
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
    title: 'Tocca a te: nim con Ada (restano 3 giorni)',
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
  // The keys are readable by nobody else, and the same after a restart.
  const path = join(settings.dataDir, 'notify-keys.json');
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ publicKey: added.key });
});

test('no request goes to an address that only this server could reach', async () => {
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
  // A name that resolves to this machine, also beside a public address, is detected when it is asked.
  const letter = { url: 'https://inside.example:4443/', headers: {}, body: '' };
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]) {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    await expect(postToPublicUrl(letter, { resolve })).rejects.toThrow('Not in the open Internet');
  }
});

test('questions to addresses are limited by mailbox, whatever its spelling, by domain and by server', async () => {
  const storage = new SqliteStorage(tempFolder());
  atTheEnd(() => storage.close());
  const notices = new Notices(storage, new UptimeClock(storage, () => 0), quiet, {
    folder: tempFolder(),
    every: DAY,
    site: 'https://games.example',
    mail: { smtp: 'smtp://127.0.0.1:1', from: 'Ludoteca <turns@games.example>' },
  });
  atTheEnd(() => notices.close());
  let guests = 0;
  const ask = async (address: string) => {
    const asked = await notices.addMail(`guest ${guests++}`, address);
    return asked.ok ? 'asked' : asked.error.code;
  };
  const spellings = ['bob@example.org', 'Bob+1@example.org', 'b.o.b@EXAMPLE.org', 'bob+2@example.org'];
  const answers: string[] = [];
  for (const address of spellings) answers.push(await ask(address));
  expect(answers).toEqual(['asked', 'asked', 'asked', 'TOO_MANY_REQUESTS']);
  for (let n = 0; n < 17; n++) expect(await ask(`person${n}@example.org`)).toBe('asked');
  expect(await ask('another@example.org')).toBe('TOO_MANY_REQUESTS');
  for (let n = 0; n < 80; n++) expect(await ask(`somebody@domain${n}.example`), `${n}`).toBe('asked');
  expect(await ask('somebody@last.example')).toBe('TOO_MANY_REQUESTS');
});

test('messages in three languages, with the plurals of each', () => {
  const turn = { table: 't', game: 'nim', names: ['Ada', 'Bob'], left: 5 * 3_600_000 };
  expect(turnMessage('en', 'turn', [turn]).title).toBe(
    'It is your turn in nim with Ada and Bob (5 hours left)',
  );
  expect(turnMessage('it', 'turn', [turn, turn]).title).toBe('È il tuo turno a 2 tavoli');
  expect(turnMessage('pl', 'turn', [turn]).title).toBe(
    'Twój ruch: nim, przy stole: Ada i Bob (jeszcze 5 godzin)',
  );
  expect(turnMessage('pl', 'reminder', [{ ...turn, names: [], left: 0 }])).toEqual({
    title: 'Kończy ci się czas',
    lines: ['Twój ruch: nim (jeszcze 1 godzina)'],
  });
});

test('the environment sets the address of links and the mail server, or neither', () => {
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

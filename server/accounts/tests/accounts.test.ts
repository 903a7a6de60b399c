import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { guestOf } from '#tables/ids.ts';
import type { AccountInfo } from '#wire/people.ts';
import type { Me, Refused, Transfer } from '#wire/rest.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder } from '../../tests/help/servers.ts';
import { PROOF_LASTS } from '../accounts.ts';
import { Passwords, refusePassword } from '../passwords.ts';

const HUMAN = { kind: 'human' } as const;
const MANY = { burst: 1000, perSecond: 1000 };
const PASSWORD = 'a horse of the third kind';
/** As strong as a test needs. */
const weakly = () => new Passwords({ log: 4, block: 8, lanes: 1 });

const post = async <T = Refused>(client: Client, path: string, body: object = {}): Promise<[number, T]> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await client.request(path, init);
  return [response.status, (await response.json()) as T];
};
const codeOf = ([status, body]: [number, Refused]): string => (status < 300 ? 'ok' : body.refusal?.code);
const account = async (client: Client) =>
  (await (await client.request('/api/account')).json()) as AccountInfo;
const me = async (client: Client) => (await (await client.request('/api/me')).json()) as Me;
const signUp = async (client: Client, name: string, password = PASSWORD) =>
  codeOf(await post(client, '/api/account', { name, password }));
const signIn = async (client: Client, name: string, password = PASSWORD, bring = false) =>
  codeOf(await post(client, '/api/account/sign-in', { name, password, bring }));
const start = async (more: Parameters<typeof server>[0] = {}) => {
  const dataDir = more.dataDir ?? tempFolder();
  const running = await server({
    ...more,
    dataDir,
    passwords: more.passwords ?? weakly(),
    limits: { identity: MANY, signIn: MANY, ...more.limits },
  });
  return { ...running, dataDir, client: (cookie = '') => new Client(running.url, cookie) };
};
const database = (dataDir: string): DatabaseSync => {
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'));
  atTheEnd(() => db.close());
  return db;
};

test('a guest who makes an account keeps their tables and gets a new cookie', async () => {
  const { client } = await start();
  const [ada, bo] = [await client().connect(), await client().connect()];
  const table = await ada.open({ seats: [HUMAN, HUMAN] });
  await bo.watch(table);
  await bo.ask({ t: 'sit', table });
  const before = ada.cookie;
  expect(await signUp(ada, 'Ada Lovelace')).toBe('ok');
  expect(ada.cookie).not.toBe(before);
  const told = await bo.until((m) => m.t === 'info' && m.info.seats[0]!.account !== undefined);
  const seats = told.t === 'info' ? told.info.seats : [];
  expect(seats[0]).toMatchObject({ name: 'Ada Lovelace' });
  expect(seats[1]).not.toHaveProperty('account');
  expect((await me(ada)).tables.map((one) => [one.table, one.mine])).toEqual([[table, [1]]]);
  const { account: known, devices } = await account(ada);
  expect(known).toMatchObject({
    person: seats[0]!.account!.person,
    password: true,
    passkeys: [],
    proved: true,
  });
  expect(devices).toMatchObject([{ here: true }]);
  // The old cookie is worthless now: it is neither the person nor the guest that they were.
  const old = client(before);
  expect((await me(old)).tables).toEqual([]);
  expect(old.cookie).not.toBe(before);
  expect(await signUp(ada, 'Somebody Else')).toBe('SIGNED_IN_ALREADY');
  // The page reconnects with the new cookie and plays on.
  await ada.connect();
  expect((await ada.watch(table)).info.mine).toEqual([1]);
});

test('names of accounts are unique to a reader’s eye, and guests cannot take them', async () => {
  const { client } = await start();
  const ada = client();
  expect(await signUp(ada, 'Ada Lovelace')).toBe('ok');
  for (const name of ['ada lovelace', 'ADALOVELACE', 'Ádà Lovelace', 'Ada  L0velace', 'Аdа Lоvеlасе'])
    expect(await signUp(client(), name), name).toMatch(/NAME_TAKEN|BAD_ACCOUNT_NAME/);
  for (const name of [
    'Admin',
    'a d m i n',
    'Ludoteca',
    'ospite',
    'Gość',
    '!!',
    'Swift Otter 12',
    'Ivan Иван',
  ])
    expect(await signUp(client(), name), name).toBe('BAD_ACCOUNT_NAME');
  const guest = client();
  expect(codeOf(await post(guest, '/api/me', { name: 'ADA LOVELACE' }))).toBe('NAME_TAKEN');
  expect(codeOf(await post(guest, '/api/me', { name: 'Ada' }))).toBe('ok');
  for (const name of ['Zażółć', 'Иван', '林檎', 'Björk 2'])
    expect(await signUp(client(), name), name).toBe('ok');
  const bo = client();
  expect(await signUp(bo, 'Bo Bergmann')).toBe('ok');
  expect(codeOf(await post(bo, '/api/me', { name: 'Ada Lovelace' }))).toBe('NAME_TAKEN');
  expect(codeOf(await post(bo, '/api/account/name', { name: 'Bo BERGMANN' }))).toBe('ok');
  expect((await account(bo)).name).toBe('Bo BERGMANN');
  // Of two who want one name at once one gets it.
  const both = await Promise.all([signUp(client(), 'Twice Wanted'), signUp(client(), 'twicewanted')]);
  expect(both.sort()).toEqual(['NAME_TAKEN', 'ok']);
});

test('weak passwords are refused; only hashes are stored, of passwords and of cookies', async () => {
  for (const weak of [
    'short',
    'x'.repeat(20),
    'abababababab',
    '1234567890',
    'qwertyuiop',
    'Ada Lovelace',
    'y'.repeat(201),
  ])
    expect(refusePassword(weak, 'Ada Lovelace')?.code, weak).toBe('WEAK_PASSWORD');
  expect(refusePassword(PASSWORD, 'Ada Lovelace')).toBeUndefined();
  const { client, dataDir } = await start();
  const ada = client();
  expect(await signUp(ada, 'Ada', 'short')).toBe('WEAK_PASSWORD');
  expect(await signUp(ada, 'Ada')).toBe('ok');
  const db = database(dataDir);
  const kept = JSON.stringify([
    db.prepare('SELECT * FROM accounts').all(),
    db.prepare('SELECT * FROM devices').all(),
  ]);
  const token = ada.cookie.split('=')[1]!;
  expect(kept).toContain(guestOf(token));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).toMatch(/scrypt\$4\$8\$1\$/);
});

test('hashes have the default strength, and a password matches in every Unicode composition', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('Zażółć gęślą jaźń');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.check('Zażółć gęślą jaźń'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.check('Zazolc gesla jazn', hash)).toBe(false);
});

test('an unknown name and a wrong password get the same answer for the same work', async () => {
  const passwords = weakly();
  const { client } = await start({ passwords });
  expect(await signUp(client(), 'Ada')).toBe('ok');
  const worked = async (name: string): Promise<readonly [number, string]> => {
    const before = passwords.work;
    const [status, body] = await post(client(), '/api/account/sign-in', {
      name,
      password: 'wrong',
      bring: false,
    });
    return [passwords.work - before, `${status} ${JSON.stringify(body)}`];
  };
  const answers = [
    await worked('Ada'),
    await worked('Nobody Known'),
    await worked('\u202E'),
    await worked('admin'),
  ];
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
  expect(answers[0]).toEqual([1, '403 {"refusal":{"code":"WRONG_SIGN_IN","clause":""}}']);
});

test('too many attempts at one name are refused, from any address; other names are not affected', async () => {
  const { client } = await start({ limits: { identity: MANY, signIn: { burst: 3, perSecond: 0.001 } } });
  expect(await signUp(client(), 'Ada')).toBe('ok');
  const tries = [];
  for (let n = 0; n < 4; n++) tries.push(await signIn(client(), 'A D A', 'wrong'));
  expect(tries).toEqual(['WRONG_SIGN_IN', 'WRONG_SIGN_IN', 'WRONG_SIGN_IN', 'TOO_MANY_REQUESTS']);
  expect(await signIn(client(), 'Bo', 'wrong')).toBe('WRONG_SIGN_IN');
});

test('another device signs in and continues as that person; signing out makes it a new guest', async () => {
  const { client } = await start();
  const ada = await client().connect();
  const table = await ada.open({ seats: [HUMAN, { kind: 'bot', level: 'random' }] });
  await signUp(ada, 'Ada');
  const phone = client();
  expect(await signIn(phone, 'ada')).toBe('ok');
  const who = await me(phone);
  expect([who.name, who.tables[0]?.table]).toEqual(['Ada', table]);
  await phone.connect();
  expect((await phone.watch(table)).info.mine).toEqual([1]);
  const cookie = phone.cookie;
  expect(codeOf(await post(phone, '/api/account/sign-out'))).toBe('ok');
  expect(phone.cookie).not.toBe(cookie);
  expect((await me(phone)).tables).toEqual([]);
  expect((await me(client(cookie))).tables).toEqual([]);
  expect(await phone.closed).toBe(1008);
  expect((await me(ada)).name).toBe('Ada');
});

test('a guest who signs in brings their tables along, or leaves them; an account never does', async () => {
  const { client, dataDir } = await start();
  const ada = client();
  await signUp(ada, 'Ada');
  const bo = client();
  await signUp(bo, 'Bo');
  const guest = await client().connect();
  const other = await client().connect();
  const table = await guest.open({ seats: [HUMAN, HUMAN] });
  await guest.watch(table);
  await other.watch(table);
  await other.ask({ t: 'sit', table });
  await guest.until((m) => m.t === 'update');
  expect((await guest.decide(table, 1, 'take 2', undefined, 'first')).t).toBe('ack');
  const was = guestOf(guest.cookie.split('=')[1]!);
  expect((await account(guest)).tables).toBe(1);
  expect(await signIn(guest, 'Ada', PASSWORD, true)).toBe('ok');
  await other.until((m) => m.t === 'info' && m.info.seats[0]!.name === 'Ada');
  expect((await me(ada)).tables.map((one) => one.table)).toEqual([table]);
  await guest.closed;
  await guest.connect();
  const seen = await guest.watch(table);
  expect([seen.info.mine, seen.info.seats[0]!.present]).toEqual([[1], true]);
  await other.decide(table, 2, 'take 1');
  await eventually(() => guest.view(table).owing.includes(1));
  expect((await guest.decide(table, 1, 'take 3')).t).toBe('ack');
  // Nothing of the guest is left.
  const rows = database(dataDir)
    .prepare(
      `SELECT guest AS x FROM seats UNION SELECT command FROM log UNION SELECT id FROM guests UNION SELECT host FROM tables`,
    )
    .all();
  expect(JSON.stringify(rows)).not.toContain(was);

  const second = await client().connect();
  const left = await second.open({ seats: [HUMAN, HUMAN] });
  expect(await signIn(second, 'Ada', PASSWORD, false)).toBe('ok');
  expect((await me(second)).tables.map((one) => one.table)).not.toContain(left);
  // Nothing moves from one account to the other.
  expect(await signIn(second, 'Bo', PASSWORD, true)).toBe('ok');
  expect((await me(second)).tables).toEqual([]);
  expect((await me(ada)).tables.map((one) => one.table)).toEqual([table]);
});

test('devices are listed and removed; the tables that they watched are closed to them', async () => {
  const { client } = await start();
  const ada = client();
  await signUp(ada, 'Ada');
  const phone = client();
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ name: 'Ada', password: PASSWORD, bring: false }),
  };
  await phone.request('/api/account/sign-in', init);
  await phone.connect();
  const { devices } = await account(ada);
  expect(devices.map(({ label, here }) => [label, here])).toEqual([
    ['', true],
    ['Firefox · Linux', false],
  ]);
  expect(JSON.stringify(devices)).not.toContain(guestOf(phone.cookie.split('=')[1]!));
  expect(codeOf(await post(ada, '/api/account/devices/remove', { device: devices[0]!.device }))).toBe(
    'NO_SUCH_DEVICE',
  );
  expect(codeOf(await post(client(), '/api/account/devices/remove', { device: devices[1]!.device }))).toBe(
    'NO_SUCH_DEVICE',
  );
  expect(codeOf(await post(ada, '/api/account/devices/remove', { device: devices[1]!.device }))).toBe('ok');
  expect(await phone.closed).toBe(1008);
  expect((await account(phone)).account).toBeUndefined();
  expect((await account(ada)).devices).toHaveLength(1);
});

test('a guest with several browsers removes one, also the first', async () => {
  const { client } = await start();
  const first = await client().connect();
  await first.open({ seats: [HUMAN, HUMAN] });
  const [, { token }] = await post<Transfer>(first, '/api/transfer', {});
  const second = client();
  await post(second, '/api/transfer/accept', { token });
  const { devices } = await account(second);
  expect(devices.map(({ here }) => here)).toEqual([false, true]);
  expect(codeOf(await post(second, '/api/account/devices/remove', { device: devices[0]!.device }))).toBe(
    'ok',
  );
  expect(await first.closed).toBe(1008);
  expect((await me(first)).tables).toEqual([]);
  expect((await me(second)).tables).toHaveLength(1);
});

test('changing the ways to sign in requires a proof; a new password signs the other devices out', async () => {
  const { client, dataDir } = await start();
  const ada = client();
  await signUp(ada, 'Ada');
  const phone = client();
  await signIn(phone, 'Ada');
  database(dataDir)
    .prepare('UPDATE devices SET proved = ?')
    .run(Date.now() - PROOF_LASTS - 1);
  const next = 'the fourth kind of a horse';
  expect((await account(ada)).account?.proved).toBe(false);
  for (const [path, body] of [
    ['/api/account/password', { password: next }],
    ['/api/account/delete', { name: 'Ada' }],
    ['/api/account/passkeys/remove', { passkey: 'x' }],
  ] as const)
    expect(codeOf(await post(ada, path, body)), path).toBe('PROVE_FIRST');
  expect(codeOf(await post(ada, '/api/account/prove', { password: 'wrong' }))).toBe('WRONG_SIGN_IN');
  expect(codeOf(await post(ada, '/api/account/prove', { password: PASSWORD }))).toBe('ok');
  expect(codeOf(await post(ada, '/api/account/password', { password: 'short' }))).toBe('WEAK_PASSWORD');
  expect(codeOf(await post(ada, '/api/account/password', { password: next }))).toBe('ok');
  expect((await account(phone)).account).toBeUndefined();
  expect((await account(ada)).account?.password).toBe(true);
  expect(await signIn(client(), 'Ada')).toBe('WRONG_SIGN_IN');
  expect(await signIn(client(), 'Ada', next)).toBe('ok');
});

test('accounts, devices and identities survive a restart', async () => {
  const dataDir = tempFolder();
  const first = await start({ dataDir });
  const ada = first.client();
  await signUp(ada, 'Ada');
  await first.close();
  const second = await start({ dataDir });
  expect((await account(second.client(ada.cookie))).account).toBeDefined();
  expect(await signIn(second.client(), 'Ada')).toBe('ok');
});

test('pages of other sites cannot use the cookie of an account', async () => {
  const { client, url } = await start();
  const ada = client();
  await signUp(ada, 'Ada');
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ada.cookie, origin: 'https://elsewhere.example' },
    body: '{}',
  };
  expect((await fetch(`${url}/api/account/sign-out`, init)).status).toBe(403);
  await eventually(async () => (await account(ada)).account !== undefined);
});

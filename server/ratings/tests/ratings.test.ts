import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '#games/library.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import { rulesOf } from '#tables/rules.ts';
import { library } from '#tables/tests/help/library.ts';
import type { PersonInfo } from '#wire/people.ts';
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import { Passwords } from '../../accounts/passwords.ts';
import { SqliteStorage } from '../../storage/sqlite-storage.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder } from '../../tests/help/servers.ts';
import { Ratings, rated } from '../ratings.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const MANY = { burst: 1000, perSecond: 1000 };
const LIMITS = { identity: MANY, signIn: MANY, tables: MANY };
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const weakly = () => new Passwords({ log: 4, block: 8, lanes: 1 });

const signUp = async (client: Client, name: string): Promise<void> => {
  const body = JSON.stringify({ name, password: 'a horse of the third kind' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  expect((await client.request('/api/account', init)).status).toBe(200);
};
const people = async (url: string, ...names: string[]): Promise<Client[]> =>
  Promise.all(
    names.map(async (name) => {
      const client = new Client(url);
      await signUp(client, name);
      return client.connect();
    }),
  );
const open = async (client: Client, more: Partial<OpenTable>): Promise<[number, string]> => {
  const body = JSON.stringify({ game: 'nim', options: { pile: 3 }, seats: [HUMAN, HUMAN], ...more });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await client.request('/api/tables', init);
  const answer = (await response.json()) as { table?: string; refusal?: { code: string } };
  return [response.status, answer.table ?? answer.refusal!.code];
};
/** The first player wins at once; `where` they play is reported. */
const play = async (
  first: Client,
  second: Client,
  how: Partial<OpenTable> = { rated: true },
): Promise<string> => {
  const [, table] = await open(first, how);
  await first.watch(table);
  await second.watch(table);
  expect(codeOf(await second.ask({ t: 'sit', table }))).toBe('ack');
  await eventually(() => first.messages.some((m) => m.t === 'update' && m.table === table));
  expect(codeOf(await first.decide(table, 1, 'take 3'))).toBe('ack');
  return table;
};
const personOf = async (client: Client): Promise<string> => {
  const { account } = (await (await client.request('/api/account')).json()) as {
    account: { person: string };
  };
  return account.person;
};
const pageOf = async (client: Client, person: string) =>
  (await (await client.request(`/api/people/${person}`)).json()) as PersonInfo;
const inFile = <T>(dataDir: string, run: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'));
  try {
    return run(db);
  } finally {
    db.close();
  }
};
const allRatings = (dataDir: string) =>
  inFile(dataDir, (db) => db.prepare('SELECT * FROM ratings ORDER BY guest, class').all());

/** How tables ended, according to their logs. */
const outcomesIn = (storage: SqliteStorage) => async (id: string) => {
  const { table, log } = (await storage.load(id))!;
  return loadMatch((await rulesOf(library, table.game, table.version))!, table, log).match.outcome;
};

test('winners gain, a surprise moves ratings more, and many players are rated at once', () => {
  const even = { mu: 25, sigma: 25 / 3 };
  const [won, lost] = rated([even, even], { ranks: [1, 2] });
  expect(won!.mu).toBeGreaterThan(25);
  expect(won!.mu - 25).toBeCloseTo(25 - lost!.mu);
  expect(won!.sigma).toBeLessThan(even.sigma);
  const strong = { mu: 35, sigma: 5 };
  const weak = { mu: 15, sigma: 5 };
  const expected = rated([strong, weak], { ranks: [1, 2] })[0]!.mu - strong.mu;
  const surprise = rated([weak, strong], { ranks: [1, 2] })[0]!.mu - weak.mu;
  expect(surprise).toBeGreaterThan(expected * 3);
  const three = rated([even, even, even], { ranks: [2, 1, 3] }).map(({ mu }) => mu);
  expect(three[1]).toBeGreaterThan(three[0]!);
  expect(three[0]).toBeGreaterThan(three[2]!);
  const drawn = rated([even, even], { ranks: [1, 1] });
  expect(drawn[0]!.mu).toBeCloseTo(drawn[1]!.mu);
});

test('partners are rated as a team: a weak one gains as much as a strong one with whom it won', () => {
  const sides = [
    [1, 3],
    [2, 4],
  ];
  const ranks = [1, 3, 1, 3];
  const sure = { mu: 25, sigma: 25 / 3 };
  const weak = { mu: 15, sigma: 25 / 3 };
  const [one, two, three, four] = rated([sure, sure, weak, sure], { ranks, sides });
  expect(one!.mu - sure.mu).toBeCloseTo(three!.mu - weak.mu);
  expect(one!.mu).toBeGreaterThan(sure.mu);
  expect(two!.mu).toBeCloseTo(four!.mu);
  expect(two!.mu).toBeLessThan(sure.mu);
  // Each for itself, the weak winner would gain more than the strong one.
  const alone = rated([sure, sure, weak, sure], { ranks });
  expect(alone[2]!.mu - weak.mu).toBeGreaterThan(alone[0]!.mu - sure.mu + 0.3);
});

test('a rated table is for people with accounts, without bots', async () => {
  const { url } = await server({ passwords: weakly(), limits: LIMITS });
  const [ada, bo] = (await people(url, 'Ada', 'Bo')) as [Client, Client];
  const guest = await new Client(url).connect();
  expect(await open(guest, { rated: true })).toEqual([403, 'SIGN_IN_FIRST']);
  expect((await open(ada, { rated: true, seats: [HUMAN, BOT] }))[1]).toBe('RATED_PEOPLE_ONLY');
  expect((await open(ada, { rated: true, passAndPlay: true }))[1]).toBe('RATED_PEOPLE_ONLY');
  expect((await open(ada, { rated: true, absent: 'vote' }))[1]).toBe('RATED_NO_BOTS');
  const [status, table] = await open(ada, { rated: true, absent: 'never', options: { pile: 12 } });
  expect(status).toBe(201);
  await guest.watch(table);
  expect(codeOf(await guest.ask({ t: 'sit', table }))).toBe('SIGN_IN_FIRST');
  expect(codeOf(await bo.ask({ t: 'sit', table }))).toBe('ack');
  const { info } = await ada.watch(table);
  expect([info.rated, info.host, (await bo.watch(table)).info.host]).toEqual([true, true, false]);
  expect(codeOf(await ada.ask({ t: 'sitOut', table, seat: 1 }))).toBe('RATED_NO_BOTS');
  expect(codeOf(await ada.ask({ t: 'act', table, seat: 1, act: 'toBot' }))).toBe('RATED_NO_BOTS');
});

test('a finished rated table counts once; ratings are shown beside names and on people’s pages', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir, passwords: weakly(), limits: LIMITS });
  const [ada, bo] = (await people(url, 'Ada', 'Bo')) as [Client, Client];
  const table = await play(ada, bo);
  const told = await bo.until((m) => m.t === 'info' && m.info.seats[0]!.account?.rating !== undefined);
  const [first, second] = told.t === 'info' ? told.info.seats : [];
  expect(first!.account!.rating).toBeGreaterThan(second!.account!.rating!);
  expect(first!.account!.provisional).toBe(true);
  // Reading it again and again does not count it twice.
  for (let n = 0; n < 3; n++) await bo.watch(table);
  expect(allRatings(dataDir).map(({ class: of, games }) => [of, games])).toEqual([
    ['nim/two', 1],
    ['nim/two', 1],
  ]);
  await play(ada, bo, {});
  await play(ada, bo, { listed: true });
  const adas = await personOf(ada);
  // Lists may be half a second behind.
  await eventually(async () => (await pageOf(ada, adas)).tables.length === 3);
  const page = await pageOf(bo, adas);
  expect(page).toMatchObject({ name: 'Ada', own: false });
  expect(page.ratings).toMatchObject([{ game: 'nim', players: 'two', games: 1, provisional: true }]);
  // Of others one sees listed and rated tables; of oneself everything.
  expect(page.results).toEqual([{ game: 'nim', played: 2, won: 2, drawn: 0, lost: 0 }]);
  expect(page.tables).toHaveLength(2);
  const own = await pageOf(ada, adas);
  expect([own.own, own.results[0]!.played, own.tables.length]).toEqual([true, 3, 3]);
  expect((await pageOf(ada, await personOf(bo))).results[0]).toMatchObject({ won: 0, lost: 2 });
  expect((await ada.request('/api/people/nobody-at-all')).status).toBe(404);
});

test('a match without ranks, such as an aborted one, does not count, also later', async () => {
  const dataDir = tempFolder();
  const running = await server({ dataDir, passwords: weakly(), limits: LIMITS });
  const [ada, bo] = (await people(running.url, 'Ada', 'Bo')) as [Client, Client];
  const [, table] = await open(ada, { rated: true, options: { pile: 12 } });
  await bo.ask({ t: 'sit', table });
  await running.close();
  const storage = new SqliteStorage(dataDir);
  atTheEnd(() => storage.close());
  const ratings = new Ratings(storage.file);
  expect(await ratings.settle(table, { ranks: [], reason: 'abort' })).toBe('void');
  expect(await ratings.settle(table, { ranks: [1, 2], reason: 'taken' })).toBe('void');
  expect(storage.file.sql('SELECT * FROM ratings').all()).toEqual([]);
});

test('who resigns before everybody has decided three times gives nobody a rating; afterwards it counts', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir, passwords: weakly(), limits: LIMITS });
  const [ada, bo] = (await people(url, 'Ada', 'Bo')) as [Client, Client];
  for (const [decisions, games] of [
    [0, 0],
    [5, 0],
    [6, 1],
  ] as const) {
    const [, table] = await open(ada, { rated: true, options: { pile: 100 } });
    await ada.watch(table);
    await bo.watch(table);
    await bo.ask({ t: 'sit', table });
    await eventually(() => ada.messages.some((m) => m.t === 'update' && m.table === table));
    for (let n = 0; n < decisions; n++) {
      const mover = n % 2 === 0 ? ada : bo;
      await eventually(() => mover.view(table).owing.includes((n % 2) + 1));
      expect(codeOf(await mover.decide(table, (n % 2) + 1, 'take 1'))).toBe('ack');
    }
    expect(codeOf(await bo.ask({ t: 'act', table, seat: 2, act: 'resign' }))).toBe('ack');
    await eventually(() =>
      inFile(
        dataDir,
        (db) => db.prepare('SELECT rated FROM tables WHERE id = ?').get(table)?.rated !== 'open',
      ),
    );
    expect(
      allRatings(dataDir).map((row) => row.games),
      `${decisions} decisions`,
    ).toEqual(games === 0 ? [] : [games, games]);
  }
});

test('ratings recomputed from the stored tables are the same; a crash before counting is made up for', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir, passwords: weakly(), limits: LIMITS });
  const [ada, bo, cy] = (await people(first.url, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client];
  for (const [one, two] of [
    [ada, bo],
    [bo, cy],
    [cy, ada],
    [ada, cy],
    [bo, ada],
  ] as const)
    await play(one, two);
  await eventually(
    () => inFile(dataDir, (db) => db.prepare('SELECT count(*) AS n FROM rated').get()!.n) === 5,
  );
  await first.close();
  const before = allRatings(dataDir);
  expect(before).toHaveLength(3);
  // As if the server had died before it counted the last one.
  inFile(dataDir, (db) => {
    const last = db.prepare('SELECT table_id FROM rated ORDER BY n DESC LIMIT 1').get()!.table_id!;
    db.prepare('DELETE FROM rated WHERE table_id = ?').run(last);
    db.prepare(`UPDATE tables SET rated = 'open' WHERE id = ?`).run(last);
  });
  const storage = new SqliteStorage(dataDir);
  expect(await new Ratings(storage.file).rebuild(outcomesIn(storage), true)).toMatchObject({
    tables: 4,
    ratings: 3,
  });
  await storage.close();
  expect(allRatings(dataDir)).not.toEqual(before);
  const second = await server({ dataDir, passwords: weakly() });
  await eventually(
    () => inFile(dataDir, (db) => db.prepare('SELECT count(*) AS n FROM rated').get()!.n) === 5,
  );
  await second.close();
  expect(allRatings(dataDir)).toEqual(before);
  const again = new SqliteStorage(dataDir);
  atTheEnd(() => again.close());
  const ratings = new Ratings(again.file);
  const same = { tables: 5, ratings: 3, different: 0 };
  expect(await ratings.rebuild(outcomesIn(again), true)).toEqual(same);
  // A comparison changes nothing, and finds a single changed number.
  again.file.sql('UPDATE ratings SET mu = mu + 1 WHERE guest = ?').run(before[0]!.guest!);
  const wrong = again.file.sql('SELECT * FROM ratings ORDER BY guest, class').all();
  expect(await ratings.rebuild(outcomesIn(again), false)).toEqual({ ...same, different: 1 });
  expect(again.file.sql('SELECT * FROM ratings ORDER BY guest, class').all()).toEqual(wrong);
  expect(await ratings.rebuild(outcomesIn(again), true)).toEqual({ ...same, different: 1 });
  expect(again.file.sql('SELECT * FROM ratings ORDER BY guest, class').all()).toEqual(before);
});

test('a rematch of a rated table is rated, too', async () => {
  const { url } = await server({ passwords: weakly(), limits: LIMITS });
  const [ada, bo] = (await people(url, 'Ada', 'Bo')) as [Client, Client];
  const table = await play(ada, bo);
  await ada.ask({ t: 'rematch', table });
  await bo.ask({ t: 'rematch', table });
  const told = await ada.until((m) => m.t === 'info' && m.info.rematch.table !== undefined);
  const next = told.t === 'info' ? told.info.rematch.table! : '';
  expect((await ada.watch(next)).info).toMatchObject({ rated: true, host: true });
});

test('a game’s own rules for rated matches apply', async () => {
  const { url } = await server({
    passwords: weakly(),
    limits: LIMITS,
    library: { ids: GAME_IDS, load: loadGame },
  });
  const [ada] = (await people(url, 'Ada')) as [Client];
  const order = { game: 'tank-chess', rated: true };
  const position = { options: { position: 'anything of one’s own' } };
  const [, table] = await open(ada, { ...order, options: { scenarioId: 'training-ground' } });
  expect((await ada.watch(table)).info.options).toMatchObject({ rated: true });
  expect((await open(ada, { ...order, ...position }))[0]).toBe(422);
});

test('who plays alone has won or lost, on their page too, and is never rated for it', async () => {
  const { url } = await server({ passwords: weakly(), limits: LIMITS });
  const [ada] = (await people(url, 'Ada')) as [Client];
  const alone = { game: 'small-summit', options: {}, seats: [HUMAN] };
  expect(await open(ada, { ...alone, rated: true })).toEqual([422, 'RATED_PEOPLE_ONLY']);
  const [, table] = await open(ada, alone);
  await ada.watch(table);
  expect(codeOf(await ada.ask({ t: 'act', table, seat: 1, act: 'resign' }))).toBe('ack');
  expect(ada.view(table).outcome).toMatchObject({ ranks: [1], results: ['lost'] });
  const person = await personOf(ada);
  await eventually(async () => (await pageOf(ada, person)).tables.length === 1);
  const page = await pageOf(ada, person);
  expect(page.results).toEqual([{ game: 'small-summit', played: 1, won: 0, drawn: 0, lost: 1 }]);
  expect(page.tables[0]!.outcome).toMatchObject({ results: ['lost'] });
  expect(page.ratings).toEqual([]);
});

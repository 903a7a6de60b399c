import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Entry } from '#engine/match/entry.ts';
import type { StoredTable } from '#tables/storage.ts';
import type { IdbStorage as Storage } from '../../web/src/offline/idb-storage.ts';
import { TestServer } from './support.ts';

declare const Offline: { readonly IdbStorage: typeof Storage };

const SOURCE = fileURLToPath(new URL('../../web/src/offline/idb-storage.ts', import.meta.url));
let server: TestServer;
let code: string;

test.use({ bypassCSP: true });
test.beforeAll(async () => {
  server = await TestServer.start();
  const lib = { entry: SOURCE, formats: ['iife' as const], name: 'Offline' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = built as Rolldown.RolldownOutput[];
  code = output!.output[0].code;
});
test.afterAll(() => server.stop());
test.beforeEach(async ({ page }) => {
  await page.goto(server.url);
  await page.addScriptTag({ content: `${code};window.Offline=Offline` });
});

const take = (n: number, seat = 0): Entry => ({ kind: 'decide', seat, text: `take ${n}`, at: n });
const TABLE: Omit<StoredTable, 'secret'> = {
  id: 'local-one',
  game: 'nim',
  version: '1',
  options: { pile: 12 },
  passAndPlay: false,
  seats: [
    { kind: 'human', guest: 'me', name: 'Me', entropy: 'e' },
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'random', name: '' },
  ],
  created: 5,
};

test('stored data is read back on another visit', async ({ page }) => {
  const found = await page.evaluate(
    async ({ table, entries }) => {
      const first = await Offline.IdbStorage.open();
      first.keepTime(() => 1234);
      await first.create({ ...table, secret: new Uint8Array([1, 2, 3]) });
      await first.sit('local-one', 1, { guest: 'you', name: 'You', entropy: 'f' }, 55);
      await first.setReady('local-one', 66);
      await first.append('local-one', 0, [
        { entry: entries[0]!, command: { id: 'a', digest: 'd' } },
        { entry: entries[1]! },
      ]);
      first.note('local-one', { length: 2, decisions: 2, owing: 1 });
      await first.close();
      const second = await Offline.IdbStorage.open();
      const stored = await second.load('local-one');
      return {
        stored: stored && { ...stored.table, secret: [...stored.table.secret], log: stored.log },
        missing: await second.load('local-two'),
        command: await second.findCommand('local-one', 'a'),
        other: await second.findCommand('local-one', 'b'),
        mine: (await second.tablesOf('me', 5)).map(({ length, summary }) => ({ length, summary })),
        nobody: await second.tablesOf('nobody', 5),
        time: second.keepTime(() => 0),
      };
    },
    { table: TABLE, entries: [take(1), take(2, 1)] },
  );
  expect(found.stored).toMatchObject({ game: 'nim', secret: [1, 2, 3], started: 55, ready: 66 });
  expect(found.stored!.seats[1]).toEqual({ kind: 'human', guest: 'you', name: 'You', entropy: 'f' });
  expect(found.stored!.log).toEqual([take(1), take(2, 1)]);
  expect(found.missing).toBeUndefined();
  expect([found.command, found.other]).toEqual(['d', undefined]);
  expect(found.mine).toEqual([{ length: 2, summary: { length: 2, decisions: 2, owing: 1 } }]);
  expect(found.nobody).toEqual([]);
  expect(found.time).toBe(1234);
});

test('a place, a seat and a command can be used once; entries are stored together or not at all', async ({
  page,
}) => {
  const unhandled: Error[] = [];
  page.on('pageerror', (error) => unhandled.push(error));
  const found = await page.evaluate(
    async ({ table, entries }) => {
      // Two tabs of one browser.
      const [one, two] = [await Offline.IdbStorage.open(), await Offline.IdbStorage.open()];
      const table1 = { ...table, secret: new Uint8Array(32) };
      const nameOf = (promise: Promise<void>) =>
        promise.then(
          () => 'stored',
          (error: Error) =>
            error instanceof DOMException ? error.name : error.constructor === Error ? 'Error' : 'Conflict',
        );
      await one.create(table1);
      const again = await nameOf(one.create(table1));
      const race = await Promise.all([
        nameOf(one.append('local-one', 0, [{ entry: entries[0]!, command: { id: 'a', digest: 'd' } }])),
        nameOf(two.append('local-one', 0, [{ entry: entries[1]! }])),
      ]);
      const gap = await nameOf(one.append('local-one', 5, [{ entry: entries[1]! }]));
      const { length } = (await one.load('local-one'))!.log;
      const used = await nameOf(
        two.append('local-one', length, [
          { entry: entries[1]! },
          { entry: entries[1]!, command: { id: 'a', digest: 'd' } },
        ]),
      );
      const who = { guest: 'you', name: 'You', entropy: 'f' };
      const seats = [await nameOf(one.sit('local-one', 1, who)), await nameOf(two.sit('local-one', 1, who))];
      const gone = await nameOf(one.append('local-two', 0, [{ entry: entries[0]! }]));
      const { log } = (await two.load('local-one'))!;
      return { again, race, gap, used, seats, gone, log };
    },
    { table: TABLE, entries: [take(1), take(2)] },
  );
  expect(found.again).toBe('Conflict');
  expect(found.race).toEqual(['stored', 'Conflict']);
  expect(found.gap).toBe('Conflict');
  expect(found.used).toBe('Conflict');
  expect(found.seats).toEqual(['stored', 'Conflict']);
  expect(found.gone).toBe('Error');
  expect(found.log).toEqual([take(1)]);
  expect(unhandled).toEqual([]);
});

/** Completion rates are counted by person and game, and everybody at a table can see them. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Act } from '#engine/match/entry.ts';
import { GAME_IDS, loadGame } from '#games/library.ts';
import type { GameCompletion, SeatCompletion } from '#wire/completion.ts';
import { BotPool } from '../../bots/bot-pool.ts';
import { SqliteFile } from '../../storage/sqlite-file.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { Completions } from '../completion.ts';

/** The host begins. */
const GAME = { game: 'tank-chess', options: { colours: 'hostWhite', clock: 'none' } };
const HUMAN = { kind: 'human' } as const;
const none = { dealt: 0, finished: 0, aborted: 0, left: 0, running: 0 };

const ownOf = async (client: Client): Promise<GameCompletion[]> =>
  (await (await client.request('/api/completion')).json()) as GameCompletion[];

/** Two people at a table that is dealt. */
const dealt = async (host: Client, friend: Client): Promise<string> => {
  const table = await host.open({ ...GAME, seats: [HUMAN, HUMAN] });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.watch(table);
  return table;
};
const act = async (client: Client, table: string, seat: number, what: Act): Promise<void> => {
  expect((await client.ask({ t: 'act', table, seat, act: what })).t).toBe('ack');
};

test('tables are counted from the deal on, for the person who ended them', async () => {
  const dataDir = tempFolder();
  const { url, close } = await server({
    dataDir,
    library: { ids: GAME_IDS, load: loadGame },
    bots: new BotPool({
      workers: 1,
      patience: 30_000,
      library: new URL('../../../games/library.ts', import.meta.url).href,
    }),
  });
  const host = await new Client(url).connect();
  const friend = await new Client(url).connect();
  const waiting = await host.open({ ...GAME, seats: [HUMAN, HUMAN] });
  expect(await ownOf(host)).toEqual([]);
  const resigned = await dealt(host, friend);
  await act(friend, resigned, 2, 'resign');
  const aborted = await dealt(host, friend);
  await act(host, aborted, 1, 'abort');
  const running = await dealt(host, friend);
  const lent = await dealt(host, friend);
  expect((await friend.ask({ t: 'sitOut', table: lent, seat: 2, level: 'recruit' })).t).toBe('ack');
  const back = await dealt(host, friend);
  expect((await friend.ask({ t: 'sitOut', table: back, seat: 2, level: 'recruit' })).t).toBe('ack');
  await act(friend, back, 2, 'fromBot');
  // Tables with bots, or with one device for all, do not count: nobody else is harmed.
  const alone = await host.open({ ...GAME, seats: [HUMAN, { kind: 'bot', level: 'recruit' }] });
  await host.open({ ...GAME, passAndPlay: true, seats: [HUMAN, HUMAN] });
  await host.watch(alone);

  await eventually(async () => (await ownOf(friend))[0]?.finished === 1);
  expect(await ownOf(host)).toEqual([
    { game: 'tank-chess', ...none, dealt: 5, finished: 1, aborted: 1, running: 3 },
  ]);
  // The abort counts for the host alone.
  expect(await ownOf(friend)).toEqual([
    { game: 'tank-chess', ...none, dealt: 4, finished: 1, left: 1, running: 2 },
  ]);

  const at = (await (await friend.request(`/api/tables/${waiting}/completion`)).json()) as SeatCompletion[];
  expect(at).toEqual([{ seat: 1, ...none, dealt: 5, finished: 1, aborted: 1, running: 3 }]);
  const nobody = await friend.request('/api/tables/abcdefgh1234/completion');
  expect(nobody.status).toBe(404);
  // The answer does not reveal who somebody is.
  expect(JSON.stringify(at)).not.toMatch(/guest|name/);
  await close();

  // A month later: it was the host's turn everywhere, so the host has left; the friend still waits.
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'), { readOnly: true });
  const guests = db.prepare('SELECT guest FROM seats WHERE table_id = ? ORDER BY seat').all(running);
  db.close();
  const file = new SqliteFile(dataDir);
  const later = new Completions(file, () => Date.now() + 31 * 24 * 3600 * 1000);
  const [one, other] = guests.map(({ guest }) => later.of(String(guest)));
  expect(one).toEqual([{ game: 'tank-chess', ...none, dealt: 5, finished: 1, aborted: 1, left: 3 }]);
  expect(other).toEqual([{ game: 'tank-chess', ...none, dealt: 2, finished: 1, left: 1 }]);
  await file.close();
});

/**
 * A whole match of which only the latest entries stay in memory: orders answer in its midst, a bot that takes a seat hears
 * all of it, also after a restart, and everybody can look all of it up.
 */
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { nim } from '#tables/tests/help/nim.ts';
import type { OrderLine } from '#wire/orders.ts';
import { Client, eventually } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

const PILE = 100;
const TAKES = Array.from({ length: PILE }, () => 'take 1');
/** An odd number, so that the second player is to move. */
const BY_HAND = 31;
const ORDERED = 20;
const HUMAN = { kind: 'human' } as const;

const textsAt = async (client: Client, table: string): Promise<(string | undefined)[]> =>
  (await client.watch(table)).story.filter(({ index }) => index > 0).map(({ text }) => text);

test('a hundred entries are played by orders and a bot that listens, across a restart', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir });
  const [ada, bob] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const table = await ada.open({ seats: [HUMAN, HUMAN], options: { pile: PILE, colours: 'hostWhite' } });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await bob.watch(table);
  await eventually(() => ada.view(table).owing.includes(1));
  const take = async (client: Client, seat: number): Promise<void> => {
    await eventually(() => client.view(table).owing.includes(seat));
    expect(await client.decide(table, seat, 'take 1')).toMatchObject({ t: 'ack' });
  };
  for (let n = 0; n < BY_HAND; n++) await take(n % 2 === 0 ? ada : bob, 1 + (n % 2));
  const lines = TAKES.slice(0, ORDERED).map(
    (answer, i): OrderLine => ({ n: i + 1, answer, when: ['take 1'], ...(i > 0 ? { after: i } : {}) }),
  );
  const orders = { table, seat: 1, decision: BY_HAND + 1, lines };
  expect(await ada.ask({ t: 'setOrders', ...orders })).toMatchObject({ t: 'ack' });
  expect(await bob.ask({ t: 'sitOut', table, seat: 2, level: 'listens' })).toMatchObject({ t: 'ack' });
  await eventually(() => ada.view(table).decision > BY_HAND + ORDERED);
  await first.close();

  const second = await server({ dataDir });
  const again = await new Client(second.url, ada.cookie).connect();
  await again.watch(table);
  await eventually(() => again.view(table).decision > BY_HAND + 2 * ORDERED + 1);
  while (!again.view(table).outcome) {
    await take(again, 1);
    await eventually(() => again.view(table).owing.includes(1) || again.view(table).outcome !== undefined);
  }
  expect((await again.watch(table)).info.seats.some(({ stuck }) => stuck)).toBe(false);
  expect(await textsAt(again, table)).toEqual(TAKES);

  const early = await again.ask({ t: 'past', table, index: 3 });
  expect(early).toMatchObject({ view: { state: { pile: PILE - 3 } } });
  const file = (await (await again.request(`/api/tables/${table}/file`)).json()) as MatchFile;
  expect(verifyMatch(nim as AnyGame, file)).toEqual({ holds: true });
  const match = loadMatch(nim as AnyGame, file);
  // The act of sitting out has no text.
  const texts = match.ok && match.value.log.flatMap((entry) => ('text' in entry ? [entry.text] : []));
  expect(texts).toEqual(TAKES);
});

/** Daily games: dealt alike for everybody, one attempt a person, secret until the day is over, and their best lists. */
import { describe, expect, test } from 'vitest';
import type { MatchFile } from '#engine/match/file.ts';
import type { DailyGame } from '#wire/daily.ts';
import { DAY } from '#wire/pace.ts';
import { Client } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { codeOf, MANY } from '../../tests/help/summit.ts';

const GAME = 'small-summit';
const PATH = `/api/daily/${GAME}`;
const dailyGames = new Map([[GAME, { seats: 1, options: {} }]]);

/** A server on which it is the day before today, or later by `days`. */
const hosted = async (dataDir = tempFolder()) => {
  const clock = { at: Math.floor(Date.now() / DAY) * DAY + DAY / 2 };
  const running = await server({
    dataDir,
    dailyGames,
    now: () => clock.at,
    limits: { tables: MANY, identity: MANY },
  });
  return { url: running.url, clock, running };
};
const json = async <T>(client: Client, path: string, init?: RequestInit): Promise<T> =>
  (await (await client.request(path, init)).json()) as T;
const play = async (client: Client): Promise<string> =>
  (await json<{ table: string }>(client, PATH, { method: 'POST' })).table;
const show = (client: Client, date?: string): Promise<DailyGame> =>
  json(client, date ? `${PATH}?date=${date}` : PATH);
const hand = (client: Client, table: string) =>
  (client.view(table).state as { card: { hand: string[][] } }).card.hand[0]!;

/** Draws in the first turns and plays what it holds in the others. */
const climb = async (client: Client, table: string): Promise<void> => {
  for (let decision = 1; decision <= 5; decision++) {
    const text = decision <= 2 ? 'draw' : `play ${hand(client, table)[0]}`;
    expect(codeOf(await client.ask({ t: 'decide', table, seat: 1, decision, text }))).toBe('ack');
  }
};

describe('a daily game', () => {
  test('is dealt alike for everybody, whatever they add to the chance', async () => {
    const { url } = await hosted();
    const [one, two] = [await new Client(url).connect(), await new Client(url).connect()];
    const tables = [await play(one), await play(two)];
    expect(tables[0]).not.toBe(tables[1]);
    await one.watch(tables[0]!);
    await two.watch(tables[1]!);
    expect(hand(one, tables[0]!)).toEqual(hand(two, tables[1]!));
    await climb(one, tables[0]!);
    await climb(two, tables[1]!);
    expect(one.view(tables[0]!).outcome?.scores).toEqual(two.view(tables[1]!).outcome?.scores);
  });

  test('is another one on the next day', async () => {
    const { url, clock } = await hosted();
    const one = await new Client(url).connect();
    const [first, { commitment }] = [await play(one), await show(one)];
    clock.at += DAY;
    const [second, tomorrow] = [await play(one), await show(one)];
    expect(second).not.toBe(first);
    expect(tomorrow.commitment).not.toBe(commitment);
    expect(tomorrow.table).toBe(second);
  });

  test('gives each person one table, however often and at once they ask, also after a restart', async () => {
    const dataDir = tempFolder();
    const { url, running } = await hosted(dataDir);
    const one = await new Client(url).connect();
    const asked = await Promise.all([play(one), play(one), play(one)]);
    expect(new Set(asked).size).toBe(1);
    expect((await show(one)).table).toBe(asked[0]);
    const { cookie } = one;
    await running.close();
    const again = new Client((await hosted(dataDir)).url, cookie);
    expect(await play(again)).toBe(asked[0]);
  });

  test('is seen by nobody else, and has no match file, before the day is over', async () => {
    const { url } = await hosted();
    const [one, other] = [await new Client(url).connect(), await new Client(url).connect()];
    const table = await play(one);
    await one.watch(table);
    expect(codeOf(await other.ask({ t: 'watch', table }))).toBe('DEAL_IS_SECRET');
    expect(codeOf(await other.ask({ t: 'past', table, index: 0 }))).toBe('DEAL_IS_SECRET');
    await climb(one, table);
    expect(codeOf(await other.ask({ t: 'watch', table }))).toBe('DEAL_IS_SECRET');
    for (const client of [one, other]) {
      const file = await client.request(`/api/tables/${table}/file`);
      expect(file.status).toBe(403);
      expect(await file.json()).toEqual({ refusal: { code: 'DEAL_IS_SECRET', clause: '' } });
    }
    const told = JSON.stringify(await show(one));
    expect(told).not.toContain('secret');
  });

  test('tells its secret, tables and match files afterwards, and the files prove the deal', async () => {
    const { url, clock } = await hosted();
    clock.at -= DAY;
    const [one, other] = [await new Client(url).connect(), await new Client(url).connect()];
    const { date, commitment } = await show(one);
    const table = await play(one);
    await one.watch(table);
    await climb(one, table);
    clock.at += DAY;
    // Lists are of summaries, which are written a moment later.
    await expect.poll(async () => (await show(other, date)).finished).toBe(1);
    const after = await show(other, date);
    expect(after).toMatchObject({ date, commitment, finished: 1, best: [] });
    expect(after.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(codeOf(await other.ask({ t: 'watch', table }))).not.toBe('DEAL_IS_SECRET');
    const file = await json<MatchFile>(other, `/api/tables/${table}/file`);
    expect(file).toMatchObject({ id: `${GAME}/${date}`, commitment, entropy: [''] });
  });

  test('lists the best of those with an account, equal points sharing a place', async () => {
    const { url } = await hosted();
    const people = [
      await new Client(url).connect(),
      await new Client(url).connect(),
      await new Client(url).connect(),
    ];
    for (const [i, client] of people.entries()) {
      if (i < 2) {
        const made = await client.request('/api/account', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: `Climber ${i}`, password: 'a long enough password' }),
        });
        expect(made.ok).toBe(true);
      }
      const table = await play(client);
      await client.watch(table);
      await climb(client, table);
    }
    await expect.poll(async () => (await show(people[0]!)).finished).toBe(3);
    const { best } = await show(people[0]!);
    expect(best.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Climber 0'],
      [1, 'Climber 1'],
    ]);
    expect(best[0]).not.toHaveProperty('table');
  });

  test('refuses games without one, days that have none, and dates that are none', async () => {
    const { url } = await hosted();
    const one = await new Client(url).connect();
    const code = async (path: string, init?: RequestInit) => {
      const answer = await one.request(path, init);
      return [answer.status, ((await answer.json()) as { refusal: { code: string } }).refusal.code];
    };
    expect(await code('/api/daily/small-hands')).toEqual([422, 'NO_SUCH_GAME']);
    expect(await code('/api/daily/small-hands', { method: 'POST' })).toEqual([422, 'NO_SUCH_GAME']);
    expect(await code(`${PATH}?date=2020-01-01`)).toEqual([404, 'NO_SUCH_DAY']);
    expect(await code(`${PATH}?date=2999-01-01`)).toEqual([404, 'NO_SUCH_DAY']);
    expect(await code(`${PATH}?date=2025-02-31`)).toEqual([404, 'NO_SUCH_DAY']);
    expect(await code(`${PATH}?date=yesterday`)).toEqual([400, 'BAD_MESSAGE']);
  });
});

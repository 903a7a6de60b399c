/** The real library through the real server: Tank Chess against a bot of its own, in worker threads. */
import { expect, test } from 'vitest';
import type { MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { GAME_IDS, loadBots, loadGame } from '#games/library.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { BotPool } from '../bot-pool.ts';

const library = { ids: GAME_IDS, load: loadGame };
const realBots = () =>
  new BotPool({
    workers: 1,
    patience: 30_000,
    library: new URL('../../../games/library.ts', import.meta.url).href,
  });

test('Tank Chess against a bot: turns, takeback against it (TC-12.6), restart, resignation, a file that verifies', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir, library, bots: realBots() });
  const levels = (await loadBots('tank-chess'))!.levels.map((level) => level.id);
  const me = await new Client(first.url).connect();
  const order = { game: 'tank-chess', options: { colours: 'hostWhite', clock: 'none' } };
  const table = await me.open({ ...order, seats: [{ kind: 'human' }, { kind: 'bot', level: levels[0]! }] });
  await me.watch(table);
  // A person who moves by chance can lose their Commander in three turns, and the match would be over.
  const thinker = (await loadBots('tank-chess'))!.create(levels[0]!);
  const myTurn = () => eventually(() => me.view(table).owing.includes(1), 60_000);
  const texts: string[] = [];
  for (let n = 0; n < 3; n++) {
    await myTurn();
    const { text } = thinker.choose(me.view(table), 1, { seed: n });
    expect((await me.decide(table, 1, text)).t).toBe('ack');
    texts.push(text);
  }
  await myTurn();
  const before = me.view(table);
  await me.ask({ t: 'act', table, seat: 1, act: 'undo' });
  expect(me.view(table)).toMatchObject({ owing: [1], state: { plies: 4 } });
  expect(me.view(table).decision).toBeGreaterThan(before.decision);
  await first.close();

  const second = await server({ dataDir, library, bots: realBots() });
  const back = await new Client(second.url, me.cookie).connect();
  const shown = await back.watch(table);
  expect(shown.view).toMatchObject({ owing: [1], state: { plies: 4 } });
  expect(shown.story.filter((line) => line.seat === 1).map((line) => line.text)).toEqual(texts.slice(0, 2));
  expect(shown.view!.state).toEqual(me.view(table).state);
  const refused = await back.decide(table, 1, 'a1 F');
  expect(refused).toMatchObject({ t: 'refused', refusal: { clause: expect.stringMatching(/^TC-/) } });
  expect((await back.ask({ t: 'act', table, seat: 1, act: 'resign' })).t).toBe('ack');
  const file = (await (await back.request(`/api/tables/${table}/file`)).json()) as MatchFile;
  expect(verifyMatch((await loadGame('tank-chess'))!, file)).toEqual({ holds: true });
});

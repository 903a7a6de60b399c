// How tables of the device are opened, stored, continued and ended, and what happens when storage or a bot fails.

import { afterEach, expect, test } from 'vitest';
import { GAME_IDS } from '#games/library.ts';
import type { OpenTable } from '#wire/rest.ts';
import { BotClient } from '../web/src/offline/bot-client.ts';
import type { FromLocalServer } from '../web/src/offline/messages.ts';
import {
  endVisits,
  FakeWorker,
  isUpdate,
  open,
  SMALL,
  tempFolder,
  visit,
  WISH,
} from './help/offline-visit.ts';

afterEach(endVisits);

/** A quiet first turn, after which nothing can be decided for a while. */
const FIRST = 'Lf3>f4/N';

test('a bot answers, what is shown is stored, the next visit continues, and an undo takes both decisions back', async () => {
  const folder = tempFolder();
  const first = visit(folder);
  const table = await open(first);
  expect(table).toMatch(/^local-[0-9a-f]{16}$/);
  const shown = await first.ask({ t: 'watch', id: 'w', table });
  if (shown.t !== 'table') throw new Error(shown.t);
  expect(shown.info).toMatchObject({ mine: [1], started: true });
  const text = FIRST;
  const done = await first.ask({ t: 'decide', id: 'd1', table, seat: 1, decision: 1, text });
  expect(done).toEqual({ t: 'ack', id: 'd1' });
  // It is published before it is acknowledged, and stored before it is published.
  const [update, ack] = first.heard.slice(2);
  expect(update).toMatchObject({ t: 'update', story: [{ index: 1, seat: 1 }] });
  expect(ack).toEqual(done);
  await first.until((m) => isUpdate(m) && m.story.some((line) => line.seat === 2));
  expect((await first.storage.load(table))!.log).toHaveLength(2);
  const stale = await first.ask({ t: 'decide', id: 'd2', table, seat: 1, decision: 1, text });
  expect(stale).toMatchObject({ t: 'refused', refusal: { code: 'STALE_DECISION' } });
  const story = first.heard.filter(isUpdate).flatMap((m) => m.story);
  await first.close();

  const second = visit(folder);
  const listed = await second.ask({ t: 'tables', id: 't' });
  expect(listed).toMatchObject({ tables: [{ table, mine: [1], myTurn: true, decisions: 2 }] });
  const again = await second.ask({ t: 'watch', id: 'w', table });
  if (again.t !== 'table') throw new Error(again.t);
  expect(again.story.slice(1)).toEqual(story);
  const past = await second.ask({ t: 'past', id: 'p', table, index: 0 });
  expect(past).toMatchObject({ t: 'past', view: { owing: [1], state: shown.view!.state } });
  expect(await second.ask({ t: 'act', id: 'a', table, seat: 1, act: 'undo' })).toEqual({ t: 'ack', id: 'a' });
  expect(second.heard.findLast(isUpdate)).toMatchObject({ cut: 0, story: [], view: { owing: [1] } });
  const ended = await second.ask({ t: 'act', id: 'r', table, seat: 1, act: 'resign' });
  expect(ended.t).toBe('ack');
  expect(second.heard.findLast(isUpdate)!.view.outcome).toMatchObject({ reason: 'resign', ranks: [2, 1] });
});

test('a bot of this device stands in for its owner, and gives the seat back', async () => {
  const folder = tempFolder();
  const first = visit(folder);
  const table = await open(first);
  await first.ask({ t: 'watch', id: 'w', table });
  const out = { t: 'sitOut', id: 's', table, seat: 1, level: 'recruit' } as const;
  expect(await first.ask(out)).toEqual({ t: 'ack', id: 's' });
  const shown = (m: FromLocalServer) => m.t === 'info' && m.info.seats[0]!.standIn === 'recruit';
  await first.until(shown);
  // Both sides are played by bots.
  await first.until((m) => isUpdate(m) && m.story.some((line) => line.index >= 3));
  const own = await first.ask({ t: 'decide', id: 'd', table, seat: 1, decision: 9, text: FIRST });
  expect(own).toMatchObject({ t: 'refused', refusal: { code: 'BOT_PLAYS' } });
  await first.close();

  const second = visit(folder);
  const again = await second.ask({ t: 'watch', id: 'w', table });
  expect(again).toMatchObject({
    t: 'table',
    info: { seats: [{ standIn: 'recruit' }, {}] },
    view: { bots: [1] },
  });
  expect(await second.ask({ t: 'act', id: 'b', table, seat: 1, act: 'fromBot' })).toEqual({
    t: 'ack',
    id: 'b',
  });
  const back = await second.until((m) => isUpdate(m) && m.view.bots.length === 0 && m.view.owing[0] === 1);
  expect(back).toMatchObject({ view: { own: { 1: { point: { name: 'submitTurn' } } } } });
});

test('after the end a rematch starts at once, with the sides swapped; its table is stored, too', async () => {
  const folder = tempFolder();
  const first = visit(folder);
  const table = await open(first);
  await first.ask({ t: 'watch', id: 'w', table });
  const early = await first.ask({ t: 'rematch', id: 'e', table });
  expect(early).toMatchObject({ t: 'refused', refusal: { code: 'MATCH_RUNNING' } });
  await first.ask({ t: 'act', id: 'r', table, seat: 1, act: 'resign' });
  expect(await first.ask({ t: 'rematch', id: 'a', table })).toEqual({ t: 'ack', id: 'a' });
  const told = await first.until((m) => m.t === 'info' && m.info.rematch.table !== undefined);
  const next = told.t === 'info' ? told.info.rematch.table! : '';
  expect(next).toMatch(/^local-[0-9a-f]{16}$/);
  await first.close();

  const second = visit(folder);
  expect(await second.ask({ t: 'watch', id: 'w', table: next })).toMatchObject({
    t: 'table',
    info: { seats: [{ kind: 'bot', level: 'recruit' }, { kind: 'human' }], mine: [2] },
  });
  // The bot, now White, begins, and then it is the owner's turn.
  await second.until((m) => isUpdate(m) && m.view.owing[0] === 2);
  const old = await second.ask({ t: 'watch', id: 'o', table });
  expect(old).toMatchObject({ t: 'table', info: { rematch: { table: next } } });
});

test('a write that fails leaves no trace, and is reported', async () => {
  const house = visit(tempFolder());
  const table = await open(house);
  const shown = await house.ask({ t: 'watch', id: 'w', table });
  if (shown.t !== 'table') throw new Error(shown.t);
  const text = FIRST;
  const append = house.storage.append.bind(house.storage);
  const full = new Error('The disk is full');
  house.storage.append = () => Promise.reject(full);
  const decide = (id: string) => house.ask({ t: 'decide', id, table, seat: 1, decision: 1, text });
  expect(await decide('d1')).toMatchObject({ t: 'refused', refusal: { code: 'NOT_SAVED' } });
  expect(house.heard.filter(isUpdate)).toEqual([]);
  expect(house.troubles.splice(0)).toMatchObject([{ err: full }]);
  house.storage.append = append;
  expect((await decide('d2')).t).toBe('ack');
});

test('a worker that dies fails its tasks, and the next task has another worker', async () => {
  const workers: FakeWorker[] = [];
  const thinker = new BotClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const house = visit(tempFolder());
  const table = await open(house);
  const shown = await house.ask({ t: 'watch', id: 'w', table });
  if (shown.t !== 'table') throw new Error(shown.t);
  const request = { game: 'tank-chess', level: 'recruit', view: shown.view!, seat: 1, seed: 7 };
  const dying = Promise.allSettled([thinker.choose(request), thinker.choose({ ...request, seed: 8 })]);
  workers[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  expect(await dying).toMatchObject([
    { status: 'rejected', reason: { message: 'out of memory' } },
    { status: 'rejected', reason: { message: 'out of memory' } },
  ]);
  expect(await thinker.choose(request)).toMatch(/\w/);
  expect(workers.map((worker) => worker.asked)).toEqual([-1, 1]);
  // An error of the bot itself is a failure of this task only.
  await expect(thinker.choose({ ...request, game: 'nothing' })).rejects.toThrow('no bots for nothing');
  expect(workers).toHaveLength(2);
});

test('games and levels are offered; requests that need a server, or are wrong, are refused', async () => {
  const house = visit(tempFolder());
  const games = await house.ask({ t: 'games', id: 'g' });
  if (games.t !== 'games') throw new Error(games.t);
  expect(games.games.map((game) => game.id)).toEqual([...GAME_IDS, ...SMALL.keys()]);
  expect(games.games[0]!.levels.length).toBeGreaterThan(2);
  // It is sent to the page as a server's would be.
  expect(structuredClone(games)).toEqual(games);
  const codeOf = async (wish: OpenTable): Promise<string> => {
    const answer = await house.ask({ t: 'open', id: `x${house.heard.length}`, wish });
    return answer.t === 'refused' ? answer.refusal.code : answer.t;
  };
  const people: OpenTable = { ...WISH, seats: [{ kind: 'human' }, { kind: 'human' }] };
  expect(await codeOf(people)).toBe('OFFLINE');
  expect(await codeOf({ ...people, passAndPlay: true })).toBe('opened');
  expect(await codeOf({ ...WISH, seats: [{ kind: 'human' }, { kind: 'bot', level: 'genius' }] })).toBe(
    'NO_SUCH_LEVEL',
  );
  expect(await codeOf({ ...WISH, options: { scenarioId: 'nowhere' } })).not.toBe('opened');
  const table = 'local-0000000000000000';
  expect(await house.ask({ t: 'watch', id: 'w', table })).toMatchObject({
    refusal: { code: 'NO_SUCH_TABLE' },
  });
});

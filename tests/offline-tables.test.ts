// The tables that a browser's worker keeps (web/src/offline), here on a server's storage: the page exchanges the same
// messages with it as with a server.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadBots as loadTokensBots } from '#bots/tests/help/tokens-bots.ts';
import { answering, type BotQuestion } from '#bots/worker.ts';
import type { AnyGame } from '#engine/game.ts';
import { ambush } from '#engine/laws/small/ambush.ts';
import { barter } from '#engine/laws/small/barter.ts';
import { ORDERS } from '#engine/laws/small/parry.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { GAME_IDS, loadBots, loadGame } from '#games/library.ts';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { parryWith } from '#tables/tests/help/parry.ts';
import { laidTokens } from '#tables/tests/help/tokens.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import { BotClient } from '../web/src/offline/bot-client.ts';
import { LocalServer } from '../web/src/offline/local-server.ts';
import type { FromLocalServer, ToLocalServer } from '../web/src/offline/messages.ts';

const atTheEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const job of atTheEnd.splice(0).reverse()) await job();
});

const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  atTheEnd.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const botsOf = async (game: string) => (await loadTokensBots(game)) ?? loadBots(game);

/** Stands for a browser's worker: the same code on the other end of the same messages. */
class FakeWorker extends EventTarget {
  readonly #answer = answering(botsOf);
  asked = 0;
  readonly questions: BotQuestion[] = [];
  postMessage(question: BotQuestion): void {
    this.asked++;
    this.questions.push(question);
    void this.#answer(question).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    this.asked = -1;
  }
}

const parry = parryWith([['strike-1', 'strike-2'], ['strike-3'], ['parry-1', 'parry-2']]);
/** Games of the law suite that are played here beside those of the library. */
const SMALL = new Map(
  [summit as AnyGame, ambush as AnyGame, barter as AnyGame, parry, laidTokens].map((game) => [game.id, game]),
);

interface Visit {
  readonly heard: FromLocalServer[];
  /** What its bots were asked. */
  readonly questions: readonly BotQuestion[];
  readonly storage: SqliteStorage;
  /** What was written to the journal; nothing may be left in it at the end. */
  readonly troubles: unknown[];
  ask(message: ToLocalServer): Promise<FromLocalServer>;
  until(found: (message: FromLocalServer) => boolean): Promise<FromLocalServer>;
  close(): Promise<void>;
}

const visit = (folder: string): Visit => {
  const storage = new SqliteStorage(folder);
  const heard: FromLocalServer[] = [];
  const troubles: unknown[] = [];
  const worker = new FakeWorker();
  const bots = new BotClient(() => worker as unknown as Worker);
  bots.levels = async (game) => (await botsOf(game))?.levels.map(({ id }) => id) ?? [];
  const waiting = new Set<() => void>();
  const until = async (found: (message: FromLocalServer) => boolean): Promise<FromLocalServer> => {
    for (;;) {
      const message = heard.find(found);
      if (message) return message;
      await new Promise<void>((done) => waiting.add(done));
    }
  };
  const referee = new LocalServer(
    {
      storage,
      bots,
      up: new UptimeClock(storage),
      log: { error: (what: unknown) => troubles.push(what) },
      pace: 0,
      fault: () => undefined,
    },
    {
      ids: [...GAME_IDS, ...SMALL.keys()],
      load: async (id) => SMALL.get(id) ?? loadGame(id),
    },
    (message) => {
      heard.push(message);
      for (const wake of waiting) wake();
      waiting.clear();
    },
  );
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await referee.close();
    open = false;
    expect(troubles).toEqual([]);
  };
  atTheEnd.push(close);
  const ask = async (message: ToLocalServer): Promise<FromLocalServer> => {
    await referee.hear(message);
    return until((m) => 'id' in m && m.id === message.id);
  };
  return { heard, questions: worker.questions, storage, troubles, ask, until, close };
};

const WISH: OpenTable = {
  game: 'tank-chess',
  options: { scenarioId: 'basic-16', colours: 'hostWhite', clock: 'none' },
  seats: [{ kind: 'human' }, { kind: 'bot', level: 'recruit' }],
};

const open = async (house: Visit, wish = WISH): Promise<string> => {
  const opened = await house.ask({ t: 'open', id: 'o', wish });
  if (opened.t !== 'opened') throw new Error(JSON.stringify(opened));
  return opened.opened.table;
};

/** A quiet first turn, after which nothing can be decided for a while. */
const FIRST = 'Lf3>f4/N';

type Update = Extract<Message, { t: 'update' }>;
const isUpdate = (m: FromLocalServer): m is Update => m.t === 'update';

test('a covert round asks every seat of the device and ends when all have answered', async () => {
  const house = visit(tempFolder());
  const table = await open(house, {
    game: ambush.id,
    options: {},
    seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }],
    passAndPlay: true,
  });
  await house.ask({ t: 'watch', id: 'w', table });
  const decide = (seat: number, decision: number, text: string) =>
    house.ask({ t: 'decide', id: `${seat} ${decision}`, table, seat, decision, text });
  await decide(1, 1, 'walk');
  const asked = house.heard.findLast(isUpdate)!;
  expect(asked.view).toMatchObject({ covert: true, owing: [2, 3], sealed: [] });
  await decide(2, 2, 'pass');
  expect(house.heard.findLast(isUpdate)!.view).toMatchObject({ covert: true, owing: [3], sealed: [2] });
  expect(await decide(3, 2, 'pass')).toMatchObject({ t: 'ack' });
  const next = await house.until((m) => isUpdate(m) && m.view.decision === 3);
  expect(next).toMatchObject({ story: [], view: { owing: [2] } });
});

test('orders and answers in advance are given, taken back, refused, and outlast the visit', async () => {
  const [ALWAYS, UNLESS_STRUCK] = ORDERS as [string, string];
  const folder = tempFolder();
  const first = visit(folder);
  const human = { kind: 'human' } as const;
  const table = await open(first, {
    game: parry.id,
    options: {},
    seats: [human, human, human],
    passAndPlay: true,
  });
  let sent = 0;
  const common = (seat: number) => ({ id: `c${++sent}`, table, seat });
  const codeOf = (m: FromLocalServer) => (m.t === 'refused' ? m.refusal.code : m.t);
  const at = (house: Visit) => ({
    decide: async (seat: number, decision: number, text: string) =>
      codeOf(await house.ask({ t: 'decide', ...common(seat), decision, text })),
    leave: async (seat: number, order: string) =>
      codeOf(await house.ask({ t: 'leaveOrder', ...common(seat), order })),
    lift: async (seat: number, order: string) =>
      codeOf(await house.ask({ t: 'liftOrder', ...common(seat), order })),
    withdraw: async (seat: number) => codeOf(await house.ask({ t: 'withdrawAhead', ...common(seat) })),
    shown: () => house.heard.findLast(isUpdate)!,
  });
  await first.ask({ t: 'watch', id: 'w', table });
  const { decide, leave, lift, withdraw, shown } = at(first);
  expect(await decide(1, 1, 'strike 2')).toBe('ack');
  expect(shown().view.own['3']).toMatchObject({ ahead: true, offers: ORDERS });
  expect(await withdraw(3)).toBe('NOTHING_AHEAD');
  expect(await decide(3, 2, 'parry')).toBe('ack');
  expect(shown()).toMatchObject({ story: [], view: { owing: [2], own: { 3: { early: 'parry' } } } });
  expect(await withdraw(3)).toBe('ack');
  expect(shown().view.own['3']).not.toHaveProperty('early');
  expect(await decide(3, 2, 'parry')).toBe('ack');
  expect(await leave(1, 'pass until dawn')).toBe('NO_SUCH_ORDER');
  expect(await lift(1, ALWAYS)).toBe('NO_STANDING_ORDER');
  for (const order of [UNLESS_STRUCK, ALWAYS]) expect(await leave(1, order)).toBe('ack');
  expect(await lift(1, ALWAYS)).toBe('ack');
  expect(shown().view.own['1']).toMatchObject({ orders: [UNLESS_STRUCK], offers: [ALWAYS] });
  await first.close();

  const second = visit(folder);
  const later = at(second);
  const again = await second.ask({ t: 'watch', id: 'w', table });
  expect(again).toMatchObject({
    view: { owing: [2], own: { 1: { orders: [UNLESS_STRUCK] }, 3: { early: 'parry' } } },
  });
  // The order answers at once; then come the answer in advance, and the orders again.
  expect(await later.leave(2, ALWAYS)).toBe('ack');
  const told = later.shown();
  expect(told.story.map(({ seat, told: [event] }) => `${seat} ${event!.type}`)).toEqual([
    '2 passed',
    '3 parry',
    '1 passed',
    '2 passed',
  ]);
  expect(told.view).toMatchObject({ owing: [2], state: { asked: null, lives: [2, 2, 2] } });
});

test('a table that forgets shows nothing past on this device either, and its bot is given what it heard', async () => {
  const house = visit(tempFolder());
  const table = await open(house, {
    game: laidTokens.id,
    options: {},
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'mindful' }],
  });
  await house.ask({ t: 'watch', id: 'w', table });
  for (const [i, text] of ['p1', 'p3'].entries())
    expect(
      await house.ask({ t: 'decide', id: `d${i}`, table, seat: 1, decision: i + 1, text }),
    ).toMatchObject({
      t: 'ack',
    });
  await house.until((m) => isUpdate(m) && m.view.decision > 3);
  const again = await house.ask({ t: 'watch', id: 'w2', table });
  expect(again).toMatchObject({ t: 'table', story: [], view: { forgets: true } });
  const past = await house.ask({ t: 'past', id: 'p', table, index: 1 });
  expect(past).toMatchObject({ t: 'refused', refusal: { code: 'TABLE_FORGETS' } });
  const [asked, told] = house.questions;
  expect(asked).not.toHaveProperty('heard');
  expect(told?.heard?.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    undefined,
    'turn p1',
    'turn p3',
  ]);
});

test('a seat of the device that owes nothing decides where the rules let it', async () => {
  const house = visit(tempFolder());
  const human = { kind: 'human' } as const;
  const wish = { game: barter.id, options: {}, seats: [human, human], passAndPlay: true };
  const table = await open(house, wish);
  const shown = await house.ask({ t: 'watch', id: 'w', table });
  if (shown.t !== 'table') throw new Error(shown.t);
  expect(shown.view).toMatchObject({ owing: [1], own: { 2: { may: true, point: { name: 'offer' } } } });
  const [card] = (shown.view!.state as { card: { hand: string[][] } }).card.hand[1]!;
  const text = `offer ${card}`;
  const offer = await house.ask({ t: 'decide', id: 'd', table, seat: 2, decision: 1, text });
  expect(offer).toEqual({ t: 'ack', id: 'd' });
  expect(house.heard.findLast(isUpdate)).toMatchObject({
    story: [{ seat: 2, text }],
    view: { owing: [1], own: { 1: { point: { name: 'answer' } } } },
  });
});

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

test('at a device that is passed round, partners are known and share the result', async () => {
  const house = visit(tempFolder());
  const seats = Array.from({ length: 4 }, () => ({ kind: 'human' as const }));
  const table = await open(house, { game: summit.id, options: {}, seats, passAndPlay: true });
  const shown = await house.ask({ t: 'watch', id: 'w', table });
  const sides = [
    [1, 3],
    [2, 4],
  ];
  expect(shown).toMatchObject({ t: 'table', info: { chat: false }, view: { sides } });
  // Everybody looks at the same screen, so nobody points at anything for their partner alone.
  const wish = { t: 'propose', id: 'p', table, seat: 3, decision: 1, what: { place: 'pile' } } as const;
  expect(await house.ask(wish)).toMatchObject({ refusal: { code: 'OTHERS_LOOK_ON' } });
  await house.ask({ t: 'act', id: 'r', table, seat: 3, act: 'resign' });
  const { outcome } = house.heard.findLast(isUpdate)!.view;
  expect(outcome).toMatchObject({ ranks: [3, 1, 3, 1], sides, reason: 'resign' });
});

test('partners at one device point at things for each other', async () => {
  const house = visit(tempFolder());
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  const options = { together: true };
  const table = await open(house, { game: summit.id, options, seats: [...seats], passAndPlay: true });
  await house.ask({ t: 'watch', id: 'w', table });
  const what = { place: 'pile' };
  const wish = { t: 'propose', id: 'p', table, seat: 2, decision: 1, what } as const;
  expect(await house.ask(wish)).toEqual({ t: 'ack', id: 'p' });
  const told = await house.until((m) => m.t === 'proposals');
  expect(told).toMatchObject({ proposals: [{ seat: 2, decision: 1, what }] });
});

test('somebody alone on a device has won or lost, also in the list of their tables', async () => {
  const house = visit(tempFolder());
  const table = await open(house, { game: summit.id, options: {}, seats: [{ kind: 'human' }] });
  await house.ask({ t: 'watch', id: 'w', table });
  await house.ask({ t: 'act', id: 'r', table, seat: 1, act: 'resign' });
  const outcome = { ranks: [1], results: ['lost'], scores: [0], reason: 'resign' };
  expect(house.heard.findLast(isUpdate)!.view.outcome).toEqual(outcome);
  expect(await house.ask({ t: 'tables', id: 't' })).toMatchObject({ tables: [{ table, outcome }] });
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

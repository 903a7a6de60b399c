/** A table that forgets: who stays holds what who comes is told, nobody looks back, and bots are given what they heard. */
import { expect, test } from 'vitest';
import { tokens } from '#engine/laws/small/tokens.ts';
import type { Heard } from '#engine/match/heard.ts';
import { heldAfter } from '#engine/match/story.ts';
import type { Message, StoryItem } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { BotRequest, TableServices } from '../services.ts';
import type { Subscriber } from '../subscribers.ts';
import type { Table } from '../table.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, tableIn } from './help/one-table.ts';

type Shown = Extract<Message, { t: 'table' | 'update' }>;

const HUMAN = { kind: 'human' } as const;
const FORGETS: Partial<OpenTable> = { game: tokens.id, options: {}, seats: [HUMAN, HUMAN] };

/** A browser that keeps what a page keeps: the last view, and the story after it. */
const pageOf = (guest: string) => {
  const messages: Message[] = [];
  let held: readonly StoryItem[] = [];
  let last: Shown | undefined;
  const subscriber: Subscriber = {
    guest,
    send: (text) => {
      const message = JSON.parse(text) as Message;
      messages.push(message);
      if (message.t === 'table') held = message.story;
      else if (message.t === 'update')
        held = heldAfter(held, message.cut, message.story, message.view.forgets);
      else return;
      last = message;
    },
  };
  return {
    subscriber,
    messages,
    /** What it could show again now, as text. */
    get keeps(): string {
      const { view, clock, round } = last!;
      return JSON.stringify({ view, clock, round, held });
    },
    get last(): Shown {
      return last!;
    },
  };
};
type Page = ReturnType<typeof pageOf>;

const come = async (table: Table, guest: string): Promise<Page> => {
  const page = pageOf(guest);
  await table.watch(page.subscriber, 'w');
  return page;
};

/** Two people, each with a page that stays, and one who only watches. */
const seated = async (order: Partial<OpenTable> = FORGETS) => {
  const world = oneService();
  const table = await openIn(world, order);
  await table.sit(asker('friend', 0), 1, undefined);
  const stayed = [await come(table, 'host'), await come(table, 'friend'), await come(table, 'stranger')];
  let n = 0;
  const turn = (seat: number, decision: number, text: string) =>
    table.decide(asker(seat === 1 ? 'host' : 'friend', ++n), seat - 1, decision, text);
  return { ...world, table, stayed, turn };
};

/** A sun and a moon are turned up; the next turn covers them and turns up a star. */
const COURSE = [
  [1, 'p1'],
  [1, 'p3'],
  [2, 'p5'],
] as const;
const played = async (order?: Partial<OpenTable>) => {
  const made = await seated(order);
  for (const [i, [seat, place]] of COURSE.entries())
    expect(await made.turn(seat, i + 1, place), place).toBeUndefined();
  return made;
};

test('who stays holds after each step, byte for byte, what who comes then is told', async () => {
  const { table, stayed, turn } = await seated();
  const guests = ['host', 'friend', 'stranger'];
  for (const [i, [seat, place]] of COURSE.entries()) {
    expect(await turn(seat, i + 1, place), place).toBeUndefined();
    for (const [n, guest] of guests.entries()) {
      const newcomer = await come(table, guest);
      expect(stayed[n]!.keeps, `${guest} after ${place}`).toBe(newcomer.keeps);
      expect(newcomer.last.story).toEqual([]);
      table.leave(newcomer.subscriber);
    }
  }
});

test('what happens is told once, as it happens, to everybody who watches; nobody is told it again', async () => {
  const { table, stayed } = await played();
  for (const { messages } of stayed) {
    const told = messages.filter((m) => JSON.stringify(m).includes('"picture":"sun"'));
    expect(told.map((m) => m.t)).toEqual(['update']);
  }
  const newcomer = await come(table, 'latecomer');
  expect(newcomer.last.view).toMatchObject({ forgets: true, decision: 4 });
  expect(JSON.stringify(newcomer.messages)).not.toContain('"picture"');
});

test('nobody can ask for an earlier moment or for the log before the end; then everybody can', async () => {
  const { table, stayed } = await played();
  for (const guest of ['host', 'friend', 'stranger'])
    for (const index of [0, 1, 2, 3, 99])
      expect(await table.past(guest, index)).toMatchObject({ ok: false, error: { code: 'TABLE_FORGETS' } });
  expect(table.file()).toMatchObject({ ok: false, error: { code: 'MATCH_RUNNING' } });

  expect(await table.act(asker('friend', 50), 1, 'resign')).toBeUndefined();
  for (const page of stayed) {
    const newcomer = await come(table, page.subscriber.guest);
    expect(page.last).toMatchObject({ t: 'update', cut: 0, view: { outcome: { reason: 'resign' } } });
    expect(page.keeps).toBe(newcomer.keeps);
    expect(newcomer.last.story.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(newcomer.last.view).not.toHaveProperty('forgets');
    expect(await table.past(page.subscriber.guest, 2)).toMatchObject({ ok: true });
  }
  const file = table.file();
  expect(file.ok && file.value.log).toHaveLength(4);
});

test('a table that remembers tells who comes the whole story, and shows earlier moments', async () => {
  const { table, stayed } = await played({ ...FORGETS, options: { memory: 'kept' } });
  const newcomer = await come(table, 'host');
  expect(newcomer.last.story).toHaveLength(4);
  expect(newcomer.keeps).toBe(stayed[0]!.keeps);
  expect(await table.past('stranger', 1)).toMatchObject({ ok: true });
});

/** Bots that find no pair, and note what they are given when they ask. */
const notingBots = (asks: boolean) => {
  const given: { seat: number; decision: number; heard: Heard }[] = [];
  const later: BotRequest[] = [];
  const bots: TableServices['bots'] = {
    levels: async () => ['bot'],
    choose: async (request) => {
      const { seat, view } = request;
      later.push(request);
      if (asks) given.push({ seat, decision: view.decision, heard: request.heard!() });
      const { place } = view.state.token as { place: Record<string, unknown> };
      const down = Object.keys(place).filter((id) => place[id] === 1);
      return `turn ${view.state.turned === 0 ? down[0] : down.at(-1)}`;
    },
    close: async () => undefined,
  };
  return { bots, given, later };
};
const linesIn = (heard: Heard): StoryItem[] => heard.flatMap(({ lines }) => [...lines]);

test('a bot is given what its seat heard since the deal, also after a restart, and as a stand-in', async () => {
  const storage = new MemoryStorage();
  const order: Partial<OpenTable> = { ...FORGETS, seats: [HUMAN, { kind: 'bot', level: 'bot' }] };
  const first = notingBots(true);
  const world = oneService(storage, first.bots);
  const table = await openIn(world, order);
  const page = await come(table, 'host');
  for (const [i, text] of ['p1', 'p3'].entries()) await table.decide(asker('host', i), 0, i + 1, text);
  await expect.poll(() => page.last.view!.decision).toBe(5);
  const [asked] = first.given;
  // The deal has a line of its own; then there is one for each decision so far.
  expect(linesIn(asked!.heard).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(JSON.stringify(asked!.heard)).toContain('"picture":"sun"');
  for (const { decision, heard } of first.given) expect(linesIn(heard)).toHaveLength(decision);
  await world.tables.close();

  const second = notingBots(true);
  const again = oneService(storage, second.bots);
  const reopened = await tableIn(again.tables, table.id);
  await come(reopened, 'host');
  // Now a bot stands in for the host: what that seat heard is the same.
  expect(await reopened.act(asker('host', 99), 0, 'toBot')).toBeUndefined();
  await expect.poll(() => second.given.length).toBeGreaterThan(0);
  const [{ seat, decision, heard }] = second.given as [(typeof second.given)[number]];
  expect([seat, decision]).toEqual([1, 5]);
  expect(linesIn(heard)).toHaveLength(5);
  expect(linesIn(heard).slice(0, 3)).toEqual(linesIn(asked!.heard));
});

test('what a bot asks for later is what its seat had heard when it was asked', async () => {
  const { bots, later } = notingBots(false);
  const world = oneService(new MemoryStorage(), bots);
  const bot = { kind: 'bot', level: 'bot' } as const;
  const table = await openIn(world, { ...FORGETS, seats: [bot, bot] });
  await come(table, 'host');
  await expect.poll(() => later.length).toBeGreaterThan(6);
  for (const { view, heard } of later.slice(0, 6)) expect(linesIn(heard!())).toHaveLength(view.decision);
});

test('the story at the end is the one that the bots heard', async () => {
  const { bots, later } = notingBots(false);
  const world = oneService(new MemoryStorage(), bots);
  const bot = { kind: 'bot', level: 'bot' } as const;
  const table = await openIn(world, { ...FORGETS, seats: [bot, bot] });
  const page = await come(table, 'host');
  await expect.poll(() => page.last.view!.outcome?.reason).toBe('tokens');
  const heard = linesIn(later.at(-1)!.heard!());
  expect(JSON.stringify(page.last.story.slice(0, heard.length))).toBe(JSON.stringify(heard));
});

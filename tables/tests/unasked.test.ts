/** Answers in advance and standing orders at a table: told to their player alone, unnoticed by others, kept over a restart. */
import { expect, test } from 'vitest';
import { barter } from '#engine/laws/small/barter.ts';
import { ORDERS, parry } from '#engine/laws/small/parry.ts';
import { readMatch } from '#wire/match-file.ts';
import { answerTo, obey } from '../obey.ts';
import type { Table } from '../table.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, tableIn, watcherOf } from './help/one-table.ts';

const [ALWAYS, UNLESS_STRUCK] = ORDERS as [string, string];
const HUMAN = { kind: 'human' } as const;
const GUESTS = ['host', 'friend', 'third'];

/** A table at which three people sit and watch, by default of parry. */
const tableOfThree = async (game = parry.id, storage = new MemoryStorage()) => {
  const world = oneService(storage);
  const table = await openIn(world, { game, seats: [HUMAN, HUMAN, HUMAN] });
  for (const guest of GUESTS.slice(1)) await table.sit(asker(guest, 0), undefined, undefined);
  const watchers = await watch(table);
  return { ...world, table, watchers };
};
const watch = async (table: Table) => {
  const watchers = GUESTS.map(watcherOf);
  for (const { watcher } of watchers) await table.watch(watcher, 'w');
  return watchers;
};
const shown = (watcher: ReturnType<typeof watcherOf>) => {
  const last = watcher.all().findLast((m) => m.t === 'update' || m.t === 'table')!;
  if ((last.t !== 'update' && last.t !== 'table') || !last.view) throw new Error('No view');
  return last.view;
};

/** Sends commands of one guest, each under an id of its own; answers with the code of the refusal, or "ack". */
let sent = 0;
const sender = (table: Table, guest: string, seat: number) => {
  const send = async (command: { t: 'leaveOrder' | 'liftOrder'; order: string } | { t: 'withdrawAhead' }) => {
    const id = `c${++sent}`;
    const from = { ...asker(guest, 0), command: { id, digest: '' } };
    const answer = await obey(table, from, { ...command, id, table: table.id, seat });
    return answer.t === 'refused' ? answer.refusal : answer.t;
  };
  return {
    leave: (order: string) => send({ t: 'leaveOrder', order }),
    lift: (order: string) => send({ t: 'liftOrder', order }),
    withdraw: () => send({ t: 'withdrawAhead' }),
  };
};
const decide = async (table: Table, guest: string, seat: number, decision: number, text: string) => {
  const id = `d${++sent}`;
  const from = { ...asker(guest, 0), command: { id, digest: '' } };
  return answerTo(id, await table.decide(from, seat, decision, text)).t;
};

/** Plays until somebody has struck and a window is open: the first whose hand allows it, because each deal is another. */
const strikeOnce = async (table: Table, watcher: ReturnType<typeof watcherOf>) => {
  for (let turn = 0; shown(watcher).state.asked === null; turn++) {
    expect(turn).toBeLessThan(15);
    const seat = turn % 3;
    const { decision } = shown(watcher);
    const struck = await decide(table, GUESTS[seat]!, seat, decision, `strike ${((seat + 1) % 3) + 1}`);
    if (struck !== 'ack') await decide(table, GUESTS[seat]!, seat, decision, 'rest');
  }
  return shown(watcher);
};

test('orders are told to their player alone and kept over a restart', async () => {
  const { table, watchers, storage, tables } = await tableOfThree();
  const before = watchers.map((one) => one.all().length);
  const third = sender(table, 'third', 3);
  expect(await third.leave(UNLESS_STRUCK)).toBe('ack');
  expect(await third.leave(ALWAYS)).toBe('ack');
  expect(await third.lift(UNLESS_STRUCK)).toBe('ack');
  expect(watchers.map((one, i) => one.all().length - before[i]!)).toEqual([0, 0, 3]);
  expect(shown(watchers[2]!).own['3']).toMatchObject({ orders: [ALWAYS], offers: [UNLESS_STRUCK] });
  await tables.close();

  const later = oneService(storage);
  const again = await tableIn(later.tables, table.id);
  const seen = await watch(again);
  expect(shown(seen[2]!)).toEqual(shown(watchers[2]!));
  expect(shown(seen[0]!)).toEqual(shown(watchers[0]!));
  expect(await sender(again, 'third', 3).lift(ALWAYS)).toBe('ack');
  expect(shown(seen[2]!).own['3']).not.toHaveProperty('orders');
  // The match file holds them, in a form that is read strictly.
  await again.act(asker('host', 1), 0, 'resign');
  const file = again.file();
  const read = readMatch(new TextEncoder().encode(JSON.stringify(file.ok && file.value)));
  const orders = (read.ok ? read.value.log : []).flatMap((entry) =>
    entry.kind === 'order' ? [entry.change] : [],
  );
  expect(orders).toEqual(['add', 'add', 'lift', 'lift']);
});

test('an answer in advance is given, shown to its player alone, withdrawn, and kept over a restart', async () => {
  const { table, watchers, storage, tables } = await tableOfThree();
  const { decision } = await strikeOnce(table, watchers[0]!);
  const early = GUESTS.findIndex((_, seat) => shown(watchers[seat]!).own[String(seat + 1)]?.ahead);
  const guest = GUESTS[early]!;
  const others = watchers.filter((_, seat) => seat !== early);
  const before = others.map((one) => one.all().length);
  expect(await decide(table, guest, early, decision, 'pass')).toBe('ack');
  expect(shown(watchers[early]!).own[String(early + 1)]).toMatchObject({ ahead: true, early: 'pass' });
  expect(others.map((one) => one.all().length)).toEqual(before);
  await tables.close();

  const again = await tableIn(oneService(storage).tables, table.id);
  const seen = await watch(again);
  expect(shown(seen[early]!).own[String(early + 1)]).toMatchObject({ early: 'pass' });
  const player = sender(again, guest, early + 1);
  expect(await player.withdraw()).toBe('ack');
  expect(shown(seen[early]!).own[String(early + 1)]).not.toHaveProperty('early');
  expect(await player.withdraw()).toMatchObject({ code: 'NOTHING_AHEAD' });
});

test('an order for the question that is open answers it, and everybody sees it', async () => {
  const { table, watchers } = await tableOfThree();
  const { state } = await strikeOnce(table, watchers[0]!);
  const asked = Number(state.asked);
  const other = watchers[asked % 3]!;
  const before = other.all().length;
  expect(await sender(table, GUESTS[asked - 1]!, asked).leave(ALWAYS)).toBe('ack');
  expect(other.all().length).toBeGreaterThan(before);
  expect(shown(other).owing).not.toContain(asked);
});

test('commands are refused with a reason: another seat, an unknown order, a game without orders', async () => {
  const { table } = await tableOfThree();
  expect(await sender(table, 'host', 2).leave(ALWAYS)).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  expect(await sender(table, 'host', 1).leave('pass until dawn')).toEqual({
    code: 'NO_SUCH_ORDER',
    clause: 'PA-4',
  });
  expect(await sender(table, 'host', 1).lift(ALWAYS)).toMatchObject({ code: 'NO_STANDING_ORDER' });
  expect(await sender(table, 'nobody', 1).withdraw()).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  const nim = await openIn(oneService(), { seats: [HUMAN, HUMAN] });
  await nim.sit(asker('friend', 0), undefined, undefined);
  expect(await sender(nim, 'host', 1).leave(ALWAYS)).toMatchObject({
    code: 'NO_SUCH_ACT',
    params: { act: 'order' },
  });
});

test('while a bot plays a seat, its player leaves and lifts no orders', async () => {
  const bots = { levels: async () => ['bot'], choose: async () => 'rest', close: async () => undefined };
  const table = await openIn(oneService(new MemoryStorage(), bots), {
    game: parry.id,
    seats: [HUMAN, HUMAN],
  });
  await table.sit(asker('friend', 0), undefined, undefined);
  const friend = sender(table, 'friend', 2);
  expect(await friend.leave(ALWAYS)).toBe('ack');
  expect(await table.sitOut(asker('friend', 1), 1, 'bot')).toBeUndefined();
  expect(await friend.lift(ALWAYS)).toMatchObject({ code: 'BOT_PLAYS' });
  expect(await friend.leave(UNLESS_STRUCK)).toMatchObject({ code: 'BOT_PLAYS' });
});

test('who owes nothing decides where the rules let them: everybody sees it, and it is kept over a restart', async () => {
  const { table, watchers, storage, tables } = await tableOfThree(barter.id);
  const hand = (shown(watchers[1]!).state as { card: { hand: string[][] } }).card.hand[1]!;
  expect(shown(watchers[1]!).own['2']).toMatchObject({ may: true });
  expect(shown(watchers[0]!).own['1']).not.toHaveProperty('may');
  const { decision } = shown(watchers[0]!);
  expect(await decide(table, 'friend', 1, decision, 'draw')).toBe('refused');
  expect(await decide(table, 'friend', 1, decision, `offer ${hand[0]}`)).toBe('ack');
  for (const watcher of watchers) {
    expect(shown(watcher)).toMatchObject({ owing: [1], decision: decision + 1 });
    expect(watcher.last().story).toMatchObject([{ seat: 2, text: `offer ${hand[0]}` }]);
  }
  // What the host had in mind was an answer to another question.
  expect(await decide(table, 'host', 0, decision, 'draw')).toBe('refused');
  await tables.close();

  const again = await tableIn(oneService(storage).tables, table.id);
  const seen = await watch(again);
  expect(shown(seen[0]!)).toEqual(shown(watchers[0]!));
  expect(await decide(again, 'host', 0, decision + 1, 'decline')).toBe('ack');
  expect(shown(seen[2]!).own['3']).toMatchObject({ may: true });
  expect(shown(seen[1]!).own['2']).not.toHaveProperty('may');
});

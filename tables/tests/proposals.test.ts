/** Proposals at a table: told to the side and to nobody else, kept until the match goes on, without a trace in it. */
import { expect, test, vi } from 'vitest';
import { summit } from '#engine/laws/small/summit.ts';
import type { Proposal, Proposed } from '#wire/proposals.ts';
import type { OpenTable } from '#wire/rest.ts';
import { whoOf } from '../ids.ts';
import { obey } from '../obey.ts';
import type { TableServices } from '../services.ts';
import type { Table } from '../table.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, watcherOf } from './help/one-table.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'one' } as const;
/** Seats 1 and 3 against 2 and 4, and somebody who watches. */
const GUESTS = ['host', 'left', 'friend', 'right'];
const PILE: Proposed = { place: 'pile' };

/** A bot that draws, and writes down what it is asked. */
const drawing = (asked: string[]): TableServices['bots'] => ({
  levels: async () => ['one'],
  choose: async ({ view, seat }) => {
    asked.push(JSON.stringify([view, seat]));
    return 'draw';
  },
  close: async () => undefined,
});

const meet = async (
  order: Partial<OpenTable> = {},
  more: Partial<TableServices> = {},
  bots = drawing([]),
) => {
  const world = oneService(new MemoryStorage(), bots, more);
  const table = await openIn(world, { game: summit.id, seats: [HUMAN, HUMAN, HUMAN, HUMAN], ...order });
  const people = [...GUESTS, 'spectator'].map(watcherOf);
  for (const guest of GUESTS.slice(1))
    if (order.seats === undefined) await table.sit(asker(guest, 0), undefined, undefined);
  for (const { watcher } of people) await table.watch(watcher, 'w');
  return { ...world, table, people };
};

let sent = 0;
const send = async (
  table: Table,
  guest: string,
  command:
    | { t: 'propose'; seat: number; decision?: number; what: Proposed }
    | { t: 'withdrawProposal'; seat: number },
  id = `c${++sent}`,
): Promise<string> => {
  const digest = JSON.stringify(command);
  const from = { ...asker(guest, 0), command: { id: `${guest}:${id}`, digest } };
  const whole = command.t === 'propose' ? { decision: 1, ...command } : command;
  const answer = await obey(table, from, { ...whole, id, table: table.id });
  return answer.t === 'refused' ? `${answer.refusal.code} ${answer.refusal.clause}`.trim() : answer.t;
};
const propose = (table: Table, guest: string, seat: number, what: Proposed, decision = 1): Promise<string> =>
  send(table, guest, { t: 'propose', seat, decision, what });
const play = async (table: Table, guest: string, seat: number, decision: number): Promise<void> =>
  expect(
    await table.decide(
      { ...asker(guest, 0), command: { id: `d${++sent}`, digest: '' } },
      seat,
      decision,
      'draw',
    ),
  ).toBe(undefined);

type Watcher = ReturnType<typeof watcherOf>;
/** What a page shows: of what was told last, what was proposed at this decision. */
const shown = (watcher: Watcher): readonly Proposal[] => {
  const last = watcher.all().findLast((m) => m.t === 'proposals' || m.t === 'table');
  return (last?.t === 'proposals' || last?.t === 'table' ? last.proposals : undefined) ?? [];
};
const told = (people: readonly Watcher[]): number[] => people.map((one) => one.all().length);

test('partners are told what is pointed at and by whom; enemies and spectators get nothing at all', async () => {
  const { table, people, storage } = await meet();
  const [host, , friend] = people as [Watcher, Watcher, Watcher];
  const before = told(people);
  const log = JSON.stringify((await storage.load(table.id))!.log);
  expect(await propose(table, 'friend', 3, { for: 1, text: ' DRAW ' })).toBe('ack');
  expect(await propose(table, 'host', 1, PILE)).toBe('ack');
  const both = [
    { seat: 3, decision: 1, what: { for: 1, text: 'draw' }, who: whoOf(table.id, 'friend') },
    { seat: 1, decision: 1, what: PILE, who: whoOf(table.id, 'host') },
  ];
  expect(shown(host)).toEqual(both);
  expect(shown(friend)).toEqual(both);
  expect(told(people)).toEqual(before.map((n, i) => n + (i === 0 || i === 2 ? 2 : 0)));
  expect(JSON.stringify((await storage.load(table.id))!.log)).toBe(log);

  // Who comes back, and who comes for the first time.
  for (const [guest, proposals] of [
    ['friend', both],
    ['left', undefined],
    ['stranger', undefined],
  ] as const) {
    const again = watcherOf(guest);
    await table.watch(again.watcher, 'again');
    const picture = again.all().find((m) => m.t === 'table');
    if (picture?.t !== 'table') throw new Error('Nothing shown');
    expect(picture.proposals).toEqual(proposals);
    expect('proposals' in picture).toBe(proposals !== undefined);
  }
});

test('a player has one proposal at a time; it is replaced, withdrawn, and lapses when the match goes on', async () => {
  const { table, people } = await meet();
  const [host, , friend] = people as [Watcher, Watcher, Watcher];
  await propose(table, 'friend', 3, PILE);
  await propose(table, 'friend', 3, { place: 'rope-1' });
  expect(shown(host).map(({ what }) => what)).toEqual([{ place: 'rope-1' }]);
  expect(await send(table, 'friend', { t: 'withdrawProposal', seat: 3 })).toBe('ack');
  expect(shown(host)).toEqual([]);
  const before = told(people);
  expect(await send(table, 'friend', { t: 'withdrawProposal', seat: 3 })).toBe('ack');
  expect(told(people)).toEqual(before);

  await propose(table, 'friend', 3, PILE);
  const told_ = friend.all().filter(({ t }) => t === 'proposals').length;
  await play(table, 'host', 0, 1);
  // Nobody needs to be told that it has lapsed: it names the decision.
  expect(friend.all().filter(({ t }) => t === 'proposals')).toHaveLength(told_);
  const again = watcherOf('host');
  await table.watch(again.watcher, 'again');
  expect(shown(again)).toEqual([]);
  expect(await propose(table, 'friend', 3, PILE)).toBe('STALE_DECISION');
  expect(await propose(table, 'friend', 3, PILE, 2)).toBe('ack');
  expect(shown(again)).toHaveLength(1);
  expect(await table.act(asker('right', 7), 3, 'resign')).toBe(undefined);
  const late = watcherOf('host');
  await table.watch(late.watcher, 'late');
  expect(shown(late)).toEqual([]);
});

test('who may propose what is refused, with the clause of the rules', async () => {
  const { table, people } = await meet();
  const before = told(people);
  expect(await propose(table, 'spectator', 1, PILE)).toBe('NOT_YOUR_SEAT');
  expect(await propose(table, 'friend', 1, PILE)).toBe('NOT_YOUR_SEAT');
  expect(await send(table, 'left', { t: 'withdrawProposal', seat: 1 })).toBe('NOT_YOUR_SEAT');
  expect(await propose(table, 'friend', 3, { place: 'nowhere' })).toBe('NO_SUCH_PLACE');
  expect(await propose(table, 'friend', 3, { for: 2, text: 'draw' })).toBe('NOT_YOUR_PARTNER');
  expect(await propose(table, 'friend', 3, { for: 3, text: 'draw' })).toBe('NOT_YOUR_TURN SU-2');
  expect(await propose(table, 'friend', 3, { for: 1, text: 'sleep' })).toBe('NOT_A_DEED SU-2');
  expect(await propose(table, 'friend', 3, PILE, 2)).toBe('STALE_DECISION');
  expect(await propose(table, 'friend', 3, PILE, 0)).toBe('STALE_DECISION');
  expect(told(people)).toEqual(before);
  const alone = await meet({ options: { partners: 'none' } });
  expect(await propose(alone.table, 'friend', 3, PILE)).toBe('NO_PARTNERS');
  const waiting = await openIn(oneService(), { game: summit.id, seats: [HUMAN, HUMAN] });
  expect(await propose(waiting, 'host', 1, PILE)).toBe('NOT_STARTED');
});

test('what somebody has proposed goes with them when they delete who they were', async () => {
  const { table, people, storage } = await meet();
  const [host] = people as [Watcher];
  await propose(table, 'friend', 3, PILE);
  await propose(table, 'host', 1, PILE);
  const stored = (await storage.load(table.id))!;
  const seats = stored.table.seats.map((seat) =>
    seat.guest === 'friend' ? { ...seat, guest: 'gone:friend' } : seat,
  );
  vi.spyOn(storage, 'load').mockResolvedValue({ ...stored, table: { ...stored.table, seats } });
  await table.renew();
  expect(shown(host).map(({ seat }) => seat)).toEqual([1]);
});

test('the same command counts once, and another under its id is refused', async () => {
  const { table, people } = await meet();
  const wish = { t: 'propose', seat: 3, what: PILE } as const;
  expect(await send(table, 'friend', wish, 'once')).toBe('ack');
  await send(table, 'friend', { ...wish, what: { place: 'played' } });
  const before = told(people);
  expect(await send(table, 'friend', wish, 'once')).toBe('ack');
  expect(await send(table, 'friend', { ...wish, what: { place: 'played' } }, 'once')).toBe('COMMAND_ID_USED');
  expect(told(people)).toEqual(before);
  expect(shown(people[0]!).map(({ what }) => what)).toEqual([{ place: 'played' }]);
});

test('one device points for its side alone, never where an enemy looks on; bots are told nothing', async () => {
  const asked: string[] = [];
  const side = await meet({ seats: [HUMAN, BOT, HUMAN, BOT], passAndPlay: true }, {}, drawing(asked));
  expect(await propose(side.table, 'host', 3, { for: 1, text: 'draw' })).toBe('ack');
  expect(shown(side.people[0]!)).toMatchObject([{ seat: 3, what: { for: 1 } }]);
  await play(side.table, 'host', 0, 1);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked.join()).not.toContain('propos');

  const family = await meet({ seats: [HUMAN, HUMAN, HUMAN, HUMAN], passAndPlay: true });
  expect(await propose(family.table, 'host', 1, PILE)).toBe('OTHERS_LOOK_ON');
  expect(shown(family.people[0]!)).toEqual([]);
});

// What a table of the device asks of its seats and shows them, on small games of the law suite.

import { afterEach, expect, test } from 'vitest';
import { ambush } from '#engine/laws/small/ambush.ts';
import { barter } from '#engine/laws/small/barter.ts';
import { ORDERS } from '#engine/laws/small/parry.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { laidTokens } from '#tables/tests/help/tokens.ts';
import type { FromLocalServer } from '../web/src/offline/messages.ts';
import { endVisits, isUpdate, open, parry, tempFolder, type Visit, visit } from './help/offline-visit.ts';

afterEach(endVisits);

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

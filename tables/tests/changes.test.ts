/**
 * Who asks for changes is sent what became of the last view, and holds at every moment the very view of who is sent whole
 * ones: the same messages, at the same moments, with the same numbers.
 */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { configOf } from '#engine/match/configs.ts';
import { imagine, type View, viewerOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { seatOf } from '#engine/seats.ts';
import { viewAfter } from '#wire/follow.ts';
import { Message } from '#wire/message.ts';
import { library } from './help/library.ts';
import { asker, oneService, openIn } from './help/one-table.ts';

/** A connection whose messages are kept as they came: reading them by their schema would put members in its order. */
const watcherOf = (guest: string) => {
  const messages: Message[] = [];
  const send = (text: string): void => {
    const message = JSON.parse(text) as Message;
    v.parse(Message, message);
    messages.push(message);
  };
  return { watcher: { guest, send }, all: () => messages };
};

/** Somebody who looks at one table twice: by whole views, and by changes. */
const twoEyes = (guest: string) => {
  const [whole, changes] = [watcherOf(guest), watcherOf(guest)];
  const viewOf = (messages: readonly Message[]): View | undefined => {
    let view: View | undefined;
    for (const m of messages)
      if (m.t === 'table') view = m.view;
      else if (m.t === 'update' || m.t === 'change') view = viewAfter(view, m);
    return view;
  };
  const outline = (messages: readonly Message[]) =>
    messages.map((m) => ({
      ...m,
      t: m.t === 'change' ? 'update' : m.t,
      view: undefined,
      change: undefined,
      id: '',
    }));
  return {
    whole,
    changes,
    view: () => viewOf(changes.all()),
    same: () => {
      expect(outline(changes.all())).toEqual(outline(whole.all()));
      expect(JSON.stringify(viewOf(changes.all()))).toBe(JSON.stringify(viewOf(whole.all())));
    },
    kinds: () => new Set(changes.all().map(({ t }) => t)),
  };
};

const decisionOf = (game: AnyGame, view: View, seat: number, chance: FastChance): string => {
  const config = configOf(game, view.options, view.seats);
  if (!config.ok) throw new Error(config.error.code);
  const s = imagine(game, config.value, view.state, viewerOf(view), chance);
  return game.write(s, seat, randomDecision(game, s, seat, chance));
};

test.each(['nim', 'bids', 'small-parry', 'small-tokens', 'small-barter'])('%s', async (id) => {
  const game = (await library.load(id))!;
  const world = oneService();
  const seats = Array.from({ length: game.seats.min }, () => ({ kind: 'human' as const }));
  const table = await openIn(world, { game: id, options: {}, seats });
  const guests = ['host', 'friend', 'third', 'fourth'].slice(0, seats.length);
  const all = [...guests, 'somebody'].map(twoEyes);
  for (const { whole, changes } of all) {
    await table.watch(whole.watcher, 'w');
    await table.watch(changes.watcher, 'c', true);
  }
  for (const guest of guests.slice(1)) await table.sit(asker(guest, 0), undefined, undefined);
  const chance = new FastChance(11);
  let command = 1;
  for (let n = 0; n < 60; n++) {
    const owing = all.map((eyes, i) => ({
      i,
      seat: eyes.view()?.viewer.find((s) => eyes.view()!.owing.includes(s)),
    }));
    const next = owing.find(({ i, seat }) => seat !== undefined && all[i]!.view()!.own[String(seat)]!.point);
    if (!next || all[0]!.view()!.outcome) break;
    const [guest, seat] = [guests[next.i]!, seatOf(next.seat!)];
    const view = all[next.i]!.view()!;
    const text = decisionOf(game, view, seat, chance);
    expect(await table.decide(asker(guest, command++), seat, view.decision, text)).toBeUndefined();
    if (n % 5 === 1) await table.act(asker(guest, command++), seat, 'undo');
    for (const eyes of all) eyes.same();
  }
  // The deal is a whole view; what follows is not.
  for (const eyes of all)
    expect([...eyes.kinds()]).toEqual(expect.arrayContaining(['table', 'update', 'change']));
  const newcomer = watcherOf('somebody');
  await table.watch(newcomer.watcher, 'n');
  const came = newcomer.all().find((m) => m.t === 'table')!;
  expect(JSON.stringify(all.at(-1)!.view())).toBe(JSON.stringify(came.view));
  const sizes = (messages: readonly Message[]) =>
    messages.filter(({ t }) => t === 'update' || t === 'change').map((m) => JSON.stringify(m).length);
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  for (const { whole, changes } of all)
    expect(sum(sizes(changes.all()))).toBeLessThan(sum(sizes(whole.all())));
});

// How the page uses the worker that keeps the tables of its device (web/src/offline/local.ts), when another tab writes
// and when a worker dies. The test plays the workers, so that it controls which requests are pending.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  DATABASE,
  type FromLocalServer,
  type ToLocalServer,
  type Written,
} from '../web/src/offline/messages.ts';

class PlayedWorker extends EventTarget {
  static readonly all: PlayedWorker[] = [];
  readonly asked: ToLocalServer[] = [];
  ended = false;

  constructor() {
    super();
    PlayedWorker.all.push(this);
  }
  postMessage(question: ToLocalServer): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromLocalServer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** The channel between tabs, without other tabs. */
class PlayedChannel extends EventTarget {
  static readonly all: PlayedChannel[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    PlayedChannel.all.push(this);
  }
}

const TABLE = 'local-1';
const wish = { game: 'nim', options: {}, seats: [] };

beforeEach(() => {
  PlayedWorker.all.length = 0;
  PlayedChannel.all.length = 0;
  vi.resetModules();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('Worker', PlayedWorker);
  vi.stubGlobal('BroadcastChannel', PlayedChannel);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const onPage = async () => {
  const { local } = await import('../web/src/offline/local.ts');
  const channel = PlayedChannel.all.find(({ name }) => name === DATABASE)!;
  const anotherTabWrites = (): void => {
    channel.dispatchEvent(
      new MessageEvent<Written>('message', { data: { table: TABLE, by: 'another tab' } }),
    );
  };
  const heard: FromLocalServer[] = [];
  let opened = 0;
  local.listen({ onOpen: () => opened++, onMessage: (message) => heard.push(message) });
  return { local, anotherTabWrites, heard, opened: () => opened };
};
const worker = (nth: number): PlayedWorker => PlayedWorker.all[nth]!;

test('when another tab has written, the next worker gets the requests that the last one did not answer', async () => {
  const { local, anotherTabWrites, heard, opened } = await onPage();
  const decided = local.ask({ t: 'decide', table: TABLE, seat: 1, decision: 1, text: 'take 3' });
  const watched = local.ask({ t: 'watch', table: TABLE });
  const [decide, watch] = worker(0).asked;
  worker(0).says({ t: 'ack', id: decide!.id });
  expect(await decided).toMatchObject({ ok: true });
  anotherTabWrites();
  anotherTabWrites();
  expect(PlayedWorker.all.map(({ ended }) => ended)).toEqual([true, true, false]);
  // An answered request is not repeated. An unanswered one keeps its id, by which a stored command is recognised.
  expect(worker(2).asked).toEqual([watch]);
  // Spectators are told that their view may be old: once when they came, and once for each worker since.
  expect(opened()).toBe(3);
  const late = { t: 'refused', id: watch!.id, refusal: { code: 'TOO_LATE', clause: '' } } as const;
  worker(0).says(late);
  worker(1).says(late);
  worker(2).says({ t: 'ack', id: watch!.id });
  expect(await watched).toEqual({ ok: true, message: { t: 'ack', id: watch!.id } });
  expect(heard).toEqual([]);
});

test('a table that is being opened is not opened twice', async () => {
  const { local, anotherTabWrites } = await onPage();
  const opening = local.question({ t: 'open', wish });
  const games = local.question({ t: 'games' });
  const [open, list] = worker(0).asked;
  anotherTabWrites();
  expect(PlayedWorker.all).toHaveLength(1);
  expect(worker(0).ended).toBe(false);
  worker(0).says({ t: 'opened', id: open!.id, opened: { table: TABLE } });
  expect(await opening).toMatchObject({ t: 'opened', opened: { table: TABLE } });
  // Now the worker stops, and its other pending requests go to the next one.
  expect(worker(0).ended).toBe(true);
  expect(worker(1).asked).toEqual([list]);
  worker(1).says({ t: 'games', id: list!.id, games: [] });
  expect(await games).toMatchObject({ t: 'games', games: [] });
  expect(PlayedWorker.all).toHaveLength(2);
});

test('requests to a worker that dies are refused, and the next request has another worker', async () => {
  const { local, anotherTabWrites } = await onPage();
  const opening = local.question({ t: 'open', wish });
  anotherTabWrites();
  worker(0).dispatchEvent(new Event('error'));
  expect(await opening).toMatchObject({ t: 'refused', refusal: { code: 'LOCAL_FAULT' } });
  const asked = local.ask({ t: 'watch', table: TABLE });
  worker(1).says({ t: 'ack', id: worker(1).asked[0]!.id });
  expect(await asked).toMatchObject({ ok: true });
  // The new one has no stale data in memory, and stays.
  expect(PlayedWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
});

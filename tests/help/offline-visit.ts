/**
 * A browser's worker that keeps tables of the device (web/src/offline), here on a server's storage: the page exchanges
 * the same messages with it as with a server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadBots as loadTokensBots } from '#bots/tests/help/tokens-bots.ts';
import { answering, type BotQuestion } from '#bots/worker.ts';
import type { AnyGame } from '#engine/game.ts';
import { ambush } from '#engine/laws/small/ambush.ts';
import { barter } from '#engine/laws/small/barter.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { GAME_IDS, loadBots, loadGame } from '#games/library.ts';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { parryWith } from '#tables/tests/help/parry.ts';
import { laidTokens } from '#tables/tests/help/tokens.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import { BotClient } from '../../web/src/offline/bot-client.ts';
import { LocalServer } from '../../web/src/offline/local-server.ts';
import type { FromLocalServer, ToLocalServer } from '../../web/src/offline/messages.ts';

const atTheEnd: (() => Promise<void>)[] = [];
/** Closes the visits of a test and removes its folders: for `afterEach` of the file that opened them. */
export const endVisits = async (): Promise<void> => {
  for (const job of atTheEnd.splice(0).reverse()) await job();
};

export const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  atTheEnd.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const botsOf = async (game: string) => (await loadTokensBots(game)) ?? loadBots(game);

/** Stands for a browser's worker: the same code on the other end of the same messages. */
export class FakeWorker extends EventTarget {
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

export const parry = parryWith([['strike-1', 'strike-2'], ['strike-3'], ['parry-1', 'parry-2']]);
/** Games of the law suite that are played here beside those of the library. */
export const SMALL = new Map(
  [summit as AnyGame, ambush as AnyGame, barter as AnyGame, parry, laidTokens].map((game) => [game.id, game]),
);

export interface Visit {
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

export const visit = (folder: string): Visit => {
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

export const WISH: OpenTable = {
  game: 'tank-chess',
  options: { scenarioId: 'basic-16', colours: 'hostWhite', clock: 'none' },
  seats: [{ kind: 'human' }, { kind: 'bot', level: 'recruit' }],
};

export const open = async (house: Visit, wish = WISH): Promise<string> => {
  const opened = await house.ask({ t: 'open', id: 'o', wish });
  if (opened.t !== 'opened') throw new Error(JSON.stringify(opened));
  return opened.opened.table;
};

type Update = Extract<Message, { t: 'update' }>;
export const isUpdate = (m: FromLocalServer): m is Update => m.t === 'update';

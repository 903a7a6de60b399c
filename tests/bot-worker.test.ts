import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { answering, type BotQuestion, type BotReply } from '#bots/worker.ts';
import { thinkFor, type WorkerScope } from '#bots/worker-web.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { loadBots } from '#games/library.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';

const made = Match.create(tankChess, {
  id: 'worker',
  options: { scenarioId: 'skirmish' },
  seats: 2,
  secret: new Uint8Array(32),
  entropy: [],
});
if (!made.ok) throw new Error(JSON.stringify(made.error));
const view = viewOf(made.value, 1);
const question: BotQuestion = {
  id: 7,
  game: 'tank-chess',
  level: 'recruit',
  view,
  seat: 1,
  seed: 3,
  nodes: 300,
};

describe('a bot behind a channel', () => {
  const worker = new Worker(new URL('../bots/worker-node.ts', import.meta.url), {
    workerData: { library: new URL('../games/library.ts', import.meta.url).href },
  });
  afterAll(() => worker.terminate());
  const ask = (q: BotQuestion) =>
    new Promise<BotReply>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(q);
    });

  test('a worker thread answers as the bot does here', async () => {
    const here = (await loadBots('tank-chess'))!.create('recruit').choose(view, 1, { seed: 3, nodes: 300 });
    expect(await ask(question)).toEqual({ id: 7, ...here });
  });

  test('an error comes back as an answer, and the worker continues', async () => {
    expect(await ask({ ...question, id: 8, level: 'general' })).toMatchObject({
      id: 8,
      error: expect.stringMatching(/general/),
    });
    expect(await ask({ ...question, id: 9, game: 'chess' })).toMatchObject({
      id: 9,
      error: expect.stringMatching(/chess/),
    });
    expect(await ask({ ...question, id: 10, seat: 2 })).toMatchObject({
      id: 10,
      error: expect.stringMatching(/not its own/),
    });
    expect(await ask({ ...question, id: 11 })).toMatchObject({
      id: 11,
      text: expect.stringMatching(/^[CLMHDR]/),
    });
  });

  test("a browser's worker answers the same", async () => {
    let listen: ((event: MessageEvent<BotQuestion>) => void) | undefined;
    const answered = new Promise<BotReply>((resolve) => {
      const scope: WorkerScope = {
        addEventListener: (_, listener) => (listen = listener),
        postMessage: resolve,
      };
      thinkFor(scope, loadBots);
    });
    listen!({ data: question } as MessageEvent<BotQuestion>);
    expect(await answered).toEqual(await answering(loadBots)(question));
  });
});

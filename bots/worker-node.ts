/**
 * Entry of a worker thread that thinks for bots:
 *
 *   new Worker(new URL('…/bots/worker-node.ts', import.meta.url), { workerData: { library: URL of games/library.ts } })
 *
 * `library` is a module with `loadBots`. Messages in: BotQuestion, out: BotReply.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadBots } from './contract.ts';
import { answering, type BotQuestion } from './worker.ts';

const { library } = workerData as { library: string };
const { loadBots } = (await import(library)) as { loadBots: LoadBots };
const answer = answering(loadBots);
const port = parentPort;
if (port === null) throw new Error('worker-node.ts is the entry of a worker thread');
port.on('message', (question: BotQuestion) => {
  void answer(question).then((reply) => port.postMessage(reply));
});

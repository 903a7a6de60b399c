/**
 * For the entry of a browser's worker that thinks for bots; the page's bundler must see the import of the bots,
 * so the entry itself belongs to the page:
 *
 *   thinkFor(self, loadBots)
 *
 * Messages in: BotQuestion, out: BotReply.
 */
import type { LoadBots } from './contract.ts';
import { answering, type BotQuestion, type BotReply } from './worker.ts';

/** The part of a dedicated worker's global scope that is needed. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<BotQuestion>) => void): void;
  postMessage(reply: BotReply): void;
}

export function thinkFor(scope: WorkerScope, load: LoadBots): void {
  const answer = answering(load);
  scope.addEventListener('message', (event) => {
    void answer(event.data).then((reply) => scope.postMessage(reply));
  });
}

/**
 * Runs bots in a worker. A worker that fails or exceeds the time limit is terminated, and its requests are
 * rejected.
 */
import type { Reason } from '#bots/contract.ts';
import { type BotQuestion, type BotReply, questionOf, tellHeard } from '#bots/worker.ts';
import { loadBots } from '#games/library.ts';
import type { BotPlayer, BotRequest } from '#tables/services.ts';

/** `nodes` overrides the level's budget of positions; `explain`: the reason is wanted, too. */
type Request = BotRequest & Pick<BotQuestion, 'nodes' | 'explain'>;

interface Answer {
  readonly text: string;
  /** Only where it was wanted, and the game gives one. */
  readonly because?: Reason | undefined;
}

/** Time limit per request in milliseconds. The budget counts positions, so slow devices take longer. */
const PATIENCE = 120_000;

interface Task {
  readonly request: Request;
  done(answer: Answer): void;
  failed(error: Error): void;
}

export class BotClient implements BotPlayer {
  readonly #open: () => Worker;
  readonly #tasks = new Map<number, Task>();
  #worker: Worker | undefined;
  #next = 1;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  async levels(game: string): Promise<readonly string[]> {
    return (await loadBots(game))?.levels.map((level) => level.id) ?? [];
  }

  async choose(request: BotRequest): Promise<string> {
    return (await this.ask(request)).text;
  }

  /** As `choose`, with all that the bot answers. */
  ask(request: Request): Promise<Answer> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      const timer = setTimeout(
        () => this.#dismiss(new Error(`A bot took longer than ${PATIENCE} ms`)),
        PATIENCE,
      );
      const settle = <T>(how: (value: T) => void) => {
        return (value: T): void => {
          clearTimeout(timer);
          this.#tasks.delete(id);
          how(value);
        };
      };
      this.#tasks.set(id, { request, done: settle(done), failed: settle(failed) });
      this.#thinking().postMessage(questionOf(request, id));
    });
  }

  #thinking(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#open();
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const task = this.#tasks.get(data.id);
      if ('error' in data) task?.failed(new Error(data.error));
      else if ('text' in data) task?.done(data);
      else if (task) {
        const fault = tellHeard(task.request, data.id, (question) => worker.postMessage(question));
        if (fault) task.failed(fault);
      }
    });
    worker.addEventListener('error', (event) => this.#dismiss(new Error(event.message)));
    this.#worker = worker;
    return worker;
  }

  #dismiss(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const task of [...this.#tasks.values()]) task.failed(error);
  }

  async close(): Promise<void> {
    this.#dismiss(new Error('The table closes'));
  }
}

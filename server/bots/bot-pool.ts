/**
 * A pool of worker threads for bots, so that their search does not block the event loop. Each worker runs one task at a
 * time. A worker that crashes or times out is terminated and its task is rejected; the caller may retry.
 *
 * Tasks are taken in turn from each address, and there in turn for each host of tables. One address never has all workers
 * where there are several, so somebody else's bot need not wait for a long search to end.
 */
import { Worker } from 'node:worker_threads';
import type { LoadBots } from '#bots/contract.ts';
import { type BotReply, questionOf, tellHeard } from '#bots/worker.ts';
import { type BotPlayer, type BotRequest, BotsBusy } from '#tables/services.ts';
import { FairQueue } from './fair-queue.ts';

export interface PoolSettings {
  readonly workers: number;
  /** Timeout of a task in milliseconds. Waiting in the queue does not count. */
  readonly patience: number;
  /** URL of a module that exports `loadBots`. */
  readonly library: string;
  /** The address of a host of tables; by default each host counts as one. */
  readonly addressOf?: (host: string) => string | undefined;
}

/** Tasks of one address that may wait; whoever asks for more asks again later. */
const MOST_WAITING = 100;

interface Task {
  readonly request: BotRequest;
  done(text: string): void;
  failed(error: Error): void;
}

interface PoolWorker {
  readonly worker: Worker;
  busy: (Task & { readonly id: number; readonly group: string; readonly timer: NodeJS.Timeout }) | undefined;
}

/** Rebuilds an error that a worker reported, with the worker's stack trace. */
const faultOf = ({ error, stack }: Extract<BotReply, { error: string }>): Error => {
  const fault = new Error(error);
  if (stack !== undefined) fault.stack = stack;
  return fault;
};

/** What the worker is told: not whose table it is. */
const wishOf = ({ host: _, ...wish }: BotRequest): Omit<BotRequest, 'host'> => wish;

export class BotPool implements BotPlayer {
  readonly #settings: PoolSettings;
  readonly #workers: PoolWorker[] = [];
  readonly #queue = new FairQueue<Task>();
  #tasks = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Number of queued tasks. */
  get waiting(): number {
    return this.#queue.size;
  }

  async levels(game: string, version?: string): Promise<readonly string[]> {
    const { loadBots } = (await import(this.#settings.library)) as { loadBots: LoadBots };
    return (await loadBots(game, version))?.levels.map((level) => level.id) ?? [];
  }

  choose(request: BotRequest): Promise<string> {
    return new Promise((done, failed) => {
      if (this.#closed) {
        failed(new Error('The server closes'));
        return;
      }
      const { host = '' } = request;
      const group = this.#settings.addressOf?.(host) ?? host;
      if (this.#queue.sizeOf(group) >= MOST_WAITING) {
        failed(new BotsBusy('Too many bots of this address think'));
        return;
      }
      this.#queue.push(group, host, { request, done, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.size === 0) return;
    const one =
      this.#workers.find((d) => !d.busy) ??
      (this.#workers.length < this.#settings.workers ? this.#startWorker() : undefined);
    if (!one) return;
    const most = Math.max(1, this.#settings.workers - 1);
    const next = this.#queue.take(
      (group) => this.#workers.filter(({ busy }) => busy?.group === group).length < most,
    );
    if (!next) return;
    const { group, item: task } = next;
    const id = ++this.#tasks;
    const { patience } = this.#settings;
    const timer = setTimeout(
      () => this.#dismiss(one, new Error(`A bot took longer than ${patience} ms`)),
      patience,
    );
    one.busy = { ...task, id, group, timer };
    one.worker.ref();
    one.worker.postMessage(questionOf(wishOf(task.request), id));
    this.#next();
  }

  #startWorker(): PoolWorker {
    const worker = new Worker(new URL('../../bots/worker-node.ts', import.meta.url), {
      workerData: { library: this.#settings.library },
    });
    const one: PoolWorker = { worker, busy: undefined };
    // An idle worker does not keep the process alive.
    worker.unref();
    worker.on('message', (reply: BotReply) => this.#replied(one, reply));
    worker.on('error', (error) =>
      this.#dismiss(one, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', (code) => this.#dismiss(one, new Error(`A bot worker ended with ${code}`)));
    this.#workers.push(one);
    return one;
  }

  #replied(one: PoolWorker, reply: BotReply): void {
    const { busy } = one;
    if (!busy || busy.id !== reply.id) return;
    const wants = 'wants' in reply;
    const fault =
      wants && tellHeard(wishOf(busy.request), reply.id, (question) => one.worker.postMessage(question));
    if (wants && !fault) return;
    clearTimeout(busy.timer);
    one.busy = undefined;
    one.worker.unref();
    if (fault) busy.failed(fault);
    else if ('error' in reply) busy.failed(faultOf(reply));
    else if ('text' in reply) busy.done(reply.text);
    this.#next();
  }

  /** Terminates a worker and rejects its task. The next task starts a new worker. */
  #dismiss(one: PoolWorker, error: Error): void {
    const at = this.#workers.indexOf(one);
    if (at < 0) return;
    this.#workers.splice(at, 1);
    void one.worker.terminate();
    if (one.busy) {
      clearTimeout(one.busy.timer);
      one.busy.failed(error);
    }
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#queue.drain()) task.failed(new Error('The server closes'));
    const gone = this.#workers.map((one) => one.worker.terminate());
    for (const one of [...this.#workers]) this.#dismiss(one, new Error('The server closes'));
    await Promise.all(gone);
  }
}

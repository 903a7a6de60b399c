/** The page's client of the local table server. Its worker is started on first use. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { TableCommand } from '#wire/protocol.ts';
import type { GameCard, Opened, OpenTable, TableSummary } from '#wire/rest.ts';
import type { Answer, Ask, Listener, Transport } from '../connection/connection.svelte.ts';
import {
  DATABASE,
  type FromLocalServer,
  type Question,
  type Reply,
  type ToLocalServer,
  type Written,
} from './messages.ts';

/** A request without its id, which is added here. */
type Unnumbered<Q = Question> = Q extends { id: string } ? Omit<Q, 'id'> : never;

const FAULT: Refusal = { code: 'LOCAL_FAULT', clause: '' };

class Local implements Transport {
  #worker: Worker | undefined;
  #listener: Listener | undefined;
  #next = 1;
  /** Identifies this visit in request ids and broadcasts. */
  readonly #mark = crypto.randomUUID().slice(0, 13);
  readonly #asked = new Map<
    string,
    { readonly question: ToLocalServer; settle(answer: FromLocalServer): void }
  >();
  /**
   * The worker's memory is out of date, but it is creating a table right now, which must not happen twice.
   */
  #old = false;

  constructor() {
    // Prerendering has no other tabs, and an open channel would keep the build process alive.
    if (import.meta.env.SSR) return;
    // Another tab has written, so our worker's memory is out of date. A new worker reads the database again.
    new BroadcastChannel(DATABASE).addEventListener('message', ({ data }: MessageEvent<Written>) => {
      if (data.by !== this.#mark && this.#worker) this.#renew();
    });
  }

  listen(listener: Listener): () => void {
    this.#listener = listener;
    listener.onOpen();
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  async ask(command: Ask): Promise<Answer> {
    const message = await this.#send((id) => ({ ...command, id }) as TableCommand);
    return message.t === 'refused'
      ? { ok: false, refusal: message.refusal }
      : { ok: true, message: message as Extract<Answer, { ok: true }>['message'] };
  }

  async question(question: Unnumbered): Promise<Reply> {
    return (await this.#send((id) => ({ ...question, id }) as Question)) as Reply;
  }

  #send(numbered: (id: string) => ToLocalServer): Promise<FromLocalServer & { id: string }> {
    const id = `${this.#mark}-${this.#next++}`;
    const question = numbered(id);
    return new Promise((resolve) => {
      this.#asked.set(id, { question, settle: resolve as (answer: FromLocalServer) => void });
      this.#openWorker().postMessage(question);
    });
  }

  #openWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./local-server.worker.ts', import.meta.url), {
      type: 'module',
      name: this.#mark,
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromLocalServer>) => {
      // Messages of a terminated worker are out of date.
      if (this.#worker === worker) this.#hear(data);
    });
    worker.addEventListener('error', () => this.#failed(worker));
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromLocalServer): void {
    if (message.t === 'table' || message.t === 'update' || message.t === 'change' || message.t === 'info')
      this.#listener?.onMessage(message);
    if (!('id' in message)) return;
    this.#asked.get(message.id)?.settle(message);
    this.#asked.delete(message.id);
    if (this.#old) this.#renew();
  }

  /**
   * Replaces the worker and repeats the pending requests. That is safe: queries change nothing, and a command
   * that is already stored is recognised by its id.
   */
  #renew(): void {
    const waiting = [...this.#asked.values()].map(({ question }) => question);
    this.#old = waiting.some(({ t }) => t === 'open');
    if (this.#old) return;
    this.#end();
    for (const question of waiting) this.#openWorker().postMessage(question);
    this.#listener?.onOpen();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Nothing is lost: the next worker reads everything from storage. */
  #failed(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#end();
    this.#old = false;
    for (const [id, { settle }] of this.#asked) settle({ t: 'refused', id, refusal: FAULT });
    this.#asked.clear();
  }
}

export const local = new Local();

export const localGames = async (): Promise<Result<readonly GameCard[], Refusal>> => {
  const reply = await local.question({ t: 'games' });
  return reply.t === 'games' ? ok(reply.games) : err(reply.t === 'refused' ? reply.refusal : FAULT);
};

/** The tables of this device, latest first. Without a database no worker is started. */
export const localTables = async (): Promise<Result<readonly TableSummary[], Refusal>> => {
  const databases = await indexedDB.databases?.().catch(() => []);
  if (databases && !databases.some(({ name }) => name === DATABASE)) return ok([]);
  const reply = await local.question({ t: 'tables' });
  return reply.t === 'tables' ? ok(reply.tables) : err(reply.t === 'refused' ? reply.refusal : FAULT);
};

/** Creates a table on this device, and asks the browser for persistent storage. */
export const openLocal = async (wish: OpenTable): Promise<Result<Opened, Refusal>> => {
  const reply = await local.question({ t: 'open', wish });
  if (reply.t !== 'opened') return err(reply.t === 'refused' ? reply.refusal : FAULT);
  void navigator.storage?.persist?.();
  return ok(reply.opened);
};

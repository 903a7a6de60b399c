/** A browser as the server sees it: a cookie, requests, and a connection whose messages are kept as received. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { View } from '#engine/match/view.ts';
import { Message } from '#wire/message.ts';
import { type Command, PROTOCOL } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';

export type Table = Extract<Message, { t: 'table' }>;
export type Update = Extract<Message, { t: 'update' }>;
/** A command without its id. */
type Order = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

export class Client {
  readonly url: string;
  cookie: string;
  readonly raw: string[] = [];
  readonly messages: Message[] = [];
  /** The close code. */
  closed: Promise<number> = Promise.resolve(0);
  #socket: WebSocket | undefined;
  readonly #name: string;
  /** How long to wait for an answer; milliseconds. */
  patience = 10_000;
  #ids = 0;
  readonly #waiting = new Set<() => void>();

  /** `name` begins the ids of its commands, which are unique for ever. */
  constructor(url: string, cookie = '', name = randomUUID().slice(0, 8)) {
    this.#name = name;
    this.url = url;
    this.cookie = cookie;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookie ? { cookie: this.cookie } : {}), ...init.headers };
    const response = await fetch(this.url + path, { ...init, headers });
    const given = response.headers.get('set-cookie');
    if (given) this.cookie = given.split(';')[0]!;
    return response;
  }

  async open(order: Partial<OpenTable> & Pick<OpenTable, 'seats'>): Promise<string> {
    const response = await this.request('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'nim', options: {}, ...order }),
    });
    const body = (await response.json()) as { table?: string };
    if (body.table === undefined) throw new Error(`Not opened: ${JSON.stringify(body)}`);
    return body.table;
  }

  /** Connects and says hello. */
  async connect(headers: Record<string, string> = {}): Promise<this> {
    if (!this.cookie) await this.request('/api/me');
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie, ...headers },
    });
    this.#socket = socket;
    this.closed = new Promise((done) => socket.once('close', (code) => done(code)));
    socket.on('message', (data) => {
      this.raw.push(data.toString());
      // Every message of the server, in any test, must fit the schema.
      this.messages.push(v.parse(Message, JSON.parse(data.toString())));
      for (const look of this.#waiting) look();
    });
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    this.send({ t: 'hello', protocol: PROTOCOL });
    await this.until((m) => m.t === 'welcome');
    return this;
  }

  send(message: unknown): void {
    this.#socket!.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  disconnect(): void {
    this.#socket?.close();
  }

  /** The first matching message from index `from` on, as soon as it is there. */
  until<M extends Message>(wanted: (m: Message) => m is M, from?: number): Promise<M>;
  until(wanted: (m: Message) => boolean, from?: number): Promise<Message>;
  until(wanted: (m: Message) => boolean, from = 0): Promise<Message> {
    return new Promise((done, failed) => {
      const patience = setTimeout(() => {
        this.#waiting.delete(look);
        failed(new Error(`Waited in vain; got ${this.raw.slice(-5).join('\n')}`));
      }, this.patience);
      const look = () => {
        const found = this.messages.slice(from).find(wanted);
        if (!found) return;
        clearTimeout(patience);
        this.#waiting.delete(look);
        done(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Sends a command and waits for its answer. */
  ask(order: Order, id = `${this.#name}-${++this.#ids}`): Promise<Message> {
    const from = this.messages.length;
    this.send({ ...order, id });
    return this.until((m) => 'id' in m && m.id === id, from);
  }

  async watch(table: string): Promise<Table> {
    const answer = await this.ask({ t: 'watch', table });
    if (answer.t !== 'table') throw new Error(`Not shown: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The last view of a table that this client was shown. */
  view(table: string): View {
    const shown = this.messages.findLast(
      (m) => (m.t === 'update' && m.table === table) || (m.t === 'table' && m.info.table === table),
    ) as Table | Update | undefined;
    if (!shown?.view) throw new Error('No view yet');
    return shown.view;
  }

  decide(table: string, seat: number, text: string, decision = this.view(table).decision, id?: string) {
    return this.ask({ t: 'decide', table, seat, decision, text }, id);
  }
}

/** Waits until a condition holds. */
export const eventually = async (
  holds: () => boolean | Promise<boolean>,
  patience = 10_000,
): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It never came to hold');
    await new Promise((done) => setTimeout(done, 10));
  }
};

/** A person of the load: one connection from an address of its own, who thinks for some seconds before each decision. */
import { WebSocket } from 'ws';
import type { View } from '#engine/match/view.ts';
import { viewAfter } from '#wire/follow.ts';
import { type Command, type Message, PROTOCOL, type TableInfo } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';

/** A command without its id. */
export type Order = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

/** What a person sees of the table that they are at. */
export interface Seen {
  readonly info: TableInfo;
  readonly view: View | undefined;
}

export class Person {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #socket: WebSocket | undefined;
  #ids = 0;
  readonly #asked = new Map<string, (answer: Message) => void>();
  seen: Seen | undefined;
  /** The connection was closed by the other side. */
  onGone: (code: number) => void = () => undefined;

  /** @param address the person's own, as the server's proxy would tell it */
  constructor(url: string, address: string) {
    this.#url = url;
    this.#headers = { 'x-forwarded-for': address };
  }

  async #fetch(path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      headers: { ...this.#headers, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const given = response.headers.get('set-cookie');
    if (given) this.#headers.cookie = given.split(';')[0]!;
    return response.json();
  }

  async connect(): Promise<void> {
    if (this.#headers.cookie === undefined) await this.#fetch('/api/me');
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, { headers: this.#headers });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as Message));
    socket.on('close', (code) => this.onGone(code));
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  }

  /** Opens a table; its id, or why there is none. */
  async open(order: OpenTable): Promise<{ readonly table: string } | { readonly why: string }> {
    const answer = (await this.#fetch('/api/tables', order)) as { table?: string };
    return answer.table === undefined ? { why: JSON.stringify(answer) } : { table: answer.table };
  }

  #hear(message: Message): void {
    if (message.t === 'table') this.seen = { info: message.info, view: message.view };
    else if ((message.t === 'update' || message.t === 'change') && this.seen)
      this.seen = { ...this.seen, view: viewAfter(this.seen.view, message) };
    else if (message.t === 'info' && this.seen) this.seen = { ...this.seen, info: message.info };
    if (!('id' in message)) return;
    this.#asked.get(message.id)?.(message);
    this.#asked.delete(message.id);
  }

  /** Sends a command and waits for its answer. */
  ask(order: Order): Promise<Message> {
    const id = `${++this.#ids}`;
    const answer = new Promise<Message>((done) => {
      this.#asked.set(id, done);
    });
    this.#socket!.send(JSON.stringify({ ...order, id }));
    return answer;
  }

  leave(): void {
    this.onGone = () => undefined;
    this.#socket?.close();
  }
}

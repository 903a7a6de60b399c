/** A simulated player at several tables: their connection records everything that was shown and acknowledged. */
import { WebSocket } from 'ws';
import type { StoryItem } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import { viewAfter } from '#wire/follow.ts';
import {
  type ChatLine,
  type ClockInfo,
  type Command,
  type Message,
  PROTOCOL,
  type TableInfo,
} from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import { pictureOf } from './expected-views.ts';

type Order = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

/** One table as this player was shown it. */
export interface Seen {
  seq: number;
  info: TableInfo;
  view: View | undefined;
  story: readonly StoryItem[];
  chat: readonly ChatLine[];
  clock: ClockInfo | undefined;
  /** When `clock` and `info` arrived, by this process's monotonic clock. */
  clockAt: number;
  infoAt: number;
  /** Every view shown since the last check, in order. */
  pictures: string[];
}

/** A command until its result is known. */
export interface Asked {
  readonly id: string;
  readonly order: Order;
  /** Undefined when there was no answer. */
  answer: Message | undefined;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Person {
  readonly name: string;
  cookie = '';
  readonly seen = new Map<string, Seen>();
  /** Commands not checked yet. */
  asked: Asked[] = [];
  /** Called on every change of a table. */
  onChange: (table: string) => void = () => undefined;
  /** Called when the server does something forbidden. */
  onFault: (what: string, of: string) => void = () => undefined;
  #url = '';
  #socket: WebSocket | undefined;
  #ids = 0;
  readonly #waiting = new Map<string, (answer: Message | undefined) => void>();

  constructor(name: string) {
    this.name = name;
  }

  get here(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Undefined when there was no answer. */
  async request(path: string, body?: unknown): Promise<unknown> {
    try {
      const response = await fetch(this.#url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: this.cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const given = response.headers.get('set-cookie');
      if (given) this.cookie = given.split(';')[0]!;
      return await response.json();
    } catch {
      // The server was killed, so there is no answer.
      return undefined;
    }
  }

  /** Opens a table; undefined when there was no answer. */
  async open(order: OpenTable): Promise<string | undefined> {
    const said = (await this.request('/api/tables', order)) as { table?: string } | undefined;
    if (said && said.table === undefined)
      this.onFault(`no table was opened: ${JSON.stringify(said)}`, order.game);
    return said?.table;
  }

  /** Connects or reconnects; false when the server died meanwhile. */
  async connect(url: string): Promise<boolean> {
    this.#url = url;
    if (this.cookie === '') await this.request('/api/me');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie: this.cookie } });
    this.#socket = socket;
    const welcome = new Promise<boolean>((done) => {
      socket.on('close', () => {
        done(false);
        this.#lost(socket);
      });
      socket.on('error', () => done(false));
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as Message;
        if (message.t === 'welcome') done(true);
        this.#hear(message);
      });
      socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })));
    });
    return welcome;
  }

  leave(): void {
    this.#socket?.close();
  }
  /** Resolves when the connection is closed and everything received has been read. */
  async gone(): Promise<void> {
    while (this.#socket) await sleep(1);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    for (const done of this.#waiting.values()) done(undefined);
    this.#waiting.clear();
  }

  /** Sends a command; resolves to the answer, or to undefined when the connection closes first. */
  ask(order: Order, id = `${this.name}-${++this.#ids}`): Promise<Message | undefined> {
    // What was never sent needs no answer.
    if (!this.here) return Promise.resolve(undefined);
    if (order.t !== 'watch' && order.t !== 'leave') this.asked.push({ id, order, answer: undefined });
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#socket!.send(JSON.stringify({ ...order, id }));
    });
  }

  async watch(table: string): Promise<Seen | undefined> {
    const answer = await this.ask({ t: 'watch', table, changes: true });
    if (answer && answer.t !== 'table') this.onFault(`not shown: ${JSON.stringify(answer)}`, table);
    return answer?.t === 'table' ? this.seen.get(table) : undefined;
  }

  #hear(message: Message): void {
    if ('id' in message) {
      const asked = this.asked.find(({ id }) => id === message.id);
      if (asked) asked.answer = message;
    }
    if (message.t === 'table') this.#begin(message);
    else if (message.t === 'update' || message.t === 'change' || message.t === 'info') this.#go(message);
    else if (message.t === 'chat') this.#talk(message.table, message.line);
    else if (message.t === 'out') this.onFault('is shown out', message.table);
    if ('id' in message) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  #begin({ info, seq, view, story, chat, clock }: Extract<Message, { t: 'table' }>): void {
    const now = performance.now();
    const pictures = this.seen.get(info.table)?.pictures ?? [];
    const shown = story.filter(({ index }) => index > 0);
    this.#inOrder(info.table, shown, 0);
    if (view) pictures.push(pictureOf(view, shown));
    this.seen.set(info.table, {
      seq,
      info,
      view,
      story: shown,
      chat,
      clock,
      clockAt: now,
      infoAt: now,
      pictures,
    });
    this.onChange(info.table);
  }

  #go(message: Extract<Message, { t: 'update' | 'change' | 'info' }>): void {
    const seen = this.seen.get(message.table);
    if (!seen) {
      this.onFault('hears of a table that it does not watch', message.table);
      return;
    }
    if (message.seq !== seen.seq + 1)
      this.onFault(`message ${message.seq} comes behind ${seen.seq}`, message.table);
    seen.seq = message.seq;
    const now = performance.now();
    if (message.t === 'info') {
      seen.info = message.info;
      seen.infoAt = now;
    } else {
      const { cut = Number.POSITIVE_INFINITY } = message;
      const kept = seen.story.filter(({ index }) => index <= cut);
      const more = message.story.filter(({ index }) => index > 0);
      this.#inOrder(message.table, more, kept.at(-1)?.index ?? 0);
      Object.assign(seen, { story: [...kept, ...more], view: viewAfter(seen.view, message) });
      if (message.clock) Object.assign(seen, { clock: message.clock, clockAt: now });
      seen.pictures.push(pictureOf(seen.view, seen.story));
    }
    this.onChange(message.table);
  }

  /** Checks that nothing is shown twice and nothing is left out. */
  #inOrder(table: string, story: readonly StoryItem[], last: number): void {
    let before = last;
    for (const { index } of story) {
      const follows = index === before + 1 || (index === before && index > last);
      if (!follows) this.onFault(`item ${index} of the story comes behind ${before}`, table);
      before = index;
    }
  }

  #talk(table: string, line: ChatLine): void {
    const seen = this.seen.get(table);
    if (!seen) return;
    const last = seen.chat.at(-1)?.n ?? 0;
    if (line.n !== last + 1) this.onFault(`line ${line.n} comes behind ${last}`, table);
    seen.chat = [...seen.chat, line];
  }
}

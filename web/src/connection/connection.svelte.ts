/**
 * The page's one WebSocket. It sends the handshake, detects dead connections, reconnects by itself, and
 * matches answers to commands. After a gap it calls `onOpen`, so that a session can subscribe to its table
 * again.
 */
import type { Refusal } from '#engine/result.ts';
import { type Command, type Message, PROTOCOL } from '#wire/protocol.ts';

/** A command without its id, which the connection adds. */
export type Ask<C = Extract<Command, { id: string }>> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Answer =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly refusal: Refusal };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/**
 * Request timeout in milliseconds. After it the connection counts as dead, whatever the socket's state is.
 */
const PATIENCE = 15_000;
/** After this many milliseconds without a message a keep-alive is sent. */
const SILENCE = 45_000;
const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

export interface Listener {
  onOpen(): void;
  onMessage(message: Message): void;
}

/** A transport to the place where tables are kept: a server behind a socket, or this device. */
export interface Transport {
  /** Subscribes to messages. There is one listener at a time. Returns the function that unsubscribes. */
  listen(listener: Listener): () => void;
  ask(command: Ask): Promise<Answer>;
}

class Connection implements Transport {
  /** `fresh` until the first contact, so that a page that is just loading shows no warning. */
  status = $state<'fresh' | 'open' | 'lost'>('fresh');
  /** Number of reconnections so far. */
  returns = $state(0);
  #socket: WebSocket | undefined;
  #listener: Listener | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Timers for the answer to the handshake, and for the next keep-alive. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  /** Prefix of command ids, so that ids of two visits never collide. */
  readonly #mark = Math.floor(performance.timeOrigin + performance.now()).toString(36);
  readonly #asked = new Map<string, { settle(answer: Answer): void; late: ReturnType<typeof setTimeout> }>();

  listen(listener: Listener): () => void {
    this.#listener = listener;
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'open') listener.onOpen();
    else this.open();
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  ask(command: Ask): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.resolve({ ok: false, refusal: OFFLINE });
    const id = `${this.#mark}-${this.#next++}`;
    return new Promise((settle) => {
      const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
      this.#asked.set(id, { settle, late });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Connects, unless the socket is open or opening. */
  open(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#expect(socket);
    socket.addEventListener('open', () => this.#greet(socket));
    socket.addEventListener('message', (event) => {
      // Messages of an abandoned socket are out of date.
      if (this.#socket === socket) this.#hear(socket, JSON.parse(String(event.data)) as Message);
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  /** Sends the handshake. It is also used as the keep-alive. */
  #greet(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies Command));
    this.#expect(socket);
  }
  #expect(socket: WebSocket): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(socket), PATIENCE);
  }
  /** Reconnects, or checks that the connection is still alive. */
  #look(): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'open') this.#greet(this.#socket);
    else this.open();
  }

  #hear(socket: WebSocket, message: Message): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#greet(socket), SILENCE);
    switch (message.t) {
      case 'welcome':
        clearTimeout(this.#patience);
        this.#wait = FIRST_WAIT;
        // Only the answer to a keep-alive.
        if (this.status === 'open') return;
        if (this.status === 'lost') this.returns++;
        this.status = 'open';
        this.#listener?.onOpen();
        return;
      case 'reload':
        // Delayed, to avoid a tight reload loop when only the old page is available.
        setTimeout(() => location.reload(), FIRST_WAIT * 5);
        return;
      case 'ack':
        this.#settle(message.id, { ok: true, message });
        return;
      case 'refused':
        this.#settle(message.id, { ok: false, refusal: message.refusal });
        return;
      case 'table':
      case 'past':
      case 'people':
      case 'orders':
        // Answers without a pending request are late or duplicates.
        if (!this.#settle(message.id, { ok: true, message })) return;
        break;
      default:
    }
    this.#listener?.onMessage(message);
  }

  /** Returns false when no request with this id is pending. */
  #settle(id: string, answer: Answer): boolean {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.late);
    asked?.settle(answer);
    return asked !== undefined;
  }

  /** Closes a connection that has died silently, and starts to reconnect. */
  #giveUp(socket: WebSocket): void {
    this.#lost(socket);
    socket.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.status = 'lost';
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    for (const id of [...this.#asked.keys()]) this.#settle(id, { ok: false, refusal: OFFLINE });
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  constructor() {
    // Prerendering opens no connection.
    if (import.meta.env.SSR) return;
    addEventListener('online', () => this.#look());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#listener) this.#look();
    });
  }
}

export const connection = new Connection();

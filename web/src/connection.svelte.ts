/**
 * The one socket of the page. It says hello, is watched over, comes back by itself, and gives every command its
 * answer. What a table needs after a gap – watching anew – is asked of its session by `onOpen`.
 */
import type { Refusal } from '#engine/result.ts';
import { type Command, type Message, PROTOCOL } from '#wire/protocol.ts';

/** A command without the id that the connection gives it. */
export type Ask<C = Extract<Command, { id: string }>> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Answer =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly refusal: Refusal };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

export interface Listener {
  onOpen(): void;
  onMessage(message: Message): void;
}

/** Where tables are: a server behind a socket, or this device itself. */
export interface Link {
  /** Whoever looks at a table listens; there is one at a time. Returns how to stop. */
  listen(listener: Listener): () => void;
  ask(command: Ask): Promise<Answer>;
}

class Connection implements Link {
  /** `fresh` before the first contact, so that a page that just opens does not cry. */
  status = $state<'fresh' | 'open' | 'lost'>('fresh');
  /** Counts how often the connection was found again. */
  returns = $state(0);
  #socket: WebSocket | undefined;
  #listener: Listener | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  /** Ids of two visits never meet. */
  readonly #mark = Math.floor(performance.timeOrigin + performance.now()).toString(36);
  readonly #asked = new Map<string, (answer: Answer) => void>();

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
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Says hello to the server, unless that is done or on its way. */
  open(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies Command));
    });
    socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as Message));
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #hear(message: Message): void {
    switch (message.t) {
      case 'welcome':
        this.#wait = FIRST_WAIT;
        if (this.status === 'lost') this.returns++;
        this.status = 'open';
        this.#listener?.onOpen();
        return;
      case 'reload':
        // Not at once, in case the old page is all that there is.
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
        this.#settle(message.id, { ok: true, message });
        break;
      default:
    }
    this.#listener?.onMessage(message);
  }

  #settle(id: string, answer: Answer): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.status = 'lost';
    for (const resolve of this.#asked.values()) resolve({ ok: false, refusal: OFFLINE });
    this.#asked.clear();
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  constructor() {
    // A page that is drawn when it is built is connected with nobody.
    if (import.meta.env.SSR) return;
    addEventListener('online', () => this.open());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#listener) this.open();
    });
  }
}

export const connection = new Connection();

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
/** What is asked is answered within this, or the line is dead, whatever it says of itself. Milliseconds. */
const PATIENCE = 15_000;
/** Who has been silent for so long is asked whether he is there. */
const SILENCE = 45_000;
const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

export interface Listener {
  onOpen(): void;
  onMessage(message: Message): void;
}

/** Where tables are: a server behind a socket, or this device itself. */
export interface Transport {
  /** Whoever looks at a table listens; there is one at a time. Returns how to stop. */
  listen(listener: Listener): () => void;
  ask(command: Ask): Promise<Answer>;
}

class Connection implements Transport {
  /** `fresh` before the first contact, so that a page that just opens does not cry. */
  status = $state<'fresh' | 'open' | 'lost'>('fresh');
  /** Counts how often the connection was found again. */
  returns = $state(0);
  #socket: WebSocket | undefined;
  #listener: Listener | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until an answer to hello is too late, and until one asks for a sign of life. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  /** Ids of two visits never meet. */
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

  /** Says hello to the server, unless that is done or on its way. */
  open(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#expect(socket);
    socket.addEventListener('open', () => this.#greet(socket));
    socket.addEventListener('message', (event) => {
      // What a line says that was given up is out of date.
      if (this.#socket === socket) this.#hear(socket, JSON.parse(String(event.data)) as Message);
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  /** Says hello: the first thing that is said, and what asks for a sign of life. */
  #greet(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies Command));
    this.#expect(socket);
  }
  #expect(socket: WebSocket): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(socket), PATIENCE);
  }
  /** Comes back, or makes sure that it is there still. */
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
        // A mere sign of life.
        if (this.status === 'open') return;
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
      case 'orders':
        // What nobody waits for is of earlier, or comes twice.
        if (!this.#settle(message.id, { ok: true, message })) return;
        break;
      default:
    }
    this.#listener?.onMessage(message);
  }

  /** False: nobody asked. */
  #settle(id: string, answer: Answer): boolean {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.late);
    asked?.settle(answer);
    return asked !== undefined;
  }

  /** A line that has gone dead without a word: another one is looked for. */
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
    // A page that is drawn when it is built is connected with nobody.
    if (import.meta.env.SSR) return;
    addEventListener('online', () => this.#look());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#listener) this.#look();
    });
  }
}

export const connection = new Connection();

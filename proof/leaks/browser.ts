/** A browser that records every byte it receives, and when. */
import { type Message, PROTOCOL } from '#wire/protocol.ts';
import type { Line, OpenLine } from './byte-stream.ts';

/** Something received: a message, a control frame, or the response to a request. */
export interface Heard {
  readonly at: number;
  /** 'socket' or the request that it answers. */
  readonly by: string;
  readonly text: string;
}

/** Headers that depend on the moment or the request, not on the table. */
const PASSING = /^(?:date|x-request-id): .*\r\n/gim;
const ELSEWHERE = 'X-Forwarded-For: 203.0.113.9\r\n';
const LONG_LENGTH = 126;
const LONGER_LENGTH = 127;
const PING = 9;
const PONG = 10;
const TEXT = 1;

/** A frame from a client; its mask is zero, which masks nothing. */
const frame = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const long = length >= LONG_LENGTH;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? LONG_LENGTH : length);
  if (long) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
};

export class Browser {
  readonly cookie: string;
  /** Received since the last look. */
  heard: Heard[] = [];
  /** The last message that does not answer a command. */
  last: Message | undefined;
  /** Commands and requests without an answer so far. */
  outstanding = 0;
  /** Grows with everything received. */
  activity = 0;
  readonly #open: OpenLine;
  readonly #now: () => number;
  #socket: Line | undefined;
  #http: Line | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #upgraded = false;
  #body: Buffer = Buffer.alloc(0);
  readonly #asked: string[] = [];
  readonly #answers = new Map<string, (text: string) => void>();

  constructor(cookie: string, open: OpenLine, now: () => number) {
    this.cookie = cookie;
    this.#open = open;
    this.#now = now;
  }

  #keep(by: string, text: string): void {
    this.activity++;
    this.heard.push({ at: this.#now(), by, text });
  }

  /** What was received since the last call. */
  take(): Heard[] {
    const { heard } = this;
    this.heard = [];
    return heard;
  }

  // --- the socket -------------------------------------------------------------------------------------------

  async connect(): Promise<void> {
    this.#upgraded = false;
    this.#rest = Buffer.alloc(0);
    this.#socket = await this.#open((bytes) => this.#hear(bytes));
    this.outstanding++;
    this.#socket.say(
      Buffer.from(
        `GET /socket HTTP/1.1\r\nHost: localhost\r\nCookie: ludoteca=${this.cookie}\r\nConnection: Upgrade\r\n` +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      ),
    );
  }

  send(message: unknown): void {
    this.outstanding++;
    this.#socket?.say(
      frame(TEXT, Buffer.from(typeof message === 'string' ? message : JSON.stringify(message))),
    );
  }

  disconnect(): void {
    this.#socket?.end();
    this.#socket = undefined;
  }
  get connected(): boolean {
    return this.#socket !== undefined;
  }

  #hear(bytes: Buffer): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    if (!this.#upgraded) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#keep('socket', this.#rest.toString('latin1', 0, end));
      this.#rest = this.#rest.subarray(end + 4);
      this.#upgraded = true;
      this.send({ t: 'hello', protocol: PROTOCOL });
      this.outstanding--;
    }
    while (this.#frame());
  }

  /** Takes one frame from the input; false when none is complete. */
  #frame(): boolean {
    const all = this.#rest;
    if (all.length < 2) return false;
    const short = all[1]! & 127;
    const head = short === LONG_LENGTH ? 4 : short === LONGER_LENGTH ? 10 : 2;
    if (all.length < head) return false;
    const length =
      short === LONG_LENGTH
        ? all.readUInt16BE(2)
        : short === LONGER_LENGTH
          ? Number(all.readBigUInt64BE(2))
          : short;
    if (all.length < head + length) return false;
    const payload = all.subarray(head, head + length);
    this.#rest = all.subarray(head + length);
    const opcode = all[0]! & 15;
    if (opcode === PING) this.#socket?.say(frame(PONG, payload));
    if (opcode !== TEXT) {
      this.#keep('socket', `frame ${all[0]} ${payload.toString('latin1')}`);
      return true;
    }
    this.#read(payload.toString());
    return true;
  }

  #read(text: string): void {
    this.#keep('socket', text);
    // An answer is recognised by its first bytes: most messages are long and need no parsing here.
    if (/^\{"t":"(?:update|change|info|chat|proposals|out)"/.test(text)) return;
    this.outstanding--;
  }

  // --- requests ---------------------------------------------------------------------------------------------

  /** Requests a page or data. The response is recorded, and returned without its volatile headers. */
  async request(method: string, path: string, body?: unknown): Promise<string> {
    this.#http ??= await this.#open((bytes) => this.#answer(bytes));
    const said = body === undefined ? '' : JSON.stringify(body);
    const about =
      body === undefined
        ? ''
        : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(said)}\r\n`;
    const name = `${method} ${path}`;
    // Players connect from elsewhere; only the host's figures are requested from the machine itself.
    const from = path === '/metrics' ? '' : ELSEWHERE;
    this.outstanding++;
    this.#asked.push(name);
    const answered = new Promise<string>((done) => this.#answers.set(name, done));
    this.#http.say(
      Buffer.from(
        `${name} HTTP/1.1\r\nHost: localhost\r\nCookie: ludoteca=${this.cookie}\r\n${from}${about}\r\n${said}`,
      ),
    );
    return answered;
  }

  #answer(bytes: Buffer): void {
    this.#body = this.#body.length === 0 ? bytes : Buffer.concat([this.#body, bytes]);
    for (;;) {
      const end = this.#body.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#body.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (this.#body.length < end + 4 + length) return;
      const text =
        `${head}\r\n\r\n`.replace(PASSING, '') + this.#body.toString('utf8', end + 4, end + 4 + length);
      this.#body = this.#body.subarray(end + 4 + length);
      const name = this.#asked.shift() ?? 'nothing';
      if (/\r\nconnection: close/i.test(head)) {
        this.#http?.end();
        this.#http = undefined;
      }
      this.outstanding--;
      this.#keep(name, text);
      this.#answers.get(name)?.(text);
      this.#answers.delete(name);
    }
  }

  close(): void {
    this.disconnect();
    this.#http?.end();
    this.#http = undefined;
  }
}

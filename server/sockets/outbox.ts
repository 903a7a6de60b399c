/**
 * Outgoing messages of one connection. Messages of the same tick, such as an update and the acknowledgement after it,
 * are batched into one write of complete frames (RFC 6455, section 5.2). The library still sends pings and close
 * frames; it writes complete frames too, so the two do not interleave.
 *
 * The library's own framing with `cork` and `uncork` would also work, but costs more: over 42 paired rounds of
 * `bench server` (cards, 100 tables) 2 % more CPU time per decision, 3 to 6 % in the quietest rounds.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Backpressure limit in bytes: with more unsent data, the client counts as no longer reading. */
const MOST_UNSENT = 1_000_000;

/** First byte of a frame: FIN and the text opcode. Servers do not mask frames. */
const TEXT = 0x81;
const MOST_SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headLength = (length: number): number => (length <= MOST_SHORT ? 2 : length <= 0xffff ? 4 : 10);

const writeHead = (frames: Buffer, at: number, length: number): number => {
  frames[at] = TEXT;
  if (length <= MOST_SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= 0xffff) {
    frames[at + 1] = TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
};

/** Encodes messages as consecutive frames. */
const framesOf = (messages: readonly string[]): Buffer => {
  let size = 0;
  const lengths = messages.map((message) => {
    const length = Buffer.byteLength(message);
    size += headLength(length) + length;
    return length;
  });
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [i, message] of messages.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(message, at);
  }
  return frames;
};

export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #messages: string[] = [];

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  /**
   * Queues a message for the batch of this tick. False if the connection is not open, or if it was terminated because
   * too much data is unsent.
   */
  send(message: string): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > MOST_UNSENT) {
      socket.terminate();
      return false;
    }
    if (this.#messages.push(message) === 1) process.nextTick(() => this.#flush());
    return true;
  }

  #flush(): void {
    const messages = this.#messages;
    const socket = this.#socket;
    if (messages.length === 0 || socket.readyState !== socket.OPEN) return;
    this.#messages = [];
    this.#wire.write(framesOf(messages));
  }

  /** Sends the queued messages, then the close frame. */
  close(code: number, reason: string): void {
    this.#flush();
    this.#socket.close(code, reason);
  }
}

/**
 * A minimal WebSocket client: whole text frames over a bare connection, so that the load generator costs less than the
 * server that is measured.
 */
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
/** The connection is local, so the mask protects nothing. An empty mask is valid and leaves the bytes as they are. */
const NO_MASK = 4;

const frame = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const long = length > 125 ? 2 : 0;
  const out = Buffer.alloc(2 + long + NO_MASK + length);
  out[0] = opcode;
  out[1] = MASKED | (long ? 126 : length);
  if (long) out.writeUInt16BE(length, 2);
  payload.copy(out, 2 + long + NO_MASK);
  return out;
};

export class LeanSocket {
  readonly #socket: Socket;
  #rest: Buffer | undefined;
  #open = false;
  /** Called with each message. */
  heard: (message: Buffer) => void = () => undefined;
  /** Messages so far: their bytes and their number. */
  bytes = 0;
  messages = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** @param headers lines of HTTP, for example a cookie */
  static open(url: string, headers: readonly string[] = []): Promise<LeanSocket> {
    const { hostname, port } = new URL(url);
    return new Promise((done, failed) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const lean = new LeanSocket(socket);
      socket.once('error', failed);
      socket.once('connect', () =>
        socket.write(
          [
            'GET /socket HTTP/1.1',
            `Host: ${hostname}:${port}`,
            'Upgrade: websocket',
            'Connection: Upgrade',
            'Sec-WebSocket-Version: 13',
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
            ...headers,
            '\r\n',
          ].join('\r\n'),
        ),
      );
      socket.on('data', (data) =>
        lean.#take(
          data,
          () => done(lean),
          (what) => failed(new Error(what)),
        ),
      );
    });
  }

  #take(data: Buffer, opened: () => void, failed: (what: string) => void): void {
    let bytes = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    this.#rest = undefined;
    if (!this.#open) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#rest = bytes;
        return;
      }
      const head = bytes.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) {
        failed(head.slice(0, 200));
        return;
      }
      this.#open = true;
      bytes = bytes.subarray(end + 4);
      opened();
    }
    let at = 0;
    while (bytes.length - at >= 2) {
      let length = bytes[at + 1]! & 127;
      let head = 2;
      if (length === 126) {
        if (bytes.length - at < 4) break;
        length = bytes.readUInt16BE(at + 2);
        head = 4;
      } else if (length === 127) {
        if (bytes.length - at < 10) break;
        length = Number(bytes.readBigUInt64BE(at + 2));
        head = 10;
      }
      if (bytes.length - at < head + length) break;
      const payload = bytes.subarray(at + head, at + head + length);
      const opcode = bytes[at]! & 15;
      if (opcode === 1) {
        this.bytes += length;
        this.messages++;
        this.heard(payload);
      } else if (opcode === 9) this.#socket.write(frame(PONG, payload));
      at += head + length;
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at);
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.#socket.destroy();
  }
}

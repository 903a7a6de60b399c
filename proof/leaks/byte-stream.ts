/** The byte stream between a browser and a server: in memory, or over a real socket. */

import type { Server } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';

/** The browser's end. */
export interface Line {
  say(bytes: Buffer): void;
  end(): void;
}

/** `hears` is called with what is received. */
export type OpenLine = (hears: (bytes: Buffer) => void) => Promise<Line>;

/** The server's end of a connection that never leaves this process. */
class NearSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  readonly #hears: (bytes: Buffer) => void;

  constructor(hears: (bytes: Buffer) => void) {
    super();
    this.#hears = hears;
  }
  override _read(): void {
    // Data is pushed when the browser sends it.
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#hears(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#hears(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }
  // Methods that servers call on real sockets.
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  destroySoon(): void {
    this.end(() => this.destroy());
  }
}

export const nearLine =
  (server: Server): OpenLine =>
  async (hears) => {
    const socket = new NearSocket(hears);
    socket.on('error', () => socket.destroy());
    server.emit('connection', socket);
    return {
      // Never synchronously: on a real connection no reply arrives during the write.
      say: (bytes) => process.nextTick(() => socket.push(bytes)),
      end: () => {
        socket.push(null);
        socket.destroy();
      },
    };
  };

/** Over the loopback interface. */
export const farLine =
  (port: number): OpenLine =>
  (hears) =>
    new Promise((done, failed) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      socket.once('error', failed);
      socket.on('data', hears);
      socket.once('connect', () =>
        done({ say: (bytes) => void socket.write(bytes), end: () => socket.destroy() }),
      );
    });

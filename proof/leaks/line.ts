/** The bytes between a browser and a server: in memory, without the system's sockets, or over a real one. */

import type { Server } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';

/** A browser's end. */
export interface Line {
  say(bytes: Buffer): void;
  end(): void;
}

/** What comes of it is given to `hears`. */
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
    // What the browser says is pushed when it says it.
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#hears(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#hears(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }
  // What servers do to true sockets.
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
      // Never in the same breath: nothing comes back on a wire while it is still being said.
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

/**
 * A proxy that makes a bad connection between pages and their server, message by message in both directions: following
 * a seeded plan, messages are lost, duplicated, delayed or reordered, and connections are cut or go silent.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Chance } from '#engine/chance.ts';

const FATES = ['pass', 'drop', 'double', 'delay', 'reorder', 'cut', 'silence'] as const;
export type Fate = (typeof FATES)[number];
/** Fates per thousand messages; the others pass. */
const SHARES: readonly (readonly [Fate, number])[] = [
  ['drop', 15],
  ['double', 40],
  ['delay', 60],
  ['reorder', 40],
  ['cut', 8],
  ['silence', 3],
];
/** The longest delay, in milliseconds. */
const LATE = 60;

interface Line {
  /** Whether everything has been forwarded in order. */
  faithful: boolean;
  silent: boolean;
  /** A message held back until the next one has passed. */
  readonly held: Map<WebSocket, RawData>;
  cut(): void;
}

export class BadLine {
  url = '';
  /** No more faults from now on. */
  calm = false;
  readonly counts = new Map<Fate, number>();
  /** Called with every forwarded message and its fate. */
  onHandedOn: (text: string, to: 'page' | 'server') => void = () => undefined;
  readonly #target: string;
  readonly #chance: Chance;
  readonly #server: Server;
  readonly #wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #lines = new Set<Line>();

  private constructor(target: string, chance: Chance) {
    this.#target = target;
    this.#chance = chance;
    this.#server = createServer();
    this.#server.on('upgrade', (request, socket, head) => {
      const { cookie = '' } = request.headers;
      this.#wss.handleUpgrade(request, socket, head, (page) => this.#join(page, cookie));
    });
  }

  static async to(target: string, chance: Chance): Promise<BadLine> {
    const line = new BadLine(target, chance);
    await new Promise<void>((done) => line.#server.listen(0, '127.0.0.1', done));
    line.url = `http://127.0.0.1:${(line.#server.address() as AddressInfo).port}`;
    return line;
  }

  #join(page: WebSocket, cookie: string): void {
    const server = new WebSocket(`${this.#target.replace('http', 'ws')}/socket`, { headers: { cookie } });
    const line: Line = {
      silent: false,
      faithful: true,
      held: new Map(),
      cut: () => {
        page.terminate();
        server.terminate();
        this.#lines.delete(line);
      },
    };
    this.#lines.add(line);
    const early: RawData[] = [];
    for (const one of [page, server]) {
      one.on('close', line.cut);
      one.on('error', line.cut);
    }
    page.on('message', (data) => {
      if (server.readyState === WebSocket.CONNECTING) early.push(data);
      else this.#carry(line, server, 'server', data);
    });
    server.once('open', () => {
      for (const data of early) this.#carry(line, server, 'server', data);
    });
    server.on('message', (data) => this.#carry(line, page, 'page', data));
  }

  #fate(): Fate {
    if (this.calm) return 'pass';
    let drawn = this.#chance.draw(1000);
    for (const [fate, share] of SHARES) {
      if (drawn < share) return fate;
      drawn -= share;
    }
    return 'pass';
  }

  #carry(line: Line, to: WebSocket, name: 'page' | 'server', data: RawData): void {
    const fate = this.#fate();
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1);
    const hand = (what: RawData): void => {
      if (line.silent || to.readyState !== WebSocket.OPEN) return;
      to.send(what.toString());
      this.onHandedOn(what.toString(), name);
    };
    const held = line.held.get(to);
    line.held.delete(to);
    if (fate === 'drop' || fate === 'reorder') line.faithful = false;
    if (fate === 'cut') line.cut();
    else if (fate === 'silence') line.silent = true;
    else if (fate === 'delay') setTimeout(() => hand(data), this.#chance.draw(LATE));
    else if (fate === 'reorder') line.held.set(to, data);
    else if (fate !== 'drop') hand(data);
    if (fate === 'double') setTimeout(() => hand(data), this.#chance.draw(2) * this.#chance.draw(LATE));
    if (held !== undefined) hand(held);
  }

  /**
   * Ends the faults: silent connections stay silent, and held messages are forwarded. A connection that dropped or
   * reordered a message without closing exists only in this harness, and a page cannot notice that the last message is
   * missing. So such a connection is cut in the end.
   */
  settle(): void {
    this.calm = true;
    for (const line of [...this.#lines]) {
      if (!line.faithful && !line.silent) {
        line.cut();
        continue;
      }
      for (const [to, data] of line.held) if (to.readyState === WebSocket.OPEN) to.send(data.toString());
      line.held.clear();
    }
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.cut();
    this.#wss.close();
    this.#server.closeAllConnections();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }
}

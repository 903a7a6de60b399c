/**
 * WebSocket connections, one per open page, with one JSON object per message. Every command is answered by exactly one
 * `table`, `past`, `people`, `orders`, `ack` or `refused` with its id. `hello` is answered by `welcome` or `reload`, or
 * by `refused` beyond the rate limit. No answer comes if the connection is closed first.
 */
import { hash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Refusal } from '#engine/result.ts';
import { answerTo, obey } from '#tables/obey.ts';
import { type ServiceCode, serviceRefusal, statusOf } from '#tables/refusals.ts';
import type { Subscriber } from '#tables/subscribers.ts';
import type { Table } from '#tables/table.ts';
import type { Tables } from '#tables/tables.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import { type Message, PROTOCOL, type TableCommand } from '#wire/protocol.ts';
import { readCommand } from '#wire/read-command.ts';
import { writeMessage } from '#wire/write-message.ts';
import { type Limits, SHOWN_PATIENCE, WEIGHTS } from '../access/limits.ts';
import { clientAddress, isAllowedHost, isAllowedOrigin, type ProxyPolicy } from '../access/proxy-policy.ts';
import { RateLimiter } from '../access/rate-limiter.ts';
import { visitorOf } from '../access/visitors.ts';
import type { Whereabouts } from '../access/whereabouts.ts';
import { finishesWithin } from '../finishes-within.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { People } from '../people/people.ts';
import { isDiskFault } from '../storage/disk-faults.ts';
import { Outbox } from './outbox.ts';

const SOCKET_PATH = '/socket';
/** Milliseconds between pings. A connection that has not answered a ping before the next one is terminated. */
const HEARTBEAT = 30_000;
/** Close codes of RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

export interface SocketsDeps {
  readonly tables: Tables;
  readonly people: People;
  readonly up: UptimeClock;
  readonly log: Logger;
  readonly limits: Limits;
  readonly proxy: ProxyPolicy;
  readonly whereabouts: Whereabouts;
  readonly metrics: Metrics;
  /** Build id of the built page, sent in `welcome`. */
  readonly build: string;
}

interface Connection extends Subscriber {
  readonly device: string;
  readonly address: string;
  readonly socket: WebSocket;
  readonly bucket: RateLimiter;
  /** Rate limit of refusals for too many messages; beyond it the connection is closed. */
  readonly refusals: RateLimiter;
  readonly watched: Map<string, Table>;
  /** Closes the connection after the queued messages are sent. */
  readonly close: (code: number, reason: string) => void;
  greeted: boolean;
  alive: boolean;
  /** Whether at least one heartbeat has passed since it was opened. */
  pinged: boolean;
}

const idOf = (data: unknown): string => {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : '';
  return typeof id === 'string' && id.length <= 40 ? id : '';
};

/** Parses JSON; undefined if it is malformed, which is refused like any other invalid message. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export class Sockets {
  readonly #deps: SocketsDeps;
  readonly #wss: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #opened: RateLimiter;
  /** Number of open connections by client address, and by guest. */
  readonly #open = new Map<string, number>();
  readonly #openOfGuest = new Map<string, number>();
  readonly #shownToGuest: RateLimiter;
  readonly #shownToAddress: RateLimiter;
  readonly #heartbeat: NodeJS.Timeout;
  /** Messages in progress, so that shutdown can wait for them. */
  readonly #answering = new Set<Promise<void>>();
  #closing = false;

  constructor(server: Server, deps: SocketsDeps) {
    this.#deps = deps;
    this.#opened = new RateLimiter(deps.limits.connections);
    this.#shownToGuest = new RateLimiter(deps.limits.shownToGuest);
    this.#shownToAddress = new RateLimiter(deps.limits.shownToAddress);
    this.#wss = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: deps.limits.message,
    });
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        deps.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      });
    });
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', (error) => this.#deps.log.debug({ err: error }, 'a connection broke'));
    const barred = this.#barred(request);
    if (barred) {
      deny(socket, barred);
      return;
    }
    const { guest, device, setCookie } = await visitorOf(request, this.#deps.people);
    if ((this.#openOfGuest.get(guest) ?? 0) >= this.#deps.limits.socketsOfGuest) {
      deny(socket, serviceRefusal('TOO_MANY_REQUESTS'));
      return;
    }
    const onHeaders = (headers: string[], asked: IncomingMessage) => {
      if (asked === request && setCookie) headers.push(`Set-Cookie: ${setCookie}`);
    };
    this.#wss.on('headers', onHeaders);
    const address = clientAddress(request, this.#deps.proxy);
    this.#deps.whereabouts.saw(guest, address);
    this.#wss.handleUpgrade(request, socket, head, (ws) => {
      count(this.#open, address, 1);
      count(this.#openOfGuest, guest, 1);
      ws.once('close', () => {
        count(this.#open, address, -1);
        count(this.#openOfGuest, guest, -1);
      });
      this.#connect(ws, socket, { guest, device, address });
    });
    this.#wss.off('headers', onHeaders);
  }

  #barred(request: IncomingMessage): Refusal | undefined {
    const { proxy, limits } = this.#deps;
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return serviceRefusal('NOT_FOUND');
    if (this.#closing) return serviceRefusal('SERVER_FAULT');
    if (!isAllowedHost(request, proxy)) return serviceRefusal('FOREIGN_HOST');
    if (!isAllowedOrigin(request, proxy)) return serviceRefusal('FOREIGN_ORIGIN');
    const address = clientAddress(request, proxy);
    if (!this.#opened.take(address)) return serviceRefusal('TOO_MANY_REQUESTS');
    if ((this.#open.get(address) ?? 0) >= limits.sockets) return serviceRefusal('TOO_MANY_REQUESTS');
    return undefined;
  }

  #connect(socket: WebSocket, wire: Duplex, who: Pick<Connection, 'guest' | 'device' | 'address'>): void {
    const outbox = new Outbox(socket, wire);
    const connection: Connection = {
      ...who,
      socket,
      bucket: new RateLimiter(this.#deps.limits.messages),
      refusals: new RateLimiter(this.#deps.limits.refusals),
      watched: new Map(),
      greeted: false,
      alive: true,
      pinged: false,
      send: (message) => {
        if (outbox.send(message)) this.#deps.metrics.said();
      },
      close: (code, reason) => outbox.close(code, reason),
    };
    this.#connections.add(connection);
    socket.on('message', (data, isBinary) => {
      // Ignored during shutdown: the page treats commands without an answer as failed when the connection closes.
      if (this.#closing) return;
      const answering = this.#hear(connection, data, isBinary).finally(() =>
        this.#answering.delete(answering),
      );
      this.#answering.add(answering);
    });
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('error', (error) => this.#deps.log.debug({ err: error }, 'a connection broke'));
    socket.on('close', () => {
      this.#connections.delete(connection);
      for (const table of connection.watched.values()) table.leave(connection);
    });
  }

  #ping(): void {
    for (const connection of this.#connections) {
      // A connection without a hello by its second ping is dropped.
      const here = connection.alive && (connection.greeted || !connection.pinged);
      if (here) connection.socket.ping();
      else connection.socket.terminate();
      connection.alive = false;
      connection.pinged = true;
    }
  }

  async #hear(connection: Connection, data: RawData, isBinary: boolean): Promise<void> {
    // Messages that were already on their way when the connection was closed are ignored.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const received = this.#deps.up.now();
    const answer = await this.#answer(connection, isBinary ? undefined : parse(data.toString()), received);
    if (answer?.t === 'refused') this.#deps.metrics.refused(answer.refusal.code, 'socket');
    if (answer) connection.send(writeMessage(answer));
  }

  async #answer(connection: Connection, input: unknown, received: number): Promise<Message | undefined> {
    const refuse = (code: ServiceCode): Message => ({
      t: 'refused',
      id: idOf(input),
      refusal: serviceRefusal(code),
    });
    if (!connection.bucket.take('')) {
      if (connection.refusals.take('')) return refuse('TOO_MANY_REQUESTS');
      connection.close(POLICY_VIOLATION, 'Too many messages');
      return undefined;
    }
    const command = readCommand(input);
    if (!command) return refuse('BAD_MESSAGE');
    this.#deps.metrics.heard(command.t);
    if (command.t === 'hello') {
      connection.greeted = command.protocol === PROTOCOL;
      if (!connection.greeted) return { t: 'reload' };
      return { t: 'welcome', protocol: PROTOCOL, build: this.#deps.build };
    }
    if (!connection.greeted) return refuse('HELLO_FIRST');
    try {
      return await this.#obey(connection, command, received);
    } catch (error) {
      this.#deps.log.error({ command: command.t, table: command.table, err: error }, 'a command failed');
      return refuse(isDiskFault(error) ? 'NOT_SAVED' : 'SERVER_FAULT');
    }
  }

  /** Runs a command. Undefined if the table sends the answer itself. */
  async #obey(connection: Connection, command: TableCommand, received: number): Promise<Message | undefined> {
    const { id } = command;
    if (command.t === 'leave') {
      connection.watched.get(command.table)?.leave(connection);
      connection.watched.delete(command.table);
      return answerTo(id, undefined);
    }
    if (!(await this.#mayBeShown(connection, command)))
      return answerTo(id, serviceRefusal('TOO_MANY_REQUESTS'));
    const found = await this.#deps.tables.get(command.table);
    if (!found.ok) return answerTo(id, found.error);
    if (command.t === 'watch') return this.#watch(connection, found.value, command);
    const { guest } = connection;
    // Idempotency: the client chooses the id, and the digest tells a retry from another command with a used id.
    const digest = hash('sha256', JSON.stringify(command), 'base64url');
    return obey(found.value, { guest, received, command: { id: `${guest}:${id}`, digest } }, command);
  }

  /**
   * Whole tables and earlier moments are cheap to ask for and dear to answer, so they wait for their turn. False when
   * that would take too long.
   */
  async #mayBeShown({ guest, address, watched }: Connection, command: TableCommand): Promise<boolean> {
    if (command.t !== 'watch' && command.t !== 'past') return true;
    const again = command.t === 'watch' && watched.has(command.table);
    const weight = WEIGHTS[again ? 'again' : command.t];
    const own = this.#shownToGuest.reserve(guest, weight, SHOWN_PATIENCE);
    const shared =
      own === undefined ? undefined : this.#shownToAddress.reserve(address, weight, SHOWN_PATIENCE);
    if (own === undefined || shared === undefined) return false;
    const wait = Math.max(own, shared);
    if (wait > 0) await sleep(wait);
    return true;
  }

  /** Closes connections whose identity has changed; their pages reconnect with the new cookie. */
  drop(which: { readonly guest: string } | { readonly device: string }): void {
    for (const connection of this.#connections) {
      const meant = 'guest' in which ? connection.guest === which.guest : connection.device === which.device;
      if (meant) connection.close(POLICY_VIOLATION, 'Somebody else now');
    }
  }

  async #watch(
    connection: Connection,
    table: Table,
    { id, changes }: Extract<TableCommand, { t: 'watch' }>,
  ): Promise<Message | undefined> {
    const { watched } = connection;
    if (!watched.has(table.id) && watched.size >= this.#deps.limits.watched)
      return answerTo(id, serviceRefusal('TOO_MANY_REQUESTS'));
    watched.set(table.id, table);
    if (connection.socket.readyState !== connection.socket.OPEN) return undefined;
    const refused = await table.watch(connection, id, changes);
    // The connection may have closed, or left the table, during the await.
    if (connection.socket.readyState !== connection.socket.OPEN || watched.get(table.id) !== table)
      table.leave(connection);
    return refused && answerTo(id, refused);
  }

  /** Stops accepting messages and waits for those in progress, at most `limit` milliseconds. False on timeout. */
  async drain(limit: number): Promise<boolean> {
    this.#closing = true;
    return finishesWithin(Promise.all(this.#answering), limit);
  }

  /** Closes all connections with code 1001 (going away); pages reconnect by themselves. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    const gone = [...this.#connections].map(
      ({ socket, close }) =>
        new Promise<void>((done) => {
          const patience = setTimeout(() => socket.terminate(), 1000);
          socket.once('close', () => {
            clearTimeout(patience);
            done();
          });
          close(GOING_AWAY, 'The server closes');
        }),
    );
    await Promise.all(gone);
    this.#wss.close();
  }
}

const count = (counts: Map<string, number>, key: string, change: 1 | -1): void => {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};

/** Refuses an upgrade with an HTTP error response. */
const deny = (socket: Duplex, refusal: Refusal): void => {
  const body = JSON.stringify({ refusal });
  socket.end(
    `HTTP/1.1 ${statusOf(refusal)} Refused\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

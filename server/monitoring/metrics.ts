/** Prometheus metrics of a running server. Labels have low cardinality and never identify a person or a table. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPlayer } from '#tables/services.ts';
import type { StoredEntry } from '#tables/storage.ts';

/** Values that are read when metrics are scraped. */
export interface Gauges {
  readonly sockets: number;
  readonly tables: number;
  readonly stuck: number;
  readonly queues: Readonly<Record<string, number>>;
  readonly commits: number;
}

const LATENCIES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const THOUGHTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const LIMITED: readonly string[] = ['TOO_MANY_REQUESTS', 'CHAT_TOO_FAST'];

export class Metrics {
  readonly #registry = new Registry();
  readonly #lag = monitorEventLoopDelay({ resolution: 10 });
  readonly #decisions: Counter<'kind'>;
  readonly #refusals: Counter<'code' | 'via'>;
  readonly #limited: Counter<'via'>;
  readonly #messages: Counter<'type'>;
  readonly #sent: Counter;
  readonly #requests: Counter<'route' | 'status'>;
  readonly #append: Histogram;
  readonly #thought: Histogram<'game' | 'level'>;
  readonly #botFaults: Counter<'game' | 'level'>;

  constructor(present: () => Gauges) {
    const registers = [this.#registry];
    const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
      new Counter({ name: `ludoteca_${name}`, help, labelNames, registers });
    const gauge = <T extends string>(
      name: string,
      help: string,
      collect: (gauge: Gauge<T>) => void,
      ...labelNames: T[]
    ) =>
      new Gauge<T>({
        name,
        help,
        labelNames,
        registers,
        collect() {
          collect(this);
        },
      });
    this.#decisions = counter('decisions_total', 'Entries appended to logs, by kind', 'kind');
    this.#refusals = counter('refusals_total', 'Refusals, by code', 'code', 'via');
    this.#limited = counter('rate_limited_total', 'Refusals because of a limit', 'via');
    this.#messages = counter('messages_total', 'Messages that came over sockets', 'type');
    this.#sent = counter('messages_sent_total', 'Messages that went out over sockets');
    this.#requests = counter('requests_total', 'Requests answered', 'route', 'status');
    this.#append = new Histogram({
      name: 'ludoteca_append_seconds',
      help: 'From the wish to append until it is on the disk',
      buckets: LATENCIES,
      registers,
    });
    this.#thought = new Histogram({
      name: 'ludoteca_bot_seconds',
      help: 'From the question to a bot until its answer, waiting included',
      labelNames: ['game', 'level'],
      buckets: THOUGHTS,
      registers,
    });
    this.#botFaults = counter('bot_faults_total', 'Questions that a bot did not answer', 'game', 'level');
    gauge('ludoteca_open_sockets', 'Connections', (g) => g.set(present().sockets));
    gauge('ludoteca_resident_tables', 'Tables in memory', (g) => g.set(present().tables));
    gauge('ludoteca_stuck_tables', 'Tables in memory whose bot gave up', (g) => g.set(present().stuck));
    gauge(
      'ludoteca_queue_length',
      'What waits: writes, tasks of tables, questions to bots',
      (g) => {
        for (const [queue, n] of Object.entries(present().queues)) g.set({ queue }, n);
      },
      'queue',
    );
    gauge('ludoteca_commits', 'Transactions since the start', (g) => g.set(present().commits));
    gauge(
      'ludoteca_event_loop_lag_seconds',
      'How late the event loop was since the last look',
      (g) => {
        for (const p of [50, 99, 100]) g.set({ percentile: p }, this.#lag.percentile(p) / 1e9);
        this.#lag.reset();
      },
      'percentile',
    );
    gauge('process_resident_memory_bytes', 'Memory', (g) => g.set(process.memoryUsage.rss()));
    gauge('process_heap_bytes', 'Memory of JavaScript', (g) => g.set(process.memoryUsage().heapUsed));
    gauge('process_cpu_seconds_total', 'Time of processors', (g) => {
      const { user, system } = process.cpuUsage();
      g.set((user + system) / 1e6);
    });
    gauge('process_uptime_seconds', 'Since the start', (g) => g.set(process.uptime()));
    this.#lag.enable();
  }

  appended(entries: readonly StoredEntry[], seconds: number): void {
    this.#append.observe(seconds);
    for (const { entry } of entries) this.#decisions.inc({ kind: entry.kind });
  }
  refused(code: string, via: 'http' | 'socket'): void {
    this.#refusals.inc({ code, via });
    if (LIMITED.includes(code)) this.#limited.inc({ via });
  }
  heard(type: string): void {
    this.#messages.inc({ type });
  }
  said(): void {
    this.#sent.inc();
  }
  answered(route: string, status: number): void {
    this.#requests.inc({ route, status });
  }

  /** Wraps a bot player to measure its response times and faults. */
  timed(bots: BotPlayer): BotPlayer {
    return {
      levels: (game, version) => bots.levels(game, version),
      choose: async (request) => {
        const { game, level } = request;
        const stop = this.#thought.startTimer({ game, level });
        try {
          return await bots.choose(request);
        } catch (error) {
          this.#botFaults.inc({ game, level });
          throw error;
        } finally {
          stop();
        }
      },
      close: () => bots.close(),
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
  text(): Promise<string> {
    return this.#registry.metrics();
  }
  close(): void {
    this.#lag.disable();
    this.#registry.clear();
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request may see metrics and the internals of the health check. If a token is configured, the request must
 * carry it as a bearer token. Otherwise it must come from this machine directly, not through a proxy.
 */
export const maySeeInternals = (request: IncomingMessage, token: string | undefined): boolean => {
  const { headers, socket } = request;
  if (token !== undefined) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(sha256(given), sha256(token));
  }
  const passedOn = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return passedOn === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
};

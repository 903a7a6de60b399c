/** A server process of the harness: started, controlled and killed from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Chatter, Orders } from './server-control.ts';
import type { Sabotage } from './steps.ts';

const SCRIPT = fileURLToPath(new URL('./server.ts', import.meta.url));
/** Time limit for any answer of the server process, in milliseconds; generous, because the machine may be busy. */
const PATIENCE = 120_000;

export interface HostSettings {
  /** Called with each error of its log. */
  onError?(line: string): void;
  /** Plants a fault. */
  readonly sabotage?: Sabotage;
  /** Further settings of the server, as JSON. */
  readonly settings?: Record<string, unknown>;
}

/** A log line without its volatile parts. */
const inShort = (line: string): string => {
  const { msg, err, command } = JSON.parse(line) as {
    msg: string;
    err?: { message: string };
    command?: string;
  };
  return [msg, ...(command ? [`(${command})`] : []), ...(err ? [`– ${err.message}`] : [])].join(' ');
};

export class Host {
  readonly child: ChildProcess;
  url = '';
  /** When it was told to start, and when it said that it serves; by this process's monotonic clock. */
  started = 0;
  ready = 0;
  /** Milliseconds from the start command until it served, by its own clock. */
  took = 0;
  /** The step at which it killed itself, if it did. */
  diedAt: string | undefined;
  /** Resolves when the process has ended, to how it ended. */
  readonly gone: Promise<string | number | null>;
  readonly #said: Chatter[] = [];
  #wake: () => void = () => undefined;

  constructor({ onError, sabotage = '', settings = {} }: HostSettings = {}) {
    this.child = spawn(process.execPath, [SCRIPT], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(tmpdir(), 'ludoteca-compiled'),
        STANDBY: '1',
        SABOTAGE: sabotage,
        SERVER_SETTINGS: JSON.stringify(settings),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { child } = this;
    this.gone = (async () => {
      await once(child, 'close');
      return child.signalCode ?? child.exitCode;
    })();
    void this.gone.then(() => this.#wake());
    createInterface(child.stdout!).on('line', (line) => {
      this.diedAt = (JSON.parse(line) as { diedAt: string }).diedAt;
    });
    child.on('message', (said: Chatter) => {
      if ('error' in said) onError?.(inShort(said.error));
      else {
        this.#said.push(said);
        this.#wake();
      }
    });
  }

  get dead(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  tell(order: Partial<{ [K in keyof Orders]: Parameters<Orders[K]>[0] }>): void {
    // The process may have died just now.
    if (this.child.connected) this.child.send(order, () => undefined);
  }

  /** The next message of this kind; undefined when the process dies first. */
  async hears<T extends Chatter>(wanted: (said: Chatter) => said is T): Promise<T | undefined> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const at = this.#said.findIndex(wanted);
      if (at >= 0) return this.#said.splice(at, 1)[0] as T;
      if (this.dead) return undefined;
      if (performance.now() > end) throw new Error('The server says nothing');
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 1000);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  /** Resolves when everything is loaded and the process waits for `start`. */
  async loaded(): Promise<this> {
    await this.hears((said): said is Extract<Chatter, { loaded: true }> => 'loaded' in said);
    return this;
  }

  /** Serves this folder; false when it died first, for instance at step `killAt`. */
  async start(folder: string, killAt?: number): Promise<boolean> {
    this.started = performance.now();
    this.tell({ start: { folder, ...(killAt === undefined ? {} : { killAt }) } });
    const said = await this.hears((one): one is Extract<Chatter, { url: string }> => 'url' in one);
    this.ready = performance.now();
    if (!said) return false;
    this.url = said.url;
    this.took = said.began;
    return true;
  }

  async setClock(by: number): Promise<void> {
    this.tell({ clock: by });
    await this.#done('clock');
  }

  /** Cancels the planned kill; false when it is too late. */
  async disarm(): Promise<boolean> {
    this.tell({ arm: Number.MAX_SAFE_INTEGER });
    return (await this.#done('arm')) !== undefined;
  }

  #done(what: string): Promise<Chatter | undefined> {
    return this.hears(
      (said): said is Extract<Chatter, { done: string }> => 'done' in said && said.done === what,
    );
  }

  /** Limits the database to `over` more pages than it has; undefined lifts the limit. */
  async setRoom(most: number | undefined): Promise<{ readonly pages: number; readonly used: number }> {
    this.tell({ pages: most ?? null });
    const said = await this.hears((one): one is Extract<Chatter, { pages: number }> => 'pages' in one);
    if (!said) throw new Error('The server has died');
    return said;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Ends it gracefully, as a host would. */
  async close(): Promise<void> {
    if (!this.dead) this.tell({ close: true });
    await this.gone;
  }
}

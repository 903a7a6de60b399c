/** A server of the harness, seen from outside: started, told things, killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Chatter, Orders } from './orders.ts';
import type { Sabotage } from './steps.ts';

const SCRIPT = fileURLToPath(new URL('./server.ts', import.meta.url));
/** Whatever a server is asked, it says within this. Milliseconds; much, because the machine may be busy. */
const PATIENCE = 120_000;

export interface HostSettings {
  /** What its log calls errors. */
  onError?(line: string): void;
  /** Spoil something. */
  readonly sabotage?: Sabotage;
  /** Further settings of the server, as JSON. */
  readonly settings?: Record<string, unknown>;
}

/** A line of the log without what differs from time to time. */
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
  /** On this process's steady clock, when it was told to start, and when it said that it serves. */
  started = 0;
  ready = 0;
  /** Milliseconds from the order to start until it served, by its own clock. */
  took = 0;
  /** The step at which it killed itself. */
  diedAt: string | undefined;
  /** Resolves when it is no more, to how it ended. */
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
    // Whoever has just died hears nothing any more.
    if (this.child.connected) this.child.send(order, () => undefined);
  }

  /** What it says next that looks so; undefined when it dies first. */
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

  /** Has loaded everything, and waits for `start`. */
  async loaded(): Promise<this> {
    await this.hears((said): said is Extract<Chatter, { loaded: true }> => 'loaded' in said);
    return this;
  }

  /** Serves this folder; false when it died before it could, as `killAt` steps may have it. */
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

  /** It dies at no step any more; false when it is too late. */
  async disarm(): Promise<boolean> {
    this.tell({ arm: Number.MAX_SAFE_INTEGER });
    return (await this.#done('arm')) !== undefined;
  }

  #done(what: string): Promise<Chatter | undefined> {
    return this.hears(
      (said): said is Extract<Chatter, { done: string }> => 'done' in said && said.done === what,
    );
  }

  /** Lets the database have so many pages at most, `over` those that it has; undefined: as many as it likes. */
  async setRoom(most: number | undefined): Promise<{ readonly pages: number; readonly used: number }> {
    this.tell({ pages: most ?? null });
    const said = await this.hears((one): one is Extract<Chatter, { pages: number }> => 'pages' in one);
    if (!said) throw new Error('The server has died');
    return said;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Ends it as a host would. */
  async close(): Promise<void> {
    if (!this.dead) this.tell({ close: true });
    await this.gone;
  }
}

/** Starts the measured server and the load generator, each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ChildSettings, Usage } from './child.ts';
import type { Order, Played } from './closed-loop.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The next message of a process. Rejects when the process ends instead. */
const answer = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, failed) => {
    const ended = (code: number | null): void => {
      child.off('message', answered);
      failed(new Error(`A process of the bench ended: ${child.spawnargs.join(' ')} (${code})`));
    };
    const answered = (value: unknown): void => {
      child.off('exit', ended);
      done(value);
    };
    child.once('exit', ended);
    child.once('message', answered);
  });

/** A measured process. */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }
  static async start(
    script: string,
    args: readonly string[],
    execArgv: readonly string[] = [],
  ): Promise<Measured> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(here(script), args, { execArgv: [...execArgv], env });
    return new Measured(child, (await answer(child)) as string);
  }
  static ours(settings: ChildSettings, execArgv: readonly string[] = []): Promise<Measured> {
    return Measured.start('child.ts', [JSON.stringify(settings)], execArgv);
  }
  async #ask(what: 'time' | 'memory'): Promise<Usage> {
    this.#child.send(what);
    return (await answer(this.#child)) as Usage;
  }
  /** Processor time so far, in µs. */
  async cpu(): Promise<number> {
    return (await this.#ask('time')).cpu;
  }
  /** Memory in use after a garbage collection. */
  memory(): Promise<Usage> {
    return this.#ask('memory');
  }
  async end(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}

/** A load generator process. */
export class Load {
  readonly #child: ChildProcess;
  constructor(script = 'load.ts') {
    this.#child = fork(here(script), { execArgv: [] });
  }
  async #obey(order: Order): Promise<unknown> {
    this.#child.send(order);
    return answer(this.#child);
  }
  async prepare(url: string, game: string, tables: number, bytes?: number): Promise<void> {
    await this.#obey({ do: 'prepare', url, game, tables, bytes });
  }
  async play(decisions: number, atOnce: number, inRounds = false): Promise<Played> {
    return (await this.#obey({ do: 'play', decisions, atOnce, inRounds })) as Played;
  }
  async close(): Promise<void> {
    await this.#obey({ do: 'close' });
  }
  async end(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}

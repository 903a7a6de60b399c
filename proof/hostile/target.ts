/** A server in a process of its own that tells of its errors and its memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits } from '#server/access/limits.ts';
import type { Findings } from './findings.ts';
import type { Memory, Told } from './server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/** The server process, and its output. */
export class Target {
  readonly #child: ChildProcess;
  readonly #findings: Findings;
  #told: (told: Told) => void = () => undefined;
  dead = false;

  /** `pace`: that of bots, in milliseconds. */
  constructor(
    folder: string,
    findings: Findings,
    { limits = {}, pace = 0 }: { readonly limits?: Partial<Limits>; readonly pace?: number } = {},
  ) {
    this.#findings = findings;
    this.#child = spawn(process.execPath, ['--expose-gc', SERVER], {
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'data'),
        WEB_DIR: join(folder, 'web'),
        SERVER_LIMITS: JSON.stringify(limits),
        BOT_PACE: String(pace),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (told: Told) => {
      if ('error' in told) this.#findings.add(`the server's log: ${told.error}`, 'server');
      else this.#told(told);
    });
    this.#child.once('exit', () => {
      this.dead = true;
    });
  }

  #next(wish?: string): Promise<Told> {
    return new Promise((done, failed) => {
      const gone = () => failed(new Error('The server has died'));
      if (this.dead) return gone();
      this.#child.once('exit', gone);
      this.#told = (told) => {
        this.#child.off('exit', gone);
        done(told);
      };
      if (wish !== undefined) this.#child.send(wish);
    });
  }

  async url(): Promise<string> {
    const told = await this.#next();
    return 'url' in told ? told.url : '';
  }
  async memory(): Promise<Memory> {
    const told = await this.#next('memory');
    if (!('memory' in told)) throw new Error('The server does not say how much it uses');
    return told.memory;
  }
  async close(): Promise<void> {
    if (this.dead) return;
    const gone = new Promise((done) => this.#child.once('exit', done));
    await this.#next('close');
    this.#child.disconnect();
    await gone;
  }
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

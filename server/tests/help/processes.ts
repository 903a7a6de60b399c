/** Servers in processes of their own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FaultPoint } from '#tables/services.ts';
import { atTheEnd } from './servers.ts';

const SCRIPT = fileURLToPath(new URL('./crash-server.ts', import.meta.url));

/** Starts a server on this data; `crash`: it kills itself at this point of its nth decision. */
export const startProcess = async (dataDir: string, crash?: { at: FaultPoint; nth: number }) => {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    CRASH_AT: crash?.at ?? '',
    CRASH_NTH: String(crash?.nth ?? 0),
  };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(() => void (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')));
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, child };
};

/** How it ended: by which signal, or with which exit code. */
export const ended = async (child: ChildProcess): Promise<NodeJS.Signals | number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? child.exitCode;
};

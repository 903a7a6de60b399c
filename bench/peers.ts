/** Peers run as processes of their own, on the same Node, in the same sitting. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), 'peers');

/** Installs the peers on first use. */
export const installPeers = (): void => {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  if (Object.keys(dependencies).every((name) => existsSync(join(here, 'node_modules', name)))) return;
  process.stderr.write('Installing what the benchmark is held against (once) …\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
    shell: true,
  });
  if (done.status !== 0) throw new Error('The peers cannot be installed');
};

/** Runs a peer's script and reads its one line. */
export const runPeer = (script: string, args: readonly string[] = []): Record<string, number> => {
  const done = spawnSync(process.execPath, [join(here, script), ...args], { encoding: 'utf8', cwd: here });
  if (done.status !== 0) throw new Error(`${script} failed: ${done.stderr}`);
  return JSON.parse(done.stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, number>;
};

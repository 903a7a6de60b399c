/** The host's commands, as a host types them, on a running service and on a stopped one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { imagine, viewerOf } from '#engine/match/view.ts';
import { loadGame } from '#games/library.ts';
import { frozenPath, frozenText } from '#server/rules-versions/frozen-rules.ts';
import { Client } from '#server/tests/help/client.ts';
import { ended } from '#server/tests/help/processes.ts';
import { inDatabase } from '#server/tests/help/stored.ts';
import { root } from '../scripts/bootstrap.mjs';
import { freezeRules, freezingOf } from '../scripts/freeze-rules.ts';

const MAIN = join(root, 'cli', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (...words: string[]) =>
  spawn(process.execPath, [MAIN, ...words], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: data, PORT: '0' },
  });

const run = async (...words: string[]) => {
  const child = start(...words);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
};
const json = async (...words: string[]) => {
  const { out, err, code } = await run(...words, '--json');
  expect(err).toBe('');
  expect(out.trimEnd()).not.toContain('\n');
  return { code, said: JSON.parse(out) as Record<string, unknown> };
};

/** Random turns of Tank Chess by one person at one device. */
const play = async (client: Client, table: string, turns: number): Promise<void> => {
  const game = (await loadGame('tank-chess'))!;
  const chance = new FastChance(7);
  for (let n = 0; n < turns; n++) {
    const view = client.view(table);
    const seat = view.owing[0]!;
    const config = game.config(view.options, view.seats);
    if (!config.ok) throw new Error(config.error.code);
    const s = imagine(game, config.value, view.state, viewerOf(view), chance);
    const turn = game.write(s, seat - 1, game.sample!(s, seat - 1, chance));
    expect((await client.decide(table, seat, turn)).t).toBe('ack');
  }
};

test('a host’s routine: back up, check the data, check before an upgrade, stop, restore, repair', async () => {
  const serving = start('serve');
  const [said] = (await once(createInterface(serving.stdout), 'line')) as [string];
  const client = await new Client(/http\S+/.exec(said)![0]).connect();
  const seats = [{ kind: 'human' } as const, { kind: 'human' } as const];
  const [running, over] = [
    await client.open({ game: 'tank-chess', passAndPlay: true, seats }),
    await client.open({ game: 'tank-chess', passAndPlay: true, seats }),
  ];
  for (const table of [running, over]) {
    await client.watch(table);
    await play(client, table, 6);
  }
  await client.ask({ t: 'act', table: over, seat: 1, act: 'resign' });
  const file = join(folder, 'match.json');
  writeFileSync(file, await (await client.request(`/api/tables/${over}/file`)).text());

  const first = await json('backup', 'first.db');
  expect([first.code, first.said]).toMatchObject([0, { done: true, tables: 2, entries: 13, replayed: 2 }]);
  const again = await json('backup', 'first.db');
  expect([again.code, again.said.done]).toEqual([1, false]);
  expect(again.said.why).toContain('first.db is there already');
  expect((await run('backup')).out).toMatch(/^ludoteca-\d{8}-\d{6}\.db: 2 tables, 13 entries/);
  const taken = await json('restore', 'first.db');
  expect([taken.code, taken.said.done]).toEqual([1, false]);
  expect(taken.said.why).toContain('Another Ludoteca');
  const well = await json('doctor');
  expect([well.code, well.said]).toMatchObject([0, { holds: true, tables: 2, running: 1, findings: [] }]);
  const mending = await json('doctor', '--repair');
  expect([mending.code, mending.said.done]).toEqual([1, false]);
  const check = await json('deploy-check');
  expect([check.code, check.said.holds]).toEqual([0, true]);
  expect((check.said.tables as { verdict: { kind: string } }[]).map((t) => t.verdict.kind)).toEqual([
    'identical',
    'identical',
  ]);

  await play(client, running, 2);
  serving.kill('SIGTERM');
  expect(await ended(serving)).toBe(0);
  expect((await run('restore', 'first.db')).out).toContain('13 entries');
  const broken = await json('restore', 'match.json');
  expect([broken.code, broken.said.done]).toEqual([1, false]);

  inDatabase(data, (db) =>
    db
      .prepare(`UPDATE log SET entry = json_set(entry, '$.text', 'nonsense') WHERE table_id = ? AND seq = 3`)
      .run(running),
  );
  const ill = await run('doctor');
  expect(ill.code).toBe(1);
  expect(ill.out).toContain(`replay: ${running} cannot be played from entry 3 on`);
  const cannot = await run('deploy-check');
  expect([cannot.code, cannot.out.includes(`NOT OK  ${running}`)]).toEqual([1, true]);
  const mended = await run('doctor', '--repair');
  expect(mended.code).toBe(0);
  expect(mended.out).toContain(`repair 1: ${running} quarantine`);
  expect((await json('doctor')).said).toMatchObject({ holds: true, quarantined: [running] });
});

test('wrong arguments are reported without a stack', async () => {
  expect((await run('restore')).code).toBe(2);
  const none = await run('doctor', '--data', join(folder, 'nowhere'));
  expect([none.code, none.out.split('\n').length]).toEqual([1, 2]);
});

test('a match file is verified and replayed by the rules that it was played by, if they are archived', async () => {
  const path = join(folder, 'match.json');
  expect((await json('verify', path)).said).toMatchObject({ holds: true, faults: [] });
  // As if these had been the rules of a version 0.
  const rules = join(folder, 'rules');
  const frozen = await freezeRules(freezingOf('tank-chess', join(folder, 'now')));
  const code = readFileSync(frozen.path, 'utf8').split('\n').slice(1).join('\n');
  const earlier = frozenPath(rules, 'tank-chess', '0')!;
  mkdirSync(dirname(earlier), { recursive: true });
  const [now, old] = [`version: "${frozen.version}"`, 'version: "0"'];
  expect(code.split(now)).toHaveLength(2);
  writeFileSync(earlier, frozenText('tank-chess', '0', code.replace(now, old)));
  const { digests: _digests, ...match } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const ancient = join(folder, 'ancient.json');
  writeFileSync(ancient, JSON.stringify({ ...match, format: 'ludoteca-match/1', version: '0' }));
  const without = await json('verify', ancient);
  expect([without.code, without.said]).toMatchObject([1, { faults: [{ code: 'OTHER_RULES' }] }]);
  const kept = await json('verify', ancient, '--rules', rules);
  expect([kept.code, kept.said]).toMatchObject([0, { holds: true }]);
  expect((await json('replay', ancient, '--rules', rules)).said).toMatchObject({ same: true });
  expect((await run('replay', ancient)).code).toBe(2);
});

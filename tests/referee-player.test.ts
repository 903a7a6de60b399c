/** The program of docs/referee.md, saved as the page says, plays whole games through `ludoteca engine`. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Referee } from '#engine/referee.ts';
import { programLibrary } from '../cli/announced.ts';
import { root } from '../scripts/bootstrap.mjs';
import { atTheEnd } from '../tables/tests/help/at-the-end.ts';

const page = readFileSync(join(root, 'docs', 'referee.md'), 'utf8');
const program = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

/** With three players one seat has two characters (WOW-1.4). Who wins changes with every mended rule. */
test.each([
  ['2', '01'],
  ['3', '02'],
] as const)('a whole game of Warcraft, %s players', async (seats, seed) => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-player-'));
  atTheEnd(() => rmSync(folder, { recursive: true }));
  const player = join(folder, 'player.mjs');
  writeFileSync(player, program);
  const engine = [process.execPath, join(root, 'cli', 'main.ts'), 'engine'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [player, 'warcraft', seats, seed, ...engine],
    { cwd: root },
  );
  const { decisions, outcome } = JSON.parse(stdout);
  const { ranks, reason, sides } = outcome as { ranks: number[]; reason: string; sides?: number[][] };
  expect(['fight', 'nobody']).toContain(reason);
  expect(ranks).toHaveLength(Number(seats));
  expect(Math.min(...ranks)).toBe(1);
  expect(new Set(ranks).size).toBe(reason === 'fight' ? 2 : 1);
  for (const side of sides ?? []) expect(new Set(side.map((seat) => ranks[seat - 1])).size).toBe(1);
  expect(sides?.length).toBe(seats === '3' ? 2 : undefined);
  expect(decisions).toBeGreaterThan(100);
});

test('the match file of a game that has no table yet is replayed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-player-'));
  atTheEnd(() => rmSync(folder, { recursive: true }));
  const referee = new Referee(programLibrary);
  await referee.answer({
    do: 'new',
    game: 'warcraft',
    seats: 2,
    options: { overlord: 'kazzak' },
    seed: '01',
  });
  await referee.answer({ do: 'act', text: 'choose leeam-sagewind choose zowka-shattertusk' });
  const { file } = await referee.answer({ do: 'file' });
  const path = join(folder, 'match.json');
  writeFileSync(path, JSON.stringify(file));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'cli', 'main.ts'), 'replay', path, '--json'],
    { cwd: root },
  );
  expect(JSON.parse(stdout)).toMatchObject({ entries: [{ n: 1, seat: 2 }], outcome: null, same: true });
});

test('only a line feed ends a request, whatever begins the input and whatever else is in the line', () => {
  const told = spawnSync(process.execPath, [join(root, 'cli', 'main.ts'), 'engine'], {
    cwd: root,
    encoding: 'utf8',
    input: [
      '\uFEFF{"id":1,"do":"state"}\r',
      '',
      '{"id":"2\u2028","do":"state"}',
      '{"id":3,\r"do":"state"}',
    ].join('\n'),
  });
  const error = { code: 'NO_MATCH', clause: '', message: 'NO_MATCH' };
  const answers = told.stdout.split('\n').slice(0, -1);
  expect(answers.map((line) => JSON.parse(line))).toEqual([1, '2\u2028', 3].map((id) => ({ id, error })));
});

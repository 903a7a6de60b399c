/** Rules of several versions side by side (law 9): tables continue by the rules that they began with. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { RUNTIME } from '#engine/runtime.ts';
import { GAME_IDS, loadGame } from '#games/library.ts';
import { BotPool } from '#server/bots/bot-pool.ts';
import { FrozenRules, frozenPath, frozenText } from '#server/rules-versions/frozen-rules.ts';
import { Client, eventually } from '#server/tests/help/client.ts';
import { version1 } from '#server/tests/help/heaps/version-1.ts';
import { version2 } from '#server/tests/help/heaps/version-2.ts';
import { server, tempFolder } from '#server/tests/help/servers.ts';
import type { Library } from '#tables/rules.ts';
import { freezeRules, freezingOf } from '../scripts/freeze-rules.ts';

const at = (path: string): string => new URL(path, import.meta.url).pathname;
const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

const only = (game: AnyGame): Library => ({
  ids: ['heaps'],
  load: async (id) => (id === 'heaps' ? game : undefined),
});

const freezeHeaps = (version: number, to: string) =>
  freezeRules({
    game: 'heaps',
    rules: at(`../server/tests/help/heaps/version-${version}.ts`),
    bots: at('../server/tests/help/heaps/bots.ts'),
    to,
  });

const twoAt = async (url: string, cookies: readonly [string, string] = ['', '']) => {
  const [one, two] = [
    await new Client(url, cookies[0]).connect(),
    await new Client(url, cookies[1]).connect(),
  ];
  return { one, two };
};

test('a match that began by earlier rules is finished by them; a new one uses the present ones', async () => {
  const [dataDir, rules] = [tempFolder(), tempFolder()];
  await freezeHeaps(1, rules);
  const before = await server({ dataDir, rules, library: only(version1) });
  const { one, two } = await twoAt(before.url);
  const table = await one.open({ game: 'heaps', options: { pile: 7 }, seats: HUMANS });
  await one.watch(table);
  await two.ask({ t: 'sit', table });
  await two.watch(table);
  expect((await one.decide(table, 1, 'take 1')).t).toBe('ack');
  await before.close();

  const after = await server({ dataDir, rules, library: only(version2) });
  const back = await twoAt(after.url, [one.cookie, two.cookie]);
  const shown = await back.one.watch(table);
  expect(shown.view).toMatchObject({ game: 'heaps', version: '1', owing: [2], state: { pile: 6 } });
  await back.two.watch(table);
  // Three at once were allowed when the match began.
  expect((await back.two.decide(table, 2, 'take 3')).t).toBe('ack');
  const tooMany = await back.one.decide(table, 1, 'take 4');
  expect(tooMany).toMatchObject({ t: 'refused', refusal: { code: 'BAD_TAKE' } });
  expect((await back.one.decide(table, 1, 'take 3')).t).toBe('ack');
  expect(back.one.view(table).outcome).toEqual({ ranks: [1, 2], reason: 'taken' });
  const file = (await (await back.one.request(`/api/tables/${table}/file`)).json()) as MatchFile;
  expect(file).toMatchObject({ version: '1', log: [{}, {}, {}] });

  // A rematch is a new match.
  await back.one.ask({ t: 'rematch', table });
  await back.two.ask({ t: 'rematch', table });
  const next = (await back.one.watch(table)).info.rematch.table!;
  const again = await back.one.watch(next);
  expect(again.view?.version).toBe('2');
  await back.two.watch(next);
  const refused = await back.two.decide(next, 1, 'take 3');
  expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'BAD_TAKE', clause: 'N-3' } });
});

test('undo, past moments, resignation and a restart work by earlier rules, too', async () => {
  const [dataDir, rules] = [tempFolder(), tempFolder()];
  await freezeHeaps(1, rules);
  const before = await server({ dataDir, rules, library: only(version1) });
  const { one, two } = await twoAt(before.url);
  const table = await one.open({ game: 'heaps', options: { pile: 9 }, seats: HUMANS });
  await one.watch(table);
  await two.ask({ t: 'sit', table });
  await before.close();
  const after = await server({ dataDir, rules, library: only(version2) });
  const back = await twoAt(after.url, [one.cookie, two.cookie]);
  await back.one.watch(table);
  await back.two.watch(table);
  await back.one.decide(table, 1, 'take 3');
  expect((await back.one.ask({ t: 'act', table, seat: 1, act: 'undo' })).t).toBe('ack');
  expect((await back.two.ask({ t: 'act', table, seat: 2, act: 'acceptUndo' })).t).toBe('ack');
  expect(back.one.view(table).owing).toEqual([1]);
  await back.one.decide(table, 1, 'take 2');
  const past = await back.two.ask({ t: 'past', table, index: 0 });
  expect(past).toMatchObject({ t: 'past', view: { version: '1', state: { pile: 9 } } });
  expect((await back.two.ask({ t: 'act', table, seat: 2, act: 'resign' })).t).toBe('ack');
  await after.close();
  const last = await server({ dataDir, rules, library: only(version2) });
  const shown = await (await new Client(last.url, one.cookie).connect()).watch(table);
  expect(shown.view?.outcome).toEqual({ ranks: [1, 2], reason: 'resign' });
});

test('a table without the rules that it began with is refused, and nothing of it is changed', async () => {
  const dataDir = tempFolder();
  const before = await server({ dataDir, library: only(version1) });
  const { one } = await twoAt(before.url);
  const table = await one.open({ game: 'heaps', options: {}, seats: HUMANS });
  await before.close();
  const after = await server({ dataDir, rules: tempFolder(), library: only(version2) });
  const back = await new Client(after.url, one.cookie).connect();
  expect(await back.ask({ t: 'watch', table })).toMatchObject({
    refusal: { code: 'OTHER_RULES', params: { version: '1', now: '2' } },
  });
});

test('a bot continues with the rules and the bot code archived with its match', async () => {
  const [dataDir, rules] = [tempFolder(), tempFolder()];
  await freezeHeaps(1, rules);
  const library = new URL('../server/bots/bot-library.ts', import.meta.url);
  library.searchParams.set('rules', rules);
  const bots = () => new BotPool({ workers: 1, patience: 20_000, library: library.href });
  // The present library has no bots for heaps, so whatever plays here was archived.
  const never = { levels: async () => ['greedy'], choose: () => new Promise<string>(() => undefined) };
  const before = await server({
    dataDir,
    rules,
    library: only(version1),
    bots: { ...never, close: async () => undefined },
  });
  const { one } = await twoAt(before.url);
  const seats: typeof HUMANS = [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }];
  const table = await one.open({ game: 'heaps', options: { pile: 8 }, seats });
  await one.watch(table);
  await one.decide(table, 1, 'take 1');
  await before.close();
  const after = await server({ dataDir, rules, library: only(version2), bots: bots() });
  const back = await new Client(after.url, one.cookie).connect();
  await back.watch(table);
  await eventually(() => back.view(table).owing.includes(1));
  expect(back.view(table).state).toMatchObject({ pile: 4 });
});

test('the archived rules of real games deal and play the same matches as the present ones', async () => {
  const to = tempFolder();
  const frozen = new FrozenRules(to);
  for (const id of GAME_IDS) {
    const present = (await loadGame(id))!;
    const { version } = await freezeRules(freezingOf(id, to));
    const earlier = (await frozen.load(id, version))!;
    expect(earlier.game).not.toBe(present);
    expect(earlier.bots?.levels.length).toBeGreaterThan(0);
    const seats = Math.max(2, present.seats.min);
    const setup = { id: 'frozen-one', seats, secret: new Uint8Array(32).fill(5), entropy: ['a', 'b'] };
    const a = RUNTIME.createMatch(present, { ...setup, options: {} });
    const c = earlier.engine.createMatch(earlier.game, { ...setup, options: {} });
    if (!a.ok || !c.ok) throw new Error(`${id} is not dealt`);
    const bot = earlier.bots!.create(earlier.bots!.levels[0]!.id);
    for (let n = 0; n < 30 && !c.value.outcome; n++) {
      // At a table the hold time of a covert round would run out now; the next round may be one, too.
      while (c.value.ready)
        for (const match of [c.value, a.value]) expect(match.resolveRound().ok).toBe(true);
      if (c.value.outcome) break;
      const seat = Math.log2(c.value.owing & -c.value.owing);
      const view = earlier.engine.viewOf(c.value, 1 << seat);
      expect(JSON.stringify(view)).toBe(JSON.stringify(RUNTIME.viewOf(a.value, 1 << seat)));
      const { text } = bot.choose(view, seat + 1, { seed: n, nodes: 20 });
      expect(c.value.submit(seat, text).ok).toBe(true);
      expect(a.value.submit(seat, text).ok).toBe(true);
    }
    const players = ['One', 'Two', 'Three'].slice(0, seats);
    expect(earlier.engine.writeMatch(c.value, players)).toEqual(RUNTIME.writeMatch(a.value, players));
  }
});

test('a version is archived once: the same again changes nothing, other rules are refused', async () => {
  const to = tempFolder();
  const first = await freezeHeaps(1, to);
  expect(first).toMatchObject({ version: '1', written: true });
  expect(await freezeHeaps(1, to)).toMatchObject({ path: first.path, written: false });
  // As if the rules had been changed without a new version.
  const other = tempFolder();
  mkdirSync(join(other, 'heaps', 'versions'), { recursive: true });
  writeFileSync(frozenPath(other, 'heaps', '1')!, frozenText('heaps', '1', 'export const game = 1;\n'));
  await expect(freezeHeaps(1, other)).rejects.toThrow(/frozen already/);
  expect(readFileSync(frozenPath(other, 'heaps', '1')!, 'utf8')).toContain('export const game = 1;');
});

test('a file that was altered, or is of another game or contract, is not run', async () => {
  const to = tempFolder();
  const { path } = await freezeHeaps(1, to);
  const text = readFileSync(path, 'utf8');
  appendFileSync(path, '\n');
  await expect(new FrozenRules(to).load('heaps', '1')).rejects.toThrow(/altered/);
  writeFileSync(path, text.replace('contract 1', 'contract 0'));
  await expect(new FrozenRules(to).load('heaps', '1')).rejects.toThrow(/contract 0/);
  writeFileSync(frozenPath(to, 'heaps', '9')!, text);
  await expect(new FrozenRules(to).load('heaps', '9')).rejects.toThrow(/holds heaps 1/);
  writeFileSync(path, text);
  expect((await new FrozenRules(to).load('heaps', '1'))?.game.version).toBe('1');
  // A name from a database never leads to another file.
  expect(await new FrozenRules(to).load('heaps', '../versions/1')).toBeUndefined();
  expect(new FrozenRules(to).versions('heaps')).toEqual(['1', '9']);
});

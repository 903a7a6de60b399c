/** Which matches changed rules would alter: identical, same but for text, diverges at entry N. */
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { deployCheck, type TableVerdict } from '#server/rules-versions/deploy-check.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { Client } from '#server/tests/help/client.ts';
import { heaps } from '#server/tests/help/heaps/heaps.ts';
import { version1 } from '#server/tests/help/heaps/version-1.ts';
import { version2 } from '#server/tests/help/heaps/version-2.ts';
import { version3 } from '#server/tests/help/heaps/version-3.ts';
import { version4 } from '#server/tests/help/heaps/version-4.ts';
import { server, tempFolder } from '#server/tests/help/servers.ts';
import { inDatabase } from '#server/tests/help/stored.ts';
import type { Library } from '#tables/rules.ts';
import { freezeRules } from '../scripts/freeze-rules.ts';

const only = (game: AnyGame): Library => ({
  ids: ['heaps'],
  load: async (id) => (id === 'heaps' ? game : undefined),
});
const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

/** Three matches by version 1: one in which nobody took three, one with it as the third entry, and a finished one. */
const played = async () => {
  const dataDir = tempFolder();
  const running = await server({ dataDir, library: only(version1) });
  const [one, two] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const ids: string[] = [];
  for (const takes of [
    [1, 2],
    [1, 2, 3],
    [3, 3, 2],
  ]) {
    const table = await one.open({ game: 'heaps', options: { pile: 8 }, seats: HUMANS });
    ids.push(table);
    await one.watch(table);
    await two.ask({ t: 'sit', table });
    for (const [i, n] of takes.entries()) {
      const answer = await (i % 2 === 0 ? one : two).decide(table, (i % 2) + 1, `take ${n}`, i + 1);
      expect(answer.t).toBe('ack');
    }
  }
  await running.close();
  const rules = tempFolder();
  const path = new URL('../server/tests/help/heaps/version-1.ts', import.meta.url).pathname;
  await freezeRules({ game: 'heaps', rules: path, to: rules });
  const verdicts = async (present: AnyGame, folder = rules): Promise<TableVerdict[]> => {
    const { tables } = await deployCheck(dataDir, libraryWith(folder, only(present)));
    return ids.map((id) => tables.find((t) => t.table === id)!);
  };
  return { dataDir, ids, rules, verdicts };
};
const kinds = (verdicts: readonly TableVerdict[]) =>
  verdicts.map(({ verdict: v }) => (v.kind === 'diverges' ? `diverges ${v.entry}` : v.kind));

test('a changed rule is found at the first entry where it makes a difference', async () => {
  const { verdicts } = await played();
  const same = await verdicts(version1);
  expect(kinds(same)).toEqual(['identical', 'identical', 'identical']);
  expect(same.map(({ state }) => state)).toEqual(['running', 'running', 'finished']);
  // At most two may be taken: the third entry of the second match, the first of the third.
  const fewer = await verdicts(version2);
  expect(kinds(fewer)).toEqual(['identical', 'diverges 3', 'diverges 1']);
  // All of them can continue by their archived rules.
  expect(fewer.every(({ ok }) => ok)).toBe(true);
  // Another notation; nothing else differs.
  expect(kinds(await verdicts(version3))).toEqual(['text', 'text', 'text']);
  // Other event texts for the same match.
  expect(kinds(await verdicts(heaps('5', { tale: 'lifted' })))).toEqual(['text', 'text', 'text']);
  // The last match to be taken loses: only the finished match differs, at its end.
  expect(kinds(await verdicts(version4))).toEqual(['identical', 'identical', 'diverges 3']);
});

test('changed rules under the same version are detected by comparison with the archived ones', async () => {
  const { verdicts } = await played();
  const quietly = await verdicts(heaps('1', { misere: true }));
  expect(kinds(quietly)).toEqual(['identical', 'identical', 'diverges 3']);
  expect(quietly.map(({ ok }) => ok)).toEqual([true, true, false]);
  const stricter = await verdicts(heaps('1', { most: 2 }));
  expect(stricter.map(({ ok }) => ok)).toEqual([true, false, false]);
});

test('without the rules that they began with, matches cannot continue, and this is reported', async () => {
  const { verdicts } = await played();
  const missing = await verdicts(version2, tempFolder());
  expect(kinds(missing)).toEqual(['missing', 'missing', 'missing']);
  expect(missing.every(({ ok }) => !ok)).toBe(true);
  expect(missing.map(({ state }) => state)).toEqual(['running', 'running', 'finished']);
});

test('for running matches, reports whether the page can show and offer what their rules say', async () => {
  const { dataDir, ids, verdicts } = await played();
  const [first] = await verdicts(version2);
  // Five matches are left; the rules allow three, but the page would offer two.
  expect(first!.page).toBe('other');
  expect((await verdicts(version3))[0]!.page).toBe('same');
  expect((await verdicts(version2))[2]!.page).toBeUndefined();
  const renamed: AnyGame = {
    ...version2,
    blank: (config) => ({ ...version2.blank(config), layout: noFields }),
  };
  expect((await verdicts(renamed))[0]!.page).toBe('none');
  // A log that its own rules refuse is broken, whatever the present ones do.
  inDatabase(dataDir, (db) =>
    db.prepare(`UPDATE log SET entry = replace(entry, 'take 2', 'take 7') WHERE table_id = ?`).run(ids[0]!),
  );
  const [broken] = await verdicts(version2);
  expect([broken!.verdict.kind, broken!.ok]).toEqual(['broken', false]);
});

/** The layout of a state whose fields have other names. */
const noFields = new Proxy(version1.blank({ pile: 1, clock: undefined }).layout, {
  get: (layout, key) => (key === 'fields' ? [] : Reflect.get(layout, key)),
});

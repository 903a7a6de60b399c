/** The list of games: what manifests promise exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LAW_NAMES } from '#engine/laws/report.ts';
import { parseOptions } from '#engine/options.ts';
import { LANGUAGES } from '#engine/text.ts';
import { loadBots, loadGame, MANIFESTS, SHELF, titleOf } from '#games/library.ts';
import { allMessages } from '#games/manifest.ts';
import { LINES, SPEECH_MOMENTS } from '#kit/caption/speech.ts';
import type { Teller } from '#kit/caption/teller.ts';
import { en } from '#kit/text/en.ts';
import { it as italian } from '#kit/text/it.ts';
import { pl } from '#kit/text/pl.ts';
import { translatorOf } from '#kit/text.ts';

/** What the page itself says. */
const SHELL = { en, it: italian, pl };

const folders = readdirSync('games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('every folder of a game is on the shelf, once, at its own position', () => {
  expect(SHELF.map(({ id }) => id).sort()).toEqual(folders.sort());
  expect(new Set(SHELF.map(({ shelf }) => shelf)).size).toBe(SHELF.length);
});

test.each(SHELF)('$id has a title, a sentence and a box', ({ id, title, about, seats }) => {
  for (const language of LANGUAGES) {
    expect(title[language]).not.toBe('');
    expect(about[language]).not.toBe('');
    expect(titleOf(id, language)).toBe(title[language]);
  }
  expect(seats.min).toBeLessThanOrEqual(seats.max);
  expect(readFileSync(`games/${id}/table/cover.svg`, 'utf8')).toContain('<svg');
  expect(readFileSync(`games/${id}/table/cover.css`, 'utf8')).toContain(`.lid.${id} {`);
});

describe.each(MANIFESTS)('the manifest of $id', (manifest) => {
  test('has the id of its rules', async () => {
    const game = await manifest.rules();
    expect(game).toMatchObject({ id: manifest.id, seats: manifest.seats });
    expect(await loadGame(manifest.id)).toBe(game);
    expect(await loadBots(manifest.id)).toBe(await manifest.bots?.());
    expect(existsSync(`games/${manifest.id}/table/index.ts`)).toBe(true);
  });

  const folder = `games/${manifest.id}/table`;
  const declares = (member: string): boolean =>
    readFileSync(`${folder}/index.ts`, 'utf8').includes(`\n  ${member}: `);
  const levels = async () => ((await loadBots(manifest.id))?.levels ?? []).map(({ id }) => id);

  test('has a small face for every level of its bots, if it says so', async () => {
    const drawn = existsSync(`${folder}/faces`) ? readdirSync(`${folder}/faces`) : [];
    const promised = declares('faces') ? await levels() : [];
    expect(drawn.sort()).toEqual(promised.map((id) => `${id}.svg`).sort());
    for (const name of drawn)
      expect(brotliCompressSync(readFileSync(`${folder}/faces/${name}`)).length, name).toBeLessThan(650);
  });

  test('has lines for every level of its bots to say at every moment, each another, if it tells turns', async () => {
    expect(existsSync(`${folder}/captions.ts`)).toBe(declares('captions'));
    if (!declares('captions')) return;
    const { teller } = (await import(`../games/${manifest.id}/table/captions.ts`)) as { teller: Teller };
    for (const language of LANGUAGES) {
      const { say } = translatorOf(language, [await teller.messages[language]()]);
      for (const id of await levels()) {
        const lines = SPEECH_MOMENTS.flatMap((moment) =>
          Array.from({ length: LINES }, (_, n) => say(`speech.${id}.${moment}.${n + 1}`)),
        );
        expect(lines.filter((line) => line.includes('⟨'))).toEqual([]);
        expect(new Set(lines).size).toBe(lines.length);
      }
    }
  });

  test('measures with options that the game has', async () => {
    const game = await manifest.rules();
    const options = parseOptions(game.options, manifest.measured, manifest.seats.max);
    expect(options).toMatchObject({ ok: true });
    if (options.ok) expect(game.config(options.value, manifest.seats.max)).toMatchObject({ ok: true });
  });

  test('loads messages and a rulebook in every language, with the same clauses', async () => {
    const english = Object.keys(await allMessages(manifest, 'en')).sort();
    const { prefix } = await manifest.conformance();
    const clauses = async (language: (typeof LANGUAGES)[number]): Promise<string[]> =>
      (await manifest.rulebook[language]())
        .filter((chapter) => !chapter.deferred)
        .flatMap((chapter) => chapter.clauses.map(({ id }) => id))
        .filter((id) => id.startsWith(`${prefix}-`));
    const expected = await clauses('en');
    expect(expected.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      expect(Object.keys(await allMessages(manifest, language)).sort()).toEqual(english);
      expect(await clauses(language)).toEqual(expected);
    }
  });

  test('keeps every message that is seldom said under its prefix, and says nothing twice', async () => {
    for (const language of LANGUAGES) {
      const usual = [...Object.keys(SHELL[language]), ...Object.keys(await manifest.messages[language]())];
      for (const [prefix, texts] of Object.entries(manifest.seldom ?? {})) {
        const keys = Object.keys(await texts[language]());
        expect(keys.length).toBeGreaterThan(0);
        for (const key of keys) expect(key).toMatch(new RegExp(`^${prefix}\\.`));
        // A message that is known already would keep its own from being loaded.
        expect(usual.filter((key) => keys.includes(key))).toEqual([]);
      }
    }
  });

  test('gives a reason for every law that is not checked', async () => {
    for (const [law, reason] of Object.entries((await manifest.laws()).idle ?? {})) {
      expect(LAW_NAMES).toContain(law);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});

test('an unknown id finds no game', async () => {
  expect(await loadGame('warcraft')).toBeUndefined();
  expect(await loadGame('constructor')).toBeUndefined();
  expect(await loadBots('warcraft')).toBeUndefined();
  expect(titleOf('no-such-game', 'en')).toBe('no-such-game');
});

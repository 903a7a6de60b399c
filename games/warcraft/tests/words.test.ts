/** The words are loaded in pieces, each of which is small when it is compressed. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/text.ts';
import { allMessages } from '#games/manifest.ts';
import { translatorOf } from '#kit/text.ts';
import { abilitiesOf } from '../content/effects/index.ts';
import { sentencesOf } from '../text/effects.ts';
import { wording, words } from '../words.ts';

const TEXT = fileURLToPath(new URL('../text', import.meta.url));
/** In bytes, compressed; what is measured are the sources, which a build makes smaller. */
const MOST = 25 * 1024;

/** The files of `text/` that this one imports, itself included. Types are no part of a piece. */
const reach = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(TEXT, file), 'utf8');
  for (const [, name] of source.matchAll(/^import (?!type )[^;]*?from '(\.[^']*)'/gm)) {
    const other = relative(TEXT, join(TEXT, dirname(file), name!));
    if (!other.startsWith('..')) reach(other, seen);
  }
  return seen;
};
const sizeOf = (files: Iterable<string>): number =>
  gzipSync([...files].map((file) => readFileSync(join(TEXT, file), 'utf8')).join('')).length;

const entries = (language: string): readonly string[] => [
  `${language}.ts`,
  `${language}/refusals.ts`,
  `${language}/effects.ts`,
  `rulebook.${language}.ts`,
];

describe.each(LANGUAGES)('the words of Warcraft in %s', (language) => {
  it('come in pieces of 25 kB at most', () => {
    // What several pieces need is a piece of its own.
    const loaded = new Set<string>();
    for (const entry of entries(language)) {
      const piece = [...reach(entry)].filter((file) => !loaded.has(file));
      expect(piece, entry).toContain(entry);
      expect(sizeOf(piece), entry).toBeLessThanOrEqual(MOST);
      expect(sizeOf(piece), entry).toBeGreaterThan(2000);
      for (const file of piece) loaded.add(file);
    }
  });

  it('are all there: messages with refusals, a rulebook, and the words of effects', async () => {
    const messages = await allMessages(words, language);
    const { say, has } = translatorOf(language, [messages]);
    expect(has('refusal.BAG_FULL') && has('event.turn') && has('point.action')).toBe(true);
    expect(await words.rulebook[language]()).toHaveLength(28);
    const { ofCard } = sentencesOf(await wording[language](), (kind, id) => say(`${kind}.${id}`));
    expect(ofCard(abilitiesOf('cleave'))[0]).toContain('8');
  });
});

it('no file of words is left out', () => {
  const all = readdirSync(TEXT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => relative('.', file));
  const used = new Set(
    LANGUAGES.flatMap((language) => entries(language).flatMap((entry) => [...reach(entry)])),
  );
  expect(all.filter((file) => !used.has(file))).toEqual([]);
});

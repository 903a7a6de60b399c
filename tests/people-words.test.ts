/** The messages that are loaded only when needed: complete in every language; of accounts, with one for every refusal. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Messages } from '#engine/text.ts';
import { MANIFESTS } from '#games/library.ts';
import { en as shell } from '#kit/text/en.ts';
import { parametersOf } from '#kit/text.ts';
import { en as lobbyEn } from '../web/src/lobby/text/en.ts';
import { it as lobbyIt } from '../web/src/lobby/text/it.ts';
import { pl as lobbyPl } from '../web/src/lobby/text/pl.ts';
import { en } from '../web/src/people/text/en.ts';
import { it as italian } from '../web/src/people/text/it.ts';
import { pl } from '../web/src/people/text/pl.ts';

const BUNDLES: Readonly<Record<string, Messages>> = { en, it: italian, pl };

/** The refusal codes in the files of the server's accounts and of the host's acts. */
const codes = (): string[] => {
  const found = new Set<string>();
  const folder = fileURLToPath(new URL('../server/accounts/', import.meta.url));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}${name}`);
  files.push(fileURLToPath(new URL('../tables/moderation.ts', import.meta.url)));
  for (const file of files)
    for (const [, code] of readFileSync(file, 'utf8').matchAll(/\b(?:serviceRefusal|refuse)\('([A-Z_]+)'/g))
      found.add(code!);
  return [...found];
};

const LOBBY: Readonly<Record<string, Messages>> = { en: lobbyEn, it: lobbyIt, pl: lobbyPl };

describe.each([
  ['accounts', BUNDLES],
  ['the waiting room', LOBBY],
])('the messages of %s', (_, bundles) => {
  it.each(LANGUAGES)('have in %s the keys and the parameters of English', (language) => {
    const [messages, english] = [bundles[language]!, bundles.en!];
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english))
      expect([key, parametersOf(messages[key]!)]).toEqual([key, parametersOf(message)]);
  });

  it.each(LANGUAGES)('have in %s every plural form that the language needs', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(bundles[language]!)) {
      if (typeof message === 'string') continue;
      // Italian has the plural form "many" for millions, too; it may be the same as "other".
      const forms = needed.filter((form) => !(language === 'it' && form === 'many'));
      for (const form of forms) expect(Object.keys(message), key).toContain(form);
    }
  });
});

// They may be loaded while a game is played, as those of accounts are with the chat, and would replace its own.
it.each(MANIFESTS)(
  'no message of $id has the key of one of accounts or of the waiting room',
  async (game) => {
    const messages = await game.messages.en();
    const keys = [...Object.keys(en), ...Object.keys(lobbyEn)];
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => Object.hasOwn(messages, key))).toEqual([]);
  },
);

describe.each(LANGUAGES)('the messages of accounts in %s', (language) => {
  const messages = BUNDLES[language]!;

  it('have a sentence for every refusal', () => {
    expect(codes()).toContain('PROVE_FIRST');
    for (const code of codes()) {
      const key = `refusal.${code}`;
      expect(key in messages || key in shell, key).toBe(true);
      if (key in messages) expect(messages[key], key).toMatch(/[.!?]$/);
    }
  });
});

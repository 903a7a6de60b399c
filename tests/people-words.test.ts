/** The messages of accounts: complete in every language, with one for every refusal that people can meet there. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Messages } from '#engine/text.ts';
import { en as shell } from '#kit/text/en.ts';
import { parametersOf } from '#kit/text.ts';
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

describe.each(LANGUAGES)('the messages of accounts in %s', (language) => {
  const messages = BUNDLES[language]!;

  it('have the keys and the parameters of English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en as Messages))
      expect([key, parametersOf(messages[key]!)]).toEqual([key, parametersOf(message)]);
  });

  it('have every plural form that the language needs', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      // Italian has the plural form "many" for millions, too; it may be the same as "other".
      const forms = needed.filter((form) => !(language === 'it' && form === 'many'));
      for (const form of forms) expect(Object.keys(message), key).toContain(form);
    }
  });

  it('have a sentence for every refusal', () => {
    expect(codes()).toContain('PROVE_FIRST');
    for (const code of codes()) {
      const key = `refusal.${code}`;
      expect(key in messages || key in shell, key).toBe(true);
      if (key in messages) expect(messages[key], key).toMatch(/[.!?]$/);
    }
  });
});

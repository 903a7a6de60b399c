import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ACTS } from '#engine/match/entry.ts';
import { LANGUAGES, type Messages } from '#engine/text.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { formatList, parametersOf, translatorOf } from '../text.ts';

const BUNDLES: Readonly<Record<string, Messages>> = { en, it: italian, pl };
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The refusal codes in the source files of a folder. */
const codesIn = (folder: string): string[] => {
  const codes = new Set<string>();
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const text = readFileSync(join(ROOT, folder, entry.name), 'utf8');
    for (const [, code] of text.matchAll(/\b(?:refusal|serviceRefusal)\(\s*'([A-Z_]+)'/g)) codes.add(code!);
  }
  return [...codes].sort();
};

describe.each(LANGUAGES)('the words of the page in %s', (language) => {
  const messages = BUNDLES[language]!;

  it('has the keys of English, no more and no fewer', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it('asks for the same parameters as English, and says something', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect(parametersOf(message), key).toEqual(parametersOf((en as Messages)[key]!));
      const texts = typeof message === 'string' ? [message] : Object.values({ ...message });
      for (const text of texts) expect(text.trim(), key).not.toBe('');
    }
  });

  it('ends every refusal as a sentence', () => {
    for (const [key, message] of Object.entries(messages)) {
      if (!key.startsWith('refusal.')) continue;
      const { by: _, ...forms } = typeof message === 'string' ? { by: '', other: message } : message;
      for (const form of Object.values(forms)) expect(form, key).toMatch(/[.!?]$/);
    }
  });

  it('has every plural form that the language needs', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      // Italian has the plural category "many" (millions), whose texts are those of "other".
      const forms = needed.filter((form) => !(language === 'it' && form === 'many'));
      for (const form of forms) expect(Object.keys(message), key).toContain(form);
    }
  });

  it('knows every refusal of the engine and of the service, and every act of the table', () => {
    const codes = [
      ...codesIn('engine'),
      ...codesIn('engine/match'),
      ...codesIn('tables'),
      ...codesIn('server'),
    ];
    expect(codes).toContain('TAKEBACK_OFF');
    expect(codes).toContain('NOT_YOUR_SEAT');
    for (const code of codes) expect(Object.keys(messages), code).toContain(`refusal.${code}`);
    for (const act of ACTS) expect(Object.keys(messages)).toContain(`act.${act}`);
  });
});

describe('a voice', () => {
  it('counts in Polish', () => {
    const { say } = translatorOf('pl', [pl]);
    const moves = (n: number): string => say('front.decisions', { n });
    expect([moves(1), moves(2), moves(5), moves(22), moves(112)]).toEqual([
      '1 ruch',
      '2 ruchy',
      '5 ruchów',
      '22 ruchy',
      '112 ruchów',
    ]);
  });

  it('fills in parameters, and messages named by parameters', () => {
    const { say } = translatorOf('en', [{ hit: '{tank:tank} on {square}', 'tank.L': 'light tank' }]);
    expect(say('hit', { tank: 'L', square: 'f3' })).toBe('light tank on f3');
    expect(say('hit', { tank: 'X', square: 'f3' })).toBe('X on f3');
  });

  it('says lists as each language does, equal things counted, an empty one not at all', () => {
    const words: Messages = {
      drew: { by: 'cards', zero: 'nothing', one: 'one: {cards:card}', other: '{cards:card}' },
      'card.e': 'Engineer',
      'card.t-34': 'Т-34',
    };
    const drew = (language: 'en' | 'it' | 'pl', ...cards: string[]): string =>
      translatorOf(language, [words]).say('drew', { cards });
    expect(drew('en', 'e', 't-34', 'x', 'e')).toBe('2 × Engineer, Т-34, and x');
    expect(drew('it', 'e', 't-34')).toBe('Engineer e Т-34');
    expect(drew('pl', 'e', 't-34')).toBe('Engineer i Т-34');
    expect(drew('en', 't-34')).toBe('one: Т-34');
    expect(drew('en')).toBe('nothing');
    expect(translatorOf('en', [{ drew: '<{cards:card}>' }]).say('drew', { cards: [] })).toBe('<>');
    expect(parametersOf(words.drew!)).toEqual(['cards']);
  });

  it('says another message where its key stands', () => {
    const words = { 'base.S2.1': 'Base 1 of {:player.2}', lost: '{base:base} is lost.' };
    const names = { 'player.2': 'Anna' };
    expect(translatorOf('en', [names, words]).say('lost', { base: 'S2.1' })).toBe('Base 1 of Anna is lost.');
    expect(parametersOf(words['base.S2.1'])).toEqual([]);
  });

  it('shows what it cannot say, and prefers the first bundle', () => {
    const { say, has } = translatorOf('en', [{ a: 'game' }, { a: 'shell', b: 'shell' }]);
    expect([say('a'), say('b'), say('c')]).toEqual(['game', 'shell', '⟨c⟩']);
    expect([has('b'), has('c')]).toEqual([true, false]);
  });
});

it('joins lists as Intl.ListFormat does', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    for (let n = 0; n <= 5; n++) {
      const texts = Array.from({ length: n }, (_, i) => `card ${i}`);
      expect(formatList(language, texts)).toBe(format.format(texts));
    }
  }
});

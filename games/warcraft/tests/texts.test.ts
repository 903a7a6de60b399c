/** What the rules say, in every language: options, questions, refusals, and all that random games tell. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomOptions } from '#engine/laws/options.ts';
import type { GameEvent, Tell } from '#engine/narration.ts';
import { parseOptions } from '#engine/options.ts';
import { playOut, randomDecision } from '#engine/playout.ts';
import { LANGUAGES, type Language, type Message, type Messages } from '#engine/text.ts';
import { parametersOf, translatorOf } from '#kit/text.ts';
import { warcraft } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { POINTS } from '../rules/points/index.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { refusals as refusalsEn } from '../text/en/refusals.ts';
import { en } from '../text/en.ts';
import { refusals as refusalsIt } from '../text/it/refusals.ts';
import { it as italian } from '../text/it.ts';
import { refusals as refusalsPl } from '../text/pl/refusals.ts';
import { pl } from '../text/pl.ts';

const BUNDLES: Readonly<Record<Language, Messages>> = {
  en: { ...en, ...refusalsEn },
  it: { ...italian, ...refusalsIt },
  pl: { ...pl, ...refusalsPl },
};
/** What every game refuses with the same words. */
const SHARED_REFUSALS: readonly string[] = ['GAME_OVER', 'NOT_YOUR_TURN'];

const RULES = fileURLToPath(new URL('../rules', import.meta.url));
/** Each refusal code with the parameters that a call of `refuse` or `refuseIn` gives it, taken from the sources of the rules. */
const refused: readonly (readonly [code: string, params: readonly string[]])[] = readdirSync(RULES, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(join(RULES, file), 'utf8').matchAll(
      /\brefuse(?:\(|In\(\s*'[^']+',)\s*'([A-Z_]+)'(?:,\s*\{((?:[^{}])*)\})?/g,
    ),
  ])
  .map(([, code, params = '']) => [
    code!,
    params
      .split(/,(?![^([]*[)\]])/)
      .map((part) => part.split(':')[0]!.trim())
      .filter((name) => /^\w+$/.test(name)),
  ]);

/** The different events of random games with random options; most end before their last turn. */
const toldInGames = (): GameEvent[] => {
  const heard = new Map<string, GameEvent>();
  const tell: Tell = (event, _audience, others) => {
    for (const one of others ? [event, others] : [event]) heard.set(JSON.stringify(one), one);
  };
  for (let n = 0; n < 5; n++) {
    const chance = new FastChance(n);
    const seats = 2 + n;
    const chosen = parseOptions(OPTIONS, randomOptions(OPTIONS, seats, chance), seats);
    const config = warcraft.config(chosen.ok ? chosen.value : expect.fail(chosen.error.code), seats);
    if (!config.ok) return expect.fail(config.error.code);
    const s = warcraft.blank(config.value);
    warcraft.setup(s, chance, tell);
    playOut(warcraft, s, (at, seat) => randomDecision(warcraft, at, seat, chance), chance, 2500, tell);
  }
  return [...heard.values()];
};
const HEARD = toldInGames();

const formsOf = (message: Message): string[] =>
  typeof message === 'string'
    ? [message]
    : Object.entries(message).flatMap(([form, text]) => (form === 'by' ? [] : [text]));

describe.each(LANGUAGES)('the texts of Warcraft in %s', (language) => {
  const messages = BUNDLES[language];
  const { say, has } = translatorOf(language, [messages]);

  it('have a sentence for every refusal, with parameters that the rules give', () => {
    for (const code of Object.keys(CLAUSES).filter((one) => !SHARED_REFUSALS.includes(one))) {
      expect(has(`refusal.${code}`), code).toBe(true);
      for (const text of formsOf(messages[`refusal.${code}`]!)) expect(text, code).toMatch(/[.!?]$/);
    }
    expect(refused).toContainEqual(['NOT_ENOUGH_ENERGY', ['price', 'energy']]);
    expect(refused.length).toBeGreaterThan(120);
    for (const [code, given] of refused)
      for (const name of parametersOf(messages[`refusal.${code}`] ?? '')) expect(given, code).toContain(name);
  });

  it('have every option and every question', () => {
    for (const option of OPTIONS) {
      expect(has(`option.${option.id}`), option.id).toBe(true);
      for (const value of option.kind === 'choice' ? option.values : [])
        expect(has(`option.${option.id}.${value}`), `${option.id} ${value}`).toBe(true);
    }
    for (const { name } of POINTS) expect(say(`point.${name}`), name).toMatch(/^\p{Lu}.*[.?]$/u);
  });

  it('ask for the same parameters as in English, in every form that the language needs', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(BUNDLES.en).sort());
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
    for (const [key, message] of Object.entries(messages)) {
      expect(parametersOf(message), key).toEqual(parametersOf(BUNDLES.en[key]!));
      if (typeof message !== 'string' && message.one !== undefined)
        for (const form of needed) expect(Object.keys(message), key).toContain(form);
    }
  });

  it('say all that whole games tell [WOW-25.6]', () => {
    expect(new Set(HEARD.map(({ type }) => type)).size).toBeGreaterThan(55);
    for (const event of HEARD) {
      const text = say(`event.${event.type}`, event);
      expect(text, JSON.stringify(event)).toMatch(/\p{L}.*[.!]$/u);
      expect(text, JSON.stringify(event)).not.toMatch(/[{}⟨⟩]|undefined|NaN| [.,:]| {2}|\b[a-z]+-[a-z]*-?\d/);
      for (const name of parametersOf(messages[`event.${event.type}`]!))
        expect(Object.keys(event), event.type).toContain(name);
    }
  });
});

it('counts in the words of each language', () => {
  const said = LANGUAGES.map((language) => {
    const { say } = translatorOf(language, [BUNDLES[language]]);
    return [1, 3, 5].map((count) => say('event.wounds', { faction: 'horde', count }));
  });
  expect(said).toEqual([
    ['Horde: 1 wound.', 'Horde: 3 wounds.', 'Horde: 5 wounds.'],
    ['Orda: 1 ferita.', 'Orda: 3 ferite.', 'Orda: 5 ferite.'],
    ['Horda: 1 rana.', 'Horda: 3 rany.', 'Horda: 5 ran.'],
  ]);
});

it('counts coins and hits where there is one of them', () => {
  const said = (language: Language, key: string, params: Record<string, string | number>): string =>
    translatorOf(language, [BUNDLES[language]]).say(key, params);
  // A price of 2 is sold for 1 (WOW-8.3).
  const sale = { hero: 'horde-1', item: 'crocolisk-steak-1' };
  expect([1, 2].map((gold) => said('it', 'event.sold', { ...sale, gold }))).toEqual([
    'Orda 1 vende Bistecca di Coccolisco per 1 oro.',
    'Orda 1 vende Bistecca di Coccolisco per 2 ori.',
  ]);
  expect([0, 1, 2].map((gold) => said('it', 'refusal.NOT_ENOUGH_GOLD', { gold }))).toEqual([
    'Non bastano gli ori: non ce ne sono.',
    'Non bastano gli ori: ce n’è 1.',
    'Non bastano gli ori: ce ne sono 2.',
  ]);
  // One die of Nefarian's attacker shows 8 (WOW-22.6).
  expect(said('en', 'refusal.TOO_MANY_HITS', { most: 1 })).toMatch(/^At most 1 hit may/);
  expect(said('it', 'refusal.TOO_MANY_HITS', { most: 1 })).toMatch(/va al massimo 1 colpo\.$/);
  expect(said('pl', 'refusal.NO_SUCH_SPLIT', { least: 0, most: 1 })).toMatch(/od 0 do 1 trafienia\.$/);
});

it('says of the hits that move how many lie in the damage box then, not how many came (WOW-14.12)', () => {
  // W-58: four hits come to the one that lies there.
  const said = LANGUAGES.map((language) =>
    translatorOf(language, [BUNDLES[language]]).say('event.tokensMoved', { damage: 5 }),
  );
  expect(said).toEqual([
    'Hits move to the damage box. In it now: 5.',
    'I colpi passano nello spazio danni. Ora ce ne sono: 5.',
    'Trafienia przechodzą na pole obrażeń. Jest ich tam teraz: 5.',
  ]);
});

it('says of a reroll what all dice show then, those that were kept included (WOW-13.12)', () => {
  const said = LANGUAGES.map((language) =>
    translatorOf(language, [BUNDLES[language]]).say('event.rerolled', { hero: 'horde-1', dice: 'R6 R2' }),
  );
  expect(said).toEqual([
    'Horde 1 rolls again. The dice now: R6 R2.',
    'Orda 1 ritira. I dadi ora: R6 R2.',
    'Horda 1 przerzuca. Kości teraz: R6 R2.',
  ]);
});

/** The texts of every listed game, in every language: complete, well formed, and fit for what random games tell. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { randomOptions } from '#engine/laws/options.ts';
import type { GameEvent, Tell } from '#engine/narration.ts';
import { parseOptions } from '#engine/options.ts';
import { playOut, randomDecision } from '#engine/playout.ts';
import { LANGUAGES, type Message } from '#engine/text.ts';
import { MANIFESTS } from '#games/library.ts';
import { allMessages } from '#games/manifest.ts';
import { en } from '#kit/text/en.ts';
import { it as italian } from '#kit/text/it.ts';
import { pl } from '#kit/text/pl.ts';
import { parametersOf, translatorOf } from '#kit/text.ts';

/** What the page itself says. */
const SHELL = { en, it: italian, pl };
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values<string>({ ...message });

const GAMES = 8;
const MOST = 600;
/** The different events of random games with random options, as their seats and the others hear them. */
const toldBy = (game: AnyGame): readonly GameEvent[] => {
  const heard = new Map<string, GameEvent>();
  const tell: Tell = (event, _audience, others) => {
    for (const one of others ? [event, others] : [event]) heard.set(JSON.stringify(one), one);
  };
  for (let n = 0; n < GAMES; n++) {
    const chance = new FastChance(n);
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const chosen = parseOptions(game.options, randomOptions(game.options, seats, chance), seats);
    const config = game.config(chosen.ok ? chosen.value : expect.fail(chosen.error.code), seats);
    if (!config.ok) continue;
    const s = game.blank(config.value);
    game.setup(s, chance, tell);
    playOut(game, s, (at, seat) => randomDecision(game, at, seat, chance), chance, MOST, tell);
  }
  return [...heard.values()];
};

describe.each(MANIFESTS)('the texts of $id', (manifest) => {
  const bundles = Promise.all(LANGUAGES.map((language) => allMessages(manifest, language)));
  const told = manifest.rules().then(toldBy);

  test('ask for the same parameters in every language, and none is empty', async () => {
    const [english, ...others] = await bundles;
    for (const messages of [english!, ...others])
      for (const [key, message] of Object.entries(messages)) {
        expect(parametersOf(message), key).toEqual(parametersOf(english![key]!));
        for (const text of formsOf(message)) expect(text.trim(), key).not.toBe('');
      }
  });

  test('give an example of a typed decision', async () => {
    for (const messages of await bundles) expect(messages['command.hint']).toBeTypeOf('string');
  });

  test('are written in Latin letters, the rulebook included', async () => {
    for (const [n, language] of LANGUAGES.entries()) {
      const book = (await manifest.rulebook[language]()).flatMap(({ title, clauses }) => [
        title,
        ...clauses.map((one) => JSON.stringify(one)),
      ]);
      const said = Object.values((await bundles)[n]!).flatMap(formsOf);
      expect([...book, ...said].filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    }
  });

  test('have every plural form that a language needs', async () => {
    const sample = Array.from({ length: 200 }, (_, n) => n);
    for (const [n, language] of LANGUAGES.entries()) {
      const rules = new Intl.PluralRules(language);
      const needed = [...new Set(sample.map((count) => rules.select(count)))];
      for (const [key, message] of Object.entries((await bundles)[n]!)) {
        // Other messages tell one from several, or present from absent.
        if (typeof message === 'string' || !message.one?.includes('{n}')) continue;
        const last = 'many' in message ? '' : 'many';
        for (const form of needed.filter((one) => one !== last))
          expect(Object.keys(message), `${language} ${key}`).toContain(form);
      }
    }
  });

  test('say every option, and every event of random games, with its own parameters', async () => {
    const game = await manifest.rules();
    const events = await told;
    expect(events.length).toBeGreaterThan(50);
    for (const [n, language] of LANGUAGES.entries()) {
      const messages = (await bundles)[n]!;
      const { say, has } = translatorOf(language, [messages, SHELL[language]]);
      for (const option of game.options) {
        const values = option.kind === 'choice' ? option.values.map((one) => `.${one}`) : [];
        for (const end of ['', ...values])
          expect(has(`option.${option.id}${end}`), `option.${option.id}${end}`).toBe(true);
      }
      for (const event of events) {
        const text = say(`event.${event.type}`, event);
        expect(text, JSON.stringify(event)).toMatch(/\p{L}/u);
        expect(text, JSON.stringify(event)).not.toMatch(/[{}⟨⟩]|undefined|NaN|\s[.,]/);
        for (const name of parametersOf(messages[`event.${event.type}`] ?? ''))
          expect(Object.keys(event), `event.${event.type}`).toContain(name);
      }
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { GameEvent, Tell } from '#engine/narration.ts';
import { defaultOptions } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { listSeats } from '#engine/seats.ts';
import { LANGUAGES, type Language, type Messages } from '#engine/text.ts';
import { allMessages } from '#games/manifest.ts';
import { parametersOf, translatorOf } from '#kit/text.ts';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { KIND_IDS } from '../content/cards.ts';
import { ACTIVE_ABILITIES, CLASSES, NATIONS, PASSIVE_ABILITIES } from '../content/vehicle-row.ts';
import { manifest } from '../index.ts';
import { rush } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { ASKED, placeNames, TRIGGERS } from '../rules/state.ts';
import { HELP } from '../text/help.ts';

/** What every game refuses with the same words. */
const SHARED_REFUSALS: readonly string[] = ['GAME_OVER', 'NOT_YOUR_TURN'];
const BUNDLES: Readonly<Record<Language, Messages>> = {
  en: await allMessages(manifest, 'en'),
  it: await allMessages(manifest, 'it'),
  pl: await allMessages(manifest, 'pl'),
};
const LEVELS = ['rookie', 'gunner', 'veteran', 'commander', 'marshal'];

const RULES = fileURLToPath(new URL('../rules', import.meta.url));
const SOURCES = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'));

/** Each refusal code with the parameters of every `refuse` call, taken from the sources of the rules. */
const refused = (): [code: string, params: string[]][] =>
  SOURCES.flatMap((text) =>
    [...text.matchAll(/\brefuse\(([^(){]*?)(?:,\s*\{([^}]*)\})?,?\s*\)/g)].flatMap(
      ([, codes = '', params = '']): [string, string[]][] => {
        const names = params.split(/,(?![^(]*\))/).map((part) => part.split(':')[0]!.trim());
        const given = names.filter((name) => /^\w+$/.test(name)).sort();
        return [...codes.matchAll(/'([A-Z_]+)'/g)].map(([, code]) => [code!, given]);
      },
    ),
  );

/** The events of random games with various options. */
const toldInGames = (): GameEvent[] => {
  const heard: GameEvent[] = [];
  const tell: Tell = (event, _audience, others) => {
    heard.push(event);
    if (others) heard.push(others);
  };
  for (let n = 0; n < 6; n++) {
    const options = {
      ...defaultOptions(OPTIONS),
      reserveRefresh: n % 2 ? 'optionalAtStart' : 'mandatoryAtEnd',
      attackerExposure: n % 3 === 0,
      killMedalTiming: n % 2 ? 'immediate' : 'pooled',
      roundLimit: n === 0 ? 5 : 40,
    };
    const config = rush.config(options, 2 + (n % 4));
    if (!config.ok) throw new Error(config.error.code);
    const s = rush.blank(config.value);
    const chance = new FastChance(n);
    rush.setup(s, chance, tell);
    while (rush.active(s) !== 0) {
      const seat = listSeats(rush.active(s))[0]!;
      rush.apply(s, seat, randomDecision(rush, s, seat, chance), chance, tell);
    }
  }
  return heard;
};
const HEARD: readonly GameEvent[] = [
  ...new Map(toldInGames().map((event) => [JSON.stringify(event), event])).values(),
];

describe.each(LANGUAGES)('the texts of Rush in %s', (language) => {
  const messages = BUNDLES[language]!;
  const keys = new Set(Object.keys(messages));
  const { say } = translatorOf(language, [{ 'player.2': 'Anna' }, messages]);

  it('names Vehicles in Latin letters', () => {
    expect(messages['card.ussr-is-2']).toBe('IS-2');
    expect(messages['card.germany-loewe']).toBe('Löwe');
  });

  it('has a sentence for every refusal', () => {
    const codes = Object.keys(CLAUSES).filter((code) => !SHARED_REFUSALS.includes(code));
    expect(codes).toContain('DEFENDED');
    for (const code of codes) {
      const message = messages[`refusal.${code}`];
      const texts = typeof message === 'object' ? Object.values({ ...message, by: 'by.' }) : [message];
      for (const text of texts) expect(text, code).toMatch(/[.!?]$/);
    }
  });

  it('uses only parameters that the rules give to a refusal', () => {
    const made = refused();
    expect(made).toContainEqual(['ACCOUNT_SHORT', ['card', 'short']]);
    expect(made).toContainEqual(['DEFENDED', ['base', 'card']]);
    expect(new Set(made.map(([code]) => code))).toEqual(new Set(Object.keys(CLAUSES)));
    for (const [code, given] of made)
      for (const name of parametersOf(messages[`refusal.${code}`] ?? '')) expect(given, code).toContain(name);
  });

  it('has names of cards, abilities, Achievements, options, points, endings, levels, help and advice', () => {
    const wanted = [
      ...KIND_IDS.map((id) => `card.${id}`),
      ...placeNames(5).map((name) => `base.${name}`),
      ...NATIONS.flatMap((nation) => [`nation.${nation}`, `medals.${nation}`]),
      ...CLASSES.map((one) => `class.${one}`),
      ...[...ACTIVE_ABILITIES, ...PASSIVE_ABILITIES].flatMap((id) => [
        `ability.${id}`,
        `ability.${id}.about`,
      ]),
      ...ACHIEVEMENTS.flatMap(({ id }) => [`achievement.${id}`, `achievement.${id}.about`]),
      ...OPTIONS.map((option) => `option.${option.id}`),
      ...OPTIONS.flatMap((option) =>
        option.kind === 'choice' ? option.values.map((value) => `option.${option.id}.${value}`) : [],
      ),
      ...ASKED.filter((name) => name !== 'over').map((name) => `point.${name}`),
      ...TRIGGERS.filter((one) => one !== 'none').flatMap((one) => [`ending.${one}`, `reason.${one}`]),
      ...LEVELS.flatMap((level) => [`level.${level}`, `level.${level}.about`]),
      ...HELP.flatMap(({ id }) => [`help.${id}`, `help.${id}.answer`]),
    ];
    expect(wanted).toContain('card.base-s5-3');
    for (const key of wanted) expect(keys, key).toContain(key);
  });

  it('has all texts for whole games', () => {
    expect(new Set(HEARD.map((event) => event.type)).size).toBeGreaterThan(25);
    for (const event of HEARD) {
      const text = say(`event.${event.type}`, event);
      expect(text, JSON.stringify(event)).toMatch(/\p{L}.*\.$/u);
      expect(text, JSON.stringify(event)).not.toMatch(/[{}⟨⟩]|undefined|NaN|\s[.,]|[a-z]+-[a-z]+-\d/);
    }
  });
});

it('names players and their Bases, calls cards by their titles, and counts equal ones', () => {
  const anna = { 'player.2': 'Anna', 'player.1': 'Tom' };
  const bought = { seat: 2, card: 'ussr-t-28', with: ['engineer', 'engineer'], points: 2 };
  const sentences = LANGUAGES.map((language) => {
    const { say } = translatorOf(language, [anna, BUNDLES[language]!]);
    return [
      say('event.bought', bought),
      say('event.struck', { seat: 2, card: 'ussr-kv-1', base: 'S1.3', target: '' }),
      say('event.struck', { seat: 2, card: 'ussr-kv-1', base: 'S1.3', target: 'france-d1' }),
      say('event.bought', { ...bought, with: [] }),
    ];
  });
  expect(sentences).toEqual([
    [
      'Anna buys T-28 and pays with 2 × Engineer (2).',
      'KV-1 hits Base 3 of Tom.',
      'KV-1 hits Renault D1 on Base 3 of Tom.',
      'Anna buys T-28 with points left over.',
    ],
    [
      'Anna compra T-28 e paga con 2 × Ingegnere (2).',
      'KV-1 colpisce la Base 3 di Tom.',
      'KV-1 colpisce Renault D1 (Base 3 di Tom).',
      'Anna compra T-28 con i punti rimasti.',
    ],
    [
      'Anna kupuje T-28, płacąc kartami: 2 × Inżynier (2).',
      'KV-1 trafia: Baza 3 (Tom).',
      'KV-1 trafia Renault D1: Baza 3 (Tom).',
      'Anna kupuje T-28 za punkty, które zostały.',
    ],
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, type Messages } from '#engine/text.ts';
import { allMessages } from '#games/manifest.ts';
import { translatorOf } from '#kit/text.ts';
import { LEVELS } from '../bot/levels.ts';
import { allScenarios } from '../content/scenarios.ts';
import { manifest } from '../index.ts';
import { DIRECTIONS } from '../rules/geometry.ts';
import { OPTIONS } from '../rules/options.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { ENDINGS } from '../rules/state.ts';
import { LETTERS } from '../rules/types.ts';

/** What every game refuses with the same words. */
const SHARED_REFUSALS: readonly string[] = ['GAME_OVER', 'NOT_YOUR_TURN'];
const BUNDLES: Readonly<Record<Language, Messages>> = {
  en: await allMessages(manifest, 'en'),
  it: await allMessages(manifest, 'it'),
  pl: await allMessages(manifest, 'pl'),
};
const SHARED = ['resign', 'time', 'agreement', 'abort'];
const RULES = fileURLToPath(new URL('../rules', import.meta.url));

/** Every refusal code in the sources of the rules. */
const codes = (): string[] => {
  const found = new Set<string>(Object.keys(CLAUSES));
  for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(RULES, file), 'utf8');
    const named = /\b(?:refusal|refuse|fail|fault|finding)\(\s*'([A-Z][A-Z_]+)'|'(SCENARIO_[A-Z_]+)'/g;
    for (const [, code, other] of text.matchAll(named)) found.add((code ?? other)!);
  }
  return [...found].filter((code) => code !== 'BAD_OPTION' && !SHARED_REFUSALS.includes(code)).sort();
};

describe.each(LANGUAGES)('the messages of Tank Chess in %s', (language) => {
  const messages = BUNDLES[language]!;

  it('explains every refusal in a sentence (TC-14.11, TC-14.12, TC-14.5, TC-13)', () => {
    const all = codes();
    for (const code of ['SHOT_TOO_CLOSE', 'TCP_ROW_WIDTH', 'SCENARIO_MAP_ROWS', 'OPENING_THREAT'])
      expect(all).toContain(code);
    for (const code of all) {
      const message = messages[`refusal.${code}`];
      const { by, ...forms } = typeof message === 'object' ? message : { by: '', other: message };
      for (const text of Object.values(forms)) expect(text, `${code} ${by}`).toMatch(/[.!?]$/);
    }
  });

  it('names tanks, directions, scenarios, levels, options and endings', () => {
    const wanted = [
      ...[...LETTERS].map((letter) => `tank.${letter}`),
      ...DIRECTIONS.map((name) => `direction.${name}`),
      ...allScenarios().map((scenario) => `option.scenarioId.${scenario.id}`),
      ...LEVELS.flatMap((level) => [`level.${level.id}`, `level.${level.id}.about`]),
      ...OPTIONS.map((option) => `option.${option.id}`),
      ...OPTIONS.flatMap((option) =>
        option.kind === 'choice' && option.id !== 'scenarioId'
          ? option.values.map((value) => `option.${option.id}.${value}`)
          : [],
      ),
      ...ENDINGS.filter((ending) => ending !== 'none' && !SHARED.includes(ending)).map((e) => `ending.${e}`),
    ];
    for (const key of wanted) expect(Object.keys(messages), key).toContain(key);
  });

  it('has whole sentences about a shot', () => {
    const { say } = translatorOf(language, [messages]);
    const hit = say('event.destroyed', {
      tank: 'M',
      from: 'f7',
      square: 'i10',
      victim: 'L',
      side: 'side',
      armour: 0,
      cannon: 2,
    });
    expect(hit).toContain('i10');
    expect(hit).toContain('II');
    expect(hit).not.toMatch(/[{}⟨⟩]/);
  });
});

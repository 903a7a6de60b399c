/** The sentences on cards and opponents, made of their effects, in every language (content 1). */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, type Messages } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { abilitiesOf, abilitiesOfFoe, EFFECT_CARDS, EFFECT_FOES } from '../content/effects/index.ts';
import { parseEffect, writeEffect } from '../content/effects/parse.ts';
import { type Ability, FOE_WINDOWS, OPERATIONS, type Op, TESTS } from '../content/effects/vocabulary.ts';
import { type Sentences, sentencesOf, type Wording } from '../text/effects.ts';
import { effects as effectsEn } from '../text/en/effects.ts';
import { names as namesEn } from '../text/en/names.ts';
import { effects as effectsIt } from '../text/it/effects.ts';
import { names as namesIt } from '../text/it/names.ts';
import { effects as effectsPl } from '../text/pl/effects.ts';
import { names as namesPl } from '../text/pl/names.ts';
import { OF_CARDS } from './sentences-cards.ts';
import { OF_FIGHTS } from './sentences-fight.ts';

const voice = (language: Language, words: Wording, names: Messages): Sentences => {
  const { say } = translatorOf(language, [names]);
  return sentencesOf(words, (kind, id) => say(`${kind}.${id}`));
};
const VOICES: Readonly<Record<Language, Sentences>> = {
  en: voice('en', effectsEn, namesEn),
  it: voice('it', effectsIt, namesIt),
  pl: voice('pl', effectsPl, namesPl),
};

const CARDS: readonly Ability[] = EFFECT_CARDS.flatMap(({ id }) => abilitiesOf(id));
const FOES: readonly Ability[] = EFFECT_FOES.flatMap(({ id }) => abilitiesOfFoe(id));
/** What is the same effect for a reader: limits above all dice there are mean "any number". */
const keyOf = (ability: Ability): string =>
  writeEffect([ability]).replaceAll(/(?<=spotEach\([^)]*,)(7|21)\b/g, '∞');

const parsed = (effect: string, foe: boolean): readonly Ability[] => {
  const read = parseEffect(effect, foe ? 'foe' : 'card');
  return read.ok ? read.value : expect.fail(`${effect}: ${read.error.reason}`);
};
const isFoe = (effect: string): boolean => !parseEffect(effect).ok;
/** The first sentence of an effect; `foe`: of an opponent. */
const sentence = (language: Language, effect: string): string => {
  const foe = isFoe(effect);
  return VOICES[language][foe ? 'ofFoe' : 'ofCard'](parsed(effect, foe)).join(' ');
};
const operations = (ops: readonly Op[]): string[] =>
  ops.flatMap((op) => [op.name, ...operations(op.then), ...operations(op.else)]);

describe.each(LANGUAGES)('what cards and opponents do, in %s', (language) => {
  it('is said in a whole sentence for every ability', () => {
    expect(CARDS.length + FOES.length).toBeGreaterThan(420);
    for (const [list, say] of [
      [CARDS, VOICES[language].ofCard],
      [FOES, VOICES[language].ofFoe],
    ] as const)
      for (const ability of list) {
        const said = say([ability]);
        expect(said).toHaveLength(1);
        expect(said[0], writeEffect([ability])).toMatch(/^[\p{Lu}„].*[^.]\.$/u);
        expect(said[0], writeEffect([ability])).not.toMatch(
          /[⟨⟩{}[\]|]|undefined|NaN|null|object| {2}| [.,;:]|,,|\b[a-z]+-[a-z]+-\d|Infinity/,
        );
      }
  });

  it('is the same for equal abilities, and different for different ones', () => {
    for (const [list, say] of [
      [CARDS, VOICES[language].ofCard],
      [FOES, VOICES[language].ofFoe],
    ] as const) {
      const effects = new Map<string, string>();
      for (const ability of list) {
        const text = say([ability])[0]!;
        expect(effects.get(text) ?? keyOf(ability), text).toBe(keyOf(ability));
        effects.set(text, keyOf(ability));
      }
    }
  });

  it('is as in the table of sentences checked by hand', () => {
    const at = LANGUAGES.indexOf(language) + 1;
    for (const row of [...OF_FIGHTS, ...OF_CARDS]) expect(sentence(language, row[0])).toBe(row[at]);
  });

  it('is said for every test, every window of opponents, and numbers that no card has yet', () => {
    const likely = [
      'poolStart: dice(red,5), dice(blue,12), dice(green,22)',
      'poolStart[talent(cleave) & placedCombo & oncePerTurn]: reroll(3)',
      'rerollEnd: spotEach(red/green:3-5,2) => (attrition(1))',
      'rerollEnd: changeUpTo(any:4+,2,1,choice)',
      'rerollEnd: shift(red,1,-2)',
      'healthLost(self): prevent(3)',
      'passive: cost(allInstants,2), cost(cleave,-1), travelMax(2), comboTimes(3)',
      'place: perPlaced(armor,2) => (hits(defense,5)), spendLoss(defense,2) => (armor(2))',
      ...FOE_WINDOWS.map((window) => `${window}: dropHits(defense,3,perParticipant)`),
    ];
    for (const effect of likely) {
      const text = sentence(language, effect);
      expect(text, effect).toMatch(/^[\p{Lu}„\d](?!.*([⟨⟩{}]|undefined|NaN| {2}| [.,;:])).*\.$/u);
    }
  });
});

it('every operation of the vocabulary is in the table, and every test is worded', () => {
  const shown = new Set(
    [...OF_FIGHTS, ...OF_CARDS].flatMap(([effect]) =>
      parsed(effect, isFoe(effect)).flatMap(({ ops }) => operations(ops)),
    ),
  );
  expect(Object.keys(OPERATIONS).filter((name) => !shown.has(name))).toEqual([]);
  for (const words of [effectsEn, effectsIt, effectsPl])
    expect(Object.keys(words.tests).sort()).toEqual(Object.keys(TESTS).sort());
});

it('inflects dice, hits and points in Polish', () => {
  const effects = [
    'poolStart: dice(red,1)',
    'poolStart: dice(blue,2)',
    'poolStart: dice(green,5)',
    'poolStart: dice(red,12)',
    'poolStart: dice(green,22)',
    'place: hits(damage,1)',
    'place: hits(damage,4)',
    'place: hits(damage,5)',
    'poolStart: gain(energy,5)',
  ];
  expect(effects.map((effect) => sentence('pl', effect).replace(/^[^:]*: /, ''))).toEqual([
    'dodaj 1 czerwoną kość.',
    'dodaj 2 niebieskie kości.',
    'dodaj 5 zielonych kości.',
    'dodaj 12 czerwonych kości.',
    'dodaj 22 zielone kości.',
    'połóż 1 trafienie na polu obrażeń.',
    'połóż 4 trafienia na polu obrażeń.',
    'połóż 5 trafień na polu obrażeń.',
    'zyskaj 5 punktów Energii, nawet ponad limit.',
  ]);
});

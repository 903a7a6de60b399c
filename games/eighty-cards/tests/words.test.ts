/** The sentences on cards, made of their data, in every language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { CAMP_KINDS, type CampKind } from '../content/base-camp.ts';
import { TRAVEL_KINDS, type TravelKind } from '../content/travel.ts';
import { sentencesOf } from '../text/effects.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';

const VOICES = {
  en: translatorOf('en', [en]),
  it: translatorOf('it', [italian]),
  pl: translatorOf('pl', [pl]),
};
const textOf = (language: keyof typeof VOICES, card: TravelKind | CampKind): string =>
  sentencesOf(card)
    .map(({ key, params }) => VOICES[language].say(key, params))
    .join(' ');

/** Cards that do not exist, but could: everything of the vocabulary that no card uses yet. */
const LIKELY: readonly (TravelKind | CampKind)[] = [
  { type: 'action', id: 'a', copies: 1, ap: 0, timing: 'own', effect: { do: 'pressure', by: 2 } },
  { type: 'action', id: 'b', copies: 1, ap: 0, timing: 'own', effect: { do: 'leap', spaces: 3 } },
  { type: 'action', id: 'c', copies: 1, ap: 0, timing: 'own', effect: { do: 'convert', least: 0, most: 2 } },
  { type: 'action', id: 'd', copies: 1, ap: 0, timing: 'own', effect: { do: 'convert', least: -2, most: 0 } },
  {
    type: 'action',
    id: 'e',
    copies: 1,
    ap: 0,
    timing: 'own',
    effect: { do: 'moveCost', scope: ['sea', 'ice'], by: -1 },
  },
  { type: 'crew', id: 'f', copies: 1, ap: 1, effect: { do: 'moveCost', scope: 'any', by: 1 } },
  {
    type: 'interference',
    id: 'g',
    copies: 1,
    ap: 1,
    wholeTurn: true,
    effect: { do: 'moveCost', scope: 'firstMove', by: 1 },
  },
  { type: 'interference', id: 'h', copies: 1, ap: 1, wholeTurn: false, effect: { do: 'pressure', by: 1 } },
];

describe.each(LANGUAGES)('what cards do, in %s', (language) => {
  it('is said in whole sentences, whatever the vocabulary allows', () => {
    for (const card of [...TRAVEL_KINDS, ...CAMP_KINDS, ...LIKELY])
      expect(textOf(language, card), card.id).toMatch(/^\p{Lu}(?!.*([⟨⟩{}]|undefined| {2}| \.)).*\.$/u);
  });
  it('is different for different cards', () => {
    const kinds = [...TRAVEL_KINDS, ...CAMP_KINDS].filter(({ id }) => id !== 'explosive-balloon-2');
    expect(new Set(kinds.map((card) => textOf(language, card))).size).toBe(kinds.length);
  });
});

it('names the numbers of the card', () => {
  const text = (id: string) => textOf('en', [...TRAVEL_KINDS, ...CAMP_KINDS].find((card) => card.id === id)!);
  expect(text('strike')).toBe('The victim’s turn starts with 3 AP less, but never with fewer than 2.');
  expect(text('skids')).toBe('A move onto ice and into desert costs 1 AP less.');
  expect(text('fog')).toBe('Every move costs 1 AP more for a whole turn.');
  expect(text('earth-torpedo')).toMatch('Range 5 to 16. 2 damage');
});

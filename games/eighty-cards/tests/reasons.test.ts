/** What hints say: every reason of a bot has words in every language. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { TERMS } from '../bot/reasons.ts';
import { hints as en } from '../text/en/hints.ts';
import { hints as it } from '../text/it/hints.ts';
import { hints as pl } from '../text/pl/hints.ts';

const VOICES = { en: translatorOf('en', [en]), it: translatorOf('it', [it]), pl: translatorOf('pl', [pl]) };

test.each(LANGUAGES)('%s has a sentence for every reason', (language) => {
  for (const term of TERMS) expect(VOICES[language].say(`because.${term}`), term).toMatch(/^\p{Lu}.*\.$/u);
});

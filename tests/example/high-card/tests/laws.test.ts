import { expect, it } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { en as sharedEn } from '#kit/text/en.ts';
import { it as sharedIt } from '#kit/text/it.ts';
import { pl as sharedPl } from '#kit/text/pl.ts';
import { laws } from '../laws.ts';
import { highCard } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';

const MESSAGES: Readonly<Record<string, object>> = {
  en: { ...sharedEn, ...en },
  it: { ...sharedIt, ...italian },
  pl: { ...sharedPl, ...pl },
};

it('keeps every law', () => {
  const report = checkLaws(highCard, {
    games: 60,
    seed: 1,
    ...laws,
    messages: (language, key) => Object.hasOwn(MESSAGES[language] ?? {}, key),
  });
  expect(violationsOf(report)).toEqual([]);
  const never = Object.entries(report.laws).filter(([, law]) => law.checks === 0);
  expect(never.map(([name]) => name)).toEqual(Object.keys(laws.idle ?? {}));
  expect(report.endings).toEqual({ tricks: 60 });
});

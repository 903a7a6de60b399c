/** Turns in words, and the squares that they are about. */
import { describe, expect, it } from 'vitest';
import { storyOf } from '#engine/match/story.ts';
import { NOBODY } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { importGame } from '../rules/notation/import.ts';
import { placesOf, wordsOf } from '../table/in-words.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { SAMPLE_RECORD } from './fixtures/sample-record.ts';
import { playAll, sitDown } from './table.ts';

const TEXTS = { en: [en], it: [italian], pl: [pl] };
const VOICES = LANGUAGES.map((language) => translatorOf(language, TEXTS[language]));
const english = VOICES[0]!.say;

/** The sample game, in which 1. Lf2>h5/N, 3. … Cd9>d4/S*b2+^ and 8. … Cg3>OUT# are played. */
const story = (): readonly StoryItem<TankEvent>[] => {
  const match = sitDown({ scenarioId: 'training-ground', colours: 'hostWhite', clock: 'none' });
  const read = importGame(SAMPLE_RECORD);
  if (!read.ok) throw new Error(read.error.code);
  playAll(match, read.value.turns.map(({ text }) => text).join(' '));
  // The match is one of Tank Chess, so its events are.
  return storyOf(match, NOBODY).filter(
    ({ index }) => index > 0,
  ) as unknown as readonly StoryItem<TankEvent>[];
};
const itemOf = (index: number): StoryItem<TankEvent> => story().find((item) => item.index === index)!;

describe('a turn in words', () => {
  it('names the tank, where it came from and went to, and what it shot', () => {
    expect(wordsOf(itemOf(1), english)).toBe('light tank from f2 to h5, facing north');
    expect(wordsOf(itemOf(6), english)).toMatch(
      /^command tank from d9 to d4, facing south, destroys the .+ tank on b2$/,
    );
    expect(wordsOf(itemOf(11), english)).toBe('command tank on h4 turns to face east');
    expect(wordsOf(itemOf(16), english)).toBe('command tank leaves the board from g3');
  });

  it('is said in every language without notation', () => {
    for (const item of story())
      for (const { say } of VOICES) {
        const words = wordsOf(item, say);
        expect(words).not.toMatch(/^$|[⟨{]| {2}|undefined|[A-Z][a-z]\d+|[>/*<^#+]/);
        for (const place of placesOf(item)) expect(words).toContain(place);
      }
  });

  it('is about the squares that it names, each once', () => {
    expect(placesOf(itemOf(1))).toEqual(['f2', 'h5']);
    expect(placesOf(itemOf(6))).toEqual(['d9', 'd4', 'b2']);
    expect(placesOf(itemOf(11))).toEqual(['h4']);
    expect(placesOf(itemOf(16))).toEqual(['g3']);
  });

  it('is not said of what is no turn', () => {
    expect(wordsOf({ told: [] }, english)).toBeUndefined();
    expect(placesOf({ told: [] })).toEqual([]);
  });
});

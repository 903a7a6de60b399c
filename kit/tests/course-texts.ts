/** What the texts of every course must have. Called by the games' tests. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Messages, type PerLanguage } from '#engine/text.ts';
import type { Course, Said } from '../opening/task.ts';
import { en } from '../opening/text/en.ts';
import { it as italian } from '../opening/text/it.ts';
import { pl } from '../opening/text/pl.ts';
import { parametersOf, translatorOf } from '../text.ts';

const AROUND: PerLanguage<Messages> = { en, it: italian, pl };

/** Every message is there in every language, with nothing left to fill in. */
export const expectSaid = (said: readonly Said[], ...bundles: readonly PerLanguage<Messages>[]): void => {
  for (const language of LANGUAGES) {
    const { say, has } = translatorOf(
      language,
      bundles.map((one) => one[language]),
    );
    for (const { key, params } of said) {
      expect(has(key), key).toBe(true);
      expect(say(key, params), key).not.toMatch(/[⟨⟩{}]/);
    }
  }
};

/** The tests of a course's own texts, and of those around it. `game`: the other messages of the game. */
export const describeCourseTexts = (
  { opening, exercises }: Course,
  learn: PerLanguage<Messages>,
  game: PerLanguage<Messages>,
): void => {
  const tasks = [...opening, ...exercises];
  describe.each(LANGUAGES)('the texts of the course in %s', (language) => {
    const own = learn[language];

    it('has the keys of English and asks for the same parameters', () => {
      for (const [mine, theirs] of [
        [own, learn.en],
        [AROUND[language], AROUND.en],
      ] as const) {
        expect(Object.keys(mine).sort()).toEqual(Object.keys(theirs).sort());
        for (const [key, message] of Object.entries(mine))
          expect(parametersOf(message), key).toEqual(parametersOf(theirs[key]!));
      }
    });

    it('says the goal, every task and what is learnt from it, in sentences', () => {
      const wanted = [
        'learn.goal',
        ...tasks.map(({ id }) => `learn.${id}`),
        ...tasks.filter(({ judge }) => judge).map(({ id }) => `learn.${id}.done`),
      ];
      for (const key of wanted) expect(own[key], key).toMatch(/[.!?…]$/);
      for (const { id } of exercises) expect(own[`learn.${id}.title`], id).toBeDefined();
      expectSaid(
        wanted.map((key) => ({ key })),
        learn,
        game,
      );
    });
  });
};

/** What Rush teaches newcomers. The learner has seat 1, against one opponent. */
import type { Course } from '#kit/opening/task.ts';
import { LEARNER } from './judging.ts';
import { EXERCISES, OPENING } from './tasks.ts';

export const course: Course = {
  seats: 2,
  learner: LEARNER,
  opening: OPENING,
  exercises: EXERCISES,
  messages: {
    en: async () => (await import('../../text/en/learn.ts')).learn,
    it: async () => (await import('../../text/it/learn.ts')).learn,
    pl: async () => (await import('../../text/pl/learn.ts')).learn,
  },
};

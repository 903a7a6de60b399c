/** What Around the World in 80 Cards teaches newcomers. The learner is the first of four players. */
import type { Course } from '#kit/opening/task.ts';
import { EXERCISES, OPENING } from './tasks.ts';

export const course: Course = {
  seats: 4,
  learner: 0,
  opening: OPENING,
  exercises: EXERCISES,
  messages: {
    en: async () => (await import('../../text/en/learn.ts')).learn,
    it: async () => (await import('../../text/it/learn.ts')).learn,
    pl: async () => (await import('../../text/pl/learn.ts')).learn,
  },
};

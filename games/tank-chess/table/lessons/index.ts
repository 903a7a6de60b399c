/** What Tank Chess teaches newcomers. The learner has White. */
import type { Course } from '#kit/opening/task.ts';
import { EXERCISES, OPENING } from './tasks.ts';

export const course: Course = {
  seats: 2,
  learner: 0,
  opening: OPENING,
  exercises: EXERCISES,
  messages: {
    en: async () => (await import('../../text/learn.en.ts')).en,
    it: async () => (await import('../../text/learn.it.ts')).it,
    pl: async () => (await import('../../text/learn.pl.ts')).pl,
  },
};

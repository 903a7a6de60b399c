/** Loads the texts of a course: those of the page around it, and the game's own. */
import { i18n, type MessageSource } from '../i18n.svelte.ts';
import type { Course } from './task.ts';

const around: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

export const loadCourseTexts = async (game: string, { messages }: Course): Promise<void> => {
  await Promise.all([
    i18n.load('opening', around),
    i18n.load(`${game} course`, (language) => messages[language]()),
  ]);
};

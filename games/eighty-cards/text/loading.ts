/** Words that are loaded when they are first needed: of hints, and of the coach. */
import type { Language, Messages } from '#engine/text.ts';

type Load = (language: Language) => Promise<Messages>;

export const loadHints: Load = async (language) => {
  if (language === 'it') return (await import('./it/hints.ts')).hints;
  if (language === 'pl') return (await import('./pl/hints.ts')).hints;
  return (await import('./en/hints.ts')).hints;
};
export const loadCoach: Load = async (language) => {
  if (language === 'it') return (await import('./it/coach.ts')).coach;
  if (language === 'pl') return (await import('./pl/coach.ts')).coach;
  return (await import('./en/coach.ts')).coach;
};

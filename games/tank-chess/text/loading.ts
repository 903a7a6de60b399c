/** Words that are loaded when they are first needed: of hints, and of the coach. */
import type { Language, Messages } from '#engine/text.ts';

type Load = (language: Language) => Promise<Messages>;

export const loadHints: Load = async (language) => {
  if (language === 'it') return (await import('./hints.it.ts')).it;
  if (language === 'pl') return (await import('./hints.pl.ts')).pl;
  return (await import('./hints.en.ts')).en;
};
export const loadCoach: Load = async (language) => {
  if (language === 'it') return (await import('./coach.it.ts')).it;
  if (language === 'pl') return (await import('./coach.pl.ts')).pl;
  return (await import('./coach.en.ts')).en;
};

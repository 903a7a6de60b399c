/** The words of accounts and pages of people, which most visits do without. */
import { type MessageSource, speech } from '#kit/speech.svelte.ts';

const WORDS: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

export const learnWords = (): Promise<void> => speech.learn('people', WORDS);

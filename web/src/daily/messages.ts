/** Messages of the games of the day, loaded only when needed. */
import { i18n, type MessageSource } from '#kit/i18n.svelte.ts';

const WORDS: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

export const loadMessages = (): Promise<void> => i18n.load('daily', WORDS);
